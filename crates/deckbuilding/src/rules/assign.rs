//! Chapter 10: assigning cards to an attack.

use script::Things as _;
use table::Seat;

use super::{Aim, Look, State, Table};
use crate::components::{CardId, Cards};
use crate::game::{Event, Target};
use crate::words::Ability;

impl Table<'_> {
    /// Assigns the card to an attack, which may be resolved later.
    pub(crate) fn assign(&mut self, seat: Seat, card: CardId, target: Target) {
        self.state.player_mut(seat).assigned.insert(card.thing());
        self.state.mark_mut(card).aim = Aim::at(target);
        let piece = || self.state.piece(card.thing());
        self.log.emit(|| Event::Assigned(seat, piece(), self.state.see(target)));
    }
}

impl State {
    /// Cards of this seat assigned to an attack.
    pub(crate) fn assigned(&self, seat: Seat, target: Target) -> Cards {
        let (mut cards, aim) = (Cards::default(), Aim::at(target));
        self.player(seat).assigned.each(|card| {
            if self.marks[card.index()].aim == aim {
                cards.insert(card);
            }
        });
        cards
    }
}

impl Look<'_> {
    /// Row cards that the base allows to hunt although the rules do not, if the extra hunt of this
    /// turn has not been made. Once one is being attacked, only that one.
    pub(crate) fn extra_hunt(&self, seat: Seat) -> Cards {
        let (state, none) = (self.state, Cards::default());
        let Some(base) = state.player(seat).base.filter(|_| !state.hunted) else { return none };
        let hunts = self.ready_base(base).hunts.map(|lowered| lowered.ability);
        let Some(Ability::Hunts(sort, _)) = hunts else { return none };
        let row = &state.galaxy(seat).row;
        let allowed = row.cards() & self.of_sort(sort, seat, base.thing()).resized();
        let is_attacked = |card: &CardId| {
            allowed.contains(card.thing()) && !state.assigned(seat, Target::Row(*card)).is_empty()
        };
        match row.iter().find(is_attacked) {
            Some(only) => [only.thing()].into_iter().collect(),
            None => allowed,
        }
    }
}
