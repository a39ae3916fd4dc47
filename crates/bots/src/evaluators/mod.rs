//! How good a position is, one readable file per game.

mod deckbuilding;
mod duel;
mod unlimited;

use table::{Game, Seat};

/// A game whose positions can be judged from what a seat sees.
pub trait Evaluator: Game {
    /// How likely this seat is to win, from 0 to 1, as far as the view tells.
    fn value(view: &Self::View, seat: Seat) -> f32;
}

/// A lead in points as a chance to win; `scale` points are a clear advantage.
fn chance(lead: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-lead / scale).exp())
}
