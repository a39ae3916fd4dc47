//! Ratings from results by the Bradley–Terry model; a draw counts half.
//!
//! The ratings maximise the likelihood of the results. As a prior, every two players are assumed to
//! have drawn one game against each other: so a perfect score gives a finite rating, and every
//! player has one. Intervals follow from the curvature of the likelihood (Fisher information), with
//! games assumed to be independent. The games of a round are not, but they cancel out luck, so the
//! intervals are too wide rather than too narrow.
//!
//! At a table of more than two sides a game is a comparison of each side with each other one; the
//! caller sets their weight, see `docs/adr/0017`.

use crate::statistics::Z;

/// Elo points for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// The number of drawn games assumed between every two players.
const VIRTUAL_DRAWS: f64 = 1.0;
/// The largest number of steps of Newton's method, which needs about ten.
const STEPS: usize = 100;

/// The expected score of a player who is stronger by this number of Elo points.
pub(super) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + (-elo / SCALE).exp())
}

/// The games of two players against each other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Score {
    pub(super) players: [usize; 2],
    /// The points of the second player; a draw is half a point.
    pub(super) points: f64,
    /// The number of games, or the weight of the comparisons in games.
    pub(super) games: f64,
}

/// A rating with the margin of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rating {
    pub(super) elo: f64,
    pub(super) margin: f64,
}

/// Rates the players by their scores; the first is the anchor with 0.
pub(super) fn rate(players: usize, scores: &[Score]) -> Vec<Rating> {
    let mut played = scores.to_vec();
    for second in 1..players {
        for first in 0..second {
            let points = VIRTUAL_DRAWS / 2.0;
            played.push(Score { players: [first, second], points, games: VIRTUAL_DRAWS });
        }
    }
    let mut strengths = vec![0.0; players];
    for _ in 0..STEPS {
        let (slope, information) = likelihood(&strengths, &played);
        let step = solve(information, slope);
        // A long step may overshoot, so steps are bounded.
        for (strength, step) in strengths.iter_mut().skip(1).zip(&step) {
            *strength += step.clamp(-2.0, 2.0);
        }
        if step.iter().all(|step| step.abs() < 1e-10) {
            break;
        }
    }
    let rated = |player: usize| {
        let margin = if player == 0 {
            0.0
        } else {
            let mut unit = vec![0.0; players - 1];
            unit[player - 1] = 1.0;
            // The diagonal element of the inverse, from one of its columns.
            let variance = solve(likelihood(&strengths, &played).1, unit)[player - 1];
            Z * variance.sqrt()
        };
        Rating { elo: SCALE * strengths[player], margin: SCALE * margin }
    };
    (0..players).map(rated).collect()
}

/// The gradient of the log-likelihood and the information matrix, without the anchor's row and
/// column.
fn likelihood(strengths: &[f64], scores: &[Score]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let free = strengths.len().saturating_sub(1);
    let mut slope = vec![0.0; free];
    let mut information = vec![vec![0.0; free]; free];
    for &Score { players: [first, second], points, games } in scores {
        let chance = 1.0 / (1.0 + (strengths[first] - strengths[second]).exp());
        let surplus = points - games * chance;
        let weight = games * chance * (1.0 - chance);
        for (one, other, sign) in [(second, first, 1.0), (first, second, -1.0)] {
            let Some(row) = one.checked_sub(1) else { continue };
            slope[row] += sign * surplus;
            information[row][row] += weight;
            if let Some(column) = other.checked_sub(1) {
                information[row][column] -= weight;
            }
        }
    }
    (slope, information)
}

/// Solves a symmetric positive definite system by Gaussian elimination.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let (above, below) = matrix.split_at_mut(pivot + 1);
        let pivot_row = &above[pivot];
        for (offset, row) in below.iter_mut().enumerate() {
            let factor = row[pivot] / pivot_row[pivot];
            row.iter_mut().zip(pivot_row).for_each(|(entry, of_pivot)| *entry -= factor * of_pivot);
            right[pivot + 1 + offset] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use table::{Luck, Seed};

    use super::*;

    fn score(players: [usize; 2], points: f64, games: f64) -> Score {
        Score { players, points, games }
    }

    /// Games of every two players, with known strengths.
    fn tournament(elos: &[f64], games: u32, seed: u64) -> Vec<Score> {
        let mut luck = Luck::new(Seed::from_number(seed));
        let mut scores = Vec::new();
        for second in 1..elos.len() {
            for first in 0..second {
                let chance = expected_score(elos[second] - elos[first]);
                let won = |_: &u32| f64::from(luck.below(1_000_000)) / 1e6 < chance;
                let points = (0..games).filter(won).count();
                scores.push(score([first, second], points as f64, f64::from(games)));
            }
        }
        scores
    }

    #[test]
    fn the_scale_is_that_of_elo() {
        assert!((expected_score(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((expected_score(0.0) - 0.5).abs() < 1e-12);
        let rated = rate(2, &[score([0, 1], 10_000.0 * 10.0 / 11.0, 10_000.0)]);
        assert!((rated[1].elo - 400.0).abs() < 1.0, "{rated:?}");
        assert_eq!(rated[0], Rating { elo: 0.0, margin: 0.0 });
    }

    #[test]
    fn intervals_contain_the_true_strength_in_95_percent() {
        let truth = [0.0, 150.0, 120.0, 400.0];
        let mut inside = 0;
        for seed in 0..100 {
            let rated = rate(4, &tournament(&truth, 200, seed));
            let hit =
                |&player: &usize| (rated[player].elo - truth[player]).abs() < rated[player].margin;
            inside += (1..4).filter(hit).count();
        }
        assert!((274..=297).contains(&inside), "{inside} of 300");
    }

    #[test]
    fn a_perfect_score_is_large_but_finite() {
        let rated = rate(3, &[score([0, 1], 50.0, 50.0), score([1, 2], 50.0, 50.0)]);
        assert!(rated.iter().all(|rating| rating.elo.is_finite() && rating.margin.is_finite()));
        assert!(rated[1].elo > 400.0 && rated[2].elo > rated[1].elo + 300.0, "{rated:?}");
    }

    #[test]
    fn players_without_games_have_equal_ratings() {
        let rated = rate(3, &[]);
        assert!(rated.iter().all(|rating| rating.elo.abs() < 1e-9));
        assert!(rated[1].margin > 400.0, "{rated:?}");
        assert_eq!(rate(1, &[]).len(), 1);
    }

    #[test]
    fn results_of_third_parties_count() {
        // The second beat the first, the third beat the second: the third is stronger than the
        // first.
        let rated = rate(3, &[score([0, 1], 75.0, 100.0), score([1, 2], 75.0, 100.0)]);
        assert!((rated[1].elo - 190.0).abs() < 15.0, "{rated:?}");
        assert!((rated[2].elo - 380.0).abs() < 25.0, "{rated:?}");
    }
}
