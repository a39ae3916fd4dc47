//! The yardstick: any option.

use table::{Game, Luck, Seed};

use crate::{Bot, Fault, Sight};

/// Takes any option, each as likely as the other.
#[derive(Clone, Debug)]
pub struct Random {
    whim: Luck,
}

impl Random {
    /// A random player; the same seed makes the same choices.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { whim: Luck::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, Fault> {
        let count = u32::try_from(sight.options().len()).unwrap_or(u32::MAX);
        Ok(sight.options()[self.whim.below(count) as usize])
    }
}
