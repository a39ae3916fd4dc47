//! The state: plain data, less than four KiB.

use std::hash::{Hash, Hasher};

use script::{Bits, Frame, PutOff, Slot, Stack, Thing, Things as _};
use serde::Serialize;
use table::{Luck, Outcome, Seat, Seating, Seats};
use tinyvec::ArrayVec;

use crate::capacity::{
    MOST_CARDS, MOST_DISCOUNTS, MOST_GALAXIES, MOST_IN_PILE, MOST_PLACES, MOST_POSTPONED,
    MOST_ROW_BONUSES, MOST_SEATS, MOST_WAITING, ROW, SEATS,
};
use crate::components::{BaseId, CardId, Cards, Components, Piece};
use crate::game::{ShortGalaxy, Target};
use crate::words::{Faction, Factions, Moment, Things};

/// An ordered pile of cards; the last is on top.
pub type Pile = ArrayVec<[CardId; MOST_IN_PILE]>;

/// The galaxy row; a place is empty while there is no card to fill it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Row {
    places: [Option<CardId>; ROW],
    /// The same cards as a set, because the rules ask for it at every decision.
    cards: Cards,
}

impl Row {
    /// The place with each number.
    pub(crate) fn places(&self) -> &[Option<CardId>; ROW] {
        &self.places
    }

    /// The cards, in the order of their places.
    pub(crate) fn iter(&self) -> impl Iterator<Item = CardId> {
        self.places.iter().copied().flatten()
    }

    /// The cards as a set.
    #[inline]
    pub(crate) fn cards(&self) -> Cards {
        self.cards
    }

    /// The lowest number of an empty place.
    pub(crate) fn gap(&self) -> Option<usize> {
        self.places.iter().position(Option::is_none)
    }

    /// Puts a card into an empty place.
    pub(crate) fn put(&mut self, place: usize, card: CardId) {
        self.places[place] = Some(card);
        self.cards.insert(card.thing());
    }

    /// The number of the place of a card, if it is in the row.
    pub(crate) fn place_of(&self, card: CardId) -> Option<usize> {
        self.places.iter().position(|&other| other == Some(card))
    }

    /// Takes a card away, if it is in the row. Returns whether it was.
    pub(crate) fn take(&mut self, card: CardId) -> bool {
        if !self.cards.contains(card.thing()) {
            return false;
        }
        self.cards.remove(card.thing());
        if let Some(place) = self.place_of(card) {
            self.places[place] = None;
        }
        true
    }
}

// The set follows from the places.
impl Hash for Row {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.places.hash(hasher);
    }
}

impl FromIterator<CardId> for Row {
    /// Fills the places in order.
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut row = Self::default();
        cards.into_iter().take(ROW).enumerate().for_each(|(place, card)| row.put(place, card));
        row
    }
}

/// A galaxy: its row, and the piles beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Galaxy {
    pub(crate) row: Row,
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) pilots: Cards,
}

impl Galaxy {
    /// Whether a card that leaves the row comes straight back, because there is no other.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.deck.is_empty() && self.discard.is_empty()
    }
}

/// A set of bases, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Bases(pub(crate) u32);

impl Bases {
    pub(crate) fn insert(&mut self, base: BaseId) {
        self.0 |= 1 << base.0;
    }

    pub(crate) fn remove(&mut self, base: BaseId) {
        self.0 &= !(1 << base.0);
    }

    #[inline]
    pub(crate) fn contains(self, base: BaseId) -> bool {
        self.0 >> base.0 & 1 == 1
    }

    pub(crate) fn count(self) -> u8 {
        u8::try_from(self.0.count_ones()).expect("a match has fewer than 256 bases")
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = BaseId> {
        (0..32).map(BaseId).filter(move |&base| self.contains(base))
    }
}

impl FromIterator<BaseId> for Bases {
    fn from_iter<I: IntoIterator<Item = BaseId>>(bases: I) -> Self {
        let mut set = Self::default();
        bases.into_iter().for_each(|base| set.insert(base));
        set
    }
}

/// A space of the Force track, counted from the middle: negative is the end of the first seat, the
/// dark one, positive that of the second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct ForceSpace(pub i8);

impl ForceSpace {
    /// The last dark space, the end of the first seat.
    pub const DARK_END: Self = Self(-3);
    /// The last light space, the end of the second seat.
    pub const LIGHT_END: Self = Self(3);
    /// The space in the middle.
    pub const NEUTRAL: Self = Self(0);

