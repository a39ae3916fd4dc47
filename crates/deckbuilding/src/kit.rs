//! All titles of all boxes, ready to play: their effects are lowered to code once.

use script::{Code, Entry};

use crate::cards;
use crate::components::Title;
use crate::words::{Ability, Card, Filter, GalaxyWords, Step, Trigger};

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
    /// The attack on other row cards that it allows, with the reward for it.
    pub(crate) hunts: Option<Lowered>,
    pub(crate) reward: Option<Entry>,
    /// What only few cards have, kept apart so that the others stay small in memory.
    rare: Option<Box<Rare>>,
}

/// Abilities of few cards.
#[derive(Debug, Default, PartialEq)]
struct Rare {
    /// The consequences that cannot be declined, by their trigger.
    musts: Vec<(Trigger, Entry)>,
    /// The effect that each player carries out when the card is destroyed in play.
    destroyed: Option<Entry>,
    /// The first purchase of each turn that it makes cheaper, and by how much.
    cheapens: Option<(&'static Filter, u8)>,
    /// The hit points that it gives to capital ships.
    toughens: u8,
    keeps_resources: bool,
}

/// All titles and the code of their effects.
#[derive(Debug)]
pub(crate) struct Kit {
    pub(crate) code: Code<GalaxyWords>,
    titles: Vec<Ready>,
}

impl Kit {
    /// Lowers every title.
    ///
    /// # Panics
    /// When a card cannot be lowered: fixed data, so any test would find it.
    pub(crate) fn new() -> Self {
        let mut code = Code::default();
        let titles = cards::all().iter().map(|card| lower(card, &mut code)).collect();
        Self { code, titles }
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

    /// The consequence of this trigger that cannot be declined.
    pub(crate) fn must(&self, trigger: Trigger) -> Option<Entry> {
        let found = self.rare.as_ref()?.musts.iter().find(|(on, _)| *on == trigger);
        found.map(|(_, entry)| *entry)
    }

    /// The effect that each player carries out when the card is destroyed in play.
    pub(crate) fn destroyed(&self) -> Option<Entry> {
        self.rare.as_ref()?.destroyed
    }

    /// The first purchase of each turn that it makes cheaper, and by how much.
    #[inline]
    pub(crate) fn cheapens(&self) -> Option<(&'static Filter, u8)> {
        self.rare.as_ref()?.cheapens
    }

    /// The hit points that it gives to capital ships.
    pub(crate) fn toughens(&self) -> u8 {
        self.rare.as_ref().map_or(0, |rare| rare.toughens)
    }

    /// Whether its player keeps unspent resources.
    pub(crate) fn keeps_resources(&self) -> bool {
        self.rare.as_ref().is_some_and(|rare| rare.keeps_resources)
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
            | Ability::Must(_, effect)
            | Ability::WhenDestroyedEach(effect)
            | Ability::PlacesItself(effect)
            | Ability::PlacesFirst(_, effect)
            | Ability::Hunts { reward: effect, .. } => (None, Some(effect)),
            Ability::Boost { .. }
            | Ability::Prevents(_)
            | Ability::Toughens(_)
            | Ability::CheapensFirst(..)
            | Ability::KeepsResources => (None, None),
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
    let hunts = first(|ability| matches!(ability, Ability::Hunts { .. }));
    let rare = rare(card, &abilities);
    let rare = (rare != Rare::default()).then(|| Box::new(rare));
    Ready { card, uses, hunts, reward, rare, triggers: triggers.collect(), abilities }
}

fn rare(card: &'static Card, abilities: &[Lowered]) -> Rare {
    let mut rare = Rare::default();
    for (ability, lowered) in card.abilities.iter().zip(abilities) {
        match ability {
            Ability::Must(trigger, _) => {
                rare.musts.extend(lowered.effect.map(|entry| (*trigger, entry)));
            }
            Ability::WhenDestroyedEach(_) => rare.destroyed = lowered.effect,
            Ability::CheapensFirst(sort, less) => rare.cheapens = Some((sort, *less)),
            Ability::Toughens(hit_points) => rare.toughens += hit_points,
            Ability::KeepsResources => rare.keeps_resources = true,
            _ => {}
        }
    }
    rare
}
