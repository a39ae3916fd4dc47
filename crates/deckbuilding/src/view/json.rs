//! The parts of a view whose JSON differs from how they are held.

use script::Thing;
use serde::{Serialize, Serializer};

use super::SeenBases;
use crate::game::Target;
use crate::kit::{CardId, serialize_thing};

impl Serialize for SeenBases {
    /// A list either way: hidden bases are null.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Known(bases) => serializer.collect_seq(bases),
            Self::Hidden(count) => serializer.collect_seq((0..*count).map(|_| ())),
        }
    }
}

impl Serialize for Target {
    /// As the notation writes it: `base`, or the card.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Base => serializer.serialize_str("base"),
            Self::Row(card) => card.serialize(serializer),
        }
    }
}

/// Cards with a number each.
pub(super) fn as_map<S: Serializer>(
    numbers: &[(CardId, u8)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(numbers.iter().copied())
}

/// Cards and bases.
pub(super) fn things<S: Serializer>(things: &[Thing], serializer: S) -> Result<S::Ok, S::Error> {
    struct Named(Thing);
    impl Serialize for Named {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serialize_thing(&self.0, serializer)
        }
    }
    serializer.collect_seq(things.iter().copied().map(Named))
}
