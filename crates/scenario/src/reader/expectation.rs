//! What may follow `then`.

use super::phrase::{choices, first_word, place, quoted, reason, seat};
use super::{Asked, Contents, Ending, Expectation, Onlooker, Options, Place, Reason, Told};
use crate::suggestion::found_word;
use crate::{Mismatch, Value};

/// The words that compare a place with a value.
const COMPARISONS: [&str; 4] = ["=", "contains", "lacks", "counts"];
/// The words that can follow a seat.
const VERBS: [&str; 5] = ["may", "is", "sees", "does", "wins"];

/// Reads any expectation but `setup is refused`, which stands alone in its scenario.
pub(super) fn read(text: &str) -> Result<Expectation, Mismatch> {
    match text {
        "draw" => return Ok(Expectation::Ended(Ending::Draw)),
        "the game goes on" => return Ok(Expectation::Ended(Ending::GoesOn)),
        "nobody is asked" => return Ok(Expectation::NobodyAsked),
        _ => {}
    }
    let (subject, rest) = first_word(text);
    let (verb, object) = first_word(rest);
    match (subject, verb) {
        ("log", "says") => {
            let told = Told::Heard(quoted(object)?);
            Ok(Expectation::Told { onlooker: Onlooker::Judge, told })
        }
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

/// `setup is refused because ID, ID`, if that is what it says.
pub(super) fn setup_refused(text: &str) -> Option<Result<Vec<Reason>, Mismatch>> {
    let rest = text.strip_prefix("setup is ")?;
    let Some(reasons) = rest.strip_prefix("refused because ") else {
        return Some(Err(Mismatch::quoting("`setup is refused because ID, ID`", text)));
    };
    Some(reasons.split(',').map(|id| reason(id.trim())).collect())
}

fn onlooker(name: &str) -> Result<Onlooker, Mismatch> {
    seat(name).map(Onlooker::Named)
}

/// What follows `SEAT may`.
fn options(text: &str) -> Result<Options, Mismatch> {
    let (word, rest) = first_word(text);
    match word {
        "only" => Ok(Options::Exactly(choices(rest)?)),
        "not" => match rest.split_once(" because") {
            Some((list, why)) => Ok(Options::Exclude(choices(list)?, Some(reason(why.trim())?))),
            None => Ok(Options::Exclude(choices(rest)?, None)),
        },
        _ => Ok(Options::Include(choices(text)?)),
    }
}

/// What follows `SEAT is`.
fn asked_or_told(name: &str, text: &str) -> Result<Expectation, Mismatch> {
    let asked = |asked| Ok(Expectation::Asked { seat: seat(name)?, asked });
    let told = |told| Ok(Expectation::Told { onlooker: onlooker(name)?, told });
    let (positive, rest) = match text.strip_prefix("not ") {
        Some(rest) => (false, rest),
        None => (true, text),
    };
    match (positive, first_word(rest)) {
        (true, ("asked", "")) => asked(Asked::Something),
        (true, ("asked", words)) => asked(Asked::Sentence(quoted(words)?)),
        (false, ("asked", "")) => asked(Asked::Nothing),
        (true, ("told", words)) => told(Told::Heard(quoted(words)?)),
        (false, ("told", words)) => told(Told::NotHeard(quoted(words)?)),
        _ => Err(Mismatch::quoting(
            "`is asked`, `is asked \"…\"`, `is not asked`, `is told \"…\"` or `is not told \"…\"`",
            &format!("is {text}"),
        )),
    }
}

/// What follows `SEAT does`.
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

/// `PROPERTY = VALUE` and the other comparisons; `known` are the words it could have been.
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
    let place: Place = place(name)?;
    Ok(Expectation::Contents { onlooker, place, contents })
}

fn exactly(value: &str) -> Result<Contents, Mismatch> {
    let Some(inside) = value.strip_prefix('{') else {
        return Ok(Contents::Exactly(value.parse()?));
    };
    let Some(inside) = inside.strip_suffix('}') else {
        return Err(Mismatch::quoting("`}` at the end of items in any order", value));
    };
    Ok(Contents::InAnyOrder(inside.parse()?))
}

/// Containing or lacking nothing is always true, and a test must be able to fail.
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
