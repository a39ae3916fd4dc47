//! The cards and bases of a match: numbers for the rules, titles for readers.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Mutex;

use script::{Bits, Thing, Things as _};
use serde::{Serialize, Serializer};
use table::{Seat, Seats};

use crate::capacity::{MOST_CARDS, MOST_SEATS, MOST_THINGS};
use crate::cards;
use crate::players::Players;
use crate::rules::Galaxies;
use crate::sets::{CardSets, Sorts};
use crate::words::{Card, Edition, Faction, Kind, Supply};

/// The cards that meet in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contents {
    /// The players, in the order of their seats.
    pub players: Players,
    /// By region: the box whose neutral cards and pilots are used. Only two teams have a second
    /// region.
    pub neutral: [Edition; 2],
}

impl Contents {
    /// Every combination that the books allow for two players: two different factions, and the
    /// neutral cards of a box that one of them belongs to.
    pub(crate) fn all_for_two() -> Vec<Self> {
        let mut factions = Faction::PLAYED;
        factions.sort_unstable();
        let mut all = Vec::new();
        for (n, &one) in factions.iter().enumerate() {
            for &other in &factions[n + 1..] {
                let players = Players::Two([one, other]);
                let contents = |neutral| Self { players, neutral: [neutral; 2] };
                all.extend(Self::neutral_boxes(&[one, other]).into_iter().map(contents));
            }
        }
        all
    }

    /// The boxes whose neutral cards may be used, the usual one first. The box of the Mandalorians
    /// has none of its own but those for three players.
    pub(crate) fn neutral_boxes(factions: &[Faction]) -> Vec<Edition> {
        let mut boxes: Vec<Edition> = factions.iter().filter_map(|one| one.edition()).collect();
        boxes.retain(|edition| *edition != Edition::Mandalorians);
        boxes.sort_unstable();
        boxes.dedup();
        boxes
    }

    /// The lots of cards and bases. Those of one group are numbered together, title by title.
    fn lots(&self) -> Vec<Vec<Lot>> {
        let factions = self.players.factions();
        let seats = 0..factions.len();
        let own = |seat: usize, what, lot| Lot { of: factions[seat], what, lot };
        let neutral = |edition, supply, lot| {
            vec![Lot { of: Faction::Neutral, what: What::Neutral(edition, supply), lot }]
        };
        let mut groups = Vec::new();
        let regions = if let Players::Teams(_) = self.players { 2 } else { 1 };
        for (region, &edition) in self.neutral.iter().enumerate().take(regions) {
            let lot = small(region);
            let mut group = neutral(edition, Supply::Galaxy, lot);
            for seat in seats.clone().filter(|seat| regions == 1 || seat / 2 == region) {
                let galaxy = own(seat, What::Galaxy, lot);
                group.extend([own(seat, What::Starters, small(seat)), galaxy]);
            }
            groups.extend([group, neutral(edition, Supply::Pilots, lot)]);
        }
        if let Players::Three(_) = self.players {
            groups.push(neutral(Edition::Mandalorians, Supply::Galaxy, 0));
            groups.push(neutral(Edition::Mandalorians, Supply::Permanent, 0));
            groups.push(neutral(Edition::Mandalorians, Supply::StartingBase, NOBODY));
        }
        groups.push(seats.map(|seat| own(seat, What::Bases, small(seat))).collect());
        groups
    }
}

/// Cards or bases that begin a match in one place.
#[derive(Clone, Copy, Debug)]
struct Lot {
    of: Faction,
    what: What,
    /// The seat of starters and bases, the region of other cards.
    lot: u8,
}

/// The part of a faction's cards in a lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Starters,
    Galaxy,
    Bases,
    Neutral(Edition, Supply),
}

/// The lot of bases that belong to no player.
const NOBODY: u8 = u8::MAX;

