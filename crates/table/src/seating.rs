//! Teams and regions: which seats play together, against each other, and within reach of each
//! other.

use crate::{Seat, Seats};

/// The teams and regions of a match.
///
/// Every seat belongs to one team (its own, where everyone plays alone) and to one region: the part
/// of the table that its cards and attacks reach. At most tables there is one region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seating {
    seats: Seats,
    /// By seat: the seats of its team.
    teams: [Seats; Seat::MOST],
    /// By seat: the seats in its region.
    regions: [Seats; Seat::MOST],
}

impl Seating {
    /// The first `count` seats, each playing alone, all in one region.
    #[must_use]
    pub const fn free_for_all(count: usize) -> Self {
        let seats = Seats::first(count);
        let mut teams = [Seats::NONE; Seat::MOST];
        let mut seat = 0;
        while seat < count {
            teams[seat] = Seats::numbered(seat);
            seat += 1;
        }
        Self { seats, teams, regions: one_region(seats) }
    }

    /// These teams, all in one region.
    #[must_use]
    pub const fn teams(teams: &[Seats]) -> Self {
        let mut seats = Seats::NONE;
        let mut team = 0;
        while team < teams.len() {
            seats = seats.union(teams[team]);
            team += 1;
        }
        Self { seats, teams: by_seat(teams), regions: one_region(seats) }
    }

    /// The same teams, with the table divided into these regions.
    #[must_use]
    pub const fn in_regions(self, regions: &[Seats]) -> Self {
        Self { seats: self.seats, teams: self.teams, regions: by_seat(regions) }
    }

    /// All seats that play.
    #[must_use]
    pub const fn seats(self) -> Seats {
        self.seats
    }

    /// The team of a seat, the seat included.
    #[must_use]
    pub const fn team(self, seat: Seat) -> Seats {
        self.teams[seat.index()]
    }

    /// The other members of its team.
    #[must_use]
    pub const fn teammates(self, seat: Seat) -> Seats {
        self.team(seat).without(seat)
    }

    /// The seats of all other teams.
    #[must_use]
    pub const fn opponents(self, seat: Seat) -> Seats {
        self.seats.minus(self.team(seat))
    }

    /// The seats in the region of a seat, the seat included.
    #[must_use]
    pub const fn region(self, seat: Seat) -> Seats {
        self.regions[seat.index()]
    }

    /// The opponents in its own region.
    #[must_use]
    pub const fn opponents_in_region(self, seat: Seat) -> Seats {
        self.opponents(seat).both(self.region(seat))
    }

    /// The opponent of a seat that has exactly one.
    #[must_use]
    pub fn only_opponent(self, seat: Seat) -> Option<Seat> {
        let opponents = self.opponents(seat);
        opponents.lowest().filter(|_| opponents.count() == 1)
    }

    /// The seats after this one, in the order of play, each once and without the seat itself.
    pub fn after(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let later = self.seats.into_iter().filter(move |other| *other > seat);
        later.chain(self.seats.into_iter().filter(move |other| *other < seat))
    }

    /// The next seat in the order of play; the seat itself at a table for one.
    #[must_use]
    pub fn next(self, seat: Seat) -> Seat {
        self.after(seat).next().unwrap_or(seat)
    }

    /// The teams, each once, in the order of their first seat.
    pub fn sides(self) -> impl Iterator<Item = Seats> {
        let first = move |seat: &Seat| self.team(*seat).lowest() == Some(*seat);
        self.seats.into_iter().filter(first).map(move |seat| self.team(seat))
    }

    /// The number of teams.
    #[must_use]
    pub fn side_count(self) -> usize {
        self.sides().count()
    }
}

/// By seat: all of `seats`, as they share one region.
const fn one_region(seats: Seats) -> [Seats; Seat::MOST] {
    let mut regions = [Seats::NONE; Seat::MOST];
    let mut seat = 0;
    while seat < Seat::MOST {
        if seats.both(Seats::numbered(seat)).count() == 1 {
            regions[seat] = seats;
        }
        seat += 1;
    }
    regions
}

/// By seat: the group it belongs to.
const fn by_seat(groups: &[Seats]) -> [Seats; Seat::MOST] {
    let mut by_seat = [Seats::NONE; Seat::MOST];
    let mut place = 0;
    while place < groups.len() * Seat::MOST {
        let group = groups[place / Seat::MOST];
        let seat = place % Seat::MOST;
        if group.both(Seats::numbered(seat)).count() == 1 {
            by_seat[seat] = group;
        }
        place += 1;
    }
    by_seat
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().map(|&number| Seat::new(number)).collect()
    }

    #[test]
    fn three_players_alone_are_all_opponents() {
        let table = Seating::free_for_all(3);
        assert_eq!(table.seats(), seats(&[0, 1, 2]));
        assert_eq!(table.opponents(Seat::new(1)), seats(&[0, 2]));
        assert_eq!(table.teammates(Seat::new(1)), Seats::NONE);
        assert_eq!(table.region(Seat::new(2)), table.seats());
        assert_eq!(table.only_opponent(Seat::new(0)), None);
        assert_eq!(table.side_count(), 3);
        let after: Vec<Seat> = table.after(Seat::new(1)).collect();
        assert_eq!(after, [Seat::new(2), Seat::new(0)]);
    }

    #[test]
    fn teams_face_each_other_in_regions() {
        let red = seats(&[0, 2]);
        let blue = seats(&[1, 3]);
        let table = Seating::teams(&[red, blue]).in_regions(&[seats(&[0, 1]), seats(&[2, 3])]);
        assert_eq!(table.team(Seat::new(2)), red);
        assert_eq!(table.teammates(Seat::new(2)), seats(&[0]));
        assert_eq!(table.opponents(Seat::new(2)), blue);
        assert_eq!(table.opponents_in_region(Seat::new(2)), seats(&[3]));
        assert_eq!(table.sides().collect::<Vec<_>>(), [red, blue]);
    }

    #[test]
    fn a_table_for_one_has_no_opponent_and_no_next_seat() {
        let table = Seating::free_for_all(1);
        assert_eq!(table.opponents(Seat::new(0)), Seats::NONE);
        assert_eq!(table.next(Seat::new(0)), Seat::new(0));
        assert_eq!(Seating::free_for_all(2).only_opponent(Seat::new(1)), Some(Seat::new(0)));
    }
}
