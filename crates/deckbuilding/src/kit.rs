//! All titles of all boxes, ready to play: their effects are lowered to code once.

use std::collections::BTreeMap;

use script::{Code, Entry, Thing, Things as _};

use crate::cards;
use crate::components::{BaseId, CardId, Cards, Components, Title};
use crate::words::{
    Ability, Card, Edition, Faction, Factions, GalaxyWords, Kind, Step, Things, Trait, Trigger,
    Whom,
};

/// The code of an ability.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lowered {
    pub(crate) ability: &'static Ability,
    pub(crate) cost: Option<Entry>,
    pub(crate) effect: Option<Entry>,
}

/// A title, ready to play.
#[derive(Debug)]
pub(crate) struct Ready {
    pub(crate) card: &'static Card,
    pub(crate) abilities: Vec<Lowered>,
    /// The triggers among them, with the number of the ability of each.
    pub(crate) triggers: Vec<(Trigger, u8)>,
    /// The ability that the player may use, if there is one.
    pub(crate) uses: Option<Lowered>,
    /// The extra hunt it allows, with the reward for it.
    pub(crate) hunts: Option<Lowered>,
    pub(crate) reward: Option<Entry>,
    /// Whether it raises the Attack of others while in play.
    pub(crate) is_aura: bool,
}

/// The highest cost of a card; more resources than this make no difference.
const HIGHEST_COST: usize = 9;

/// The cards of a box, grouped by the properties that the rules check at every decision, numbered
/// as in every match with that box. The sets depend only on the box, so they are kept here and not
/// copied with each state; looking up the titles of the row instead took 13 % more time per
/// decision.
#[derive(Debug)]
pub(crate) struct CardSets {
    /// Cards that raise the Attack of others while in play.
    pub(crate) auras: Cards,
    /// Cards with an ability that the player may use.
    pub(crate) usable: Cards,
    /// Those of them whose ability has a condition or a cost.
    pub(crate) conditional: Cards,
    pub(crate) neutral: Cards,
    /// The first and the last copy of each title.
    first_copies: Cards,
    last_copies: Cards,
    /// By resources: the cards that can be paid with them.
    affordable: [Cards; HIGHEST_COST + 1],
    /// By faction: the cards of the faction and neutral ones.
    purchasable: [Cards; Faction::COUNT],
    /// By set of factions: the cards of these factions that have a Target value.
    huntable: [Cards; Factions::COUNT],
}

impl CardSets {
    fn of(titles: &[Ready], components: &Components) -> Self {
        let set = |test: &dyn Fn(&Ready) -> bool| -> Cards {
            let fits = |card: &CardId| test(&titles[components.title(*card).index()]);
            components.cards().filter(fits).map(CardId::thing).collect()
        };
        let neutral = set(&|ready| ready.card.faction == Faction::Neutral);
        let is_conditional = |uses: Lowered| match uses.ability {
            Ability::Use { needs, cost, .. } => needs.is_some() || cost.is_some(),
            _ => false,
        };
        let title = |card: CardId| Some(components.title(card));
        let before = |card: CardId| title(CardId(card.0.checked_sub(1)?));
        let after = |card: CardId| components.cards().nth(card.index() + 1).and_then(title);
        let is_first = |&card: &CardId| title(card) != before(card);
        let is_last = |&card: &CardId| title(card) != after(card);
        Self {
            auras: set(&|ready| ready.is_aura),
            usable: set(&|ready| ready.uses.is_some()),
            conditional: set(&|ready| ready.uses.is_some_and(is_conditional)),
            neutral,
            first_copies: components.cards().filter(is_first).map(CardId::thing).collect(),
            last_copies: components.cards().filter(is_last).map(CardId::thing).collect(),
            affordable: std::array::from_fn(|most| {
                set(&|ready| usize::from(ready.card.cost) <= most)
            }),
            purchasable: Faction::ALL.map(|own| neutral | set(&|ready| ready.card.faction == own)),
            huntable: Factions::ALL.map(|enemies| {
                set(&|ready| enemies.contains(ready.card.faction) && ready.card.target.is_some())
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

/// The cards and bases of a box by what is printed on them, so that a sort of things is put together
/// from sets instead of looking at every thing.
#[derive(Debug, Default)]
pub(crate) struct Sorts {
    pub(crate) all: Things,
    pub(crate) units: Things,
    pub(crate) ships: Things,
    pub(crate) unique: Things,
    of_faction: [Things; Faction::COUNT],
    with_trait: [Things; Trait::COUNT],
    /// By resources: the things that cost at most as much.
    affordable: [Things; HIGHEST_COST + 1],
    named: BTreeMap<&'static str, Things>,
}

impl Sorts {
    fn of(components: &Components) -> Self {
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

/// All titles and the code of their effects.
#[derive(Debug)]
pub(crate) struct Kit {
    pub(crate) code: Code<GalaxyWords>,
    titles: Vec<Ready>,
    original: CardSets,
    original_sorts: Sorts,
}

impl Kit {
    /// Lowers every title.
    ///
    /// # Panics
    /// When a card cannot be lowered: fixed data, so any test would find it.
    pub(crate) fn new() -> Self {
        let mut code = Code::default();
        let titles: Vec<Ready> = cards::all().iter().map(|card| lower(card, &mut code)).collect();
        let components = Components::of(Edition::Original);
        let original = CardSets::of(&titles, components);
        Self { code, titles, original, original_sorts: Sorts::of(components) }
    }

    /// The sets of cards of a box.
    #[inline]
    pub(crate) fn sets(&self, edition: Edition) -> &CardSets {
        match edition {
            Edition::Original => &self.original,
        }
    }

    /// The things of a box by what is printed on them.
    #[inline]
    pub(crate) fn sorts(&self, edition: Edition) -> &Sorts {
        match edition {
            Edition::Original => &self.original_sorts,
        }
    }

    /// The title, ready to play.
    #[inline]
    pub(crate) fn ready(&self, title: Title) -> &Ready {
        &self.titles[title.index()]
    }
}

impl Ready {
    /// The number of the ability with this trigger.
    #[inline]
    pub(crate) fn on(&self, trigger: Trigger) -> Option<u8> {
        let found = self.triggers.iter().find(|(on, _)| *on == trigger);
        found.map(|(_, number)| *number)
    }

    /// The ability with this number.
    pub(crate) fn ability(&self, number: u8) -> &Lowered {
        &self.abilities[usize::from(number)]
    }
}

fn lower(card: &'static Card, code: &mut Code<GalaxyWords>) -> Ready {
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
    let numbered = (0..).zip(card.abilities);
    let triggers = numbered.filter_map(|(number, ability)| match ability {
        Ability::When(trigger, _) => Some((*trigger, number)),
        _ => None,
    });
    let reward = card.reward.as_ref().map(&mut lower);
    let first = |wanted: fn(&Ability) -> bool| {
        abilities.iter().find(|lowered| wanted(lowered.ability)).copied()
    };
    let uses = first(|ability| matches!(ability, Ability::Use { .. }));
    let hunts = first(|ability| matches!(ability, Ability::Hunts(..)));
    let is_aura = first(|ability| matches!(ability, Ability::Boost { to: Whom::Yours(_), .. }));
    let triggers = triggers.collect();
    Ready { card, uses, hunts, reward, is_aura: is_aura.is_some(), abilities, triggers }
}
