//! Sorts of things and zones as text.

use prose::{Adjective, Conjunction, Name, Noun, NounPhrase, Text, text};
use script::Names;

use super::amounts::number;
use super::memory::{self, Seen, seen};
use super::{player_owns, what};
use crate::words::lexicon::{
    A_LEADER, BASE, CARD, DAMAGED, DECK, DEFENDING, DISCARD_PILE, ENEMY, EXHAUSTED, FRIENDLY, HAND,
    NON_LEADER, NON_UNIQUE, OTHER, PLAYER, READY, REMAINING, RESOURCE, THIRD, TOP, UNDAMAGED,
    UNIQUE, UNIT, UNIT_OR_BASE, UPGRADE,
};
use crate::words::{Num, Only, Set, Side, What, Who, Zone};

/// How the text says that a thing differs from the card itself, or from the thing picked before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Apart {
    /// "each other unit".
    Other,
    /// By the word before the noun: "another unit".
    Unsaid,
}

/// Units of a side and sort: "damaged friendly Rebel unit".
pub(crate) fn units(side: Side, only: &[Only], apart: Apart, names: &Names) -> NounPhrase {
    described(UNIT, side, only, Text::default(), apart, names)
}

/// Cards of a sort in any zone: "Trick event".
pub(crate) fn cards(only: &[Only], apart: Apart, names: &Names) -> NounPhrase {
    described(CARD, Side::Any, only, Text::default(), apart, names)
}

/// One thing of a sort: "a Command unit", "another Command unit".
pub(crate) fn one_of(only: &[Only], phrase: impl Fn(Apart) -> NounPhrase) -> Text {
    if only.contains(&Only::Other) {
        phrase(Apart::Unsaid).another()
    } else {
        phrase(Apart::Unsaid).a()
    }
}

/// The noun for things of a sort: the card type, if it is given.
pub(crate) fn head(usual: Noun, only: &[Only]) -> Noun {
    let given = only.iter().find_map(|only| match only {
        Only::Is(kind) => Some(kind.noun()),
        _ => None,
    });
    given.unwrap_or(usual)
}

/// Orders the parts of a noun phrase: adjectives by closeness to the noun, then names, then zones,
/// then the rest.
fn described(
    usual: Noun,
    side: Side,
    only: &[Only],
    place: Text,
    apart: Apart,
    names: &Names,
) -> NounPhrase {
    let mut adjectives: Vec<(u8, Adjective)> = only.iter().filter_map(adjective).collect();
    let lacked = only.iter().filter_map(|only| match only {
        Only::Lacks(aspect) => Some(*aspect),
        _ => None,
    });
    adjectives.extend(
        lacked
            .enumerate()
            .map(|(n, aspect)| (2, if n == 0 { aspect.lacking() } else { aspect.lacking_too() })),
    );
    adjectives.extend(side_adjective(side).map(|side| (3, side)));
    adjectives.extend(apart_adjective(only, apart).map(|apart| (5, apart)));
    adjectives.sort_by_key(|(rank, _)| *rank);
    let phrase = NounPhrase::from(head(usual, only));
    let phrase = adjectives.iter().fold(phrase, |phrase, (_, adjective)| phrase.with(adjective));
    let (named, rest): (Vec<&Only>, Vec<&Only>) =
        only.iter().partition(|only| matches!(only, Only::Named(_) | Only::NamedNow));
    let say = |phrase: NounPhrase, only: &&Only| phrase.of(tail(only, names));
    rest.iter().fold(named.iter().fold(phrase, say).of(place), say)
}

fn adjective(only: &Only) -> Option<(u8, Adjective)> {
    match only {
        Only::Of(which) => Some((0, which.adjective())),
        Only::Has(aspect) => Some((0, aspect.adjective())),
        Only::In(arena) => Some((1, arena.adjective())),
        Only::Leader => Some((1, A_LEADER)),
        Only::Unique => Some((1, UNIQUE)),
        Only::NonUnique => Some((1, NON_UNIQUE)),
        Only::NonLeader => Some((2, NON_LEADER)),
        Only::NotOf(which) => Some((2, which.lacking())),
        Only::IsNot(kind) => Some((2, kind.excluded())),
        Only::Damaged => Some((4, DAMAGED)),
        Only::Undamaged => Some((4, UNDAMAGED)),
        Only::Ready => Some((4, READY)),
        Only::Exhausted => Some((4, EXHAUSTED)),
        _ => None,
    }
}

fn side_adjective(side: Side) -> Option<Adjective> {
    match side {
        Side::Friendly => Some(FRIENDLY),
        Side::Enemy => Some(ENEMY),
        Side::Any => None,
    }
}

fn apart_adjective(only: &[Only], apart: Apart) -> Option<Adjective> {
    let others = only.iter().filter(|only| matches!(only, Only::Other | Only::Not(_))).count();
    match (others, apart) {
        (0, _) | (_, Apart::Unsaid) => None,
        (1, Apart::Other) => Some(OTHER),
        (_, Apart::Other) => Some(THIRD),
    }
}

