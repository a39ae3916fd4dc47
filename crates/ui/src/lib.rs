//! A view in, HTML out.
//!
//! Everything a browser shows is made here: pages, boards, card drawings, the style sheet and one
//! small script. It is a pure function of what it is given: no I/O, no clock, no state of a match.

pub mod assets;
pub mod board;
pub mod card_art;
mod markup;
pub mod pages;
pub mod table_page;

pub use board::{Board, Concern, Offer, Region, Scene};
pub use markup::{Reader, say};
