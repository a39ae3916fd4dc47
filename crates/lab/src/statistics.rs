//! How sure a result is.

use table::{Luck, Seed};

/// A 95 % interval of a share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Standard deviations that hold 95 %.
const Z: f64 = 1.959_963_985;
/// How often pairs are drawn again.
const RESAMPLES: usize = 2000;

/// Wilson's interval: so many points won in so many games.
#[must_use]
pub fn wilson(points: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
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

/// The interval of the mean over rounds of games that share their luck: rounds are drawn again
/// with replacement, so what the games of a round have in common is kept together.
#[must_use]
pub fn paired_bootstrap(rounds: &[Vec<f64>], seed: u64) -> Interval {
    let means: Vec<f64> = rounds
        .iter()
        .filter(|round| !round.is_empty())
        .map(|round| round.iter().sum::<f64>() / round.len() as f64)
        .collect();
    let Ok(count) = u32::try_from(means.len()) else { return Interval { low: 0.0, high: 1.0 } };
    if count == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let mut luck = Luck::new(Seed::from_number(seed ^ 0xB007));
    let mut drawn: Vec<f64> = (0..RESAMPLES)
        .map(|_| {
            let total: f64 = (0..count).map(|_| means[luck.below(count) as usize]).sum();
            total / f64::from(count)
        })
        .collect();
    drawn.sort_by(f64::total_cmp);
    // 2.5 % of the means lie below the interval and 2.5 % above.
    let beyond = RESAMPLES / 40;
    Interval { low: drawn[beyond], high: drawn[RESAMPLES - 1 - beyond] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_knows_textbook_values() {
        let interval = wilson(8.0, 10);
        assert!((interval.low - 0.4902).abs() < 0.001, "{interval:?}");
        assert!((interval.high - 0.9433).abs() < 0.001, "{interval:?}");
        assert_eq!(wilson(0.0, 0), Interval { low: 0.0, high: 1.0 });
        assert_eq!(wilson(0.0, 50).low, 0.0);
    }

    #[test]
    fn pairs_that_cancel_out_leave_no_doubt() {
        let mirror = vec![vec![1.0, 0.0]; 30];
        assert_eq!(paired_bootstrap(&mirror, 1), Interval { low: 0.5, high: 0.5 });
        let mixed: Vec<Vec<f64>> = (0..100).map(|n| vec![f64::from(u8::from(n % 4 > 0))]).collect();
        let interval = paired_bootstrap(&mixed, 1);
        assert!(interval.low < 0.72 && interval.high > 0.78, "{interval:?}");
        assert!(interval.low > 0.60 && interval.high < 0.90, "{interval:?}");
    }
}
