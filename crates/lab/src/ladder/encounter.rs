//! Two players, and pairs of games until the test has seen enough.

use std::sync::atomic::{AtomicBool, Ordering};

use bots::Evaluator;
use rayon::prelude::*;
use table::{Notation, Silent, Spoken};

use super::elo::Score;
use super::sequential::{Finding, PairResults};
use super::{Encounter, LadderFault, LadderPlan, LadderStep};
use crate::contest::{Contest, Pairing, play};

/// Pairs played between two looks at the result. It is fixed, and a whole batch counts, so that
/// the result does not depend on the number of threads.
const BATCH: u32 = 8;

/// Where all games are played.
pub(super) struct Hall<'a, G: Evaluator + Notation + Spoken> {
    pub(super) game: &'a G,
    pub(super) setup: &'a G::Setup,
    pub(super) plan: &'a LadderPlan,
    pub(super) watch: &'a (dyn Fn(LadderStep<'_>) + Sync),
    pub(super) stop: &'a AtomicBool,
}

/// What two players achieved.
pub(super) struct Meeting {
    pub(super) players: [usize; 2],
    results: PairResults,
}

impl Meeting {
    pub(super) fn games(&self) -> u64 {
        2 * u64::from(self.results.pairs())
    }

    pub(super) fn score(&self) -> Score {
        let games = f64::from(2 * self.results.pairs());
        Score { players: self.players, points: self.results.points(), games }
    }

    pub(super) fn report(&self) -> Encounter {
        let pairs = self.results.pairs();
        let score = (pairs > 0).then(|| self.results.points() / f64::from(2 * pairs));
        Encounter { players: self.players, pairs, score, finding: self.results.finding() }
    }
}

impl<G: Evaluator + Notation + Spoken> Hall<'_, G> {
    pub(super) fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Lets two players meet.
    pub(super) fn meet(&self, players: [usize; 2]) -> Result<Meeting, LadderFault> {
        let [first, second] = players.map(|place| &self.plan.players[place]);
        (self.watch)(LadderStep::Encounter(first, second));
        let contest = Contest {
            players: vec![first.clone(), second.clone()],
            games: 2 * u64::from(self.plan.pairs),
            seed: self.plan.seed,
            pairing: Pairing::Paired,
        };
        let mut results = PairResults::default();
        let mut next = 0;
        while next < self.plan.pairs && results.finding() == Finding::Open && !self.stopped() {
            let end = (next + BATCH).min(self.plan.pairs);
            let played: Vec<Option<f64>> = (next..end)
                .into_par_iter()
                .map(|round| self.pair(&contest, round))
                .collect::<Result<_, _>>()?;
            played.into_iter().flatten().for_each(|points| results.add(points));
            next = end;
        }
        (self.watch)(LadderStep::Games(2 * u64::from(self.plan.pairs - next)));
        Ok(Meeting { players, results })
    }

    /// The points of the second player in the two games of a pair, if both could be finished.
    fn pair(&self, contest: &Contest, round: u32) -> Result<Option<f64>, LadderFault> {
        let mut points = 0.0;
        for seating in 0..2 {
            if self.stopped() {
                return Ok(None);
            }
            let place = (u64::from(round), seating);
            let played = play(self.game, self.setup, contest, place, &mut Silent)?;
            let seat_of_second = (1 + seating) % 2;
            points += played.points(seat_of_second);
            (self.watch)(LadderStep::Games(1));
        }
        Ok(Some(points))
    }
}
