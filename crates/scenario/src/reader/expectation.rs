//! The expectations that may follow `then`.

use super::phrase::{
    alternatives, choices, first_word, pattern, place, reason, seat, split_unquoted, why,
};
use super::quote::{quote, quotes, saying};
use super::{
    Asked, Choice, Contents, Ending, Expectation, Onlooker, Options, Part, RefusedSetup, Told,
};
use crate::suggestion::found_word;
use crate::{Mismatch, Value};

/// The words that compare a property with a value.
const COMPARISONS: [&str; 4] = ["=", "contains", "lacks", "counts"];
/// The words that can follow a seat.
const VERBS: [&str; 5] = ["may", "is", "sees", "does", "wins"];

/// Reads any expectation but `setup is refused`, which must be the only one of its scenario.
pub(super) fn read(text: &str) -> Result<Expectation, Mismatch> {
    match text {
        "draw" => return Ok(Expectation::Ended(Ending::Draw)),
        "nobody is asked" => return Ok(Expectation::NoQuestion),
        _ => {}
    }
    if let Some(how) = text.strip_prefix("the game ") {
        return Ok(Expectation::Ended(ending(how)?));
    }
    let (subject, rest) = first_word(text);
    let (verb, object) = first_word(rest);
    match (subject, verb) {
        ("log", "says") => Ok(Expectation::Told { onlooker: Onlooker::Judge, told: told(object)? }),
        (_, "may") => Ok(Expectation::Options { seat: seat(subject)?, options: options(object)? }),
        (_, "is") => asked_or_told(subject, object),
        (_, "sees") => contents(onlooker(subject)?, object, &COMPARISONS),
        (_, "does") => does_not_see(subject, object),
        (_, "and" | "wins" | "win") => winners(text),
        _ => {
            let known: Vec<&str> = COMPARISONS.into_iter().chain(VERBS).collect();
            contents(Onlooker::Judge, text, &known)
        }
    }
}

/// Reads `setup is refused because ID, ID saying "…"`; `None` for any other expectation.
pub(super) fn setup_refused(text: &str) -> Option<Result<RefusedSetup, Mismatch>> {
    let rest = text.strip_prefix("setup is ")?;
    let Some(reasons) = rest.strip_prefix("refused because ") else {
        return Some(Err(Mismatch::quoting("`setup is refused because ID, ID`", text)));
    };
    let read = |(ids, saying): (&str, _)| {
        let reasons = ids.split(',').map(|id| reason(id.trim())).collect::<Result<_, _>>()?;
        Ok(RefusedSetup { reasons, saying })
    };
    Some(saying(reasons).and_then(read))
}

fn onlooker(name: &str) -> Result<Onlooker, Mismatch> {
    seat(name).map(Onlooker::Named)
}

/// The text after `SEAT may`.
fn options(text: &str) -> Result<Options, Mismatch> {
    if let Some((form, values)) = split_unquoted(text, " where * is ") {
        return Ok(Options::Where(pattern(form)?, gap_values(values)?));
    }
    let (word, rest) = first_word(text);
    match word {
        "only" => Ok(Options::Exactly(choices(rest)?)),
        "not" => excluded(rest),
        _ => Ok(Options::Include(choices(text)?)),
    }
}

/// The text after `where * is`.
fn gap_values(text: &str) -> Result<Vec<String>, Mismatch> {
    match first_word(text) {
        ("nothing", "") => Ok(Vec::new()),
        ("only", values) => Ok(alternatives(values)?.into_iter().map(str::to_owned).collect()),
        _ => Err(Mismatch::quoting("`where * is only A | B` or `where * is nothing`", text)),
    }
}

/// The text after `SEAT may not`.
fn excluded(text: &str) -> Result<Options, Mismatch> {
    let at = [" because", " saying "].into_iter().filter_map(|word| split_unquoted(text, word));
    let list = at.map(|(list, _)| list).min_by_key(|list| list.len()).unwrap_or(text);
    let excluded = choices(list)?;
    let why = why(text[list.len()..].trim())?;
    let why = why.ok_or_else(|| Mismatch::quoting("`because REASON` after the choices", text))?;
    let by_sentence = excluded.iter().any(|choice| matches!(choice, Choice::Sentence(_)));
    if by_sentence && list.len() < text.len() {
        let expected = "the game's own words for a choice that is not offered";
        return Err(Mismatch::quoting(expected, text));
    }
    Ok(Options::Exclude(excluded, why))
}

/// The text after `log says` or `SEAT is told`.
fn told(text: &str) -> Result<Told, Mismatch> {
    match text.strip_prefix("only ") {
        _ if text == "nothing" => Ok(Told::Only(Vec::new())),
        Some(lines) => Ok(Told::Only(quotes(lines)?)),
        None => Ok(Told::InOrder(quotes(text)?)),
    }
}

/// The text after `the game`.
fn ending(text: &str) -> Result<Ending, Mismatch> {
    match (text, text.strip_prefix("is won by ")) {
        ("goes on", _) => Ok(Ending::GoesOn),
        ("is lost", _) => Ok(Ending::Lost),
        (_, Some(seats)) => {
            let seats = seats.split(',').map(|name| seat(name.trim()));
            Ok(Ending::Won(seats.collect::<Result<_, _>>()?))
        }
        _ => Err(Mismatch::quoting(
            "`the game goes on`, `the game is won by SEAT, SEAT` or `the game is lost`",
            &format!("the game {text}"),
        )),
    }
}

