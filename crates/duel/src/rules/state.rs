//! The state: plain data, a few hundred bytes.

use std::ops::Range;

use script::{Bits, Stack, Thing};
use serde::Serialize;
use table::{Luck, Outcome, Seat, Seating, Seats};
use tinyvec::ArrayVec;

use crate::{Mode, Title};

/// Cards in a player's deck.
pub(crate) const DECK_SIZE: u8 = 12;
/// The most players a duel has.
pub(crate) const MOST_PLAYERS: usize = 4;
/// The number of fighters of all players: red's are the first twelve, then blue's, green's and
/// gold's.
pub const FIGHTERS: usize = MOST_PLAYERS * DECK_SIZE as usize;
/// Energy at the start of a turn.
pub(crate) const TURN_ENERGY: u8 = 3;
/// Fighters a player can have in play.
pub(crate) const MOST_IN_PLAY: usize = 4;
/// After this round the duel is decided by life.
pub(crate) const LAST_ROUND: u8 = 20;

/// An ordered pile of cards; the last is on top.
pub type Pile = ArrayVec<[u8; DECK_SIZE as usize]>;

/// A stance, which each player chooses in secret each round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stance {
    /// Attackers deal more damage.
    Bold,
    /// The first damage to the player is prevented.
    Wary,
    /// The player draws one more card.
    Keen,
}

impl Stance {
    /// All stances.
    pub const ALL: [Self; 3] = [Self::Bold, Self::Wary, Self::Keen];
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Side {
    /// Life left.
    pub life: u8,
    /// Energy left this turn.
    pub energy: u8,
    /// Damage to the player still prevented this round.
    pub guard: u8,
    /// The stance of this round, once chosen.
    pub stance: Option<Stance>,
    /// The deck, face down.
    pub deck: Pile,
    /// The hand, known to its owner.
    pub hand: Pile,
    /// Fighters in play, in the order they came.
    pub board: Pile,
    /// The discard pile, face up.
    pub discard: Pile,
}

impl Side {
    /// Whether one more fighter can come into play.
    pub(crate) fn has_room(&self) -> bool {
        self.board.len() < MOST_IN_PLAY
    }
}

/// Whether a fighter can attack this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Readiness {
    /// It came into play after its player's turn began.
    #[default]
    New,
    /// It can attack.
    Ready,
    /// It has attacked.
    Spent,
}

/// The condition of a fighter in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Fighter {
    pub(crate) damage: u8,
    pub(crate) shields: u8,
    pub(crate) readiness: Readiness,
}

/// A procedure of the rules that waits on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rule {
    /// All players choose their stance.
    #[default]
    Stances,
    /// Stances are shown and take effect.
    Reveal,
    /// A turn begins.
    TurnStart,
    /// The player whose turn it is acts.
    Actions,
    /// The turn is over.
    TurnEnd,
    /// The fighter that was attacked strikes back, if it still can.
    StrikeBack {
        /// The fighter that attacked.
        attacker: Thing,
        /// The fighter that was attacked.
        defender: Thing,
    },
    /// The player of the ability below names the opponent it is about.
    NameOpponent,
}

/// A duel in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) luck: Luck,
    pub(crate) stack: Stack<Rule, Bits<1>>,
    pub(crate) mode: Mode,
    /// By seat; the entries of empty seats stay empty.
    pub(crate) sides: [Side; MOST_PLAYERS],
    pub(crate) fighters: [Fighter; FIGHTERS],
    /// The cards in decks whose position each seat knows, as bits.
    pub(crate) known: [u64; MOST_PLAYERS],
    /// The life with which all players began, which is also the maximum.
    pub(crate) most_life: u8,
    pub(crate) round: u8,
    /// The player whose turn it is.
    pub(crate) turn: Seat,
    /// The players who have had a turn this round, or have it now.
    pub(crate) acted: Seats,
    /// Players without life, in the order in which they fell.
    pub(crate) fallen: ArrayVec<[Seat; MOST_PLAYERS]>,
    pub(crate) rolled: u8,
    pub(crate) deciders: Seats,
    pub(crate) outcome: Option<Outcome>,
}

impl State {
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    pub(crate) fn fighter(&self, card: u8) -> &Fighter {
        &self.fighters[usize::from(card)]
    }

    /// The seats, teams and regions.
    pub(crate) fn seating(&self) -> Seating {
        self.mode.seating()
    }

    /// The players who still have life.
    pub(crate) fn standing(&self) -> Seats {
        let fallen: Seats = self.fallen.iter().copied().collect();
        self.seating().seats().minus(fallen)
    }

    /// The opponents that a player's attacks and effects can reach.
    pub(crate) fn reach(&self, seat: Seat) -> Seats {
        self.seating().opponents_in_region(seat).both(self.standing())
    }

    /// The players in the order of their turns in this round. The first round begins with red, the
    /// next with the seat after red, and so on.
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seating, standing) = (self.seating(), self.standing());
        let count = seating.seats().count();
        let first = u32::from(self.round - 1) % count;
        let first = seating.seats().into_iter().nth(first as usize);
        let first = first.expect("fewer seats were counted than there are");
        let order = [first].into_iter().chain(seating.after(first));
        order.filter(move |seat| standing.contains(*seat))
    }
}

/// The thing that stands for a card in effects.
pub(crate) const fn thing(card: u8) -> Thing {
    Thing(card as u16)
}

/// The card a thing stands for.
pub(crate) fn card(thing: Thing) -> u8 {
    thing.byte()
}

/// The player to whose deck the card belongs.
pub(crate) fn owner(card: u8) -> Seat {
    Seat::new(card / DECK_SIZE)
}

/// The cards of a player's deck, by number.
pub(crate) fn deck_of(seat: Seat) -> Range<u8> {
    let first = (0..seat.index()).map(|_| DECK_SIZE).sum();
    first..first + DECK_SIZE
}

/// The title of a card.
pub(crate) fn title(card: u8) -> Title {
    Title::DECK[usize::from(card % DECK_SIZE)]
}

/// The title of the card a thing stands for.
pub(crate) fn title_of(thing: Thing) -> Title {
    title(card(thing))
}
