//! Explains why a choice is not allowed: what forbids it, and what to do instead. Nothing here
//! depends on information hidden from the seat. Deck lists are open, so the card behind a number is
//! known; its position may be hidden, so only the seat's own hand and face-up cards are examined.

use prose::{Text, text};
use script::Task;
use table::{Refusal, Seat};

use super::meaning::Look;
use super::state::{CardId, Object, Rule};
use crate::decks::Title;
use crate::game::Choice;

mod abilities;
mod answers;
mod attacks;
mod dividing;
mod pending;
mod plays;
mod questions;
mod turns;

impl Look<'_> {
    /// Returns what forbids the choice.
    pub(crate) fn explain(&self, seat: Seat, choice: Choice) -> Refusal {
        if self.state.outcome.is_some() {
            return rule("SWU-WIN-04", text!("The game is over.", "La partida ha terminado."));
        }
        if !self.state.deciders.contains(seat) {
            return self.explain_waiting(seat, choice);
        }
        match self.state.stack.top() {
            Some(Task::Rule(Rule::Action)) => self.explain_action(seat, choice),
            Some(Task::Rule(rule)) => self.explain_reply(*rule, seat, choice),
            Some(Task::Ability(_)) => self.explain_answer(seat, choice),
            None => self.explain_pending(seat, choice),
        }
    }

    fn explain_action(&self, seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Play(card) => self.explain_play(seat, card),
            Choice::Attach(card, host) => self.explain_attach(seat, card, host),
            Choice::PlayInstead(card, paid) => self.explain_play_instead(seat, card, paid),
            Choice::Attack(unit, target) => self.explain_attack(seat, unit, target),
            Choice::Use(card, number) => self.explain_use(seat, card, number),
            Choice::Deploy => self.explain_deploy(seat),
            Choice::TakeInitiative => rule(
                "SWU-INI-01",
                text!(
                    "The initiative has been taken this round. It can be taken again next round.",
                    "Ya se ha tomado la iniciativa esta ronda. Se podrá tomar de nuevo en la \
                     próxima."
                ),
            ),
            choice => self.explain_no_action(seat, choice),
        }
    }

    /// The name of the card; unused numbers do not stand for a card of this match.
    fn name(&self, card: CardId) -> Text {
        let title = self.state.title(card);
        if card.is_leader() || card.is_base() || title.is_deckable() {
            title.card().title()
        } else {
            text!("that card", "esa carta")
        }
    }

    /// The card whose ability asks, or led to the question.
    fn asking(&self) -> Option<CardId> {
        let frame = self.state.stack.ability_below()?;
        self.card_behind(Object::of(frame.source))
    }

    /// A refusal by the card whose ability asks; by the rule if that card is no longer known.
    fn by_asking(&self, id: &'static str, text: Text) -> Refusal {
        match self.asking() {
            Some(card) => by_card(self.state.title(card), text),
            None => rule(id, text),
        }
    }

    /// The name of the card whose ability asks, or led to the question.
    fn name_asking(&self) -> Text {
        match self.asking() {
            Some(card) => self.name(card),
            None => text!("this ability", "esta capacidad"),
        }
    }
}

fn rule(id: &'static str, text: Text) -> Refusal {
    Refusal::rule(id, text.sentence())
}

fn by_card(title: Title, text: Text) -> Refusal {
    Refusal::card(title.card().id, text.sentence())
}

/// Whether it is one of the five actions of a turn.
fn is_action(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Play(_)
            | Choice::Attach(..)
            | Choice::PlayInstead(..)
            | Choice::Attack(..)
            | Choice::Use(..)
            | Choice::Deploy
            | Choice::TakeInitiative
            | Choice::Pass
    )
}
