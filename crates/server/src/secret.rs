//! Secrets: made here, kept only as hashes.

use sha2::{Digest as _, Sha256};

/// So many random bytes.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// As hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// From hexadecimal digits, exactly so many.
pub(crate) fn unhex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let valid = digits.len() == 2 * N && digits.bytes().all(|b| b.is_ascii_hexdigit());
    let mut bytes = [0; N];
    for (n, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(valid.then(|| &digits[2 * n..2 * n + 2])?, 16).ok()?;
    }
    Some(bytes)
}

/// Letters that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const WORD_LENGTH: usize = 12;

/// A word for something in addresses: it says nothing and cannot be guessed.
pub(crate) fn new_word() -> Result<String, getrandom::Error> {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    Ok(random::<WORD_LENGTH>()?.into_iter().map(letter).collect())
}

/// Can this be such a word?
pub(crate) fn is_word(word: &str) -> bool {
    word.len() == WORD_LENGTH && word.bytes().all(|byte| LETTERS.contains(&byte))
}

/// A secret somebody shows to be recognised; it is never written down or logged.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

/// What is kept of a secret.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SecretHash(pub String);

impl Secret {
    /// A new one of 128 random bits.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn new() -> Result<Self, getrandom::Error> {
        Ok(Self(hex(&random::<16>()?)))
    }

    /// The secret somebody shows, if it can be one.
    #[must_use]
    pub fn read(digits: &str) -> Option<Self> {
        unhex::<16>(digits).map(|bytes| Self(hex(&bytes)))
    }

    /// What is kept of it.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        SecretHash(hex(&Sha256::digest(self.0.as_bytes())))
    }

    /// To be shown to its owner, and to nobody else.
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
