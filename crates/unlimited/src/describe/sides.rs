//! One player's side of the table, one line for each item.

use prose::{Text, text};
use table::{Seat, Viewer};

use crate::game::Piece;
use crate::speech::{called, lasting};
use crate::view::{Effect, Side, Unit, View};
use crate::words::Arena;
use crate::words::lexicon::{CARD, EXPERIENCE, RESOURCE, SHIELD};

/// Base, leader, resources, hand and piles, then the units of each arena.
pub(super) fn say(view: &View, seat: Seat) -> Vec<Text> {
    let side = view.side(seat);
    let who = who(view, seat);
    let mut lines = vec![base(side, &who), leader(side, &who), hand(side, &who)];
    lines.push(resources(side, &who));
    lines.push(piles(side, &who));
    lines.extend(picked(side, &who));
    for arena in [Arena::Ground, Arena::Space] {
        let there = side.units.iter().filter(|unit| unit.arena == arena);
        lines.extend(there.map(|one| unit(one, &who)));
    }
    lines
}

/// Items as a list, or a word for none.
pub(super) fn listed(items: impl IntoIterator<Item = Text>) -> Text {
    let row = |one, next| text!("{one}; {next}", "{one}; {next}", one = one, next = next);
    items.into_iter().reduce(row).unwrap_or_else(|| text!("nothing", "nada"))
}

fn who(view: &View, seat: Seat) -> Text {
    let name = called::seat(&view.people, seat);
    if view.viewer == Viewer::Seat(seat) {
        return text!("{name} (you)", "{name} (tú)", name = name);
    }
    name
}

fn base(side: &Side, who: &Text) -> Text {
    let base = &side.base;
    let epic = if base.epic_used {
        text!("; its epic action is used up", "; su acción épica está gastada")
    } else {
        Text::default()
    };
    text!(
        "{who}, base {name}: {left} of {hp} HP left, {damage} damage{epic}.",
        "{who}, base {name}: {left} de {hp} PG restantes, {damage} de daño{epic}.",
        who = who,
        name = called::title(base.card.title),
        left = base.hp.saturating_sub(base.damage),
        hp = base.hp,
        damage = base.damage,
        epic = epic
    )
}

fn leader(side: &Side, who: &Text) -> Text {
    let leader = &side.leader;
    let state = if leader.deployed {
        text!("deployed as a unit", "desplegado como unidad")
    } else if leader.exhausted {
        text!("exhausted", "agotado")
    } else {
        text!("ready", "preparado")
    };
    let epic = if leader.epic_used && !leader.deployed {
        text!(", can't be deployed again", ", no se puede volver a desplegar")
    } else {
        Text::default()
    };
    text!(
        "{who}, leader {name}: {state}{epic}.",
        "{who}, líder {name}: {state}{epic}.",
        who = who,
        name = called::title(leader.card.title),
        state = state,
        epic = epic
    )
}

/// The cards the viewer knows, and the number of the others.
fn known(cards: &[Option<Piece>]) -> Text {
    let names = cards.iter().flatten().map(|card| called::title(card.title));
    let hidden = match cards.iter().filter(|card| card.is_none()).count() {
        0 => None,
        1 => Some(text!("1 hidden card", "1 carta oculta")),
        n => Some(text!("{n} hidden cards", "{n} cartas ocultas", n = n)),
    };
    listed(names.chain(hidden))
}

fn hand(side: &Side, who: &Text) -> Text {
    text!(
        "{who}, hand of {n}: {cards}.",
        "{who}, mano de {n}: {cards}.",
        who = who,
        n = CARD.count(side.hand.len()),
        cards = known(&side.hand)
    )
}

fn resources(side: &Side, who: &Text) -> Text {
    let held = side.hand_or_resources.iter().map(|card| called::title(card.title));
    let held = match side.hand_or_resources.is_empty() {
        true => Text::default(),
        false => text!(
            "; in hand or here: {cards}",
            "; en la mano o aquí: {cards}",
            cards = listed(held)
        ),
    };
    text!(
        "{who}, {n} (ready: {ready}): {cards}{held}.",
        "{who}, {n} (preparados: {ready}): {cards}{held}.",
        who = who,
        n = RESOURCE.count(side.resources.len()),
        ready = side.ready_resources,
        cards = known(&side.resources),
        held = held
    )
}