    /// The last space of a seat.
    #[must_use]
    pub fn end_of(seat: Seat) -> Self {
        if seat.index() == 0 { Self::DARK_END } else { Self::LIGHT_END }
    }

    /// The position on a seat's side; negative on the other side.
    #[must_use]
    pub fn toward(self, seat: Seat) -> i8 {
        self.0 * Self::end_of(seat).0.signum()
    }
}

/// The role of a card in play in the attacks of this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AttackRole {
    /// It is not assigned to an attack yet.
    Free,
    /// It is assigned to an attack.
    Assigned(Target),
    /// It took part in an attack that is over.
    Attacked,
    /// The row card it was assigned to left the row, so it cannot attack any more.
    TargetGone,
}

/// A target in one byte: the number of a row card or, after all cards, the seat whose base it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Aim(u8);

impl Aim {
    /// The bases in a set of aims; the other numbers are row cards.
    pub(crate) const BASES: Cards = Bits([0, u64::MAX << (MOST_CARDS - 64)]);

    pub(crate) fn at(target: Target) -> Self {
        match target {
            Target::Base(seat) => {
                let number = u8::try_from(MOST_CARDS + seat.index());
                Self(number.expect("a match has fewer than 256 cards and seats"))
            }
            Target::Row(card) => Self(card.0),
        }
    }

    /// The aim with this number in a set of aims.
    #[inline]
    pub(crate) fn numbered(number: Thing) -> Self {
        Self(number.byte())
    }

    /// Its number in a set of aims.
    #[inline]
    pub(crate) fn number(self) -> Thing {
        Thing(self.0.into())
    }

    #[inline]
    pub(crate) fn target(self) -> Target {
        match SEATS.get(usize::from(self.0).wrapping_sub(MOST_CARDS)) {
            Some(&seat) => Target::Base(seat),
            None => Target::Row(CardId(self.0)),
        }
    }
}

impl Default for Aim {
    fn default() -> Self {
        Self::at(Target::default())
    }
}

// Hashed like its target, so that states keep their hashes.
impl Hash for Aim {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.target().hash(hasher);
    }
}

/// The counters on a card in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Mark {
    pub(crate) damage: u8,
    /// Attack gained for the turn.
    pub(crate) bonus: u8,
    /// The target of its attack, while it is assigned.
    pub(crate) aim: Aim,
}

/// One player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub(crate) faction: Faction,
    /// The factions that play against this player.
    pub(crate) enemies: Factions,
    pub(crate) deck: Pile,
    pub(crate) discard: Pile,
    pub(crate) hand: Cards,
    pub(crate) units: Cards,
    pub(crate) ships: Cards,
    /// Cards in play whose ability was used this turn.
    pub(crate) used: Cards,
    /// Cards in play assigned to an attack that is not resolved.
    pub(crate) assigned: Cards,
    /// Cards in play that cannot attack any more this turn.
    pub(crate) spent: Cards,
    /// Those of them whose target left the row.
    pub(crate) without_target: Cards,
    pub(crate) exile: Cards,
    pub(crate) pool: u8,
    pub(crate) base: Option<BaseId>,
    pub(crate) base_damage: u8,
    pub(crate) base_used: bool,
    /// Damage to the base already prevented this turn.
    pub(crate) prevented: u8,
    /// Face-down bases still to come.
    pub(crate) base_deck: Bases,
    /// Bases out of the game: not picked, or not in this mode.
    pub(crate) left_out: Bases,
    /// Enemy bases destroyed.
    pub(crate) victory: Bases,
    /// The card face down under the base.
    pub(crate) tucked: Option<Tucked>,
}

/// A card under a base.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tucked {
    pub(crate) card: CardId,
    /// The player to whose discard pile it goes back.
    pub(crate) owner: Seat,
}

/// Steps of the start of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// Reveals a new base, if there is none.
    Base,
    /// Gives the resources of the Force and of capital ships, and triggers the abilities of the
    /// start of a turn.
    Income,
}

/// Steps of the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Resolves the effects postponed to the end of the turn.
    Postponed,
    /// Clears units, hand and resources, draws cards and passes the turn.
    CleanUp,
}

