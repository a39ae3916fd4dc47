//! The cards of a deck as lists, by type.

use maud::{Markup, html};
use prose::{Say as _, Text, text};
use unlimited::decks::{Sketch, Sort, Title};

use super::building::Step;
use super::cards::{penalty, penalty_mark};
use super::{GAME, mark};
use crate::markup::Reader;

/// Whether a list can be edited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Editing {
    /// Copies can be added and removed.
    Enabled,
    /// The list is read-only.
    Disabled,
}

/// A pile of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pile {
    Deck,
    Sideboard,
}

/// The deck by type, and the sideboard.
pub(super) fn lists(reader: Reader, sketch: &Sketch, editing: Editing) -> Markup {
    let of_sort = |sort| {
        let mut pile = sketch.cards.clone();
        pile.retain(|(title, _)| Sort::of(*title) == Some(sort));
        pile.sort_by_key(|(title, _)| (title.card().cost, *title));
        pile
    };
    let beside = text!("Sideboard", "Reserva");
    html! {
        @for sort in Sort::DECKABLE {
            (pile(reader, sketch, (&sort.name(), Pile::Deck), &of_sort(sort), editing))
        }
        (pile(reader, sketch, (&beside, Pile::Sideboard), &sketch.sideboard, editing))
    }
}

fn pile(
    reader: Reader,
    sketch: &Sketch,
    (heading, which): (&Text, Pile),
    cards: &[(Title, u8)],
    editing: Editing,
) -> Markup {
    let count: u16 = cards.iter().map(|(_, copies)| u16::from(*copies)).sum();
    html! {
        @if count > 0 {
            h3 { (reader.say(heading)) " " small { (count) } }
            ul.pile { @for (title, copies) in cards { (row(reader, sketch, *title, *copies, which, editing)) } }
        }
    }
}

fn row(
    reader: Reader,
    sketch: &Sketch,
    title: Title,
    copies: u8,
    which: Pile,
    editing: Editing,
) -> Markup {
    let card = title.card();
    let name = Text::new(card.name[0], card.name[1]);
    let cost = text!("cost {n}", "coste {n}", n = card.cost);
    html! {
        li {
            b.count { (copies) span.unseen { "×" } }
            span.cost title=(reader.say(&cost)) { (card.cost) }
            div.what {
                a href={ "/cards/" (GAME) "/" (card.id) } data-card=(card.id) {
                    (reader.say(&name)) @if !card.subtitle.is_empty() { " " small { (card.subtitle) } }
                }
                span.extra {
                    @if let Some(more @ 1..) = penalty(sketch, title) { (penalty_mark(reader, more)) }
                    (mark::aspects(reader, card.aspects))
                }
            }
            @if editing == Editing::Enabled { (buttons(reader, title, which)) }
        }
    }
}

fn buttons(reader: Reader, title: Title, which: Pile) -> Markup {
    let name = title.text();
    let less = text!("Remove one {name}", "Quitar una copia de {name}", name = name.clone());
    let more = text!("Add one {name}", "Añadir una copia de {name}", name = name.clone());
    let aside = text!(
        "Move one {name} to the sideboard",
        "Pasar una copia de {name} a la reserva",
        name = name.clone()
    );
    let back =
        text!("Move one {name} to the deck", "Pasar una copia de {name} al mazo", name = name);
    let buttons = match which {
        Pile::Deck => vec![
            (Step::Take(title), less, "−"),
            (Step::Put(title), more, "+"),
            (Step::Aside(title), aside, "↓"),
        ],
        Pile::Sideboard => {
            vec![(Step::TakeBeside(title), less, "−"), (Step::Back(title), back, "↑")]
        }
    };
    html! {
        span.change {
            @for (step, said, sign) in &buttons {
                button name="do" value=(step.word()) aria-label=(reader.say(said)) title=(reader.say(said)) { (sign) }
            }
        }
    }
}
