//! The purpose of a pick: "(to) defeat" / «(para) derrotarla», "(to) attack with" / «(para) atacar
//! con ella».

use prose::{Conjunction, Gender, Noun, Text, text};
use script::{Names, Slot};

use crate::words::lexicon::{DAMAGE, EXPERIENCE, SHIELD};
use crate::words::spoken::amounts::Amount;
use crate::words::spoken::memory::{self, Seen};
use crate::words::spoken::nouns::kind;
use crate::words::spoken::verbs::for_less;
use crate::words::{Entering, Num, Price, Readiness, Set, Step, Targets, Terms, Verb, What, Who};

/// The purpose of the thing in this slot, if a few words can say all of it.
pub(super) fn purpose(step: &Step, slot: Slot, from: &Set, names: &Names) -> Option<Text> {
    match step {
        Step::Do(verb) => Purpose { slot, from, noun: kind(from), names }.of(verb),
        Step::Seq(steps) if !steps.is_empty() => {
            let all: Option<Vec<Text>> =
                steps.iter().map(|step| purpose(step, slot, from, names)).collect();
            Some(Text::list(all?, Conjunction::And))
        }
        _ => None,
    }
}

struct Purpose<'a> {
    slot: Slot,
    from: &'a Set,
    noun: Noun,
    names: &'a Names,
}

impl Purpose<'_> {
    fn of(&self, verb: &Verb) -> Option<Text> {
        let what = acted_upon(verb)?;
        if *what != What::In(self.slot) {
            return None;
        }
        Some(match verb {
            Verb::Defeat(_) | Verb::DefeatResource(_) => self.done("defeat", "derrotar"),
            Verb::Exhaust(_) => self.done("exhaust", "agotar"),
            Verb::Ready(_) => self.done("ready", "preparar"),
            Verb::Discard(_) => self.done("discard", "descartar"),
            Verb::Reveal(_) => self.done("reveal", "mostrar"),
            Verb::SetAside(_) => self.done("set aside", "apartar"),
            Verb::Take(_) => self.done("add", "añadir").then(text!("to your hand", "a tu mano")),
            // A discard pile holds the cards of its owner.
            Verb::Return(_) if matches!(self.from, Set::Discard(Who::You, _)) => {
                self.done("return", "devolver").then(text!("to your hand", "a tu mano"))
            }
            Verb::Return(_) => self
                .done("return", "devolver")
                .then(text!("to its owner's hand", "a la mano de su propietario")),
            Verb::Bury(_) if memory::seen(self.names) != Seen::Nothing => self
                .done("put", "poner")
                .then(text!("on the bottom of the deck", "en la parte inferior del mazo")),
            Verb::Bury(_) => self.done("put", "poner").then(text!(
                "on the bottom of its owner's deck",
                "en la parte inferior del mazo de su propietario"
            )),
            Verb::PutOnTop(_) => self
                .done("put", "poner")
                .then(text!("on top of the deck", "en la parte superior del mazo")),
            Verb::Resource(_, entering) => self.done("put", "poner").then(resource(*entering)),
            Verb::Play(_, price, Entering::Usual) => self.done("play", "jugar").then(cost(*price)),
            Verb::Control(Who::You, _) => text!("take control of", "tomar su control"),
            Verb::Attack(_, terms) if is_usual(terms) => {
                let with = if self.is_feminine() { "ella" } else { "él" };
                Text::new("attack with", format!("atacar con {with}"))
            }
            other => return self.given(other),
        })
    }

    /// An amount given to the thing or removed from it: "deal 2 damage to" / «infligirle 2 de
    /// daño».
    fn given(&self, verb: &Verb) -> Option<Text> {
        let given = |en: &str, es: &str, what: Text, to: &str| {
            Text::new(format!("{en} {} {to}", what.en), format!("{es}le {}", what.es))
        };
        Some(match verb {
            Verb::Deal(n, _) => given("deal", "infligir", self.damage(n)?, "to"),
            Verb::Heal(n, _) => given("heal", "curar", self.damage(n)?, "from"),
            Verb::HealAll(_) => given("heal", "curar", text!("all damage", "todo el daño"), "from"),
            Verb::Shield(_) => given("give", "dar", SHIELD.a(), "to"),
            Verb::Experience(Num::Just(1), _) => given("give", "dar", EXPERIENCE.a(), "to"),
            Verb::Experience(Num::Just(n), _) => given("give", "dar", EXPERIENCE.count(*n), "to"),
            _ => return None,
        })
    }

    /// An amount that can be said before "to" without ambiguity.
    fn damage(&self, n: &Num) -> Option<Text> {
        match Amount::of(n, DAMAGE, self.names) {
            Amount::Plain(damage) => Some(damage),
            Amount::Each(..) | Amount::Equal(_) => None,
        }
    }

    /// A verb with the thing as its object: "defeat" / «derrotarla».
    fn done(&self, en: &str, es: &str) -> Text {
        let it = if self.is_feminine() { "la" } else { "lo" };
        Text::new(en, format!("{es}{it}"))
    }

    fn is_feminine(&self) -> bool {
        self.noun.es.gender == Gender::Feminine
    }
}

/// The single object of a verb, if there is one.
fn acted_upon(verb: &Verb) -> Option<&What> {
    match verb {
        Verb::Deal(_, what)
        | Verb::Heal(_, what)
        | Verb::HealAll(what)
        | Verb::Defeat(what)
        | Verb::DefeatResource(what)
        | Verb::Exhaust(what)
        | Verb::Ready(what)
        | Verb::Shield(what)
        | Verb::Experience(_, what)
        | Verb::Return(what)
        | Verb::Bury(what)
        | Verb::PutOnTop(what)
        | Verb::Discard(what)
        | Verb::Reveal(what)
        | Verb::Take(what)
        | Verb::SetAside(what)
        | Verb::Resource(what, _)
        | Verb::Control(_, what)
        | Verb::Play(what, ..)
        | Verb::Attack(what, _) => Some(what),
        _ => None,
    }
}

fn is_usual(terms: &Terms) -> bool {
    let usual = [terms.attackers == Readiness::Ready, terms.targets == Targets::Any];
    usual == [true; 2] && terms.gives.is_empty()
}

fn resource(entering: Entering) -> Text {
    match entering {
        Entering::Ready => {
            text!("into play as a ready resource", "en juego como recurso preparado")
        }
        Entering::Usual | Entering::With(_) => {
            text!("into play as a resource", "en juego como recurso")
        }
    }
}

fn cost(price: Price) -> Text {
    match price {
        Price::Usual => Text::default(),
        Price::Less(n) => for_less(n),
        Price::Free => text!("for free", "gratis"),
    }
}
