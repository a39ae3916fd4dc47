//! The titles and events of a game that statistics count, one readable file per game.
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
    /// The faction it belongs to, if cards of this game belong to one.
    pub faction: Option<Text>,
    /// Its cost, if it can be bought or must be paid for.
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

/// An event, as far as statistics count it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// A turn of this seat begins.
    Turn(Seat),
    /// A turn is over and the next one begins, whoever's it is.
    NextTurn,
    /// This seat now owns a card it did not begin with: bought, or gained in another way.
    Gained(Seat, TitleNumber),
    /// This seat played a card.
    Played(Seat, TitleNumber),
}

/// A game of which statistics can be made.
pub trait Studied: Evaluator + Notation + Described {
    /// Every title a side can gain or play, in a fixed order.
    fn titles() -> Vec<Title>;

    /// The seat whose turn has already begun when the first choice is made, if one has.
    fn begins(&self, start: &Self::State) -> Option<Seat>;

    /// The note to take of an event, if any; asked for every event of every game.
    fn note(event: &Self::Event) -> Option<Note>;
}
