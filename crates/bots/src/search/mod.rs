//! Information-set Monte-Carlo tree search.
//!
//! Each iteration draws a world with [`Sight::imagine`] and walks one tree of choices through it,
//! until it comes to a choice nobody has tried; a short playout follows, and the evaluator judges
//! where it ends.
//!
//! What the searcher knows must not guide the others in the tree. So when such a line comes to
//! another seat for the first time, that seat takes some lines over, every second one at a table for
//! two: the world is drawn anew from what *it* knows, and the line teaches that seat alone. The
//! other lines teach the searcher alone, while everyone else follows what they learned in lines of
//! their own. Each seat learns what is good for itself, by its share of a win, so any number of
//! seats can play; members of a team share every win, so they learn to play together.
//!
//! Seats that choose at the same time do not know each other's choice: their options are compared
//! where the question was put, whatever the others have chosen.

mod patience;
mod tree;

use std::time::Duration;

use table::{Luck, Seat, Seats, Seed, Status, Viewer};

use self::patience::Patience;
use self::tree::{Parent, Place, Tree};
use crate::{Bot, Evaluator, Fault, Sight};

/// How much the search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

/// Decisions in the tree after which a line is judged anyway.
const DEEPEST: usize = 60;
/// Choices played on before a line is judged.
const PLAYOUT: u32 = 1;

/// One option, as far as a search has judged it.
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
    tree: Tree<G::Choice>,
    line: Line<G::Choice>,
    thoughts: Vec<Thought<G::Choice>>,
    iterations: u32,
    news: News,
}

/// Whether the tree has followed the match since the last choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum News {
    /// The choice has been heard of.
    Heard,
    /// No choice was heard of: the tree is about an earlier question.
    None,
}

/// One walk through the tree; kept so that its memory is used again.
#[derive(Debug)]
struct Line<C> {
    /// The choices on the way.
    path: Vec<(Place, Seat)>,
    /// The seats that have been asked whether they take the line over.
    asked: Seats,
    /// The seat that learns from the line.
    learner: Seat,
    /// For how many lines it stands: also for those that were taken over at the same place.
    weight: f32,
    /// The options, and their places in the tree.
    options: Vec<C>,
    offered: Vec<Place>,
}

impl<G: Evaluator> Search<G> {
    /// A searching player.
    #[must_use]
    pub fn new(seed: Seed, budget: Budget) -> Self {
        let line = Line {
            path: Vec::new(),
            asked: Seats::NONE,
            learner: Seat::new(0),
            weight: 1.0,
            options: Vec::new(),
            offered: Vec::new(),
        };
        let (whim, thoughts) = (Luck::new(seed), Vec::new());
        Self { whim, budget, tree: Tree::new(), line, thoughts, iterations: 0, news: News::None }
    }

