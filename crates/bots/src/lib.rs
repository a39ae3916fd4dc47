//! Bots, which never cheat.
//!
//! A bot is given a [`Sight`]: the view, the options and imagined states of its seat, and nothing
//! else. By law 4 of the games none of these depends on information hidden from the seat, so the
//! choices of a bot do not depend on it either.

mod analysis;
mod bot_seats;
mod engine;
mod evaluators;
mod fault;
mod greedy;
mod intention;
mod level;
mod lineup;
mod player;
mod priorities;
mod random;
mod search;
mod second_thoughts;
mod sight;
mod whims;

pub use analysis::{Analysis, AnalysisPlan, Extent, JudgedMove, SaidChoice, analyse};
pub use bot_seats::BotSeats;
pub use engine::{Engine, EngineCommand, WrongCommand};
pub use evaluators::{Evaluator, win_share, win_sharers};
pub use fault::PlayerFault;
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel};
pub use lineup::Lineup;
pub use player::{Memory, Player, UnknownPlayer};
pub use priorities::Priorities;
pub use random::Random;
pub use search::{Budget, Search, Thought};
pub use second_thoughts::SecondThoughts;
pub use sight::Sight;

use table::Seat;

/// Makes the choices of one seat.
pub trait Bot<G: table::Game>: Send {
    /// Called when a match begins, with its setup in the game's notation; not called for a position
    /// that was set up by hand.
    fn begin(&mut self, _setup: &str) {}

    /// Chooses one of the options.
    ///
    /// # Errors
    /// The reason why there is no choice; only engines fail.
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, PlayerFault>;

    /// Called after every choice of any seat, so that bots that plan ahead can follow the match.
    /// The choice is `None` if this seat may not know it.
    fn observe(&mut self, _seat: Seat, _choice: Option<G::Choice>) {}
}

/// Judges the options of a seat by what that seat may know, for the analysis of finished matches.
/// Equal seeds judge equally: no clock is read.
pub trait Judge<G: table::Game>: Send {
    /// The options after a search of this many lines, best first.
    fn weigh(&mut self, sight: &Sight<'_, G>, lines: u32) -> Vec<Thought<G::Choice>>;

    /// The value of one option for the seat, from 0 to 1: the average of lines that begin with it.
    fn value_of(&mut self, sight: &Sight<'_, G>, choice: G::Choice, lines: u32) -> f32;
}