fn piles(side: &Side, who: &Text) -> Text {
    text!(
        "{who}, deck: {deck}{known}{under}; discard pile: {cards}.",
        "{who}, mazo: {deck}{known}{under}; pila de descartes: {cards}.",
        who = who,
        deck = CARD.count(side.deck),
        known = known_in_deck(side),
        under = under_deck(side),
        cards = listed(side.discard.iter().map(|card| called::title(card.title)))
    )
}

/// The cards of the deck whose position is known: a list from the top, or each with its position.
fn known_in_deck(side: &Side) -> Text {
    let known = &side.known_in_deck;
    if known.is_empty() {
        return Text::default();
    }
    if (0..).zip(known).all(|(place, known)| known.from_top == place) {
        let cards = listed(known.iter().map(|known| called::title(known.card.title)));
        return text!(", from the top {cards}", ", desde arriba {cards}", cards = cards);
    }
    let places = known.iter().map(|known| {
        text!(
            "{card} in place {n} from the top",
            "{card} en el lugar {n} desde arriba",
            card = called::title(known.card.title),
            n = known.from_top + 1
        )
    });
    text!(", {cards}", ", {cards}", cards = listed(places))
}

/// Cards known to be at the bottom in unknown order.
fn under_deck(side: &Side) -> Text {
    if side.under_deck.is_empty() {
        return Text::default();
    }
    let cards = side.under_deck.iter().rev().flatten();
    text!(
        ", at the bottom {cards} in random order",
        ", en la parte inferior {cards} en orden aleatorio",
        cards = listed(cards.map(|card| called::title(card.title)))
    )
}

/// The cards chosen in secret while the other player is still choosing.
fn picked(side: &Side, who: &Text) -> Option<Text> {
    let picked = || {
        text!(
            "{who}, chosen in secret: {cards}.",
            "{who}, en secreto: {cards}.",
            who = who,
            cards = known(&side.picked)
        )
    };
    (!side.picked.is_empty()).then(picked)
}

/// "Blue, ground arena: Greedo, power 3, 1 of 1 HP left, exhausted."
fn unit(unit: &Unit, who: &Text) -> Text {
    let arena = unit.arena.name();
    let row = |one, next| text!("{one}, {next}", "{one}, {next}", one = one, next = next);
    let facts = figures(unit).into_iter().chain(tokens(unit)).chain(attached(unit));
    text!(
        "{who}, {arena}: {name}, {facts}.",
        "{who}, {arena}: {name}, {facts}.",
        who = who,
        arena = arena,
        name = called::title(unit.card.title),
        facts = facts.reduce(row).unwrap_or_default()
    )
}

fn figures(unit: &Unit) -> Vec<Text> {
    let left = text!(
        "{left} of {hp} HP left",
        "{left} de {hp} PG restantes",
        left = unit.hp.saturating_sub(unit.damage),
        hp = unit.hp
    );
    let state =
        if unit.exhausted { text!("exhausted", "agotada") } else { text!("ready", "preparada") };
    let damage = (unit.damage > 0).then(|| text!("{n} damage", "{n} de daño", n = unit.damage));
    let power = text!("power {n}", "Poder {n}", n = unit.power);
    [power, left].into_iter().chain(damage).chain([state]).collect()
}

/// Tokens and keywords.
fn tokens(unit: &Unit) -> impl Iterator<Item = Text> {
    let shields = (unit.shields > 0).then(|| SHIELD.count(unit.shields));
    let experience = (unit.experience > 0).then(|| EXPERIENCE.count(unit.experience));
    let keywords = unit.keywords.iter().map(|worth| lasting::skill(worth.keyword, worth.amount));
    shields.into_iter().chain(experience).chain(keywords)
}

/// Upgrades and lasting effects.
fn attached(unit: &Unit) -> impl Iterator<Item = Text> {
    let upgrades = unit.upgrades.iter().map(|upgrade| {
        text!("upgrade {name}", "mejora {name}", name = called::title(upgrade.title))
    });
    upgrades.chain(unit.effects.iter().map(effect))
}

/// "has +2/+0 for this phase because of Surprise Strike".
fn effect(effect: &Effect) -> Text {
    let said = lasting::predicate(effect.what, effect.amount, effect.until);
    text!("{said} because of {by}", "{said} por {by}", said = said, by = called::title(effect.by))
}
