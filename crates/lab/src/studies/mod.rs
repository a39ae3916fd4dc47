//! What the statistics want to know of a game, one readable file per game.
//!
//! The laboratory names no card: a game numbers its titles, and says of an event which title it
//! brought to whom.

mod deckbuilding;
mod duel;
mod unlimited;

use bots::Evaluator;
use prose::Text;
use table::{Described, Notation, Seat};

/// A card title, as statistics list it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Title {
    /// The word for it in files.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// Whose card it is, if cards of this game belong to somebody.
    pub faction: Option<Text>,
    /// What it costs, if it can be bought or must be paid for.
    pub cost: Option<u8>,
    /// How a side comes by it.
    pub source: Source,
}

/// How a side comes by a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A side has it from the start: only playing it tells anything.
    Start,
    /// It must be gained during the game.
    Gained,
}

/// The place of a title in [`Studied::titles`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TitleNumber(pub usize);

/// What an event tells the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A turn of this seat begins.
    Turn(Seat),
    /// This seat now owns a card it did not begin with: bought, or gained in another way.
    Gained(Seat, TitleNumber),
    /// This seat played a card.
    Played(Seat, TitleNumber),
}

/// A game of which statistics can be made.
pub trait Studied: Evaluator + Notation + Described {
    /// Every title a side can gain or play, in a fixed order.
    fn titles() -> Vec<Title>;

    /// Whose turn has already begun when the first choice is made.
    fn begins(&self, start: &Self::State) -> Option<Seat>;

    /// What the event tells; asked for every event of every game.
    fn note(event: &Self::Event) -> Option<Note>;
}
