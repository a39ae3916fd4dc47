//! The second box: the Republic against the Separatists.

mod bases;
mod neutral;
mod republic;
mod separatists;
mod starters;

use table::Origin;

use crate::words::{Card, Edition, Origins};

/// One source has the figures and the text; two have the number of copies.
const ONE_SOURCE: Origins = Origins {
    figures: Origin::SingleSource,
    ability: Origin::SingleSource,
    copies: Origin::Verified,
};

const UNIT: Card = Card { edition: Edition::CloneWars, origins: ONE_SOURCE, ..super::UNIT };
const SHIP: Card = Card { edition: Edition::CloneWars, origins: ONE_SOURCE, ..super::SHIP };
const BASE: Card = Card { edition: Edition::CloneWars, origins: ONE_SOURCE, ..super::BASE };

/// The lists of the box in the order in which its cards are numbered.
pub(super) static LISTS: [&[Card]; 5] =
    [&starters::CARDS, &republic::CARDS, &separatists::CARDS, &neutral::CARDS, &bases::CARDS];
