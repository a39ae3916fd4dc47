//! Whether carrying out a verb would change the game. An option that would change nothing cannot be
//! chosen.

use script::{Frame, Reading as _, Things as _};

use super::meaning::{Look, card_of};
use super::state::{Cards, Object, narrow};
use crate::words::{Verb, What};

impl Look<'_> {
    /// Whether the verb would change the game, as far as its player can know.
    pub(crate) fn would_change(&self, verb: &Verb, frame: &Frame) -> bool {
        let state = self.state;
        let some = |num| self.number(num, frame) > 0;
        let targets = |what: &What| !self.in_play(what, frame).is_empty();
        let cards = |what: &What| !self.all(what, frame).is_empty();
        let any = |cards: Cards, holds: &dyn Fn(super::CardId) -> bool| {
            let mut found = false;
            cards.each(|card| found |= holds(card_of(card)));
            found
        };
        match verb {
            Verb::Draw(_, num) | Verb::BothDraw(num) => some(num),
            Verb::Deal(num, what) | Verb::DealBy(_, num, what) => some(num) && targets(what),
            Verb::Divide(share) => {
                some(&share.amount) && !self.members(&share.among, frame).is_empty()
            }
            Verb::Heal(num, what) => {
                some(num) && any(self.in_play(what, frame), &|card| self.can_heal(card))
            }
            Verb::HealAll(what) => any(self.in_play(what, frame), &|card| self.can_heal(card)),
            Verb::Defeat(what) => cards(what),
            Verb::Exhaust(what) => any(narrow(self.all(what, frame)), &|card| {
                !state.exhausted.contains(card.thing()) && self.is_face_up(card)
            }),
            Verb::Ready(what) => any(narrow(self.all(what, frame)), &|card| {
                state.exhausted.contains(card.thing()) && self.can_ready(card)
            }),
            Verb::Shield(what) => !self.units_meant(what, frame).is_empty(),
            Verb::Experience(num, what) => some(num) && !self.units_meant(what, frame).is_empty(),
            Verb::Give(what, ..) | Verb::Control(_, what) => {
                !self.units_meant(what, frame).is_empty()
            }
            Verb::Return(what)
            | Verb::Bury(what)
            | Verb::PutOnTop(what)
            | Verb::Discard(what)
            | Verb::Reveal(what)
            | Verb::Hold(what)
            | Verb::Take(what)
            | Verb::SetAside(what)
            | Verb::DefeatResource(what)
            | Verb::Play(what, ..) => cards(what),
            Verb::Resource(what, _) => match self.one(what, frame) {
                Some(object) => {
                    self.card_behind(object).is_some_and(|card| self.is_outside_arenas(card))
                }
                None => false,
            },
            Verb::DiscardAtRandom(who) | Verb::LookAtHand(who) | Verb::RevealHand(who) => {
                !state.hand_of(self.who(who, frame)).is_empty()
            }
            Verb::Mill(who, num) | Verb::Look(who, num) | Verb::RevealTop(who, num) => {
                some(num) && !state.player(self.who(who, frame)).deck.is_empty()
            }
            Verb::LookThroughDeck => !state.player(frame.seat).deck.is_empty(),
            Verb::ReadyResources(num) => some(num) && state.player(frame.seat).spent > 0,
            Verb::ExhaustResources(who, num) => {
                some(num) && state.ready_resources(self.who(who, frame)) > 0
            }
            Verb::Pay(num) => {
                u16::from(state.ready_resources(frame.seat)) >= self.number(num, frame)
            }
            Verb::Attack(what, terms) => match self.one(what, frame) {
                Some(Object::Card(unit)) => {
                    state.units_of(frame.seat).contains(unit.thing())
                        && self.can_attack(unit, terms)
                }
                _ => false,
            },
            Verb::DiscardDownTo(_)
            | Verb::DiscardHand(_)
            | Verb::BuryRest
            | Verb::Shuffle(_)
            | Verb::Name
            | Verb::Ban
            | Verb::ForbidHealing
            | Verb::Cheapen(..) => true,
        }
    }

    fn can_heal(&self, card: super::CardId) -> bool {
        self.state.damage[card.index()] > 0 && !(card.is_base() && self.state.no_healing)
    }

    /// Whether the card is a unit in play or a leader beside its base, which can be ready or
    /// exhausted.
    fn is_face_up(&self, card: super::CardId) -> bool {
        card.is_leader() || self.state.is_unit(card)
    }

    /// Whether the card is not in an arena, so that it can become a resource.
    pub(crate) fn is_outside_arenas(&self, card: super::CardId) -> bool {
        let (state, thing) = (self.state, card.thing());
        state.hands.contains(thing)
            || state.discards.contains(thing)
            || state.player(card.owner()).deck.contains(&card)
            || self.state.resolving.contains(&card)
    }
}
