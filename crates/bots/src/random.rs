//! A bot that chooses at random, for comparison.

use table::{Game, Seed};

use crate::whims::Whims;
use crate::{Bot, PlayerFault, Sight};

/// Takes a random option, each with the same probability.
#[derive(Clone, Debug)]
pub struct Random {
    whims: Whims,
}

impl Random {
    /// A random player; the same seed makes the same choices.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { whims: Whims::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, PlayerFault> {
        let count = u32::try_from(sight.options().len()).unwrap_or(u32::MAX);
        Ok(sight.options()[self.whims.below(count) as usize])
    }
}
