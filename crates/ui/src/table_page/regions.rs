//! The parts of the page around the board, and the hashes by which a browser detects a missed update.

use super::{
    Frame, actions, controls, deals, deck_choices, ending, guide, happened, prompt, seats, talk,
    teamwork,
};
use crate::assets::fingerprint;
use crate::board::Region;

/// The parts around the board. The same frame always gives the same bytes.
#[must_use]
pub fn regions(frame: &Frame<'_>) -> Vec<Region> {
    vec![
        Region { id: "seats", html: seats::seats(frame) },
        Region { id: "happened", html: happened::happened(frame) },
        Region { id: "deck-choices", html: deck_choices::deck_choices(frame) },
        Region { id: "guide", html: guide::guide(frame) },
        Region { id: "ending", html: ending::ending(frame) },
        Region { id: "actions", html: actions::actions(frame) },
        Region { id: "prompt", html: prompt::prompt(frame) },
        Region { id: "teamwork", html: teamwork::teamwork(frame) },
        Region { id: "deals", html: deals::deals(frame) },
        Region { id: "addressees", html: talk::addressees(frame) },
        Region { id: "controls", html: controls::controls(frame) },
    ]
}

/// The hash of a part; written as eight hexadecimal digits.
#[must_use]
pub fn hash(region: &Region) -> u32 {
    fingerprint(&region.html.0)
}

/// The sum of the hashes of all parts modulo 2^32. It does not depend on their order and can be
/// updated for one part alone.
#[must_use]
pub fn sum(hashes: &[u32]) -> u32 {
    hashes.iter().fold(0, |sum, hash| sum.wrapping_add(*hash))
}
