//! Triggered abilities beyond those a player can put in order, stored as sets of cards.
//!
//! One event can trigger an ability of every card in play: each of 240 units may have a "when
//! defeated" ability of its own and one that another card gives it. The list of abilities to put in
//! order is limited; the others wait here and move to the list, lowest card first, as the abilities
//! before them are resolved.

use script::{Thing, Things as _};
use table::Seat;

use super::Table;
use super::meaning::card_of;
use super::state::{CardId, Cards, MOST_ORDERED, Object, State};
use crate::kit::AbilityId;

/// Cards with abilities that one event triggered and that do not fit into the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct OverflowTriggers {
    /// The trigger, by the number of its bit.
    trigger: u8,
    /// Cards with a printed ability.
    own: Cards,
    /// Cards with a gained ability, the same for all.
    gained: Cards,
    gained_ability: AbilityId,
    /// The card that triggered all of them; `None` if each triggered its own.
    about: Option<CardId>,
    /// The index of the last listed ability with the same trigger; these cards belong to its group.
    after: u8,
}

impl OverflowTriggers {
    fn cards(&self) -> Cards {
        self.own | self.gained
    }

    pub(super) fn is_empty(&self) -> bool {
        self.own.is_empty() && self.gained.is_empty()
    }

    pub(crate) fn contains(&self, thing: Thing) -> bool {
        self.own.contains(thing) || self.gained.contains(thing)
    }
}

impl State {
    /// Whether this seat has waiting cards that belong to the group at `from`.
    pub(super) fn overflow_has(&self, from: u8, seat: Seat) -> bool {
        self.next_in_overflow(from, Some(seat)).is_some()
    }

    /// The next waiting card that belongs to the group at `from`, optionally only of this seat.
    fn next_in_overflow(&self, from: u8, seat: Option<Seat>) -> Option<CardId> {
        if from > self.overflow.after {
            return None;
        }
        let mut next = None;
        self.overflow.cards().each(|card| {
            let card = card_of(card);
            if next.is_none() && seat.is_none_or(|seat| self.last_controller(card) == seat) {
                next = Some(card);
            }
        });
        next
    }

    /// The player who controls the card, or did when it left play.
    fn last_controller(&self, card: CardId) -> Seat {
        self.ghost(card.0).map_or_else(|| self.controller(card), |ghost| ghost.seat)
    }
}

impl Table<'_> {
    /// Stores the ability here if the list is full and its last ability has the same trigger.
    /// Returns whether it did.
    pub(super) fn try_overflow(
        &mut self,
        card: CardId,
        id: AbilityId,
        bit: u32,
        about: Thing,
    ) -> bool {
        let Some(last) = self.state.waiting.last() else { return false };
        let same = || !last.ability.is_special() && self.look().waits_for(last.ability, bit);
        if self.state.waiting.len() < MOST_ORDERED || !same() {
            return false;
        }
        let trigger = bit.trailing_zeros().to_le_bytes()[0];
        let about = Object::of(about).card().filter(|&about| about != card);
        let after = u8::try_from(self.state.waiting.len() - 1).unwrap_or(u8::MAX);
        let own = self.look().face(card).abilities.contains(&id);
        let overflow = &mut self.state.overflow;
        if overflow.is_empty() {
            *overflow = OverflowTriggers {
                trigger,
                about,
                after,
                gained_ability: id,
                ..OverflowTriggers::default()
            };
        } else if (overflow.trigger, overflow.about) != (trigger, about) {
            return false;
        }
        let (cards, fits) = if own {
            (&mut overflow.own, true)
        } else {
            let fits = overflow.gained.is_empty() || overflow.gained_ability == id;
            overflow.gained_ability = if fits { id } else { overflow.gained_ability };
            (&mut overflow.gained, fits)
        };
        let joins = fits && !cards.contains(card.thing());
        if joins {
            cards.insert(card.thing());
        }
        joins
    }

    /// Fills the list from the cards of this group and returns the new end of the group. The player
    /// whose turn it is gets at least one ability in the list.
    pub(super) fn refill_from_overflow(&mut self, from: u8, to: u8, turn: Option<Seat>) -> u8 {
        if self.state.overflow.is_empty() {
            return to;
        }
        let mut end = to;
        loop {
            let group = &self.state.waiting[usize::from(from)..];
            let missing = turn.filter(|&seat| !group.iter().any(|one| one.seat == seat));
            let next = self.state.next_in_overflow(from, missing);
            match next {
                Some(card) if missing.is_some() || self.state.waiting.len() < MOST_ORDERED => {
                    self.list_from_overflow(card);
                }
                _ => break,
            }
            let len = u8::try_from(self.state.waiting.len()).unwrap_or(u8::MAX);
            if len == end {
                break;
            }
            end = len;
        }
        if end != to {
            self.state.stack.become_rule(super::Rule::Triggers { from, to: end, turn });
        }
        end
    }

    /// Moves the abilities of this card to the list.
    pub(super) fn list_from_overflow(&mut self, card: CardId) {
        let (overflow, thing) = (self.state.overflow, card.thing());
        if !overflow.contains(thing) {
            return;
        }
        self.state.overflow.own.remove(thing);
        self.state.overflow.gained.remove(thing);
        if self.state.overflow.is_empty() {
            self.state.overflow = OverflowTriggers::default();
        }
        let ready = self.kit.ready(self.state.title(card));
        let (source, face) = if self.state.ghosts.contains(thing) {
            let face = if card.is_leader() { &ready.deployed } else { &ready.front };
            (Object::Ghost(card.0).thing(), face)
        } else {
            (thing, self.state.face(self.kit, card))
        };
        let about = overflow.about.map_or(source, CardId::thing);
        if overflow.own.contains(thing) {
            self.trigger_printed(face, source, 1 << overflow.trigger, about);
        }
        if overflow.gained.contains(thing) {
            self.wait(self.state.last_controller(card), source, overflow.gained_ability, about);
        }
    }
}
