//! Many games between bots: who is better, and by how much.
//!
//! A game is decided by its number alone, never by the thread that plays it, so results are the
//! same for any number of threads (as long as no bot looks at the clock).

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use bots::{Bot, Evaluator, Level, Sight};
use rayon::prelude::*;
use serde::Serialize;
use table::{Luck, Notation, Outcome, Seat, Seats, Seed, SetupFaults, Status};

use crate::statistics::{Interval, paired_bootstrap, wilson};

/// A game that goes on longer than this is called a draw; no real game does.
const LONGEST: u32 = 100_000;

/// Whether seats are swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pairing {
    /// Each game has luck of its own; the bots keep their seats.
    Single,
    /// Each luck is played once for every seating, so that luck and seats cancel out.
    Paired,
}

/// What to play.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The bot of each seat.
    pub levels: Vec<Level>,
    /// How many games; rounded up to whole pairs.
    pub games: u64,
    /// Decides all luck and all whims.
    pub seed: u64,
    /// Whether seats are swapped.
    pub pairing: Pairing,
}

/// How one game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Played {
    winners: Seats,
    decisions: u32,
}

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
/// Every fault of the setup.
pub fn sim<G: Evaluator + Notation>(
    game: &G,
    setup: &G::Setup,
    contest: &Contest,
    done: &AtomicU64,
    stop: &AtomicBool,
) -> Result<Sim, SetupFaults> {
    game.start(setup, Luck::new(Seed::from_number(0)))?;
    let begun = Instant::now();
    let seatings = match contest.pairing {
        Pairing::Single => 1,
        Pairing::Paired => contest.levels.len(),
    };
    let rounds = contest.games.div_ceil(seatings as u64);
    let play_round = |round: u64| -> Option<Vec<Played>> {
        let games = (0..seatings).map(|shift| {
            let played =
                (!stop.load(Ordering::Relaxed)).then(|| play(game, setup, contest, round, shift));
            done.fetch_add(1, Ordering::Relaxed);
            played
        });
        games.collect()
    };
    let played: Vec<Option<Vec<Played>>> = (0..rounds).into_par_iter().map(play_round).collect();
    let rounds: Vec<Vec<Played>> = played.into_iter().flatten().collect();
    Ok(report(game, setup, contest, &rounds, begun.elapsed().as_secs_f64()))
}

/// Plays one game. With a shift of one, every bot sits one seat further on.
fn play<G: Evaluator>(
    game: &G,
    setup: &G::Setup,
    contest: &Contest,
    round: u64,
    shift: usize,
) -> Played {
    let luck = Luck::new(numbered(contest.seed, round, 0));
    let draw = |decisions| Played { winners: Seats::NONE, decisions };
    let Ok(mut state) = game.start(setup, luck) else { return draw(0) };
    // Whims belong to seats, not to bots: a bot against itself plays the same game twice.
    let count = contest.levels.len();
    let mut players: Vec<Box<dyn Bot<G>>> = (0..count)
        .map(|seat| {
            let level = contest.levels[(seat + count - shift) % count];
            level.player(numbered(contest.seed, round, 1 + seat as u64))
        })
        .collect();
    let mut options = Vec::new();
    for decisions in 0..LONGEST {
        match game.status(&state) {
            Status::Over(Outcome::Won(winners)) => return Played { winners, decisions },
            Status::Over(Outcome::Draw) => return draw(decisions),
            Status::Decide(deciders) => {
                let Some(seat) = deciders.lowest() else { return draw(decisions) };
                let sight = Sight::new(game, &state, seat, &mut options);
                let choice = players[seat.index()].choose(&sight);
                game.advance(&mut state, seat, choice);
            }
        }
    }
    draw(LONGEST)
}

/// The seed of one thing in one round.
fn numbered(seed: u64, round: u64, what: u64) -> Seed {
    let mut bytes = *Seed::from_number(seed).bytes();
    for (byte, part) in
        bytes.iter_mut().zip(round.to_le_bytes().into_iter().chain(what.to_le_bytes()))
    {
        *byte ^= part;
    }
    // Mixed once more, so that neighbouring rounds share nothing.
    let mut mixer = Luck::new(Seed::from_bytes(bytes));
    Seed::from_bytes(std::array::from_fn(|_| mixer.below(256).to_le_bytes()[0]))
}

fn report<G: Evaluator + Notation>(
    game: &G,
    setup: &G::Setup,
    contest: &Contest,
    rounds: &[Vec<Played>],
    seconds: f64,
) -> Sim {
    let count = contest.levels.len();
    let all = || rounds.iter().flatten();
    let games = all().count() as u64;
    let achieved = |bot: usize| {
        // Points of this bot in each game: one for a win, half for a draw.
        let points = |round: &Vec<Played>| -> Vec<f64> {
            let games = round.iter().enumerate();
            games.map(|(shift, played)| points(played, (bot + shift) % count)).collect()
        };
        let by_round: Vec<Vec<f64>> = rounds.iter().map(points).collect();
        let flat = || by_round.iter().flatten();
        let total: f64 = flat().sum();
        let Interval { low, high } = match contest.pairing {
            Pairing::Single => wilson(total, games),
            Pairing::Paired => paired_bootstrap(&by_round, contest.seed),
        };
        Achieved {
            bot: contest.levels[bot].to_string(),
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

/// One for a win of this seat, half for a draw.
fn points(played: &Played, seat: usize) -> f64 {
    let seat = Seat::new(u8::try_from(seat).unwrap_or(0));
    match (played.winners.is_empty(), played.winners.contains(seat)) {
        (true, _) => 0.5,
        (false, won) => f64::from(u8::from(won)),
    }
}
