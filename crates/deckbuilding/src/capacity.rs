//! The capacities of a state and their reasons: the only place to change when a box or a mode needs
//! more.

use table::Seat;

/// Seats of the largest table. The original box is for two players.
pub const MOST_SEATS: usize = 2;

/// All seats in order, for loops over every seat whether it is taken or not.
pub(crate) const SEATS: [Seat; MOST_SEATS] = [Seat::new(0), Seat::new(1)];

/// Cards of the largest match: 20 starters, 90 galaxy cards and 10 pilots.
pub const MOST_CARDS: usize = 120;

/// Bases of the largest match: ten of each faction.
pub const MOST_BASES: usize = 20;

/// Things that effects of the largest match can refer to: its cards, then its bases.
pub(crate) const MOST_THINGS: usize = MOST_CARDS + MOST_BASES;

/// Cards in one pile: a galaxy deck holds 90 cards. A player never owns more than 80 (10 starters,
/// 60 galaxy cards and 10 pilots).
pub(crate) const MOST_IN_PILE: usize = 90;

/// Galaxies (a row with its deck, discard pile and pilots) on the table. Two players share one.
pub(crate) const MOST_GALAXIES: usize = 1;

/// Cards in a galaxy row.
pub(crate) const ROW: usize = 6;

/// Triggered abilities that wait at once: most after an attack by every unit with such an ability,
/// and there are fewer than ten of those.
pub(crate) const MOST_WAITING: usize = 12;

/// Postponed effects of a turn: each comes from a different card, and two factions with the neutral
/// cards of a box have five of those; a unit that leaves play and comes back can add another.
pub(crate) const MOST_POSTPONED: usize = 8;

/// Lower prices for the next purchases: one title with two copies gives them, and a unit that leaves
/// play and comes back can add another.
pub(crate) const MOST_DISCOUNTS: usize = 4;

/// Cards with more Attack against the row: one unique card gives it, again if it comes back.
pub(crate) const MOST_ROW_BONUSES: usize = 4;

/// Different effects that place the same purchase: to the hand, on the deck, and one base that does
/// more than place it.
pub(crate) const MOST_PLACES: usize = 3;