/// The words after the noun, the same for singular and plural.
fn tail(only: &Only, names: &Names) -> Text {
    match only {
        Only::CostIs(n) => {
            let n = number(n, names);
            text!("whose cost is {n}", "cuyo coste sea {n}", n = n)
        }
        Only::CostAtMost(Num::CostOf(it)) => {
            let it = what(it, names);
            text!("costing no more than {it}", "de coste no superior al de {it}", it = it)
        }
        Only::CostAtMost(n) => {
            let n = number(n, names);
            text!("costing {n} or less", "de coste {n} o menos", n = n)
        }
        Only::CostAtLeast(n) => text!("costing {n} or more", "de coste {n} o más", n = n),
        Only::PowerAtMost(n) => {
            text!("with {n} or less power", "con {n} o menos de Poder", n = n)
        }
        Only::RemainingAtMost(n) => {
            text!("with {n} or less remaining HP", "con {n} o menos PG restantes", n = n)
        }
        Only::InArenaOf(it) => {
            let it = what(it, names);
            text!("in the same arena as {it}", "en el mismo campo de batalla que {it}", it = it)
        }
        Only::On(it) => text!("on {it}", "de {it}", it = what(it, names)),
        Only::PlayedThisPhase => {
            text!("you played this phase", "que hayas jugado esta fase")
        }
        Only::AttackedThisPhase => {
            text!("that attacked this phase", "de las que hayan atacado esta fase")
        }
        Only::DefeatedThisPhase => {
            text!("defeated this phase", "que haya sido derrotada esta fase")
        }
        Only::CameEarlier => {
            text!("in play since before this round", "en juego desde antes de esta ronda")
        }
        Only::Named(list) => {
            text!("named {list}", "de nombre {list}", list = any_name(list))
        }
        Only::NamedNow => text!("with that name", "con ese nombre"),
        // A question asks for one card at a time and says the total separately.
        Only::TotalWithin(_) if memory::is_asked(names) => Text::default(),
        Only::TotalWithin(n) => {
            text!("with a total cost of {n} or less", "con un coste total de {n} o menos", n = n)
        }
        _ => Text::default(),
    }
}

/// "Boba Fett or Jango Fett".
pub(crate) fn any_name(list: &[&str]) -> Text {
    let list = list.iter().map(|name| text!("{name}", "{name}", name = Name(name)));
    Text::list(list, Conjunction::Or)
}

/// The things of a set, to be picked from it: "card from your hand".
pub(crate) fn pickable(set: &Set, names: &Names) -> NounPhrase {
    match set {
        Set::Units(side, only) if memory::others_pick(names) => {
            units(Side::Any, only, Apart::Other, names).of(controlled(*side))
        }
        Set::Units(side, only) => units(*side, only, Apart::Other, names),
        Set::Bases(side) => bases(*side),
        Set::Upgrades(only) => {
            described(UPGRADE, Side::Any, only, Text::default(), Apart::Other, names)
        }
        Set::Hand(who, only) => {
            let place = text!("from {hand}", "de {hand}", hand = picked_from(who, HAND, names));
            described(CARD, Side::Any, only, place, Apart::Other, names)
        }
        Set::Discard(who, only) => {
            let pile = picked_from(who, DISCARD_PILE, names);
            let place = text!("from {pile}", "de {pile}", pile = pile);
            described(CARD, Side::Any, only, place, Apart::Other, names)
        }
        Set::Top(who) | Set::Deck(who) => CARD.of(on_top(who, names)),
        Set::Seen(only) => seen_cards(only, names),
        Set::Aside => CARD.of(text!("still set aside", "que siga apartada")),
        Set::Playable(Zone::Aside, ..) => CARD.of(text!("you set aside", "que hayas apartado")),
        Set::Resources(who) => match who {
            Who::You => RESOURCE.of(text!("you control", "que controles")),
            _ if memory::others_pick(names) => RESOURCE.of(text!("they control", "que controle")),
            _ => RESOURCE.with(&ENEMY),
        },
        Set::Players => PLAYER.into(),
        Set::Attackers(only, _) => units(Side::Any, only, Apart::Other, names),
        Set::Playable(Zone::Seen, only, _) => seen_cards(only, names),
        Set::Playable(zone, only, _) => {
            let pile = if *zone == Zone::Hand { HAND } else { DISCARD_PILE };
            let place = text!("from {pile}", "de {pile}", pile = pile.your());
            described(CARD, Side::Any, only, place, Apart::Other, names)
        }
        Set::These(things) => these(things),
        Set::Either(sets) => either(sets, names),
    }
}

/// A pile that a player picks from; it is "their" pile if another player than the reader picks.
fn picked_from(who: &Who, pile: Noun, names: &Names) -> Text {
    if *who != Who::You && memory::others_pick(names) {
        return pile.their();
    }
    let pile = player_owns(who, pile, names);
    if names.has_mentioned(&pile) && !memory::is_asked(names) {
        return text!("it", "ella");
    }
    pile
}

