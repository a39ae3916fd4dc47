//! Chapter 24: last known information.
//!
//! A card that leaves play while an effect still refers to it is remembered as a ghost. Damage,
//! tokens and host of a card matter only in play, so the ghost is stored in their place; any number
//! of cards can leave play together. Only if the card returns to play while its ghost is still
//! needed does the ghost move to a separate list.

use script::{Thing, Things as _};
use table::Seat;

use super::Table;
use super::meaning::card_of;
use super::state::{CardId, MOST_CARDS, NoRoom, Object, SEATS, Skill, State, Waiting};
use crate::kit::AbilityId;
use crate::words::Arena;

/// Ghosts of cards that returned have the numbers after the first deck, which no card uses.
const FIRST_FORMER: u8 = MOST_CARDS.to_le_bytes()[0];
/// The count of numbers from there to the leader's. A card returns only by an effect that plays it
/// in the same action, while the ability of its former self still waits.
pub(crate) const MOST_FORMER: usize = CardId::leader(SEATS[0]).index() - MOST_CARDS;

/// A card as it was when it left play, kept because an effect still referred to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Ghost {
    pub(crate) card: CardId,
    /// The player who controlled it.
    pub(crate) seat: Seat,
    pub(crate) power: u8,
    pub(crate) damage: u8,
    pub(crate) arena: Arena,
    pub(crate) exhausted: bool,
    /// Whether its once-a-round ability was used this round.
    pub(crate) used: bool,
    /// The unit an upgrade was attached to.
    pub(crate) host: Thing,
}

impl Default for Ghost {
    fn default() -> Self {
        Self {
            card: CardId::default(),
            seat: Seat::default(),
            power: 0,
            damage: 0,
            arena: Arena::Ground,
            exhausted: false,
            used: false,
            host: Object::Nothing.thing(),
        }
    }
}

/// Facts about a ghost as bits, stored in place of the Experience of a card in play.
mod fact {
    pub(super) const SECOND_SEAT: u8 = 1;
    pub(super) const SPACE: u8 = 1 << 1;
    pub(super) const EXHAUSTED: u8 = 1 << 2;
    pub(super) const USED: u8 = 1 << 3;
    /// It was an upgrade; the number of its host is stored in place of the damage.
    pub(super) const ATTACHED: u8 = 1 << 4;
    /// Its host has left play too: the number is that of a ghost.
    pub(super) const HOST_LEFT: u8 = 1 << 5;
}

impl State {
    /// A card as it was when it left play.
    pub(crate) fn ghost(&self, number: u8) -> Option<Ghost> {
        if let Some(place) = former_place(number) {
            return self.former.get(place).copied();
        }
        let card = CardId(number);
        if !self.ghosts.contains(card.thing()) {
            return None;
        }
        let n = card.index();
        let facts = self.experience[n];
        let is = |fact: u8| facts & fact != 0;
        let attached = is(fact::ATTACHED);
        let host = match (attached, is(fact::HOST_LEFT)) {
            (false, _) => Object::Nothing,
            (true, false) => Object::Card(CardId(self.damage[n])),
            (true, true) => Object::Ghost(self.damage[n]),
        };
        Some(Ghost {
            card,
            seat: SEATS[usize::from(is(fact::SECOND_SEAT))],
            power: self.shields[n],
            damage: if attached { 0 } else { self.damage[n] },
            arena: if is(fact::SPACE) { Arena::Space } else { Arena::Ground },
            exhausted: is(fact::EXHAUSTED),
            used: is(fact::USED),
            host: host.thing(),
        })
    }

    /// Stores the ghost of a card that has just left play.
    pub(crate) fn keep_ghost(&mut self, ghost: &Ghost) {
        let n = ghost.card.index();
        let host = match Object::of(ghost.host) {
            Object::Card(host) => Some((host.0, fact::ATTACHED)),
            Object::Ghost(host) => Some((host, fact::ATTACHED | fact::HOST_LEFT)),
            Object::Shield(_) | Object::Experience(_) | Object::Nothing => None,
        };
        let (damage, attached) = host.unwrap_or((ghost.damage, 0));
        let mut facts = attached;
        for (holds, fact) in [
            (ghost.seat == SEATS[1], fact::SECOND_SEAT),
            (ghost.arena == Arena::Space, fact::SPACE),
            (ghost.exhausted, fact::EXHAUSTED),
            (ghost.used, fact::USED),
        ] {
            if holds {
                facts |= fact;
            }
        }
        self.damage[n] = damage;
        self.shields[n] = ghost.power;
        self.experience[n] = facts;
        self.ghosts.insert(ghost.card.thing());
    }

    fn drop_ghost(&mut self, card: CardId) {
        let n = card.index();
        self.damage[n] = 0;
        self.shields[n] = 0;
        self.experience[n] = 0;
        self.ghosts.remove(card.thing());
    }

    /// Marks the once-a-round ability of a card that has left play as used.
    pub(crate) fn use_up_ghost(&mut self, number: u8) {
        if let Some(place) = former_place(number) {
            self.former.get_mut(place).into_iter().for_each(|ghost| ghost.used = true);
        } else if self.ghosts.contains(CardId(number).thing()) {
            self.experience[usize::from(number)] |= fact::USED;
        }
    }

    /// The ghost of a card in play as it is now, with a power taken before any of the units defeated
    /// with it leaves play.
    pub(crate) fn ghost_of(&self, card: CardId, power: u8) -> Ghost {
        let thing = card.thing();
        let attached = self.upgrades.contains(thing);
        let host = if attached { Object::Card(self.host(card)) } else { Object::Nothing };
        Ghost {
            card,
            seat: self.controller(card),
            power,
            damage: if attached { 0 } else { self.damage[card.index()] },
            arena: if self.space.contains(thing) { Arena::Space } else { Arena::Ground },
            exhausted: self.exhausted.contains(thing),
            used: self.used.contains(thing),
            host: host.thing(),
        }
    }

