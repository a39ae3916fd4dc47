//! When a search has thought enough.

use std::time::{Duration, Instant};

use super::Budget;
use super::tree::{Place, Tree};

/// Iterations before an option can be called the only sensible one.
const FIRST_LOOK: u32 = 192;
/// The share of all visits that makes it so.
const SENSIBLE: f32 = 0.9;
/// A search that has not changed its mind for all but this part of its thinking will hardly do so.
const CHANGE_OF_MIND: u32 = 4;
/// This part of the budget is spent before that counts: a search with ten times the time is to see
/// further, and not only where it is in doubt.
const PART: u32 = 15;
/// An option tried this often, as a share of the most tried one, is its rival.
const RIVAL: f32 = 0.5;
/// Values this close come to the same, after that part of the budget.
const SAME: f32 = 0.002;
/// Iterations between looks at the tree.
const OFTEN: u32 = 64;

/// Watches the budget, and whether thinking on can change anything.
#[derive(Debug)]
pub(super) struct Patience {
    budget: Budget,
    begun: Instant,
    /// The most tried option at the last look, and the iteration since when.
    favourite: Option<Place>,
    since: u32,
}

impl Patience {
    pub(super) fn new(budget: Budget) -> Self {
        Self { budget, begun: Instant::now(), favourite: None, since: 0 }
    }

    /// Is another iteration allowed, and of any use?
    pub(super) fn goes_on<C: Copy + PartialEq>(&mut self, made: u32, tree: &Tree<C>) -> bool {
        let left = match self.budget {
            Budget::Iterations(most) => most.saturating_sub(made),
            Budget::Time(most) => self.left_in(most, made),
        };
        if left == 0 {
            return false;
        }
        let looks = made >= FIRST_LOOK && made.is_multiple_of(OFTEN);
        !(looks && self.is_settled(made, left, tree))
    }

    /// About how many iterations fit into the rest of the time.
    fn left_in(&self, most: Duration, made: u32) -> u32 {
        let spent = self.begun.elapsed();
        let Some(left) = most.checked_sub(spent).filter(|left| !left.is_zero()) else { return 0 };
        let each = spent.as_secs_f32() / made.max(1) as f32;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "saturates")]
        let left = (left.as_secs_f32() / each.max(1e-9)) as u32;
        left.max(1)
    }

    /// The most tried option cannot be caught up with, or nearly nothing else is worth a try, or
    /// it has been the favourite for long, or its rivals come to the same.
    fn is_settled<C: Copy + PartialEq>(&mut self, made: u32, left: u32, tree: &Tree<C>) -> bool {
        let visits = |place: Place| tree.node(place).visits;
        let favourite =
            tree.children(None).max_by(|&one, &other| visits(one).total_cmp(&visits(other)));
        if favourite != self.favourite {
            (self.favourite, self.since) = (favourite, made);
        }
        let most = favourite.map_or(0.0, visits);
        let value = favourite.map_or(0.0, |place| tree.node(place).value());
        let (mut second, mut rest, mut apart) = (0.0_f32, 0.0, 0.0_f32);
        for place in tree.children(None).filter(|&place| Some(place) != favourite) {
            let node = tree.node(place);
            rest += node.visits;
            second = second.max(node.visits);
            if node.visits >= RIVAL * most {
                apart = apart.max((value - node.value()).abs());
            }
        }
        let patient = made >= left / PART;
        most > second + left as f32
            || most >= SENSIBLE * (most + rest)
            || patient && (apart < SAME || made >= CHANGE_OF_MIND * self.since)
    }
}
