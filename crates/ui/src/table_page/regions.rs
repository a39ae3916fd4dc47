//! The parts of the page around the board, and the fingerprints by which a browser notices that
//! it has missed one.

use super::{Frame, controls, prompt, seats};
use crate::assets::fingerprint;
use crate::board::Region;

/// The parts around the board; the same frame always gives the same bytes.
#[must_use]
pub fn regions(frame: &Frame<'_>) -> Vec<Region> {
    vec![
        Region { id: "seats", html: seats::seats(frame) },
        Region { id: "prompt", html: prompt::prompt(frame) },
        Region { id: "controls", html: controls::controls(frame) },
    ]
}

/// The fingerprint of a part; written with eight hexadecimal digits.
#[must_use]
pub fn hash(region: &Region) -> u32 {
    fingerprint(&region.html.0)
}

/// What the fingerprints of all parts come to, modulo 2^32: the order of the parts plays no role,
/// and changing one needs none of the others.
#[must_use]
pub fn sum(hashes: &[u32]) -> u32 {
    hashes.iter().fold(0, |sum, hash| sum.wrapping_add(*hash))
}
