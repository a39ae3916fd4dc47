//! The results of a benchmark, in the form that `cantina bench --json` prints.

use serde::Serialize;

/// A whole benchmark: the yardstick of the machine, the results of all games, and the plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bench {
    /// The commit the program was built from.
    pub commit: String,
    /// Plain copies of 2 KiB per second on this machine, see [`yardstick`](crate::yardstick()).
    pub yardstick_copies_per_s: f64,
    /// One entry per game and variant.
    pub games: Vec<Compared>,
    /// The command that was given.
    pub command: String,
    /// The machine.
    pub machine: String,
    /// `release`, or `debug` for a program that was not optimised.
    pub profile: &'static str,
    /// The seed of the plan.
    pub seed: u64,
    /// The warm-up of the plan.
    pub warm_up_s: f64,
    /// The length of a repetition.
    pub seconds: f64,
    /// The number of repetitions.
    pub repetitions: u32,
}

/// The results of a game, also relative to the yardstick, which makes machines comparable.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    /// The absolute results.
    #[serde(flatten)]
    pub figures: GameBench,
    /// The number of choices in the time of one copy.
    pub decisions_per_copy: f64,
    /// The same with one clone of the state per choice.
    pub decisions_per_copy_with_clone: f64,
    /// The number of copies in the time of one clone.
    pub copies_per_clone: f64,
}

impl Compared {
    /// Compares results with the yardstick of their machine.
    #[must_use]
    pub fn new(figures: GameBench, copies_per_s: f64) -> Self {
        Self {
            decisions_per_copy: figures.decisions_per_s / copies_per_s,
            decisions_per_copy_with_clone: figures.decisions_per_s_with_clone / copies_per_s,
            copies_per_clone: figures.clone_ns * copies_per_s / 1e9,
            figures,
        }
    }
}

/// The results of one variant of a game; rates are medians of the repetitions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameBench {
    /// The name of the game.
    pub game: String,
    /// The setup that was played.
    pub variant: String,
    /// Whole random games per second on one thread, their start included.
    pub games_per_s: f64,
    /// Choices per second in these games.
    pub decisions_per_s: f64,
    /// The same with one clone of the state per choice.
    pub decisions_per_s_with_clone: f64,
    /// The mean number of choices in a game.
    pub decisions_per_game: f64,
    /// The mean number of options of a choice.
    pub options_mean: f64,
    /// Nanoseconds to clone a state from the middle of a game.
    pub clone_ns: f64,
    /// The size of a state in bytes, without memory on the heap.
    pub state_bytes: usize,
    /// Heap allocations per choice once buffers are warm; starting a game is not counted. `None` in a
    /// program that cannot count them.
    pub allocations_per_decision: Option<f64>,
    /// Games played in the measured repetitions.
    pub games_played: u64,
    /// Slowest and fastest repetition of `games_per_s`.
    pub games_per_s_range: Range,
    /// Slowest and fastest repetition of `decisions_per_s`.
    pub decisions_per_s_range: Range,
    /// Slowest and fastest repetition of `decisions_per_s_with_clone`.
    pub decisions_per_s_with_clone_range: Range,
    /// Lowest and highest repetition of `clone_ns`.
    pub clone_ns_range: Range,
}

/// The extremes of the repetitions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Range {
    /// The lowest figure.
    pub min: f64,
    /// The highest figure.
    pub max: f64,
}

/// One figure, measured repeatedly.
pub(crate) struct Repeated(Vec<f64>);

impl Repeated {
    pub(crate) fn new(figures: impl IntoIterator<Item = f64>) -> Self {
        let mut figures: Vec<f64> = figures.into_iter().collect();
        figures.sort_unstable_by(f64::total_cmp);
        Self(figures)
    }

    /// The median: the middle figure, or the mean of the two in the middle; 0 if there are none.
    pub(crate) fn median(&self) -> f64 {
        let low = self.0.len().saturating_sub(1) / 2;
        let high = self.0.len() / 2;
        let at = |n: usize| self.0.get(n).copied().unwrap_or(0.0);
        f64::midpoint(at(low), at(high))
    }

    pub(crate) fn range(&self) -> Range {
        let end = |figure: Option<&f64>| figure.copied().unwrap_or(0.0);
        Range { min: end(self.0.first()), max: end(self.0.last()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle() {
        assert_eq!(Repeated::new([3.0, 1.0, 2.0]).median(), 2.0);
        assert_eq!(Repeated::new([4.0, 1.0, 2.0, 3.0]).median(), 2.5);
        assert_eq!(Repeated::new([7.0]).median(), 7.0);
        assert_eq!(Repeated::new([]).median(), 0.0);
    }

    #[test]
    fn the_range_is_from_the_lowest_to_the_highest() {
        let Range { min, max } = Repeated::new([3.0, 1.0, 2.0]).range();
        assert_eq!([min, max], [1.0, 3.0]);
    }
}
