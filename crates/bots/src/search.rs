//! Information-set Monte-Carlo tree search.
//!
//! Each iteration draws a world with [`Sight::imagine`] and walks one tree of choices through it:
//! a node stands for what the seats chose, not for a world. When the decision passes to another
//! seat, the world is drawn anew from what *that* seat knows, so that an opponent in the tree does
//! not play around cards only the searcher can see. A leaf is judged by the game's evaluator.

use std::time::{Duration, Instant};

use table::{Luck, Seat, Seed, Status, Viewer};

use crate::{Bot, Evaluator, Fault, Sight};

/// How much the search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

/// Exploration against exploitation.
const EXPLORE: f32 = 0.35;
/// Decisions in the tree after which a line is judged anyway.
const DEEPEST: usize = 60;

/// What a search found out about one option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<C> {
    /// The option.
    pub choice: C,
    /// How often it was tried.
    pub visits: u32,
    /// How good it looked, from 0 to 1.
    pub value: f32,
}

/// A player that searches.
#[derive(Debug)]
pub struct Search<G: Evaluator> {
    whim: Luck,
    budget: Budget,
    tree: Vec<Node<G::Choice>>,
    thoughts: Vec<Thought<G::Choice>>,
    iterations: u32,
}

/// A choice somebody made on the way, and what came of it for whoever made it.
#[derive(Clone, Debug)]
struct Node<C> {
    choice: Option<C>,
    children: Vec<u32>,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    total: f32,
}

impl<C> Node<C> {
    fn new(choice: Option<C>) -> Self {
        Self { choice, children: Vec::new(), visits: 0, offered: 0, total: 0.0 }
    }
}

impl<G: Evaluator> Search<G> {
    /// A searching player.
    #[must_use]
    pub fn new(seed: Seed, budget: Budget) -> Self {
        let whim = Luck::new(seed);
        Self { whim, budget, tree: Vec::new(), thoughts: Vec::new(), iterations: 0 }
    }

    /// What the last search found out, best first.
    #[must_use]
    pub fn thoughts(&self) -> &[Thought<G::Choice>] {
        &self.thoughts
    }

    /// How many iterations the last search made.
    #[must_use]
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    fn think(&mut self, sight: &Sight<'_, G>) {
        self.tree.clear();
        self.tree.push(Node::new(None));
        self.iterations = 0;
        let begun = Instant::now();
        let mut path = Vec::with_capacity(DEEPEST);
        let mut options = Vec::new();
        while match self.budget {
            Budget::Iterations(most) => self.iterations < most,
            Budget::Time(most) => begun.elapsed() < most,
        } {
            let world = sight.imagine(&mut self.whim);
            self.iterate(sight, world, &mut path, &mut options);
            self.iterations += 1;
        }
        self.thoughts = self.tree[0]
            .children
            .iter()
            .filter_map(|&child| {
                let node = &self.tree[child as usize];
                let value = node.total / node.visits.max(1) as f32;
                node.choice.map(|choice| Thought { choice, visits: node.visits, value })
            })
            .collect();
        self.thoughts.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value))
        });
    }

    /// Walks down the tree through one world, adds a node, judges the world and walks back.
    fn iterate(
        &mut self,
        sight: &Sight<'_, G>,
        mut world: G::State,
        path: &mut Vec<(u32, Seat)>,
        options: &mut Vec<G::Choice>,
    ) {
        let game = sight.game();
        path.clear();
        let (mut here, mut decider) = (0_u32, sight.seat());
        while let Status::Decide(seats) = game.status(&world) {
            if path.len() >= DEEPEST {
                break;
            }
            let seat =
                if path.is_empty() { sight.seat() } else { seats.lowest().unwrap_or(decider) };
            if seat != decider {
                world = game.imagine(&world, seat, &mut self.whim);
                decider = seat;
            }
            game.legal(&world, seat, options);
            let (child, is_new) = self.descend(here, options);
            let Some(choice) = self.tree[child as usize].choice else { break };
            game.advance(&mut world, seat, choice);
            // A forced choice is no decision: the line goes on until there is one.
            path.push((child, seat));
            here = child;
            if is_new && options.len() > 1 {
                break;
            }
        }
        for &(node, seat) in path.iter() {
            let value = G::value(&game.view(&world, Viewer::Seat(seat)), seat);
            let node = &mut self.tree[node as usize];
            node.visits += 1;
            node.total += value;
        }
    }

    /// The child to follow: a new one if an option was never tried here, else the most promising.
    fn descend(&mut self, here: u32, options: &[G::Choice]) -> (u32, bool) {
        let children = std::mem::take(&mut self.tree[here as usize].children);
        let offered = |tree: &[Node<G::Choice>], child: u32| {
            tree[child as usize].choice.is_some_and(|choice| options.binary_search(&choice).is_ok())
        };
        let known: Vec<u32> =
            children.iter().copied().filter(|&child| offered(&self.tree, child)).collect();
        self.tree[here as usize].children = children;
        for &child in &known {
            self.tree[child as usize].offered += 1;
        }
        if known.len() < options.len() {
            let untried: Vec<G::Choice> = options
                .iter()
                .copied()
                .filter(|choice| {
                    !known.iter().any(|&child| self.tree[child as usize].choice == Some(*choice))
                })
                .collect();
            let nth = self.whim.below(u32::try_from(untried.len()).unwrap_or(1)) as usize;
            let child = u32::try_from(self.tree.len()).unwrap_or(u32::MAX);
            let mut node = Node::new(Some(untried[nth]));
            node.offered = 1;
            self.tree.push(node);
            self.tree[here as usize].children.push(child);
            return (child, true);
        }
        let promise = |&child: &u32| {
            let node = &self.tree[child as usize];
            let visits = node.visits.max(1) as f32;
            node.total / visits + EXPLORE * ((node.offered.max(1) as f32).ln() / visits).sqrt()
        };
        let best = known.iter().max_by(|one, other| promise(one).total_cmp(&promise(other)));
        (best.copied().unwrap_or(0), false)
    }
}

impl<G: Evaluator> Bot<G> for Search<G> {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, Fault> {
        if let [only] = sight.options() {
            return Ok(*only);
        }
        self.think(sight);
        Ok(self.thoughts.first().map_or(sight.options()[0], |thought| thought.choice))
    }
}
