//! The interface between a game and its pages: board, card faces, introduction.

pub(crate) mod deckbuilding;
mod duel;
pub(crate) mod unlimited;

use maud::Markup;
use prose::{Lang, Text};
pub use table::Offer;
use table::{Described, Game, Notation};

use crate::card_art::Face;

/// A part of the page that is replaced as a whole when it changes.
#[derive(Clone, Debug)]
pub struct Region {
    /// The id of its element.
    pub id: &'static str,
    /// The content of the element.
    pub html: Markup,
}

/// A position as one reader may see it.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// The reader's view.
    pub view: &'a G::View,
    /// The reader's options; empty for a watcher or in a replay.
    pub offers: &'a [Offer<G::Choice>],
    /// The language.
    pub lang: Lang,
}

/// A link target of a log line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Concern {
    /// The card with this id, which the sentence names.
    Card(&'static str),
    /// The rule with this id.
    Rule(&'static str),
}

/// A game that can be drawn.
pub trait Board: Described + Notation {
    /// Whether the front page offers the game; the game for tests is reached only by its address.
    const OFFERED: bool = true;

    /// Draws the board as parts with distinct ids.
    fn draw(&self, scene: &Scene<'_, Self>) -> Vec<Region>;

    /// The printed face of the card with this id.
    fn face(&self, card: &str) -> Option<Face>;

    /// The cards and the rule that an event links to.
    fn concerns(&self, event: &Self::Event) -> Vec<Concern>;

    /// Introduces the game to new players in two or three sentences.
    fn introduce() -> Text;
}
