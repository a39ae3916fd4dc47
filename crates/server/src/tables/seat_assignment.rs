//! The players in the seats of a table.

use std::fmt;
use std::str::FromStr;

use table::Seat;

use super::config::{InvalidValue, level};
use crate::secret::SecretHash;

/// The player in one seat of a table. The store calls it a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatAssignment {
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub sitter: Sitter,
    /// The name that a person gave; may be empty.
    pub name: String,
}

/// The kind of player in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// The seat is free.
    Open,
    /// The visitor who has the secret with this hash.
    Person(SecretHash),
    /// The same, while a bot plays for them because they are away.
    StandIn(SecretHash),
    /// A bot of this level, one of [`super::LEVELS`].
    Bot(String),
}

impl Sitter {
    /// Whether the seat belongs to this visitor.
    #[must_use]
    pub fn belongs_to(&self, visitor: &SecretHash) -> bool {
        matches!(self, Self::Person(owner) | Self::StandIn(owner) if owner == visitor)
    }

    /// The level of the bot that plays the seat, if one does.
    #[must_use]
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot(level) => Some(level),
            Self::StandIn(_) => Some("normal"),
            Self::Open | Self::Person(_) => None,
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open => f.write_str("open"),
            Self::Person(owner) => write!(f, "person:{}", owner.0),
            Self::StandIn(owner) => write!(f, "stand_in:{}", owner.0),
            Self::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

impl FromStr for Sitter {
    type Err = InvalidValue;

    fn from_str(word: &str) -> Result<Self, InvalidValue> {
        match word.split_once(':') {
            None if word == "open" => Ok(Self::Open),
            Some(("person", owner)) => Ok(Self::Person(SecretHash(owner.to_owned()))),
            Some(("stand_in", owner)) => Ok(Self::StandIn(SecretHash(owner.to_owned()))),
            Some(("bot", name)) if level(name).is_some() => Ok(Self::Bot(name.to_owned())),
            _ => Err(InvalidValue {
                value: word.to_owned(),
                expected: "open, person:HASH, stand_in:HASH or bot:LEVEL",
            }),
        }
    }
}

/// Whether a table is waiting, being played or over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// A seat is free.
    Waiting,
    /// It is being played.
    Playing,
    /// It has ended.
    Over,
    /// It was closed by the only person at it, and is not listed any more.
    Closed,
}

impl Standing {
    /// The name in the store.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }
}
