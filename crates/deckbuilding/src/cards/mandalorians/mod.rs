//! The box of the Mandalorians, who take the place of a faction of another box.

mod bases;
mod cards;
mod starters;

use table::Origin;

use crate::words::{Card, Edition, Origins};

/// One source has the figures, the text and the number of copies.
const ONE_SOURCE: Origins = Origins {
    figures: Origin::SingleSource,
    ability: Origin::SingleSource,
    copies: Origin::SingleSource,
};

const UNIT: Card = Card { edition: Edition::Mandalorians, origins: ONE_SOURCE, ..super::UNIT };
const SHIP: Card = Card { edition: Edition::Mandalorians, origins: ONE_SOURCE, ..super::SHIP };
const BASE: Card = Card { edition: Edition::Mandalorians, origins: ONE_SOURCE, ..super::BASE };

/// The lists of the box in the order in which its cards are numbered.
pub(super) static LISTS: [&[Card]; 3] = [&starters::CARDS, &cards::CARDS, &bases::CARDS];
