//! The Deckbuilding Game.
