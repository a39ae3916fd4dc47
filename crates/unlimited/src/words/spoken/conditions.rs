//! Conditions as text.

use prose::{Conjunction, Text, text};
use script::Names;

use super::amounts::number;
use super::memory::{self, Seen, seen};
use super::nouns::{Apart, any_name, cards, members, one_of, several, units};
use super::what;
use crate::words::lexicon::{CARD, UNIT};
use crate::words::{Num, Only, Set, Side, Test};

/// The form of a condition: Spanish needs the indicative after «si» and the subjunctive after
/// «mientras» and «hasta que».
#[derive(Clone, Copy)]
pub(crate) struct Claim {
    /// «tengas» instead of «tienes».
    pub(crate) subjunctive: bool,
    /// Whether the condition is affirmed or negated.
    pub(crate) holds: bool,
}

impl Claim {
    /// «si tienes».
    pub(crate) const FACT: Self = Self { subjunctive: false, holds: true };
    /// «mientras tengas».
    pub(crate) const POSSIBLE: Self = Self { subjunctive: true, holds: true };

    fn not(self) -> Self {
        Self { holds: !self.holds, ..self }
    }

    /// A verb, in English with its negation, in Spanish in both moods.
    fn verb(self, [yes, no]: [&str; 2], [fact, possible]: [&str; 2]) -> Text {
        let es = if self.subjunctive { possible } else { fact };
        if self.holds { Text::new(yes, es) } else { Text::new(no, format!("no {es}")) }
    }

    fn is(self) -> Text {
        self.verb(["is", "is not"], ["es", "sea"])
    }

    fn is_now(self) -> Text {
        self.verb(["is", "is not"], ["está", "esté"])
    }

    fn has(self) -> Text {
        self.verb(["has", "does not have"], ["tiene", "tenga"])
    }

    fn was_defeated(self) -> Text {
        self.verb(["was defeated", "was not defeated"], ["fue derrotada", "haya sido derrotada"])
    }

    fn you_control(self) -> Text {
        self.verb(["you control", "you do not control"], ["controlas", "controles"])
    }
}

fn this_phase() -> Text {
    text!("this phase", "esta fase")
}

/// A condition, to follow "if" or "while".
pub(crate) fn condition(test: &Test, claim: Claim, names: &Names) -> Text {
    match test {
        Test::Not(test) => condition(test, claim.not(), names),
        Test::Any(set) => there_is(set, claim, names),
        Test::Is(it, only) => what(it, names).then(sort(only, claim, names)),
        Test::YouControlNamed(list) => claim.you_control().then(text!(
            "a leader or unit named {list}",
            "un líder o una unidad de nombre {list}",
            list = any_name(list)
        )),
        Test::Initiative => claim
            .verb(["you have", "you do not have"], ["tienes", "tengas"])
            .then(text!("the initiative", "la iniciativa")),
        Test::Resources(n) => {
            claim.you_control().then(text!("{n} or more resources", "{n} o más recursos", n = n))
        }
        Test::BaseDamage(n) => text!("a base", "una base").then(claim.has()).then(text!(
            "{n} or more damage",
            "{n} o más de daño",
            n = n
        )),
        Test::BaseRemaining(n) => text!("your base", "tu base").then(claim.has()).then(text!(
            "{n} or less remaining HP",
            "{n} o menos PG restantes",
            n = n
        )),
        Test::Defeated(side) => units(*side, &[], Apart::Unsaid, names)
            .a()
            .then(claim.was_defeated())
            .then(this_phase()),
        Test::Left(side) => units(*side, &[], Apart::Unsaid, names)
            .a()
            .then(claim.verb(["left play", "did not leave play"], ["abandonó", "haya abandonado"]))
            .then(text!("this phase", "el juego esta fase")),
        Test::Played(only) => you_played(one_of(only, |apart| cards(only, apart, names)), claim),
        Test::PlayedAnother => you_played(CARD.another(), claim),
        Test::Struck(n) => struck(*n, claim),
        Test::MoreUnits => claim
            .you_control()
            .then(text!("more units than your opponent", "más unidades que tu adversario")),
        Test::Attacks(only) => memory::this(names)
            .then(claim.verb(["attacks", "does not attack"], ["ataca", "ataque"]))
            .then(units(Side::Any, only, Apart::Unsaid, names).a().whom()),
        Test::DefenderDefeated => {
            text!("the defending unit", "la unidad defensora").then(claim.was_defeated())
        }
        Test::AtMost(num, n) => at_most(num, *n, claim, names),
    }
}

fn you_played(card: Text, claim: Claim) -> Text {
    claim
        .verb(["you played", "you did not play"], ["jugaste", "hayas jugado"])
        .then(card)
        .then(this_phase())
}

fn struck(n: u8, claim: Claim) -> Text {
    let damage = match n {
        1 => text!("damage", "daño"),
        n => text!("{n} or more damage", "{n} o más de daño", n = n),
    };
    claim
        .verb(["you dealt", "you did not deal"], ["infligiste", "hayas infligido"])
        .then(damage)
        .then(text!("to the enemy base this phase", "a la base enemiga esta fase"))
}

