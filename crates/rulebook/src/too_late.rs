//! Proofs that come when the rulebook is already in use.

use std::fmt;

/// The rulebook already answers: whoever asked before was not told of the proofs to be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLate;

impl fmt::Display for TooLate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the rulebook is already in use; add the proofs in tests before asking it")
    }
}

impl std::error::Error for TooLate {}
