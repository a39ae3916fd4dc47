//! The small phrases statements are made of. Texts come trimmed and with single spaces.

use super::{Place, Reason};
use crate::Mismatch;
use crate::value::is_word;

/// The first word and what follows it.
pub(super) fn first_word(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

/// `DBG-BUY-04, DBG-BUY-03`: ids of what `kind` says.
pub(super) fn ids(text: &str, kind: &str) -> Result<Vec<String>, Mismatch> {
    let id = |id: &str| match id.trim() {
        id if is_word(id) => Ok(id.to_owned()),
        other => Err(Mismatch::quoting(format!("{kind} separated by commas"), other)),
    };
    text.split(',').map(id).collect()
}

/// A seat: one word.
pub(super) fn seat(text: &str) -> Result<String, Mismatch> {
    if is_name(text) { Ok(text.to_owned()) } else { Err(Mismatch::quoting("a seat", text)) }
}

/// A property of the table (`row`) or of a seat (`empire.hand`).
pub(super) fn place(text: &str) -> Result<Place, Mismatch> {
    let (seat, property) = match text.split_once('.') {
        Some((seat, property)) => (Some(seat), property),
        None => (None, text),
    };
    if !is_name(property) || !seat.is_none_or(is_name) {
        let expected = "a property of the table such as `row`, or of a seat such as `empire.hand`";
        return Err(Mismatch::quoting(expected, text));
    }
    Ok(Place { seat: seat.map(str::to_owned), property: property.to_owned() })
}

/// `DBG-BUY-04` or `card at-at`.
pub(super) fn reason(text: &str) -> Result<Reason, Mismatch> {
    match first_word(text) {
        ("card", id) if is_word(id) => Ok(Reason::Card(id.to_owned())),
        (id, "") if is_word(id) && id != "card" => Ok(Reason::Rule(id.to_owned())),
        _ => Err(Mismatch::quoting("a rule id, or `card CARD-ID`", text)),
    }
}

/// `A | B`: choices in the game's own notation.
pub(super) fn choices(text: &str) -> Result<Vec<String>, Mismatch> {
    let choices: Vec<String> = text.split('|').map(|choice| choice.trim().to_owned()).collect();
    if choices.iter().any(String::is_empty) {
        return Err(Mismatch::quoting("choices separated by `|`", text));
    }
    Ok(choices)
}

/// `"Part of a sentence"`; quotation marks inside need no care.
pub(super) fn quoted(text: &str) -> Result<String, Mismatch> {
    let inside = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    match inside.map(str::trim) {
        Some(words) if !words.is_empty() => Ok(words.to_owned()),
        _ => Err(Mismatch::quoting("words of a sentence in quotation marks: \"…\"", text)),
    }
}

/// Names of seats and properties have no dot, which stands between them.
fn is_name(text: &str) -> bool {
    is_word(text) && !text.contains('.')
}
