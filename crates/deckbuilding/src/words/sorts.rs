//! The texts of sorts of things, places and conditions.

use prose::{Adjective, Noun, NounPhrase, Subject, Text, text};
use script::Names;

use super::lexicon::{BASE, CARD, CHOSEN, ENEMY, OTHER, Quality, SHIP, TOP, UNIQUE, UNIT};
use super::spoken::THIS;
use super::{Card, Faction, Filter, Set, Test, Who, Zone};
use crate::cards;

/// The word between two sorts: "or" for any of them, "and" for all of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Join {
    /// "Trooper or Vehicle unit".
    Or,
    /// "your Trooper and Vehicle units".
    And,
}

/// The Spanish mood of a condition: indicative after «si», subjunctive after «mientras».
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mood {
    /// «si tienes».
    Indicative,
    /// «mientras tengas».
    Subjunctive,
}

/// One thing of a sort in a zone: "an Imperial unit", "another unit".
pub(crate) fn one(filter: &Filter, zone: Zone, tail: Text) -> Text {
    let sorts = all_of(filter);
    if !sorts.contains(&Filter::Other) {
        return noun(filter, zone, Join::Or).of(tail).a();
    }
    let head = head(filter, zone);
    let rest = sorts.iter().filter(|sort| **sort != Filter::Other);
    let phrase = NounPhrase::from(head);
    rest.fold(phrase, |phrase, sort| describe(sort, head, phrase, Join::Or)).of(tail).another()
}

fn all_of(filter: &Filter) -> &[Filter] {
    match filter {
        Filter::All(sorts) => sorts,
        sort => std::slice::from_ref(sort),
    }
}

/// A sort of thing in a zone, without the zone: "Imperial unit".
pub(crate) fn noun(filter: &Filter, zone: Zone, join: Join) -> NounPhrase {
    let head = head(filter, zone);
    let phrase = match zone {
        Zone::GalaxyTop(1) | Zone::DeckTop(1) | Zone::GalaxyDiscardTop => head.with(&TOP),
        _ => NounPhrase::from(head),
    };
    describe(filter, head, phrase, join)
}

/// The noun for the things of a set at a later mention.
pub(crate) fn kind(set: &Set) -> Noun {
    match set {
        Set::In(zone, filter) => head(filter, *zone),
        Set::Or(one, other) if kind(one) == kind(other) => kind(one),
        Set::Or(..) => CARD,
        Set::Except(set, _) => kind(set),
    }
}

/// The noun by which a thing of the set is asked for; the pronoun takes its gender: «un Soldado …
/// para añadirlo».
pub(crate) fn asked_noun(set: &Set) -> Noun {
    match set {
        Set::In(zone, filter) => head(filter, *zone),
        Set::Or(one, _) | Set::Except(one, _) => asked_noun(one),
    }
}

fn head(filter: &Filter, zone: Zone) -> Noun {
    let fallback = match zone {
        Zone::Base(_) | Zone::Victory(_) => BASE,
        _ => CARD,
    };
    named_kind(filter).unwrap_or(fallback)
}

/// The noun that a sort implies; of several, the most general one.
fn named_kind(filter: &Filter) -> Option<Noun> {
    match filter {
        Filter::Unit => Some(UNIT),
        Filter::Ship | Filter::Prey => Some(SHIP),
        Filter::Trait(which) => Some(which.noun()),
        Filter::All(sorts) => {
            let kinds = || sorts.iter().filter_map(named_kind);
            kinds().find(|kind| [UNIT, SHIP].contains(kind)).or_else(|| kinds().next())
        }
        // Only units have traits.
        Filter::Either(sorts) => {
            sorts.iter().all(|sort| matches!(sort, Filter::Unit | Filter::Trait(_))).then_some(UNIT)
        }
        _ => None,
    }
}

