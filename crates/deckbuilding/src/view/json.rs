//! Serialization of the parts of a view whose JSON differs from their Rust form.

use serde::{Serialize, Serializer};

use super::SeenBases;
use crate::components::Piece;
use crate::game::SeenTarget;

impl Serialize for SeenBases {
    /// Always a list: hidden bases are null.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Known(bases) => serializer.collect_seq(bases),
            Self::Hidden(count) => serializer.collect_seq((0..*count).map(|_| ())),
        }
    }
}

impl Serialize for SeenTarget {
    /// The notation for a table with one opponent: `base`, or the card.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Base(_) => serializer.serialize_str("base"),
            Self::Row(card) => card.serialize(serializer),
        }
    }
}

/// Cards with a number each, as a map.
pub(super) fn as_map<S: Serializer>(
    numbers: &[(Piece, u8)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(numbers.iter().copied())
}
