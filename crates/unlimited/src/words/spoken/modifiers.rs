//! Modifiers of constant and lasting effects as text, and the terms of an attack.

use prose::{Clause, Conjunction, Person, Subject, Text, Verb, text};
use script::Names;

use super::abilities::quoted;
use super::actions::{
    ATTACK, BE_DEFEATED, CAN_ALSO_ATTACK, CANNOT_ATTACK, CANNOT_BE_ATTACKED, CANNOT_BE_DEFEATED,
    CANNOT_READY, DEAL, ENTER, GET, GIVE, HAVE, LOSE, MAY_DEAL,
};
use super::amounts::Amount;
use super::conditions::{Claim, condition};
use super::keywords::keyword;
use super::memory::is_many;
use super::nouns::{Apart, units};
use super::what;
use crate::words::lexicon::RESOURCE;
use crate::words::{
    Combatant, Given, Modifier, Num, Readiness, Side, Targets, Terms, Test, Until, What,
};

/// The predicate of a unit with these modifiers: "gets +1/+1 and has Ambush".
pub(crate) fn predicates(modifiers: &[Modifier], person: Person, names: &Names) -> Text {
    let stats = stats(modifiers, names).map(|stats| (GET, stats));
    let rest = modifiers.iter().filter_map(|modifier| predicate(modifier, names));
    let all = stats.into_iter().chain(rest).map(|(verb, rest)| verb.present(person).then(rest));
    Text::list(all, Conjunction::And)
}

/// A verb of the unit and the rest of its clause; `stats` says power and hit points together.
fn predicate(modifier: &Modifier, names: &Names) -> Option<(Verb, Text)> {
    let said = match modifier {
        Modifier::Power(_) | Modifier::Hp(_) | Modifier::LessPower(_) | Modifier::LessHp(_) => {
            return None;
        }
        Modifier::Has(which) => (HAVE, keyword(*which, names)),
        Modifier::Gains(ability) => (HAVE, quoted(ability)),
        Modifier::Loses(which) => {
            let which = keyword(*which, names);
            (LOSE, text!("{k} and can't gain it", "{k} y no puede obtenerlo", k = which))
        }
        Modifier::LosesAll => (
            LOSE,
            text!(
                "all its abilities and can't gain any",
                "todas sus capacidades y no puede obtener ninguna"
            ),
        ),
        Modifier::StaysExhausted => (CANNOT_READY, Text::default()),
        Modifier::SparesBases => (CANNOT_ATTACK, text!("bases", "bases")),
        Modifier::Untouchable => {
            (CANNOT_BE_ATTACKED, text!("unless it has Sentinel", "a no ser que tenga Centinela"))
        }
        Modifier::EntersReady => (ENTER, text!("play ready", "en juego preparada")),
        Modifier::ReachesGround => {
            (CAN_ALSO_ATTACK, text!("ground units", "a unidades terrestres"))
        }
        Modifier::StrikesFirst => (
            DEAL,
            text!(
                "its combat damage before the defending unit does",
                "su daño de combate antes que la unidad defensora"
            ),
        ),
        Modifier::Undying => (
            CANNOT_BE_DEFEATED,
            text!(
                "for having no remaining HP during the action phase",
                "por no tener PG restantes durante la fase de acción"
            ),
        ),
        Modifier::Spills => (
            MAY_DEAL,
            text!(
                "its excess damage to an enemy ground unit when it attacks and defeats a unit",
                "su daño sobrante a una unidad terrestre enemiga cuando ataca y derrota a una \
                 unidad"
            ),
        ),
        Modifier::Expires => {
            (BE_DEFEATED, text!("after dealing combat damage", "tras infligir daño de combate"))
        }
    };
    Some(said)
}

/// "+2/+0", "-3/-3", "+1/+1 for each resource you control".
fn stats(modifiers: &[Modifier], names: &Names) -> Option<Text> {
    let pick = |wanted: fn(&Modifier) -> Option<Num>| modifiers.iter().find_map(wanted);
    let more = [
        pick(|modifier| if let Modifier::Power(n) = modifier { Some(*n) } else { None }),
        pick(|modifier| if let Modifier::Hp(n) = modifier { Some(*n) } else { None }),
    ];
    let less = [
        pick(|modifier| if let Modifier::LessPower(n) = modifier { Some(*n) } else { None }),
        pick(|modifier| if let Modifier::LessHp(n) = modifier { Some(*n) } else { None }),
    ];
    let said = [('+', more), ('-', less)].into_iter().filter_map(|(sign, [power, hp])| {
        let any = power.or(hp)?;
        let part = |n: Option<Num>| match n {
            None => format!("{sign}0"),
            Some(Num::Just(n)) => format!("{sign}{n}"),
            Some(_) => format!("{sign}1"),
        };
        let pair = Text::same(format!("{}/{}", part(power), part(hp)));
        Some(match Amount::of(&any, RESOURCE, names) {
            Amount::Plain(_) => pair,
            Amount::Each(_, thing) => {
                pair.then(text!("for each {thing}", "por cada {thing}", thing = thing))
            }
            Amount::Equal(n) => pair.then(text!("times {n}", "por {n}", n = n)),
        })
    });
    let all: Vec<_> = said.collect();
    (!all.is_empty()).then(|| Text::list(all, Conjunction::And))
}

