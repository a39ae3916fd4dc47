//! One card on the table, with its marks and options.

use deckbuilding::{Card, Choice, Kind, Piece, Target};
use maud::{Markup, html};
use prose::{Text, text};
use script::{Answer, Thing};

use super::{Table, words};
use crate::board::Offer;
use crate::board::card::{self, Aim, CardOnBoard, CardOption, Click, Use};

/// A card face up somewhere on the table.
pub(super) struct DrawnCard {
    pub(super) thing: Thing,
    /// Its name and state in words, for screen readers.
    pub(super) said: Text,
    /// The choice a click sends when there is no option, so that the refusal explains why.
    pub(super) attempt: Option<String>,
    /// The marks on it.
    pub(super) marks: Vec<Markup>,
}

impl Table<'_> {
    /// The reader's options with this card or base.
    pub(super) fn offers_on(&self, thing: Thing) -> Vec<&Offer<Choice>> {
        self.offers
            .iter()
            .chain(self.after_yes)
            .filter(|offer| self.card_of_choice(offer.choice) == Some(thing))
            .collect()
    }

    /// The option for this choice, if the reader has it.
    pub(super) fn offer_of(&self, choice: Choice) -> Option<&Offer<Choice>> {
        self.offers.iter().find(|offer| offer.choice == choice)
    }

    /// The card or base that shows a choice, if any.
    pub(super) fn card_of_choice(&self, choice: Choice) -> Option<Thing> {
        match choice {
            Choice::Base(base) => Some(base.thing()),
            Choice::Play(card)
            | Choice::Buy(card)
            | Choice::Bribe(card)
            | Choice::Assign(card, _)
            | Choice::Hit(card, _)
            | Choice::Resolve(Target::Row(card)) => Some(card.thing()),
            Choice::Resolve(Target::Base(owner)) => self.player(owner).base.map(Piece::thing),
            Choice::Use(thing) | Choice::Trigger(thing) => Some(thing),
            Choice::Answer(Answer::Thing(thing)) => Some(thing),
            Choice::End
            | Choice::Skip
            | Choice::TakeReward
            | Choice::LeaveReward
            | Choice::Place(_)
            | Choice::Split(_)
            | Choice::By(_)
            | Choice::Against(_)
            | Choice::Galaxy(_)
            | Choice::GoOn
            | Choice::Answer(_) => None,
        }
    }

    pub(super) fn card(&self, piece: &DrawnCard) -> Markup {
        self.card_with(piece, &self.offers_on(piece.thing))
    }

    /// Draws the card with only these options.
    pub(super) fn card_with(&self, piece: &DrawnCard, offers: &[&Offer<Choice>]) -> Markup {
        let DrawnCard { thing, said, attempt, marks } = piece;
        let id = self.facts(*thing).id;
        let options: Vec<CardOption> = offers.iter().map(|offer| self.option(offer)).collect();
        // An option that names the card is label enough, if the card has no marks.
        let named = |option: &CardOption| {
            option.said.get(self.lang).contains(self.name(self.facts(*thing)))
        };
        let plain = marks.is_empty() && options.len() == 1 && options.iter().all(named);
        let card = CardOnBoard {
            id,
            word: self.word(*thing),
            picture: self.picture(id),
            said: if plain { Text::default() } else { said.clone() },
            marks: html! { @if !marks.is_empty() { span.on { @for mark in marks { (mark) } } } },
            click: Click::ask(attempt.clone()),
            options,
        };
        card::draw(&card, self.lang)
    }

    fn option(&self, offer: &Offer<Choice>) -> CardOption {
        CardOption {
            words: offer.words.clone(),
            said: offer.text.clone(),
            item: self.item(offer),
            aim: self.aim(offer.choice),
            use_: if self.idle.contains(&offer.choice) { Use::Idle } else { Use::Useful },
            share: match offer.choice {
                Choice::Hit(_, amount) => Some(amount),
                _ => None,
            },
        }
    }

    /// The arrow of a choice: from a card to what it is assigned to.
    fn aim(&self, choice: Choice) -> Aim {
        let at = match choice {
            Choice::Assign(_, Target::Base(owner)) => {
                self.player(owner).base.map(|base| self.word(base.thing()))
            }
            Choice::Assign(_, Target::Row(card)) => Some(self.word(card.thing())),
            _ => None,
        };
        Aim { at, ..Aim::default() }
    }

    /// One item of a card's menu, which does not repeat the name of the card.
    fn item(&self, offer: &Offer<Choice>) -> Text {
        match offer.choice {
            Choice::Assign(_, Target::Base(owner)) => {
                text!("Assign to {base}", "Asigna a {base}", base = self.base_in_short(owner))
            }
            Choice::Assign(_, Target::Row(card)) => {
                let facts = self.facts(card.thing());
                text!(
                    "Assign to {card} ({n})",
                    "Asigna a {card} ({n})",
                    card = words::title(facts),
                    n = needed(facts)
                )
            }
            Choice::Hit(_, amount) => text!("{n} damage", "{n} de daño", n = amount),
            _ => offer.text.clone(),
        }
    }

    pub(super) fn picture(&self, id: &str) -> String {
        format!("/cards/deckbuilding/{id}.{}.svg", self.lang)
    }
}

/// The Attack needed to defeat a card of the row. A neutral unit has no Target value but its cost, and a capital
/// ship its hit points.
pub(super) fn needed(card: &Card) -> u8 {
    match card.kind {
        Kind::Ship => card.hit_points,
        Kind::Unit | Kind::Base => card.target.unwrap_or(card.cost),
    }
}
