//! Chapters 2 and 3: rounds, stances and turns.

use script::Flow;
use table::{Outcome, Seat, Seats, Sink};

use super::{LAST_ROUND, Readiness, Rule, Stance, TURN_ENERGY, Table};
use crate::game::Event;

impl<S: Sink<Event>> Table<'_, S> {
    /// One step of the rule on top of the stack.
    pub(crate) fn go_on(&mut self, rule: Rule) -> Flow {
        match rule {
            Rule::Stances => return self.ask_stances(),
            Rule::Reveal => self.reveal_stances(),
            Rule::TurnStart => self.start_turn(),
            Rule::Actions => return Flow::Ask(Seats::only(self.state.turn)),
            Rule::TurnEnd => self.end_turn(),
            Rule::StrikeBack { attacker, defender } => {
                self.state.stack.pop();
                self.strike_back(attacker, defender);
            }
        }
        Flow::Go
    }

    fn ask_stances(&mut self) -> Flow {
        let undecided: Seats = Seats::first(2)
            .into_iter()
            .filter(|&seat| self.state.side(seat).stance.is_none())
            .collect();
        if undecided.is_empty() {
            self.state.stack.become_rule(Rule::Reveal);
            return Flow::Go;
        }
        Flow::Ask(undecided)
    }

    fn reveal_stances(&mut self) {
        let first = self.state.first_seat();
        self.state.turn = first;
        self.state.second = false;
        self.state.stack.become_rule(Rule::TurnStart);
        let stances = self.state.sides.map(|side| side.stance.unwrap_or(Stance::Bold));
        self.log.emit(|| Event::Stances(stances));
        for seat in [first, first.other()] {
            match stances[seat.index()] {
                Stance::Bold => {}
                Stance::Wary => self.state.side_mut(seat).guard = 1,
                Stance::Keen => self.draw(seat),
            }
        }
    }

    fn start_turn(&mut self) {
        let seat = self.state.turn;
        self.state.side_mut(seat).energy = TURN_ENERGY;
        for card in self.state.side(seat).board {
            self.state.fighters[usize::from(card)].readiness = Readiness::Ready;
        }
        self.state.stack.become_rule(Rule::Actions);
        self.log.emit(|| Event::Turn(seat));
    }

    fn end_turn(&mut self) {
        self.state.side_mut(self.state.turn).energy = 0;
        if self.state.second {
            return self.end_round();
        }
        self.state.second = true;
        self.state.turn = self.state.turn.other();
        self.state.stack.become_rule(Rule::TurnStart);
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
        let first = self.state.first_seat();
        self.draw(first);
        self.draw(first.other());
    }

    fn decide_by_life(&mut self) {
        let [red, blue] = self.state.sides.map(|side| side.life);
        let winner = |seat| Outcome::Won(Seats::only(Seat::new(seat)));
        self.end(match red.cmp(&blue) {
            std::cmp::Ordering::Greater => winner(0),
            std::cmp::Ordering::Less => winner(1),
            std::cmp::Ordering::Equal => Outcome::Draw,
        });
    }

    /// The duel is over; nothing that waits is resolved any more.
    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.state.outcome = Some(outcome);
        self.state.stack.clear();
        self.log.emit(|| Event::Over(outcome));
    }
}
