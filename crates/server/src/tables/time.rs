//! Clocks: the server owns them.

use std::time::Duration;

use table::{Seat, Seats};

use super::Clock;

/// The time every seat has left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Times {
    clock: Clock,
    left: [Duration; Seat::MOST],
    /// Whose clocks run.
    running: Seats,
    /// Since when, in milliseconds since 1970.
    since: i64,
}

impl Times {
    pub(crate) fn new(clock: Clock) -> Self {
        let left = match clock {
            Clock::None => Duration::ZERO,
            Clock::Move(time) | Clock::Bank(time, _) => time,
        };
        Self { clock, left: [left; Seat::MOST], running: Seats::NONE, since: 0 }
    }

    /// Time passes until then, for those whose clocks run.
    pub(crate) fn pass(&mut self, now: i64) {
        let passed = Duration::from_millis(u64::try_from(now - self.since).unwrap_or(0));
        for seat in self.running {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(passed);
        }
        self.since = now;
    }

    /// Nobody is charged for the time since then: the server was away.
    pub(crate) fn forgive(&mut self, now: i64) {
        self.since = now;
    }

    /// The seat has chosen.
    pub(crate) fn chose(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        match self.clock {
            Clock::None => {}
            Clock::Move(time) => *left = time,
            Clock::Bank(_, more) => *left += more,
        }
    }

    /// From now on these clocks run. Whoever is asked anew has the whole time for a move.
    pub(crate) fn run(&mut self, seats: Seats) {
        for seat in seats {
            if let (Clock::Move(time), false) = (self.clock, self.running.contains(seat)) {
                self.left[seat.index()] = time;
            }
        }
        self.running = if self.clock == Clock::None { Seats::NONE } else { seats };
    }

    /// What the seat has left at that moment, if there are clocks.
    pub(crate) fn left(&self, seat: Seat, now: i64) -> Option<Duration> {
        if self.clock == Clock::None {
            return None;
        }
        let mut then = self.clone();
        then.pass(now);
        Some(then.left[seat.index()])
    }

    /// Whose time runs out first, and when, in milliseconds since 1970.
    pub(crate) fn deadline(&self) -> Option<(Seat, i64)> {
        let ends = |seat: Seat| {
            let left = i64::try_from(self.left[seat.index()].as_millis()).unwrap_or(i64::MAX);
            (seat, self.since.saturating_add(left))
        };
        self.running.into_iter().map(ends).min_by_key(|(_, at)| *at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::new(0);
    const OTHER: Seat = Seat::new(1);

    fn seconds(clock: &Times, seat: Seat, now: i64) -> f64 {
        clock.left(seat, now).unwrap().as_secs_f64()
    }

    #[test]
    fn a_bank_is_spent_while_asked_and_grows_with_each_choice() {
        let mut times = Times::new("bank:60+5".parse().unwrap());
        times.forgive(1_000);
        times.run(Seats::only(FIRST));
        assert_eq!(times.deadline(), Some((FIRST, 61_000)));
        assert!((seconds(&times, FIRST, 11_000) - 50.0).abs() < 1e-9);
        times.pass(11_000);
        times.chose(FIRST);
        times.run(Seats::only(OTHER));
        assert!((seconds(&times, FIRST, 20_000) - 55.0).abs() < 1e-9, "it does not run");
        assert!((seconds(&times, OTHER, 20_000) - 51.0).abs() < 1e-9);
        assert_eq!(times.deadline(), Some((OTHER, 71_000)));
    }

    #[test]
    fn a_move_has_its_time_again_and_again() {
        let mut times = Times::new("move:30".parse().unwrap());
        times.run(Seats::only(FIRST));
        times.pass(20_000);
        times.chose(FIRST);
        times.run(Seats::only(FIRST));
        assert!((seconds(&times, FIRST, 20_000) - 30.0).abs() < 1e-9);
        times.pass(49_999);
        assert!(seconds(&times, FIRST, 49_999) > 0.0);
        assert!(seconds(&times, FIRST, 50_001) < 1e-9);
    }

    #[test]
    fn time_the_server_was_away_is_forgiven() {
        let mut times = Times::new("bank:60+0".parse().unwrap());
        times.run(Seats::only(FIRST));
        times.pass(10_000);
        times.forgive(500_000);
        assert!((seconds(&times, FIRST, 500_000) - 50.0).abs() < 1e-9);
        assert_eq!(Times::new(Clock::None).deadline(), None);
    }
}
