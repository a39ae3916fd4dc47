//! A puzzle that a player tries to solve.

use table::{Seat, Seed, Status};

use super::play::Play;
use super::{LineFault, OnStage, begin};
use crate::reader::{Body, Line, Scenario, Step};
use crate::staging::Staged;
use crate::{Failure, Mismatch};

/// An attempt ends after this many choices, more than any turn needs.
const MOST_CHOICES: u32 = 200;

/// A puzzle in progress. While [`Attempt::decider`] names a seat, choose for it; then
/// [`Attempt::judge`] says whether the goal was reached.
pub struct Attempt<'a, G: Staged> {
    scenario: &'a Scenario,
    play: Play<'a, G>,
    seat: Seat,
    goal: &'a [Line<Step>],
    choices: u32,
}

impl<G: Staged> OnStage<G> {
    /// Starts an attempt at a puzzle, without its solution. The seed replaces that of the scenario.
    ///
    /// # Errors
    /// The wrong line, if the scenario is not a puzzle or its position is not possible.
    pub fn attempt<'a>(
        &'a self,
        scenario: &'a Scenario,
        seed: Seed,
    ) -> Result<Attempt<'a, G>, Failure> {
        let OnStage(game) = self;
        start_attempt(game, scenario, seed)
            .map_err(|(line, fault)| Failure::of(scenario, line, fault))
    }
}

fn start_attempt<'a, G: Staged>(
    game: &'a G,
    scenario: &'a Scenario,
    seed: Seed,
) -> Result<Attempt<'a, G>, LineFault> {
    let (Some(puzzle), Body::Play { givens, steps }) = (&scenario.puzzle, &scenario.body) else {
        return Err((scenario.line, Mismatch::new("a line `puzzle SEAT`", "no puzzle")));
    };
    let reseeded = Scenario { seed, ..scenario.clone() };
    let play = begin(game, &reseeded, givens)?;
    let seat = play.names.seat(&puzzle.says).map_err(|fault| (puzzle.number, fault))?;
    let solution = steps.iter().rposition(|line| matches!(line.says, Step::When(_)));
    let goal = &steps[solution.map_or(0, |last| last + 1)..];
    Ok(Attempt { scenario, play, seat, goal, choices: 0 })
}

impl<G: Staged> Attempt<'_, G> {
    /// The current state of the match.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.play.state
    }

    /// The seat that must choose: that of the puzzle, or another that is asked during its turn.
    /// `None` once the turn has passed to another seat, the match is over or too many choices were
    /// made.
    #[must_use]
    pub fn decider(&self) -> Option<Seat> {
        let Play { game, names, state, .. } = &self.play;
        let turn_has_passed = names.turn(game, state).is_some_and(|turn| turn != self.seat);
        match game.status(state) {
            Status::Decide(seats) if !turn_has_passed && self.choices < MOST_CHOICES => {
                if seats.contains(self.seat) { Some(self.seat) } else { seats.lowest() }
            }
            Status::Decide(_) | Status::Over(_) => None,
        }
    }

    /// Carries out one of the options of the deciding seat.
    pub fn choose(&mut self, seat: Seat, choice: G::Choice) {
        self.choices += 1;
        self.play.game.advance(&mut self.play.state, seat, choice);
    }

    /// Checks that the goal of the puzzle is reached.
    ///
    /// # Errors
    /// The first line of the goal that is not fulfilled.
    pub fn judge(&self) -> Result<(), Failure> {
        let fulfilled = |line: &Line<Step>| -> Result<(), LineFault> {
            let Step::Then(expected) = &line.says else { return Ok(()) };
            self.play.then(expected).map_err(|fault| (line.number, fault))?.judge(line)
        };
        let judged = self.goal.iter().try_for_each(fulfilled);
        judged.map_err(|(line, fault)| Failure::of(self.scenario, line, fault))
    }
}
