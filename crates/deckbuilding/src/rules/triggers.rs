//! Chapter 15.1: triggered abilities.

use std::ops::Range;

use script::{Flow, Frame, Reading as _, Step, Task, Thing, Things as _, start};
use table::{Seat, Seats};

use super::state::Waiting;
use super::{Rule, State, Table};
use crate::components::Cards;
use crate::game::Event;
use crate::words::{Ability, Trigger};

impl Table<'_> {
    /// Adds a triggered ability to the waiting ones; its owner decides before anything else goes
    /// on.
    pub(crate) fn add_waiting(&mut self, source: Thing, ability: Option<u8>) {
        let Some(ability) = ability.filter(|_| self.state.outcome.is_none()) else { return };
        // Abilities triggered together wait as one group; a group triggered meanwhile comes first.
        if !matches!(self.state.stack.top(), Some(Task::Rule(Rule::Triggers { .. }))) {
            let from = u8::try_from(self.state.waiting.len()).unwrap_or(u8::MAX);
            self.state.stack.push_rule(Rule::Triggers { from });
        }
        self.state.waiting.push(Waiting { source, ability });
    }

    /// Triggers the base of the player whose turn it is when an opponent discards from hand.
    pub(crate) fn trigger_opponent_discarded(&mut self, seat: Seat) {
        let active = self.state.turn;
        if !self.state.seating.opponents_in_region(seat).contains(active) {
            return;
        }
        if let Some(base) = self.state.player(active).base {
            let ability = self.ready_base(base).on(Trigger::OpponentDiscards);
            self.add_waiting(base.thing(), ability);
        }
    }

    /// Triggers the abilities of all units that took part in defeating a target.
    pub(crate) fn trigger_defeats(&mut self, units: Cards) {
        units.each(|unit| {
            let ability = self.ready_thing(unit).on(Trigger::Defeats);
            self.add_waiting(unit, ability);
        });
    }

    /// Asks the active player, who owns all of them, which waiting ability is resolved next. An
    /// ability whose condition does not hold is not offered.
    pub(super) fn ask_triggers(&mut self, from: u8) -> Flow {
        let group = self.state.waiting_group();
        for place in group.rev() {
            if !self.condition_holds(self.state.waiting[place]) {
                self.state.waiting.remove(place);
            }
        }
        if self.state.waiting.len() <= usize::from(from) {
            self.state.stack.pop();
            return Flow::Go;
        }
        Flow::Ask(Seats::only(self.state.turn))
    }

    fn condition_holds(&self, waiting: Waiting) -> bool {
        let lowered = self.ready_thing(waiting.source).ability(waiting.ability);
        let frame = Frame::outside(waiting.source, self.state.turn);
        match lowered.ability {
            Ability::When(_, Step::If { test, otherwise: None, .. }) => {
                self.look().test(test, &frame)
            }
            _ => true,
        }
    }

    /// Resolves the first waiting ability of this source.
    pub(crate) fn resolve_trigger(&mut self, seat: Seat, source: Thing) {
        let group = self.state.waiting_group();
        let Some(place) = group.clone().find(|&n| self.state.waiting[n].source == source) else {
            return;
        };
        let waiting = self.state.waiting.remove(place);
        if self.state.waiting.len() == group.start {
            self.state.stack.pop();
        }
        let lowered = self.ready_thing(source).ability(waiting.ability);
        if let Some(entry) = lowered.effect {
            self.log.emit(|| Event::Triggered(seat, self.state.piece(source)));
            self.state.stack.push(Task::Ability(start(entry, source, seat)));
        }
    }

    /// Declines all abilities of the group.
    pub(crate) fn skip_triggers(&mut self, seat: Seat) {
        let group = self.state.waiting_group();
        self.state.waiting.truncate(group.start);
        self.state.stack.pop();
        self.log.emit(|| Event::Skipped(seat));
    }
}

impl State {
    /// The range of the current group in the list of waiting abilities.
    pub(crate) fn waiting_group(&self) -> Range<usize> {
        match self.stack.top() {
            Some(Task::Rule(Rule::Triggers { from })) => usize::from(*from)..self.waiting.len(),
            _ => 0..0,
        }
    }
}
