//! The result of a simulation, in the shape `cantina sim --json` prints.

use bots::{Budget, Level, Player};
use prose::Text;
use serde::Serialize;
use table::{Seats, Viewer};

use super::cards::{CardFigures, both_languages};
use super::lengths::Length;
use super::score::{Score, Share};
use super::tally::{BotCounts, Tally};
use crate::contest::{Contest, Pairing};
use crate::statistics::{Interval, paired_bootstrap};
use crate::studies::Studied;

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
    /// Lower end of the 95 % interval: the bootstrap's for paired games, else Wilson's.
    pub low: f64,
    /// Upper end.
    pub high: f64,
    /// The interval if every game had luck of its own.
    pub wilson: Interval,
    /// The interval over whole pairs, if games were paired.
    pub bootstrap: Option<Interval>,
}

/// How a side of the game fared, whoever played it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Side {
    /// The word for it in files.
    pub side: String,
    /// Its name.
    #[serde(serialize_with = "both_languages")]
    pub name: Text,
    /// How often it moved first.
    pub moved_first: u64,
    /// How it did.
    #[serde(flatten)]
    pub share: Share,
}

/// How long games were.
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
    /// What it is called.
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
    /// Games asked for, rounded up to whole pairs; more than `games` if it was stopped early.
    pub requested: u64,
    /// Whether seats were swapped.
    pub paired: bool,
    /// The seed.
    pub seed: u64,
    /// Whether the same command gives the same result: no bot looks at the clock or is a program
    /// of somebody else, and no game was left out.
    pub reproducible: bool,
    /// What each bot achieved, in the order they were named.
    pub seats: Vec<Achieved>,
    /// How often each seat won, whoever sat there.
    pub wins_by_seat: Vec<u64>,
    /// How whoever moved first did.
    pub first_seat: Share,
    /// How each side of the game did.
    pub factions: Vec<Side>,
    /// Mean length of a game.
    pub decisions_per_game: f64,
    /// Shortest and longest game.
    pub decisions_range: (u32, u32),
    /// How long games were.
    pub lengths: Lengths,
    /// Which cards winners had, highest lift first.
    pub cards: Vec<CardFigures>,
    /// Speed, over all threads.
    pub games_per_s: f64,
}

impl Sim {
    /// What the counters say; `start` is any start of the game.
    pub(crate) fn new<G: Studied>(
        (game, setup, start): (&G, &G::Setup, &G::State),
        contest: &Contest,
        tally: &Tally,
        seconds: f64,
    ) -> Self {
        let requested = contest.rounds() * contest.seatings() as u64;
        let decisions = tally.decisions.summary();
        let range = decisions.as_ref().map_or((0, 0), |length| (length.shortest, length.longest));
        let bots = contest.players.iter().zip(&tally.bots);
        Self {
            game: G::NAME.to_owned(),
            title: G::say_game(),
            rules_version: G::RULES_VERSION,
            variant: game.write_setup(setup),
            setup: G::say_setup(setup),
            games: tally.games,
            requested,
            paired: contest.pairing == Pairing::Paired,
            seed: contest.seed,
            reproducible: tally.games == requested && contest.players.iter().all(repeats_itself),
            seats: bots.map(|(player, counts)| achieved(player, counts, contest)).collect(),
            wins_by_seat: tally.seats.iter().map(|score| score.wins).collect(),
            first_seat: tally.first.into(),
            factions: sides(game, start, tally),
            decisions_per_game: decisions.as_ref().map_or(0.0, |length| length.mean),
            decisions_range: range,
            lengths: Lengths { decisions, turns: tally.turns.summary() },
            cards: tally.cards.summary(G::titles(), &tally.seats),
            games_per_s: tally.games as f64 / seconds.max(1e-9),
        }
    }
}

/// Whether a player chooses the same in the same place every time.
fn repeats_itself(player: &Player) -> bool {
    matches!(
        player,
        Player::Level(Level::Random | Level::Greedy | Level::Search(Budget::Iterations(_)))
    )
}

fn achieved(player: &Player, counts: &BotCounts, contest: &Contest) -> Achieved {
    let score = counts.score;
    let wilson = score.wilson();
    let bootstrap = match contest.pairing {
        Pairing::Single => None,
        Pairing::Paired => Some(paired_bootstrap(&counts.rounds, contest.seed)),
    };
    let Interval { low, high } = bootstrap.unwrap_or(wilson);
    Achieved {
        bot: player.to_string(),
        wins: score.wins,
        draws: score.draws,
        win_rate: score.rate().unwrap_or(0.0),
        low,
        high,
        wilson,
        bootstrap,
    }
}

/// The sides of the game; seats that play the same side count together.
fn sides<G: Studied>(game: &G, start: &G::State, tally: &Tally) -> Vec<Side> {
    let view = game.view(start, Viewer::Watcher);
    let mut sides: Vec<(String, Text, u64, Score)> = Vec::new();
    for seat in Seats::first(tally.seats.len()) {
        let (name, score) = (game.seat_name(start, seat), tally.seats[seat.index()]);
        let begun = tally.begun[seat.index()];
        match sides.iter_mut().find(|(other, ..)| *other == name) {
            Some((_, _, first, so_far)) => {
                *first += begun;
                *so_far += score;
            }
            None => sides.push((name, game.say_seat(&view, seat).capitalised(), begun, score)),
        }
    }
    let side = |(side, name, moved_first, score): (String, Text, u64, Score)| Side {
        side,
        name,
        moved_first,
        share: score.into(),
    };
    sides.into_iter().map(side).collect()
}
