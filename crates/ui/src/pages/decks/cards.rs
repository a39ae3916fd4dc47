//! The available cards as drawings; a click on one adds it to the deck.

use maud::{Markup, html};
use prose::{Gender, Noun, Say as _, Text, text};
use unlimited::decks::{Section, Sketch, Sort, Title};

use super::GAME;
use super::building::{Building, Step};
use crate::markup::Reader;

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);

/// Every card that passes the filters.
pub(super) fn cards(reader: Reader, building: &Building) -> Markup {
    let found = building.sought.cards(&building.sketch);
    html! {
        h2 #offer data-part="" { (reader.say(&heading(building, found.len()))) }
        @if found.is_empty() { (nothing(reader)) } @else {
            ul #cards.offer data-part="" {
                @for title in found { (card(reader, &building.sketch, title)) }
            }
        }
    }
}

fn heading(building: &Building, count: usize) -> Text {
    match building.sought.sorts_for(&building.sketch).as_slice() {
        [Sort::Leader] => text!("Choose your leader", "Elige tu líder"),
        [Sort::Base] => text!("Choose your base", "Elige tu base"),
        _ => CARD.count(count),
    }
}

fn nothing(reader: Reader) -> Markup {
    let advice = text!(
        "No card matches all filters. Tick fewer boxes, or reset the filters.",
        "Ninguna carta cumple todos los filtros. Marca menos casillas o quita los filtros."
    );
    html! { p #cards.panel data-part="" { (reader.say(&advice)) } }
}

fn card(reader: Reader, sketch: &Sketch, title: Title) -> Markup {
    let card = title.card();
    let source = format!("/cards/{GAME}/{}.{}.svg", card.id, reader.lang);
    let name = title.text();
    let put = text!("Add {name}", "Añadir {name}", name = name.clone());
    html! {
        li id={ "c" (card.number) } data-part="" {
            div.drawn {
                button.face name="do" value=(Step::Put(title).word()) data-card=(card.id) aria-label=(reader.say(&put)) {
                    img src=(source) alt="" width="250" height="350" loading="lazy" decoding="async";
                }
                @if let Some(more @ 1..) = penalty(sketch, title) { (penalty_mark(reader, more)) }
            }
            @if title.is_deckable() { (copies(reader, sketch, title)) } @else { (choice(reader, sketch, title)) }
        }
    }
}

/// The aspect penalty of a card in this deck; leaders and bases have no cost.
pub(super) fn penalty(sketch: &Sketch, title: Title) -> Option<u8> {
    sketch.penalty(title).filter(|_| title.is_deckable())
}

/// "+2"
pub(super) fn penalty_mark(reader: Reader, more: u8) -> Markup {
    let said = text!(
        "Aspect penalty: {more} more resources",
        "Penalización de aspecto: {more} recursos más",
        more = more
    );
    html! {
        span.penalty title=(reader.say(&said)) {
            span aria-hidden="true" { "+" (more) } span.unseen { (reader.say(&said)) }
        }
    }
}

/// Buttons to remove and add a copy, and the number of copies between them.
fn copies(reader: Reader, sketch: &Sketch, title: Title) -> Markup {
    let [there, beside] =
        [Section::Main, Section::Sideboard].map(|part| sketch.copies(title, part));
    let name = title.text();
    let take = text!("Remove one {name}", "Quitar una copia de {name}", name = name.clone());
    let put = text!("Add one {name}", "Añadir una copia de {name}", name = name);
    html! {
        div.copies.some[there > 0] {
            button name="do" value=(Step::Take(title).word()) aria-label=(reader.say(&take)) { "−" }
            output { (there) @if beside > 0 { small { "+" (beside) } } }
            // For the keyboard the card itself is this button.
            button name="do" value=(Step::Put(title).word()) aria-label=(reader.say(&put)) tabindex="-1" { "+" }
        }
    }
}

/// A mark on the chosen leader or base.
fn choice(reader: Reader, sketch: &Sketch, title: Title) -> Markup {
    let chosen = [sketch.leader, sketch.base].contains(&Some(title));
    html! {
        div.copies.some[chosen] {
            @if chosen { output { "✓ " (reader.say(&text!("your choice", "tu elección"))) } }
            @else {
                button name="do" value=(Step::Put(title).word()) tabindex="-1" {
                    (reader.say(&text!("Choose", "Elegir")))
                    span.unseen { " " (reader.say(&title.text())) }
                }
            }
        }
    }
}
