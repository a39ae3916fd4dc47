//! The player of a seat: a level of this program, or an engine.

use std::fmt;
use std::str::FromStr;

use prose::{Text, text};
use table::{Notation, Seed, Spoken};

use crate::{Bot, Engine, EngineCommand, Evaluator, Fault, Level, UnknownLevel, WrongCommand};

/// A player, as named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A bot of this program.
    Level(Level),
    /// Another program: `engine:COMMAND`.
    Engine(EngineCommand),
}

/// Whether a player remembers at the next choice what it found out at this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// Nothing: it may as well be another one of the same kind.
    None,
    /// It follows the match.
    WholeMatch,
}

impl Player {
    /// Sits down for one match; the same seed makes the same choices (but for the clock, and
    /// engines have whims of their own).
    ///
    /// # Errors
    /// Why they cannot play.
    pub fn sit<G: Evaluator + Notation + Spoken>(
        &self,
        seed: Seed,
    ) -> Result<Box<dyn Bot<G>>, Fault> {
        match self {
            Self::Level(level) => Ok(G::bot(*level, seed)),
            Self::Engine(command) => Ok(Box::new(Engine::start(command)?)),
        }
    }

    /// Whether it matters that the same player goes on.
    #[must_use]
    pub fn memory(&self) -> Memory {
        match self {
            Self::Level(Level::Random | Level::Greedy) => Memory::None,
            Self::Level(Level::Search(_)) | Self::Engine(_) => Memory::WholeMatch,
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
            Self::Engine(command) => command.fmt(f),
        }
    }
}

/// A word that names no player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownPlayer {
    /// It is not a level.
    Level(UnknownLevel),
    /// It names no engine.
    Engine(WrongCommand),
}

impl UnknownPlayer {
    /// The fault, with what can be written instead.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Level(unknown) => text!(
                "{unknown}, or engine:COMMAND",
                "{unknown}, o engine:ORDEN",
                unknown = unknown.text()
            ),
            Self::Engine(wrong) => wrong.text(),
        }
    }
}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().en)
    }
}

impl std::error::Error for UnknownPlayer {}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(word: &str) -> Result<Self, UnknownPlayer> {
        if word.starts_with(EngineCommand::PREFIX) {
            return word.parse().map(Self::Engine).map_err(UnknownPlayer::Engine);
        }
        word.parse().map(Self::Level).map_err(UnknownPlayer::Level)
    }
}
