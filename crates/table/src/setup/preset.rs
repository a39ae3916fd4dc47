//! Ready-made tables: a setup with its players, which starts with one click.

use prose::Text;

/// A ready-made table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The word in forms: `first`.
    pub word: &'static str,
    /// The name.
    pub label: Text,
    /// What it is, in a line.
    pub help: Text,
    /// The setup in the game's notation.
    pub setup: &'static str,
    /// The players in the other seats.
    pub opponent: Opponent,
    /// Where the decks of people come from.
    pub decks: PresetDecks,
}

/// The players against whom a ready-made table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// Easy bots. The visitor has the first seat.
    EasyBot,
    /// Normal bots, with the sides drawn by lot.
    NormalBot,
    /// People who come by link, with the sides drawn by lot.
    Friend,
}

/// Where the decks of people at a ready-made table come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PresetDecks {
    /// From the setup, or the game has none.
    OfSetup,
    /// Everyone brings their own.
    Brought,
}
