//! Chapter 3: the Force track and resources.

use table::Seat;

use super::{ForceSpace, State, Table};
use crate::game::Event;

impl State {
    /// Whether the Force is with this seat.
    pub(crate) fn force_is_with(&self, seat: Seat) -> bool {
        self.toward(seat) > 0
    }

    /// The position of the marker on this seat's side; negative on the other side.
    fn toward(&self, seat: Seat) -> i8 {
        self.force.toward(seat)
    }

    /// The number of spaces that the marker can still move toward this seat.
    pub(crate) fn force_room(&self, seat: Seat) -> u8 {
        (ForceSpace::ARM.cast_signed() - self.toward(seat)).unsigned_abs()
    }
}

impl Table<'_> {
    /// Moves the marker toward the seat, at most to the end. Returns the number of spaces moved.
    pub(crate) fn gain_force(&mut self, seat: Seat, amount: u8) -> u8 {
        let moved = amount.min(self.state.force_room(seat));
        if moved == 0 {
            return 0;
        }
        self.state.force = self.state.force.moved(seat, moved);
        let space = self.state.force;
        self.log.emit(|| Event::GainedForce(seat, moved, space));
        moved
    }

    /// Moves the marker toward the neutral space, at most onto it. Returns the number of spaces
    /// moved.
    pub(crate) fn calm_force(&mut self, seat: Seat, amount: u8) -> u8 {
        let moved = amount.min(self.state.force.distance());
        if moved == 0 {
            return 0;
        }
        self.state.force = self.state.force.calmed(moved);
        let space = self.state.force;
        self.log.emit(|| Event::CalmedForce(seat, moved, space));
        moved
    }

    /// Adds counters from the supply, which never runs out.
    pub(crate) fn gain_resources(&mut self, seat: Seat, amount: u8) {
        if amount == 0 {
            return;
        }
        let pool = &mut self.state.player_mut(seat).pool;
        *pool = pool.saturating_add(amount);
        self.log.emit(|| Event::GainedResources(seat, amount));
    }

    /// Returns resources to the supply. Not logged, because the event of the purchase names the
    /// price.
    pub(crate) fn pay(&mut self, seat: Seat, amount: u8) {
        let pool = &mut self.state.player_mut(seat).pool;
        *pool = pool.saturating_sub(amount);
    }

    pub(crate) fn spend(&mut self, seat: Seat, amount: u8) {
        self.pay(seat, amount);
        if amount > 0 {
            self.log.emit(|| Event::Spent(seat, amount));
        }
    }
}