/// The text after `SEAT is`.
fn asked_or_told(name: &str, text: &str) -> Result<Expectation, Mismatch> {
    let asked = |asked| Ok(Expectation::Asked { seat: seat(name)?, asked });
    let hears = |told| Ok(Expectation::Told { onlooker: onlooker(name)?, told });
    let (positive, rest) = match text.strip_prefix("not ") {
        Some(rest) => (false, rest),
        None => (true, text),
    };
    match (positive, first_word(rest)) {
        (true, ("asked", "")) => asked(Asked::Something),
        (true, ("asked", words)) => asked(Asked::Sentence(quote(words)?)),
        (false, ("asked", "")) => asked(Asked::Nothing),
        (true, ("told", words)) => hears(told(words)?),
        (false, ("told", words)) => hears(Told::Not(quote(words)?)),
        _ => Err(Mismatch::quoting(
            "`is asked`, `is asked \"…\"`, `is not asked`, `is told \"…\"` or `is not told \"…\"`",
            &format!("is {text}"),
        )),
    }
}

/// The text after `SEAT does`.
fn does_not_see(name: &str, text: &str) -> Result<Expectation, Mismatch> {
    let parts = text.strip_prefix("not see ").and_then(|rest| rest.rsplit_once(" in "));
    let Some((item, where_)) = parts else {
        let found = format!("does {text}");
        return Err(Mismatch::quoting("`does not see ITEM in PROPERTY`", &found));
    };
    let contents = Contents::Lacks(Value(vec![item.parse()?]));
    Ok(Expectation::Contents { onlooker: onlooker(name)?, place: place(where_)?, contents })
}

/// `SEAT wins`, `SEAT and SEAT win`.
fn winners(text: &str) -> Result<Expectation, Mismatch> {
    let (seats, verb) = text.rsplit_once(' ').unwrap_or((text, ""));
    let seats: Vec<String> = seats.split(" and ").map(seat).collect::<Result<_, _>>()?;
    if verb != if seats.len() == 1 { "wins" } else { "win" } {
        return Err(Mismatch::quoting("`SEAT wins` or `SEAT and SEAT win`", text));
    }
    Ok(Expectation::Ended(Ending::Won(seats)))
}

/// Reads `PROPERTY = VALUE` and the other comparisons; `known` are the words allowed in place of
/// `=`.
fn contents(onlooker: Onlooker, text: &str, known: &[&str]) -> Result<Expectation, Mismatch> {
    let (name, rest) = text.split_at(text.find([' ', '=']).unwrap_or(text.len()));
    let rest = rest.trim_start();
    let (word, value) = match rest.strip_prefix('=') {
        Some(value) => ("=", value.trim_start()),
        None => first_word(rest),
    };
    let contents = match word {
        "=" => exactly(value)?,
        "contains" => Contents::Contains(something(value)?),
        "lacks" => Contents::Lacks(something(value)?),
        "counts" => Contents::Counts(count(value)?),
        _ => {
            let expected = format!("one of {} after `{name}`", known.join(", "));
            return Err(Mismatch::new(expected, found_word(word, known.iter().copied())));
        }
    };
    Ok(Expectation::Contents { onlooker, place: place(name)?, contents })
}

/// Reads `a, {b, c}, d`; items in braces may be in any order.
fn exactly(text: &str) -> Result<Contents, Mismatch> {
    let mut parts = Vec::new();
    let mut rest = text;
    loop {
        let (part, after) = part(rest)?;
        parts.push(part);
        match after.trim_start().strip_prefix(',') {
            Some(after) => rest = after.trim_start(),
            None if after.trim().is_empty() => break,
            None => return Err(Mismatch::quoting("a comma between the parts of a list", after)),
        }
    }
    if parts.len() > 1 && parts.iter().any(|part| part.value().0.is_empty()) {
        return Err(Mismatch::quoting("`nothing` alone, or items", text));
    }
    Ok(Contents::Exactly(parts))
}

/// The first part of a list, and the text after it.
fn part(text: &str) -> Result<(Part, &str), Mismatch> {
    let Some(inside) = text.strip_prefix('{') else {
        // Up to the comma before the next brace.
        let end = outside_notes(text, '{').map_or(text.len(), |brace| {
            text[..brace].trim_end().strip_suffix(',').map_or(brace, str::len)
        });
        return Ok((Part::InOrder(text[..end].parse()?), &text[end..]));
    };
    let Some(end) = outside_notes(inside, '}') else {
        return Err(Mismatch::quoting("`}` at the end of items in any order", text));
    };
    Ok((Part::InAnyOrder(inside[..end].parse()?), &inside[end + 1..]))
}

/// The first position of a character outside of parentheses, in which notes are written.
fn outside_notes(text: &str, wanted: char) -> Option<usize> {
    let mut notes = false;
    let found = text.char_indices().find(|&(_, character)| {
        match character {
            '(' => notes = true,
            ')' => notes = false,
            _ => {}
        }
        character == wanted && !notes
    });
    found.map(|(at, _)| at)
}

/// Reads a value that is not empty: to contain or lack nothing is always true, and a test must be
/// able to fail.
fn something(value: &str) -> Result<Value, Mismatch> {
    let value: Value = value.parse()?;
    if value.0.is_empty() {
        return Err(Mismatch::new("at least one item (empty is `= nothing`)", "`nothing`"));
    }
    Ok(value)
}

fn count(text: &str) -> Result<usize, Mismatch> {
    text.parse().map_err(|_| Mismatch::quoting("a whole number after `counts`", text))
}
