//! Decks: reading deck lists, their faults, and legal decks.
//!
//! A reader ([`read`], [`read_json`], [`read_melee`], [`from_code`]) turns a text into a [`Draft`];
//! [`Draft::check`] turns the draft into a [`Deck`] or reports every fault. A deck under
//! construction is a [`Sketch`], and [`Sought`] searches cards for it. Nothing here knows how the
//! game is played.

mod card_search;
mod check;
mod code;
mod costs;
mod deck;
mod draft;
mod fault;
mod json;
mod melee;
mod names;
mod random;
mod read;
mod set_id;
mod sketch;
mod starter;
mod title;

pub use card_search::{Penalised, Sort, Sought, aspect_word, deck_traits, trait_word};
pub use code::{code, from_code};
pub use costs::{COLUMNS, Costs, penalty};
pub use deck::{Deck, Format};
pub use draft::{
    Draft, Entry, LONGEST_TEXT, MOST_COPIES, MOST_ENTRIES, Section, deck_name, unreadable,
};
pub use fault::{Fault, Place};
pub use json::{read_json, to_json};
pub use melee::{read_melee, to_melee};
pub use random::random_deck;
pub use read::read;
pub use set_id::set_id;
pub use sketch::Sketch;
pub use starter::Starter;
pub use title::Title;
