//! The tree a search grows: what the seats chose, and what came of it.
//!
//! A node stands for a line of choices, not for a world: in another world the same line may offer
//! other options, so each visit looks which of a node's children are offered.

use table::{Luck, Seat};

/// A place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place(u32);

impl Place {
    const NOWHERE: Self = Self(u32::MAX);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A choice on the way, and the results it had for the seat that made it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<C> {
    /// The seat that chose.
    pub(super) seat: Seat,
    /// Its choice.
    pub(super) choice: C,
    /// How often it was tried in worlds as the chooser knows them.
    pub(super) visits: f32,
    /// The sum of what it brought the chooser, and of the squares.
    total: f32,
    squares: f32,
    /// How often it could have been chosen.
    offered: f32,
    /// The evaluator's value of it at first sight.
    first_sight: f32,
    first_child: Place,
    next: Place,
}

/// How much a first sight counts, in visits: the progressive bias. It fades as visits come in.
const FIRST_SIGHT: f32 = 1.0;
/// Exploration against exploitation, in standard deviations of what an option brings.
const EXPLORE: f32 = 2.0;
/// Exploration where options always bring the same: a lead of a few points in a long game.
const LEAST_SPREAD: f32 = 0.02;
/// How much of what was learned before a choice counts after it: some of it was learned in worlds
/// that are now known not to be the real one.
const KEPT: f32 = 0.5;
/// Steps of a drawn share.
const MANY: u32 = 1 << 20;
/// Nodes after which a tree grows no more; some tens of megabytes.
const MOST: usize = 600_000;

impl<C> Node<C> {
    /// How good the choice looks so far.
    pub(super) fn value(&self) -> f32 {
        (self.total + FIRST_SIGHT * self.first_sight) / (self.visits + FIRST_SIGHT)
    }

    /// How much what it brings varies.
    fn variance(&self) -> f32 {
        let first_sight = FIRST_SIGHT * self.first_sight * self.first_sight;
        let squares = (self.squares + first_sight) / (self.visits + FIRST_SIGHT);
        (squares - self.value().powi(2)).max(0.0)
    }

    /// How often it was tried, as a whole number.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small count")]
    pub(super) fn whole_visits(&self) -> u32 {
        self.visits.round() as u32
    }

    /// The value, and a bonus for having been tried less often than offered.
    fn promise(&self, spread: f32) -> f32 {
        self.value() + spread * ((self.offered + 1.0).ln() / (self.visits + 1.0)).sqrt()
    }
}

/// All nodes; the root stands for the decision that is thought about.
#[derive(Clone, Debug)]
pub(super) struct Tree<C> {
    nodes: Vec<Node<C>>,
    /// The children of the root.
    first: Place,
}

/// A node, or the root.
pub(super) type Parent = Option<Place>;

impl<C: Copy + PartialEq> Tree<C> {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), first: Place::NOWHERE }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.first = Place::NOWHERE;
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= MOST
    }

    pub(super) fn node(&self, place: Place) -> &Node<C> {
        &self.nodes[place.index()]
    }

    pub(super) fn children(&self, parent: Parent) -> impl Iterator<Item = Place> {
        let first = parent.map_or(self.first, |place| self.node(place).first_child);
        let wanted = |place: &Place| *place != Place::NOWHERE;
        std::iter::successors(Some(first).filter(wanted), move |place| {
            Some(self.node(*place).next).filter(wanted)
        })
    }

    /// The child that stands for this choice.
    pub(super) fn child(&self, parent: Parent, seat: Seat, choice: C) -> Option<Place> {
        self.children(parent).find(|&place| {
            let node = self.node(place);
            node.choice == choice && node.seat == seat
        })
    }

    pub(super) fn add(&mut self, parent: Parent, seat: Seat, choice: C, first_sight: f32) -> Place {
        let place = Place(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        let first = match parent {
            Some(parent) => &mut self.nodes[parent.index()].first_child,
            None => &mut self.first,
        };
        let next = std::mem::replace(first, place);
        self.nodes.push(Node {
            seat,
            choice,
            visits: 0.0,
            total: 0.0,
            squares: 0.0,
            offered: 0.0,
            first_sight,
            first_child: Place::NOWHERE,
            next,
        });
        place
    }

    /// The child that stands for a choice whose worth is noted elsewhere.
    pub(super) fn child_or_new(&mut self, parent: Parent, seat: Seat, choice: C) -> Place {
        let known = self.child(parent, seat, choice);
        known.unwrap_or_else(|| self.add(parent, seat, choice, 0.5))
    }

    /// The most promising of these, which all were offered.
    pub(super) fn most_promising(&self, offered: &[Place]) -> Option<Place> {
        let spread = (EXPLORE * self.spread(offered)).max(LEAST_SPREAD);
        let promise = |place: &&Place| self.node(**place).promise(spread);
        offered.iter().max_by(|one, other| promise(one).total_cmp(&promise(other))).copied()
    }

    /// The choice of a seat that has learned from other lines: each of these as often as it was tried
    /// there, so that a seat with no reason to prefer one cannot be counted on.
    pub(super) fn one_as_often_as_tried(
        &self,
        offered: &[Place],
        whim: &mut Luck,
    ) -> Option<Place> {
        let visits = |place: &Place| self.node(*place).visits;
        let all: f32 = offered.iter().map(visits).sum();
        let mut left = all * whim.below(MANY) as f32 / MANY as f32;
        let drawn = offered.iter().find(|&place| {
            left -= visits(place);
            left < 0.0
        });
        drawn.copied().or_else(|| self.most_promising(offered))
    }

    /// The standard deviation of what one and the same option brings, over all these: how much
    /// there is to learn by trying again, whatever the scale of the evaluator.
    fn spread(&self, offered: &[Place]) -> f32 {
        let total: f32 = offered.iter().map(|place| self.node(*place).variance()).sum();
        (total / offered.len() as f32).max(0.0).sqrt()
    }

    /// Counts that these were offered to a seat in a world it believes in.
    pub(super) fn note_offers(&mut self, offered: &[Place]) {
        for place in offered {
            self.nodes[place.index()].offered += 1.0;
        }
    }

    /// The choice brought its chooser so much, in a line that stands for so many.
    pub(super) fn note_result(&mut self, place: Place, value: f32, weight: f32) {
        let node = &mut self.nodes[place.index()];
        node.visits += weight;
        node.total += weight * value;
        node.squares += weight * value * value;
    }

    /// Keeps what is below the choice that was made, counting it less, and forgets the rest.
    pub(super) fn follow(&mut self, seat: Seat, choice: C) {
        let Some(made) = self.child(None, seat, choice) else { return self.clear() };
        let mut kept = Self::new();
        // Breadth first: places in the old tree, and the parents of their copies.
        let mut queue: Vec<(Place, Parent)> =
            self.children(Some(made)).map(|child| (child, None)).collect();
        let mut at = 0;
        while let Some(&(place, parent)) = queue.get(at) {
            at += 1;
            let old = self.node(place);
            let copy = kept.add(parent, old.seat, old.choice, old.first_sight);
            let node = &mut kept.nodes[copy.index()];
            (node.visits, node.offered) = (KEPT * old.visits, KEPT * old.offered);
            (node.total, node.squares) = (KEPT * old.total, KEPT * old.squares);
            queue.extend(self.children(Some(place)).map(|child| (child, Some(copy))));
        }
        *self = kept;
    }
}
