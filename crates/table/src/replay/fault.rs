//! What is wrong with a replay file, and in which line.

use std::fmt;

use prose::Text;

/// Longer quotations from a file are cut, so that a fault stays one readable line.
const LONGEST_QUOTE: usize = 60;

/// A file that is not accepted: the line and the reason, in both languages.
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

/// Words of the file between quotation marks, cut where they go on too long.
pub(super) fn quote(words: &str) -> String {
    match words.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("«{}…»", &words[..end]),
        None => format!("«{words}»"),
    }
}