/// A procedure of the rules that waits on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Rule {
    /// The players secretly choose their bases.
    SecretBases,
    /// A turn starts.
    Start(Start),
    /// The player whose turn it is acts.
    #[default]
    Actions,
    /// Triggered abilities wait; their owner resolves or skips them.
    Triggers {
        /// The index of the first ability of this group among all that wait.
        from: u8,
    },
    /// The reward for an attack on a card of the row is offered.
    Reward {
        /// The card that was attacked.
        target: CardId,
        /// The card with the reward: the target itself, or the card that allowed the attack.
        by: Thing,
        /// Whether the player had it before and receives it once more.
        again: bool,
    },
    /// A capital ship of the row that was destroyed is discarded, unless it was purchased.
    Wreck(CardId),
    /// Empty places of the row are filled.
    Refill,
    /// Damage of a base attack is being dealt.
    Damage {
        /// The owner of the base and ships that take it.
        owner: Seat,
        /// The damage not dealt yet.
        left: u8,
    },
    /// A purchased card goes to one of several places.
    Place(CardId),
    /// A turn ends.
    End(End),
}

/// A triggered ability that waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Waiting {
    pub(crate) source: Thing,
    /// The number of the ability of its source.
    pub(crate) ability: u8,
    /// The card that it is about, which slot A remembers; its source if there is no other.
    pub(crate) about: Thing,
}

/// More Attack of a card against cards of the galaxy row this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct RowBonus {
    pub(crate) card: CardId,
    pub(crate) attack: u8,
}

/// A postponed effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Postponed {
    pub(crate) effect: Option<(Due, PutOff)>,
}

/// The moment of a postponed effect. The sort of a purchase is printed on the card of the effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Due {
    /// When the turn ends.
    EndOfTurn,
    /// At the next purchase of a sort.
    NextPurchase,
    /// When the next card leaves the row.
    NextGap,
}

impl From<Moment> for Due {
    fn from(moment: Moment) -> Self {
        match moment {
            Moment::EndOfTurn => Self::EndOfTurn,
            Moment::NextPurchase(_) => Self::NextPurchase,
            Moment::NextGap => Self::NextGap,
        }
    }
}

/// One of the places to which a purchased card may go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Destination {
    /// The place that the purchasing effect names.
    Said(crate::words::Goes),
    /// The place that the ability of this card or base names.
    By(Thing, script::Entry),
    /// The place that a postponed effect names.
    Postponed(Frame),
}

impl Default for Destination {
    fn default() -> Self {
        Self::Said(crate::words::Goes::Usual)
    }
}

/// A match in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) luck: Luck,
    pub(crate) stack: Stack<Rule, Things>,
    /// The card or base of each number.
    pub(crate) components: &'static Components,
    pub(crate) seating: Seating,
    pub(crate) players: [Player; MOST_SEATS],
    pub(crate) marks: [Mark; MOST_CARDS],
    pub(crate) galaxies: [Galaxy; MOST_GALAXIES],
    pub(crate) force: ForceSpace,
    /// The hidden cards whose place each seat knows, besides its own hand.
    pub(crate) known: [Cards; MOST_SEATS],
    /// The hidden cards that were shown to all players and watchers.
    pub(crate) shown: Cards,
    /// Cards played and bought this turn, for "the first time each turn".
    pub(crate) played: Cards,
    pub(crate) bought: Cards,
    /// Cards that the player whose turn it is exiled this turn.
    pub(crate) exiled: Cards,
    /// Cards in play when the turn began.
    pub(crate) began: Cards,
    /// The cards that make a later purchase of this turn cheaper.
    pub(crate) discounts: ArrayVec<[Thing; MOST_DISCOUNTS]>,
    /// Cards with more Attack against the row this turn.
    pub(crate) row_bonuses: ArrayVec<[RowBonus; MOST_ROW_BONUSES]>,
    /// The row card that units may attack this turn although the rules do not allow it.
    pub(crate) prey: Option<CardId>,
    /// Whether the extra hunt of a base was made this turn.
    pub(crate) hunted: bool,
    pub(crate) waiting: ArrayVec<[Waiting; MOST_WAITING]>,
    pub(crate) postponed: ArrayVec<[Postponed; MOST_POSTPONED]>,
    pub(crate) places: ArrayVec<[Destination; MOST_PLACES]>,
    /// Cards out of the match: positions of scenarios leave some out, other matches none.
    pub(crate) set_aside: Cards,
    pub(crate) turn: Seat,
    pub(crate) goal: u8,
    pub(crate) bribing: bool,
    pub(crate) short_galaxy: ShortGalaxy,
    pub(crate) secret: bool,
    pub(crate) deciders: Seats,
    pub(crate) outcome: Option<Outcome>,
}

