//! Positions with a clearly best result, and how often each player finds it.

use bots::{Bot, Evaluator, Player, Sight};
use rayon::prelude::*;
use scenario::{OnStage, Scenario, Staged, read};
use serde::Serialize;
use table::{Seats, Viewer};

use super::encounter::Hall;
use super::{LadderFault, LadderStep};
use crate::contest::numbered;

/// How often each player tries each position, with luck and whims of its own each time.
const ATTEMPTS: u64 = 5;

/// How a position was solved.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Solved {
    /// The scenario file.
    pub file: String,
    /// The title of the scenario.
    pub title: String,
    /// The share of attempts each player solved, in the order of the ladder; nothing if it was
    /// stopped before.
    pub shares: Vec<Option<f64>>,
}

/// The puzzles of a game among the scenarios of these files (name and text). A scenario that
/// cannot be read is not a puzzle; running the scenarios reports it.
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
    hall: &Hall<'_, G>,
    puzzles: &[Scenario],
) -> Result<Vec<Solved>, LadderFault> {
    let players = &hall.plan.players;
    (hall.watch)(LadderStep::Positions((puzzles.len() * players.len()) as u64 * ATTEMPTS));
    let solved = |puzzle: &Scenario| {
        let shares = players.iter().map(|player| share_solved(stage, hall, puzzle, player));
        let Scenario { file, title, .. } = puzzle.clone();
        Ok(Solved { file, title, shares: shares.collect::<Result<_, _>>()? })
    };
    puzzles.par_iter().map(solved).collect()
}

/// The share of attempts a player solves, of those that could be finished.
fn share_solved<G: Evaluator + Staged>(
    stage: &OnStage<G>,
    hall: &Hall<'_, G>,
    puzzle: &Scenario,
    player: &Player,
) -> Result<Option<f64>, LadderFault> {
    let attempts: Vec<Option<f64>> = (0..ATTEMPTS)
        .into_par_iter()
        .map(|number| {
            let tried = !hall.stopped();
            let solved = tried.then(|| solves(stage, puzzle, player, (hall.plan.seed, number)));
            (hall.watch)(LadderStep::Attempt);
            Ok(solved.transpose()?.map(|solved| f64::from(u8::from(solved))))
        })
        .collect::<Result<_, LadderFault>>()?;
    Ok(mean(attempts.into_iter().flatten()))
}

/// Does the player reach the goal? Other seats that are asked are played by one of the same kind.
fn solves<G: Evaluator + Staged>(
    stage: &OnStage<G>,
    puzzle: &Scenario,
    player: &Player,
    (seed, number): (u64, u64),
) -> Result<bool, LadderFault> {
    let OnStage(game) = stage;
    let position = stage.attempt(puzzle, numbered(seed, number, 0));
    let mut attempt = position.map_err(LadderFault::Position)?;
    let seats = game.seats(attempt.state()).into_iter().count();
    let sit = |seat: usize| player.sit(numbered(seed, number, 1 + seat as u64));
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats).map(sit).collect::<Result<_, _>>()?;
    let mut options = Vec::new();
    while let Some(seat) = attempt.decider() {
        let sight = Sight::new(game, attempt.state(), seat, &mut options);
        let choice = bots[seat.index()].choose(&sight)?;
        for (bot, hearer) in bots.iter_mut().zip(Seats::first(seats)) {
            let open = game.may_know_choice(attempt.state(), seat, choice, Viewer::Seat(hearer));
            bot.hear(seat, open.then_some(choice));
        }
        attempt.choose(seat, choice);
    }
    Ok(attempt.judge().is_ok())
}

/// The share of all positions one player solved.
pub(super) fn share(positions: &[Solved], place: usize) -> Option<f64> {
    mean(positions.iter().filter_map(|position| position.shares[place]))
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let values: Vec<f64> = values.collect();
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}
