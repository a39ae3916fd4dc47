//! Chapter 10: assigning cards to an attack.

use script::Things as _;
use table::{Seat, Seats};

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
    /// The opponents whose bases a seat can attack. A team defends both its bases together and is
    /// named by its first seat.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat) -> Seats {
        self.components.targets(seat)
    }

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
