//! Confidence intervals.

use std::collections::BTreeMap;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use serde::Serialize;

/// A 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl Interval {
    /// The interval of a share about which nothing is known.
    pub(crate) const ANY_SHARE: Self = Self { low: 0.0, high: 1.0 };
}

/// The number of standard deviations around the mean that contain 95 %.
pub(crate) const Z: f64 = 1.959_963_985;
/// The number of resamples of the bootstrap.
const RESAMPLES: u32 = 2000;
/// With more rounds than this the normal approximation agrees with the bootstrap to all printed
/// digits, and resampling would take longer than many games.
const MOST_DRAWN: u64 = 100_000;

/// Wilson's interval of a share: `points` won in `games` games.
#[must_use]
pub fn wilson(points: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval::ANY_SHARE;
    }
    let n = games as f64;
    let share = points / n;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    Interval {
        low: ((middle - spread) / scale).max(0.0),
        high: ((middle + spread) / scale).min(1.0),
    }
}

/// Newcombe's interval (his method 10) of the difference between two shares, each given as points
/// won and games. It is built from the two Wilson intervals.
#[must_use]
pub fn newcombe(one: (f64, u64), other: (f64, u64)) -> Interval {
    if one.1 == 0 || other.1 == 0 {
        return Interval { low: -1.0, high: 1.0 };
    }
    let share = |(points, games): (f64, u64)| points / games as f64;
    let p = share(one);
    let q = share(other);
    let of_p = wilson(one.0, one.1);
    let of_q = wilson(other.0, other.1);
    Interval {
        low: p - q - (p - of_p.low).hypot(of_q.high - q),
        high: p - q + (of_p.high - p).hypot(q - of_q.low),
    }
}

/// The bootstrap interval of the mean over rounds of games that share their luck: whole rounds are
/// drawn with replacement, since the games of a round depend on each other.
///
/// `rounds` is the number of rounds by their points, so the order of the rounds does not matter;
/// `whole` is the number of points of a round in which every game was won.
#[must_use]
pub fn round_bootstrap(rounds: &BTreeMap<u64, u64>, whole: u64, seed: u64) -> Interval {
    let count: u64 = rounds.values().sum();
    if count == 0 || whole == 0 {
        return Interval::ANY_SHARE;
    }
    if count > MOST_DRAWN {
        return normal(rounds, count, whole);
    }
    let mut drawn: Vec<u64> =
        (0..RESAMPLES).into_par_iter().map(|n| resample(rounds, count, seed, n)).collect();
    drawn.sort_unstable();
    // 2.5 % of the resamples are below the interval and 2.5 % above.
    let beyond = drawn.len() / 40;
    let share = |points: u64| points as f64 / (count * whole) as f64;
    Interval { low: share(drawn[beyond]), high: share(drawn[drawn.len() - 1 - beyond]) }
}

/// The points of `count` rounds drawn with replacement.
fn resample(rounds: &BTreeMap<u64, u64>, count: u64, seed: u64, number: u32) -> u64 {
    let mut generator =
        Xoshiro256PlusPlus::seed_from_u64(seed ^ 0xB007 ^ (u64::from(number) << 32));
    let draw = |_| {
        let mut place = generator.random_range(0..count);
        let drawn = rounds.iter().find(|&(_, &alike)| {
            let found = place < alike;
            place = place.saturating_sub(alike);
            found
        });
        drawn.map_or(0, |(&points, _)| points)
    };
    (0..count).map(draw).sum()
}

