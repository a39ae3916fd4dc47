//! Chapter 7: effects of fighters, carried out word by word.

use script::{Bits, Done, Entry, Flow, Frame, Host, Stack, Task, start};
use table::{Seat, Sink};

use super::state::{card, owner, thing, title};
use super::{Pile, Rule, State};
use crate::Duel;
use crate::game::Event;
use crate::words::{Amount, DuelWords, Moment, Set, Test, Verb, Who};

/// A state being changed: the rules, the state and whoever listens.
pub(crate) struct Table<'a, S> {
    pub(crate) duel: &'a Duel,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut S,
}

impl<S: Sink<Event>> Table<'_, S> {
    /// Puts the effect of a card on the stack, if it has one.
    pub(crate) fn trigger(&mut self, effect: Option<Entry>, card: u8) {
        if let Some(entry) = effect
            && self.state.outcome.is_none()
        {
            let ability = start(entry, thing(card), owner(card));
            self.state.stack.push(Task::Ability(ability));
        }
    }
}

fn who(who: Who, frame: &Frame) -> Seat {
    match who {
        Who::You => frame.seat,
        Who::Opponent => frame.seat.other(),
    }
}

fn all(pile: &Pile) -> Bits<1> {
    pile.iter().map(|&card| thing(card)).collect()
}

impl<S: Sink<Event>> Host<DuelWords> for Table<'_, S> {
    fn stack(&self) -> &Stack<Rule, Bits<1>> {
        &self.state.stack
    }

    fn stack_mut(&mut self) -> &mut Stack<Rule, Bits<1>> {
        &mut self.state.stack
    }

    fn seat(&self, word: &Who, frame: &Frame) -> Seat {
        who(*word, frame)
    }

    fn perform(&mut self, verb: &Verb, frame: &Frame) -> Done {
        match *verb {
            Verb::Draw(word, n) => (0..n.value()).for_each(|_| self.draw(who(word, frame))),
            Verb::LoseLife(word, n) => self.lose_life(who(word, frame), n.value()),
            Verb::Heal(word, n) => self.heal(who(word, frame), n.value()),
            Verb::Damage(slot, n) => {
                let Some(target) = frame.thing(slot) else { return Done::NO };
                self.hurt(card(target), n.value());
            }
            Verb::Shield(slot) => {
                let Some(target) = frame.thing(slot) else { return Done::NO };
                self.shield(card(target));
            }
            Verb::Discard(slot) => {
                let Some(target) = frame.thing(slot) else { return Done::NO };
                self.discard(card(target));
            }
            Verb::LookAtTop => self.look_at_top(frame.seat),
            Verb::Bury => self.bury(frame.seat),
            Verb::Roll => return Done(u16::from(self.roll())),
            Verb::PlayFree(slot) => {
                let Some(chosen) = frame.thing(slot) else { return Done::NO };
                self.enter(frame.seat, card(chosen));
            }
        }
        Done::YES
    }

    fn can(&self, verb: &Verb, frame: &Frame) -> bool {
        match *verb {
            Verb::Heal(word, _) => self.state.side(who(word, frame)).life < self.state.most_life,
            Verb::LookAtTop => !self.state.side(frame.seat).deck.is_empty(),
            // A deck of one card has no other bottom.
            Verb::Bury => self.state.side(frame.seat).deck.len() > 1,
            Verb::Draw(..)
            | Verb::LoseLife(..)
            | Verb::Damage(..)
            | Verb::Shield(_)
            | Verb::Discard(_)
            | Verb::Roll
            | Verb::PlayFree(_) => true,
        }
    }

    fn test(&self, test: &Test, _: &Frame) -> bool {
        let Test::RolledAtLeast(n) = *test;
        self.state.rolled >= n.value()
    }

    fn number(&self, num: &Amount, _: &Frame) -> u16 {
        u16::from(num.value())
    }

    fn members(&self, set: &Set, frame: &Frame) -> Bits<1> {
        match *set {
            Set::AnyFighter => {
                let [red, blue] = self.state.sides.map(|side| all(&side.board));
                Bits([red.0[0] | blue.0[0]])
            }
            Set::FightersOf(word) => all(&self.state.side(who(word, frame)).board),
            Set::HandOf(word) => all(&self.state.side(who(word, frame)).hand),
            Set::CheapInHand(n) if self.has_room(frame.seat) => {
                let hand = &self.state.side(frame.seat).hand;
                let cheap = hand.iter().filter(|&&card| title(card).card().cost <= n.value());
                cheap.map(|&card| thing(card)).collect()
            }
            Set::CheapInHand(_) => Bits::default(),
        }
    }

    fn postpone(&mut self, at: &Moment, _: Frame) {
        match *at {}
    }

    fn rule(&mut self, rule: Rule) -> Flow {
        self.go_on(rule)
    }
}