    /// The options as the last search judged them, best first.
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
        self.iterations = 0;
        let mut patience = Patience::new(self.budget);
        while patience.goes_on(self.iterations, &self.tree) {
            self.iterate(sight);
            self.iterations += 1;
        }
        self.thoughts.clear();
        let options = self.tree.children(None).map(|place| self.tree.node(place));
        let own = options.filter(|node| {
            node.seat == sight.seat() && sight.options().binary_search(&node.choice).is_ok()
        });
        self.thoughts.extend(own.map(|node| Thought {
            choice: node.choice,
            visits: node.whole_visits(),
            value: node.value(),
        }));
        self.thoughts.sort_by(|one, other| {
            other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value))
        });
    }

    /// Walks down the tree through one world until it comes to something new, judges what comes of
    /// it and lets the seat whose line it is learn.
    fn iterate(&mut self, sight: &Sight<'_, G>) {
        let (game, searcher) = (sight.game(), sight.seat());
        let mut world = sight.imagine(&mut self.whim);
        self.line.path.clear();
        (self.line.learner, self.line.asked) = (searcher, Seats::only(searcher));
        self.line.weight = 1.0;
        let mut here: Parent = None;
        // Where seats that choose at the same time were asked, and who of them has yet to choose.
        let mut together: (Parent, Seats) = (None, Seats::NONE);
        while let Status::Decide(seats) = game.status(&world) {
            let first = if here.is_none() { Some(searcher) } else { seats.lowest() };
            let Some(seat) = first.filter(|_| self.line.path.len() < DEEPEST) else { break };
            self.may_take_over(game, &mut world, seat);
            let asked_at = if together.1.contains(seat) { together.0 } else { here };
            together = (asked_at, seats.without(seat));
            let Some((place, novelty)) = self.descend(game, &world, seat, asked_at) else { break };
            let choice = self.tree.node(place).choice;
            game.advance(&mut world, seat, choice);
            self.line.path.push((place, seat));
            here = Some(if asked_at == here {
                place
            } else {
                self.tree.child_or_new(here, seat, choice)
            });
            if novelty == Novelty::New {
                break;
            }
        }
        self.play_out(game, &mut world);
        self.learn(game, &world);
    }

    /// A seat other than the searcher, met for the first time, may take the line over: as often as
    /// gives every seat of the table an equal part of the lines that meet all of them.
    /// In 600 paired duels for three, 300 iterations each, one search of this kind against two that
    /// gave up every second line won 34.2 % (95 %: 30.7 to 37.8; a third is even): it does no harm
    /// there. It keeps more for the searcher the more seats there are, a quarter instead of an eighth
    /// at a table for four.
    fn may_take_over(&mut self, game: &G, world: &mut G::State, seat: Seat) {
        if self.line.asked.contains(seat) {
            return;
        }
        let yet_to_ask = game.seats(world).minus(self.line.asked).count();
        self.line.asked = self.line.asked.with(seat);
        if self.whim.below(yet_to_ask + 1) == 0 {
            *world = game.imagine(world, seat, &mut self.whim);
            (self.line.learner, self.line.weight) = (seat, 1.0);
            // Nobody takes a line over twice.
            self.line.asked = Seats::first(Seat::MOST);
        } else {
            self.line.weight *= (yet_to_ask + 1) as f32 / yet_to_ask as f32;
        }
    }

    /// The most promising of the options of a seat, and whether it was tried before.
    fn descend(
        &mut self,
        game: &G,
        world: &G::State,
        seat: Seat,
        asked_at: Parent,
    ) -> Option<(Place, Novelty)> {
        let line = &mut self.line;
        game.legal(world, seat, &mut line.options);
        line.offered.clear();
        // Also a first sight must not use what the chooser does not know.
        let mut known_to_chooser: Option<G::State> = None;
        for &choice in &line.options {
            let known = self.tree.child(asked_at, seat, choice);
            if known.is_none() && self.tree.is_full() {
                continue;
            }
            line.offered.push(known.unwrap_or_else(|| {
                let world = if seat == line.learner {
                    world
                } else {
                    known_to_chooser
                        .get_or_insert_with(|| game.imagine(world, seat, &mut self.whim))
                };
                let first_sight = first_sight(game, world, seat, choice, line.options.len());
                self.tree.add(asked_at, seat, choice, first_sight)
            }));
        }
        let place = if seat == line.learner {
            self.tree.note_offers(&line.offered);
            self.tree.most_promising(&line.offered)?
        } else {
            self.tree.one_as_often_as_tried(&line.offered, &mut self.whim)?
        };
        // A forced choice is no decision: the line goes on until there is one.
        let is_new = line.options.len() > 1 && self.tree.node(place).visits == 0.0;
        Some((place, if is_new { Novelty::New } else { Novelty::Known }))
    }

    /// Plays on a little before the position is judged, so that what hangs in the air comes down:
    /// the learner takes the better-looking of two options drawn at random, others take any.
    /// In trials with earlier forms of this search, three choices at random won 36 % of 80 games
    /// against none, two guided ones 52 % of 80, and none 39 % of 100 against one guided choice.
    fn play_out(&mut self, game: &G, world: &mut G::State) {
        for _ in 0..PLAYOUT {
            let Status::Decide(seats) = game.status(world) else { break };
            let Some(seat) = seats.lowest() else { break };
            game.legal(world, seat, &mut self.line.options);
            let options = &self.line.options;
            let count = u32::try_from(options.len()).unwrap_or(u32::MAX);
            let [one, other] = [(); 2].map(|()| options[self.whim.below(count) as usize]);
            let worth = |choice| first_sight(game, world, seat, choice, options.len());
            let takes_one = one == other || seat != self.line.learner || worth(one) >= worth(other);
            let choice = if takes_one { one } else { other };
            game.advance(world, seat, choice);
        }
    }

    fn learn(&mut self, game: &G, world: &G::State) {
        let learner = self.line.learner;
        let value = G::value(&game.view(world, Viewer::Seat(learner)), learner);
        for &(place, seat) in &self.line.path {
            if seat == learner {
                self.tree.note_result(place, value, self.line.weight);
            }
        }
    }
}

/// Whether a line has come to something that was not tried before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Novelty {
    New,
    Known,
}

/// The evaluator's value of a choice in this world; a forced one is compared with nothing.
fn first_sight<G: Evaluator>(
    game: &G,
    world: &G::State,
    seat: Seat,
    choice: G::Choice,
    options: usize,
) -> f32 {
    if options == 1 {
        return 0.5;
    }
    let mut after = world.clone();
    game.advance(&mut after, seat, choice);
    G::value(&game.view(&after, Viewer::Seat(seat)), seat)
}

impl<G: Evaluator> Bot<G> for Search<G> {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, Fault> {
        if let [only] = sight.options() {
            self.iterations = 0;
            return Ok(*only);
        }
        if std::mem::replace(&mut self.news, News::None) == News::None {
            self.tree.clear();
        }
        self.think(sight);
        Ok(self.thoughts.first().map_or(sight.options()[0], |thought| thought.choice))
    }

    fn hear(&mut self, seat: Seat, choice: Option<G::Choice>) {
        self.news = News::Heard;
        match choice {
            Some(choice) => self.tree.follow(seat, choice),
            None => self.tree.clear(),
        }
    }
}