/// The controller of units from which another player than the reader picks; "enemy" would mislead.
fn controlled(side: Side) -> Text {
    match side {
        Side::Friendly => text!("you control", "que controles"),
        Side::Enemy => text!("they control", "que controle"),
        Side::Any => Text::default(),
    }
}

fn bases(side: Side) -> NounPhrase {
    side_adjective(side).map_or_else(|| BASE.into(), |side| BASE.with(&side))
}

/// "(card) from the top of your deck".
pub(crate) fn on_top(who: &Who, names: &Names) -> Text {
    let deck = player_owns(who, DECK, names);
    text!("from the top of {deck}", "de la parte superior de {deck}", deck = deck)
}

/// Cards that a player looks at: "the card" if there is one, "card from among them" if there are
/// more.
fn seen_cards(only: &[Only], names: &Names) -> NounPhrase {
    let cards = |place| described(CARD, Side::Any, only, place, Apart::Other, names);
    match seen(names) {
        Seen::Top => CARD.with(&TOP).of(text!("of your deck", "de tu mazo")),
        Seen::One | Seen::Shown => cards(Text::default()),
        Seen::Rest => cards(Text::default()).with(&REMAINING),
        Seen::Deck => cards(text!("from it", "de él")),
        Seen::TopCards => cards(text!(
            "from among the top cards of your deck",
            "de entre las primeras cartas de tu mazo"
        )),
        Seen::Nothing | Seen::Several | Seen::Held => {
            cards(text!("from among them", "de entre ellas"))
        }
    }
}

/// Things known by their role: the defending unit, those picked before.
fn these(things: &[What]) -> NounPhrase {
    match things {
        [What::Defender] => UNIT.with(&DEFENDING),
        [What::This] => UNIT.into(),
        _ => UNIT.of(text!("of those", "de esas")),
    }
}

/// "ground unit or base"; one sort of card in both discard piles is "in a discard pile".
fn either(sets: &[Set], names: &Names) -> NounPhrase {
    match sets {
        [Set::Units(Side::Any, []), Set::Bases(Side::Any)] => UNIT_OR_BASE.into(),
        [Set::Discard(one, only), Set::Discard(other, same)] if one != other && only == same => {
            let place = text!("from any discard pile", "de cualquier pila de descartes");
            described(CARD, Side::Any, only, place, Apart::Other, names)
        }
        [first, rest @ ..] => rest.iter().fold(pickable(first, names), |phrase, set| {
            let set = pickable(set, names).a();
            phrase.of(text!("or {set}", "o {set}", set = set))
        }),
        [] => CARD.into(),
    }
}

/// The things of a set where they are, to be counted: "card in your hand".
pub(crate) fn members(set: &Set, names: &Names) -> NounPhrase {
    let cards_in = |place, only| described(CARD, Side::Any, only, place, Apart::Other, names);
    match set {
        Set::Units(side, only) => units(*side, only, Apart::Other, names),
        Set::Hand(who, only) => {
            let hand = player_owns(who, HAND, names);
            cards_in(text!("in {hand}", "de {hand}", hand = hand), only)
        }
        Set::Discard(who, only) => {
            let pile = player_owns(who, DISCARD_PILE, names);
            cards_in(text!("in {pile}", "de {pile}", pile = pile), only)
        }
        Set::Seen(only) => cards_in(text!("among them", "de entre ellas"), only),
        other => pickable(other, names),
    }
}

/// The plural of a set: "units and bases", "those cards".
pub(crate) fn several(set: &Set, names: &Names) -> Text {
    match set {
        Set::Seen([]) => text!("those cards", "esas cartas"),
        Set::Either([Set::Units(Side::Any, []), Set::Bases(Side::Any)]) => UNIT_OR_BASE.many(),
        Set::Either(sets) => {
            Text::list(sets.iter().map(|set| several(set, names)), Conjunction::And)
        }
        set => members(set, names).many(),
    }
}

/// The common noun for the things of a set.
pub(crate) fn kind(set: &Set) -> Noun {
    match set {
        Set::Units(..) | Set::Attackers(..) | Set::These(_) => UNIT,
        Set::Bases(_) => BASE,
        Set::Upgrades(_) => UPGRADE,
        Set::Hand(_, only)
        | Set::Discard(_, only)
        | Set::Seen(only)
        | Set::Playable(_, only, _) => head(CARD, only),
        Set::Top(_) | Set::Deck(_) | Set::Aside => CARD,
        Set::Resources(_) => RESOURCE,
        Set::Players => PLAYER,
        Set::Either(sets) => either_kind(sets),
    }
}

fn either_kind(sets: &[Set]) -> Noun {
    let mut kinds = sets.iter().map(kind);
    let first = kinds.next().unwrap_or(CARD);
    match kinds.find(|other| *other != first) {
        None => first,
        Some(_) if sets.iter().all(|set| [UNIT, BASE].contains(&kind(set))) => UNIT_OR_BASE,
        Some(_) => CARD,
    }
}
