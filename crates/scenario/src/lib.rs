//! Scenario files: the rule tests of all games, and the form of a bug report.
//!
//! A scenario sets up a position, makes choices and states what must then be true. [`read`] parses
//! the text of a file into [`Scenario`]s. A game that implements [`Staged`] names its zones and
//! properties once and can then run scenarios; [`run_texts`] runs whole files and reports every
//! difference. A scenario can also be a puzzle: then an [`Attempt`] lets a player find the choices.
//! The format, and how to add a game, are documented in `docs/scenarios.md`.
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
    Onlooker, Options, Part, Pattern, PropertyPath, Quote, Reason, RefusedSetup, Scenario, Step,
    Told, Unreadable, When, Why, read,
};
pub use report::{Failure, Mismatch, Report, Verdict, run_texts};
pub use runner::{Attempt, OnStage, Stage};
pub use staging::{Owner, Property, PropertyHelp, SetProperty, Staged};
pub use value::{Item, Value, only, whole_number};
