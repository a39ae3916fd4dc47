//! The stopping rule: a sequential probability ratio test (SPRT) on rounds of games.
//!
//! The games of a round share their luck, so they are not independent; rounds are. The test uses
//! the share of comparisons the second player won and the variance of that share (the generalised
//! SPRT with its normal approximation). Where rounds differ in the number of comparisons, the
//! variance is that of a ratio, computed from the residuals of rounds.

use serde::Serialize;

use super::comparison::Comparison;
use super::elo::expected_score;

/// A difference that an opponent of both players would notice: a score of 57 % instead of 50 %.
const NOTICEABLE_ELO: f64 = 50.0;
/// The probability that the test says "stronger" of equal players, or "not stronger" of stronger
/// ones.
const ERROR: f64 = 0.05;
/// A prior: the weight with which each of five results of a round (none, a quarter, half, three
/// quarters, all of the points) is counted in advance, so that the variance is never zero.
const PRIOR_WEIGHT: f64 = 0.05;

/// The finding of the test about the second of two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// Stronger than the first.
    Stronger,
    /// Not stronger by a noticeable difference.
    NotStronger,
    /// There are too few rounds to decide.
    Open,
}

/// Sums over the rounds of two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct RoundResults {
    rounds: u32,
    half_points: u64,
    comparisons: u64,
    /// Sums over rounds of: half points squared, half points times comparisons, comparisons
    /// squared.
    squares: [u64; 3],
}

impl RoundResults {
    /// Adds a round.
    pub(super) fn add(&mut self, round: Comparison) {
        let half_points = u64::from(round.half_points);
        let count = u64::from(round.count);
        self.rounds += 1;
        self.half_points += half_points;
        self.comparisons += count;
        let products = [half_points * half_points, half_points * count, count * count];
        self.squares.iter_mut().zip(products).for_each(|(sum, product)| *sum += product);
    }

    pub(super) fn rounds(&self) -> u32 {
        self.rounds
    }

    /// The number of comparisons the second player won; equal ones count half.
    pub(super) fn points(&self) -> f64 {
        self.half_points as f64 / 2.0
    }

    pub(super) fn comparisons(&self) -> f64 {
        self.comparisons as f64
    }

    /// The share of the comparisons the second player won, if there are any.
    pub(super) fn share(&self) -> Option<f64> {
        (self.comparisons > 0).then(|| self.points() / self.comparisons())
    }

    /// The finding so far.
    pub(super) fn finding(&self) -> Finding {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match self.log_likelihood_ratio() {
            ratio if ratio >= bound => Finding::Stronger,
            ratio if ratio <= -bound => Finding::NotStronger,
            _ => Finding::Open,
        }
    }

    /// The log-likelihood ratio of "stronger by a noticeable difference" and "equal".
    fn log_likelihood_ratio(&self) -> f64 {
        if self.comparisons == 0 {
            return 0.0;
        }
        let rounds = f64::from(self.rounds);
        let per_round = self.comparisons() / rounds;
        let prior = [0.0, 0.25, 0.5, 0.75, 1.0];
        let total = rounds + PRIOR_WEIGHT * prior.len() as f64;
        let points_prior = PRIOR_WEIGHT * per_round * prior.iter().sum::<f64>();
        let mean = (self.points() + points_prior) / (per_round * total);
        // The sum over rounds of (points - mean * comparisons) squared.
        let [points, mixed, comparisons] = self.squares.map(|sum| sum as f64);
        let residuals = points / 4.0 - mean * mixed + mean * mean * comparisons;
        let spread: f64 = prior.iter().map(|share| (share - mean).powi(2)).sum();
        let variance = (residuals / per_round.powi(2) + PRIOR_WEIGHT * spread) / total;
        let equal = 0.5;
        let stronger = expected_score(NOTICEABLE_ELO);
        rounds * (stronger - equal) * (2.0 * mean - equal - stronger) / (2.0 * variance)
    }
}

#[cfg(test)]
mod tests {
    use table::{Luck, Seed};

    use super::super::synthetic::round;
    use super::*;