impl Lot {
    fn includes(&self, card: &Card) -> bool {
        card.faction == self.of
            && match self.what {
                What::Starters => card.supply == Supply::Starter,
                What::Galaxy => card.supply == Supply::Galaxy,
                What::Bases => card.kind == Kind::Base,
                What::Neutral(edition, supply) => card.edition == edition && card.supply == supply,
            }
    }
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("a match has few seats and regions")
}

/// A card of the match; copies of a title have different numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardId(pub u8);

/// A base of the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BaseId(pub u8);

/// A set of cards.
pub type Cards = Bits<{ MOST_CARDS.div_ceil(64) }>;

/// Bases are things too; their numbers follow those of the largest match's cards.
#[allow(clippy::cast_possible_truncation)] // Far fewer than 65,536.
const FIRST_BASE: u16 = MOST_CARDS as u16;

impl CardId {
    /// The number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The thing that stands for the card in effects.
    #[must_use]
    pub const fn thing(self) -> Thing {
        Thing(self.0 as u16)
    }

    /// The card that a thing of a set of cards stands for.
    #[inline]
    pub(crate) const fn of(thing: Thing) -> Self {
        Self(thing.byte())
    }
}

impl BaseId {
    /// The number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The thing that stands for the base in effects.
    #[must_use]
    pub const fn thing(self) -> Thing {
        Thing(FIRST_BASE + self.0 as u16)
    }
}

/// A card or a base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Object {
    /// A card.
    Card(CardId),
    /// A base.
    Base(BaseId),
}

impl Object {
    /// The card or base that a thing stands for.
    #[must_use]
    pub fn of(thing: Thing) -> Self {
        match thing.0.checked_sub(FIRST_BASE) {
            None => Self::Card(CardId::of(thing)),
            Some(base) => Self::Base(BaseId(Thing(base).byte())),
        }
    }
}

/// A title of any box, by its position in [`cards::all`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Title(u8);

impl Title {
    /// The title at a position in [`cards::all`]; all boxes together have fewer than 256.
    pub(crate) fn at(place: usize) -> Self {
        Self(u8::try_from(place).expect("all boxes together have fewer than 256 titles"))
    }

    /// The number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The printed card.
    #[must_use]
    pub fn card(self) -> &'static Card {
        cards::all()[self.index()]
    }
}

/// A card or base as views and events name it: it can be named and written without its match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    thing: Thing,
    title: Title,
    /// The number of the copy of its title, counted from 1.
    copy: u8,
}

impl Piece {
    /// The thing that stands for the card or base in effects.
    #[must_use]
    pub const fn thing(self) -> Thing {
        self.thing
    }

    /// Its number among the cards, or none for a base.
    #[must_use]
    pub fn card_id(self) -> Option<CardId> {
        match Object::of(self.thing) {
            Object::Card(card) => Some(card),
            Object::Base(_) => None,
        }
    }

    /// Its title.
    #[must_use]
    pub const fn title(self) -> Title {
        self.title
    }

    /// The number of the copy of its title, counted from 1.
    #[must_use]
    pub const fn copy(self) -> u8 {
        self.copy
    }

    /// The printed card.
    #[must_use]
    pub fn card(self) -> &'static Card {
        self.title.card()
    }
}

impl fmt::Display for Piece {
    /// Writes the notation: the id, with the number of the copy from the second on.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.copy {
            1 => f.write_str(self.card().id),
            copy => write!(f, "{}#{copy}", self.card().id),
        }
    }
}

