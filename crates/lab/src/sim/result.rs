//! The result of a simulation, in the form that `cantina sim --json` prints.

use bots::{Budget, Level, Player};
use prose::Text;
use serde::Serialize;
use table::{Seats, Viewer};

use super::cards::{CardFigures, both_languages};
use super::lengths::Length;
use super::score::{Score, Share, WHOLE_WIN};
use super::tally::{RoundScore, Tally};
use crate::contest::{Contest, Pairing};
use crate::schedule::Schedule;
use crate::statistics::{Interval, round_bootstrap};
use crate::studies::Studied;

/// The results of a bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Achieved {
    /// The level of the bot.
    pub bot: String,
    /// Games won, alone or with others.
    pub wins: u64,
    /// Games that ended in a draw.
    pub draws: u64,
    /// The share of games won: a win or draw of several sides counts in equal parts, and a win of a
    /// team counts fully for each member.
    pub win_rate: f64,
    /// The win rate of a bot that is as good as all others: 1 divided by the number of sides.
    pub fair_share: f64,
    /// Lower end of the 95 % interval of the win rate: the bootstrap's for paired games, otherwise
    /// Wilson's.
    pub low: f64,
    /// Upper end.
    pub high: f64,
    /// Wilson's interval, which assumes that every game has its own luck.
    pub wilson: Interval,
    /// The bootstrap interval over whole rounds, if games were paired.
    pub bootstrap: Option<Interval>,
    /// The mean of the places, counted from 1; `None` without games.
    pub average_place: Option<f64>,
}

/// The results of a side of the game, over all players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Side {
    /// Its id in files.
    pub side: String,
    /// Its name.
    #[serde(serialize_with = "both_languages")]
    pub name: Text,
    /// The number of games in which it moved first.
    pub moved_first: u64,
    /// Its games.
    #[serde(flatten)]
    pub share: Share,
}

/// The lengths of games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lengths {
    /// In decisions of all seats together.
    pub decisions: Option<Length>,
    /// In turns of all seats together, if the game has turns.
    pub turns: Option<Length>,
}

/// The result of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sim {
    /// The game.
    pub game: String,
    /// Its name.
    #[serde(serialize_with = "both_languages")]
    pub title: Text,
    /// The version of its rules.
    pub rules_version: u32,
    /// The setup in the game's notation.
    pub variant: String,
    /// The setup in words.
    #[serde(serialize_with = "both_languages")]
    pub setup: Text,
    /// Games played.
    pub games: u64,
    /// Games requested, rounded up to whole rounds; more than `games` if it was stopped early.
    pub requested: u64,
    /// Whether players changed seats.
    pub paired: bool,
    /// The number of games with the same luck: one for each seat if games were paired, otherwise
    /// one.
    pub games_per_round: usize,
    /// The seats of each side, by their numbers.
    pub sides: Vec<Seats>,
    /// The seed.
    pub seed: u64,
    /// Whether the same command gives the same result: no bot uses the clock or is an engine, and
    /// no game was left out.
    pub reproducible: bool,
    /// The results of each bot, in the given order.
    pub seats: Vec<Achieved>,
    /// The number of wins of each seat, over all bots.
    pub wins_by_seat: Vec<u64>,
    /// The results of the seat that moved first.
    pub first_seat: Share,
    /// The results of each side of the game; seats of the same name count together.
    pub factions: Vec<Side>,
    /// Mean length of a game.
    pub decisions_per_game: f64,
    /// Shortest and longest game.
    pub decisions_range: (u32, u32),
    /// The lengths of games.
    pub lengths: Lengths,
    /// The statistics of all cards, highest lift first.
    pub cards: Vec<CardFigures>,
    /// Games per second, over all threads.
    pub games_per_s: f64,
}

