//! Awkward cards of the three games, written in the effect language before it is frozen.
//!
//! Each game brings a small vocabulary, its cards with the sentences they must read as in both
//! languages, and a tiny table on which some of them are played.

mod awkward {
    mod ability;
    mod check;
    mod deckbuilding;
    mod outer_rim;
    mod unlimited;
}
