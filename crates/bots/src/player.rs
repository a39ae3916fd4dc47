//! The player of a seat: a bot of this program, or an engine.

use std::fmt;
use std::str::FromStr;

use prose::{Text, text};
use table::{Notation, Seed, Spoken};

use crate::{
    Bot, Engine, EngineCommand, Evaluator, Level, PlayerFault, UnknownLevel, WrongCommand,
};

/// A player, as named on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A bot of this program.
    Level(Level),
    /// Another program: `engine:COMMAND`.
    Engine(EngineCommand),
}

/// Whether a bot must be kept between choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// It remembers nothing: a new bot of the same level chooses the same.
    None,
    /// It follows the match and must be kept.
    WholeMatch,
}

impl Player {
    /// Starts a bot for one match. Equal seeds make equal choices, unless the budget of the bot is
    /// a time; engines do not get the seed.
    ///
    /// # Errors
    /// The reason why it cannot play.
    pub fn start_bot<G: Evaluator + Notation + Spoken>(
        &self,
        seed: Seed,
    ) -> Result<Box<dyn Bot<G>>, PlayerFault> {
        match self {
            Self::Level(level) => Ok(G::bot(*level, seed)),
            Self::Engine(command) => Ok(Box::new(Engine::start(command)?)),
        }
    }

    /// Its level in words: "easy"; a budget or an engine by its word on the command line.
    #[must_use]
    pub fn say(&self) -> Text {
        match self {
            Self::Level(Level::Random) => text!("random", "al azar"),
            Self::Level(Level::Priorities) => text!("rules of thumb", "reglas sencillas"),
            Self::Level(Level::Greedy) => text!("easy", "fácil"),
            &Self::Level(Level::NORMAL) => text!("normal", "normal"),
            &Self::Level(Level::HARD) => text!("hard", "difícil"),
            Self::Level(Level::Search(_)) | Self::Engine(_) => Text::same(self),
        }
    }

    /// Whether its bot must be kept between choices.
    #[must_use]
    pub fn memory(&self) -> Memory {
        match self {
            Self::Level(Level::Random | Level::Priorities | Level::Greedy) => Memory::None,
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

/// A word that is not a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownPlayer {
    /// It is not a level.
    Level(UnknownLevel),
    /// It begins like an engine, but is not an engine command.
    Engine(WrongCommand),
}

impl UnknownPlayer {
    /// The error message, with the possible values.
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
