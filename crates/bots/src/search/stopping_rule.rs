//! Decides when a search stops.

use std::time::{Duration, Instant};

use super::Budget;
use super::tree::Tree;

/// The number of iterations between two checks of the tree.
const CHECK_INTERVAL: u32 = 64;

/// Watches the budget, and whether more iterations can change the choice.
///
/// Earlier rules also stopped when the favourite had not changed for long, or when its rivals had
/// equal values. A search then used about a sixteenth of its budget, and more time made it hardly
/// stronger.
#[derive(Debug)]
pub(super) struct StoppingRule {
    budget: Budget,
    begun: Instant,
}

impl StoppingRule {
    pub(super) fn new(budget: Budget) -> Self {
        Self { budget, begun: Instant::now() }
    }

    /// Whether another iteration is within the budget and useful.
    pub(super) fn continues<C: Copy + PartialEq>(&self, made: u32, tree: &Tree<C>) -> bool {
        let left = match self.budget {
            Budget::Iterations(most) => most.saturating_sub(made),
            Budget::Time(most) => self.left_in(most, made),
        };
        let checks = made > 0 && made.is_multiple_of(CHECK_INTERVAL);
        left > 0 && !(checks && is_settled(left, tree))
    }

    /// The estimated number of iterations that fit into the rest of the time.
    fn left_in(&self, most: Duration, made: u32) -> u32 {
        let spent = self.begun.elapsed();
        let Some(left) = most.checked_sub(spent).filter(|left| !left.is_zero()) else { return 0 };
        let each = spent.as_secs_f32() / made.max(1) as f32;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "saturates")]
        let left = (left.as_secs_f32() / each.max(1e-9)) as u32;
        left.max(1)
    }
}

/// Whether no other option can reach the visits of the most visited one in the iterations left.
fn is_settled<C: Copy + PartialEq>(left: u32, tree: &Tree<C>) -> bool {
    let (mut most, mut second) = (0.0_f32, 0.0_f32);
    for id in tree.children(None) {
        let visits = tree.node(id).visits;
        second = second.max(visits.min(most));
        most = most.max(visits);
    }
    most > second + left as f32
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    /// A tree with options that were tried this often.
    fn tree(visits: &[u16]) -> Tree<usize> {
        let mut tree = Tree::new();
        for (choice, &visits) in visits.iter().enumerate() {
            let id = tree.add(None, Seat::new(0), choice, 0.5);
            tree.add_result(id, 0.5, visits.into());
        }
        tree
    }

    fn continues(budget: u32, made: u32, visits: &[u16]) -> bool {
        StoppingRule::new(Budget::Iterations(budget)).continues(made, &tree(visits))
    }

    #[test]
    fn a_search_ends_with_its_budget_or_when_nothing_can_change() {
        assert!(continues(1000, 0, &[]));
        assert!(!continues(1000, 1000, &[500, 500]));
        // A favourite for long, with nearly all visits, or with equals: the budget is used.
        assert!(continues(1000, 512, &[490, 22]));
        assert!(continues(1000, 512, &[256, 256]));
        // 360 are left, and the second needs more than that.
        assert!(!continues(1000, 640, &[505, 135]));
        assert!(!continues(1000, 640, &[135, 505]));
        assert!(continues(1000, 640, &[495, 145]));
    }

    #[test]
    fn time_that_is_over_ends_a_search() {
        let rule = StoppingRule::new(Budget::Time(Duration::ZERO));
        assert!(!rule.continues(10, &tree(&[5, 5])));
        let rule = StoppingRule::new(Budget::Time(Duration::from_secs(3600)));
        assert!(rule.continues(10, &tree(&[5, 5])));
    }
}
