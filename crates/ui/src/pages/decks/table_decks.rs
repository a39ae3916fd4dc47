//! The deck lists of a table, which are public.

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
    pub sketch: Sketch,
}

/// The main part of the page; `table` is the address of the table.
#[must_use]
pub fn table_decks(reader: Reader, decks: &[TableDeck], table: &str) -> Markup {
    let open = text!(
        "Deck lists are public; hands and the order of the cards are not.",
        "Las listas de los mazos son públicas; las manos y el orden de las cartas, no."
    );
    html! {
        p.trail { a href=(table) { (reader.say(&text!("Back to the table", "Volver a la mesa"))) } }
        h1 { (reader.say(&text!("Decks of this table", "Mazos de esta mesa"))) }
        p.help { (reader.say(&open)) " " a.rule-id href="/rules/SWU-OPEN-45" { "§ SWU-OPEN-45" } }
        div.table-decks { @for deck in decks { (one(reader, deck)) } }
    }
}

fn one(reader: Reader, deck: &TableDeck) -> Markup {
    let TableDeck { side, sketch } = deck;
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
