//! The state: plain data, less than eight KiB.

use std::hash::{Hash, Hasher};

use script::{Bits, Frame, PutOff, Slot, Stack, Thing, Things as _};
use serde::Serialize;
use serde::ser::SerializeStruct as _;
use table::{Luck, Outcome, Seat, Seating, Seats};
use tinyvec::ArrayVec;

use crate::capacity::{
    MOST_CARDS, MOST_DISCOUNTS, MOST_GALAXIES, MOST_IN_PILE, MOST_PLACES, MOST_POSTPONED,
    MOST_ROW_BONUSES, MOST_SEATS, MOST_WAITING, ROW, SEATS,
};
use crate::components::{BaseId, CardId, Cards, Components, Piece};
use crate::game::{Hands, ShortGalaxy, Target};
use crate::kit::Mentions;
use crate::words::{Faction, Factions, Moment, Things};

/// An ordered pile of cards; the last is on top.
pub type Pile = ArrayVec<[CardId; MOST_IN_PILE]>;

/// The galaxy row; a place is empty while there is no card to fill it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Row {
    places: [Option<CardId>; ROW],
    /// The number of places in use.
    length: u8,
    /// The same cards as a set, because the rules ask for it at every decision.
    cards: Cards,
}

impl Row {
    /// A row with this many empty places.
    pub(crate) fn of_length(length: usize) -> Self {
        let length = u8::try_from(length.min(ROW)).unwrap_or(u8::MAX);
        Self { length, ..Self::default() }
    }

    /// This row with these cards instead, in the order of their places.
    pub(crate) fn refilled(&self, cards: impl IntoIterator<Item = CardId>) -> Self {
        let mut row = Self::of_length(self.length.into());
        let places = 0..row.length.into();
        cards.into_iter().zip(places).for_each(|(card, place)| row.put(place, card));
        row
    }

