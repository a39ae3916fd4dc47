//! Tests whether samples come from a distribution: first its support, then Pearson's chi-square
//! test.

use std::collections::BTreeMap;
use std::fmt::Debug;

/// The normal quantile of 99.99 %: a correct sampler is rejected for one in ten thousand seeds; the
/// seeds here are fixed.
const Z: f64 = 3.719_016;

/// The number of samples for each possibility, so that the expected counts are large enough.
const SAMPLES_EACH: u64 = 100;

/// The relative frequency of each possibility.
pub(crate) type Weights<K> = BTreeMap<K, u64>;

/// How samples differ from the distribution.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Misfit<K> {
    /// This sample is not possible.
    Impossible(K),
    /// This possibility was never drawn.
    Missing(K),
    /// Some possibilities are drawn too often, others too rarely.
    Skewed {
        /// Pearson's statistic.
        statistic: f64,
        /// The largest statistic that is accepted.
        most: f64,
    },
}

/// Draws enough samples and compares them with the weights.
pub(crate) fn fit<K: Ord + Clone + Debug>(
    weights: &Weights<K>,
    mut sample: impl FnMut() -> K,
) -> Result<(), Misfit<K>> {
    let total: u64 = weights.values().sum();
    let lightest = *weights.values().min().expect("something is possible");
    let samples = total / lightest * SAMPLES_EACH;
    let mut counts: BTreeMap<&K, u64> = weights.keys().map(|key| (key, 0)).collect();
    for _ in 0..samples {
        let drawn = sample();
        match counts.get_mut(&drawn) {
            Some(count) => *count += 1,
            None => return Err(Misfit::Impossible(drawn)),
        }
    }
    if let Some((&missing, _)) = counts.iter().find(|&(_, &count)| count == 0) {
        return Err(Misfit::Missing(missing.clone()));
    }
    let distance = |(key, &weight): (&K, &u64)| {
        let expected = samples as f64 * weight as f64 / total as f64;
        (counts[key] as f64 - expected).powi(2) / expected
    };
    let statistic = weights.iter().map(distance).sum();
    let most = chi_square_quantile(weights.len() - 1);
    if statistic > most { Err(Misfit::Skewed { statistic, most }) } else { Ok(()) }
}

/// The 99.99 % quantile of the chi-square distribution, by Wilson and Hilferty.
fn chi_square_quantile(degrees: usize) -> f64 {
    if degrees == 0 {
        return f64::EPSILON;
    }
    let degrees = degrees as f64;
    let spread = 2.0 / (9.0 * degrees);
    degrees * (1.0 - spread + Z * spread.sqrt()).powi(3)
}

#[test]
fn the_quantile_is_close_to_the_printed_tables() {
    for (degrees, printed) in [(1, 15.137), (2, 18.421), (10, 35.564), (100, 161.319)] {
        let error = chi_square_quantile(degrees) / printed - 1.0;
        assert!((-0.01..0.08).contains(&error), "{degrees} degrees: {error}");
    }
}
