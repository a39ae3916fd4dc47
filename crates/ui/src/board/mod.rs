//! What a game brings to be drawn: its board, its cards, its options.

pub(crate) mod deckbuilding;
mod duel;
pub(crate) mod unlimited;

use maud::Markup;
use prose::{Lang, Text};
pub use table::Offer;
use table::{Described, Game, Notation};

use crate::card_art::Face;

/// A part of the table that is replaced as a whole when it changes.
#[derive(Clone, Debug)]
pub struct Region {
    /// The id of its element; the style sheet places it.
    pub id: &'static str,
    /// What is inside.
    pub html: Markup,
}

/// The table at one moment, as one reader may see it.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// What the reader sees.
    pub view: &'a G::View,
    /// What the reader may choose; nothing for a watcher or in a replay.
    pub offers: &'a [Offer<G::Choice>],
    /// The language.
    pub lang: Lang,
}

/// What a line of the log is about, for its links.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Concern {
    /// The card with this id, which the sentence names.
    Card(&'static str),
    /// The rule with this id.
    Rule(&'static str),
}

/// One decision about a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupField {
    /// The key in the notation of setups: `mode`.
    pub key: &'static str,
    /// What it is called.
    pub label: Text,
    /// What it means, in a sentence or two.
    pub help: Text,
    /// What can be chosen.
    pub kind: SetupKind,
}

/// What can be chosen in a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupKind {
    /// One of these; the first is usual.
    OneOf(Vec<SetupOption>),
    /// A deck: one of these, of which the first is usual, one the visitor keeps, or one that is
    /// pasted.
    Deck(Vec<SetupOption>),
    /// A whole number, or nothing for what the rules recommend.
    Number {
        /// The smallest.
        least: u8,
        /// The largest.
        most: u8,
    },
}

/// One possibility of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupOption {
    /// The value in the notation of setups: `full`.
    pub word: &'static str,
    /// What it is called.
    pub label: Text,
    /// What it means.
    pub help: Text,
}

/// A game that can be drawn.
pub trait Board: Described + Notation {
    /// Whether the front page offers it; the game the foundation is tested with is only for those
    /// who know its address.
    const OFFERED: bool = true;

    /// The parts of the table, each with an id of its own.
    fn draw(&self, scene: &Scene<'_, Self>) -> Vec<Region>;

    /// What is printed on the card with this id, for its drawing.
    fn face(&self, card: &str) -> Option<Face>;

    /// What the event is about.
    fn concerns(&self, event: &Self::Event) -> Vec<Concern>;

    /// What can be decided about a new table, besides who sits at it.
    fn setup_fields(&self) -> Vec<SetupField>;

    /// What the game is, in two or three sentences for somebody who does not know it.
    fn introduce() -> Text;
}
