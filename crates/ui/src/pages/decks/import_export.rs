//! Import and export of decks as text.

use maud::{Markup, html};
use prose::{Text, text};
use unlimited::decks::{Sketch, code, to_json, to_melee};

use super::address;
use super::builder::{Import, Understood};
use super::building::{Building, Step};
use super::faults::faults;
use crate::markup::Reader;

/// The text formats of a deck: the word in addresses, the name, and the text.
pub(super) fn forms(sketch: &Sketch) -> [(&'static str, Text, String); 3] {
    [
        ("text", text!("List of cards", "Lista de cartas"), to_melee(sketch)),
        ("json", text!("JSON", "JSON"), to_json(sketch)),
        ("code", text!("Short code", "Código corto"), code(sketch)),
    ]
}

/// The field to paste a deck into, and the faults of the last text.
pub(super) fn import(reader: Reader, import: &Import) -> Markup {
    let help = text!(
        "A list of cards, the JSON of a deck builder, or a short code. It replaces the deck above.",
        "Una lista de cartas, el JSON de un constructor de mazos o un código corto. Sustituye al mazo de arriba."
    );
    html! {
        details #import data-part="" open[*import != Import::default()] {
            summary { (reader.say(&text!("Import", "Importar"))) }
            p.help #import-help { (reader.say(&help)) }
            @if !import.faults.is_empty() { (unread(reader, import)) }
            label.unseen for="paste" { (reader.say(&text!("A deck as text", "Un mazo como texto"))) }
            textarea #paste name="paste" rows="8" spellcheck="false" aria-describedby="import-help" { (import.pasted) }
            button.button name="do" value=(Step::Read.word()) { (reader.say(&text!("Import", "Importar"))) }
        }
    }
}

fn unread(reader: Reader, import: &Import) -> Markup {
    let what = text!("This could not be read completely:", "Esto no se ha podido leer del todo:");
    let anyway = text!("Import what could be read", "Importar lo que se ha podido leer");
    html! {
        div.notice role="alert" {
            p { (reader.say(&what)) }
            (faults(reader, &import.faults))
            @if import.understood == Understood::Part {
                button.button name="do" value=(Step::ReadAnyway.word()) { (reader.say(&anyway)) }
            }
        }
    }
}

/// The deck in every format, to copy or download.
pub(super) fn export(reader: Reader, building: &Building) -> Markup {
    html! {
        details #export data-part="" {
            summary { (reader.say(&text!("Export", "Exportar"))) }
            @for (word, name, written) in forms(&building.sketch) {
                div.form-out {
                    label for={ "as-" (word) } { (reader.say(&name)) }
                    textarea id={ "as-" (word) } readonly rows=(if word == "code" { 2 } else { 5 }) spellcheck="false" { (written) }
                    div.row {
                        button.button.scripted type="button" data-take={ "as-" (word) } {
                            (reader.say(&text!("Copy", "Copiar"))) span.unseen { ": " (reader.say(&name)) }
                        }
                        a.button href=(download(building, word)) download {
                            (reader.say(&text!("Download", "Descargar"))) span.unseen { ": " (reader.say(&name)) }
                        }
                    }
                }
            }
        }
    }
}

fn download(building: &Building, form: &str) -> String {
    let mut fields = building.deck_fields();
    fields.retain(|(name, _)| *name == "deck" || *name == "called");
    fields.push(("form", form.to_owned()));
    address("/decks/export", &fields)
}
