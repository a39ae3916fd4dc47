//! Amounts as text.

use prose::{Noun, Text, text};
use script::Names;

use super::nouns::{members, several};
use super::what;
use crate::words::lexicon::{DAMAGE, RESOURCE};
use crate::words::{Num, Set, What};

/// An amount in the form its sentence needs.
pub(crate) enum Amount {
    /// "2 damage", "that many cards".
    Plain(Text),
    /// "1 damage", and then "for each unit".
    Each(Text, Text),
    /// "(damage) equal to the power of that unit".
    Equal(Text),
}

impl Amount {
    /// An amount of damage, cards or tokens.
    pub(crate) fn of(num: &Num, noun: Noun, names: &Names) -> Self {
        let each = |thing| Self::Each(noun.count(1_u8), thing);
        match num {
            Num::Just(n) => Self::Plain(noun.count(*n)),
            Num::ThatMuch | Num::Picked(_) => Self::Plain(that_many(noun)),
            Num::Twice(Num::ThatMuch | Num::Picked(_)) => Self::Plain(twice_that_many(noun)),
            Num::Count(set) => each(members(set, names).bare()),
            Num::Resources => each(resource()),
            Num::ReadyResources => each(ready_resource()),
            Num::Aspects(set) => each(text!(
                "different aspect among {things}",
                "aspecto distinto entre {things}",
                things = several(set, names)
            )),
            Num::OthersPlayed => each(other_card_played()),
            Num::CostOf(_)
            | Num::PowerOf(_)
            | Num::DamageOn(_)
            | Num::Twice(_)
            | Num::OneMore(_)
            | Num::TotalCost(_) => Self::Equal(number(num, names)),
        }
    }

    /// The amount with words after it: "2 damage to that unit", "1 damage to that unit for each
    /// card".
    pub(crate) fn with(self, noun: Noun, rest: Text) -> Text {
        match self {
            Self::Plain(n) => n.then(rest),
            Self::Each(n, thing) => {
                n.then(rest).then(text!("for each {thing}", "por cada {thing}", thing = thing))
            }
            Self::Equal(n) => {
                let things = Text::new(noun.many().en, many_es(noun));
                Text { en: things.en + " " + &rest.en, es: rest.es + " " + &things.es }.then(text!(
                    "equal to {n}",
                    "igual a {n}",
                    n = n
                ))
            }
        }
    }

    /// The amount without more words: "2 cards", "1 card for each unit".
    pub(crate) fn alone(self, noun: Noun) -> Text {
        match self {
            Self::Equal(n) => {
                let things = Text::new(noun.many().en, many_es(noun));
                things.then(text!("equal to {n}", "igual a {n}", n = n))
            }
            other => other.with(noun, Text::default()),
        }
    }
}

/// A noun counted with «de» in Spanish loses it when it stands alone: «2 de daño», «daño igual a
/// 2».
fn many_es(noun: Noun) -> &'static str {
    noun.es.many.strip_prefix("de ").unwrap_or(noun.es.many)
}

fn that_many(noun: Noun) -> Text {
    if noun == DAMAGE {
        return text!("that much damage", "esa cantidad de daño");
    }
    text!("that many {things}", "esa cantidad de {things}", things = noun.many())
}

fn twice_that_many(noun: Noun) -> Text {
    if noun == DAMAGE {
        return text!("twice that much damage", "el doble de esa cantidad de daño");
    }
    let things = noun.many();
    text!("twice that many {things}", "el doble de esa cantidad de {things}", things = things)
}

fn resource() -> Text {
    text!("resource you control", "recurso que controles")
}

fn ready_resource() -> Text {
    text!("ready resource you control", "recurso preparado que controles")
}

fn other_card_played() -> Text {
    text!("other card you played this phase", "otra carta que hayas jugado esta fase")
}

/// An amount without a noun: a number, or what is counted.
pub(crate) fn number(num: &Num, names: &Names) -> Text {
    match num {
        Num::Just(n) => Text::same(n),
        Num::Count(set) => number_of(several(set, names)),
        Num::CostOf(it) => text!("the cost of {it}", "el coste de {it}", it = what(it, names)),
        Num::PowerOf(it) => text!("the power of {it}", "el Poder de {it}", it = what(it, names)),
        Num::DamageOn(it) => {
            text!("the damage on {it}", "el daño que tiene {it}", it = what(it, names))
        }
        Num::Resources => number_of(RESOURCE.of(text!("you control", "que controles")).many()),
        Num::ReadyResources => {
            text!("the number of your ready resources", "la cantidad de tus recursos preparados")
        }
        Num::Picked(slot) => names.of(*slot),
        Num::ThatMuch => text!("that much", "esa cantidad"),
        Num::Twice(n) => text!("twice {n}", "el doble de {n}", n = number(n, names)),
        Num::OneMore(n) => text!("1 plus {n}", "{n} más 1", n = number(n, names)),
        Num::Aspects(set) => number_of(text!(
            "different aspects among {things}",
            "aspectos distintos entre {things}",
            things = several(set, names)
        )),
        Num::TotalCost(Set::Seen([])) => text!("their total cost", "su coste total"),
        Num::TotalCost(set) => {
            let things = several(set, names);
            text!("the total cost of {things}", "el coste total de {things}", things = things)
        }
        Num::OthersPlayed => text!(
            "the number of other cards you played this phase",
            "la cantidad de otras cartas que hayas jugado esta fase"
        ),
    }
}

fn number_of(things: Text) -> Text {
    text!("the number of {things}", "la cantidad de {things}", things = things)
}

/// A number of a unit just named: "its power", "1 plus the damage on itself".
pub(crate) fn own_number(num: &Num, of: &What, names: &Names) -> Text {
    match num {
        Num::PowerOf(it) if it == of => text!("its power", "su Poder"),
        Num::CostOf(it) if it == of => text!("its cost", "su coste"),
        Num::DamageOn(it) if it == of => text!("the damage on itself", "su propio daño"),
        Num::OneMore(n) => text!("1 plus {n}", "{n} más 1", n = own_number(n, of, names)),
        Num::Twice(n) => text!("twice {n}", "el doble de {n}", n = own_number(n, of, names)),
        other => number(other, names),
    }
}
