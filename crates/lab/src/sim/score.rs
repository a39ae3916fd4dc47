//! Games won, drawn and lost, in whole numbers.

use std::ops::{AddAssign, Sub};

use serde::Serialize;
use table::{Seat, Seats};

use crate::statistics::{Interval, newcombe, wilson};

/// How somebody did; adding up scores gives the same in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) games: u64,
    pub(crate) wins: u64,
    pub(crate) draws: u64,
}

impl Score {
    /// One game, as this seat sees it.
    pub(crate) fn of(seat: Seat, winners: Seats) -> Self {
        let [won, drawn] = [winners.contains(seat), winners.is_empty()].map(u64::from);
        Self { games: 1, wins: won, draws: drawn }
    }

    /// Two for a win, one for a draw.
    pub(crate) fn half_points(self) -> u64 {
        2 * self.wins + self.draws
    }

    fn points(self) -> f64 {
        self.half_points() as f64 / 2.0
    }

    /// Points as a share of the games; nothing without games.
    pub(crate) fn rate(self) -> Option<f64> {
        (self.games > 0).then(|| self.points() / self.games as f64)
    }

    pub(crate) fn wilson(self) -> Interval {
        wilson(self.points(), self.games)
    }

    /// How much better this did than the other, if both did anything.
    pub(crate) fn lead_over(self, other: Self) -> Option<(f64, Interval)> {
        let lead = self.rate()? - other.rate()?;
        Some((lead, newcombe((self.points(), self.games), (other.points(), other.games))))
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, more: Self) {
        self.games += more.games;
        self.wins += more.wins;
        self.draws += more.draws;
    }
}

impl Sub for Score {
    type Output = Self;

    /// The other games of a whole.
    fn sub(self, part: Self) -> Self {
        Self {
            games: self.games - part.games,
            wins: self.wins - part.wins,
            draws: self.draws - part.draws,
        }
    }
}

/// A score with how sure it is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// Games that count.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Games nobody won.
    pub draws: u64,
    /// Won games, draws counting half, as a share of all; nothing without games.
    pub win_rate: Option<f64>,
    /// Lower end of Wilson's 95 % interval.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

impl From<Score> for Share {
    fn from(score: Score) -> Self {
        let Score { games, wins, draws } = score;
        let Interval { low, high } = score.wilson();
        Self { games, wins, draws, win_rate: score.rate(), low, high }
    }
}
