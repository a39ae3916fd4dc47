//! Chapter 23: control.

use table::Seat;

use super::Table;
use super::damage::Exit;
use super::state::CardId;
use crate::game::Event;

impl Table<'_> {
    /// Gives a player control of a unit. Returns whether anything changed.
    pub(crate) fn take_control(&mut self, seat: Seat, unit: CardId) -> bool {
        if !self.state.is_unit(unit) || self.state.controller(unit) == seat {
            return false;
        }
        if unit.is_leader() {
            // A leader cannot change sides.
            self.defeat_units([unit.thing()].into_iter().collect());
            return true;
        }
        self.state.add_unit(seat, unit);
        self.leave_attack(unit);
        self.tell(|of| Event::TookControl(seat, of(unit)));
        self.state.may_have_duplicates = true;
        self.state.unchecked = true;
        self.check();
        true
    }

    /// Removes a unit from play without defeating it; a leader is defeated instead.
    pub(crate) fn remove_unit(&mut self, unit: CardId, exit: Exit) {
        if unit.is_leader() {
            self.defeat_units([unit.thing()].into_iter().collect());
            return;
        }
        self.trigger_leaving(unit, self.state.waiting.len());
        match exit {
            Exit::Hand => self.tell(|of| Event::Returned(of(unit))),
            Exit::UnderDeck => self.tell(|of| Event::Buried(of(unit))),
            Exit::Defeat => {}
        }
        self.leave_play(unit, exit, None);
        self.check();
    }
}