/// Adds to the phrase everything that its noun does not already say.
fn describe(filter: &Filter, head: Noun, phrase: NounPhrase, join: Join) -> NounPhrase {
    match filter {
        // The verb already says that the card must be paid, and can be purchased.
        Filter::Affordable | Filter::Payable | Filter::Purchasable => phrase,
        Filter::Any | Filter::Unit | Filter::Ship => phrase,
        Filter::Trait(which) if which.noun() == head => phrase,
        Filter::Of(faction) => phrase.with(&faction.quality().alone),
        Filter::Neutral => phrase.with(&Faction::Neutral.quality().alone),
        Filter::Trait(which) => phrase.with(&which.quality().alone),
        Filter::Enemy => phrase.with(&ENEMY),
        Filter::Unique => phrase.with(&UNIQUE),
        Filter::Other => phrase.with(&OTHER),
        Filter::Prey => phrase.with(&CHOSEN),
        Filter::NotStarter => {
            phrase.that_is(text!("that is not a starter card", "que no sea inicial"))
        }
        Filter::CostAtLeast(n) => {
            phrase.of(text!("with a cost of {n} or more", "de coste {n} o más", n = *n))
        }
        Filter::Own => phrase.of(text!("of your faction", "de tu facción")),
        Filter::OwnOrNeutral => {
            let own = Text::new(format!("or {} of your faction", head.a().en), "o de tu facción");
            phrase.with(&Faction::Neutral.quality().alone).of(own)
        }
        Filter::Named(id) => {
            let card = named(id, Card::title);
            phrase.of(text!("named {card}", "de nombre {card}", card = card))
        }
        Filter::All(sorts) => {
            // "Other" is the farthest from the noun: "other neutral card".
            let (other, rest): (Vec<_>, Vec<_>) =
                sorts.iter().partition(|sort| **sort == Filter::Other);
            let all = rest.into_iter().chain(other);
            all.fold(phrase, |phrase, sort| describe(sort, head, phrase, join))
        }
        Filter::Either(sorts) => either(sorts, phrase, join),
    }
}

/// "Trooper or Vehicle unit" / «unidad Soldado o Vehículo»: the last sort is next to an English
/// noun, the first one next to a Spanish noun.
fn either(sorts: &[Filter], phrase: NounPhrase, join: Join) -> NounPhrase {
    let qualities: Vec<Quality> = sorts.iter().filter_map(quality).collect();
    let joined = |quality: &Quality, n: usize| match (n, join) {
        (0, _) => quality.alone,
        (_, Join::Or) => quality.or,
        (_, Join::And) => quality.and,
    };
    let pairs = qualities.iter().rev().zip(&qualities).enumerate();
    pairs.fold(phrase, |phrase, (n, (english, spanish))| {
        phrase.with(&Adjective { en: joined(english, n).en, ..joined(spanish, n) })
    })
}

fn quality(filter: &Filter) -> Option<Quality> {
    match filter {
        Filter::Of(faction) => Some(faction.quality()),
        Filter::Neutral => Some(Faction::Neutral.quality()),
        Filter::Trait(which) => Some(which.quality()),
        _ => None,
    }
}

fn named(id: &str, say: impl Fn(&Card) -> Text) -> Text {
    say(cards::find(id).expect("cards name only cards of the game"))
}

pub(crate) fn opponent() -> Text {
    text!("your opponent", "tu adversario")
}

/// "your opponent's base", or "their base" if the opponent was mentioned before.
pub(crate) fn opponents_base(names: &Names) -> Text {
    if names.mention(&opponent()) {
        return BASE.their();
    }
    text!("your opponent's base", "la base de tu adversario")
}

