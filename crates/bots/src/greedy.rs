//! Looks one choice ahead.

use table::{Luck, Seed, Viewer};

use crate::{Bot, Evaluator, Fault, Sight};

/// How many worlds each option is tried in.
const WORLDS: u32 = 4;

/// Takes the option after which the seat stands best, on average over imagined worlds.
#[derive(Clone, Debug)]
pub struct Greedy {
    whim: Luck,
}

impl Greedy {
    /// A greedy player; the same seed makes the same choices.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { whim: Luck::new(seed) }
    }
}

impl<G: Evaluator> Bot<G> for Greedy {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, Fault> {
        let options = sight.options();
        if let [only] = options {
            return Ok(*only);
        }
        let (game, seat) = (sight.game(), sight.seat());
        let worlds: Vec<G::State> = (0..WORLDS).map(|_| sight.imagine(&mut self.whim)).collect();
        let worth = |option: &G::Choice| -> f32 {
            let after = worlds.iter().map(|world| {
                let mut world = world.clone();
                game.advance(&mut world, seat, *option);
                G::value(&game.view(&world, Viewer::Seat(seat)), seat)
            });
            after.sum()
        };
        let judged = options.iter().map(|option| (worth(option), *option));
        let best = judged.max_by(|one, other| one.0.total_cmp(&other.0));
        Ok(best.map_or(options[0], |(_, option)| option))
    }
}
