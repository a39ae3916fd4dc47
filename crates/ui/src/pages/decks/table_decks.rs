//! The deck lists of a table.

use maud::{Markup, html};
use prose::{Say as _, Text, text};
use unlimited::decks::{Costs, Sketch};

use super::building::Building;
use super::curve::curve;
use super::lists::{Editing, lists};
use super::mark;
use crate::markup::Reader;

/// The deck of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableDeck {
    /// The name of the seat.
    pub side: Text,
    /// Its deck.
    pub list: DeckList,
}

/// A deck as a reader may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckList {
    /// The whole list.
    Open(Sketch),
    /// Its player brought it, and others see it once the match is over.
    Hidden,
    /// Its player has not chosen one yet.
    NotChosen,
}

/// The main part of the page; `table` is the address of the table.
#[must_use]
pub fn table_decks(reader: Reader, decks: &[TableDeck], table: &str) -> Markup {
    let all_open = decks.iter().all(|deck| matches!(deck.list, DeckList::Open(_)));
    let about = if all_open {
        text!(
            "Deck lists are public; hands and the order of the cards are not.",
            "Las listas de los mazos son públicas; las manos y el orden de las cartas, no."
        )
    } else {
        text!(
            "Each side brings its own deck. The lists are shown once the match is over.",
            "Cada bando trae su mazo. Las listas se muestran cuando termina la partida."
        )
    };
    html! {
        p.trail { a href=(table) { (reader.say(&text!("Back to the table", "Volver a la mesa"))) } }
        h1 { (reader.say(&text!("Decks of this table", "Mazos de esta mesa"))) }
        p.help { (reader.say(&about)) " " a.rule-id href="/rules/SWU-OPEN-45" { "§ SWU-OPEN-45" } }
        div.table-decks { @for deck in decks { (one(reader, deck)) } }
    }
}

fn one(reader: Reader, deck: &TableDeck) -> Markup {
    let TableDeck { side, list } = deck;
    let hidden = match list {
        DeckList::Open(sketch) => return open(reader, side, sketch),
        DeckList::Hidden => {
            text!("Hidden until the match is over.", "Oculto hasta que termine la partida.")
        }
        DeckList::NotChosen => text!("Not chosen yet.", "Aún sin elegir."),
    };
    html! { section.panel { h2 { (reader.say(side)) } p { (reader.say(&hidden)) } } }
}

fn open(reader: Reader, side: &Text, sketch: &Sketch) -> Markup {
    let building = Building { sketch: sketch.clone(), ..Building::default() };
    let card = |title: Option<unlimited::decks::Title>| {
        html! {
            @if let Some(title) = title {
                p { b { (reader.say(&title.text())) } " " (mark::aspects(reader, title.card().aspects)) }
            }
        }
    };
    html! {
        section.panel {
            h2 { (reader.say(side)) }
            (card(sketch.leader)) (card(sketch.base))
            (curve(reader, &Costs::of(sketch)))
            (lists(reader, sketch, Editing::Disabled))
            p { a.button href=(building.address()) { (reader.say(&text!("Open in the builder", "Abrir en el constructor"))) } }
        }
    }
}
