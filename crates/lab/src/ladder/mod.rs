//! The ladder: rates players by games of every two of them, and counts the positions each solves.
//!
//! Every two players play rounds of games until a sequential test decides, so that clear cases take
//! few games and close ones many; see `docs/adr/0010`, and `docs/adr/0017` for tables of any size.

mod comparison;
mod elo;
mod encounter;
mod positions;
mod search_speed;
mod sequential;
#[cfg(test)]
mod synthetic;

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use bots::{Evaluator, Player, PlayerFault};
use scenario::{Failure, OnStage, Scenario, Staged};
use serde::Serialize;
use table::{Luck, Seed, SetupFaults};

pub use positions::{Solved, puzzles_of};
pub use sequential::Finding;

use elo::{Rating, Score, rate};
use encounter::{LadderRun, Meeting};

/// The players, and the largest number of rounds.
#[derive(Clone, Debug)]
pub struct LadderPlan {
    /// The players; the first is the anchor with 0 Elo.
    pub players: Vec<Player>,
    /// The largest number of rounds of two players; at a table of two sides a round is a pair of
    /// games.
    pub rounds: u32,
    /// Determines all luck and all random choices of bots.
    pub seed: u64,
}

/// The progress of a ladder.
#[derive(Clone, Copy, Debug)]
pub enum LadderStep<'a> {
    /// The encounters begin, with this number of games at most.
    Encounters(u64),
    /// The encounter of these two begins.
    Encounter(&'a Player, &'a Player),
    /// This number of games has been played or is not needed.
    Games(u64),
    /// The positions begin, with this number of attempts.
    Positions(u64),
    /// One attempt ended.
    Attempt,
}

/// One player of the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rung {
    /// The player.
    pub bot: String,
    /// The rating; the first player has 0.
    pub elo: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end.
    pub high: f64,
    /// Games played.
    pub games: u64,
    /// The share of positions that were solved, if any were tried.
    pub solved: Option<f64>,
}

/// The games of two players against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Encounter {
    /// The two players, by their index on the ladder.
    pub players: [usize; 2],
    /// The number of rounds played; at a table of two sides a round is a pair of games.
    #[serde(rename = "pairs")]
    pub rounds: u32,
    /// Games played.
    pub games: u64,
    /// The share of comparisons the second player won, with equal ones counting half, if there were
    /// any.
    pub score: Option<f64>,
    /// The finding of the test about the second player.
    pub finding: Finding,
}

/// The result of a ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ladder {
    /// The game.
    pub game: String,
    /// The setup.
    pub variant: String,
    /// The seed.
    pub seed: u64,
    /// The largest number of rounds of two players.
    #[serde(rename = "pairs")]
    pub rounds: u32,
    /// The number of sides of a game: seats, or teams.
    pub sides: usize,
    /// The number of games of a round: 2 for two sides, and two for each side for more.
    pub games_per_round: usize,
    /// Games played.
    pub games: u64,
    /// The duration in seconds.
    pub seconds: f64,
    /// The players, in the given order.
    pub rungs: Vec<Rung>,
    /// The encounters, those of neighbours first.
    pub encounters: Vec<Encounter>,
    /// The positions, with the share of attempts each player solved.
    pub positions: Vec<Solved>,
    /// The number of iterations of the search per second on one thread, in the middle of a game.
    pub iterations_per_s: f64,
}

/// The reason why there is no result.
#[derive(Clone, PartialEq, Debug)]
pub enum LadderFault {
    /// The rules do not allow the setup.
    Setup(SetupFaults),
    /// A player could not continue.
    Player(PlayerFault),
    /// A position is not possible.
    Position(Failure),
}

impl From<PlayerFault> for LadderFault {
    fn from(fault: PlayerFault) -> Self {
        Self::Player(fault)
    }
}

/// Plays the ladder on all threads of the current rayon pool. When `stop` is set, the result covers
/// what is finished by then.
///
/// # Errors
/// Every fault of the setup, or the first of a player or position.
pub fn ladder<G: Evaluator + Staged>(
    stage: &OnStage<G>,
    setup: &G::Setup,
    plan: &LadderPlan,
    puzzles: &[Scenario],
    watch: &(dyn Fn(LadderStep<'_>) + Sync),
    stop: &AtomicBool,
) -> Result<Ladder, LadderFault> {
    let OnStage(game) = stage;
    let begun = Instant::now();
    let start = game.start(setup, Luck::new(Seed::from_number(0))).map_err(LadderFault::Setup)?;
    let seating = game.seating(&start);
    let run = LadderRun { game, setup, plan, seating, watch, stop };
    let iterations_per_s = search_speed::iterations_per_s(&run)?;
    let games_per_round = run.games_per_round();
    let of_encounter = u64::from(plan.rounds) * games_per_round as u64;
    watch(LadderStep::Encounters(of_encounter * encounters(plan.players.len()).count() as u64));
    let mut meetings = Vec::new();
    for players in encounters(plan.players.len()) {
        meetings.push(run.meet(players)?);
    }
    let positions = positions::solve(stage, &run, puzzles)?;
    Ok(Ladder {
        game: G::NAME.to_owned(),
        variant: game.write_setup(setup),
        seed: plan.seed,
        rounds: plan.rounds,
        sides: seating.side_count(),
        games_per_round,
        games: meetings.iter().map(Meeting::games).sum(),
        seconds: begun.elapsed().as_secs_f64(),
        rungs: rungs(plan, &meetings, &positions),
        encounters: meetings.iter().map(Meeting::report).collect(),
        positions,
        iterations_per_s,
    })
}

/// All pairs of players, neighbours first, so that a ladder that is stopped early connects all
/// players.
fn encounters(players: usize) -> impl Iterator<Item = [usize; 2]> {
    let apart = move |distance: usize| {
        (0..players.saturating_sub(distance)).map(move |first| [first, first + distance])
    };
    (1..players).flat_map(apart)
}

fn rungs(plan: &LadderPlan, meetings: &[Meeting], positions: &[Solved]) -> Vec<Rung> {
    let scores: Vec<Score> = meetings.iter().map(Meeting::score).collect();
    let rung = |(place, Rating { elo, margin }): (usize, Rating)| {
        let took_part = |meeting: &&Meeting| meeting.players.contains(&place);
        Rung {
            bot: plan.players[place].to_string(),
            elo,
            low: elo - margin,
            high: elo + margin,
            games: meetings.iter().filter(took_part).map(Meeting::games).sum(),
            solved: positions::share(positions, place),
        }
    };
    rate(plan.players.len(), &scores).into_iter().enumerate().map(rung).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_two_players_meet_once_and_neighbours_first() {
        let met: Vec<[usize; 2]> = encounters(4).collect();
        assert_eq!(met, [[0, 1], [1, 2], [2, 3], [0, 2], [1, 3], [0, 3]]);
        assert_eq!(encounters(1).count() + encounters(0).count(), 0);
    }
}
