//! Secrets: made here, kept only as hashes.

use sha2::{Digest as _, Sha256};

/// Returns `N` random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// Reads exactly `N` bytes written as hexadecimal digits.
pub(crate) fn from_hex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    hex::decode_to_slice(digits, &mut bytes).ok()?;
    Some(bytes)
}

/// Letters and digits that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const WORD_LENGTH: usize = 12;

/// Returns a random id for an address, which cannot be guessed.
pub(crate) fn new_word() -> Result<String, getrandom::Error> {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    Ok(random::<WORD_LENGTH>()?.into_iter().map(letter).collect())
}

/// Whether this could be such an id.
pub(crate) fn is_word(word: &str) -> bool {
    word.len() == WORD_LENGTH && word.bytes().all(|byte| LETTERS.contains(&byte))
}

/// A secret somebody shows to be recognised; it is never written down or logged.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// The hash of a secret, which is all that is stored.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SecretHash(pub String);

impl Secret {
    /// A new secret of 128 random bits.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn new() -> Result<Self, getrandom::Error> {
        Ok(Self(hex::encode(random::<16>()?)))
    }

    /// Reads a secret; `None` if it has not the form of one.
    #[must_use]
    pub fn read(digits: &str) -> Option<Self> {
        from_hex::<16>(digits).map(|bytes| Self(hex::encode(bytes)))
    }

    /// The hash to store.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        SecretHash(hex::encode(Sha256::digest(self.0.as_bytes())))
    }

    /// The secret itself, for its owner only.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}
