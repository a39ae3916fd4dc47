//! The cards of a match in sets, by the properties that rules and effects ask for.

use std::collections::BTreeMap;

use script::{Count, Thing, Things as _};

use crate::components::{BaseId, CardId, Cards, Components};
use crate::rules::Bases;
use crate::words::{
    Ability, Card, Faction, Factions, Filter, Kind, Resolver, Set, Step, Supply, Things, Trait,
    Trigger, Verb, Who, Whom, Zone,
};

/// The highest cost of a card; more resources than this make no difference.
pub(crate) const HIGHEST_COST: usize = 9;

/// The cards of a match, grouped by the properties that the rules check at every decision. The sets
/// depend only on the components, so they are kept with those and not copied with each state;
/// looking up the titles of the row instead took 13 % more time per decision.
#[derive(Debug)]
pub(crate) struct CardSets {
    /// Cards that raise the Attack of others while in play.
    pub(crate) auras: Cards,
    /// Cards with an ability that the player may use.
    pub(crate) usable: Cards,
    /// Cards whose ability either teammate may resolve, although they are units.
    pub(crate) resolved_by_either: Cards,
    /// Those of them that need nothing but one card in hand.
    pub(crate) paying_from_hand: Cards,
    /// Those of them with any other condition or cost that may not be met.
    pub(crate) conditional: Cards,
    pub(crate) neutral: Cards,
    /// Units that may attack row cards that others may not.
    pub(crate) hunters: Cards,
    /// Cards whose ability a purchase triggers.
    pub(crate) on_purchase: Cards,
    /// Bases with an ability that the player may use.
    pub(crate) usable_bases: Bases,
    /// Bases that allow attacks on row cards.
    pub(crate) hunting_bases: Bases,
    /// Bases that make a purchase cheaper.
    pub(crate) cheapening_bases: Bases,
    /// Bases that give hit points to capital ships.
    pub(crate) toughening_bases: Bases,
    /// The first and the last copy of each title.
    first_copies: Cards,
    last_copies: Cards,
    /// By resources: the cards that can be paid with them.
    affordable: [Cards; HIGHEST_COST + 1],
    /// By faction: the cards of the faction and neutral ones.
    purchasable: [Cards; Faction::COUNT],
    /// Cards beside the Force track that never leave play.
    pub(crate) permanent: Cards,
    /// By set of factions: the cards of these factions that have a Target value.
    huntable: [Cards; Factions::COUNT],
}

impl Default for CardSets {
    fn default() -> Self {
        Self {
            auras: Cards::default(),
            usable: Cards::default(),
            resolved_by_either: Cards::default(),
            paying_from_hand: Cards::default(),
            conditional: Cards::default(),
            neutral: Cards::default(),
            hunters: Cards::default(),
            on_purchase: Cards::default(),
            usable_bases: Bases::default(),
            hunting_bases: Bases::default(),
            cheapening_bases: Bases::default(),
            toughening_bases: Bases::default(),
            first_copies: Cards::default(),
            last_copies: Cards::default(),
            affordable: Default::default(),
            purchasable: Default::default(),
            permanent: Cards::default(),
            huntable: [Cards::default(); Factions::COUNT],
        }
    }
}

impl CardSets {
    pub(crate) fn of(components: &Components) -> Self {
        let set = |test: &dyn Fn(&Card) -> bool| -> Cards {
            let fits = |card: &CardId| test(components.facts(card.thing()));
            components.cards().filter(fits).map(CardId::thing).collect()
        };
        let having = |test: fn(&Ability) -> bool| set(&|card| card.abilities.iter().any(test));
        let bases = |test: fn(&Ability) -> bool| -> Bases {
            let has = |base: &BaseId| components.facts(base.thing()).abilities.iter().any(test);
            components.bases().filter(has).collect()
        };
        let neutral = set(&|card| card.faction == Faction::Neutral);
        let before = |card: CardId| Some(CardId(card.0.checked_sub(1)?));
        let after = |card: CardId| components.cards().nth(card.index() + 1);
        let parted = |one: CardId, other: Option<CardId>| {
            other.is_none_or(|other| {
                components.title(one) != components.title(other)
                    || !components.are_of_one_lot(one, other)
            })
        };
        let is_first = |&card: &CardId| parted(card, before(card));
        let is_last = |&card: &CardId| parted(card, after(card));
        Self {
            auras: having(|one| matches!(one, Ability::Boost { to: Whom::Yours(_), .. })),
            resolved_by_either: set(&|card| card.resolver == Resolver::Either),
            usable: having(|one| matches!(one, Ability::Use { .. })),
            paying_from_hand: having(|one| needs(one) == Some(Needs::CardInHand)),
            conditional: having(|one| needs(one) == Some(Needs::Other)),
            neutral,
            hunters: having(|one| matches!(one, Ability::Hunts { .. })),
            on_purchase: having(|one| matches!(one, Ability::When(Trigger::YouPurchase(_), _))),
            usable_bases: bases(|one| matches!(one, Ability::Use { .. })),
            hunting_bases: bases(|one| matches!(one, Ability::Hunts { .. })),
            cheapening_bases: bases(|one| matches!(one, Ability::CheapensFirst(..))),
            toughening_bases: bases(|one| matches!(one, Ability::Toughens(_))),
            first_copies: components.cards().filter(is_first).map(CardId::thing).collect(),
            last_copies: components.cards().filter(is_last).map(CardId::thing).collect(),
            affordable: std::array::from_fn(|most| set(&|card| usize::from(card.cost) <= most)),
            purchasable: Faction::ALL.map(|own| neutral | set(&|card| card.faction == own)),
            permanent: set(&|card| card.supply == Supply::Permanent),
            huntable: std::array::from_fn(|number| {
                let enemies = Factions::numbered(u8::try_from(number).unwrap_or_default());
                set(&|card| enemies.contains(card.faction) && card.target.is_some())
            }),
        }
    }

