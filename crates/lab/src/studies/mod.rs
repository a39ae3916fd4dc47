//! The titles and events of a game that statistics count, one file per game.
//!
//! The other modules of the laboratory know no cards: here a game numbers its titles, and says
//! which events mean that a seat gained or played a title.

mod deckbuilding;
mod duel;
mod unlimited;

use bots::Evaluator;
use prose::Text;
use table::{Described, Notation, Seat};

/// A card title in statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Title {
    /// Its id in files.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// The faction it belongs to, if cards of this game belong to one.
    pub faction: Option<Text>,
    /// Its cost, if it can be bought or must be paid for.
    pub cost: Option<u8>,
    /// How a side gets it.
    pub source: Source,
}

/// How a side gets a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A side has it from the start, so only playing it counts.
    Start,
    /// It must be gained during the game.
    Gained,
}

/// The index of a title in [`Studied::titles`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TitleNumber(pub usize);

/// An event that statistics count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A turn of this seat begins.
    Turn(Seat),
    /// A turn is over and the next one begins, of any seat.
    NextTurn,
    /// This seat now owns a card it did not begin with: bought, or gained in another way.
    Gained(Seat, TitleNumber),
    /// This seat played a card.
    Played(Seat, TitleNumber),
}

/// A game for which statistics can be made.
pub trait Studied: Evaluator + Notation + Described {
    /// All titles a side can gain or play, in a fixed order.
    fn titles() -> Vec<Title>;

    /// The seat whose turn has already begun when the first choice is made, if one has.
    fn begins(&self, start: &Self::State) -> Option<Seat>;

    /// The note for an event, if it counts. Called for every event of every game.
    fn note(event: &Self::Event) -> Option<Note>;
}