/// The limit of the bootstrap: an interval from the mean and its standard error.
fn normal(rounds: &BTreeMap<u64, u64>, count: u64, whole: u64) -> Interval {
    let n = count as f64;
    let weighed = || rounds.iter().map(|(&points, &c)| (points as f64 / whole as f64, c as f64));
    let mean = weighed().map(|(share, c)| share * c).sum::<f64>() / n;
    let variance = weighed().map(|(share, c)| c * (share - mean).powi(2)).sum::<f64>() / n;
    let spread = Z * (variance / n).sqrt();
    Interval { low: (mean - spread).max(0.0), high: (mean + spread).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_about(found: Interval, low: f64, high: f64) {
        let near = |one: f64, other: f64| (one - other).abs() < 6e-5;
        assert!(near(found.low, low) && near(found.high, high), "{found:?} is not {low} to {high}");
    }

    #[test]
    fn wilson_gives_textbook_values() {
        // Newcombe 1998, Statistics in Medicine 17, 857–872, table I, method 3.
        is_about(wilson(81.0, 263), 0.2553, 0.3662);
        is_about(wilson(15.0, 148), 0.0624, 0.1605);
        is_about(wilson(0.0, 20), 0.0, 0.1611);
        is_about(wilson(1.0, 29), 0.0061, 0.1718);
        assert_eq!(wilson(0.0, 0), Interval::ANY_SHARE);
    }

    #[test]
    fn newcombe_gives_textbook_values() {
        // Newcombe 1998, Statistics in Medicine 17, 873–890, table II, method 10.
        is_about(newcombe((56.0, 70), (48.0, 80)), 0.0524, 0.3339);
        is_about(newcombe((9.0, 10), (3.0, 10)), 0.1705, 0.8090);
        is_about(newcombe((6.0, 7), (2.0, 7)), 0.0582, 0.8062);
        is_about(newcombe((5.0, 56), (0.0, 29)), -0.0381, 0.1926);
        is_about(newcombe((0.0, 10), (0.0, 20)), -0.1611, 0.2775);
        is_about(newcombe((10.0, 10), (0.0, 10)), 0.6075, 1.0);
        assert_eq!(newcombe((0.0, 0), (1.0, 2)), Interval { low: -1.0, high: 1.0 });
    }

    /// Rounds with 0, 1, 2, … points: the number of each.
    fn rounds(counts: &[u64]) -> BTreeMap<u64, u64> {
        (0..).zip(counts.iter().copied()).collect()
    }

    #[test]
    fn equal_rounds_give_an_interval_without_width() {
        let half = Interval { low: 0.5, high: 0.5 };
        assert_eq!(round_bootstrap(&rounds(&[0, 0, 30, 0, 0]), 4, 1), half);
        let many = MOST_DRAWN * 10;
        assert_eq!(round_bootstrap(&rounds(&[0, 0, many, 0, 0]), 4, 1), half);
        assert_eq!(round_bootstrap(&rounds(&[0; 5]), 4, 1), Interval::ANY_SHARE);
        assert_eq!(round_bootstrap(&BTreeMap::new(), 4, 1), Interval::ANY_SHARE);
        let interval = round_bootstrap(&rounds(&[25, 0, 75]), 2, 1);
        assert!(interval.low < 0.72 && interval.high > 0.78, "{interval:?}");
        assert!(interval.low > 0.60 && interval.high < 0.90, "{interval:?}");
    }

    #[test]
    fn the_unit_of_points_does_not_matter() {
        let halves = rounds(&[40, 10, 90, 20, 60]);
        let fine: BTreeMap<u64, u64> = halves.iter().map(|(n, &count)| (420 * n, count)).collect();
        assert_eq!(round_bootstrap(&halves, 4, 3), round_bootstrap(&fine, 1680, 3));
    }

    #[test]
    fn the_normal_approximation_agrees_for_many_rounds() {
        let rounds = rounds(&[4_000, 300, 9_000, 200, 6_500]);
        let drawn = round_bootstrap(&rounds, 4, 3);
        let computed = normal(&rounds, 20_000, 4);
        assert!((drawn.low - computed.low).abs() < 5e-4, "{drawn:?} {computed:?}");
        assert!((drawn.high - computed.high).abs() < 5e-4, "{drawn:?} {computed:?}");
    }
}
