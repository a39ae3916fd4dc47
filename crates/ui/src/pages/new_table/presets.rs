//! Ready-made tables, each of which starts with one click.

use maud::{Markup, html};
use prose::{Text, text};

use super::{LastChoices, NewTable};
use crate::markup::Reader;

/// The ready-made tables of the game as large buttons, and the table as it was opened last.
pub(super) fn presets(reader: Reader, page: &NewTable) -> Markup {
    let label = text!("Start with one click", "Empezar con un clic");
    html! {
        div.presets role="group" aria-label=(reader.say(&label)) {
            @for preset in &page.presets {
                // Nothing that is folded away matters for these buttons, so it is not checked.
                button.button.preset name="preset" value=(preset.word) formnovalidate {
                    (card(reader, &preset.label, &preset.help))
                }
            }
            @if page.last == LastChoices::Known {
                button.button.preset.again {
                    (card(
                        reader,
                        &text!("As last time", "Como la última vez"),
                        &text!("With your last choices, which are below.", "Con tus últimas elecciones, que están abajo.")
                    ))
                }
            }
        }
    }
}

fn card(reader: Reader, label: &Text, help: &Text) -> Markup {
    html! { b { (reader.say(label)) } " " span { (reader.say(help)) } }
}
