//! The lengths of games.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use serde::Serialize;

/// The largest number of bins of a histogram.
const MOST_BINS: u32 = 20;

/// The number of games by length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts(BTreeMap<u32, u64>);

impl Counts {
    pub(crate) fn add(&mut self, length: u32) {
        *self.0.entry(length).or_default() += 1;
    }

    /// The summary, or `None` if there are no games.
    pub(crate) fn summary(&self) -> Option<Length> {
        let (&shortest, _) = self.0.first_key_value()?;
        let (&longest, _) = self.0.last_key_value()?;
        let games: u64 = self.0.values().sum();
        let total: u64 = self.0.iter().map(|(&length, &count)| u64::from(length) * count).sum();
        Some(Length {
            mean: total as f64 / games as f64,
            lower_quartile: self.quantile(games, 1),
            median: self.quantile(games, 2),
            upper_quartile: self.quantile(games, 3),
            shortest,
            longest,
            histogram: self.histogram(shortest, longest),
        })
    }

    /// The quartile with this number, interpolated between two games as spreadsheets do.
    fn quantile(&self, games: u64, quarters: u64) -> f64 {
        let place = (games - 1) * quarters;
        let below = f64::from(self.at(place / 4));
        let above = f64::from(self.at(place.div_ceil(4)));
        below + (above - below) * (place % 4) as f64 / 4.0
    }

    /// The length of the game at this place when all are sorted.
    fn at(&self, place: u64) -> u32 {
        let mut before = 0;
        let reaches = |(_, count): &(&u32, &u64)| {
            before += **count;
            place < before
        };
        self.0.iter().find(reaches).map_or(0, |(&length, _)| length)
    }

    fn histogram(&self, shortest: u32, longest: u32) -> Histogram {
        let width = bin_width(shortest, longest);
        let first = shortest / width * width;
        let bins = (longest - first) / width + 1;
        let edges: Vec<u32> = (0..=bins).map(|n| first + n * width).collect();
        let count = |pair: &[u32]| self.0.range(pair[0]..pair[1]).map(|(_, count)| count).sum();
        Histogram { counts: edges.windows(2).map(count).collect(), edges }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, more: Self) {
        for (length, count) in more.0 {
            *self.0.entry(length).or_default() += count;
        }
    }
}

/// The smallest of 1, 2, 5, 10, 20, 50, … that needs at most `MOST_BINS` bins.
fn bin_width(shortest: u32, longest: u32) -> u32 {
    let mut widths = (0..9).flat_map(|power| [1, 2, 5].map(|first| first * 10_u32.pow(power)));
    let fits = |width: &u32| longest / width - shortest / width < MOST_BINS;
    widths.find(fits).unwrap_or(u32::MAX)
}

/// A summary of the lengths of games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Length {
    /// The mean.
    pub mean: f64,
    /// A quarter of the games is at most this long.
    pub lower_quartile: f64,
    /// Half of them.
    pub median: f64,
    /// Three quarters.
    pub upper_quartile: f64,
    /// The shortest game.
    pub shortest: u32,
    /// The longest game.
    pub longest: u32,
    /// The number of games by length.
    pub histogram: Histogram,
}

/// Games counted by length.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Histogram {
    /// The beginnings of the bins, and the end of the last one. A bin includes its lower edge only.
    pub edges: Vec<u32>,
    /// Games in each bin; one fewer than edges.
    pub counts: Vec<u64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(lengths: impl IntoIterator<Item = u32>) -> Length {
        let mut counts = Counts::default();
        lengths.into_iter().for_each(|length| counts.add(length));
        counts.summary().expect("something was counted")
    }

    #[test]
    fn quartiles_are_those_of_spreadsheets() {
        let length = counted([7, 1, 3, 5]);
        assert_eq!((length.shortest, length.longest, length.mean), (1, 7, 4.0));
        let quartiles = [length.lower_quartile, length.median, length.upper_quartile];
        assert_eq!(quartiles, [2.5, 4.0, 5.5]);
        let one = counted([9]);
        assert_eq!([one.lower_quartile, one.median, one.upper_quartile], [9.0; 3]);
        assert_eq!(Counts::default().summary(), None);
    }

    #[test]
    fn a_histogram_holds_every_game_in_few_round_bins() {
        for (from, to, width) in
            [(0, 0, 1), (3, 22, 1), (3, 23, 2), (95, 1010, 50), (7, 99_999, 5000)]
        {
            let Histogram { edges, counts } = counted(from..=to).histogram;
            assert_eq!(edges[1] - edges[0], width, "{from} to {to}");
            assert!(counts.len() <= MOST_BINS as usize && counts.len() + 1 == edges.len());
            assert_eq!(counts.iter().sum::<u64>(), u64::from(to - from + 1));
            assert!(counts[0] > 0 && counts.last() > Some(&0), "no empty bins at the ends");
        }
    }
}
