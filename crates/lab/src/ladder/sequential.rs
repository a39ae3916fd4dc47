//! When to stop: a sequential probability ratio test on pairs of games.
//!
//! The games of a pair share their luck and swap the seats, so they are not independent; the pair
//! is. Its score is 0, ¼, ½, ¾ or 1, and what the test needs of those five frequencies is their
//! mean and variance (the generalised SPRT with its normal approximation).

use serde::Serialize;

use super::elo::expected_score;

/// A difference that somebody who plays against both would notice: 57 % instead of 50 %.
const NOTICEABLE_ELO: f64 = 50.0;
/// How often the test may say "stronger" of equal players, and "not stronger" of stronger ones.
const ERROR: f64 = 0.05;
/// What each of the five results is counted in advance, so that results that never varied are not
/// taken to be certain.
const IN_ADVANCE: f64 = 0.05;

/// What the pairs say about the second of two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// Stronger than the first.
    Stronger,
    /// Not stronger by a difference one would notice.
    NotStronger,
    /// The pairs are too few to say.
    Open,
}

/// How often each result of a pair occurred, seen from the second player: 0, ¼, ½, ¾ and 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PairResults([u32; 5]);

impl PairResults {
    /// Counts a pair by the points of its two games together: 0 to 2 in halves.
    pub(crate) fn add(&mut self, points: f64) {
        let result = [0.25, 0.75, 1.25, 1.75].iter().filter(|&&bound| points > bound).count();
        self.0[result] += 1;
    }

    pub(crate) fn pairs(&self) -> u32 {
        self.0.iter().sum()
    }

    /// Points of the second player, a draw being half a point, in all games.
    pub(crate) fn points(&self) -> f64 {
        self.0.iter().zip(0_u32..).map(|(&count, halves)| f64::from(count * halves) / 2.0).sum()
    }

    /// What the test says so far.
    pub(crate) fn finding(&self) -> Finding {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match self.log_likelihood_ratio() {
            ratio if ratio >= bound => Finding::Stronger,
            ratio if ratio <= -bound => Finding::NotStronger,
            _ => Finding::Open,
        }
    }

    /// How much better "stronger by a noticeable difference" explains the pairs than "equal".
    fn log_likelihood_ratio(&self) -> f64 {
        let weights = self.0.map(|count| f64::from(count) + IN_ADVANCE);
        let total: f64 = weights.iter().sum();
        let scores = [0.0, 0.25, 0.5, 0.75, 1.0];
        let mean_of = |value: &dyn Fn(f64) -> f64| -> f64 {
            weights.iter().zip(scores).map(|(weight, score)| weight * value(score)).sum::<f64>()
                / total
        };
        let mean = mean_of(&|score| score);
        let variance = mean_of(&|score| (score - mean).powi(2));
        let (equal, stronger) = (0.5, expected_score(NOTICEABLE_ELO));
        let pairs = f64::from(self.pairs());
        pairs * (stronger - equal) * (2.0 * mean - equal - stronger) / (2.0 * variance)
    }
}

#[cfg(test)]
mod tests {
    use table::{Luck, Seed};

    use super::*;

    /// Pairs until the test decides, in batches as the ladder plays them.
    fn decide(elo: f64, seed: u64) -> (Finding, u32) {
        let mut luck = Luck::new(Seed::from_number(seed));
        let mut results = PairResults::default();
        let chance = expected_score(elo);
        while results.finding() == Finding::Open && results.pairs() < 2000 {
            for _ in 0..8 {
                let game = |luck: &mut Luck| f64::from(luck.below(1_000_000)) / 1e6 < chance;
                let won = u8::from(game(&mut luck)) + u8::from(game(&mut luck));
                results.add(f64::from(won));
            }
        }
        (results.finding(), results.pairs())
    }

    fn share(elo: f64, finding: Finding) -> f64 {
        let right = (0..200).filter(|&seed| decide(elo, seed).0 == finding).count();
        right as f64 / 200.0
    }

    #[test]
    fn errors_are_as_rare_as_they_should_be() {
        assert!(share(0.0, Finding::NotStronger) > 0.92);
        assert!(share(50.0, Finding::Stronger) > 0.92);
        assert!(share(-100.0, Finding::NotStronger) > 0.99);
        assert!(share(200.0, Finding::Stronger) > 0.99);
    }

    #[test]
    fn a_clear_difference_needs_few_pairs_and_a_small_one_many() {
        let mean = |elo: f64| {
            let pairs = (0..50).map(|seed| f64::from(decide(elo, seed).1));
            pairs.sum::<f64>() / 50.0
        };
        assert!(mean(400.0) < 20.0, "{}", mean(400.0));
        assert!(mean(50.0) > 60.0, "{}", mean(50.0));
    }

    #[test]
    fn nothing_is_said_about_no_pairs_and_much_about_perfect_ones() {
        let mut results = PairResults::default();
        assert_eq!(results.finding(), Finding::Open);
        (0..8).for_each(|_| results.add(2.0));
        assert_eq!((results.finding(), results.pairs()), (Finding::Stronger, 8));
        assert!((results.points() - 16.0).abs() < 1e-9);
        let mut lost = PairResults::default();
        (0..8).for_each(|_| lost.add(0.0));
        assert_eq!(lost.finding(), Finding::NotStronger);
    }

    #[test]
    fn every_result_of_a_pair_is_counted() {
        let mut results = PairResults::default();
        for points in [0.0, 0.5, 1.0, 1.5, 2.0] {
            results.add(points);
        }
        assert_eq!(results, PairResults([1; 5]));
        assert!((results.points() - 5.0).abs() < 1e-9);
    }
}
