//! Seeds as they are typed on the command line.

use std::fmt;
use std::str::FromStr;

use prose::{Name, text};
use rand::TryRng;
use rand::rngs::SysRng;
use table::{Luck, Seed};

use crate::cli::InvalidValue;
use crate::error::CommandError;

/// A seed and how it is written: a short number where possible, otherwise 64 digits.
#[derive(Clone, Debug)]
pub(super) struct SeedWord {
    word: String,
    seed: Seed,
}

impl SeedWord {
    /// A random seed from the operating system.
    pub(super) fn random() -> Result<Self, CommandError> {
        let number = SysRng.try_next_u64().map_err(|error| {
            CommandError::Failed(text!(
                "The system provides no random number ({error}); choose one with --seed N.",
                "El sistema no proporciona ningún número al azar ({error}); elige uno con --seed N.",
                error = Name(&error.to_string())
            ))
        })?;
        Ok(Self { word: number.to_string(), seed: Seed::from_number(number) })
    }

    /// The seed of the next game, derived from this one.
    pub(super) fn next(&self) -> Self {
        let number = Luck::new(self.seed).fork().below(u32::MAX);
        Self { word: number.to_string(), seed: Seed::from_number(number.into()) }
    }

    pub(super) fn seed(&self) -> Seed {
        self.seed
    }
}

impl From<Seed> for SeedWord {
    fn from(seed: Seed) -> Self {
        Self { word: seed.to_string(), seed }
    }
}

impl FromStr for SeedWord {
    type Err = InvalidValue;

    fn from_str(word: &str) -> Result<Self, InvalidValue> {
        let seed = word.parse().map_err(|_| {
            InvalidValue(text!(
                "expected a whole number or 64 hexadecimal digits",
                "se espera un número entero o 64 cifras hexadecimales"
            ))
        })?;
        Ok(Self { word: word.to_owned(), seed })
    }
}

impl fmt::Display for SeedWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word)
    }
}
