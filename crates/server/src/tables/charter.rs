//! What a table is set up with; it never changes afterwards.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bots::Level;
use serde::{Deserialize, Serialize};
use table::Seed;

use crate::secret::{from_hex, is_word, new_word};

/// The word for a table in addresses; it says nothing and cannot be guessed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    /// A new one.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn new() -> Result<Self, getrandom::Error> {
        new_word().map(Self)
    }

    /// The word, if it can be one.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        is_word(word).then(|| Self(word.to_owned()))
    }

    /// The word.
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

/// Everything that is decided when a table is set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Charter {
    /// The setup in the game's notation.
    pub setup: String,
    /// The seed as hexadecimal digits: the secret of the table.
    #[serde(with = "seed_digits")]
    pub seed: Seed,
    /// How much time people have.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when somebody leaves.
    #[serde(default)]
    pub away: Away,
    /// What happens when somebody gives up among several opponents.
    #[serde(default)]
    pub resigning: Resigning,
    /// Who may watch.
    #[serde(default)]
    pub watching: Watching,
    /// What the table is for.
    #[serde(default)]
    pub purpose: Purpose,
}

/// How much time people have to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So much for each choice.
    Move(Duration),
    /// So much for the match, and more with each choice.
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

/// A word that is none of those expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown(pub String);

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "«{}» is not understood", self.0)
    }
}

impl FromStr for Clock {
    type Err = Unknown;

    fn from_str(word: &str) -> Result<Self, Unknown> {
        let unknown = || Unknown(word.to_owned());
        let seconds = |digits: &str| match digits.parse() {
            Ok(number @ 0..=86_400) => Ok(Duration::from_secs(number)),
            _ => Err(unknown()),
        };
        match word.split_once(':') {
            None if word == "none" => Ok(Self::None),
            Some(("move", time)) => Ok(Self::Move(seconds(time)?.max(Duration::from_secs(5)))),
            Some(("bank", times)) => {
                let (time, more) = times.split_once('+').ok_or_else(unknown)?;
                Ok(Self::Bank(seconds(time)?.max(Duration::from_secs(10)), seconds(more)?))
            }
            _ => Err(unknown()),
        }
    }
}

impl TryFrom<String> for Clock {
    type Error = Unknown;

    fn try_from(word: String) -> Result<Self, Unknown> {
        word.parse()
    }
}

impl From<Clock> for String {
    fn from(clock: Clock) -> Self {
        clock.to_string()
    }
}

/// What happens when somebody whose turn it is has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// The table waits.
    #[default]
    Wait,
    /// A bot takes the seat after a while; the person may take it back.
    Bot,
}

/// What happens when a player gives up and several opponents are left, who could play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resigning {
    /// A bot takes the seat.
    #[default]
    Bot,
    /// The match ends: that player has lost, and nobody has won.
    End,
}

/// Who may watch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Nobody.
    No,
    /// Everyone who has the address.
    #[default]
    Yes,
    /// Everyone, so many seconds late.
    Delayed(u32),
}

/// What a table is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To be played.
    #[default]
    Match,
    /// A record somebody brought, to be looked at: nothing in it is secret.
    Study,
}

/// The bot levels people may choose. Engines are not among them: they are programs of whoever runs
/// the server.
pub const LEVELS: [(&str, Level); 3] =
    [("easy", Level::Greedy), ("normal", Level::NORMAL), ("hard", Level::HARD)];

/// The level people call so.
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
        let bytes = from_hex::<32>(&digits).ok_or_else(|| D::Error::custom("no seed"))?;
        Ok(Seed::from_bytes(bytes))
    }
}
