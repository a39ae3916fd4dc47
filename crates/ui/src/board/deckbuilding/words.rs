//! Cards in words, for screen readers.

use std::collections::HashMap;
use std::sync::LazyLock;

use deckbuilding::{Card, Faction, Kind, cards};
use prose::{Lang, Text, text};

/// The printed values of a card in words, computed once because every board needs them.
struct Printed {
    gains: Text,
    for_sale: Text,
}

static PRINTED: LazyLock<HashMap<&'static str, Printed>> = LazyLock::new(|| {
    let said = |card: &&'static Card| {
        (card.id, Printed { gains: say_gains(card), for_sale: say_for_sale(card) })
    };
    cards::all().iter().map(said).collect()
});

/// The name of a card and what it gives: "TIE Fighter, 2 Attack".
pub(super) fn with_gains(card: &Card) -> Text {
    PRINTED.get(card.id).map_or_else(|| say_gains(card), |printed| printed.gains.clone())
}

/// A card for sale, with what it takes to purchase it or to defeat it.
pub(super) fn for_sale(card: &Card) -> Text {
    PRINTED.get(card.id).map_or_else(|| say_for_sale(card), |printed| printed.for_sale.clone())
}

/// The name in this language.
pub(super) fn name(card: &Card, lang: Lang) -> &'static str {
    let [en, es] = card.name;
    match lang {
        Lang::En => en,
        Lang::Es => es,
    }
}

pub(super) fn title(card: &Card) -> Text {
    let [en, es] = card.name;
    Text::new(en, es)
}

/// "the Rebels", inside a sentence.
pub(super) fn side(faction: Faction) -> Text {
    faction.mention()
}

fn say_gains(card: &Card) -> Text {
    card.gains().into_iter().fold(title(card), and)
}

fn say_for_sale(card: &Card) -> Text {
    let said = and(say_gains(card), text!("cost {n}", "coste {n}", n = card.cost));
    let said = match (card.kind, card.target) {
        (Kind::Unit, Some(target)) => and(said, text!("Target {n}", "Objetivo {n}", n = target)),
        (Kind::Unit, None) => said,
        (Kind::Ship | Kind::Base, _) => {
            and(said, text!("{n} hit points", "{n} de Resistencia", n = card.hit_points))
        }
    };
    let whose = match card.faction {
        Faction::Neutral => text!("neutral", "neutral"),
        faction => text!("for {side}", "para {side}", side = side(faction)),
    };
    and(said, whose)
}

pub(super) fn exiled_later() -> Text {
    text!("exiled at the end of the turn", "se exilia al final del turno")
}

/// Joins two remarks with a comma.
pub(super) fn and(said: Text, more: Text) -> Text {
    text!("{said}, {more}", "{said}, {more}", said = said, more = more)
}
