//! Chapters 4, 5, 18 and 19: rounds, actions, initiative and passing.

use script::Flow;
use table::{Seat, Seats};

use super::Table;
use super::state::{Cards, Phase, Regroup, Rule, SEATS};
use crate::game::Event;
use crate::words::{Moment, On, Until};

impl Table<'_> {
    /// Starts the round.
    pub(super) fn phase_start(&mut self) -> Flow {
        self.state.round = self.state.round.saturating_add(1);
        self.state.phase = Phase::Action;
        self.state.active = self.state.initiative;
        self.state.taken = None;
        self.state.passed = false;
        let round = self.state.round;
        self.tell(|_| Event::Round(round));
        self.state.stack.become_rule(Rule::PhaseStartTriggers);
        self.postponed_until(Moment::NextRound);
        Flow::Go
    }

    /// Triggers the abilities of the start of the action phase.
    pub(super) fn phase_start_triggers(&mut self) -> Flow {
        self.forget_postponed();
        self.state.stack.become_rule(Rule::Action);
        for seat in SEATS {
            let base = super::CardId::base(seat).thing();
            self.trigger_listeners(seat, On::ActionPhase.bit(), base);
        }
        self.check();
        self.settle_from(0);
        Flow::Go
    }

    /// Drops the postponed effects that have happened.
    pub(super) fn forget_postponed(&mut self) {
        self.state.postponed.retain(|postponed| postponed.effect.is_some());
        self.forget_ghosts();
    }

    /// Asks the active player for an action, unless that player took the initiative.
    pub(super) fn action(&mut self) -> Flow {
        // Cards looked at before the first action do not belong to the action.
        self.state.seen = Cards::default();
        if self.state.taken == Some(self.state.active) {
            self.pass(self.state.active);
            return Flow::Go;
        }
        Flow::Ask(Seats::only(self.state.active))
    }

    /// Passes; two passes in a row end the phase.
    pub(crate) fn pass(&mut self, seat: Seat) {
        if self.state.taken != Some(seat) {
            self.tell(|_| Event::Passed(seat));
        }
        self.end_turn(true);
    }

    /// Takes the initiative, which counts as a pass.
    pub(crate) fn take_initiative(&mut self, seat: Seat) {
        self.state.initiative = seat;
        self.state.taken = Some(seat);
        self.state.unchecked = true;
        self.tell(|_| Event::TookInitiative(seat));
        self.check();
        if self.state.outcome.is_none() {
            self.end_turn(true);
        }
    }

    fn end_turn(&mut self, passing: bool) {
        self.forget_ghosts();
        if passing && self.state.passed {
            self.end_action_phase();
            return;
        }
        self.state.passed = passing;
        self.state.active = self.state.active.other();
        self.state.stack.become_rule(Rule::Action);
    }

    /// Resolves what the action triggered, then passes the turn.
    pub(super) fn after_action(&mut self) -> Flow {
        if !self.state.waiting.is_empty() {
            self.settle_from(0);
            return Flow::Go;
        }
        self.end_turn(false);
        Flow::Go
    }

    fn end_action_phase(&mut self) {
        self.state.active = self.state.initiative;
        self.tell(|_| Event::PhaseEnded);
        self.state.stack.become_rule(Rule::PhaseEnd);
        self.end_phase();
        self.settle_from(0);
    }

    /// Ends the effects of the phase.
    pub(super) fn end_phase(&mut self) {
        self.state.acting_unit = None;
        self.end_lasting(Until::PhaseEnds);
        self.state.no_healing = false;
        self.state.discounts.clear();
        self.check();
    }

    /// Ends the action phase after all its triggered abilities and clears its history.
    pub(super) fn phase_end(&mut self) -> Flow {
        self.forget_history();
        self.forget_ghosts();
        self.state.phase = Phase::Regroup;
        self.state.stack.become_rule(Rule::Regroup(Regroup::Start));
        Flow::Go
    }

    /// Clears the history of the phase.
    pub(super) fn forget_history(&mut self) {
        for player in &mut self.state.players {
            player.plays = 0;
            player.aspects_played = 0;
            player.fallen = 0;
            player.left = 0;
            player.struck = 0;
        }
        self.state.fresh = Cards::default();
        self.state.fought = Cards::default();
    }
}
