//! Ready-made tables, each of which starts with one click.

use maud::{Markup, html};
use prose::{Text, text};
use table::SetupKind;
use table::setup::Preset;

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
                    (card(reader, &preset.label, &pair(page, preset), &preset.help))
                }
            }
            @if page.last == LastChoices::Known {
                button.button.preset.again {
                    (card(
                        reader,
                        &text!("As last time", "Como la última vez"),
                        &crests_of(page.chosen.get("set.factions").map_or("", String::as_str)),
                        &text!("With your last choices, which are below.", "Con tus últimas elecciones, que están abajo.")
                    ))
                }
            }
        }
    }
}

fn card(reader: Reader, label: &Text, crests: &Markup, help: &Text) -> Markup {
    html! { b { (reader.say(label)) (crests) } " " span { (reader.say(help)) } }
}

/// The crests of the two factions of a ready-made table: those its setup names, or else those of the first answer.
fn pair(page: &NewTable, preset: &Preset) -> Markup {
    let named = preset.setup.split_whitespace().find_map(|word| word.strip_prefix("factions="));
    let field = page.fields.iter().find(|field| field.key == "factions");
    let usual = field.and_then(|field| match &field.kind {
        SetupKind::OneOf(options) => options.first().map(|one| one.word),
        SetupKind::Deck { .. } | SetupKind::Number { .. } | SetupKind::Words(_) => None,
    });
    crests_of(named.or(usual).unwrap_or_default())
}

fn crests_of(factions: &str) -> Markup {
    html! { @if !factions.is_empty() { span.pair { (super::crests(factions)) } } }
}
