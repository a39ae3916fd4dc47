//! Puzzle positions, and how often each player solves them.

use bots::{Bot, Evaluator, Player, Sight};
use rayon::prelude::*;
use scenario::{OnStage, Scenario, Staged, read};
use serde::Serialize;
use table::{Seats, Viewer};

use super::encounter::LadderRun;
use super::{LadderFault, LadderStep};
use crate::contest::derived_seed;

/// The number of attempts of each player at each position, each with another seed.
const ATTEMPTS: u64 = 5;

/// The results of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Solved {
    /// The scenario file.
    pub file: String,
    /// The title of the scenario.
    pub title: String,
    /// The share of attempts each player solved, in the order of the ladder; `None` if the ladder
    /// was stopped before.
    pub shares: Vec<Option<f64>>,
}

/// The puzzles of a game among the scenarios of these files (name and text). Scenarios that cannot
/// be read are left out; running the scenarios reports them.
#[must_use]
pub fn puzzles_of<'a>(
    game: &str,
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Vec<Scenario> {
    let scenarios = files.into_iter().flat_map(|(file, text)| read(file, text)).flatten();
    let wanted = |scenario: &Scenario| scenario.puzzle.is_some() && scenario.game.says == game;
    scenarios.filter(wanted).collect()
}

/// Lets every player try every position.
pub(super) fn solve<G: Evaluator + Staged>(
    stage: &OnStage<G>,
    run: &LadderRun<'_, G>,
    puzzles: &[Scenario],
) -> Result<Vec<Solved>, LadderFault> {
    let players = &run.plan.players;
    (run.watch)(LadderStep::Positions((puzzles.len() * players.len()) as u64 * ATTEMPTS));
    let solved = |puzzle: &Scenario| {
        let shares = players.iter().map(|player| share_solved(stage, run, puzzle, player));
        let Scenario { file, title, .. } = puzzle.clone();
        Ok(Solved { file, title, shares: shares.collect::<Result<_, _>>()? })
    };
    puzzles.par_iter().map(solved).collect()
}

/// The share of attempts that a player solves, of those that were not stopped.
fn share_solved<G: Evaluator + Staged>(
    stage: &OnStage<G>,
    run: &LadderRun<'_, G>,
    puzzle: &Scenario,
    player: &Player,
) -> Result<Option<f64>, LadderFault> {
    let attempts: Vec<Option<f64>> = (0..ATTEMPTS)
        .into_par_iter()
        .map(|number| {
            let tried = !run.stopped();
            let solved = tried.then(|| solves(stage, puzzle, player, (run.plan.seed, number)));
            (run.watch)(LadderStep::Attempt);
            Ok(solved.transpose()?.map(|solved| f64::from(u8::from(solved))))
        })
        .collect::<Result<_, LadderFault>>()?;
    Ok(mean(attempts.into_iter().flatten()))
}

/// Whether the player reaches the goal. Other seats that are asked have the same kind of player.
fn solves<G: Evaluator + Staged>(
    stage: &OnStage<G>,
    puzzle: &Scenario,
    player: &Player,
    (seed, number): (u64, u64),
) -> Result<bool, LadderFault> {
    let OnStage(game) = stage;
    let position = stage.attempt(puzzle, derived_seed(seed, number, 0));
    let mut attempt = position.map_err(LadderFault::Position)?;
    let seats = game.seats(attempt.state()).into_iter().count();
    let start_bot = |seat: usize| player.start_bot(derived_seed(seed, number, 1 + seat as u64));
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats).map(start_bot).collect::<Result<_, _>>()?;
    let mut options = Vec::new();
    while let Some(seat) = attempt.decider() {
        let sight = Sight::new(game, attempt.state(), seat, &mut options);
        let choice = bots[seat.index()].choose(&sight)?;
        for (bot, observer) in bots.iter_mut().zip(Seats::first(seats)) {
            let viewer = Viewer::Seat(observer);
            let known = game.may_know_choice(attempt.state(), seat, choice, viewer);
            bot.observe(seat, known.then_some(choice));
        }
        attempt.choose(seat, choice);
    }
    Ok(attempt.judge().is_ok())
}

/// The mean share of all positions that one player solved.
pub(super) fn share(positions: &[Solved], place: usize) -> Option<f64> {
    mean(positions.iter().filter_map(|position| position.shares[place]))
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let values: Vec<f64> = values.collect();
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}
