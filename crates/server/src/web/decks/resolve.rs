//! The decks that a form of a new table chooses.

use std::collections::BTreeMap;

use prose::text;
use ui::pages;
use unlimited::decks::{self, Fault, Format, Place, Sketch, code, from_code};

use super::super::App;
use super::super::guest::Guest;
use super::super::new_table_form::Fields;
use super::super::problem::Problem;
use super::{Found, find};

/// A form whose decks are codes in the game's notation, and the faults of decks that cannot be played.
pub(in crate::web) struct ResolvedDecks {
    /// The form, with every deck as a code.
    pub(in crate::web) fields: Fields,
    /// The faults by the key of the field.
    pub(in crate::web) faults: BTreeMap<String, Vec<Fault>>,
}

/// Replaces saved and pasted decks of a form by their codes.
pub(in crate::web) async fn resolve_decks(
    app: &App,
    guest: &Guest,
    keys: &[&str],
    form: &Fields,
) -> Result<ResolvedDecks, Problem> {
    let mut resolved = ResolvedDecks { fields: form.clone(), faults: BTreeMap::new() };
    let limited = form.get("set.format").is_some_and(|word| word == "limited");
    let format = if limited { Format::Limited } else { Format::Constructed };
    for key in keys {
        let setting = format!("set.{key}");
        let draft = match form.get(&setting).map(String::as_str) {
            Some(pages::PASTED) => {
                decks::read(form.get(&format!("paste.{key}")).map_or("", String::as_str))
            }
            Some(pages::KEPT) => {
                let word = form.get(&format!("kept.{key}")).map_or("", String::as_str);
                match find(app, guest, word).await? {
                    Found::Own(own) => from_code(&own.code),
                    Found::Theirs | Found::None => Err(vec![not_among_yours()]),
                }
            }
            _ => continue,
        };
        match draft.and_then(|draft| draft.check(format)) {
            Ok(deck) => {
                resolved.fields.insert(setting, code(&Sketch::from(&deck)));
            }
            Err(faults) => {
                // The rest of the form is checked with the usual deck.
                resolved.fields.remove(&setting);
                resolved.faults.insert((*key).to_owned(), faults);
            }
        }
    }
    Ok(resolved)
}

fn not_among_yours() -> Fault {
    let said = text!(
        "This deck is not among yours any more. Choose another one.",
        "Este mazo ya no está entre los tuyos. Elige otro."
    );
    decks::unreadable(&Place::Deck, said)
}
