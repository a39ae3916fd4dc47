//! How a measurement is made, and of which steps.

use std::time::Duration;

/// How long to measure, how often, and with which random choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Time spent before anything is measured.
    pub warm_up: Duration,
    /// How often each measurement is repeated; the median is reported. At least one is made.
    pub repetitions: u32,
    /// How long one repetition lasts at least.
    pub repetition: Duration,
    /// Decides the luck of the games and what the random players choose.
    pub seed: u64,
}

impl Plan {
    /// How many steps [`bench`](crate::bench()) announces for one variant of a game.
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
    /// Nothing yet: caches and buffers fill.
    WarmUp,
    /// Playouts that change one state.
    Playouts,
    /// Playouts that clone the state for every decision, as a search does.
    PlayoutsWithClone,
    /// Clones of states from the middle of games.
    Clones,
}
