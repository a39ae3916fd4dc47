//! Many games between bots: who is better, and by how much.
//!
//! A game is decided by its number alone, never by the thread that plays it, so results are the
//! same for any number of threads (as long as no bot looks at the clock).

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use bots::{Evaluator, Fault};
use rayon::prelude::*;
use serde::Serialize;
use table::{Luck, Notation, Seat, Seed, SetupFaults, Silent};

use crate::contest::{Contest, Pairing, Played, play};
use crate::statistics::{Interval, paired_bootstrap, wilson};

/// What a bot achieved.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Achieved {
    /// The level of the bot.
    pub bot: String,
    /// Games won.
    pub wins: u64,
    /// Games nobody won.
    pub draws: u64,
    /// Won games, draws counting half, as a share of all.
    pub win_rate: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// The result of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sim {
    /// The game.
    pub game: String,
    /// The setup.
    pub variant: String,
    /// Games played.
    pub games: u64,
    /// Whether seats were swapped.
    pub paired: bool,
    /// The seed.
    pub seed: u64,
    /// What each bot achieved, in the order they were named.
    pub seats: Vec<Achieved>,
    /// How often each seat won, whoever sat there.
    pub wins_by_seat: Vec<u64>,
    /// Mean length of a game.
    pub decisions_per_game: f64,
    /// Shortest and longest game.
    pub decisions_range: (u32, u32),
    /// Speed, over all threads.
    pub games_per_s: f64,
}

/// Plays the games on all threads of the current rayon pool.
///
/// `done` counts finished games for whoever draws a progress bar; when `stop` is set, what is
/// finished by then is reported.
///
/// # Errors
/// Every fault of the setup, or the first of a player.
pub fn sim<G: Evaluator + Notation>(
    game: &G,
    setup: &G::Setup,
    contest: &Contest,
    done: &AtomicU64,
    stop: &AtomicBool,
) -> Result<Sim, SimFault> {
    let usual = game.start(setup, Luck::new(Seed::from_number(0))).map_err(SimFault::Setup)?;
    let start = |luck| game.start(setup, luck).unwrap_or_else(|_| usual.clone());
    let begun = Instant::now();
    let play_round = |round: u64| -> Result<Option<Vec<Played>>, Fault> {
        let games = (0..contest.seatings()).map(|seating| {
            let going = !stop.load(Ordering::Relaxed);
            let played = going.then(|| play(game, start, contest, (round, seating), &mut Silent));
            done.fetch_add(1, Ordering::Relaxed);
            played.transpose()
        });
        games.collect()
    };
    let played: Vec<Option<Vec<Played>>> = (0..contest.rounds())
        .into_par_iter()
        .map(play_round)
        .collect::<Result<_, _>>()
        .map_err(SimFault::Player)?;
    let rounds: Vec<Vec<Played>> = played.into_iter().flatten().collect();
    Ok(report(game, setup, contest, &rounds, begun.elapsed().as_secs_f64()))
}

/// Why there is no result.
#[derive(Clone, PartialEq, Debug)]
pub enum SimFault {
    /// The rules do not allow the setup.
    Setup(SetupFaults),
    /// A player could not go on.
    Player(Fault),
}

fn report<G: Evaluator + Notation>(
    game: &G,
    setup: &G::Setup,
    contest: &Contest,
    rounds: &[Vec<Played>],
    seconds: f64,
) -> Sim {
    let count = contest.players.len();
    let all = || rounds.iter().flatten();
    let games = all().count() as u64;
    let achieved = |bot: usize| {
        // Points of this bot in each game: one for a win, half for a draw.
        let points = |round: &Vec<Played>| -> Vec<f64> {
            let games = round.iter().enumerate();
            games.map(|(shift, played)| played.points((bot + shift) % count)).collect()
        };
        let by_round: Vec<Vec<f64>> = rounds.iter().map(points).collect();
        let flat = || by_round.iter().flatten();
        let total: f64 = flat().sum();
        let Interval { low, high } = match contest.pairing {
            Pairing::Single => wilson(total, games),
            Pairing::Paired => paired_bootstrap(&by_round, contest.seed),
        };
        Achieved {
            bot: contest.players[bot].to_string(),
            wins: flat().filter(|&&points| points == 1.0).count() as u64,
            draws: flat().filter(|&&points| points == 0.5).count() as u64,
            win_rate: if games == 0 { 0.0 } else { total / games as f64 },
            low,
            high,
        }
    };
    let wins_of = |seat: usize| {
        let seat = Seat::new(u8::try_from(seat).unwrap_or(0));
        all().filter(|played| played.winners.contains(seat)).count() as u64
    };
    let lengths = || all().map(|played| played.decisions);
    Sim {
        game: G::NAME.to_owned(),
        variant: game.write_setup(setup),
        games,
        paired: contest.pairing == Pairing::Paired,
        seed: contest.seed,
        seats: (0..count).map(achieved).collect(),
        wins_by_seat: (0..count).map(wins_of).collect(),
        decisions_per_game: lengths().map(f64::from).sum::<f64>() / games.max(1) as f64,
        decisions_range: (lengths().min().unwrap_or(0), lengths().max().unwrap_or(0)),
        games_per_s: games as f64 / seconds.max(1e-9),
    }
}
