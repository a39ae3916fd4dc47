//! Cards of the three games that are hard to express in the effect language.
//!
//! Each game has a small vocabulary, its cards with the texts they must have in both languages, and
//! a tiny table on which some of them are played.

mod awkward {
    mod ability;
    mod check;
    mod deckbuilding;
    mod outer_rim;
    mod unlimited;
}
