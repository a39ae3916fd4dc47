//! The interface between a game and its pages: board, card faces, introduction.

mod action_bar;
mod card;
pub(crate) mod deckbuilding;
mod duel;
pub(crate) mod glossary;
mod pile;
mod sign;
pub(crate) mod unlimited;

use maud::Markup;
use prose::{Lang, Text};
pub use table::Offer;
use table::{Described, Game, Notation, Seat};

pub use action_bar::{
    Action, ActionBar, Alone, Divided, InFull, Weight, label, left_over, without_full_stop,
};
pub use glossary::{Glossary, Term, TermGroup, TermSign};
pub use sign::{Sign, SignKind, Spot};

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
    /// The question to the reader.
    pub question: Option<&'a G::Question>,
    /// The reader's options; empty for a watcher or in a replay.
    pub offers: &'a [Offer<G::Choice>],
    /// Options that a yes to the question leads to, as far as the reader can know. Their words are both
    /// choices, [`THEN`] between them: one click on a target means yes.
    pub after_yes: &'a [Offer<G::Choice>],
    /// Those of the options that would change nothing: they are not highlighted, and asked about.
    pub idle: &'a [G::Choice],
    /// The language.
    pub lang: Lang,
}

/// Stands between choices that are made one after the other.
pub const THEN: char = '|';

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

    /// The action bar for the reader's options.
    fn action_bar(&self, scene: &Scene<'_, Self>) -> ActionBar {
        ActionBar::of_all(scene.offers)
    }

    /// Whether a choice is the yes to a question that can be declined.
    fn is_yes(&self, _choice: Self::Choice) -> bool {
        false
    }

    /// Whether a choice changed nothing but its own costs, by its events in a world the reader can
    /// imagine.
    fn is_idle(&self, _view: &Self::View, _choice: Self::Choice, _events: &[Self::Event]) -> bool {
        false
    }

    /// The cards and the rule that an event links to.
    fn concerns(&self, event: &Self::Event) -> Vec<Concern>;

    /// The sign of an event on the board that is drawn for this view.
    fn sign(&self, _view: &Self::View, _event: &Self::Event) -> Option<Sign> {
        None
    }

    /// The player whom an event is about, whose colour its line in the log has.
    fn player_of(&self, _event: &Self::Event) -> Option<Seat> {
        None
    }

    /// Whether an event begins a turn or a round: a heading in the list of moves.
    fn begins_turn(&self, _event: &Self::Event) -> bool {
        false
    }

    /// An event in a few words, for the summary of a turn: "4 damage to Dantooine". Only events that a
    /// player wants to know about have them.
    fn brief(&self, _view: &Self::View, _event: &Self::Event) -> Option<Text> {
        None
    }

    /// The words and signs of the board and the cards, for tooltips and the list of words.
    fn glossary(&self) -> &'static Glossary;

    /// Introduces the game to new players in two or three sentences.
    fn introduce() -> Text;
}
