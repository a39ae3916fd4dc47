//! Judges the decisions of one match.

use std::time::Instant;

use table::{Described, Move, Notation, Seat, Seed};

use super::turning_points::{Depth, Draft};
use super::{JudgedMove, SaidChoice};
use crate::{Evaluator, Sight};

/// The match that is analysed.
pub(super) struct Analyst<'a, G: Evaluator> {
    pub(super) game: &'a G,
    pub(super) start: &'a G::State,
    pub(super) moves: &'a [Move<G::Choice>],
    pub(super) seed: u64,
}

/// The time limit of a pass.
pub(super) struct Clock {
    pub(super) end: Instant,
    /// Whether something was left out because of it.
    pub(super) ran_out: bool,
}

impl<G: Evaluator + Described + Notation> Analyst<'_, G> {
    /// The plies at which the chooser, this seat or any, had more than one option.
    pub(super) fn decisions(&self, seat: Option<Seat>) -> Vec<usize> {
        let mut state = self.start.clone();
        let mut options = Vec::new();
        let mut plies = Vec::new();
        for (ply, made) in self.moves.iter().enumerate() {
            self.game.legal(&state, made.seat, &mut options);
            if options.len() > 1 && seat.is_none_or(|seat| seat == made.seat) {
                plies.push(ply);
            }
            self.game.advance(&mut state, made.seat, made.choice);
        }
        plies
    }

    /// Plays the match again and stops at each of these plies, in order, until the time runs out.
    pub(super) fn visit(
        &self,
        plies: &[usize],
        clock: &mut Clock,
        mut stop: impl FnMut(&G::State, usize),
    ) {
        let mut state = self.start.clone();
        let mut wanted = plies.iter().peekable();
        for (ply, made) in self.moves.iter().enumerate() {
            if wanted.next_if_eq(&&ply).is_some() {
                if Instant::now() >= clock.end {
                    clock.ran_out = true;
                    return;
                }
                stop(&state, ply);
            }
            self.game.advance(&mut state, made.seat, made.choice);
        }
    }

    /// Judges a decision by one short search.
    pub(super) fn glance(&self, state: &G::State, ply: usize, lines: u32) -> Draft<G::Choice> {
        let Move { seat, choice: made } = self.moves[ply];
        let mut options = Vec::new();
        let sight = Sight::new(self.game, state, seat, &mut options);
        let thoughts = G::judge(self.seed_at(ply)).weigh(&sight, lines);
        let value_of = |choice| {
            let found = thoughts.iter().find(|thought| thought.choice == choice);
            // The search leaves out options not worth a thought, but people may choose them.
            let alone = || G::judge(self.seed_at(ply)).value_of(&sight, choice, lines);
            found.map_or_else(alone, |thought| thought.value)
        };
        let best = thoughts.first().map_or(made, |thought| thought.choice);
        let view = sight.view();
        let say = |choice| SaidChoice {
            words: self.game.write_choice(state, choice),
            text: self.game.say_choice(&view, choice),
        };
        let (played, better) = (say(made), say(best));
        // Two copies of a card are two choices, but the same one in words: none is the better one.
        let is_same = played.text == better.text;
        let best_value = value_of(best);
        let made_value = if is_same { best_value } else { value_of(made) };
        let loss = (best_value - made_value).max(0.0);
        let best_said = if loss > 0.0 { better } else { played.clone() };
        let value = best_value.max(made_value);
        let question = sight.question();
        let question = question.map(|question| self.game.say_question(&view, &question));
        let question = question.unwrap_or_default();
        let judged =
            JudgedMove { ply, seat, question, value, played, best: best_said, loss, lines };
        Draft { judged, best, run: self.run_of(ply), depth: Depth::Glance }
    }

    /// Compares the choice that was made with the best one, with this many lines for each.
    pub(super) fn compare(&self, state: &G::State, draft: &mut Draft<G::Choice>, lines: u32) {
        let judged = &mut draft.judged;
        let Move { seat, choice: made } = self.moves[judged.ply];
        let mut options = Vec::new();
        let sight = Sight::new(self.game, state, seat, &mut options);
        // Both get the same random numbers, so that they are judged by much the same luck.
        let value_of = |choice| G::judge(self.seed_at(judged.ply)).value_of(&sight, choice, lines);
        let (best, played) = (value_of(draft.best), value_of(made));
        judged.value = best.max(played);
        judged.loss = (best - played).max(0.0);
        judged.lines = 2 * lines;
        if best <= played {
            judged.best = judged.played.clone();
        }
        draft.depth = Depth::Comparison;
    }

    /// The number of times that another seat chose before this ply than just before: decisions with
    /// equal numbers belong to one uninterrupted run of the same seat.
    fn run_of(&self, ply: usize) -> usize {
        let changes = self.moves[..=ply].windows(2).filter(|pair| pair[0].seat != pair[1].seat);
        changes.count()
    }

    /// The seed of a search. It reveals nothing about the luck of the match.
    fn seed_at(&self, ply: usize) -> Seed {
        let ply = u64::try_from(ply).unwrap_or(u64::MAX);
        Seed::from_number(self.seed ^ ply.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}
