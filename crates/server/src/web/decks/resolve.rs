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
    let format = deck_format(form.get("set.format").map_or("", String::as_str));
    for key in keys {
        let [setting, kept, paste] =
            [format!("set.{key}"), format!("kept.{key}"), format!("paste.{key}")];
        let names = [setting.as_str(), kept.as_str(), paste.as_str()];
        match resolve_deck(app, guest, form, names, format).await? {
            None => {}
            Some(Ok(code)) => {
                resolved.fields.insert(setting, code);
            }
            Some(Err(faults)) => {
                // The rest of the form is checked with the usual deck.
                resolved.fields.remove(&setting);
                resolved.faults.insert((*key).to_owned(), faults);
            }
        }
    }
    Ok(resolved)
}

/// The format with this word in a setup.
pub(in crate::web) fn deck_format(word: &str) -> Format {
    if word == "limited" { Format::Limited } else { Format::Constructed }
}

/// The code of a saved or pasted deck, or all its faults; `None` if the form chooses neither. The names are
/// those of the choice, the saved deck and the pasted text.
pub(in crate::web) async fn resolve_deck(
    app: &App,
    guest: &Guest,
    form: &Fields,
    [choice, kept, paste]: [&str; 3],
    format: Format,
) -> Result<Option<Result<String, Vec<Fault>>>, Problem> {
    let value = |name: &str| form.get(name).map_or("", String::as_str);
    let draft = match value(choice) {
        pages::PASTED => decks::read(value(paste)),
        pages::KEPT => match find(app, guest, value(kept)).await? {
            Found::Own(own) => from_code(&own.code),
            Found::Theirs | Found::None => Err(vec![not_among_yours()]),
        },
        _ => return Ok(None),
    };
    let checked = draft.and_then(|draft| draft.check(format));
    Ok(Some(checked.map(|deck| code(&Sketch::from(&deck)))))
}

fn not_among_yours() -> Fault {
    let said = text!(
        "This deck is not among yours any more. Choose another one.",
        "Este mazo ya no está entre los tuyos. Elige otro."
    );
    decks::unreadable(&Place::Deck, said)
}
