//! Opponents that never cheat.
//!
//! A bot is given a [`Sight`]: the view, the options and imagined worlds of its seat, and nothing
//! else. What a seat imagines does not depend on what it cannot know (a law of the games), so
//! neither does what a bot chooses.

mod evaluators;
mod greedy;
mod level;
mod random;
mod search;
mod sight;

pub use evaluators::Evaluator;
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use search::{Budget, Search, Thought};
pub use sight::Sight;

/// Somebody who chooses.
pub trait Bot<G: table::Game>: Send {
    /// One of the options in sight.
    fn choose(&mut self, sight: &Sight<'_, G>) -> G::Choice;
}
