//! The cards and bases of a match: numbers for the rules, titles for readers.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

use script::{Bits, Thing, Things as _};
use serde::{Serialize, Serializer};

use crate::capacity::{MOST_CARDS, MOST_THINGS};
use crate::cards;
use crate::sets::{CardSets, Sorts};
use crate::words::{Card, Edition, Faction, Kind, Supply};

/// The cards that meet in a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contents {
    /// The factions of the players, in the order of [`Faction`].
    pub factions: [Faction; 2],
    /// The box whose neutral cards and pilots are used.
    pub neutral: Edition,
}

impl Contents {
    /// Every combination that the books allow: two different factions, and the neutral cards of a
    /// box that one of them belongs to.
    pub(crate) fn all() -> Vec<Self> {
        let mut factions = Faction::PLAYED;
        factions.sort_unstable();
        let mut all = Vec::new();
        for (n, &one) in factions.iter().enumerate() {
            for &other in &factions[n + 1..] {
                let factions = [one, other];
                let contents = |neutral| Self { factions, neutral };
                all.extend(Self::neutral_boxes(factions).into_iter().map(contents));
            }
        }
        all
    }

    /// The boxes whose neutral cards may be used, the usual one first. The box of the Mandalorians
    /// has none of its own for two players.
    pub(crate) fn neutral_boxes(factions: [Faction; 2]) -> Vec<Edition> {
        let mut boxes: Vec<Edition> = factions.into_iter().filter_map(Faction::edition).collect();
        boxes.retain(|edition| *edition != Edition::Mandalorians);
        boxes.sort_unstable();
        boxes.dedup();
        boxes
    }

    /// Whether the cards of a title are in the match.
    fn include(&self, card: &Card) -> bool {
        match card.faction {
            Faction::Neutral => card.edition == self.neutral,
            faction => self.factions.contains(&faction),
        }
    }
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

/// The title of each number of a match. Copies of a title have consecutive numbers.
#[derive(Debug)]
pub struct Components {
    /// By number of the thing: cards, then bases.
    titles: [Title; MOST_THINGS],
    card_count: u8,
    base_count: u8,
    /// The number of this combination of factions and neutral cards among all of them.
    number: u8,
    /// The cards by the properties that the rules check.
    pub(crate) sets: CardSets,
    /// The cards and bases by what is printed on them.
    pub(crate) sorts: Sorts,
}

// Components with the same number are the same.
impl PartialEq for Components {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Components {}

impl Hash for Components {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.number.hash(hasher);
    }
}

/// The components of every match that the books allow, by number.
static ALL: LazyLock<Vec<Components>> = LazyLock::new(|| {
    (0..)
        .zip(Contents::all())
        .map(|(number, contents)| Components::numbered(number, &contents))
        .collect()
});

impl Components {
    /// The components of a match, if the books allow it. They are the same in every match with
    /// these contents, so states only refer to them.
    pub(crate) fn of(contents: &Contents) -> Option<&'static Self> {
        let place = Contents::all().iter().position(|other| other == contents)?;
        Some(&ALL[place])
    }

    /// The components of a match, numbered in the order of the lists of cards, with the pilots last.
    ///
    /// # Panics
    /// When they are more than the capacity of a match: fixed data, so any test would find it.
    fn numbered(number: u8, contents: &Contents) -> Self {
        let mut components = Self {
            titles: [Title::default(); MOST_THINGS],
            card_count: 0,
            base_count: 0,
            number,
            sets: CardSets::default(),
            sorts: Sorts::default(),
        };
        let titles = || (0..cards::all().len()).map(Title::at);
        let in_box = || titles().filter(|title| contents.include(title.card()));
        let is_pilot = |title: &Title| title.card().supply == Supply::Pilots;
        for title in in_box().filter(|title| !is_pilot(title)).chain(in_box().filter(is_pilot)) {
            for _ in 0..title.card().copies {
                components.add(title);
            }
        }
        components.sets = CardSets::of(&components);
        components.sorts = Sorts::of(&components);
        components
    }

    fn add(&mut self, title: Title) {
        if title.card().kind == Kind::Base {
            self.titles[BaseId(self.base_count).thing().index()] = title;
            self.base_count += 1;
        } else {
            assert!(usize::from(self.card_count) < MOST_CARDS, "a match has room for its cards");
            self.titles[usize::from(self.card_count)] = title;
            self.card_count += 1;
        }
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
        Piece {
            thing,
            title: self.title_of(thing),
            copy: copies_before(&self.titles, thing.index()) + 1,
        }
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

    /// The cards that are in a supply when the match begins.
    pub(crate) fn supplied(&self, supply: Supply) -> impl Iterator<Item = CardId> {
        self.cards().filter(move |&card| self.title(card).card().supply == supply)
    }

    /// All bases of a faction.
    pub(crate) fn bases_of(&self, faction: Faction) -> impl Iterator<Item = BaseId> {
        self.bases().filter(move |&base| self.base_title(base).card().faction == faction)
    }

    /// All copies of a title, lowest number first.
    pub(crate) fn copies_of(&self, id: &str) -> impl Iterator<Item = CardId> {
        self.cards().filter(move |&card| self.title(card).card().id == id)
    }

    /// The base with this id.
    pub(crate) fn base_named(&self, id: &str) -> Option<BaseId> {
        self.bases().find(|&base| self.base_title(base).card().id == id)
    }
}

/// The number of entries directly before this one that are equal to it.
fn copies_before(titles: &[Title], place: usize) -> u8 {
    let before = titles[..place].iter().rev();
    let same = before.take_while(|title| **title == titles[place]);
    same.fold(0, |count, _| count + 1)
}

/// The number of cards in the set.
pub(crate) fn count(cards: Cards) -> u8 {
    u8::try_from(cards.count()).expect("a match has fewer than 256 cards")
}