/// Modifiers for a limited time: "you give" if only numbers and keywords are given, otherwise with
/// the unit as the subject.
pub(crate) fn give(
    to: &What,
    modifiers: &[Modifier],
    until: Until,
    names: &Names,
) -> (Subject, Clause) {
    let target = what(to, names);
    let until = lasts(until);
    let stats = stats(modifiers, names);
    let keywords = modifiers.iter().filter_map(|modifier| match modifier {
        Modifier::Has(which) => Some(keyword(*which, names)),
        _ => None,
    });
    let other = modifiers.iter().filter(|modifier| !matches!(modifier, Modifier::Has(_)));
    let mut other = other.filter_map(|modifier| predicate(modifier, names));
    if let Some((verb, rest)) = other.next() {
        let also = other.map(|(verb, rest)| verb.present(Person::Third).then(rest));
        let all = Text::list([rest].into_iter().chain(also), Conjunction::And);
        let subject = if is_many(&target) { Subject::Many(target) } else { Subject::One(target) };
        return (subject, Clause::new(verb, all.then(until)));
    }
    let things = Text::list(stats.into_iter().chain(keywords), Conjunction::And);
    let target = each_of(target);
    let rest = text!("{things} to {to}", "{things} a {to}", things = things, to = target);
    (Subject::You, Clause::new(GIVE, rest.then(until)))
}

/// "each of up to 3 units" if there are several.
pub(crate) fn each_of(target: Text) -> Text {
    if is_many(&target) {
        text!("each of {target}", "cada una de {target}", target = target)
    } else {
        target
    }
}

/// "for this phase".
pub(crate) fn lasts(until: Until) -> Text {
    match until {
        Until::AttackEnds => text!("for this attack", "durante este ataque"),
        Until::PhaseEnds => text!("for this phase", "durante esta fase"),
        Until::RoundEnds => text!("for the rest of the round", "durante el resto de la ronda"),
    }
}

/// An attack with its terms: "attack with a unit; it gets +1/+0 for this attack".
pub(crate) fn attack(with: &What, terms: &Terms, names: &Names) -> Clause {
    let unit = what(with, names);
    let mut said = text!("with {unit}", "con {unit}", unit = unit);
    if terms.attackers == Readiness::Any {
        said = text!("{said}, even an exhausted one", "{said}, incluso agotada", said = said);
    }
    let mut more = Vec::new();
    if terms.targets == Targets::Units {
        more.push(text!("it can't attack a base", "no puede atacar bases"));
    }
    more.extend(given(terms.gives, names));
    let attack = Clause::new(ATTACK, said);
    let joined = |all, next| text!("{all}; {next}", "{all}; {next}", all = all, next = next);
    match more.into_iter().reduce(joined) {
        Some(more) => attack.followed_by(more),
        None => attack,
    }
}

/// The modifiers for the attack; those for one side under one condition are said together.
fn given(gives: &[Given], names: &Names) -> Option<Text> {
    let groups: Vec<&[Given]> =
        gives.chunk_by(|one, next| one.to == next.to && one.if_ == next.if_).collect();
    let attack = lasts(Until::AttackEnds);
    match groups[..] {
        [] => None,
        [group] if group.iter().all(|given| predicate(&given.modifier, names).is_none()) => {
            Some(given_together(group, attack, names))
        }
        _ => {
            let all = groups.iter().map(|group| given_together(group, Text::default(), names));
            let all = Text::list(all, Conjunction::And);
            Some(text!("{attack}, {all}", "{attack} {all}", attack = attack, all = all))
        }
    }
}

fn given_together(group: &[Given], until: Text, names: &Names) -> Text {
    let Some(first) = group.first() else { return Text::default() };
    // The attacking unit has just been named, and Spanish omits the pronoun.
    let whose = match first.to {
        Combatant::Attacker => text!("it", ""),
        Combatant::Defender => text!("the defending unit", "la unidad defensora"),
    };
    let modifiers: Vec<Modifier> = group.iter().map(|given| given.modifier).collect();
    let said = whose.then(predicates(&modifiers, Person::Third, names)).then(until);
    match &first.if_ {
        None => said,
        Some(Test::Is(What::Attacker, only)) => {
            let unit = units(Side::Any, only, Apart::Unsaid, names).a();
            said.then(text!("if it is {unit}", "si es {unit}", unit = unit))
        }
        Some(test) => {
            let test = condition(test, Claim::FACT, names);
            said.then(text!("if {test}", "si {test}", test = test))
        }
    }
}
