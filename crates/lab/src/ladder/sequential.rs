//! When to stop: a sequential probability ratio test on rounds of games.
//!
//! The games of a round share their luck and change the seats, so they are not independent; rounds
//! are. What the test needs of them is the share of comparisons the second player won and the
//! variance of that share (the generalised SPRT with its normal approximation). Where rounds differ
//! in the number of comparisons, the variance is that of a ratio, from the residuals of rounds.

use serde::Serialize;

use super::comparison::Comparison;
use super::elo::expected_score;

/// A difference that somebody who plays against both would notice: 57 % instead of 50 %.
const NOTICEABLE_ELO: f64 = 50.0;
/// How often the test may say "stronger" of equal players, and "not stronger" of stronger ones.
const ERROR: f64 = 0.05;
/// How often each of five results of a round (none, a quarter, half, three quarters, all of the
/// points) is counted in advance, so that results that never varied are not taken to be certain.
const IN_ADVANCE: f64 = 0.05;

/// What the rounds say about the second of two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// Stronger than the first.
    Stronger,
    /// Not stronger by a difference one would notice.
    NotStronger,
    /// The rounds are too few to say.
    Open,
}

/// Sums over the rounds of two players, from which everything else follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct RoundResults {
    rounds: u32,
    half_points: u64,
    comparisons: u64,
    /// Of each round: half points squared, half points times comparisons, comparisons squared.
    squares: [u64; 3],
}

impl RoundResults {
    /// Counts a round.
    pub(super) fn add(&mut self, round: Comparison) {
        let [half_points, count] = [round.half_points, round.count].map(u64::from);
        self.rounds += 1;
        self.half_points += half_points;
        self.comparisons += count;
        let products = [half_points * half_points, half_points * count, count * count];
        self.squares.iter_mut().zip(products).for_each(|(sum, product)| *sum += product);
    }

    pub(super) fn rounds(&self) -> u32 {
        self.rounds
    }

    /// Comparisons the second player won, even ones counting half.
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

    /// What the test says so far.
    pub(super) fn finding(&self) -> Finding {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match self.log_likelihood_ratio() {
            ratio if ratio >= bound => Finding::Stronger,
            ratio if ratio <= -bound => Finding::NotStronger,
            _ => Finding::Open,
        }
    }

    /// How much better "stronger by a noticeable difference" explains the rounds than "equal".
    fn log_likelihood_ratio(&self) -> f64 {
        if self.comparisons == 0 {
            return 0.0;
        }
        let rounds = f64::from(self.rounds);
        let per_round = self.comparisons() / rounds;
        let in_advance = [0.0, 0.25, 0.5, 0.75, 1.0];
        let total = rounds + IN_ADVANCE * in_advance.len() as f64;
        let points_in_advance = IN_ADVANCE * per_round * in_advance.iter().sum::<f64>();
        let mean = (self.points() + points_in_advance) / (per_round * total);
        // The sum over rounds of (points - mean * comparisons) squared.
        let [points, mixed, comparisons] = self.squares.map(|sum| sum as f64);
        let residuals = points / 4.0 - mean * mixed + mean * mean * comparisons;
        let spread: f64 = in_advance.iter().map(|share| (share - mean).powi(2)).sum();
        let variance = (residuals / per_round.powi(2) + IN_ADVANCE * spread) / total;
        let (equal, stronger) = (0.5, expected_score(NOTICEABLE_ELO));
        rounds * (stronger - equal) * (2.0 * mean - equal - stronger) / (2.0 * variance)
    }
}

#[cfg(test)]
mod tests {
    use table::{Luck, Seed};

    use super::super::synthetic::round;
    use super::*;

    /// Rounds until the test decides, in batches as the ladder plays them.
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
    fn errors_are_as_rare_as_they_should_be_at_tables_of_any_size() {
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

    /// A pair of games with so many points for the second player, in halves.
    fn pair(half_points: u32) -> Comparison {
        Comparison { half_points, count: 2 }
    }

    #[test]
    fn nothing_is_said_about_no_rounds_and_much_about_perfect_ones() {
        let mut results = RoundResults::default();
        assert_eq!((results.finding(), results.share()), (Finding::Open, None));
        (0..8).for_each(|_| results.add(pair(4)));
        assert_eq!((results.finding(), results.rounds()), (Finding::Stronger, 8));
        assert!((results.points() - 16.0).abs() < 1e-9);
        let mut lost = RoundResults::default();
        (0..8).for_each(|_| lost.add(pair(0)));
        assert_eq!(lost.finding(), Finding::NotStronger);
        let mut silent = RoundResults::default();
        (0..8).for_each(|_| silent.add(Comparison::default()));
        assert_eq!(silent.finding(), Finding::Open, "rounds without comparisons say nothing");
    }

    #[test]
    fn pairs_are_judged_by_the_mean_and_variance_of_their_five_results() {
        let counts = [3_u32, 5, 11, 9, 7];
        let mut results = RoundResults::default();
        for (half_points, count) in (0..).zip(counts) {
            (0..count).for_each(|_| results.add(pair(half_points)));
        }
        let weights = counts.map(|count| f64::from(count) + IN_ADVANCE);
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
