//! The error type of replay files: a line and a reason.

use std::fmt;

use prose::Text;

/// Longer quotations from a file are cut, so that an error stays one readable line.
const LONGEST_QUOTE: usize = 60;

/// The reason why a replay file is refused, in both languages, with the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayFault {
    /// The line, counted from 1.
    pub line: usize,
    /// The reason, as a sentence.
    pub text: Text,
}

impl ReplayFault {
    pub(super) fn new(line: usize, en: impl Into<String>, es: impl Into<String>) -> Self {
        Self { line, text: Text::new(en, es) }
    }
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.text.en)
    }
}

impl std::error::Error for ReplayFault {}

/// Words of the file in quotation marks, cut if they are too long.
pub(super) fn quote(words: &str) -> String {
    match words.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("«{}…»", &words[..end]),
        None => format!("«{words}»"),
    }
}
