//! Parses the phrases that statements consist of. All texts are trimmed and have single spaces.

use super::quote::{is_quote, quote, saying};
use super::{Choice, Pattern, PropertyPath, Reason, Why};
use crate::Mismatch;
use crate::value::is_word;

/// Splits off the first word.
pub(super) fn first_word(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

/// Reads ids separated by commas, such as `DBG-BUY-04, DBG-BUY-03`; `kind` names them in errors.
pub(super) fn ids(text: &str, kind: &str) -> Result<Vec<String>, Mismatch> {
    let id = |id: &str| match id.trim() {
        id if is_word(id) => Ok(id.to_owned()),
        other => Err(Mismatch::quoting(format!("{kind} separated by commas"), other)),
    };
    text.split(',').map(id).collect()
}

/// Reads the name of a seat: one word.
pub(super) fn seat(text: &str) -> Result<String, Mismatch> {
    if is_name(text) { Ok(text.to_owned()) } else { Err(Mismatch::quoting("a seat", text)) }
}

/// Reads a property of the table (`row`) or of a seat (`empire.hand`).
pub(super) fn place(text: &str) -> Result<PropertyPath, Mismatch> {
    let (seat, property) = match text.split_once('.') {
        Some((seat, property)) => (Some(seat), property),
        None => (None, text),
    };
    if !is_name(property) || !seat.is_none_or(is_name) {
        let expected = "a property of the table such as `row`, or of a seat such as `empire.hand`";
        return Err(Mismatch::quoting(expected, text));
    }
    Ok(PropertyPath { seat: seat.map(str::to_owned), property: property.to_owned() })
}

/// Reads `DBG-BUY-04` or `card at-at`.
pub(super) fn reason(text: &str) -> Result<Reason, Mismatch> {
    match first_word(text) {
        ("card", id) if is_word(id) => Ok(Reason::Card(id.to_owned())),
        (id, "") if is_word(id) && id != "card" => Ok(Reason::Rule(id.to_owned())),
        _ => Err(Mismatch::quoting("a rule id, or `card CARD-ID`", text)),
    }
}

/// Reads `because REASON saying "…"`, either half of it, or an empty text; `None` for anything
/// else.
pub(super) fn why(text: &str) -> Result<Option<Why>, Mismatch> {
    let (text, saying) = saying(text)?;
    match first_word(text) {
        ("", "") => Ok(Some(Why { reason: None, saying })),
        ("because", id) => Ok(Some(Why { reason: Some(reason(id)?), saying })),
        _ => Ok(None),
    }
}

/// Reads a choice: in the game's own notation, or `choose "…"`.
pub(super) fn choice(text: &str) -> Result<Choice, Mismatch> {
    match text.strip_prefix("choose ").filter(|words| is_quote(words)) {
        Some(words) => Ok(Choice::Sentence(quote(words)?)),
        None => Ok(Choice::Notation(text.to_owned())),
    }
}

/// Reads choices such as `A | B`.
pub(super) fn choices(text: &str) -> Result<Vec<Choice>, Mismatch> {
    alternatives(text)?.into_iter().map(choice).collect()
}

/// Splits `A | B` into texts, none of them empty.
pub(super) fn alternatives(text: &str) -> Result<Vec<&str>, Mismatch> {
    let mut alternatives = Vec::new();
    let mut rest = text;
    while let Some((one, others)) = split_unquoted(rest, "|") {
        alternatives.push(one.trim());
        rest = others;
    }
    alternatives.push(rest.trim());
    if alternatives.contains(&"") {
        return Err(Mismatch::quoting("choices separated by `|`", text));
    }
    Ok(alternatives)
}

/// Reads a choice with `*` in place of one or more of its words.
pub(super) fn pattern(text: &str) -> Result<Pattern, Mismatch> {
    let words: Vec<&str> = text.split(' ').collect();
    let parts: Vec<&[&str]> = words.split(|&word| word == "*").collect();
    match parts.as_slice() {
        [before, after] if words.len() > 1 => Ok(Pattern {
            before: before.iter().map(|word| format!("{word} ")).collect(),
            after: after.iter().map(|word| format!(" {word}")).collect(),
        }),
        _ => {
            let expected = "a choice with one `*` in it, such as `attack * with x-wing`";
            Err(Mismatch::quoting(expected, text))
        }
    }
}

/// Splits at the first separator that is not inside quotation marks.
pub(super) fn split_unquoted<'a>(text: &'a str, separator: &str) -> Option<(&'a str, &'a str)> {
    let mut quoted = false;
    for (at, character) in text.char_indices() {
        quoted ^= character == '"';
        if !quoted && text[at..].starts_with(separator) {
            return Some((&text[..at], &text[at + separator.len()..]));
        }
    }
    None
}

/// Names of seats and properties contain no dot, because a dot separates them.
fn is_name(text: &str) -> bool {
    is_word(text) && !text.contains('.')
}
