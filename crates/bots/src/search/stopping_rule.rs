//! Decides when a search stops.

use std::time::{Duration, Instant};

use super::Budget;
use super::tree::{NodeId, Tree};

/// The number of iterations before a search may stop early.
const FIRST_CHECK: u32 = 192;
/// A search stops if one option has at least this share of all visits.
const CLEAR_SHARE: f32 = 0.9;
/// A search stops if it has kept the same favourite since the first quarter of its iterations.
const UNCHANGED_FACTOR: u32 = 4;
/// An unchanged favourite or equal values stop a search only once the rest of its budget is at most
/// this many times what is spent, so that a search with ten times the budget looks further even
/// where it has no doubt.
const LEAST_PART: u32 = 15;
/// An option with at least this share of the favourite's visits is its rival.
const RIVAL_SHARE: f32 = 0.5;
/// A search stops if the values of all rivals are within this distance of the favourite's.
const EQUAL_VALUES: f32 = 0.002;
/// The number of iterations between two checks of the tree.
const CHECK_INTERVAL: u32 = 64;

/// Watches the budget, and whether more iterations can change the choice.
#[derive(Debug)]
pub(super) struct StoppingRule {
    budget: Budget,
    begun: Instant,
    /// The most visited option at the last check.
    favourite: Option<NodeId>,
    /// The iteration since which it is the favourite.
    since: u32,
}

impl StoppingRule {
    pub(super) fn new(budget: Budget) -> Self {
        Self { budget, begun: Instant::now(), favourite: None, since: 0 }
    }

    /// Whether another iteration is within the budget and useful.
    pub(super) fn continues<C: Copy + PartialEq>(&mut self, made: u32, tree: &Tree<C>) -> bool {
        let left = match self.budget {
            Budget::Iterations(most) => most.saturating_sub(made),
            Budget::Time(most) => self.left_in(most, made),
        };
        if left == 0 {
            return false;
        }
        let checks = made >= FIRST_CHECK && made.is_multiple_of(CHECK_INTERVAL);
        !(checks && self.is_settled(made, left, tree))
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

    /// Whether the search may stop early: no other option can reach the visits of the favourite, or
    /// the favourite has nearly all visits, or it has been the favourite for long, or its rivals
    /// have equal values.
    fn is_settled<C: Copy + PartialEq>(&mut self, made: u32, left: u32, tree: &Tree<C>) -> bool {
        let visits = |id: NodeId| tree.node(id).visits;
        let favourite =
            tree.children(None).max_by(|&one, &other| visits(one).total_cmp(&visits(other)));
        if favourite != self.favourite {
            self.favourite = favourite;
            self.since = made;
        }
        let most = favourite.map_or(0.0, visits);
        let value = favourite.map_or(0.0, |id| tree.node(id).value());
        let mut second = 0.0_f32;
        let mut rest = 0.0;
        let mut distance = 0.0_f32;
        for id in tree.children(None).filter(|&id| Some(id) != favourite) {
            let node = tree.node(id);
            rest += node.visits;
            second = second.max(node.visits);
            if node.visits >= RIVAL_SHARE * most {
                distance = distance.max((value - node.value()).abs());
            }
        }
        let long_enough = made >= left / LEAST_PART;
        most > second + left as f32
            || most >= CLEAR_SHARE * (most + rest)
            || long_enough && (distance < EQUAL_VALUES || made >= UNCHANGED_FACTOR * self.since)
    }
}
