//! Errors in the files the rulebook is read from.

use std::fmt;

use serde::Serialize;

/// An error in a file: its line, and a sentence that says what is wrong and what to do.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct FileFault {
    /// Path from the workspace root.
    pub file: String,
    /// Line in that file, from 1.
    pub line: usize,
    /// The sentence for the person who has to fix it.
    pub what: String,
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}
