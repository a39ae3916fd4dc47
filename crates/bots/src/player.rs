//! Who may sit in a seat: a level, or an engine somebody brings.

use std::fmt;
use std::str::FromStr;

use table::{Notation, Seed};

use crate::{Bot, Evaluator, Fault, Level, UnknownLevel};

/// Somebody who can be asked to play, as named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A bot of this program.
    Level(Level),
}

impl Player {
    /// Sits down for one match; the same seed makes the same choices (but for the clock).
    ///
    /// # Errors
    /// Why they cannot play.
    pub fn sit<G: Evaluator + Notation>(&self, seed: Seed) -> Result<Box<dyn Bot<G>>, Fault> {
        match self {
            Self::Level(level) => Ok(level.player(seed)),
        }
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        word.parse().map(Self::Level)
    }
}
