//! The foundation every game is built on.
//!
//! This crate holds the types every game shares (seats, luck, viewers, refusals), the [`Game`]
//! trait, a [`Match`] (setup, seed, choices and rules version), its replay file, and [`laws`]: the
//! test suite every game must pass.
//!
//! Nothing here does I/O, reads a clock or uses ambient randomness.

mod digest;
mod game;
pub mod laws;
mod luck;
mod matches;
mod next;
mod offer;
mod outcome;
pub mod people;
mod refusal;
pub mod replay;
mod seat;
mod seating;
pub mod setup;
mod sink;
mod viewer;

pub use digest::{Commitment, StateHash};
pub use game::{CardEntry, Component, Described, Game, Naming, Notation, Origin, Spoken, Status};
pub use luck::{Luck, ScriptFault, Seed};
pub use matches::{Match, Move, NoUndo, Played, Since};
pub use next::{Next, Spare};
pub use offer::{Copies, Listed, Offer, listed, offers, offers_of};
pub use outcome::{Outcome, Ranking, Resignation};
pub use people::{People, PlayerName};
pub use refusal::{Because, Refusal, RuleId, SetupFaults};
pub use seat::{Seat, Seats};
pub use seating::Seating;
pub use setup::{SetupField, SetupKind, SetupOption};
pub use sink::{Log, Silent, Sink};
pub use viewer::{Secret, Viewer};
