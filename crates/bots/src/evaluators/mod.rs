//! How good a position is, one readable file per game.

mod deckbuilding;
mod duel;
mod unlimited;

use table::{Game, Outcome, Seat, Seating, Seed};

use crate::{Bot, Level};

/// A game whose positions can be judged from what a seat sees.
pub trait Evaluator: Game {
    /// How likely this seat is to win, from 0 to 1, as far as the view tells.
    fn value(view: &Self::View, seat: Seat) -> f32;

    /// A bot of this level: `level.bot(seed)`, written where the game is known, so that the search
    /// is compiled once for each game and not in every crate that lets bots play it.
    fn bot(level: Level, seed: Seed) -> Box<dyn Bot<Self>>;
}

/// The seat's share of a win: 1 if its team won alone, and equal parts where several teams won or
/// the match is a draw. Members of a team share nothing; a win is whole for each of them.
#[must_use]
pub fn win_share(outcome: Outcome, seat: Seat, seating: Seating) -> f32 {
    let winners = match outcome {
        Outcome::Draw => seating.seats(),
        Outcome::Won(_) | Outcome::Ranked(_) | Outcome::Lost(_) => outcome.winners(),
    };
    if !winners.contains(seat) {
        return 0.0;
    }
    let sides = seating.sides().filter(|side| !side.both(winners).is_empty()).count();
    1.0 / sides as f32
}

/// A lead in points as a chance to win; `scale` points are a clear advantage.
fn chance(lead: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-lead / scale).exp())
}
