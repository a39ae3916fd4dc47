//! Scenario files: the rule tests of all games, and the form of a bug report.
//!
//! A scenario gives a position, makes choices and says what must then be true. [`read`] turns the
//! text of a file into [`Scenario`]s; a game that is [`Staged`] names its places once and can then
//! run them; [`run_texts`] runs whole files and reports what differed. A scenario can be a puzzle:
//! then an [`Attempt`] lets a player find the choices. The format and how to plug in a game are
//! documented in `docs/scenarios.md`.
//!
//! Nothing here reads files: the caller passes their text.

mod reader;
mod report;
mod runner;
mod staging;
mod suggestion;
mod value;

pub use reader::{
    Answer, Asked, Body, Choice, Contents, Ending, Expectation, Given, Line, NotUnderstood,
    Onlooker, Options, Part, Pattern, Place, Quote, Reason, RefusedSetup, Scenario, Step, Told,
    Unreadable, When, Why, read,
};
pub use report::{Failure, Mismatch, Report, Verdict, run_texts};
pub use runner::{Attempt, OnStage, Stage};
pub use staging::{Owner, Property, PropertyHelp, SetProperty, Staged};
pub use value::{Item, Value, only, whole_number};
