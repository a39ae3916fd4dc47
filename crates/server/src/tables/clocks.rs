//! The clocks of a table. Only the server's time counts.

use std::time::Duration;

use table::{Seat, Seats};

use super::Clock;

/// The time that every seat has left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    clock: Clock,
    left: [Duration; Seat::MOST],
    /// The seats whose clocks run.
    running: Seats,
    /// The time at which `left` was true, in milliseconds since 1970.
    since: i64,
}

impl Clocks {
    pub(crate) fn new(clock: Clock) -> Self {
        let left = match clock {
            Clock::None => Duration::ZERO,
            Clock::Move(time) | Clock::Bank(time, _) => time,
        };
        Self { clock, left: [left; Seat::MOST], running: Seats::NONE, since: 0 }
    }

    /// Charges the running clocks for the time until `now`.
    pub(crate) fn advance_to(&mut self, now: i64) {
        let passed = Duration::from_millis(u64::try_from(now - self.since).unwrap_or(0));
        for seat in self.running {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(passed);
        }
        self.since = now;
    }

    /// Goes on from `now` without charging any clock, because the server was away.
    pub(crate) fn skip_to(&mut self, now: i64) {
        self.since = now;
    }

    /// Gives the seat the time it gets for a choice.
    pub(crate) fn chose(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        match self.clock {
            Clock::None => {}
            Clock::Move(time) => *left = time,
            Clock::Bank(_, more) => *left += more,
        }
    }

    /// Takes back the time that the seat got for being done with a shared turn, because it goes on
    /// after all. Otherwise saying both in turn would gain time without end.
    pub(crate) fn went_on(&mut self, seat: Seat) {
        if let Clock::Bank(_, more) = self.clock {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(more);
        }
    }

    /// Lets exactly these clocks run. A clock for each choice starts with the whole time.
    pub(crate) fn start(&mut self, seats: Seats) {
        for seat in seats {
            if let (Clock::Move(time), false) = (self.clock, self.running.contains(seat)) {
                self.left[seat.index()] = time;
            }
        }
        self.running = if self.clock == Clock::None { Seats::NONE } else { seats };
    }

    /// The time the seat has left at `now`, if there are clocks.
    pub(crate) fn left(&self, seat: Seat, now: i64) -> Option<Duration> {
        if self.clock == Clock::None {
            return None;
        }
        let mut then = self.clone();
        then.advance_to(now);
        Some(then.left[seat.index()])
    }

    /// The seat whose time runs out first, and when, in milliseconds since 1970.
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

    fn seconds(clocks: &Clocks, seat: Seat, now: i64) -> f64 {
        clocks.left(seat, now).unwrap().as_secs_f64()
    }

    #[test]
    fn a_bank_is_spent_while_asked_and_grows_with_each_choice() {
        let mut clocks = Clocks::new("bank:60+5".parse().unwrap());
        clocks.skip_to(1_000);
        clocks.start(Seats::only(FIRST));
        assert_eq!(clocks.deadline(), Some((FIRST, 61_000)));
        assert!((seconds(&clocks, FIRST, 11_000) - 50.0).abs() < 1e-9);
        clocks.advance_to(11_000);
        clocks.chose(FIRST);
        clocks.start(Seats::only(OTHER));
        assert!((seconds(&clocks, FIRST, 20_000) - 55.0).abs() < 1e-9, "it does not run");
        assert!((seconds(&clocks, OTHER, 20_000) - 51.0).abs() < 1e-9);
        assert_eq!(clocks.deadline(), Some((OTHER, 71_000)));
    }

    #[test]
    fn being_done_and_going_on_gains_no_time() {
        let mut clocks = Clocks::new("bank:60+5".parse().unwrap());
        for _ in 0..3 {
            clocks.chose(FIRST);
            clocks.went_on(FIRST);
        }
        assert!((seconds(&clocks, FIRST, 0) - 60.0).abs() < 1e-9);
    }

    #[test]
    fn a_move_has_its_time_again_and_again() {
        let mut clocks = Clocks::new("move:30".parse().unwrap());
        clocks.start(Seats::only(FIRST));
        clocks.advance_to(20_000);
        clocks.chose(FIRST);
        clocks.start(Seats::only(FIRST));
        assert!((seconds(&clocks, FIRST, 20_000) - 30.0).abs() < 1e-9);
        clocks.advance_to(49_999);
        assert!(seconds(&clocks, FIRST, 49_999) > 0.0);
        assert!(seconds(&clocks, FIRST, 50_001) < 1e-9);
    }

    #[test]
    fn time_while_the_server_was_away_is_not_charged() {
        let mut clocks = Clocks::new("bank:60+0".parse().unwrap());
        clocks.start(Seats::only(FIRST));
        clocks.advance_to(10_000);
        clocks.skip_to(500_000);
        assert!((seconds(&clocks, FIRST, 500_000) - 50.0).abs() < 1e-9);
        assert_eq!(Clocks::new(Clock::None).deadline(), None);
    }
}
