//! Whims: the random numbers by which bots choose.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use table::Seed;

/// A generator that is seeded once. A match's [`Luck`](table::Luck) starts its stream anew for each draw, because
/// states are copied more often than dice are rolled; for a random player that was nearly half of
/// the time of a game.
#[derive(Clone, Debug)]
pub(crate) struct Whims(Xoshiro256PlusPlus);

impl Whims {
    /// Equal seeds have equal whims, on every machine.
    pub(crate) fn new(seed: Seed) -> Self {
        Self(Xoshiro256PlusPlus::from_seed(*seed.bytes()))
    }

    /// A number from 0 to `possibilities - 1`, each equally likely; 0 if there are none.
    pub(crate) fn below(&mut self, possibilities: u32) -> u32 {
        self.0.random_range(0..possibilities.max(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_have_equal_whims() {
        let draw = |seed| {
            let mut whims = Whims::new(Seed::from_number(seed));
            (0..40).map(|_| whims.below(6)).collect::<Vec<_>>()
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
        assert!((0..6).all(|number| draw(1).contains(&number)));
    }
}
