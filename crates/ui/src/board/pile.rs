//! Piles and tracks of a board; the same for every game.

use maud::{Markup, Render, html};

/// The owner and name of a pile: its element id, which keeps it open when the board is redrawn.
#[derive(Clone, Copy)]
pub(super) struct PileId(pub(super) &'static str, pub(super) &'static str);

/// A card in an open pile: the id of its title, and its name in the reader's language.
pub(super) type Listed = (&'static str, &'static str);

/// The summary of a pile, which unfolds the list of its cards if there are any to show. The name of the
/// pile is also its class, by which a narrow board shows a sign instead of the label.
pub(super) fn pile(id: PileId, term: &str, summary: &Markup, cards: &[Listed]) -> Markup {
    let PileId(whose, which) = id;
    html! {
        @if cards.is_empty() {
            span class={ "pile " (which) } data-term=(term) { (summary) }
        } @else {
            details class={ "pile " (which) } id={ (whose) "-" (which) } name="menu" {
                summary data-term=(term) { (summary) }
                ol {
                    @for ((id, name), copies) in counted(cards) {
                        li data-card=(id) tabindex="0" { (name) @if copies > 1 { " ×" (copies) } }
                    }
                }
            }
        }
    }
}

/// The label of a pile and its number.
pub(super) fn labelled(label: &str, number: impl Render) -> Markup {
    html! { span.label { (label) } " " b { (number) } }
}

/// Groups copies, in the order of their first card.
fn counted(cards: &[Listed]) -> Vec<(Listed, usize)> {
    let mut counted: Vec<(Listed, usize)> = Vec::new();
    for &card in cards {
        match counted.iter_mut().find(|(other, _)| other.0 == card.0) {
            Some((_, copies)) => *copies += 1,
            None => counted.push((card, 1)),
        }
    }
    counted
}

/// Hit points left as a bar; the number is beside it.
pub(super) fn bar(left: u8, most: u8) -> Markup {
    html! {
        svg.bar viewBox={ "0 0 " (most) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            path d={ "M0 0h" (left) "v1H0z" } {}
        }
    }
}
