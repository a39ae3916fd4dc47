//! A bot that looks one choice ahead.

use table::{Luck, Seed};

use crate::{Bot, Evaluator, PlayerFault, Sight};

/// The number of imagined states in which each option is tried.
const WORLDS: u32 = 4;

/// Takes the option with the best value after it, on average over imagined states.
#[derive(Clone, Debug)]
pub struct Greedy {
    random: Luck,
}

impl Greedy {
    /// A greedy player; the same seed makes the same choices.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { random: Luck::new(seed) }
    }
}

impl<G: Evaluator> Bot<G> for Greedy {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, PlayerFault> {
        let options = sight.sensible_options();
        if let [only] = options[..] {
            return Ok(only);
        }
        let game = sight.game();
        let seat = sight.seat();
        let worlds: Vec<G::State> = (0..WORLDS).map(|_| sight.imagine(&mut self.random)).collect();
        let worth = |option: &G::Choice| -> f32 {
            let after = worlds.iter().map(|world| {
                let mut world = world.clone();
                game.advance(&mut world, seat, *option);
                game.value(&world, seat)
            });
            after.sum()
        };
        let judged = options.iter().map(|option| (worth(option), *option));
        let best = judged.max_by(|one, other| one.0.total_cmp(&other.0));
        Ok(best.map_or(options[0], |(_, option)| option))
    }
}
