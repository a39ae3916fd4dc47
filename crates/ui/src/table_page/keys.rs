//! The list of keyboard shortcuts, in a dialog that the script opens.

use maud::{Markup, html};
use prose::{Text, text};

use crate::markup::Reader;

/// The keys and their effects; the script handles the same keys.
fn map() -> [(&'static str, Text); 12] {
    [
        (
            "0 – 9, A – Z",
            text!(
                "Choose the answer with this number or capital letter",
                "Elegir la respuesta con ese número o esa mayúscula"
            ),
        ),
        ("← ↑ → ↓", text!("Go from card to card", "Ir de carta en carta")),
        ("Enter", text!("Choose the focused item", "Elegir el elemento que tiene el foco")),
        ("i", text!("Show the card large", "Ver la carta en grande")),
        ("p", text!("Point at the card for the own team", "Señalar la carta al propio equipo")),
        ("e", text!("End the turn", "Terminar el turno")),
        (
            "a, r",
            text!(
                "Play all at once, make the last choice again",
                "Jugar todo de una vez, repetir la última elección"
            ),
        ),
        ("u", text!("Undo", "Deshacer")),
        ("h", text!("Hint, in games against bots alone", "Pista, en partidas contra bots")),
        ("c, l", text!("Go to the chat, to the log", "Ir al chat, al registro")),
        ("?", text!("Show this list", "Mostrar esta lista")),
        (
            "Esc",
            text!(
                "Close what is open, or go back to the question",
                "Cerrar lo que esté abierto o volver a la pregunta"
            ),
        ),
    ]
}

/// Every key and its effect, as list entries.
pub(crate) fn key_list(reader: Reader) -> Markup {
    html! {
        @for (key, text) in map() {
            dt { kbd { (key) } }
            dd { (reader.say(&text)) }
        }
    }
}

/// The dialog. Single-letter shortcuts can be turned off, because they conflict with speech input.
pub(super) fn keys(reader: Reader) -> Markup {
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (reader.say(&text!("Keyboard", "Teclado"))) }
            dl { (key_list(reader)) }
            button.button type="button" data-do="shortcuts" {
                (reader.say(&text!("Single-key shortcuts", "Atajos de una tecla")))
            }
            button.button.main type="button" data-do="close" { (reader.say(&text!("Close", "Cerrar"))) }
        }
    }
}
