//! The messages between host and engine: JSON objects, one per line.

use std::time::Duration;

use prose::Text;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::faults::EngineFailure;

/// A message of the host.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum ToEngine<'a, V> {
    Hello {
        protocol: u32,
        program: &'a str,
    },
    NewMatch {
        game: &'a str,
        rules_version: u32,
        /// Missing if a position was set up by hand.
        setup: Option<&'a str>,
        seats: &'a [String],
        seat: Seat,
    },
    View {
        decision: u32,
        view: &'a V,
        question: Option<BothLanguages>,
        options: Vec<OptionText>,
    },
    ChooseWithin {
        ms: u64,
    },
    Stop,
    Quit,
}

/// A message of the host without a view.
pub(super) type Plain<'a> = ToEngine<'a, ()>;

impl Plain<'_> {
    /// The first message; the protocol number is raised by changes that engines must follow.
    pub(super) const HELLO: Self = Self::Hello { protocol: 1, program: "cantina" };

    pub(super) fn choose_within(time: Duration) -> Self {
        Self::ChooseWithin { ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX) }
    }
}

/// An option: the words to answer, and its sentence.
#[derive(Debug, Serialize)]
pub(super) struct OptionText {
    pub(super) words: String,
    pub(super) text: BothLanguages,
}

/// A [`Text`] as JSON.
#[derive(Debug, Serialize)]
pub(super) struct BothLanguages {
    en: String,
    es: String,
}

impl From<Text> for BothLanguages {
    fn from(Text { en, es }: Text) -> Self {
        Self { en, es }
    }
}

/// A message of an engine. Unknown fields are ignored.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum FromEngine {
    /// Its name and author are ignored; they are for people who read the messages.
    Hello {},
    BestChoice {
        decision: u32,
        words: String,
    },
    /// A message of a later version of the protocol.
    #[serde(other)]
    Other,
}

impl FromEngine {
    pub(super) fn read(line: &str) -> Result<Self, EngineFailure> {
        serde_json::from_str(line).map_err(|_| EngineFailure::Garbage(line.to_owned()))
    }
}
