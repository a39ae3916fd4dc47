//! Games won, drawn and lost, in whole numbers.

use std::ops::{AddAssign, Sub};

use serde::Serialize;
use table::{Outcome, Seat};

use crate::contest::Played;
use crate::statistics::{Interval, newcombe, wilson};

/// A whole win in the unit of `Score::parts`; it can be divided by every number of sides up to
/// eight.
pub(crate) const WHOLE_WIN: u64 = 840;

/// The results of a player, a seat or a card. As all numbers are whole, the order of adding does
/// not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) games: u64,
    pub(crate) wins: u64,
    pub(crate) draws: u64,
    /// The sum of shares of wins, in units of 1/[`WHOLE_WIN`].
    pub(crate) parts: u64,
    /// The sum of the places.
    pub(crate) places: u64,
}

impl Score {
    /// The score of this seat in one game.
    pub(crate) fn of(played: Played, seat: Seat) -> Self {
        let sharers = bots::win_sharers(played.outcome, seat, played.seating);
        Self {
            games: 1,
            wins: u64::from(played.outcome.winners().contains(seat)),
            draws: u64::from(played.outcome == Outcome::Draw),
            parts: sharers.map_or(0, |sides| WHOLE_WIN / sides as u64),
            places: u64::from(played.place(seat)),
        }
    }

    /// The number of wins; shared wins and draws count in parts.
    fn points(self) -> f64 {
        self.parts as f64 / WHOLE_WIN as f64
    }

    /// Points divided by games; `None` without games.
    pub(crate) fn rate(self) -> Option<f64> {
        (self.games > 0).then(|| self.points() / self.games as f64)
    }

    /// The mean of the places; `None` without games.
    pub(crate) fn average_place(self) -> Option<f64> {
        (self.games > 0).then(|| self.places as f64 / self.games as f64)
    }

    pub(crate) fn wilson(self) -> Interval {
        wilson(self.points(), self.games)
    }

    /// The difference of the rates, with its interval; `None` if either has no games.
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
        self.parts += more.parts;
        self.places += more.places;
    }
}

impl Sub for Score {
    type Output = Self;

    /// Removes a part of the games.
    fn sub(self, part: Self) -> Self {
        Self {
            games: self.games - part.games,
            wins: self.wins - part.wins,
            draws: self.draws - part.draws,
            parts: self.parts - part.parts,
            places: self.places - part.places,
        }
    }
}

/// A score with its interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// Games counted.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Games that ended in a draw.
    pub draws: u64,
    /// The share of games won, with wins and draws of several sides counting in equal parts; `None`
    /// without games.
    pub win_rate: Option<f64>,
    /// Lower end of Wilson's 95 % interval.
    pub low: f64,
    /// Upper end.
    pub high: f64,
    /// The bootstrap interval over whole rounds, of a seat in paired games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bootstrap: Option<Interval>,
}

impl Share {
    /// The interval to show: the bootstrap's, unless every game ended alike, so that it has no
    /// width; otherwise Wilson's.
    #[must_use]
    pub fn interval(&self) -> Interval {
        let wilson = Interval { low: self.low, high: self.high };
        let decided = self.win_rate.is_some_and(|rate| rate > 0.0 && rate < 1.0);
        self.bootstrap.filter(|_| decided).unwrap_or(wilson)
    }
}

impl From<Score> for Share {
    fn from(score: Score) -> Self {
        let Score { games, wins, draws, .. } = score;
        let Interval { low, high } = score.wilson();
        Self { games, wins, draws, win_rate: score.rate(), low, high, bootstrap: None }
    }
}

#[cfg(test)]
mod tests {
    use table::{Seating, Seats};

    use super::*;

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    /// The win rate and the place of every seat.
    fn rates(outcome: Outcome, seating: Seating) -> Vec<(f64, u64)> {
        let score = |seat| Score::of(Played { outcome, seating, decisions: 1 }, seat);
        let all = seating.seats().into_iter().map(score);
        all.map(|score| (score.rate().expect("a game"), score.places)).collect()
    }

    #[test]
    fn wins_are_shared_in_equal_parts_and_whole_for_a_team() {
        let three = Seating::free_for_all(3);
        let third = 1.0 / 3.0;
        assert_eq!(rates(Outcome::Draw, three), [(third, 1), (third, 1), (third, 1)]);
        let shared = Outcome::Won(seats(&[0, 2]));
        assert_eq!(rates(shared, three), [(0.5, 1), (0.0, 3), (0.5, 1)]);
        let places = Outcome::ranked(&[seats(&[1]), seats(&[2]), seats(&[0])]);
        assert_eq!(rates(places, three), [(0.0, 3), (1.0, 1), (0.0, 2)]);
        assert_eq!(rates(Outcome::Lost(Seats::first(3)), three)[0], (0.0, 2), "the game won");
        let teams = Seating::teams(&[seats(&[0, 2]), seats(&[1, 3])]);
        assert_eq!(rates(shared, teams), [(1.0, 1), (0.0, 3), (1.0, 1), (0.0, 3)]);
        assert_eq!(rates(Outcome::Draw, teams)[3], (0.5, 1));
    }

    #[test]
    fn every_number_of_sides_can_share_a_win() {
        for sides in 1..=Seat::MOST as u64 {
            assert_eq!(WHOLE_WIN % sides, 0, "{sides}");
        }
    }
}
