//! The tree of a search: the choices of the seats and their results.
//!
//! A node stands for a sequence of choices, not for a state: in another imagined state the same
//! choices may lead to other options, so each visit checks which children of a node are options.

use table::Seat;

use crate::whims::Whims;

/// A node of the tree, by its index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

impl NodeId {
    const NONE: Self = Self(u32::MAX);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A choice, with its results for the seat that made it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<C> {
    /// The seat that chose.
    pub(super) seat: Seat,
    /// Its choice.
    pub(super) choice: C,
    /// The number of times it was tried in states imagined by the chooser.
    pub(super) visits: f32,
    /// The sum of its results for the chooser.
    total: f32,
    /// The sum of the squares of its results.
    squares: f32,
    /// The number of times it could have been chosen.
    offered: f32,
    /// The evaluator's value of it, before any result.
    first_value: f32,
    first_child: NodeId,
    next: NodeId,
}

/// The weight of the first value, in visits: a progressive bias, which fades with more visits.
const FIRST_VALUE_WEIGHT: f32 = 1.0;
/// The weight of exploration, in standard deviations of the results of an option.
const EXPLORE: f32 = 2.0;
/// The least weight of exploration, for options whose results hardly vary.
const LEAST_SPREAD: f32 = 0.02;
/// The factor by which earlier results count after a choice was made: some of them come from states
/// that have since been ruled out.
const KEPT: f32 = 0.5;
/// The number of steps of a random number between 0 and 1.
const STEPS: u32 = 1 << 20;
/// The largest number of nodes of a tree, some tens of megabytes.
const MAX_NODES: usize = 600_000;

impl<C> Node<C> {
    /// The average result so far, including the first value.
    pub(super) fn value(&self) -> f32 {
        (self.total + FIRST_VALUE_WEIGHT * self.first_value) / (self.visits + FIRST_VALUE_WEIGHT)
    }

    /// The variance of the results.
    fn variance(&self) -> f32 {
        let first_value = FIRST_VALUE_WEIGHT * self.first_value * self.first_value;
        let squares = (self.squares + first_value) / (self.visits + FIRST_VALUE_WEIGHT);
        (squares - self.value().powi(2)).max(0.0)
    }

    /// The number of visits, rounded.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
    pub(super) fn whole_visits(&self) -> u32 {
        self.visits.round() as u32
    }

    /// The value, plus a bonus for having been tried less often than offered.
    fn priority(&self, spread: f32) -> f32 {
        self.value() + spread * ((self.offered + 1.0).ln() / (self.visits + 1.0)).sqrt()
    }
}

/// All nodes; the root stands for the current decision.
#[derive(Clone, Debug)]
pub(super) struct Tree<C> {
    nodes: Vec<Node<C>>,
    /// The first child of the root.
    first: NodeId,
}

/// A node, or the root.
pub(super) type Parent = Option<NodeId>;

impl<C: Copy + PartialEq> Tree<C> {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), first: NodeId::NONE }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.first = NodeId::NONE;
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= MAX_NODES
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<C> {
        &self.nodes[id.index()]
    }

    pub(super) fn children(&self, parent: Parent) -> impl Iterator<Item = NodeId> {
        let first = parent.map_or(self.first, |id| self.node(id).first_child);
        let wanted = |id: &NodeId| *id != NodeId::NONE;
        std::iter::successors(Some(first).filter(wanted), move |id| {
            Some(self.node(*id).next).filter(wanted)
        })
    }

    /// The child for this choice.
    pub(super) fn child(&self, parent: Parent, seat: Seat, choice: C) -> Option<NodeId> {
        self.children(parent).find(|&id| {
            let node = self.node(id);
            node.choice == choice && node.seat == seat
        })
    }

    pub(super) fn add(
        &mut self,
        parent: Parent,
        seat: Seat,
        choice: C,
        first_value: f32,
    ) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        let first = match parent {
            Some(parent) => &mut self.nodes[parent.index()].first_child,
            None => &mut self.first,
        };
        let next = std::mem::replace(first, id);
        self.nodes.push(Node {
            seat,
            choice,
            visits: 0.0,
            total: 0.0,
            squares: 0.0,
            offered: 0.0,
            first_value,
            first_child: NodeId::NONE,
            next,
        });
        id
    }

    /// The child for a choice whose results are counted in another node; it is added if needed.
    pub(super) fn child_or_new(&mut self, parent: Parent, seat: Seat, choice: C) -> NodeId {
        let known = self.child(parent, seat, choice);
        known.unwrap_or_else(|| self.add(parent, seat, choice, 0.5))
    }

    /// The offered node with the highest value plus bonus.
    pub(super) fn most_promising(&self, offered: &[NodeId]) -> Option<NodeId> {
        let spread = (EXPLORE * self.spread(offered)).max(LEAST_SPREAD);
        let priority = |id: &&NodeId| self.node(**id).priority(spread);
        offered.iter().max_by(|one, other| priority(one).total_cmp(&priority(other))).copied()
    }

    /// The choice of a seat that learned from other lines: a random one of these, each with a
    /// probability proportional to its visits there, so that a seat without a preference stays
    /// unpredictable.
    pub(super) fn random_by_visits(&self, offered: &[NodeId], whims: &mut Whims) -> Option<NodeId> {
        let visits = |id: &NodeId| self.node(*id).visits;
        let all: f32 = offered.iter().map(visits).sum();
        let mut left = all * whims.below(STEPS) as f32 / STEPS as f32;
        let drawn = offered.iter().find(|&id| {
            left -= visits(id);
            left < 0.0
        });
        drawn.copied().or_else(|| self.most_promising(offered))
    }

    /// The standard deviation of the results of an option, averaged over all these. It adapts
    /// exploration to the scale of the evaluator.
    fn spread(&self, offered: &[NodeId]) -> f32 {
        let total: f32 = offered.iter().map(|id| self.node(*id).variance()).sum();
        (total / offered.len() as f32).max(0.0).sqrt()
    }

    /// Counts that these were options of a seat in a state imagined by it.
    pub(super) fn add_offers(&mut self, offered: &[NodeId]) {
        for id in offered {
            self.nodes[id.index()].offered += 1.0;
        }
    }

    /// Adds a result for the chooser, from a line with this weight.
    pub(super) fn add_result(&mut self, id: NodeId, value: f32, weight: f32) {
        let node = &mut self.nodes[id.index()];
        node.visits += weight;
        node.total += weight * value;
        node.squares += weight * value * value;
    }

    /// Keeps the part of the tree below the choice that was made, with reduced weight.
    pub(super) fn follow(&mut self, seat: Seat, choice: C) {
        let Some(made) = self.child(None, seat, choice) else { return self.clear() };
        let mut kept = Self::new();
        // Breadth first: nodes of the old tree, and the parents of their copies.
        let mut queue: Vec<(NodeId, Parent)> =
            self.children(Some(made)).map(|child| (child, None)).collect();
        let mut at = 0;
        while let Some(&(id, parent)) = queue.get(at) {
            at += 1;
            let old = self.node(id);
            let copy = kept.add(parent, old.seat, old.choice, old.first_value);
            let node = &mut kept.nodes[copy.index()];
            node.visits = KEPT * old.visits;
            node.offered = KEPT * old.offered;
            node.total = KEPT * old.total;
            node.squares = KEPT * old.squares;
            queue.extend(self.children(Some(id)).map(|child| (child, Some(copy))));
        }
        *self = kept;
    }
}
