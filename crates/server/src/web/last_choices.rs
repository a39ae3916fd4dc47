//! The choices of a visitor's last table, kept in a cookie so that the form shows them again.
//!
//! The cookie comes back from the visitor and may contain anything: what it says is used only if the form
//! would be accepted.

use axum::extract::Query;
use axum::http::Uri;
use games::AnyGame;
use table::{Seed, SetupField};
use ui::pages;

use super::new_table_form::{self, Fields};
use crate::secret::SecretHash;

/// Longer cookies are neither written nor read.
const LONGEST: usize = 1500;
/// Fields besides those of the setup and the seats. The name has a cookie of its own.
const FIELDS: [&str; 7] = ["clock", "away", "resigning", "watch", "listed", "side", "decks"];

/// The value of the cookie for a form that was accepted; `None` if it would be too long.
pub(super) fn write(game: &dyn AnyGame, fields: &Fields) -> Option<String> {
    let pairs = rememberable(game, fields);
    let pairs = pairs.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value)));
    let text = pairs.collect::<Vec<_>>().join("&");
    (text.len() <= LONGEST).then_some(text)
}

/// The form that a cookie describes; `None` if it would not be accepted.
pub(super) fn read(game: &dyn AnyGame, cookie: &str) -> Option<Fields> {
    let fields = rememberable(game, &parse(cookie)?);
    let mut checked = fields.clone();
    // Whether a saved deck is still there is checked when the form is sent.
    checked.retain(|name, value| !(name.starts_with("set.") && value == pages::KEPT));
    let nobody = SecretHash(String::new());
    new_table_form::read(game, &checked, &nobody, Seed::from_number(0)).ok()?;
    Some(fields)
}

fn parse(cookie: &str) -> Option<Fields> {
    if cookie.len() > LONGEST {
        return None;
    }
    let address: Uri = format!("/?{cookie}").parse().ok()?;
    Query::<Fields>::try_from_uri(&address).ok().map(|Query(fields)| fields)
}

/// The fields of a form that are remembered: all but the name and pasted decks.
fn rememberable(game: &dyn AnyGame, fields: &Fields) -> Fields {
    let setup = game.setup_fields();
    let is_remembered = |name: &str, value: &str| match name.split_once('.') {
        None => FIELDS.contains(&name),
        Some(("set", key)) => {
            let field = setup.iter().find(|field| field.key == key);
            field.is_some_and(|field| !field.is_deck() || is_deck_word(field, value))
        }
        Some(("kept", key)) => {
            let chosen = fields.get(&format!("set.{key}"));
            chosen.is_some_and(|word| word == pages::KEPT) && value.len() <= 40
        }
        Some((first, _)) => first == "seat",
    };
    let kept = fields.iter().filter(|(name, value)| is_remembered(name, value));
    kept.map(|(name, value)| (name.clone(), value.clone())).collect()
}

fn is_deck_word(field: &SetupField, value: &str) -> bool {
    value == pages::KEPT || field.options().iter().any(|starter| starter.word == value)
}

/// Percent-encodes a text for a cookie.
fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    let letter = |byte: u8| match byte {
        byte if plain(byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(pairs: &[(&str, &str)]) -> Fields {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn choices_come_back_as_they_were() {
        let sent = form(&[
            ("set.mode", "full"),
            ("seat.rebels", "open"),
            ("clock", "bank:600+10"),
            ("side", "random"),
        ]);
        let cookie = write(games::deckbuilding(), &sent).expect("a cookie");
        assert!(cookie.bytes().all(|byte| byte.is_ascii_graphic() && !b";,\"\\".contains(&byte)));
        assert_eq!(read(games::deckbuilding(), &cookie), Some(sent));
    }

    #[test]
    fn pasted_decks_and_unknown_fields_are_not_kept() {
        let sent = form(&[
            ("set.blue", "pasted"),
            ("paste.blue", "1 | Vanquish"),
            ("set.red", "kept"),
            ("kept.red", "abcdefghijkl"),
            ("kept.blue", "abcdefghijkl"),
            ("preset", "own"),
        ]);
        let cookie = write(games::unlimited(), &sent).expect("a cookie");
        assert_eq!(cookie, "kept.red=abcdefghijkl&set.red=kept");
    }

    #[test]
    fn a_hostile_cookie_is_ignored() {
        let long = format!("clock={}", "x".repeat(5000));
        for cookie in [
            "set.mode=castle",
            "clock=never",
            "seat.nobody=me",
            "seat.empire=%3Cscript%3E",
            "%FF%FE",
            "\u{7f}",
            long.as_str(),
        ] {
            let read = read(games::deckbuilding(), cookie).unwrap_or_default();
            assert_eq!(read, Fields::new(), "{cookie}");
        }
    }
}
