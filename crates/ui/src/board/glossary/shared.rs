//! Words and signs of every table.

use prose::text;

use super::{KNOWN, Term, TermGroup, of_event};
use crate::board::SignKind;

/// Signs of every board, signs of events, and signs of the card pages.
pub(super) fn groups() -> [TermGroup; 3] {
    [table(), events(), origins()]
}

fn table() -> TermGroup {
    TermGroup::new(
        text!("At every table", "En todas las mesas"),
        [
            Term::new(
                "option",
                text!("Can be chosen", "Se puede elegir"),
                text!(
                    "You can do something with this card now. With three dots there is a choice: a click shows it.",
                    "Ahora puedes hacer algo con esta carta. Con tres puntos hay varias opciones: un clic las muestra."
                ),
            )
            .glyph("✦")
            .glyph("⋯"),
            Term::new(
                "turn",
                text!("Turn", "Turno"),
                text!("It is this player's turn.", "Es el turno de este jugador."),
            )
            .glyph("▶"),
            Term::new(
                KNOWN,
                text!("Known cards", "Cartas vistas"),
                text!(
                    "Hidden cards that you have seen and that you know to be here.",
                    "Cartas ocultas que has visto y que sabes que están aquí."
                ),
            ),
        ],
    )
}

fn events() -> TermGroup {
    TermGroup::new(
        text!("Signs that appear for a moment", "Signos que aparecen un momento"),
        [
            Term::new(
                of_event(SignKind::Damage),
                text!("Damage", "Daño"),
                text!("This much damage was dealt here.", "Aquí se infligió este daño."),
            )
            .glyph("−2")
            .glyph("✸"),
            Term::new(
                of_event(SignKind::Gain),
                text!("Gain", "Ganancia"),
                text!(
                    "Something was gained here, or damage was removed.",
                    "Aquí se ganó algo o se retiró daño."
                ),
            )
            .glyph("+2"),
            Term::new(
                of_event(SignKind::Card),
                text!("Card", "Carta"),
                text!(
                    "This card was played, purchased, used or turned face up.",
                    "Esta carta se jugó, se adquirió, se usó o se puso bocarriba."
                ),
            )
            .glyph("✦"),
            Term::new(
                of_event(SignKind::Defeat),
                text!("Out", "Fuera"),
                text!(
                    "This card was defeated, destroyed or removed.",
                    "Esta carta fue derrotada, destruida o retirada."
                ),
            )
            .glyph("✕"),
            Term::new(
                of_event(SignKind::Guard),
                text!("Prevented", "Evitado"),
                text!("This damage was prevented.", "Este daño se evitó."),
            )
            .glyph("⛨"),
        ],
    )
}

/// The marks of the sources of card figures.
fn origins() -> TermGroup {
    TermGroup::new(
        text!("On the pages of cards", "En las páginas de las cartas"),
        [
            Term::new(
                "two-sources",
                text!("Two sources", "Dos fuentes"),
                text!(
                    "Two independent sources agree on the figures of the card.",
                    "Dos fuentes independientes coinciden en las cifras de la carta."
                ),
            )
            .glyph("✓"),
            Term::new(
                "one-source",
                text!("One source", "Una fuente"),
                text!(
                    "The figures come from one source; no other has confirmed them.",
                    "Las cifras proceden de una sola fuente; ninguna otra las ha confirmado."
                ),
            )
            .glyph("1"),
            Term::new(
                "original",
                text!("Original", "Original"),
                text!(
                    "Written by this project, because no public source has the card.",
                    "Escrita por este proyecto, porque ninguna fuente pública recoge la carta."
                ),
            )
            .glyph("✎"),
        ],
    )
}
