//! Chapter 15.1: triggered abilities.

use std::ops::Range;

use script::{Flow, Frame, Reading as _, Slot, Step, Task, Thing, Things as _, start};
use table::{Seat, Seats};

use super::state::Waiting;
use super::{Look, Rule, State, Table};
use crate::components::{CardId, Cards};
use crate::game::Event;
use crate::words::{Ability, Trigger};

impl Table<'_> {
    /// Adds a triggered ability to the waiting ones; its owner decides before anything else goes
    /// on.
    pub(crate) fn add_waiting(&mut self, source: Thing, ability: Option<u8>) {
        self.add_waiting_about(source, ability, source);
    }

    /// Adds a triggered ability that is about a card.
    fn add_waiting_about(&mut self, source: Thing, ability: Option<u8>, about: Thing) {
        let Some(ability) = ability.filter(|_| self.state.outcome.is_none()) else { return };
        // Abilities triggered together wait as one group; a group triggered meanwhile comes first.
        if !matches!(self.state.stack.top(), Some(Task::Rule(Rule::Triggers { .. }))) {
            let from = u8::try_from(self.state.waiting.len()).unwrap_or(u8::MAX);
            self.state.stack.push_rule(Rule::Triggers { from });
        }
        self.state.waiting.push(Waiting { source, ability, about });
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

    /// Triggers the abilities of all units that took part in defeating a target, and of the base.
    pub(crate) fn trigger_defeats(&mut self, seat: Seat, units: Cards, target: CardId) {
        units.each(|unit| {
            let ability = self.ready_thing(unit).on(Trigger::Defeats);
            self.add_waiting_about(unit, ability, target.thing());
        });
        if let Some(base) = self.state.player(seat).base {
            self.add_waiting(base.thing(), self.ready_base(base).on(Trigger::YouDefeat));
        }
    }

    /// Carries out what units must do after an attack in which they took part.
    pub(crate) fn follow_attack(&mut self, seat: Seat, units: Cards) {
        units.each(|unit| {
            if let Some(entry) = self.ready_thing(unit).must(Trigger::Attacked) {
                self.state.stack.push(Task::Ability(start(entry, unit, seat)));
            }
        });
    }

    /// Asks the active player, who owns all of them, which waiting ability is resolved next. An
    /// ability whose condition does not hold waits on: another one may change that.
    pub(super) fn ask_triggers(&mut self, from: u8) -> Flow {
        if self.look().offered_triggers().next().is_none() {
            self.state.waiting.truncate(usize::from(from));
            self.state.stack.pop();
            return Flow::Go;
        }
        Flow::Ask(Seats::only(self.state.turn))
    }

    /// Resolves the first waiting ability of this source.
    pub(crate) fn resolve_trigger(&mut self, seat: Seat, source: Thing) {
        let group = self.state.waiting_group();
        let is_its = |&place: &usize| self.state.waiting[place].source == source;
        let Some(place) = self.look().offered_triggers().find(is_its) else { return };
        let waiting = self.state.waiting.remove(place);
        if self.state.waiting.len() == group.start {
            self.state.stack.pop();
        }
        let lowered = self.ready_thing(source).ability(waiting.ability);
        if let Some(entry) = lowered.effect {
            self.log.emit(|| Event::Triggered(seat, self.state.piece(source)));
            let mut frame = start(entry, source, seat);
            if waiting.about != source {
                frame = frame.with(Slot::A, waiting.about);
            }
            self.state.stack.push(Task::Ability(frame));
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

impl Look<'_> {
    /// The waiting abilities of the current group that can be resolved now, by their place.
    pub(crate) fn offered_triggers(&self) -> impl Iterator<Item = usize> {
        self.state.waiting_group().filter(|&place| self.can_resolve(self.state.waiting[place]))
    }

    /// Whether the condition of a triggered ability holds and its price can be paid.
    fn can_resolve(&self, waiting: Waiting) -> bool {
        let lowered = self.ready_thing(waiting.source).ability(waiting.ability);
        let frame = Frame::outside(waiting.source, self.state.turn);
        match lowered.ability {
            Ability::When(_, Step::If { test, otherwise: None, .. }) => self.test(test, &frame),
            Ability::When(_, Step::IfDone { first: Step::Do(verb), .. }) => self.can(verb, &frame),
            _ => true,
        }
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
