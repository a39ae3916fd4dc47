//! The decks before a match to which players bring their own: who has chosen, and the way to choose.

use maud::{Markup, html};
use prose::{Text, text};

use super::seats::remark;
use super::{DeckChoice, DeckProgress, Frame, Sitter};

/// The panel in place of the board until the match begins; empty afterwards.
pub(super) fn deck_choices(frame: &Frame<'_>) -> Markup {
    if frame.decks.is_empty() {
        return Markup::default();
    }
    let reader = frame.reader;
    let what = text!(
        "Everyone chooses a deck. Nobody sees another deck list before the match is over, and the match begins when all are ready.",
        "Cada cual elige su mazo. Nadie ve las listas ajenas hasta el final, y la partida empieza cuando todos están listos."
    );
    html! {
        div.deck-choices {
            h2 { (reader.say(&text!("Decks", "Mazos"))) }
            p { (reader.say(&what)) }
            ul { @for choice in &frame.decks { (line(frame, choice)) } }
            (button(frame))
        }
    }
}

fn line(frame: &Frame<'_>, choice: &DeckChoice) -> Markup {
    let reader = frame.reader;
    let (sign, state) = match (&choice.sitter, choice.progress) {
        (Sitter::Open, _) => ("○", text!("not here yet", "aún no ha llegado")),
        (_, DeckProgress::Choosing) => ("…", text!("choosing a deck", "eligiendo mazo")),
        (_, DeckProgress::Ready) => ("✓", text!("ready", "mazo elegido")),
    };
    html! {
        li.ready[choice.progress == DeckProgress::Ready] {
            b { (reader.say(&choice.name.clone().capitalised())) } " "
            @if let Some(remark) = remark(&choice.sitter) { span.who { (reader.say(&remark)) } " " }
            span.badge { span aria-hidden="true" { (sign) " " } (reader.say(&state)) }
        }
    }
}

/// The way to the form, for readers who have a seat.
fn button(frame: &Frame<'_>) -> Markup {
    let mut own = frame.decks.iter().filter(|choice| choice.sitter == Sitter::You).peekable();
    if own.peek().is_none() {
        return Markup::default();
    }
    let ready = own.all(|choice| choice.progress == DeckProgress::Ready);
    let label = if ready { change_deck() } else { choose_deck() };
    html! {
        p { a.button.main[!ready] href={ "/tables/" (frame.id) "/deck" } { (frame.reader.say(&label)) } }
    }
}

fn choose_deck() -> Text {
    text!("Choose my deck", "Elegir mi mazo")
}

fn change_deck() -> Text {
    text!("Change my deck", "Cambiar mi mazo")
}
