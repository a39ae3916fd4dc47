//! The error of adding proofs to a rulebook that is already in use.

use std::fmt;

/// The rulebook has already been used, without the proofs that were to be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AlreadyInUse;

impl fmt::Display for AlreadyInUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the rulebook is already in use; add the proofs in tests before using it")
    }
}

impl std::error::Error for AlreadyInUse {}
