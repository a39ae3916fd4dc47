//! Serialization of the parts of a view whose JSON differs from their Rust form.

use serde::{Serialize, Serializer};

use super::{Seen, SeenStance};
use crate::game::Mode;
use crate::notation::{card_word, mode_word, stance_word};

impl Serialize for Seen {
    /// The word for the card, or null.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Card { number, .. } => card(number, serializer),
            Self::Unknown => serializer.serialize_none(),
        }
    }
}

impl Serialize for SeenStance {
    /// The word for the stance, `open` before it is chosen, null while it is hidden.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Open => serializer.serialize_str("open"),
            Self::Hidden => serializer.serialize_none(),
            Self::Known(stance) => serializer.serialize_str(stance_word(*stance)),
        }
    }
}

/// The mode, in the word that setups use.
pub(super) fn mode<S: Serializer>(mode: &Mode, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(mode_word(*mode))
}

/// The card, in the word that the notation uses.
pub(super) fn card<S: Serializer>(number: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&card_word(*number))
}
