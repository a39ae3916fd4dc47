//! Chapter 10: assigning cards to an attack.

use script::Things as _;
use table::Seat;

use super::{Aim, State, Table};
use crate::components::{CardId, Cards};
use crate::game::{Event, Target};

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
