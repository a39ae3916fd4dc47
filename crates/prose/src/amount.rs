//! How many of something.

use crate::{NounPhrase, Text};

/// How many things a text speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// "2 cards".
    Exactly(u32),
    /// "up to 2 cards".
    UpTo(u32),
    /// "at least 2 cards".
    AtLeast(u32),
    /// "all cards".
    All,
    /// "any number of cards".
    Any,
}

impl Amount {
    /// This many of a [`Noun`](crate::Noun) or [`NounPhrase`].
    pub fn of(self, things: impl Into<NounPhrase>) -> Text {
        let things = things.into();
        match self {
            Amount::Exactly(n) => things.count(n),
            Amount::UpTo(n) => things.up_to(n),
            Amount::AtLeast(n) => things.at_least(n),
            Amount::All => things.all(),
            Amount::Any => things.any_number(),
        }
    }
}