impl Serialize for Piece {
    /// Writes the notation.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The title of each number of a match. Within a lot, copies of a title have consecutive numbers.
#[derive(Debug)]
pub struct Components {
    contents: Contents,
    titles: [Title; MOST_THINGS],
    /// By number: the seat of a starter or base, the region of any other card.
    lots: [u8; MOST_THINGS],
    /// By number: the number of the copy of its title, counted from 1.
    copies: [u8; MOST_THINGS],
    card_count: u8,
    base_count: u8,
    /// By seat: the galaxies in reach.
    reach: [Galaxies; MOST_SEATS],
    /// By seat: the opponents whose bases it can attack.
    targets: [Seats; MOST_SEATS],
    pub(crate) sets: CardSets,
    pub(crate) sorts: Sorts,
}

impl PartialEq for Components {
    fn eq(&self, other: &Self) -> bool {
        self.contents == other.contents
    }
}

impl Eq for Components {}

impl Hash for Components {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.contents.hash(hasher);
    }
}

/// The components of every match that was set up. Each is made once and kept, because states only
/// refer to them; there are at most a few hundred combinations.
static MADE: Mutex<Vec<&'static Components>> = Mutex::new(Vec::new());

impl Components {
    /// The components of a match. They are the same in every match with these contents.
    ///
    /// # Panics
    /// When another thread panicked while it made components: fixed data, so any test would find it.
    pub(crate) fn of(contents: &Contents) -> &'static Self {
        let mut made = MADE.lock().expect("making components never fails");
        if let Some(known) = made.iter().find(|known| known.contents == *contents) {
            return known;
        }
        let new = Box::leak(Box::new(Self::new(contents)));
        made.push(new);
        new
    }

    /// # Panics
    /// When there are more than the capacity of a match: fixed data, so any test would find it.
    fn new(contents: &Contents) -> Self {
        let mut components = Self {
            contents: *contents,
            titles: [Title::default(); MOST_THINGS],
            lots: [NOBODY; MOST_THINGS],
            copies: [0; MOST_THINGS],
            card_count: 0,
            base_count: 0,
            reach: [Galaxies::default(); MOST_SEATS],
            targets: [Seats::NONE; MOST_SEATS],
            sets: CardSets::default(),
            sorts: Sorts::default(),
        };
        for group in contents.lots() {
            for title in (0..cards::all().len()).map(Title::at) {
                for lot in group.iter().filter(|lot| lot.includes(title.card())) {
                    (0..title.card().copies).for_each(|_| components.add(title, lot.lot));
                }
            }
        }
        for (number, pair) in contents.players.galaxies().iter().enumerate() {
            pair.iter().for_each(|seat| components.reach[seat.index()].insert(small(number)));
        }
        let seating = contents.players.seating();
        for seat in seating.seats() {
            let first = |side: Seats| side.lowest().filter(|_| !side.contains(seat));
            components.targets[seat.index()] = seating.sides().filter_map(first).collect();
        }
        components.sets = CardSets::of(&components);
        components.sorts = Sorts::of(&components);
        components
    }

    fn add(&mut self, title: Title, lot: u8) {
        let number = if title.card().kind == Kind::Base {
            self.base_count += 1;
            BaseId(self.base_count - 1).thing().index()
        } else {
            assert!(usize::from(self.card_count) < MOST_CARDS, "a match has room for its cards");
            self.card_count += 1;
            usize::from(self.card_count) - 1
        };
        let cards = 0..usize::from(self.card_count);
        let bases = usize::from(FIRST_BASE)..usize::from(FIRST_BASE) + usize::from(self.base_count);
        let known = cards.chain(bases).filter(|&other| other != number);
        let before = known.filter(|&other| self.titles[other] == title).count();
        self.titles[number] = title;
        self.lots[number] = lot;
        self.copies[number] = small(before + 1);
    }

    /// The players, in the order of their seats.
    #[must_use]
    pub const fn players(&self) -> &Players {
        &self.contents.players
    }

    /// The galaxies in reach of a seat.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat) -> Galaxies {
        self.reach[seat.index()]
    }

    /// The opponents whose bases a seat can attack. A team defends both its bases together and is
    /// named by its first seat.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat) -> Seats {
        self.targets[seat.index()]
    }

    /// All galaxies.
    pub(crate) fn all_galaxies(&self) -> Galaxies {
        let mut all = Galaxies::default();
        (0..self.contents.players.galaxies().len()).for_each(|number| all.insert(small(number)));
        all
    }

    /// The galaxy whose pilots a seat may purchase. Three players share one pile.
    #[inline]
    pub(crate) fn pilot_pile(&self, seat: Seat) -> usize {
        match self.contents.players {
            Players::Two(_) | Players::Three(_) => 0,
            Players::Teams(_) => seat.index() / 2,
        }
    }

    /// The player whose base this is, if it is not neutral.
    #[inline]
    pub(crate) fn owner(&self, base: BaseId) -> Option<Seat> {
        Some(self.lots[base.thing().index()]).filter(|&lot| lot != NOBODY).map(Seat::new)
    }

    /// The region of a card; without regions the first.
    pub(crate) fn region(&self, card: CardId) -> usize {
        let lot = usize::from(self.lots[card.index()]);
        if self.facts(card.thing()).is_starter() { lot / 2 } else { lot }
    }

    /// The player in whose starter deck a card is.
    pub(crate) fn starter_of(&self, card: CardId) -> Option<Seat> {
        let starter = self.facts(card.thing()).is_starter();
        starter.then(|| Seat::new(self.lots[card.index()]))
    }

    /// Whether both belong to one lot, in which copies of a title have consecutive numbers.
    pub(crate) fn are_of_one_lot(&self, one: CardId, other: CardId) -> bool {
        self.lots[one.index()] == self.lots[other.index()]
    }

    /// The title of a card.
    #[inline]
    pub(crate) fn title(&self, card: CardId) -> Title {
        self.titles[card.index()]
    }

    /// The title of a base.
    #[inline]
    pub(crate) fn base_title(&self, base: BaseId) -> Title {
        self.titles[base.thing().index()]
    }

    /// The title of a card or base.
    #[inline]
    pub(crate) fn title_of(&self, thing: Thing) -> Title {
        self.titles[thing.index()]
    }

    /// A card or base with everything needed to name it.
    #[must_use]
    pub fn piece(&self, thing: Thing) -> Piece {
        Piece { thing, title: self.title_of(thing), copy: self.copies[thing.index()] }
    }

    /// The printed card or base that a thing stands for.
    #[must_use]
    pub fn facts(&self, thing: Thing) -> &'static Card {
        self.title_of(thing).card()
    }

    /// All cards of the match.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.card_count).map(CardId)
    }

    /// All bases of the match.
    pub fn bases(&self) -> impl Iterator<Item = BaseId> + use<> {
        (0..self.base_count).map(BaseId)
    }

    /// The cards of a supply in a lot (the seat of starters, the region of other cards) when the
    /// match begins.
    pub(crate) fn supplied(&self, supply: Supply, lot: usize) -> impl Iterator<Item = CardId> {
        let here = move |card: CardId| usize::from(self.lots[card.index()]) == lot;
        self.cards().filter(move |&card| self.title(card).card().supply == supply && here(card))
    }

    /// The bases of a player, or with no seat the neutral ones.
    pub(crate) fn bases_of(&self, seat: Option<Seat>) -> impl Iterator<Item = BaseId> {
        self.bases().filter(move |&base| self.owner(base) == seat)
    }

    /// All copies of a title, lowest number first.
    pub(crate) fn copies_of(&self, id: &str) -> impl Iterator<Item = CardId> {
        self.cards().filter(move |&card| self.title(card).card().id == id)
    }

    /// The bases with this id, lowest number first.
    pub(crate) fn bases_named(&self, id: &str) -> impl Iterator<Item = BaseId> {
        self.bases().filter(move |&base| self.base_title(base).card().id == id)
    }
}

/// The number of cards in the set.
pub(crate) fn count(cards: Cards) -> u8 {
    u8::try_from(cards.count()).expect("a match has fewer than 256 cards")
}