    /// The finding, and the number of rounds until the test decides, in batches as in the ladder.
    fn decide((seats, has_places): (usize, bool), elo: f64, seed: u64) -> (Finding, u32) {
        let mut luck = Luck::new(Seed::from_number(seed));
        let mut results = RoundResults::default();
        while results.finding() == Finding::Open && results.rounds() < 2000 {
            (0..8).for_each(|_| results.add(round((seats, has_places), elo, &mut luck)));
        }
        (results.finding(), results.rounds())
    }

    fn share(table: (usize, bool), elo: f64, finding: Finding) -> f64 {
        let right = (0..200).filter(|&seed| decide(table, elo, seed).0 == finding).count();
        right as f64 / 200.0
    }

    #[test]
    fn error_rates_are_kept_at_tables_of_any_size() {
        for table in [(2, false), (3, false), (3, true), (4, true)] {
            assert!(share(table, 0.0, Finding::NotStronger) > 0.92, "{table:?}");
            assert!(share(table, 50.0, Finding::Stronger) > 0.92, "{table:?}");
            assert!(share(table, -100.0, Finding::NotStronger) > 0.99, "{table:?}");
            assert!(share(table, 200.0, Finding::Stronger) > 0.99, "{table:?}");
        }
    }

    #[test]
    fn a_clear_difference_needs_few_rounds_and_a_small_one_many() {
        let mean = |elo: f64| {
            let rounds = (0..50).map(|seed| f64::from(decide((2, false), elo, seed).1));
            rounds.sum::<f64>() / 50.0
        };
        assert!(mean(400.0) < 20.0, "{}", mean(400.0));
        assert!(mean(50.0) > 60.0, "{}", mean(50.0));
    }

    #[test]
    fn the_share_is_that_of_the_strengths_with_places_and_without() {
        for table in [(2, false), (3, false), (3, true), (5, true)] {
            let mut luck = Luck::new(Seed::from_number(5));
            let mut results = RoundResults::default();
            (0..3000).for_each(|_| results.add(round(table, 150.0, &mut luck)));
            let found = results.share().expect("comparisons");
            assert!((found - expected_score(150.0)).abs() < 0.012, "{table:?}: {found}");
        }
    }

    /// A pair of games with this number of half points for the second player.
    fn pair(half_points: u32) -> Comparison {
        Comparison { half_points, count: 2 }
    }

    #[test]
    fn no_rounds_decide_nothing_and_perfect_ones_decide() {
        let mut results = RoundResults::default();
        assert_eq!((results.finding(), results.share()), (Finding::Open, None));
        (0..8).for_each(|_| results.add(pair(4)));
        assert_eq!((results.finding(), results.rounds()), (Finding::Stronger, 8));
        assert!((results.points() - 16.0).abs() < 1e-9);
        let mut lost = RoundResults::default();
        (0..8).for_each(|_| lost.add(pair(0)));
        assert_eq!(lost.finding(), Finding::NotStronger);
        let mut empty = RoundResults::default();
        (0..8).for_each(|_| empty.add(Comparison::default()));
        assert_eq!(empty.finding(), Finding::Open, "rounds without comparisons say nothing");
    }

    #[test]
    fn pairs_are_judged_by_the_mean_and_variance_of_their_five_results() {
        let counts = [3_u32, 5, 11, 9, 7];
        let mut results = RoundResults::default();
        for (half_points, count) in (0..).zip(counts) {
            (0..count).for_each(|_| results.add(pair(half_points)));
        }
        let weights = counts.map(|count| f64::from(count) + PRIOR_WEIGHT);
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        let total: f64 = weights.iter().sum();
        let mean = weights.iter().zip(scores).map(|(w, s)| w * s).sum::<f64>() / total;
        let variance =
            weights.iter().zip(scores).map(|(w, s)| w * (s - mean).powi(2)).sum::<f64>() / total;
        let stronger = expected_score(NOTICEABLE_ELO);
        let expected = 35.0 * (stronger - 0.5) * (2.0 * mean - 0.5 - stronger) / (2.0 * variance);
        assert!((results.log_likelihood_ratio() - expected).abs() < 1e-9);
    }
}
