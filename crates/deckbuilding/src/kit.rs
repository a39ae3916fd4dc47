//! The components on the table: which card each number stands for.

use std::sync::LazyLock;

use script::{Bits, Code, Entry, Thing, Things as _};
use serde::{Serialize, Serializer};
use table::Seat;

use crate::cards;
use crate::notation::thing_word;
use crate::words::{Ability, Card, Faction, GalaxyWords, Kind, Step, Trigger};

/// A card of the match; the number tells copies apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardId(pub u8);

/// A base of the match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct BaseId(pub u8);

/// A set of cards.
pub type Cards = Bits<2>;

/// Cards in a two-player game: 20 starters, 90 galaxy cards, 10 pilots.
pub const CARDS: usize = 120;
/// Bases in a two-player game.
pub const BASES: usize = 20;
/// Bases are things too; they are numbered behind all cards.
const FIRST_BASE: u16 = 256;

impl CardId {
    /// The number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card as a thing effects can point at.
    #[must_use]
    pub const fn thing(self) -> Thing {
        Thing(self.0 as u16)
    }
}

impl BaseId {
    /// The number, for indexing.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The base as a thing effects can point at.
    #[must_use]
    pub const fn thing(self) -> Thing {
        Thing(FIRST_BASE + self.0 as u16)
    }
}

/// What a thing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Object {
    /// A card.
    Card(CardId),
    /// A base.
    Base(BaseId),
}

impl Object {
    /// The object a thing stands for.
    #[must_use]
    pub fn of(thing: Thing) -> Self {
        let low = thing.0.to_le_bytes()[0];
        if thing.0 < FIRST_BASE { Self::Card(CardId(low)) } else { Self::Base(BaseId(low)) }
    }
}

/// Cards in both sets.
#[inline]
pub(crate) fn both(one: Cards, other: Cards) -> Cards {
    Bits([one.0[0] & other.0[0], one.0[1] & other.0[1]])
}

/// Cards of the first set that are not in the other.
#[inline]
pub(crate) fn without(one: Cards, other: Cards) -> Cards {
    Bits([one.0[0] & !other.0[0], one.0[1] & !other.0[1]])
}

/// A set with one card.
pub(crate) fn just(card: CardId) -> Cards {
    let mut set = Cards::default();
    set.insert(card.thing());
    set
}

/// The code of an ability.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lowered {
    pub(crate) ability: &'static Ability,
    pub(crate) cost: Option<Entry>,
    pub(crate) effect: Option<Entry>,
}

/// Everything about a title, ready to play.
#[derive(Debug)]
pub(crate) struct Ready {
    pub(crate) card: &'static Card,
    pub(crate) abilities: Vec<Lowered>,
    /// The ability used at will, if there is one.
    pub(crate) uses: Option<Lowered>,
    /// What it allows to hunt besides, with the reward for it.
    pub(crate) hunts: Option<Lowered>,
    pub(crate) reward: Option<Entry>,
    /// Which copy of its title this is, counted from 1.
    pub(crate) copy: u8,
}

/// The components of a match between the Empire and the Rebels.
#[derive(Debug)]
pub struct Kit {
    pub(crate) code: Code<GalaxyWords>,
    cards: Vec<Ready>,
    bases: Vec<Ready>,
    /// Cards that raise the Attack of others while in play.
    pub(crate) auras: Cards,
    /// Cards with an ability to use at will.
    pub(crate) usable: Cards,
    /// Cards that cost at most this many resources.
    affordable: [Cards; 10],
    /// Cards each faction may purchase: its own and neutral ones.
    pub(crate) purchasable: [Cards; 2],
    /// Cards each faction may attack in the row: enemy cards with a Target value.
    pub(crate) huntable: [Cards; 2],
    pub(crate) neutral: Cards,
    pub(crate) starters: [Cards; 2],
    pub(crate) galaxy: Cards,
    pub(crate) pilots: Cards,
}

impl Kit {
    /// Lays out and lowers all components.
    ///
    /// # Panics
    /// When a card cannot be lowered or the box is not complete: fixed data every test would show.
    pub(crate) fn new() -> Self {
        let mut code = Code::default();
        let (mut ready_cards, mut ready_bases) = (Vec::new(), Vec::new());
        let playing = cards::all().iter().filter(|card| card.kind != Kind::Base);
        let (pilots, others): (Vec<_>, Vec<_>) = playing.partition(|card| card.pilot);
        for card in others.into_iter().chain(pilots) {
            ready_cards.extend(copies(card, &mut code));
        }
        for card in cards::all().iter().filter(|card| card.kind == Kind::Base) {
            ready_bases.extend(copies(card, &mut code));
        }
        assert_eq!((ready_cards.len(), ready_bases.len()), (CARDS, BASES), "the box is complete");
        let set = |test: &dyn Fn(&Ready) -> bool| -> Cards {
            let numbered = (0..).zip(&ready_cards);
            numbered.filter(|(_, ready)| test(ready)).map(|(n, _)| CardId(n).thing()).collect()
        };
        let sides = [Faction::Empire, Faction::Rebels];
        Self {
            auras: set(&|ready| ready.card.abilities.iter().any(is_aura)),
            usable: set(&|ready| ready.uses.is_some()),
            affordable: std::array::from_fn(|most| {
                set(&|ready| usize::from(ready.card.cost) <= most)
            }),
            purchasable: sides.map(|side| set(&|ready| ready.card.faction != side.enemy())),
            huntable: sides.map(|side| {
                set(&|ready| ready.card.faction == side.enemy() && ready.card.target.is_some())
            }),
            neutral: set(&|ready| ready.card.faction == Faction::Neutral),
            starters: sides
                .map(|side| set(&|ready| ready.card.starter && ready.card.faction == side)),
            galaxy: set(&|ready| !ready.card.starter && !ready.card.pilot),
            pilots: set(&|ready| ready.card.pilot),
            code,
            cards: ready_cards,
            bases: ready_bases,
        }
    }

