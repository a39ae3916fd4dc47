//! Seats at a table, and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};

/// A player's place at the table, numbered from 0 in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct Seat(u8);

impl Seat {
    /// The most seats a table can have.
    pub const MOST: usize = 8;

    /// The seat with this number.
    ///
    /// # Panics
    /// When the number is not below [`Seat::MOST`]; seats come from code, never from input.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < Self::MOST, "a table has at most eight seats");
        Self(number)
    }

    /// The seat's number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a two-player table.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats, as small as a byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        let (mut seats, mut next) = (Self::NONE, 0);
        while next < count {
            seats = seats.union(Self::numbered(next));
            next += 1;
        }
        seats
    }

    /// Only this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set with one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// This set without one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats in this set or in the other.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats in both sets.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats in this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats with these numbers.
    #[must_use]
    pub const fn of(numbers: &[u8]) -> Self {
        let mut seats = Self::NONE;
        let mut next = 0;
        while next < numbers.len() {
            seats = seats.with(Seat::new(numbers[next]));
            next += 1;
        }
        seats
    }

    /// The set of the seat with this number: [`Seats::only`] for loops in constants, which count in
    /// `usize`.
    pub(crate) const fn numbered(number: usize) -> Self {
        assert!(number < Seat::MOST, "a table has at most eight seats");
        Self(1 << number)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of seats in the set.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The seat of the set with the lowest number.
    #[inline]
    #[must_use]
    pub fn lowest(self) -> Option<Seat> {
        self.into_iter().next()
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatIter;

    #[inline]
    fn into_iter(self) -> SeatIter {
        SeatIter(self.0)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The seats of a set, lowest first.
#[derive(Clone, Debug)]
pub struct SeatIter(u8);

impl Iterator for SeatIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let lowest = u8::try_from(self.0.trailing_zeros()).expect("a byte has eight bits");
        self.0 &= self.0 - 1;
        Some(Seat(lowest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set = Seats::NONE.with(Seat::new(3)).with(Seat::new(0));
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(3)]);
        assert_eq!(set.without(Seat::new(0)), Seats::only(Seat::new(3)));
        assert_eq!(set.count(), 2);
        assert_eq!(Seats::first(2).lowest(), Some(Seat::new(0)));
        assert_eq!(Seats::NONE.lowest(), None);
        assert_eq!(Seats::first(8).count(), 8);
    }
}
