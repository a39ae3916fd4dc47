//! Parses the text of a file into scenarios and keeps the line numbers of all statements.

mod block;
mod draft;
mod expectation;
mod phrase;
mod quote;
mod scenario;

pub(crate) use quote::Fit;
pub use quote::Quote;
pub use scenario::{
    Answer, Asked, Body, Choice, Contents, Ending, Expectation, Given, Line, NotUnderstood,
    Onlooker, Options, Part, Pattern, PropertyPath, Reason, RefusedSetup, Scenario, Step, Told,
    When, Why,
};

use crate::{Failure, Mismatch};

/// A scenario that cannot be read, or lines that do not belong to a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The file, as the caller named it.
    pub file: String,
    /// The line of the `scenario` heading, or the first line outside of any scenario.
    pub line: usize,
    /// The title in the heading.
    pub title: String,
    /// All errors, in the order of the lines.
    pub failures: Vec<Failure>,
}

/// Reads the scenarios of a file. All errors are reported, and a broken scenario does not hide the
/// next. A file without a scenario is an error too, because it could never fail.
#[must_use]
pub fn read(file: &str, text: &str) -> Vec<Result<Scenario, Unreadable>> {
    let blocks = block::split(text);
    if blocks.is_empty() {
        let title = String::new();
        let mismatch = Mismatch::new("`scenario TITLE` and its indented lines", "no scenario");
        let failures = vec![Failure::new(file, 1, &title, mismatch)];
        return vec![Err(Unreadable { file: file.to_owned(), line: 1, title, failures })];
    }
    blocks.into_iter().map(|block| draft::read_block(file, block)).collect()
}