/// The place of the things of a zone, after a noun: "in your hand", "from the galaxy row".
pub(crate) fn place(zone: Zone, en: &'static str, es: &'static str, names: &Names) -> Text {
    let at = |place: Text| Text::new(en, es).then(place);
    match zone {
        Zone::Play(Who::You | Who::Team) => text!("you have in play", "que tengas en juego"),
        Zone::Play(Who::Opponent) if names.mention(&opponent()) => {
            text!("they have in play", "que tenga en juego")
        }
        Zone::Play(Who::Opponent) => {
            text!("your opponent has in play", "que tu adversario tenga en juego")
        }
        Zone::AllPlay => text!("in play", "en juego"),
        Zone::PlayAtStart => text!(
            "you had in play when this turn began",
            "que tuvieras en juego al empezar este turno"
        ),
        Zone::ExiledThisTurn => {
            text!("you exiled this turn", "que hayas exiliado este turno")
        }
        Zone::Exile => at(text!("your exile pile", "tu pila de exilio")),
        Zone::DeckTop(1) => text!("of your deck", "de tu mazo"),
        Zone::DeckTop(n) => at(own_top(n)),
        Zone::Base(Who::You | Who::Team) => text!("of yours", "que tengas"),
        Zone::Base(Who::Opponent) => text!("of your opponent", "de tu adversario"),
        Zone::Hand(Who::You | Who::Team) => at(text!("your hand", "tu mano")),
        Zone::Hand(Who::Opponent) => at(text!("their hand", "su mano")),
        Zone::Discard(Who::You | Who::Team) => {
            at(text!("your discard pile", "tu pila de descartes"))
        }
        Zone::Discard(Who::Opponent) if names.mention(&opponent()) => {
            at(text!("their discard pile", "su pila de descartes"))
        }
        Zone::Discard(Who::Opponent) => {
            at(text!("your opponent's discard pile", "la pila de descartes de tu adversario"))
        }
        Zone::HandAndDiscard => {
            let discard = Text::new("", es).then(text!("discard pile", "tu pila de descartes"));
            at(text!("your hand or {pile}", "tu mano o {pile}", pile = discard))
        }
        Zone::Row => at(text!("the galaxy row", "la fila de la galaxia")),
        Zone::AnyRow => at(text!("any galaxy row", "cualquier fila de la galaxia")),
        Zone::GalaxyDiscard => {
            at(text!("the galaxy discard pile", "la pila de descartes de la galaxia"))
        }
        Zone::GalaxyDiscardTop => {
            text!("of the galaxy discard pile", "de la pila de descartes de la galaxia")
        }
        Zone::GalaxyTop(1) => text!("of the galaxy deck", "del mazo de la galaxia"),
        Zone::GalaxyTop(n) => at(top(n)),
        Zone::Victory(Who::You | Who::Team) => {
            at(text!("your victory pile", "tu pila de victorias"))
        }
        Zone::Victory(Who::Opponent) => {
            at(text!("your opponent's victory pile", "la pila de victorias de tu adversario"))
        }
    }
}

fn own_top(n: u8) -> Text {
    match n {
        1 => text!("the top card of your deck", "la primera carta de tu mazo"),
        n => {
            text!("the top {n} cards of your deck", "las {n} primeras cartas de tu mazo", n = n)
        }
    }
}

fn top(n: u8) -> Text {
    match n {
        1 => text!("the top card of the galaxy deck", "la primera carta del mazo de la galaxia"),
        n => text!(
            "the top {n} cards of the galaxy deck",
            "las {n} primeras cartas del mazo de la galaxia",
            n = n
        ),
    }
}

/// All things of a set as one object: "your opponent's hand".
pub(crate) fn whole(set: &Set, names: &Names) -> Text {
    match set {
        Set::In(Zone::Hand(Who::Opponent), Filter::Any) => {
            text!("your opponent's hand", "la mano de tu adversario")
        }
        Set::In(Zone::GalaxyTop(n), Filter::Any) => top(*n),
        Set::In(Zone::DeckTop(n), Filter::Any) => own_top(*n),
        Set::Except(set, _) => whole(set, names),
        Set::In(zone, filter) => {
            noun(filter, *zone, Join::Or).of(place(*zone, "in", "en", names)).all()
        }
        Set::Or(one, other) => {
            Text::list([one, other].map(|set| whole(set, names)), prose::Conjunction::And)
        }
    }
}