    /// Whether a remembered upgrade was attached to this object.
    fn was_host(&self, thing: Thing) -> bool {
        let mut found = self.former.iter().any(|ghost| ghost.host == thing);
        self.ghosts.each(|ghost| {
            found |= self.ghost(card_of(ghost).0).is_some_and(|ghost| ghost.host == thing);
        });
        found
    }

    /// Changes the host of remembered upgrades to a new number.
    fn rename_hosts(&mut self, old: Thing, new: Thing) {
        self.former.iter_mut().filter(|ghost| ghost.host == old).for_each(|ghost| ghost.host = new);
        let ghosts = self.ghosts;
        ghosts.each(|ghost| {
            if let Some(ghost) = self.ghost(card_of(ghost).0)
                && ghost.host == old
            {
                self.keep_ghost(&Ghost { host: new, ..ghost });
            }
        });
    }
}

/// The index in the list of a ghost whose card returned.
fn former_place(number: u8) -> Option<usize> {
    let place = usize::from(number.checked_sub(FIRST_FORMER)?);
    (place < MOST_FORMER).then_some(place)
}

impl Table<'_> {
    /// Redirects everything that refers to the card to its ghost. Returns the card's power if
    /// anything did; the caller must store the ghost as soon as the card has left play.
    pub(crate) fn remember(&mut self, card: CardId) -> Option<u8> {
        if !self.is_spoken_of(card.thing()) {
            return None;
        }
        let mut power = 0;
        if self.state.is_unit(card) {
            let strength = self.look().strength(card);
            power = strength.power();
            let restore = if strength.has(Skill::Restore) { strength.restore } else { 0 };
            let own = |waiting: &&mut Waiting| {
                waiting.source == card.thing() && waiting.ability == AbilityId::RESTORE
            };
            let waiting = self.state.waiting.iter_mut().filter(own);
            waiting.for_each(|waiting| waiting.set_last_restore(restore));
        }
        self.replace(card.thing(), Object::Ghost(card.0).thing());
        Some(power)
    }

    /// Moves the ghost of a card that enters play out of the fields the card needs.
    pub(crate) fn come_back(&mut self, card: CardId) {
        if !self.state.ghosts.contains(card.thing()) {
            return;
        }
        self.list_from_overflow(card);
        let Some(ghost) = self.state.ghost(card.0) else { return };
        self.state.drop_ghost(card);
        let number = FIRST_FORMER.saturating_add(self.state.former.len().to_le_bytes()[0]);
        let former = if self.state.former.try_push(ghost).is_some() {
            self.state.no_room = Some(NoRoom::LastKnown);
            Object::Nothing
        } else {
            Object::Ghost(number)
        };
        self.replace(Object::Ghost(card.0).thing(), former.thing());
    }

    fn is_spoken_of(&self, thing: Thing) -> bool {
        let state = &*self.state;
        let waits = |waiting: &Waiting| {
            waiting.source == thing
                || waiting.about == thing && self.look().speaks_of_cause(waiting.ability)
        };
        state.waiting.iter().any(waits)
            || state.overflow.contains(thing)
            || state.attacks.iter().any(|attack| [attack.attacker, attack.target].contains(&thing))
            || state.was_host(thing)
            || state.stack.speaks_of(thing)
            || state
                .postponed
                .iter()
                .flat_map(|postponed| postponed.effect)
                .any(|(_, effect)| effect.frame().speaks_of(thing))
            || state.dividing.by == thing
    }

    fn replace(&mut self, old: Thing, new: Thing) {
        let state = &mut *self.state;
        let swap = |thing: &mut Thing| {
            if *thing == old {
                *thing = new;
            }
        };
        for waiting in &mut state.waiting {
            swap(&mut waiting.source);
            swap(&mut waiting.about);
        }
        for attack in &mut state.attacks {
            swap(&mut attack.attacker);
            swap(&mut attack.target);
        }
        swap(&mut state.dividing.by);
        state.stack.replace(old, new);
        for postponed in &mut state.postponed {
            if let Some((_, effect)) = &mut postponed.effect {
                effect.change(|frame| frame.replace(old, new));
            }
        }
        state.rename_hosts(old, new);
    }

    /// Drops all ghosts between two actions: only postponed effects refer to the past then, and
    /// they treat a card that left play as gone. The source of a postponed effect stays known, for
    /// the question it may ask.
    pub(crate) fn forget_ghosts(&mut self) {
        let state = &mut *self.state;
        if !state.waiting.is_empty() || state.ghosts.is_empty() && state.former.is_empty() {
            return;
        }
        let former = state.former;
        for postponed in &mut state.postponed {
            let Some((_, effect)) = &mut postponed.effect else { continue };
            effect.change(|frame| {
                if let Object::Ghost(number) = Object::of(frame.source) {
                    let card = former_place(number)
                        .and_then(|place| former.get(place))
                        .map_or(CardId(number), |ghost| ghost.card);
                    frame.source = card.thing();
                }
                frame.rename(|thing| match Object::of(thing) {
                    Object::Ghost(_) => Object::Nothing.thing(),
                    _ => thing,
                });
            });
        }
        state.former.clear();
        let ghosts = state.ghosts;
        ghosts.each(|ghost| state.drop_ghost(card_of(ghost)));
    }
}