    /// The place with each number.
    pub(crate) fn places(&self) -> &[Option<CardId>] {
        &self.places[..self.length.into()]
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
        self.places().iter().position(Option::is_none)
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

/// A galaxy: its row, and the piles beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
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

/// A set of galaxies, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Galaxies(u8);

impl Galaxies {
    pub(crate) const fn only(number: usize) -> Self {
        Self(1 << number)
    }

    pub(crate) fn insert(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    #[inline]
    pub(crate) const fn contains(self, number: usize) -> bool {
        self.0 >> number & 1 == 1
    }

    /// Whether there are several.
    #[inline]
    pub(crate) const fn are_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The lowest number.
    #[inline]
    pub(crate) const fn lowest(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        (0..MOST_GALAXIES).filter(move |&number| self.contains(number))
    }
}

/// A set of bases, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Bases(pub(crate) u64);

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

    /// The base with the lowest number.
    #[inline]
    pub(crate) fn lowest(self) -> Option<BaseId> {
        let lowest = u8::try_from(self.0.trailing_zeros()).unwrap_or(u8::MAX);
        (self.0 != 0).then_some(BaseId(lowest))
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = BaseId> {
        let mut left = self;
        std::iter::from_fn(move || {
            let lowest = left.lowest()?;
            left.remove(lowest);
            Some(lowest)
        })
    }
}

impl FromIterator<BaseId> for Bases {
    fn from_iter<I: IntoIterator<Item = BaseId>>(bases: I) -> Self {
        let mut set = Self::default();
        bases.into_iter().for_each(|base| set.insert(base));
        set
    }
}

/// A space of the Force track. Each side (a player, or a team) has one arm of it; all arms meet in
/// the neutral space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ForceSpace {
    /// The number of arms.
    arms: u8,
    /// The arm of the space; the first for the neutral space.
    arm: u8,
    /// Its distance from the neutral space.
    distance: u8,
}

impl ForceSpace {
    /// The spaces of an arm.
    pub const ARM: u8 = 3;

    /// The space in the middle.
    #[must_use]
    pub const fn neutral(arms: u8) -> Self {
        Self { arms, arm: 0, distance: 0 }
    }

    /// A space of the arm of a seat, counted from the middle.
    #[must_use]
    pub fn of(seat: Seat, distance: u8, arms: u8) -> Self {
        let arm = Self { arms, arm: 0, distance }.arm_of(seat);
        Self { arms, arm: if distance == 0 { 0 } else { arm }, distance: distance.min(Self::ARM) }
    }

    /// The last space of a seat.
    #[must_use]
    pub fn end_of(seat: Seat, arms: u8) -> Self {
        Self::of(seat, Self::ARM, arms)
    }

    /// The arm of a seat. With two teams of two, every other seat is of the first.
    #[allow(clippy::cast_possible_truncation)] // There are fewer than 16 seats.
    fn arm_of(self, seat: Seat) -> u8 {
        seat.index() as u8 % self.arms
    }

    /// The number of arms.
    #[must_use]
    pub const fn arms(self) -> u8 {
        self.arms
    }

    /// The distance from the neutral space.
    #[must_use]
    pub const fn distance(self) -> u8 {
        self.distance
    }

    /// Whether it is the space in the middle.
    #[must_use]
    pub const fn is_neutral(self) -> bool {
        self.distance == 0
    }

    /// The position on a seat's arm; negative on the arm of another.
    #[must_use]
    pub fn toward(self, seat: Seat) -> i8 {
        let distance = i8::try_from(self.distance).unwrap_or(i8::MAX);
        if self.arm == self.arm_of(seat) { distance } else { -distance }
    }

    /// The space after the marker moved this many spaces toward a seat: first to the middle, then
    /// along its arm.
    #[must_use]
    pub(crate) fn moved(self, seat: Seat, spaces: u8) -> Self {
        let back = if self.toward(seat) < 0 { self.distance.min(spaces) } else { 0 };
        let middle = self.calmed(back);
        if back == spaces || middle.toward(seat) < 0 {
            return middle;
        }
        Self::of(seat, middle.distance + spaces - back, self.arms)
    }

    /// The space after the marker moved this many spaces toward the middle.
    #[must_use]
    pub(crate) fn calmed(self, spaces: u8) -> Self {
        let distance = self.distance.saturating_sub(spaces);
        Self { distance, arm: if distance == 0 { 0 } else { self.arm }, ..self }
    }
}

impl Serialize for ForceSpace {
    /// At a table with two sides a number from the end of the first, -3, to that of the second, 3;
    /// with three the seat whose arm it is, or null, and the distance from the neutral space.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.arms == 2 {
            return serializer.serialize_i8(self.toward(Seat::new(1)));
        }
        let mut fields = serializer.serialize_struct("ForceSpace", 2)?;
        fields.serialize_field("seat", &(self.distance > 0).then_some(self.arm))?;
        fields.serialize_field("distance", &self.distance)?;
        fields.end()
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
    pub(crate) const BASES: Cards = Bits([0, 0, 0, u64::MAX << (MOST_CARDS % 64)]);

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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub(crate) faction: Faction,
    /// The factions that play against this player in reach.
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
    /// Whether the extra hunt that the base allows was made this turn.
    pub(crate) base_hunted: bool,
    /// The base chosen to come next, while a teammate still chooses.
    pub(crate) next_base: Option<BaseId>,
    /// Damage to the base already prevented this turn.
    pub(crate) prevented: u8,
    /// Face-down bases still to come.
    pub(crate) base_deck: Bases,
    /// Bases out of the game: not picked, or not in this mode.
    pub(crate) left_out: Bases,
    /// Enemy bases destroyed; those of a team are with its first seat.
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
    /// The turn begins: without a base, the next one is chosen.
    Base,
    /// The next base is chosen.
    Choice,
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
    /// The players whose turn it is act.
    #[default]
    Actions,
    /// Triggered abilities wait; those who may resolve them do so or skip them.
    Triggers {
        /// The index of the first ability of this group among all that wait.
        from: u8,
    },
    /// Whoever does what follows, the opponent it is about or the galaxy is named.
    Name(Naming),
    /// The reward for an attack on a card of the row is offered.
    Reward {
        /// The attacker.
        seat: Seat,
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
        /// The player who resolves the attack.
        seat: Seat,
        /// The owner of the base and ships that take it; of a team, any of its players.
        owner: Seat,
        /// The damage not dealt yet.
        left: u8,
    },
    /// One of the two bases of a team is chosen for what an effect does to a base.
    Whose {
        /// The player of the effect.
        seat: Seat,
        /// What it does.
        what: ToBase,
        /// The damage dealt or repaired.
        amount: u8,
    },
    /// A purchased card goes to one of several places.
    Place(CardId, Seat),
    /// A turn ends.
    End(End),
}

/// What an effect does to a base.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToBase {
    /// It deals damage to it.
    Damage,
    /// It takes damage off it.
    Repair,
}

/// What has to be named before an ability begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Naming {
    /// The abilities under the rule that it is for: a cost and its effect are two.
    pub abilities: u8,
    /// What they mention and nobody has named yet.
    pub(crate) mentions: Mentions,
    /// The condition under which something can be named.
    pub(crate) given: Given,
}

/// The condition of the ability for which something is named: what cannot meet it is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Given {
    /// There is none.
    #[default]
    Nothing,
    /// That of the ability that the player uses.
    Use,
    /// That of the triggered ability with this number.
    Trigger(u8),
}

