//! Judging single options, for the analysis of finished matches.

use super::{Search, Thought};
use crate::{Evaluator, Judge, Sight};

/// The part of the lines, one in this many, after which their results count: before, the tree has
/// seen too little of what follows the option.
const WARM_UP: u32 = 3;

impl<G: Evaluator> Judge<G> for Search<G> {
    fn weigh(&mut self, sight: &Sight<'_, G>, lines: u32) -> Vec<Thought<G::Choice>> {
        self.tree.clear();
        for _ in 0..lines {
            self.walk(sight, None);
        }
        self.collect_thoughts(sight);
        self.thoughts.clone()
    }

    fn value_of(&mut self, sight: &Sight<'_, G>, choice: G::Choice, lines: u32) -> f32 {
        self.tree.clear();
        let (mut total, mut weight) = (0.0, 0.0);
        for line in 0..lines {
            let value = self.walk(sight, Some(choice));
            // Other lines were taken over by another seat, which learns its own value.
            if self.line.learner == sight.seat() && line >= lines / WARM_UP {
                total += self.line.weight * value;
                weight += self.line.weight;
            }
        }
        if weight > 0.0 { total / weight } else { 0.5 }
    }
}