impl State {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats of all players.
    #[inline]
    pub(crate) fn seats(&self) -> Seats {
        self.seating.seats()
    }

    /// The opponent that cards and attacks of a seat reach. If several are in reach, the player
    /// must be asked to choose one before this can be called.
    ///
    /// # Panics
    /// When there is not exactly one opponent: no setup allows that yet.
    #[inline]
    pub(crate) fn opponent(&self, seat: Seat) -> Seat {
        let opponents = self.seating.opponents_in_region(seat);
        assert!(opponents.count() == 1, "every player has one opponent");
        opponents.lowest().unwrap_or(seat)
    }

    /// The seat that plays a faction, if exactly one does.
    pub(crate) fn seat_of(&self, faction: Faction) -> Option<Seat> {
        let mut seats = self.seats().into_iter();
        let mut plays = || seats.find(|&seat| self.player(seat).faction == faction);
        let first = plays();
        first.filter(|_| plays().is_none())
    }

    /// The seat that has this card or base in play.
    pub(crate) fn controller(&self, thing: Thing) -> Option<Seat> {
        self.seats().into_iter().find(|&seat| {
            let player = self.player(seat);
            player.in_play().contains(thing) || player.base.map(BaseId::thing) == Some(thing)
        })
    }

    /// The number of the galaxy in a seat's reach. Both players of a table for two share the first.
    #[inline]
    #[allow(clippy::unused_self)] // Where there are several, the region of the seat decides.
    pub(crate) fn galaxy_number(&self, _: Seat) -> usize {
        0
    }

    /// The galaxy in a seat's reach.
    #[inline]
    pub(crate) fn galaxy(&self, seat: Seat) -> &Galaxy {
        &self.galaxies[self.galaxy_number(seat)]
    }

    /// A card or base with everything needed to name it.
    pub(crate) fn piece(&self, thing: Thing) -> Piece {
        self.components.piece(thing)
    }

    /// Cards that an effect exiles at the end of the turn.
    #[inline]
    pub(crate) fn lent(&self) -> Cards {
        self.postponed_to(Due::EndOfTurn).filter_map(|frame| frame.thing(Slot::A)).collect()
    }

    /// The effects postponed to a moment, in the order in which they were postponed.
    #[inline]
    pub(crate) fn postponed_to(&self, due: Due) -> impl Iterator<Item = Frame> {
        let effects = self.postponed.iter().filter_map(|postponed| postponed.effect);
        effects.filter(move |(at, _)| *at == due).map(|(_, effect)| effect.frame())
    }

    /// The role of the card in the attacks of this turn.
    pub(crate) fn attack_role(&self, seat: Seat, card: CardId) -> AttackRole {
        let player = self.player(seat);
        if player.assigned.contains(card.thing()) {
            return AttackRole::Assigned(self.mark(card).aim.target());
        }
        if !player.spent.contains(card.thing()) {
            return AttackRole::Free;
        }
        if player.without_target.contains(card.thing()) {
            AttackRole::TargetGone
        } else {
            AttackRole::Attacked
        }
    }

    #[inline]
    pub(crate) fn mark(&self, card: CardId) -> &Mark {
        &self.marks[card.index()]
    }

    #[inline]
    pub(crate) fn mark_mut(&mut self, card: CardId) -> &mut Mark {
        &mut self.marks[card.index()]
    }

    /// Whether the card is in a galaxy row.
    pub(crate) fn in_row(&self, card: CardId) -> bool {
        self.galaxies.iter().any(|galaxy| galaxy.row.cards().contains(card.thing()))
    }
}

impl Player {
    /// Drops all marks of a card in play.
    pub(crate) fn clear_marks(&mut self, card: Thing) {
        let sets = [&mut self.used, &mut self.assigned, &mut self.spent, &mut self.without_target];
        for set in sets {
            set.remove(card);
        }
    }

    /// Marks the card as unable to attack any more: it attacked, or its target is gone.
    pub(crate) fn spend(&mut self, card: Thing) {
        self.assigned.remove(card);
        self.spent.insert(card);
    }

    /// Units and ships together.
    #[inline]
    pub(crate) fn in_play(&self) -> Cards {
        self.units | self.ships
    }
}
