//! Small differences between drawings of the same emblem.

/// Pseudo-random numbers derived from a card's id, so that a card always looks the same.
#[derive(Clone, Debug)]
pub(super) struct Variation(u32);

impl Variation {
    /// The sequence of the card with this id.
    pub(super) fn of(id: &str) -> Self {
        // FNV-1a.
        let mixed = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        Self(id.bytes().fold(0x811c_9dc5, mixed))
    }

    /// The next number from 0 up to, but not including, `end`.
    pub(super) fn below(&mut self, end: u16) -> i32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // The low bits of this sequence repeat soon.
        let [high, low, ..] = self.0.to_be_bytes();
        i32::from(u16::from_be_bytes([high, low]) % end)
    }

    /// The next number from `-reach` to `reach`.
    pub(super) fn around(&mut self, reach: u8) -> i32 {
        self.below(2 * u16::from(reach) + 1) - i32::from(reach)
    }
}
