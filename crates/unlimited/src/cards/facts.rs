//! The building blocks of the card tables: default facts of each card type, and phrases that many
//! cards share.

pub(super) use script::{Count, Slot};
pub(super) use table::Origin;

pub(super) use crate::words::Aspect::{Aggression, Command, Cunning, Heroism, Vigilance, Villainy};
pub(super) use crate::words::{
    Ability, Arena, Card, Combatant, Division, Entering, Given, Keyword, Kind, Limit, Modifier,
    Moment, Num, On, Only, Price, Rarity, Readiness, Set, Share, Side, Step, Targets, Terms, Test,
    Trait, Until, Verb, What, Who, Whom, Zone,
};

const NOTHING: Card = Card {
    number: 0,
    id: "",
    name: ["", ""],
    subtitle: "",
    kind: Kind::Unit,
    arena: Arena::Ground,
    cost: 0,
    power: 0,
    hp: 0,
    aspects: &[],
    traits: &[],
    keywords: &[],
    unique: false,
    rarity: Rarity::Common,
    origin: Origin::Verified,
    abilities: &[],
    deployed: &[],
};
pub(super) const LEADER: Card = Card { kind: Kind::Leader, unique: true, ..NOTHING };
pub(super) const BASE: Card = Card { kind: Kind::Base, ..NOTHING };
pub(super) const UNIT: Card = Card { kind: Kind::Unit, ..NOTHING };
pub(super) const EVENT: Card = Card { kind: Kind::Event, ..NOTHING };
pub(super) const UPGRADE: Card = Card { kind: Kind::Upgrade, ..NOTHING };
pub(super) const TOKEN: Card = Card { kind: Kind::Token, ..NOTHING };

pub(super) const A: What = What::In(Slot::A);
pub(super) const B: What = What::In(Slot::B);
pub(super) const C: What = What::In(Slot::C);
pub(super) const THIS: What = What::This;
pub(super) const HOST: What = What::Host;
pub(super) const YOUR_BASE: What = What::BaseOf(&Who::You);
pub(super) const ENEMY_BASE: What = What::BaseOf(&Who::Opponent);

/// Any unit in play.
pub(super) const UNITS: Set = Set::Units(Side::Any, &[]);
pub(super) const FRIENDLY: Set = Set::Units(Side::Friendly, &[]);
pub(super) const ENEMIES: Set = Set::Units(Side::Enemy, &[]);
pub(super) const NON_LEADERS: Set = Set::Units(Side::Any, &[Only::NonLeader]);
pub(super) const FORCE_UNIT: Set = Set::Units(Side::Friendly, &[Only::Of(Trait::Force)]);
pub(super) const GROUND_UNITS: Set = Set::Units(Side::Any, &[Only::In(Arena::Ground)]);
pub(super) const SPACE_UNITS: Set = Set::Units(Side::Any, &[Only::In(Arena::Space)]);
pub(super) const BASES: Set = Set::Bases(Side::Any);
/// Whether you control a leader unit.
pub(super) const LEADS: Test = Test::Any(Set::Units(Side::Friendly, &[Only::Leader]));

pub(super) const fn n(amount: u8) -> Num {
    Num::Just(amount)
}

/// An attack without special terms.
pub(super) static USUAL: Terms =
    Terms { attackers: Readiness::Ready, targets: Targets::Any, gives: &[] };

/// A triggered ability.
pub(super) const fn when(on: &'static [On], effect: Step) -> Ability {
    Ability::When { on, limit: Limit::None, effect }
}

pub(super) const fn when_played(effect: Step) -> Ability {
    when(&[On::Played], effect)
}

pub(super) const fn when_defeated(effect: Step) -> Ability {
    when(&[On::Defeated], effect)
}

pub(super) const fn on_attack(effect: Step) -> Ability {
    when(&[On::Attack], effect)
}

/// A constant ability of this card.
pub(super) const fn always(gives: &'static [Modifier]) -> Ability {
    Ability::Constant { while_: None, to: Whom::This, gives }
}

/// A constant ability of this card that applies while a condition holds.
pub(super) const fn while_(test: Test, gives: &'static [Modifier]) -> Ability {
    Ability::Constant { while_: Some(test), to: Whom::This, gives }
}

/// A constant ability that applies to your units of a sort.
pub(super) const fn yours(sort: &'static [Only], gives: &'static [Modifier]) -> Ability {
    Ability::Constant { while_: None, to: Whom::Yours(sort), gives }
}

/// A constant ability that the attached unit has.
pub(super) const fn host_has(gives: &'static [Modifier]) -> Ability {
    Ability::Constant { while_: None, to: Whom::Host, gives }
}

pub(super) const EXHAUST_THIS: Step = Step::Do(Verb::Exhaust(THIS));

/// An action that costs exhausting the card.
pub(super) const fn action(effect: Step) -> Ability {
    Ability::Action { cost: EXHAUST_THIS, effect }
}