/// A condition, to follow "if" or "while".
pub(crate) fn holds(test: &Test, names: &Names, mood: Mood) -> Text {
    let by_mood = |en: &str, fact: &str, possible: &str| match mood {
        Mood::Indicative => Text::new(en, fact),
        Mood::Subjunctive => Text::new(en, possible),
    };
    let is = || by_mood("is", "es", "sea");
    match test {
        Test::ForceIsWithYou => {
            by_mood("the Force is with you", "la Fuerza te acompaña", "la Fuerza te acompañe")
        }
        Test::ForceIsNeutral => by_mood(
            "the Force marker is on the neutral space",
            "el indicador de la Fuerza está en la casilla neutral",
            "el indicador de la Fuerza esté en la casilla neutral",
        ),
        Test::More(one, other) => {
            let many = |set: &Set| match set {
                Set::In(zone, filter) => noun(filter, *zone, Join::Or).many(),
                other => whole(other, names),
            };
            let at = match other {
                Set::In(zone, _) => place(*zone, "in", "en", names),
                _ => Text::default(),
            };
            by_mood("there are", "hay", "haya")
                .then(text!("more {a} than {b}", "más {a} que {b}", a = many(one), b = many(other)))
                .then(at)
        }
        Test::AtLeast(n, set) => there_are(*n, set, names, &by_mood),
        Test::Is(slot, filter) => {
            // The thing is on the table already, so it is "it" even at its first mention.
            let _ = names.of(*slot);
            let card = noun(filter, Zone::Row, Join::Or).a();
            let sort = match filter {
                Filter::Enemy => Text::new(card.en, ENEMY.one(&CARD).es),
                Filter::Trait(one) => one.noun().a(),
                filter => quality(filter).map_or(card, |quality| quality.alone.one(&CARD)),
            };
            text!("it", "").then(is()).then(sort)
        }
        Test::YourBaseIs(id) => {
            text!("your base", "tu base").then(is()).then(named(id, Card::mention))
        }
        Test::AttacksRow => names
            .of(THIS)
            .then(by_mood("attacks", "ataca", "ataque"))
            .then(text!("a card in the galaxy row", "una carta de la fila de la galaxia")),
    }
}

/// "you have a unit in play", "there is a card in the galaxy row".
fn there_are(n: u8, set: &Set, names: &Names, by_mood: &dyn Fn(&str, &str, &str) -> Text) -> Text {
    match set {
        Set::In(zone @ Zone::Play(who), filter) => {
            let has = match who {
                Who::You | Who::Team => by_mood("you have", "tienes", "tengas"),
                Who::Opponent => {
                    by_mood("your opponent has", "tu adversario tiene", "tu adversario tenga")
                }
            };
            let things = match filter {
                Filter::Named(id) if n == 1 => named(id, Card::object),
                _ => at_least(n, filter, *zone),
            };
            text!("{has} {things} in play", "{has} en juego {things}", has = has, things = things)
        }
        Set::In(zone @ Zone::PlayAtStart, filter) => text!(
            "you had {things} in play when this turn began",
            "tenías en juego {things} al empezar este turno",
            things = at_least(n, filter, *zone)
        ),
        Set::In(zone @ Zone::ExiledThisTurn, filter) => text!(
            "you have exiled {things} this turn",
            "has exiliado {things} este turno",
            things = at_least(n, filter, *zone)
        ),
        Set::Except(set, _) => there_are(n, set, names, by_mood),
        Set::In(zone @ Zone::GalaxyTop(_), filter) => by_mood(
            "the galaxy deck has",
            "el mazo de la galaxia tiene",
            "el mazo de la galaxia tenga",
        )
        .then(at_least(n, filter, *zone)),
        Set::In(zone, filter) => {
            let there = if n == 1 { "there is" } else { "there are" };
            by_mood(there, "hay", "haya")
                .then(at_least(n, filter, *zone))
                .then(place(*zone, "in", "en", names))
        }
        Set::Or(
            Set::In(zone @ Zone::Play(Who::You), one),
            Set::In(Zone::Play(Who::You), other),
        ) => {
            let either = [one, other].map(|filter| at_least(n, filter, *zone));
            let things = Text::list(either, prose::Conjunction::Or);
            let has = by_mood("you have", "tienes", "tengas");
            text!("{has} {things} in play", "{has} en juego {things}", has = has, things = things)
        }
        Set::Or(one, other) => {
            let either = [one, other].map(|set| there_are(n, set, names, by_mood));
            Text::list(either, prose::Conjunction::Or)
        }
    }
}

fn at_least(n: u8, filter: &Filter, zone: Zone) -> Text {
    if n == 1 {
        one(filter, zone, Text::default())
    } else {
        noun(filter, zone, Join::Or).at_least(n)
    }
}

/// Your things of a sort, as the subject of a sentence: "your capital ships".
pub(crate) fn yours(filter: &Filter) -> Subject {
    Subject::Many(noun(filter, Zone::Play(Who::You), Join::And).your_many())
}
