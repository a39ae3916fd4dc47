//! The configuration of a table, which never changes after the table is created.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bots::Level;
use serde::{Deserialize, Serialize};
use table::Seed;

use crate::secret::{from_hex, is_id, new_id};

/// The random id of a table in addresses. It cannot be guessed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    /// Returns a new id.
    ///
    /// # Errors
    /// If the system provides no randomness.
    pub fn new() -> Result<Self, getrandom::Error> {
        new_id().map(Self)
    }

    /// Reads an id; `None` if it does not have the form of one.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        is_id(word).then(|| Self(word.to_owned()))
    }

    /// The id as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Everything that is decided when a table is created. The store keeps it as JSON in the column
/// `charter`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableConfig {
    /// The setup in the game's notation.
    pub setup: String,
    /// The seed of the match, stored as hexadecimal digits. No player may learn it before the end.
    #[serde(with = "seed_digits")]
    pub seed: Seed,
    /// The time that people have to choose.
    #[serde(default)]
    pub clock: Clock,
    /// The rule for players who are away.
    #[serde(default)]
    pub away: Away,
    /// The rule for players who give up among several opponents.
    #[serde(default)]
    pub resigning: Resigning,
    /// Whether others may watch.
    #[serde(default)]
    pub watching: Watching,
    /// The names of the seats whose players bring their own deck, which is not in `setup` then. The
    /// match begins when all of them have chosen one, and nobody else sees the list before the end.
    #[serde(default)]
    pub bringing: Vec<String>,
    /// Whether it is played or only shown.
    #[serde(default)]
    pub purpose: Purpose,
}

/// The time that people have to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// This time for each choice.
    Move(Duration),
    /// The first time for the whole match, and the second added with each choice.
    Bank(Duration, Duration),
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Move(time) => write!(f, "move:{}", time.as_secs()),
            Self::Bank(time, more) => write!(f, "bank:{}+{}", time.as_secs(), more.as_secs()),
        }
    }
}

/// A value that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidValue {
    /// The value.
    pub value: String,
    /// The values that can be read.
    pub expected: &'static str,
}

impl fmt::Display for InvalidValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Invalid value «{}»: expected {}", self.value, self.expected)
    }
}

impl FromStr for Clock {
    type Err = InvalidValue;

    fn from_str(word: &str) -> Result<Self, InvalidValue> {
        let expected = "none, move:SECONDS or bank:SECONDS+SECONDS, at most 86400 seconds";
        let invalid = || InvalidValue { value: word.to_owned(), expected };
        let seconds = |digits: &str| match digits.parse() {
            Ok(number @ 0..=86_400) => Ok(Duration::from_secs(number)),
            _ => Err(invalid()),
        };
        match word.split_once(':') {
            None if word == "none" => Ok(Self::None),
            Some(("move", time)) => Ok(Self::Move(seconds(time)?.max(Duration::from_secs(5)))),
            Some(("bank", times)) => {
                let (time, more) = times.split_once('+').ok_or_else(invalid)?;
                Ok(Self::Bank(seconds(time)?.max(Duration::from_secs(10)), seconds(more)?))
            }
            _ => Err(invalid()),
        }
    }
}

impl TryFrom<String> for Clock {
    type Error = InvalidValue;

    fn try_from(word: String) -> Result<Self, InvalidValue> {
        word.parse()
    }
}

impl From<Clock> for String {
    fn from(clock: Clock) -> Self {
        clock.to_string()
    }
}

/// The rule for players who must choose and are away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// The table waits.
    #[default]
    Wait,
    /// A bot plays the seat after a while, until the player comes back.
    Bot,
}

/// The rule for players who give up while several opponents could play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resigning {
    /// A bot takes the seat.
    #[default]
    Bot,
    /// The match ends. That player has lost, and there is no winner.
    End,
}

/// Whether others may watch a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Only players.
    No,
    /// Everyone who has the address.
    #[default]
    Yes,
    /// Everyone, with this delay in seconds.
    Delayed(u32),
}

/// The purpose of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To be played.
    #[default]
    Match,
    /// To show an uploaded record, in which nothing is secret.
    Study,
    /// To learn the game by its guide; an ordinary match after that.
    Guide,
}

/// The bot levels that people may choose. Engines are not among them, because they would start
/// programs on the server.
pub const LEVELS: [(&str, Level); 3] =
    [("easy", Level::Greedy), ("normal", Level::NORMAL), ("hard", Level::HARD)];

/// Returns the bot level with this name.
#[must_use]
pub fn level(word: &str) -> Option<Level> {
    LEVELS.into_iter().find(|(name, _)| *name == word).map(|(_, level)| level)
}

mod seed_digits {
    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};
    use table::Seed;

    use super::from_hex;

    pub(super) fn serialize<S: Serializer>(seed: &Seed, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&hex::encode(seed.bytes()))
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Seed, D::Error> {
        let digits = String::deserialize(from)?;
        let bytes = from_hex::<32>(&digits)
            .ok_or_else(|| D::Error::custom("Invalid seed: expected 64 hexadecimal digits"))?;
        Ok(Seed::from_bytes(bytes))
    }
}