/// A triggered ability that waits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Waiting {
    pub(crate) source: Thing,
    /// The player whose ability it is.
    pub(crate) seat: Seat,
    /// The players who may resolve it.
    pub(crate) by: Seats,
    /// The opponent that it is about; its player if there is none.
    pub(crate) against: Seat,
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
    /// The row cards that units may attack this turn although the rules do not allow it.
    pub(crate) prey: Cards,
    pub(crate) waiting: ArrayVec<[Waiting; MOST_WAITING]>,
    pub(crate) postponed: ArrayVec<[Postponed; MOST_POSTPONED]>,
    pub(crate) places: ArrayVec<[Destination; MOST_PLACES]>,
    /// Cards out of the match: positions of scenarios leave some out, other matches none.
    pub(crate) set_aside: Cards,
    /// The player whose turn it is; of a team, its first seat.
    pub(crate) turn: Seat,
    /// The players of this turn who have not said that they are done.
    pub(crate) acting: Seats,
    pub(crate) goal: u8,
    pub(crate) bribing: bool,
    pub(crate) short_galaxy: ShortGalaxy,
    pub(crate) secret: bool,
    pub(crate) hands: Hands,
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

    /// The team of a seat, the seat included.
    #[inline]
    pub(crate) fn team(&self, seat: Seat) -> Seats {
        self.seating.team(seat)
    }

    /// The players whose turn it is.
    #[inline]
    pub(crate) fn active(&self) -> Seats {
        self.seating.team(self.turn)
    }

    /// The opponents whose cards and hands the effects of a seat can be about: those in its region.
    #[inline]
    pub(crate) fn rivals(&self, seat: Seat) -> Seats {
        self.seating.opponents_in_region(seat)
    }

    /// The opponents whose bases and cards in play the effects of a seat reach: a whole team,
    /// wherever they sit.
    #[inline]
    pub(crate) fn rivals_in_play(&self, seat: Seat) -> Seats {
        self.seating.opponents(seat)
    }

    /// The players who see the hand of a seat: its own and, if hands are open, the teammate's.
    #[inline]
    pub(crate) fn hand_readers(&self, seat: Seat) -> Seats {
        match self.hands {
            Hands::Open => self.seating.team(seat),
            Hands::Closed => Seats::only(seat),
        }
    }

    /// The galaxies on the table.
    #[inline]
    pub(crate) fn galaxies(&self) -> &[Galaxy] {
        &self.galaxies[..self.components.players().galaxies().len()]
    }

    /// The galaxies on the table, to be changed.
    #[inline]
    pub(crate) fn galaxies_mut(&mut self) -> &mut [Galaxy] {
        &mut self.galaxies[..self.components.players().galaxies().len()]
    }

    /// The galaxies in reach of a seat.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat) -> Galaxies {
        self.components.reach(seat)
    }

    /// The cards of the rows in reach of a seat.
    #[inline]
    pub(crate) fn rows(&self, seat: Seat) -> Cards {
        self.rows_of(self.reach(seat))
    }

    /// The cards of these rows.
    #[inline]
    pub(crate) fn rows_of(&self, galaxies: Galaxies) -> Cards {
        if !galaxies.are_several() {
            return self.galaxies[galaxies.lowest()].row.cards();
        }
        let row = |number: usize| self.galaxies[number].row.cards();
        galaxies.iter().fold(Cards::default(), |all, number| all | row(number))
    }

    /// The pilots on sale for a seat.
    #[inline]
    pub(crate) fn pilots(&self, seat: Seat) -> Cards {
        self.galaxies[self.components.pilot_pile(seat)].pilots
    }

    /// The pilots on sale at the whole table.
    pub(crate) fn all_pilots(&self) -> Cards {
        let piles = self.galaxies().iter().map(|galaxy| galaxy.pilots);
        piles.fold(Cards::default(), std::ops::BitOr::bitor)
    }

    /// The number of the galaxy in whose row the card is.
    pub(crate) fn row_with(&self, card: CardId) -> Option<usize> {
        self.galaxies().iter().position(|galaxy| galaxy.row.cards().contains(card.thing()))
    }

    /// The bases in play of a team.
    #[inline]
    pub(crate) fn team_bases(&self, seat: Seat) -> impl Iterator<Item = BaseId> {
        self.team(seat).into_iter().filter_map(|member| self.player(member).base)
    }

    /// The bases that a team has destroyed.
    #[inline]
    pub(crate) fn victories(&self, seat: Seat) -> Bases {
        self.player(self.team(seat).lowest().unwrap_or(seat)).victory
    }

    /// The units and capital ships that these players have in play.
    #[inline]
    pub(crate) fn in_play_of(&self, seats: Seats) -> Cards {
        let all = seats.into_iter().map(|seat| self.player(seat).in_play());
        all.fold(Cards::default(), std::ops::BitOr::bitor)
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
        self.row_with(card).is_some()
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
