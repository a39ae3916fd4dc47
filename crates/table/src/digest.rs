//! Hashes that are the same on every machine: of states, seeds and replay lines.

use std::fmt;
use std::hash::{Hash, Hasher};

use sha2::{Digest, Sha256};

use crate::Seed;

/// The hash of a state; a replay carries it to show that it ends in the same state as the match.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct StateHash(pub [u8; 16]);

impl StateHash {
    /// The hash of a state.
    #[must_use]
    pub fn of(state: &impl Hash) -> Self {
        let mut hasher = StableHasher(Sha256::new());
        state.hash(&mut hasher);
        Self(first_bytes(&hasher.0.finalize()))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl fmt::Debug for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

/// A cryptographic commitment to a seed: published while the match runs, checked once the seed is
/// revealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// The commitment to a seed. It hides the seed only if the seed cannot be guessed.
    #[must_use]
    pub fn to(seed: &Seed) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"cantina seed commitment 1\n");
        hash.update(seed.bytes());
        Self(first_bytes(&hash.finalize()))
    }

    /// Reads the 64 hexadecimal digits of a commitment.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        read_hex(text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(f, &self.0)
    }
}

/// A running checksum over the lines of a text: each line's check depends on all lines before it.
#[derive(Clone)]
pub(crate) struct RunningCheck(Sha256);

impl RunningCheck {
    pub(crate) fn new() -> Self {
        Self(Sha256::new())
    }

    /// Adds a line and returns its check, four hexadecimal digits.
    pub(crate) fn line(&mut self, line: &str) -> String {
        self.0.update(line.as_bytes());
        self.0.update(b"\n");
        let [a, b] = first_bytes(&self.0.clone().finalize());
        format!("{a:02x}{b:02x}")
    }
}

pub(crate) fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Reads exactly `N` bytes written as hexadecimal digits.
pub(crate) fn read_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N || !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

pub(crate) fn first_bytes<const N: usize>(digest: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    bytes.copy_from_slice(&digest[..N]);
    bytes
}

/// Feeds a `Hash` implementation to SHA-256 with fixed integer widths and byte order, so that
/// 32-bit, 64-bit and big-endian machines agree. Only slices of `u8` are hashed as raw memory, and
/// those bytes are the same on every machine; states hold no slices of wider integers.
struct StableHasher(Sha256);

macro_rules! stable {
    ($($name:ident $int:ty => $wide:ty),+ $(,)?) => {
        $(fn $name(&mut self, value: $int) {
            // Widening casts only; `From` does not convert `usize` and `isize`.
            self.0.update((value as $wide).to_le_bytes());
        })+
    };
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        u64::from_le_bytes(first_bytes(&self.0.clone().finalize()))
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    stable! {
        write_u16 u16 => u16, write_u32 u32 => u32, write_u64 u64 => u64, write_usize usize => u64,
        write_i16 i16 => i16, write_i32 i32 => i32, write_i64 i64 => i64, write_isize isize => i64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_hash_depends_on_every_part_and_is_pinned() {
        let hash = StateHash::of(&(1_u8, 2_u16, [3_u8, 4]));
        assert_ne!(hash, StateHash::of(&(1_u8, 2_u16, [3_u8, 5])));
        assert_eq!(hash.to_string(), "cefe1ff201255fb4d9f2d3802f5f81ca");
    }

    #[test]
    fn hex_is_read_exactly() {
        assert_eq!(read_hex::<2>("0aFf"), Some([10, 255]));
        assert_eq!(read_hex::<2>("0aF"), None);
        assert_eq!(read_hex::<2>("0aFg"), None);
        assert_eq!(read_hex::<2>("+aFf"), None);
    }
}