fn at_most(num: &Num, n: u8, claim: Claim, names: &Names) -> Text {
    // Said without a negation: "not at most 2" is "3 or more".
    let claimed = Claim { holds: true, ..claim };
    let bound = if claim.holds {
        text!("{n} or less", "{n} o menos", n = n)
    } else {
        text!("{n} or more", "{n} o más", n = n.saturating_add(1))
    };
    match num {
        Num::Aspects(set) => {
            claimed.verb(["there are", ""], ["hay", "haya"]).then(bound).then(text!(
                "different aspects among {things}",
                "aspectos distintos entre {things}",
                things = several(set, names)
            ))
        }
        num => number(num, names).then(claimed.is()).then(bound),
    }
}

/// "you control another Command unit", "there is an event among them".
fn there_is(set: &Set, claim: Claim, names: &Names) -> Text {
    let there = || claim.verb(["there is", "there is not"], ["hay", "haya"]);
    match set {
        Set::Units(side, only) => {
            let thing = one_of(only, |apart| units(Side::Any, only, apart, names));
            match side {
                Side::Friendly => claim.you_control().then(thing),
                Side::Enemy => claim
                    .verb(
                        ["your opponent controls", "your opponent does not control"],
                        ["tu adversario controla", "tu adversario controle"],
                    )
                    .then(thing),
                Side::Any => there().then(thing).then(text!("in play", "en juego")),
            }
        }
        Set::Seen(only) if matches!(seen(names), Seen::One | Seen::Shown) => {
            CARD.that().then(sort(only, claim, names))
        }
        set => there().then(members(set, names).a()),
    }
}

/// The properties of a thing: "is damaged and costs 3 or less".
fn sort(only: &[Only], claim: Claim, names: &Names) -> Text {
    // The negation of "this and that" is "not this or not that".
    let joined = if claim.holds { Conjunction::And } else { Conjunction::Or };
    Text::list(only.iter().map(|only| quality(only, claim, names)), joined)
}

fn quality(only: &Only, claim: Claim, names: &Names) -> Text {
    match only {
        Only::Is(kind) => claim.is().then(kind.noun().a()),
        Only::IsNot(kind) => quality(&Only::Is(*kind), claim.not(), names),
        Only::Leader => claim.is().then(text!("a leader", "líder")),
        Only::NonLeader => quality(&Only::Leader, claim.not(), names),
        Only::Unique => claim.is().then(text!("unique", "única")),
        Only::NonUnique => quality(&Only::Unique, claim.not(), names),
        Only::Damaged => claim.is_now().then(text!("damaged", "dañada")),
        Only::Undamaged => quality(&Only::Damaged, claim.not(), names),
        Only::Ready => claim.is_now().then(text!("ready", "preparada")),
        Only::Exhausted => claim.is_now().then(text!("exhausted", "agotada")),
        Only::Has(aspect) => {
            let aspect = aspect.name();
            claim.has().then(text!("the {a} aspect", "el aspecto {a}", a = aspect))
        }
        Only::Lacks(aspect) => quality(&Only::Has(*aspect), claim.not(), names),
        Only::Of(which) => {
            claim.has().then(text!("the {t} trait", "el rasgo {t}", t = which.name()))
        }
        Only::NotOf(which) => quality(&Only::Of(*which), claim.not(), names),
        Only::CostIs(n) => costs(claim).then(number(n, names)),
        Only::CostAtMost(n) => {
            costs(claim).then(text!("{n} or less", "{n} o menos", n = number(n, names)))
        }
        Only::CostAtLeast(n) => costs(claim).then(text!("{n} or more", "{n} o más", n = n)),
        Only::PowerAtMost(n) => {
            claim.has().then(text!("{n} or less power", "{n} o menos de Poder", n = n))
        }
        Only::RemainingAtMost(n) => {
            claim.has().then(text!("{n} or less remaining HP", "{n} o menos PG restantes", n = n))
        }
        Only::Other | Only::Not(_) => claim.is().then(UNIT.another()),
        Only::In(arena) => {
            let arena = arena.name();
            claim.is_now().then(text!("in the {arena}", "en el {arena}", arena = arena))
        }
        Only::InArenaOf(it) => claim.is_now().then(text!(
            "in the same arena as {it}",
            "en el mismo campo de batalla que {it}",
            it = what(it, names)
        )),
        Only::On(it) => {
            claim.is_now().then(text!("attached to {it}", "vinculada a {it}", it = what(it, names)))
        }
        Only::PlayedThisPhase => claim
            .verb(["was played", "was not played"], ["fue jugada", "haya sido jugada"])
            .then(this_phase()),
        Only::AttackedThisPhase => {
            claim.verb(["attacked", "did not attack"], ["atacó", "haya atacado"]).then(this_phase())
        }
        Only::DefeatedThisPhase => claim.was_defeated().then(this_phase()),
        Only::CameEarlier => claim
            .verb(["was", "was not"], ["estaba", "estuviera"])
            .then(text!("in play before this round", "en juego antes de esta ronda")),
        Only::Named(list) => {
            claim.verb(["is named", "is not named"], ["se llama", "se llame"]).then(any_name(list))
        }
        Only::NamedNow => claim.has().then(text!("that name", "ese nombre")),
        Only::TotalWithin(n) => {
            costs(claim).then(text!("{n} or less in total", "{n} o menos en total", n = n))
        }
    }
}

fn costs(claim: Claim) -> Text {
    claim.verb(["costs", "does not cost"], ["cuesta", "cueste"])
}
