//! Serialization of the parts of a view whose JSON differs from their Rust form.

use serde::{Serialize, Serializer};

use serde::ser::SerializeMap as _;
use table::Seating;

use super::{SeenBases, SeenGalaxy};
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
    /// The notation for a table with one side to attack: `base`, or the card.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Base(_) => serializer.serialize_str("base"),
            Self::Row(card) => card.serialize(serializer),
        }
    }
}

/// The teams as lists of seats.
pub(super) fn teams<S: Serializer>(seating: &Seating, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(seating.sides())
}

/// The only galaxy as fields of the table, or all of them as a list.
pub(super) fn galaxies<S: Serializer>(
    galaxies: &[SeenGalaxy],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut fields = serializer.serialize_map(None)?;
    if let [only] = galaxies {
        fields.serialize_entry("row", &only.row)?;
        fields.serialize_entry("galaxy", &only.deck)?;
        fields.serialize_entry("galaxy_discard", &only.discard)?;
        fields.serialize_entry("pilots", &only.pilots)?;
    } else {
        fields.serialize_entry("galaxies", galaxies)?;
    }
    fields.end()
}

/// Cards with a number each, as a map.
pub(super) fn as_map<S: Serializer>(
    numbers: &[(Piece, u8)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(numbers.iter().copied())
}
