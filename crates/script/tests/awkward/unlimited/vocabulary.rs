//! The texts of the words.

use prose::lexicon::{
    ATTACK, DEAL, DEFEAT, DISCARD, DRAW, EXHAUST, GIVE, HEAL, LOOK_AT, PAY, PLAY, PUT,
    READY as MAKE_READY, REVEAL, SET_ASIDE, TAKE,
};
use prose::{Adjective, Clause, Gender, Noun, NounPhrase, Subject, Text, text};
use script::{Names, Vocabulary};

use super::words::{
    Divided, Event, Gift, Moment, Num, Only, Set, Side, Swu, Test, Verb, What, Who,
};
use crate::awkward::ability::Abilities;

use Gender::{Feminine, Masculine};

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Feminine);
const UNIT: Noun = Noun::new("unit", "units", "unidad", "unidades", Feminine);
const BASE: Noun = Noun::new("base", "bases", "base", "bases", Feminine);
const UNIT_OR_BASE: Noun =
    Noun::new("unit or base", "units and bases", "unidad o base", "unidades y bases", Feminine);
const DAMAGE: Noun = Noun::new("damage", "damage", "punto de daño", "puntos de daño", Masculine);
const RESOURCE: Noun = Noun::new("resource", "resources", "recurso", "recursos", Masculine);
const DECK: Noun = Noun::new("deck", "decks", "mazo", "mazos", Masculine);

const ENEMY: Adjective = Adjective::new("enemy", "enemigo", "enemiga", "enemigos", "enemigas");
const FRIENDLY: Adjective = Adjective::new("friendly", "aliado", "aliada", "aliados", "aliadas");
const REBEL: Adjective = Adjective::new("Rebel", "rebelde", "rebelde", "rebeldes", "rebeldes");
const READY: Adjective =
    Adjective::new("ready", "preparado", "preparada", "preparados", "preparadas");
const NON_LEADER: Adjective =
    Adjective::new("non-leader", "no líder", "no líder", "no líderes", "no líderes");
const DAMAGED: Adjective = Adjective::new("damaged", "dañado", "dañada", "dañados", "dañadas");
const DIFFERENT: Adjective =
    Adjective::new("different", "diferente", "diferente", "diferentes", "diferentes");

const OTHER: Adjective = Adjective::new("other", "otro", "otra", "otros", "otras").before_noun();

fn who(who: Who) -> Subject {
    match who {
        Who::You => Subject::You,
        Who::Opponent => Subject::One(text!("your opponent", "tu adversario")),
        Who::OwnerOf(_) => Subject::One(text!("its owner", "su propietario")),
        Who::ControllerOf(_) => Subject::One(text!("its controller", "su controlador")),
    }
}

/// "this unit": the text of a leader says so only where it is exhausted.
fn what(what: What, names: &Names) -> Text {
    match what {
        What::This => UNIT.this(),
        What::In(slot) => names.of(slot),
    }
}

fn units(side: Side, only: &[Only]) -> NounPhrase {
    // Traits are nearest to the noun, then the side, then the rest.
    let (traits, rest): (Vec<_>, Vec<_>) = only.iter().partition(|only| **only == Only::Rebel);
    let unit = traits.iter().fold(NounPhrase::from(UNIT), |unit, _| unit.with(&REBEL));
    let unit = match side {
        Side::Either => unit,
        Side::Friendly => unit.with(&FRIENDLY),
        Side::Enemy => unit.with(&ENEMY),
    };
    rest.into_iter().fold(unit, |unit, only| match only {
        Only::Rebel => unit.with(&REBEL),
        Only::Ready => unit.with(&READY),
        Only::NonLeader => unit.with(&NON_LEADER),
        Only::Damaged => unit.with(&DAMAGED),
        Only::NotThis | Only::Not(_) => unit.with(&DIFFERENT),
        Only::RemainingAtMost(n) => unit.of(text!(
            "with {n} or less remaining HP",
            "con {n} o menos PG restantes",
            n = Swu::say_number(&n, &Names::default())
        )),
    })
}

