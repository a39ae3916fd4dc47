//! The capacities of a state and their reasons: the only place to change when a box or a mode needs
//! more.

use table::Seat;

/// Seats of the largest table: two teams of two.
pub const MOST_SEATS: usize = 4;

/// All seats in order, for loops over every seat whether it is taken or not.
pub(crate) const SEATS: [Seat; MOST_SEATS] =
    [Seat::new(0), Seat::new(1), Seat::new(2), Seat::new(3)];

/// Cards of the largest match, two against two: in each region 20 starters, 90 galaxy cards and 10
/// pilots.
pub const MOST_CARDS: usize = 240;

/// Bases of the largest match: ten of each of four players.
pub const MOST_BASES: usize = 40;

/// Things that effects of the largest match can refer to: its cards, then its bases.
pub(crate) const MOST_THINGS: usize = MOST_CARDS + MOST_BASES;

/// Cards in one pile. A galaxy deck holds 90. A player can own most where both players of a region
/// lead the same faction: 10 starters, 90 galaxy cards and 10 pilots.
pub(crate) const MOST_IN_PILE: usize = 110;

/// Galaxies (a row with its deck, discard pile and pilots) on the table: one between each two of
/// three players.
pub(crate) const MOST_GALAXIES: usize = 3;

/// Targets of an attack: two bases, the cards of two rows of four or of one row of six, and a card
/// that never leaves play.
pub(crate) const MOST_TARGETS: usize = 11;

/// Places of the longest galaxy row. The rows of three players have fewer.
pub(crate) const ROW: usize = 6;

/// Triggered abilities that wait at once: most after an attack by every unit with such an ability,
/// and there are fewer than ten of those; both bases of a team add theirs.
pub(crate) const MOST_WAITING: usize = 14;

/// Postponed effects of a turn: each comes from a different card. Two factions with the neutral
/// cards of a box have five of those, and two teammates twice as many; a unit that leaves play and
/// comes back can add another.
pub(crate) const MOST_POSTPONED: usize = 14;

/// Lower prices for the next purchases: one title with two copies in each region gives them, and a
/// unit that leaves play and comes back can add another.
pub(crate) const MOST_DISCOUNTS: usize = 8;

/// Cards with more Attack against the row: one unique card of each region gives it, again if it
/// comes back.
pub(crate) const MOST_ROW_BONUSES: usize = 6;

/// Different effects that place the same purchase: to the hand, on the deck, and bases of both
/// teammates that do more than place it.
pub(crate) const MOST_PLACES: usize = 4;