    /// Cards this many resources are enough for.
    pub(crate) fn affordable(&self, pool: u8) -> Cards {
        self.affordable[usize::from(pool).min(self.affordable.len() - 1)]
    }

    #[inline]
    pub(crate) fn ready(&self, card: CardId) -> &Ready {
        &self.cards[card.index()]
    }

    #[inline]
    pub(crate) fn ready_base(&self, base: BaseId) -> &Ready {
        &self.bases[base.index()]
    }

    pub(crate) fn ready_object(&self, object: Object) -> &Ready {
        match object {
            Object::Card(card) => self.ready(card),
            Object::Base(base) => self.ready_base(base),
        }
    }

    /// The printed card.
    #[must_use]
    #[inline]
    pub fn card(&self, card: CardId) -> &'static Card {
        self.ready(card).card
    }

    /// The printed base.
    #[must_use]
    pub fn base(&self, base: BaseId) -> &'static Card {
        self.ready_base(base).card
    }

    /// The printed card or base a thing stands for.
    #[must_use]
    pub fn facts(&self, thing: Thing) -> &'static Card {
        self.ready_object(Object::of(thing)).card
    }

    /// All bases of a faction.
    pub(crate) fn bases_of(&self, faction: Faction) -> impl Iterator<Item = BaseId> {
        let numbered = (0..).map(BaseId).zip(&self.bases);
        numbered.filter(move |(_, ready)| ready.card.faction == faction).map(|(base, _)| base)
    }

    /// All copies of a title, lowest number first.
    pub(crate) fn copies_of(&self, id: &str) -> impl Iterator<Item = CardId> {
        let numbered = (0..).map(CardId).zip(&self.cards);
        numbered.filter(move |(_, ready)| ready.card.id == id).map(|(card, _)| card)
    }

    /// The base with this id.
    pub(crate) fn base_named(&self, id: &str) -> Option<BaseId> {
        (0..)
            .map(BaseId)
            .zip(&self.bases)
            .find(|(_, ready)| ready.card.id == id)
            .map(|found| found.0)
    }
}

impl Ready {
    /// The number of the ability that happens on this trigger.
    pub(crate) fn on(&self, trigger: Trigger) -> Option<u8> {
        let mut numbered = (0..).zip(&self.abilities);
        let found = numbered
            .find(|(_, lowered)| matches!(lowered.ability, Ability::When(on, _) if *on == trigger));
        found.map(|(number, _)| number)
    }

    /// The ability with this number.
    pub(crate) fn ability(&self, number: u8) -> &Lowered {
        &self.abilities[usize::from(number)]
    }
}

fn is_aura(ability: &Ability) -> bool {
    matches!(ability, Ability::Boost { to: crate::words::Whom::Yours(_), .. })
}

fn copies(card: &'static Card, code: &mut Code<GalaxyWords>) -> Vec<Ready> {
    let mut lower = |step: &'static Step| code.add(step).expect("every card can be lowered");
    let mut abilities = Vec::new();
    for ability in card.abilities {
        let (cost, effect) = match ability {
            Ability::Use { cost, effect, .. } => (cost.as_ref(), Some(effect)),
            Ability::When(_, effect)
            | Ability::PlacesItself(effect)
            | Ability::PlacesFirst(_, effect)
            | Ability::Hunts(_, effect) => (None, Some(effect)),
            Ability::Boost { .. } | Ability::Prevents(_) => (None, None),
        };
        let (cost, effect) = (cost.map(&mut lower), effect.map(&mut lower));
        abilities.push(Lowered { ability, cost, effect });
    }
    let reward = card.reward.as_ref().map(&mut lower);
    let first = |wanted: fn(&Ability) -> bool| {
        abilities.iter().find(|lowered| wanted(lowered.ability)).copied()
    };
    let uses = first(|ability| matches!(ability, Ability::Use { .. }));
    let hunts = first(|ability| matches!(ability, Ability::Hunts(..)));
    let ready = |copy| Ready { card, abilities: abilities.clone(), uses, hunts, reward, copy };
    (1..=card.copies).map(ready).collect()
}

/// The components of every match: numbers mean the same in all of them.
static COMPONENTS: LazyLock<Kit> = LazyLock::new(Kit::new);

/// The card each number stands for.
static PRINTED: LazyLock<Vec<&'static Card>> =
    LazyLock::new(|| COMPONENTS.cards.iter().map(|ready| ready.card).collect());

/// What is printed on the card with this number.
pub(crate) fn printed(card: CardId) -> &'static Card {
    PRINTED[card.index()]
}

impl Serialize for CardId {
    /// As the notation writes it.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_thing(&self.thing(), serializer)
    }
}

impl Serialize for BaseId {
    /// As the notation writes it.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_thing(&self.thing(), serializer)
    }
}

/// A card or base as the notation writes it.
pub(crate) fn serialize_thing<S: Serializer>(
    thing: &Thing,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&thing_word(&COMPONENTS, *thing))
}

/// The index of a faction that plays.
#[must_use]
pub(crate) fn side_index(faction: Faction) -> usize {
    usize::from(faction == Faction::Rebels)
}

/// The seats of a two-player table.
pub(crate) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];
