//! All titles of all boxes, ready to play: their effects are lowered to code once.

use script::{Code, Entry, Mention};

use crate::cards;
use crate::components::Title;
use crate::words::{
    Ability, Card, Filter, GalaxyWords, Num, Set, Step, Test, Trigger, Verb, Who, Zone,
};

/// What an effect mentions without saying which: where there are several, the player names one of
/// them before the effect begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Mentions(u8);

impl Mentions {
    pub(crate) const NOTHING: Self = Self(0);
    /// The player who carries it out, where a teammate may.
    pub(crate) const DOER: Self = Self(1);
    /// The opponent.
    pub(crate) const OPPONENT: Self = Self(2);
    /// The galaxy row, or its deck or discard pile.
    pub(crate) const GALAXY: Self = Self(4);

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) const fn include(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    fn of(step: &Step) -> Self {
        let mut mentions = Self::NOTHING;
        if step.mentions(&|word| match word {
            Mention::Who(who) => *who == Who::Opponent,
            Mention::Verb(verb) => {
                matches!(
                    verb,
                    Verb::DamageBase(_)
                        | Verb::DiscardAtRandom(Who::Opponent)
                        | Verb::PutOnDeck(_, Who::Opponent)
                        | Verb::GiveThis
                        | Verb::Cede(_)
                ) || Self::of_verb(verb, &Self::is_of_opponent)
            }
            Mention::Set(set) => Self::is_in(set, &Self::is_of_opponent),
            Mention::Test(_) | Mention::Num(_) => Self::of_word(&word, &Self::is_of_opponent),
        }) {
            mentions = mentions.and(Self::OPPONENT);
        }
        if step.mentions(&|word| match word {
            Mention::Who(_) => false,
            Mention::Verb(verb) => {
                matches!(verb, Verb::DiscardUntil(_) | Verb::FillGap(_) | Verb::PutThisOnGalaxyDeck)
                    || Self::of_verb(verb, &Self::is_of_galaxy)
            }
            Mention::Set(set) => Self::is_in(set, &Self::is_of_galaxy),
            Mention::Test(_) | Mention::Num(_) => Self::of_word(&word, &Self::is_of_galaxy),
        }) {
            mentions = mentions.and(Self::GALAXY);
        }
        mentions
    }

    fn is_of_opponent(zone: Zone) -> bool {
        matches!(
            zone,
            Zone::Hand(Who::Opponent)
                | Zone::Discard(Who::Opponent)
                | Zone::Play(Who::Opponent)
                | Zone::Base(Who::Opponent)
                | Zone::Victory(Who::Opponent)
        )
    }

    fn is_of_galaxy(zone: Zone) -> bool {
        matches!(
            zone,
            Zone::Row | Zone::GalaxyDiscard | Zone::GalaxyDiscardTop | Zone::GalaxyTop(_)
        )
    }

    fn is_in(set: &Set, wanted: &dyn Fn(Zone) -> bool) -> bool {
        match set {
            Set::In(zone, _) => wanted(*zone),
            Set::Or(one, other) => Self::is_in(one, wanted) || Self::is_in(other, wanted),
            Set::Except(set, _) => Self::is_in(set, wanted),
        }
    }

    fn of_num(num: &Num, wanted: &dyn Fn(Zone) -> bool) -> bool {
        match num {
            Num::Count(set) => Self::is_in(set, wanted),
            Num::AtMost(num, _) => Self::of_num(num, wanted),
            Num::Just(_) | Num::CostOf(_) | Num::Chosen(_) | Num::Resources | Num::Done => false,
        }
    }

    fn of_test(test: &Test, wanted: &dyn Fn(Zone) -> bool) -> bool {
        match test {
            Test::AtLeast(_, set) => Self::is_in(set, wanted),
            Test::More(one, other) => Self::is_in(one, wanted) || Self::is_in(other, wanted),
            Test::ForceIsWithYou
            | Test::ForceIsNeutral
            | Test::Is(..)
            | Test::YourBaseIs(_)
            | Test::AttacksRow => false,
        }
    }

    fn of_word(word: &Mention<'_, GalaxyWords>, wanted: &dyn Fn(Zone) -> bool) -> bool {
        match word {
            Mention::Test(test) => Self::of_test(test, wanted),
            Mention::Num(num) => Self::of_num(num, wanted),
            Mention::Who(_) | Mention::Verb(_) | Mention::Set(_) => false,
        }
    }

    /// Whether the amount or set of a verb is of such a zone.
    fn of_verb(verb: &Verb, wanted: &dyn Fn(Zone) -> bool) -> bool {
        match verb {
            Verb::Draw(n)
            | Verb::GainResources(n)
            | Verb::GainForce(n)
            | Verb::CalmForce(n)
            | Verb::GainAttack(n)
            | Verb::GainRowAttack(_, n)
            | Verb::Spend(n)
            | Verb::Repair(n)
            | Verb::RepairThis(n)
            | Verb::Damage(_, n)
            | Verb::DamageBase(n)
            | Verb::DamageThis(n) => Self::of_num(n, wanted),
            Verb::DiscardAll(set) | Verb::Reveal(set) | Verb::Look(set) => Self::is_in(set, wanted),
            _ => false,
        }
    }
}

/// The code of an effect, and what it mentions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Effect {
    pub(crate) entry: Entry,
    pub(crate) mentions: Mentions,
}

/// The code of an ability.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lowered {
    pub(crate) ability: &'static Ability,
    pub(crate) cost: Option<Effect>,
    pub(crate) effect: Option<Effect>,
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
    pub(crate) reward: Option<Effect>,
    /// What only few cards have, kept apart so that the others stay small in memory.
    rare: Option<Box<Rare>>,
}

/// Abilities of few cards.
#[derive(Debug, Default, PartialEq)]
struct Rare {
    /// The consequences that cannot be declined, by their trigger.
    musts: Vec<(Trigger, Effect)>,
    /// The effect that each player carries out when the card is destroyed in play.
    destroyed: Option<Effect>,
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
    pub(crate) fn must(&self, trigger: Trigger) -> Option<Effect> {
        let found = self.rare.as_ref()?.musts.iter().find(|(on, _)| *on == trigger);
        found.map(|(_, entry)| *entry)
    }

    /// The effect that each player carries out when the card is destroyed in play.
    pub(crate) fn destroyed(&self) -> Option<Effect> {
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
    let mut lower = |step: &'static Step| Effect {
        entry: code.add(step).expect("every card can be lowered"),
        mentions: Mentions::of(step),
    };
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