impl Sim {
    /// Computes the result from the counters; `start` is any start of the game.
    pub(crate) fn new<G: Studied>(
        (game, setup, start): (&G, &G::Setup, &G::State),
        (contest, schedule): (&Contest, &Schedule),
        tally: &Tally,
        seconds: f64,
    ) -> Self {
        let requested = schedule.games();
        let decisions = tally.decisions.summary();
        let range = decisions.as_ref().map_or((0, 0), |length| (length.shortest, length.longest));
        let bots = contest.players.iter().zip(&tally.bots);
        Self {
            game: G::NAME.to_owned(),
            title: G::say_game(),
            rules_version: G::RULES_VERSION,
            variant: game.write_setup(setup),
            setup: G::say_setup(setup).capitalised(),
            games: tally.games,
            requested,
            paired: contest.pairing != Pairing::Single,
            games_per_round: schedule.games_per_round(),
            sides: schedule.seating().sides().collect(),
            seed: contest.seed,
            reproducible: tally.games == requested && contest.players.iter().all(is_deterministic),
            seats: bots
                .map(|(player, counts)| achieved(player, counts, (contest, schedule)))
                .collect(),
            wins_by_seat: tally.seats.iter().map(|seat| seat.score.wins).collect(),
            first_seat: share(&tally.first, (contest, schedule)),
            factions: sides(game, start, tally, (contest, schedule)),
            decisions_per_game: decisions.as_ref().map_or(0.0, |length| length.mean),
            decisions_range: range,
            lengths: Lengths { decisions, turns: tally.turns.summary() },
            cards: tally.cards.summary(G::titles(), schedule.games_per_round()),
            games_per_s: tally.games as f64 / seconds.max(1e-9),
        }
    }
}

/// Whether a player always makes the same choice with the same seed.
fn is_deterministic(player: &Player) -> bool {
    matches!(
        player,
        Player::Level(
            Level::Random
                | Level::Priorities
                | Level::Greedy
                | Level::Search(Budget::Iterations(_))
        )
    )
}

fn achieved(
    player: &Player,
    counts: &RoundScore,
    (contest, schedule): (&Contest, &Schedule),
) -> Achieved {
    let score = counts.score;
    let wilson = score.wilson();
    let bootstrap = bootstrap(counts, (contest, schedule));
    let Interval { low, high } = bootstrap.unwrap_or(wilson);
    Achieved {
        bot: player.to_string(),
        wins: score.wins,
        draws: score.draws,
        win_rate: score.rate().unwrap_or(0.0),
        fair_share: 1.0 / schedule.seating().side_count().max(1) as f64,
        low,
        high,
        wilson,
        bootstrap,
        average_place: score.average_place(),
    }
}

/// The interval over whole rounds, if games were paired.
fn bootstrap(counts: &RoundScore, (contest, schedule): (&Contest, &Schedule)) -> Option<Interval> {
    let whole_round = WHOLE_WIN * schedule.games_per_round() as u64;
    match contest.pairing {
        Pairing::Single => None,
        Pairing::Paired | Pairing::PairedWithOwnSeeds => {
            Some(round_bootstrap(&counts.rounds, whole_round, contest.seed))
        }
    }
}

/// The results of a seat, or of the seat that moved first in each game.
fn share(counts: &RoundScore, played: (&Contest, &Schedule)) -> Share {
    let bootstrap = bootstrap(counts, played).filter(|_| counts.score.games > 0);
    Share { bootstrap, ..counts.score.into() }
}

/// The sides of the game; seats that play the same side count together, without an interval over
/// rounds, as they win and lose in the same games.
fn sides<G: Studied>(
    game: &G,
    start: &G::State,
    tally: &Tally,
    played: (&Contest, &Schedule),
) -> Vec<Side> {
    let view = game.view(start, Viewer::Watcher);
    let mut sides: Vec<(String, Text, u64, Vec<&RoundScore>)> = Vec::new();
    for seat in Seats::first(tally.seats.len()) {
        let name = game.seat_name(start, seat);
        let counts = &tally.seats[seat.index()];
        let begun = tally.begun[seat.index()];
        match sides.iter_mut().find(|(other, ..)| *other == name) {
            Some((_, _, first, so_far)) => {
                *first += begun;
                so_far.push(counts);
            }
            None => {
                let said = game.say_seat(&view, seat).capitalised();
                sides.push((name, said, begun, vec![counts]));
            }
        }
    }
    let side = |(side, name, moved_first, counts): (String, Text, u64, Vec<&RoundScore>)| {
        let share = match counts[..] {
            [alone] => share(alone, played),
            _ => summed(&counts).into(),
        };
        Side { side, name, moved_first, share }
    };
    sides.into_iter().map(side).collect()
}

fn summed(counts: &[&RoundScore]) -> Score {
    let mut sum = Score::default();
    counts.iter().for_each(|counts| sum += counts.score);
    sum
}
