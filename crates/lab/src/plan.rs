//! The plan of a benchmark and its steps.

use std::time::Duration;

/// The duration, the repetitions and the seed of a benchmark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Time spent before anything is measured.
    pub warm_up: Duration,
    /// The number of repetitions of each measurement, at least one; the median is reported.
    pub repetitions: u32,
    /// The least duration of one repetition.
    pub repetition: Duration,
    /// Determines the luck of the games and the choices of the random players.
    pub seed: u64,
}

impl Plan {
    /// The number of steps that [`bench`](crate::bench()) announces for one variant of a game.
    #[must_use]
    pub fn steps(&self) -> u32 {
        1 + 3 * self.rounds()
    }

    pub(crate) fn rounds(&self) -> u32 {
        self.repetitions.max(1)
    }
}

/// The kinds of measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Not measured: fills caches and buffers.
    WarmUp,
    /// Playouts that change one state.
    Playouts,
    /// Playouts that clone the state for every decision, as a search does.
    PlayoutsWithClone,
    /// Clones of states from the middle of games.
    Clones,
}
