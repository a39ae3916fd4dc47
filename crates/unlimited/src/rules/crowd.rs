//! Abilities of any number of cards that one event sets off.
//!
//! Every card in play may wait for the same thing: each of 240 units may have a "when defeated" of its own and
//! one that another card gives it. Only so many can be put in order at once; the others wait as sets of
//! cards and are called up, lowest card first, as those before them are resolved.

use script::{Thing, Things as _};
use table::Seat;

use super::Table;
use super::meaning::card_of;
use super::state::{CardId, Cards, MOST_ORDERED, Object, State};
use crate::kit::AbilityId;

/// Cards whose abilities wait for one and the same thing beyond those that can be put in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Crowd {
    /// What they wait for, as a bit.
    bit: u32,
    /// Cards with an ability of their own.
    own: Cards,
    /// Cards with an ability they gained, the same for all.
    gained: Cards,
    gift: AbilityId,
    /// What set all of them off; nothing if each was set off by what happened to it.
    about: Option<CardId>,
    /// The last ability in the list that the same thing set off: its group is the crowd's.
    after: u8,
}

impl Crowd {
    fn cards(&self) -> Cards {
        self.own | self.gained
    }

    pub(crate) fn contains(&self, thing: Thing) -> bool {
        self.own.contains(thing) || self.gained.contains(thing)
    }
}

impl State {
    /// Whether cards of the crowd behind the group that begins here are this seat's.
    pub(super) fn crowd_of(&self, from: u8, seat: Seat) -> bool {
        self.next_of_crowd(from, Some(seat)).is_some()
    }

    /// The card of the crowd that comes next in the group that begins here, of this seat if it says so.
    fn next_of_crowd(&self, from: u8, seat: Option<Seat>) -> Option<CardId> {
        if from > self.crowd.after {
            return None;
        }
        let mut next = None;
        self.crowd.cards().each(|card| {
            let card = card_of(card);
            if next.is_none() && seat.is_none_or(|seat| self.controlled(card) == seat) {
                next = Some(card);
            }
        });
        next
    }

    /// Who controls a card, or did when it left play.
    fn controlled(&self, card: CardId) -> Seat {
        self.ghost(card.0).map_or_else(|| self.controller(card), |ghost| ghost.seat)
    }
}

impl Table<'_> {
    /// Whether the ability waits in the crowd because too many in the list wait for the same.
    pub(super) fn joins_crowd(
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
        let about = Object::of(about).card().filter(|&about| about != card);
        let after = u8::try_from(self.state.waiting.len() - 1).unwrap_or(u8::MAX);
        let own = self.look().face(card).abilities.contains(&id);
        let crowd = &mut self.state.crowd;
        if crowd.cards().is_empty() {
            *crowd = Crowd { bit, about, after, gift: id, ..Crowd::default() };
        } else if (crowd.bit, crowd.about) != (bit, about) {
            return false;
        }
        let (cards, fits) = if own {
            (&mut crowd.own, true)
        } else {
            let fits = crowd.gained.is_empty() || crowd.gift == id;
            crowd.gift = if fits { id } else { crowd.gift };
            (&mut crowd.gained, fits)
        };
        let joins = fits && !cards.contains(card.thing());
        if joins {
            cards.insert(card.thing());
        }
        joins
    }

    /// Fills the list up from the crowd of this group, and says where the group ends then. A player
    /// whose turn it is has at least one ability in the list.
    pub(super) fn call_up(&mut self, from: u8, to: u8, turn: Option<Seat>) -> u8 {
        if self.state.crowd.cards().is_empty() {
            return to;
        }
        let mut end = to;
        loop {
            let group = &self.state.waiting[usize::from(from)..];
            let missing = turn.filter(|&seat| !group.iter().any(|one| one.seat == seat));
            let next = self.state.next_of_crowd(from, missing);
            match next {
                Some(card) if missing.is_some() || self.state.waiting.len() < MOST_ORDERED => {
                    self.leave_crowd(card);
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

    /// The abilities of this card wait in the list from now on.
    pub(super) fn leave_crowd(&mut self, card: CardId) {
        let (crowd, thing) = (self.state.crowd, card.thing());
        if !crowd.contains(thing) {
            return;
        }
        self.state.crowd.own.remove(thing);
        self.state.crowd.gained.remove(thing);
        if self.state.crowd.cards().is_empty() {
            self.state.crowd = Crowd::default();
        }
        let ready = self.kit.ready(self.state.title(card));
        let (source, face) = if self.state.ghosts.contains(thing) {
            let face = if card.is_leader() { &ready.deployed } else { &ready.front };
            (Object::Ghost(card.0).thing(), face)
        } else {
            (thing, self.state.face(self.kit, card))
        };
        let about = crowd.about.map_or(source, CardId::thing);
        if crowd.own.contains(thing) {
            self.trigger_printed(face, source, crowd.bit, about);
        }
        if crowd.gained.contains(thing) {
            self.wait(self.state.controlled(card), source, crowd.gift, about);
        }
    }
}
