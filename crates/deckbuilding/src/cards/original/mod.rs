//! The original box: the Empire against the Rebels.

mod bases;
mod empire;
mod neutral;
mod rebels;
mod starters;

use super::{BASE, SHIP, UNIT};
use crate::words::Card;

/// The lists of the box in the order in which its cards are numbered.
pub(super) static LISTS: [&[Card]; 5] =
    [&starters::CARDS, &empire::CARDS, &rebels::CARDS, &neutral::CARDS, &bases::CARDS];
