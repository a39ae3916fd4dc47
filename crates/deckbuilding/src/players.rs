//! Who plays: the factions of two players, of three, or of two teams of two.

use table::{Seat, Seating, Seats};

use crate::words::{Edition, Faction};

/// The players of a match, by their factions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Players {
    /// Two players. Seats are in the order of [`Faction`], whatever the order here.
    Two([Faction; 2]),
    /// Three players, every one against the others. Seats are in the order of [`Faction`].
    Three([Faction; 3]),
    /// Two teams of two, by seat: the first and third seat against the second and fourth. The first
    /// two share a region, and so do the last two.
    Teams([Faction; 4]),
}

impl Players {
    /// The factions by seat.
    #[must_use]
    pub fn factions(&self) -> &[Faction] {
        match self {
            Self::Two(factions) => factions,
            Self::Three(factions) => factions,
            Self::Teams(factions) => factions,
        }
    }

    /// The same players with the factions in the order of their seats.
    #[must_use]
    pub(crate) fn in_order(self) -> Self {
        match self {
            Self::Two(mut factions) => {
                factions.sort_unstable();
                Self::Two(factions)
            }
            Self::Three(mut factions) => {
                factions.sort_unstable();
                Self::Three(factions)
            }
            Self::Teams(_) => self,
        }
    }

    /// The seats, teams and regions.
    #[must_use]
    pub const fn seating(&self) -> Seating {
        const TEAMS: Seating = Seating::teams(&[Seats::of(&[0, 2]), Seats::of(&[1, 3])])
            .in_regions(&[Seats::of(&[0, 1]), Seats::of(&[2, 3])]);
        match self {
            Self::Two(_) => Seating::free_for_all(2),
            Self::Three(_) => Seating::free_for_all(3),
            Self::Teams(_) => TEAMS,
        }
    }

    /// The players of each galaxy: everyone for two players, each pair of three, each region of two
    /// teams.
    pub(crate) fn galaxies(&self) -> &'static [[Seat; 2]] {
        const fn pair(one: u8, other: u8) -> [Seat; 2] {
            [Seat::new(one), Seat::new(other)]
        }
        match self {
            Self::Two(_) => const { &[pair(0, 1)] },
            Self::Three(_) => const { &[pair(0, 1), pair(0, 2), pair(1, 2)] },
            Self::Teams(_) => const { &[pair(0, 1), pair(2, 3)] },
        }
    }

    /// The number of cards in a galaxy row.
    pub(crate) fn row(&self) -> usize {
        match self {
            Self::Two(_) | Self::Teams(_) => 6,
            Self::Three(_) => 4,
        }
    }

    /// Whether the book says which faction begins: two players of one box, and three with the
    /// Mandalorians and both factions of a base box.
    pub(crate) fn first_is_fixed(&self) -> bool {
        let boxes = |factions: &[Faction]| -> Vec<Edition> {
            let mut boxes: Vec<_> = factions.iter().filter_map(|one| one.edition()).collect();
            boxes.sort_unstable();
            boxes
        };
        match self {
            Self::Two(factions) => {
                let boxes = boxes(factions);
                boxes[0] == boxes[1]
            }
            Self::Three(factions) => {
                let boxes = boxes(factions);
                boxes[0] == boxes[1] && boxes[2] == Edition::Mandalorians
            }
            Self::Teams(_) => false,
        }
    }
}