    /// One card of each title in the set: the copy with the lowest number.
    ///
    /// The copies of a title are consecutive bits. If the last one is set, subtracting the first
    /// clears the lowest that is set, and never borrows from the next title.
    #[inline]
    pub(crate) fn one_of_each_title(&self, cards: Cards) -> Cards {
        let mut lowest = cards;
        let mut borrow = false;
        let words = lowest.0.iter_mut().zip(self.last_copies.0).zip(self.first_copies.0);
        for ((word, last), first) in words {
            let (less, one) = (*word | last).overflowing_sub(first);
            let (less, other) = less.overflowing_sub(u64::from(borrow));
            borrow = one | other;
            *word &= !less;
        }
        lowest
    }

    /// The cards that can be paid with these resources.
    #[inline]
    pub(crate) fn affordable(&self, pool: u8) -> Cards {
        self.affordable[usize::from(pool).min(HIGHEST_COST)]
    }

    /// The cards that a faction may purchase.
    #[inline]
    pub(crate) fn purchasable(&self, faction: Faction) -> Cards {
        self.purchasable[faction.index()]
    }

    /// The cards that may be attacked in the row by a player whose enemies are these factions.
    #[inline]
    pub(crate) fn huntable(&self, enemies: Factions) -> Cards {
        self.huntable[enemies.index()]
    }
}

/// What a card in play needs for its ability to be used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Needs {
    Nothing,
    CardInHand,
    Other,
}

/// The needs of an ability that the player may use. Two kinds of cost are so common that answering
/// them from sets makes random games 5 % faster: the card itself, and any one card of the hand.
fn needs(ability: &Ability) -> Option<Needs> {
    let Ability::Use { needs, cost, .. } = ability else { return None };
    Some(match (needs, cost) {
        (None, None | Some(Step::Do(Verb::ExileThis | Verb::PutThisOnGalaxyDeck))) => {
            Needs::Nothing
        }
        (
            None,
            Some(Step::Pick {
                from: Set::In(Zone::Hand(Who::You), Filter::Any),
                count: Count::One,
                body: Step::Do(Verb::Discard(_) | Verb::Exile(_)),
                ..
            }),
        ) => Needs::CardInHand,
        _ => Needs::Other,
    })
}

/// The cards and bases of a match by what is printed on them, so that a sort of things is put together
/// from sets instead of looking at every thing.
#[derive(Debug, Default)]
pub(crate) struct Sorts {
    pub(crate) all: Things,
    pub(crate) units: Things,
    pub(crate) ships: Things,
    pub(crate) unique: Things,
    pub(crate) starters: Things,
    of_faction: [Things; Faction::COUNT],
    with_trait: [Things; Trait::COUNT],
    /// By resources: the things that cost at most as much.
    affordable: [Things; HIGHEST_COST + 1],
    named: BTreeMap<&'static str, Things>,
}

impl Sorts {
    pub(crate) fn of(components: &Components) -> Self {
        let mut sorts = Self::default();
        let cards = components.cards().map(CardId::thing);
        for thing in cards.chain(components.bases().map(BaseId::thing)) {
            sorts.add(thing, components.facts(thing));
        }
        sorts
    }

    fn add(&mut self, thing: Thing, facts: &Card) {
        self.all.insert(thing);
        match facts.kind {
            Kind::Unit => self.units.insert(thing),
            Kind::Ship => self.ships.insert(thing),
            Kind::Base => {}
        }
        if facts.unique {
            self.unique.insert(thing);
        }
        if facts.is_starter() {
            self.starters.insert(thing);
        }
        self.of_faction[facts.faction.index()].insert(thing);
        facts.traits.iter().for_each(|has| self.with_trait[has.index()].insert(thing));
        let enough = self.affordable.iter_mut().skip(facts.cost.into());
        enough.for_each(|affordable| affordable.insert(thing));
        self.named.entry(facts.id).or_default().insert(thing);
    }

    /// The things of a faction.
    #[inline]
    pub(crate) fn of_faction(&self, faction: Faction) -> Things {
        self.of_faction[faction.index()]
    }

    /// The things with a trait.
    #[inline]
    pub(crate) fn with_trait(&self, wanted: Trait) -> Things {
        self.with_trait[wanted.index()]
    }

    /// The things that cost at most as much as these resources.
    #[inline]
    pub(crate) fn affordable(&self, pool: u8) -> Things {
        self.affordable[usize::from(pool).min(HIGHEST_COST)]
    }

    /// The copies of the title with this id.
    pub(crate) fn named(&self, id: &str) -> Things {
        self.named.get(id).copied().unwrap_or_default()
    }
}
