//! Checks the laws of a game on many random games.
//!
//! Every game has a random setup, of any mode and number of seats, so that all combinations are met
//! in the long run.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rayon::prelude::*;
use table::laws::{BrokenLaw, Effort, Report, check_game};
use table::{Luck, Seed, Spoken};

use crate::Studied;

/// Makes the random setups independent of the luck of the games played with them.
const SETUPS: u64 = 0x5E70_7A1E;

/// The number of games to check, and how thoroughly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrialPlan {
    /// The number of games.
    pub games: u64,
    /// Determines all setups, all luck and all choices.
    pub seed: u64,
    /// The expensive laws are checked once in this many choices.
    pub stride: usize,
}

/// Plays the games on all threads. When `stop` is set, games not yet begun are skipped.
///
/// # Errors
/// The broken law of the lowest game number.
pub fn trials<G: Studied + Spoken>(
    game: &G,
    plan: &TrialPlan,
    done: &AtomicU64,
    stop: &AtomicBool,
) -> Result<Report, BrokenLaw> {
    let one = |number: u64| {
        if stop.load(Ordering::Relaxed) {
            return Ok(Report::default());
        }
        let seed = plan.seed.wrapping_add(number);
        let mut luck = Luck::new(Seed::from_number(seed ^ SETUPS));
        let setup = G::settings().any(&mut luck);
        let effort = Effort { stride: plan.stride, ..Effort::default() };
        let report = check_game(game, &setup, seed, &effort);
        done.fetch_add(1, Ordering::Relaxed);
        report
    };
    // Results are combined in order, so that the first fault does not depend on the threads.
    let results: Vec<_> = (0..plan.games).into_par_iter().map(one).collect();
    results.into_iter().try_fold(Report::default(), |sum, report| Ok(sum + report?))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use duel::{Duel, Mode};
    use table::Notation as _;

    use super::*;

    #[test]
    fn every_mode_is_tried_and_keeps_the_laws() {
        let mut luck = Luck::new(Seed::from_number(1));
        let drawn: BTreeSet<usize> = (0..40)
            .filter_map(|_| {
                Mode::ALL.iter().position(|mode| *mode == Duel::settings().any(&mut luck).mode)
            })
            .collect();
        assert_eq!(drawn.len(), Mode::ALL.len());
        let plan = TrialPlan { games: 30, seed: 1, stride: 31 };
        let done = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let report = trials(&Duel::new(), &plan, &done, &stop).expect("the laws are kept");
        assert_eq!((report.games, done.load(Ordering::Relaxed)), (30, 30));
    }
}
