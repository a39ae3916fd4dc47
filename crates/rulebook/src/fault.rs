//! Something wrong in the files the rulebook is made of.

use std::fmt;

use serde::Serialize;

/// What is wrong, where, and what to do about it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Fault {
    /// Path from the workspace root.
    pub file: String,
    /// Line in that file, from 1.
    pub line: usize,
    /// One sentence for the person who has to mend it.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}
