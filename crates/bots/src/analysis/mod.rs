//! The analysis of a finished match: what each decision was worth, and what would have been better.
//!
//! Every decision is judged from what its seat could know at that moment, as a bot would: by a
//! search through imagined states, never by the cards that lay hidden.
//!
//! It has two passes within one budget of lines. The first searches a little at every decision. The
//! second compares, at the few decisions where the first saw the largest losses, the choice that was
//! made with the best one, with many lines for each. Only these can become turning points.
//! Decision 0019 in `docs/adr` gives the reasons.

mod analyst;
mod effort;
mod turning_points;

use std::time::{Duration, Instant};

use prose::Text;
use table::{Described, Move, Notation, Outcome, Seat, Seating};

use self::analyst::{Analyst, Clock};
use self::effort::{Effort, GLANCES_PART};
use self::turning_points::{candidates, turning_points};
use crate::{Evaluator, win_share};

/// The effort of an analysis. Equal plans give equal results, unless the time runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisPlan {
    /// The number of lines of all searches together.
    pub lines: u32,
    /// The time after which the rest is left out, whatever the number of lines.
    pub time: Duration,
    /// Determines the randomness of the searches.
    pub seed: u64,
    /// The seat whose decisions are judged; all seats if there is none.
    pub seat: Option<Seat>,
}

impl Default for AnalysisPlan {
    fn default() -> Self {
        Self { lines: 100_000, time: Duration::from_secs(15), seed: 1, seat: None }
    }
}

/// A choice in notation and in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaidChoice {
    /// The choice in the game's notation.
    pub words: String,
    /// The sentence on its button.
    pub text: Text,
}

/// A decision of the match and what it was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedMove {
    /// The number of choices before it.
    pub ply: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The question it answered.
    pub question: Text,
    /// The value of the position for the seat, from 0 to 1, if it makes the best choice.
    pub value: f32,
    /// The choice that was made.
    pub played: SaidChoice,
    /// The best choice; the one that was made, if none is better.
    pub best: SaidChoice,
    /// The difference between the values of the best choice and of the one that was made.
    pub loss: f32,
    /// The number of lines from which this follows.
    pub lines: u32,
}

/// The part of the decisions that was judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// Every decision with more than one option.
    Whole,
    /// Only some, because there are very many.
    Sampled,
    /// Only some, because the time ran out.
    CutShort,
}

/// The analysis of a finished match.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// The decisions that were judged, in order. Choices without an alternative are not among them.
    pub moves: Vec<JudgedMove>,
    /// The turning points, as plies of `moves`, in order; at most three.
    pub turning_points: Vec<usize>,
    /// The part of the decisions that was judged.
    pub extent: Extent,
    /// The number of choices of the match.
    pub last: usize,
    /// The outcome of the match.
    pub outcome: Outcome,
    seating: Seating,
}

impl Analysis {
    /// The values of the positions for a seat, each with its ply: at its own decisions, as that seat
    /// could judge them, and at the end, its share of the win.
    #[must_use]
    pub fn course(&self, seat: Seat) -> Vec<(usize, f32)> {
        let own = self.moves.iter().filter(|judged| judged.seat == seat);
        let end = (self.last, win_share(self.outcome, seat, self.seating));
        own.map(|judged| (judged.ply, judged.value)).chain([end]).collect()
    }

    /// The decision after this number of choices, if it was judged.
    #[must_use]
    pub fn at(&self, ply: usize) -> Option<&JudgedMove> {
        self.moves.iter().find(|judged| judged.ply == ply)
    }
}

/// Analyses a match that is over: the state in which it began, its choices, and its outcome, which
/// may also be that a player gave up. `progress` is called with the finished part, from 0 to 1.
pub fn analyse<G: Evaluator + Described + Notation>(
    game: &G,
    start: &G::State,
    moves: &[Move<G::Choice>],
    outcome: Outcome,
    plan: &AnalysisPlan,
    progress: &mut dyn FnMut(f32),
) -> Analysis {
    let begun = Instant::now();
    let analyst = Analyst { game, start, moves, seed: plan.seed };
    let decisions = analyst.decisions(plan.seat);
    let effort = Effort::of(plan.lines, decisions.len());
    let glances: Vec<usize> = decisions.into_iter().step_by(effort.stride).collect();
    let mut clock = Clock { end: begun + plan.time / 2, ran_out: false };
    let mut drafts = Vec::new();
    analyst.visit(&glances, &mut clock, |state, ply| {
        drafts.push(analyst.glance(state, ply, effort.glance));
        progress(GLANCES_PART * drafts.len() as f32 / glances.len() as f32);
    });
    let candidates = candidates(&drafts);
    clock.end = begun + plan.time;
    let mut compared = 0;
    analyst.visit(&candidates, &mut clock, |state, ply| {
        for draft in drafts.iter_mut().filter(|draft| draft.judged.ply == ply) {
            analyst.compare(state, draft, effort.comparison);
        }
        compared += 1;
        let part = compared as f32 / candidates.len() as f32;
        progress(GLANCES_PART + (1.0 - GLANCES_PART) * part);
    });
    Analysis {
        turning_points: turning_points(&drafts),
        moves: drafts.into_iter().map(|draft| draft.judged).collect(),
        extent: match (clock.ran_out, effort.stride) {
            (true, _) => Extent::CutShort,
            (false, 1) => Extent::Whole,
            (false, _) => Extent::Sampled,
        },
        last: moves.len(),
        outcome,
        seating: game.seating(start),
    }
}
