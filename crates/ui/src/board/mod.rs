//! What a game brings to be drawn: its board, its cards, its introduction.

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

    /// What the game is, in two or three sentences for somebody who does not know it.
    fn introduce() -> Text;
}
