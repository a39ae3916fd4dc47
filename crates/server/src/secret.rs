//! Random ids and secrets. Only hashes of secrets are stored.

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

/// Letters and digits that are easy to tell apart.
const ID_CHARACTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const ID_LENGTH: usize = 12;

/// Returns a random id for an address, which cannot be guessed.
pub(crate) fn new_id() -> Result<String, getrandom::Error> {
    let letter = |byte: u8| char::from(ID_CHARACTERS[usize::from(byte % 32)]);
    Ok(random::<ID_LENGTH>()?.into_iter().map(letter).collect())
}

/// Whether this could be such an id.
pub(crate) fn is_id(word: &str) -> bool {
    word.len() == ID_LENGTH && word.bytes().all(|byte| ID_CHARACTERS.contains(&byte))
}

/// The secret by which a visitor is recognised. It is never stored or logged.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// The hash of a secret, which is all that is stored.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SecretHash(pub String);

impl Secret {
    /// Returns a new secret of 128 random bits.
    ///
    /// # Errors
    /// If the system provides no randomness.
    pub fn new() -> Result<Self, getrandom::Error> {
        Ok(Self(hex::encode(random::<16>()?)))
    }

    /// Reads a secret; `None` if it does not have the form of one.
    #[must_use]
    pub fn read(digits: &str) -> Option<Self> {
        from_hex::<16>(digits).map(|bytes| Self(hex::encode(bytes)))
    }

    /// The hash to store.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        SecretHash(hex::encode(Sha256::digest(self.0.as_bytes())))
    }

    /// The secret itself, to be sent to its owner only.
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
