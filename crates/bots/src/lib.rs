//! Opponents that never cheat.
//!
//! A bot is given a [`Sight`]: the view, the options and imagined worlds of its seat, and nothing
//! else. What a seat imagines does not depend on what it cannot know (a law of the games), so
//! neither does what a bot chooses.

mod bot_seats;
mod engine;
mod evaluators;
mod fault;
mod greedy;
mod level;
mod lineup;
mod player;
mod random;
mod search;
mod sight;

pub use bot_seats::BotSeats;
pub use engine::{Engine, EngineCommand, WrongCommand};
pub use evaluators::{Evaluator, win_share, win_sharers};
pub use fault::Fault;
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use lineup::Lineup;
pub use player::{Memory, Player, UnknownPlayer};
pub use random::Random;
pub use search::{Budget, Search, Thought};
pub use sight::Sight;

use table::Seat;

/// Makes the choices of one seat.
pub trait Bot<G: table::Game>: Send {
    /// A match with this setup begins, in the game's notation. A position set up by hand has none.
    fn begin(&mut self, _setup: &str) {}

    /// One of the options in sight.
    ///
    /// # Errors
    /// Why there is no choice; bots of this program always have one.
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, Fault>;

    /// A choice was made at the table, by this seat or another; what was chosen is missing if this
    /// seat may not know it. Bots that plan ahead follow the match this way.
    fn hear(&mut self, _seat: Seat, _choice: Option<G::Choice>) {}
}
