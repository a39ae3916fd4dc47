//! Seeds as people type them.

use std::fmt;
use std::str::FromStr;

use prose::{Name, text};
use rand::TryRng;
use rand::rngs::SysRng;
use table::{Luck, Seed};

use crate::cli::Reason;
use crate::trouble::Trouble;

/// A seed with the word for it: a number is easier to read out than 64 digits.
#[derive(Clone, Debug)]
pub(super) struct SeedWord {
    word: String,
    seed: Seed,
}

impl SeedWord {
    /// A number nobody can guess.
    pub(super) fn random() -> Result<Self, Trouble> {
        let number = SysRng.try_next_u64().map_err(|error| {
            Trouble::Failed(text!(
                "The system gives no random number ({error}); choose one: --seed N.",
                "El sistema no da ningún número al azar ({error}); elige uno: --seed N.",
                error = Name(&error.to_string())
            ))
        })?;
        Ok(Self { word: number.to_string(), seed: Seed::from_number(number) })
    }

    /// Another one that follows from this one.
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
    type Err = Reason;

    fn from_str(word: &str) -> Result<Self, Reason> {
        let seed = word.parse().map_err(|_| {
            Reason(text!(
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