/// "3 damage to that unit", "damage to that unit equal to ...".
fn deal(num: &Num, target: What, names: &Names) -> Text {
    let target = what(target, names);
    match (Swu::printed(num), num) {
        (Some(n), _) => {
            let n = DAMAGE.count(n);
            text!("{n} to {target}", "{n} a {target}", n = n, target = target)
        }
        (None, Num::ThatMuch) => text!(
            "that much damage to {target}",
            "esa cantidad de daño a {target}",
            target = target
        ),
        (None, other) => text!(
            "damage to {target} equal to {n}",
            "a {target} daño igual a {n}",
            target = target,
            n = Swu::say_number(other, names)
        ),
    }
}

fn divide(divided: Divided, num: &Num, among: &Set, names: &Names) -> Clause {
    let n = Swu::say_number(num, names);
    let among = text!(
        "divided as you choose among {things}",
        "repartidos como quieras entre {things}",
        things = Swu::say_set(among, names).many()
    );
    let (action, amount) = match divided {
        Divided::Damage => (DEAL, text!("{n} damage", "{n} puntos de daño", n = n)),
        Divided::UpToHealing => {
            (HEAL, text!("up to {n} damage", "hasta {n} puntos de daño", n = n))
        }
    };
    Clause::new(action, amount.then(among))
}

/// "the top 5 cards of your deck".
fn top_cards(n: &Num, of: Who, names: &Names) -> Text {
    text!(
        "the top {n} cards of {deck}",
        "las {n} primeras cartas de {deck}",
        n = Swu::say_number(n, names),
        deck = who(of).own(DECK)
    )
}

impl Vocabulary for Swu {
    fn say_who(word: &Who, _: &Names) -> Subject {
        who(*word)
    }

    fn say_verb(verb: &Verb, names: &Names) -> (Subject, Clause) {
        let you = |action, rest| (Subject::You, Clause::new(action, rest));
        match verb {
            Verb::Deal(n, target) => you(DEAL, deal(n, *target, names)),
            Verb::Heal(n, target) => {
                let n = Swu::say_number(n, names);
                let target = what(*target, names);
                you(
                    HEAL,
                    text!(
                        "{n} damage from {target}",
                        "{n} puntos de daño de {target}",
                        n = n,
                        target = target
                    ),
                )
            }
            Verb::Divide(divided, n, among) => (Subject::You, divide(*divided, n, among, names)),
            Verb::Share(n, target) => {
                let n = Swu::say_number(n, names);
                let target = what(*target, names);
                you(
                    PUT,
                    text!("a share of {n} on {target}", "{n} en {target}", n = n, target = target),
                )
            }
            Verb::Exhaust(What::This) => you(EXHAUST, text!("this leader", "este líder").whom()),
            Verb::Exhaust(target) => you(EXHAUST, what(*target, names).whom()),
            Verb::ReadyResources(n) => {
                let n = Swu::say_number(n, names);
                you(MAKE_READY, text!("{n} of your resources", "{n} de tus recursos", n = n))
            }
            Verb::Pay(n) => you(PAY, RESOURCE.count(Swu::printed(n).unwrap_or_default())),
            Verb::Defeat(What::This) => you(DEFEAT, CARD.this().whom()),
            Verb::Defeat(target) => you(DEFEAT, what(*target, names).whom()),
            Verb::Draw(by, n) => {
                (who(*by), Clause::new(DRAW, CARD.count(Swu::printed(n).unwrap_or_default())))
            }
            Verb::DiscardFromDeck(by, n) => {
                (who(*by), Clause::new(DISCARD, top_cards(n, *by, names)))
            }
            Verb::TakeControl(by, target) => {
                let target = what(*target, names);
                let control = text!("control of {unit}", "el control de {unit}", unit = target);
                (who(*by), Clause::new(TAKE, control))
            }
            Verb::AttackWith(unit) => {
                you(ATTACK, text!("with {unit}", "con {unit}", unit = what(*unit, names)))
            }
            Verb::Strike(_, target) => you(ATTACK, what(*target, names).whom()),
            Verb::LookAtTop(n) => you(LOOK_AT, top_cards(n, Who::You, names)),
            Verb::SetAside(card) => you(SET_ASIDE, what(*card, names)),
            Verb::PutRestOnBottom => you(
                PUT,
                text!(
                    "the rest on the bottom of your deck in random order",
                    "las demás en el fondo de tu mazo en orden aleatorio"
                ),
            ),
            Verb::PlayFree(card) => {
                you(PLAY, text!("{card} for free", "gratis {card}", card = what(*card, names)))
            }
            Verb::GiveShield(unit) => you(
                GIVE,
                text!(
                    "a Shield token to {unit}",
                    "una ficha de Escudo a {unit}",
                    unit = what(*unit, names)
                ),
            ),
            Verb::Reveal(card) => you(REVEAL, what(*card, names)),
        }
    }

