//! When a search has thought enough.

use std::time::{Duration, Instant};

use super::Budget;
use super::tree::Tree;

/// Iterations before an option can be called the only sensible one.
const FIRST_LOOK: u32 = 192;
/// The share of all visits that makes it so.
const SENSIBLE: f32 = 0.9;
/// The share of all visits from which an option counts as worth a try.
const NOTABLE: f32 = 0.05;
/// Options whose values are this close come to the same, once a part of the budget is spent.
const SAME: f32 = 0.003;
/// That part: the eighth.
const PART: u32 = 8;
/// Iterations between looks at the tree.
const OFTEN: u32 = 64;

/// Watches the budget, and whether thinking on can change anything.
#[derive(Debug)]
pub(super) struct Patience {
    budget: Budget,
    begun: Instant,
}

impl Patience {
    pub(super) fn new(budget: Budget) -> Self {
        Self { budget, begun: Instant::now() }
    }

    /// Is another iteration allowed, and of any use?
    pub(super) fn goes_on<C: Copy + PartialEq>(&self, made: u32, tree: &Tree<C>) -> bool {
        let left = match self.budget {
            Budget::Iterations(most) => most.saturating_sub(made),
            Budget::Time(most) => self.left_in(most, made),
        };
        if left == 0 {
            return false;
        }
        let looks = made >= FIRST_LOOK.max(left / 16) && made.is_multiple_of(OFTEN);
        !(looks && Standings::of(tree).are_settled(made, left))
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
}

/// How the options stand against each other.
#[derive(Clone, Copy, Debug)]
struct Standings {
    /// Visits of all, of the most tried option and of the next.
    all: f32,
    most: f32,
    second: f32,
    /// How far apart the values of those worth a try are.
    apart: f32,
}

impl Standings {
    fn of<C: Copy + PartialEq>(tree: &Tree<C>) -> Self {
        let nodes = || tree.children(None).map(|place| tree.node(place));
        let all: f32 = nodes().map(|node| node.visits).sum();
        let (mut most, mut second) = (0.0_f32, 0.0_f32);
        let (mut worst, mut best) = (f32::MAX, f32::MIN);
        for node in nodes() {
            second = second.max(most.min(node.visits));
            most = most.max(node.visits);
            if node.visits >= NOTABLE * all {
                worst = worst.min(node.value());
                best = best.max(node.value());
            }
        }
        Self { all, most, second, apart: best - worst }
    }

    /// The most tried option cannot be caught up with, or nearly nothing else is worth a try, or
    /// all that is worth a try comes to the same.
    fn are_settled(self, made: u32, left: u32) -> bool {
        self.most > self.second + left as f32
            || self.most >= SENSIBLE * self.all
            || (made >= left / (PART - 1) && self.apart < SAME)
    }
}
