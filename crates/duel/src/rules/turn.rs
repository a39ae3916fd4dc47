//! Chapters 2 and 3: rounds, stances and turns.

use script::Flow;
use table::{Outcome, Seats};

use super::{LAST_ROUND, Readiness, Rule, Stance, TURN_ENERGY, Table};
use crate::game::Event;

impl Table<'_> {
    /// One step of the rule on top of the stack.
    pub(crate) fn carry_out(&mut self, rule: Rule) -> Flow {
        match rule {
            Rule::Stances => return self.ask_stances(),
            Rule::Reveal => self.reveal_stances(),
            Rule::TurnStart => self.start_turn(),
            Rule::Actions if !self.state.standing().contains(self.state.turn) => {
                self.state.stack.become_rule(Rule::TurnEnd);
            }
            Rule::Actions => return Flow::Ask(Seats::only(self.state.turn)),
            Rule::NameOpponent => return self.name_opponent(),
            Rule::TurnEnd => self.end_turn(),
            Rule::StrikeBack { attacker, defender } => {
                self.state.stack.pop();
                self.strike_back(attacker, defender);
            }
        }
        Flow::Go
    }

    fn ask_stances(&mut self) -> Flow {
        let standing = self.state.standing();
        let undecided: Seats =
            standing.into_iter().filter(|&seat| self.state.side(seat).stance.is_none()).collect();
        if undecided.is_empty() {
            self.state.stack.become_rule(Rule::Reveal);
            return Flow::Go;
        }
        Flow::Ask(undecided)
    }

    fn reveal_stances(&mut self) {
        let order = self.state.turn_order();
        self.state.acted = Seats::NONE;
        self.state.stack.become_rule(Rule::TurnEnd);
        let stances = self.state.sides.map(|side| side.stance);
        self.log.emit(|| Event::Stances(stances));
        for seat in order {
            match stances[seat.index()] {
                Some(Stance::Wary) => self.state.side_mut(seat).guard = 1,
                Some(Stance::Keen) => self.draw(seat),
                Some(Stance::Bold) | None => {}
            }
        }
    }

    fn start_turn(&mut self) {
        let seat = self.state.turn;
        self.state.acted = self.state.acted.with(seat);
        self.state.side_mut(seat).energy = TURN_ENERGY;
        for card in self.state.side(seat).board {
            self.state.fighters[usize::from(card)].readiness = Readiness::Ready;
        }
        self.state.stack.become_rule(Rule::Actions);
        self.log.emit(|| Event::Turn(seat));
    }

    /// Passes the turn to the next player who has not had one this round.
    fn end_turn(&mut self) {
        self.state.side_mut(self.state.turn).energy = 0;
        let acted = self.state.acted;
        match self.state.turn_order().find(|seat| !acted.contains(*seat)) {
            Some(next) => {
                self.state.turn = next;
                self.state.stack.become_rule(Rule::TurnStart);
            }
            None => self.end_round(),
        }
    }

    fn end_round(&mut self) {
        if self.state.round == LAST_ROUND {
            return self.decide_by_life();
        }
        self.state.round += 1;
        self.state.stack.become_rule(Rule::Stances);
        for side in &mut self.state.sides {
            side.stance = None;
            side.guard = 0;
        }
        for seat in self.state.turn_order() {
            self.draw(seat);
        }
    }

    fn decide_by_life(&mut self) {
        let life =
            |team: Seats| -> u8 { team.into_iter().map(|seat| self.state.side(seat).life).sum() };
        let sides = self.state.seating().sides();
        let most = sides.map(life).max().expect("a duel has sides");
        let sides = self.state.seating().sides();
        let mut best = sides.filter(|team| life(*team) == most);
        self.end(match (best.next(), best.next()) {
            (Some(winners), None) => Outcome::Won(winners),
            _ => Outcome::Draw,
        });
    }

    /// Finds the opponent that the ability below is about, or asks for one if there are several.
    fn name_opponent(&mut self) -> Flow {
        let Some(ability) = self.state.stack.ability_below() else {
            self.state.stack.pop();
            return Flow::Go;
        };
        let seat = ability.seat;
        let reach = self.state.reach(seat);
        if reach.count() > 1 {
            return Flow::Ask(Seats::only(seat));
        }
        self.state.stack.pop();
        match reach.lowest() {
            Some(only) => self.state.stack.name_opponent(only),
            // Without an opponent the ability does nothing.
            None => self.state.stack.pop(),
        }
        Flow::Go
    }

    /// Ends the duel; tasks that wait are dropped.
    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.state.outcome = Some(outcome);
        self.state.stack.clear();
        self.log.emit(|| Event::Over(outcome));
    }
}
