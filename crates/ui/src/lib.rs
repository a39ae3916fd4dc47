//! Turns views into HTML.
//!
//! This crate makes everything a browser shows: pages, boards, card drawings, the style sheet and one
//! small script. Its functions are pure: no I/O, no clock, no state of a match.

pub mod assets;
pub mod board;
pub mod card_art;
mod markup;
pub mod pages;
mod seat_badge;
pub mod table_page;

pub use board::{Board, Concern, Offer, Region, Scene};
pub use markup::{Reader, say};
