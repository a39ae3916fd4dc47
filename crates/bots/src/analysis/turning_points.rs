//! Which decisions are looked at twice, and which of them turned the match.

use super::JudgedMove;
use super::effort::CANDIDATES;

/// The smallest loss of a turning point. Between equally good orders of play, comparisons of 3,000
/// lines differ by less.
const TURNING_LOSS: f32 = 0.08;
/// The smallest loss in a glance that is worth another look.
const SUSPICIOUS_LOSS: f32 = 0.02;
/// The most turning points.
const MOST: usize = 3;
/// The most decisions of one run that are looked at again, so that one turn of many small steps
/// does not take all the time.
const MOST_OF_RUN: usize = 3;

/// How thoroughly a decision was judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Depth {
    /// By one short search.
    Glance,
    /// By comparing two options with many lines each.
    Comparison,
}

/// A decision while it is being judged.
pub(super) struct Draft<C> {
    pub(super) judged: JudgedMove,
    /// The best choice by the first search.
    pub(super) best: C,
    /// The number of its run: decisions of one seat that no other seat's choice separates.
    pub(super) run: usize,
    pub(super) depth: Depth,
}

/// The plies that are worth another look, in order: those with the largest losses at first glance.
pub(super) fn candidates<C>(drafts: &[Draft<C>]) -> Vec<usize> {
    let suspicious = drafts.iter().filter(|draft| draft.judged.loss >= SUSPICIOUS_LOSS);
    plies(largest(suspicious, CANDIDATES, MOST_OF_RUN))
}

/// The plies of the turning points, in order: at most one of each run.
pub(super) fn turning_points<C>(drafts: &[Draft<C>]) -> Vec<usize> {
    let turning = drafts
        .iter()
        .filter(|draft| draft.depth == Depth::Comparison && draft.judged.loss >= TURNING_LOSS);
    plies(largest(turning, MOST, 1))
}

/// The drafts with the largest losses: at most `most`, and at most `of_run` of one run.
fn largest<'d, C>(
    drafts: impl Iterator<Item = &'d Draft<C>>,
    most: usize,
    of_run: usize,
) -> Vec<&'d Draft<C>> {
    let mut sorted: Vec<&Draft<C>> = drafts.collect();
    sorted.sort_by(|one, other| {
        let larger = other.judged.loss.total_cmp(&one.judged.loss);
        larger.then(one.judged.ply.cmp(&other.judged.ply))
    });
    let mut taken: Vec<&Draft<C>> = Vec::new();
    for draft in sorted {
        let siblings = taken.iter().filter(|other| other.run == draft.run).count();
        if taken.len() < most && siblings < of_run {
            taken.push(draft);
        }
    }
    taken
}

fn plies<C>(drafts: Vec<&Draft<C>>) -> Vec<usize> {
    let mut plies: Vec<usize> = drafts.into_iter().map(|draft| draft.judged.ply).collect();
    plies.sort_unstable();
    plies
}