    fn say_test(test: &Test, names: &Names) -> Text {
        let Test::RevealedCostAtMost(n) = test;
        let n = Swu::say_number(n, names);
        text!("their total cost is {n} or less", "su coste total es {n} o menos", n = n)
    }

    fn say_number(num: &Num, names: &Names) -> Text {
        match num {
            Num::Just(n) => Text::same(n),
            Num::Chosen(slot) => names.of(*slot),
            Num::ThatMuch => text!("that much", "esa cantidad"),
            Num::CostOfRevealed => text!("their total cost", "su coste total"),
            Num::LeftToDivide => text!("what is left", "lo que queda"),
        }
    }

    fn printed(num: &Num) -> Option<u32> {
        match num {
            Num::Just(n) => Some(u32::from(*n)),
            Num::Chosen(_) | Num::ThatMuch | Num::CostOfRevealed | Num::LeftToDivide => None,
        }
    }

    fn say_set(set: &Set, names: &Names) -> NounPhrase {
        match set {
            Set::Units(side, only) => units(*side, only),
            Set::Bases => BASE.into(),
            Set::UnitsAndBases | Set::Sharers | Set::TargetsOf(_) => UNIT_OR_BASE.into(),
            Set::SeenUnitsWithin(n) => UNIT.of(text!(
                "from among them with a total cost of {n} or less",
                "de entre ellas con un coste total de {n} o menos",
                n = Swu::say_number(n, names)
            )),
            Set::CardsSetAside => UNIT.of(text!("set aside", "apartadas")),
            Set::TopOfYourDeck => CARD.of(text!(
                "from the top of your deck, one at a time",
                "de encima de tu mazo, de una en una"
            )),
        }
    }

    fn say_kind(set: &Set, _: &Names) -> NounPhrase {
        match set {
            Set::Units(..) | Set::SeenUnitsWithin(_) | Set::CardsSetAside => UNIT.into(),
            Set::Bases => BASE.into(),
            Set::UnitsAndBases | Set::Sharers | Set::TargetsOf(_) => UNIT_OR_BASE.into(),
            Set::TopOfYourDeck => CARD.into(),
        }
    }

    fn say_moment(moment: &Moment) -> Text {
        let Moment::RegroupPhase = moment;
        text!("at the start of the regroup phase", "al principio de la fase de reagrupamiento")
    }
}

impl Abilities for Swu {
    type Event = Event;
    type Gift = Gift;

    fn say_event(event: &Event, _: &Names) -> Text {
        match event {
            Event::Played => text!("you play this unit", "juegues esta unidad"),
            Event::Deployed => text!("you deploy this leader", "despliegues a este líder"),
            Event::ThisAttacks => text!("this unit attacks", "esta unidad ataque"),
            Event::ThisIsDefeated => text!("this unit is defeated", "esta unidad sea derrotada"),
            Event::EnemyUnitLeavesPlay => {
                text!("an enemy unit leaves play", "una unidad enemiga abandone el juego")
            }
            Event::DamageToAttachedUnit => {
                text!("the attached unit suffers damage", "la unidad vinculada sufra daño")
            }
        }
    }

    fn say_proposal(event: &Event, names: &Names) -> Text {
        match event {
            Event::DamageToAttachedUnit => text!(
                "the attached unit would suffer damage",
                "la unidad vinculada fuera a sufrir daño"
            ),
            other => Self::say_event(other, names),
        }
    }

    fn say_gift(gift: &Gift) -> Text {
        let Gift::AbilityForOthers(side, ability) = gift;
        text!(
            "{units} has “{ability}”",
            "{units} tiene «{ability}»",
            units = units(*side, &[]).with(&OTHER).each(),
            ability = ability.say()
        )
    }
}