const PAY_AND_EXHAUST: Step = Step::Seq(&[Step::Do(Verb::Pay(Num::Just(1))), EXHAUST_THIS]);

/// An action that costs 1 resource and exhausting the card.
pub(super) const fn paid_action(effect: Step) -> Ability {
    Ability::Action { cost: PAY_AND_EXHAUST, effect }
}

/// You pick one thing, which slot A remembers.
pub(super) const fn pick(from: Set, body: &'static Step) -> Step {
    pick_into(Slot::A, from, body)
}

pub(super) const fn pick_into(into: Slot, from: Set, body: &'static Step) -> Step {
    Step::Pick { who: Who::You, count: Count::One, from, into, body }
}

/// You pick up to `most` things; slot A remembers each in turn.
pub(super) const fn pick_up_to(most: u8, from: Set, body: &'static Step) -> Step {
    Step::Pick { who: Who::You, count: Count::UpTo(n(most)), from, into: Slot::A, body }
}

/// You pick one of several hidden cards, or say that there is none; slot A remembers it.
pub(super) const fn find(from: Set, body: &'static Step) -> Step {
    Step::Pick { who: Who::You, count: Count::Found, from, into: Slot::A, body }
}

/// You pick one thing, which later steps use.
pub(super) const fn choose(into: Slot, from: Set) -> Step {
    pick_into(into, from, &Step::Seq(&[]))
}

pub(super) const fn may(body: &'static Step) -> Step {
    Step::May { who: Who::You, body }
}

pub(super) const fn if_(test: Test, then: &'static Step) -> Step {
    Step::If { test, then, otherwise: None }
}

pub(super) const fn if_do(first: &'static Step, then: &'static Step) -> Step {
    Step::IfDone { first, then }
}

/// You choose one of these effects.
pub(super) const fn one_of(options: &'static [Step]) -> Step {
    Step::OneOf { who: Who::You, options }
}

/// You choose two of these effects, which happen one after the other.
pub(super) const fn two_of(options: &'static [Step]) -> Step {
    Step::SomeOf { who: Who::You, count: n(2), options }
}

/// You look at the top card of your deck, which slot A remembers.
pub(super) const LOOK_AT_TOP: Step = Step::Seq(&[
    Step::Do(Verb::Look(Who::You, n(1))),
    Step::Pick {
        who: Who::You,
        count: Count::The,
        from: Set::Seen(&[]),
        into: Slot::A,
        body: &Step::Seq(&[]),
    },
]);
pub(super) const LOOK_AT_EIGHT: Step = Step::Do(Verb::Look(Who::You, n(8)));
/// Reveals a card that was searched for before it is taken, so that the opponent can check its
/// sort.
pub(super) const SHOW_AND_TAKE: Step =
    Step::Seq(&[Step::Do(Verb::Reveal(A)), Step::Do(Verb::Take(A))]);
pub(super) const BURY_REST: Step = Step::Do(Verb::BuryRest);

pub(super) const fn draw(cards: u8) -> Step {
    Step::Do(Verb::Draw(Who::You, n(cards)))
}

pub(super) const fn deal(amount: u8, to: What) -> Step {
    Step::Do(Verb::Deal(n(amount), to))
}

pub(super) const fn heal(amount: u8, on: What) -> Step {
    Step::Do(Verb::Heal(n(amount), on))
}

pub(super) const fn defeat(what: What) -> Step {
    Step::Do(Verb::Defeat(what))
}

pub(super) const fn exhaust(what: What) -> Step {
    Step::Do(Verb::Exhaust(what))
}

pub(super) const fn ready(what: What) -> Step {
    Step::Do(Verb::Ready(what))
}

pub(super) const fn shield(what: What) -> Step {
    Step::Do(Verb::Shield(what))
}

pub(super) const fn experience(tokens: u8, what: What) -> Step {
    Step::Do(Verb::Experience(n(tokens), what))
}

pub(super) const fn to_hand(what: What) -> Step {
    Step::Do(Verb::Return(what))
}

/// Gives modifiers for the phase.
pub(super) const fn give(what: What, modifiers: &'static [Modifier]) -> Step {
    Step::Do(Verb::Give(what, modifiers, Until::PhaseEnds))
}

pub(super) const fn has(keyword: Keyword) -> Modifier {
    Modifier::Has(keyword)
}

pub(super) const fn power(amount: u8) -> Modifier {
    Modifier::Power(n(amount))
}

pub(super) const fn hp(amount: u8) -> Modifier {
    Modifier::Hp(n(amount))
}

pub(super) const fn less_power(amount: u8) -> Modifier {
    Modifier::LessPower(n(amount))
}

pub(super) const fn less_hp(amount: u8) -> Modifier {
    Modifier::LessHp(n(amount))
}

/// A modifier for the attacker of an attack.
pub(super) const fn attacker_gets(modifier: Modifier) -> Given {
    Given { if_: None, to: Combatant::Attacker, modifier }
}
