//! What a card does for its owner, by its figures and by the kinds of its abilities.

use std::sync::LazyLock;

use deckbuilding::{Ability, Card, GalaxyWords, Kind, Num, Price, Step, Title, Verb, Whom, cards};
use script::Count;

/// A point of the Force, in Attack.
const FORCE: f32 = 0.3;
/// A resource from an ability, in Attack.
const RESOURCE: f32 = 0.7;
/// The part of an ability's effect that counts, because it cannot always be used well.
const USABLE: f32 = 0.75;
/// The same with a condition.
const CONDITIONAL: f32 = 0.5;
/// A hit point of a ship, and the turns for which it stays in play.
const HIT_POINT: f32 = 0.6;
const SHIP_TURNS: f32 = 1.8;

/// What a card brings each time it is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Power {
    /// Attack, with abilities converted to it.
    pub(super) attack: f32,
    /// Resources.
    pub(super) resources: f32,
    /// Attack in the turn in which it is played.
    pub(super) attack_at_once: f32,
    /// Whether it has an ability that can be used each turn.
    pub(super) has_use: bool,
}

impl Power {
    /// Adds a part of another.
    pub(super) fn add(&mut self, other: Self, part: f32) {
        self.attack += part * other.attack;
        self.resources += part * other.resources;
        self.attack_at_once += part * other.attack_at_once;
    }

    /// Attack and resources in one number, to compare cards.
    pub(super) fn overall(self) -> f32 {
        self.attack + RESOURCE * self.resources
    }
}

/// The power of a title.
pub(super) fn power_of(title: Title) -> Power {
    static POWERS: LazyLock<Vec<Power>> =
        LazyLock::new(|| cards::all().iter().map(|card| power(card)).collect());
    POWERS[title.index()]
}

fn power(card: &Card) -> Power {
    let abilities: f32 = card.abilities.iter().map(ability).sum();
    let figures = f32::from(card.attack) + FORCE * f32::from(card.force);
    let resources = f32::from(card.resources);
    let has_use = card.abilities.iter().any(|ability| matches!(ability, Ability::Use { .. }));
    let (attack, resources) = match card.kind {
        Kind::Unit => (figures + abilities, resources),
        Kind::Ship => {
            let shield = HIT_POINT * f32::from(card.hit_points);
            (SHIP_TURNS * (figures + abilities) + shield, SHIP_TURNS * resources)
        }
        Kind::Base => (0.0, 0.0),
    };
    Power { attack, resources, attack_at_once: f32::from(card.attack) + 0.5 * abilities, has_use }
}

fn ability(ability: &Ability) -> f32 {
    match ability {
        Ability::Use { needs, cost, effect } => {
            let part = if needs.is_some() { CONDITIONAL } else { USABLE };
            let price = cost.as_ref().map_or(0.0, gain);
            part * (gain(effect) + price.min(0.0)).max(0.0)
        }
        Ability::When(_, effect) => USABLE * gain(effect),
        Ability::Boost { given, to, attack } => {
            let part = if given.is_some() { CONDITIONAL } else { 1.0 };
            let cards = if *to == Whom::This { 1.0 } else { 1.3 };
            part * cards * amount(attack)
        }
        _ => 0.7,
    }
}

/// What an effect is worth to the player who has it, in Attack.
fn gain(step: &script::Step<GalaxyWords>) -> f32 {
    match step {
        Step::Do(verb) => verb_gain(verb),
        Step::Seq(steps) => steps.iter().map(gain).sum(),
        Step::Pick { count, body, .. } | Step::Gather { count, body, .. } => {
            let times = match count {
                Count::UpTo(most) | Count::Exactly(most) => amount(most),
                _ => 1.0,
            };
            times * gain(body)
        }
        Step::OneOf { options, .. } | Step::SomeOf { options, .. } => {
            options.iter().map(gain).fold(0.0, f32::max)
        }
        Step::May { body, .. } | Step::Later { body, .. } => gain(body).max(0.0),
        Step::If { then, otherwise, .. } => {
            CONDITIONAL * (gain(then) + otherwise.map_or(0.0, gain))
        }
        Step::IfDone { first, then } => gain(first) + gain(then),
        Step::Times { n, body } => amount(n) * gain(body),
        _ => 0.3,
    }
}

fn verb_gain(verb: &Verb) -> f32 {
    match verb {
        Verb::Draw(n) => amount(n),
        Verb::GainResources(n) => RESOURCE * amount(n),
        Verb::GainForce(n) => FORCE * amount(n),
        Verb::GainAttack(n) | Verb::DamageBase(n) | Verb::Damage(_, n) => amount(n),
        Verb::Spend(n) => -RESOURCE * amount(n),
        Verb::Repair(n) => 0.7 * amount(n),
        Verb::ExileThis => -2.0,
        Verb::Cede(_) => -3.0,
        Verb::Destroy(_) => 3.0,
        Verb::Purchase(_, Price::Free, _) => 2.5,
        Verb::Take(_) => 1.5,
        Verb::Exile(_) | Verb::Discard(_) | Verb::DiscardAtRandom(_) | Verb::PutOnDeck(..) => 0.6,
        Verb::DiscardAll(_) => 1.0,
        _ => 0.2,
    }
}

fn amount(number: &Num) -> f32 {
    match number {
        Num::Just(n) => f32::from(*n),
        _ => 1.5,
    }
}
