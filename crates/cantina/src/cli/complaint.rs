//! What is said about a command line that is not understood, in one line.

use std::error::Error as _;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use prose::{Conjunction, Name, Text, text};

use super::reason::reason;

/// What is wrong, what could have been meant, and where to read more.
pub(super) fn complaint(error: &Error) -> Text {
    let wrong = match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => wrong_value(error),
        ErrorKind::ArgumentConflict => conflict(error),
        _ => wrong(error),
    };
    text!(
        "{wrong}{hint} Try --help.",
        "{wrong}{hint} Prueba con --help.",
        wrong = wrong,
        hint = hint(error)
    )
}

fn wrong_value(error: &Error) -> Text {
    let (arg, value) =
        (said(error, ContextKind::InvalidArg), said(error, ContextKind::InvalidValue));
    if value.is_empty() {
        return text!("{arg} has no value", "Falta el valor de {arg}", arg = Name(&arg));
    }
    let (arg, value) = (Name(&arg), Name(&value));
    let plain = text!(
        "«{value}» is no value of {arg}",
        "«{value}» no es un valor de {arg}",
        value = value,
        arg = arg
    );
    match error.source().and_then(reason) {
        Some(why) => text!("{plain}: {why}", "{plain}: {why}", plain = plain, why = why),
        None => plain,
    }
}

fn conflict(error: &Error) -> Text {
    let [arg, prior] =
        [ContextKind::InvalidArg, ContextKind::PriorArg].map(|kind| said(error, kind));
    if prior.is_empty() || prior == arg {
        return text!("{arg} is there twice", "{arg} está dos veces", arg = Name(&arg));
    }
    let (arg, prior) = (Name(&arg), Name(&prior));
    text!("{arg} does not go with {prior}", "{arg} no va con {prior}", arg = arg, prior = prior)
}

fn wrong(error: &Error) -> Text {
    let arg = said(error, ContextKind::InvalidArg);
    let arg = Name(&arg);
    match error.kind() {
        ErrorKind::UnknownArgument => {
            text!("«{arg}» is not expected here", "«{arg}» no se espera aquí", arg = arg)
        }
        ErrorKind::InvalidSubcommand => {
            let word = said(error, ContextKind::InvalidSubcommand);
            let word = Name(&word);
            text!("There is no command «{word}»", "No hay ninguna orden «{word}»", word = word)
        }
        ErrorKind::MissingRequiredArgument => text!("Missing: {arg}", "Falta: {arg}", arg = arg),
        ErrorKind::MissingSubcommand => text!("The command is missing", "Falta la orden"),
        ErrorKind::TooManyValues => {
            text!("{arg} has too many values", "{arg} tiene demasiados valores", arg = arg)
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            text!(
                "{arg} has not the values it needs",
                "{arg} no tiene los valores que necesita",
                arg = arg
            )
        }
        ErrorKind::NoEquals => {
            text!("The value of {arg} needs «=»", "El valor de {arg} necesita «=»", arg = arg)
        }
        ErrorKind::InvalidUtf8 => text!("Something is no text", "Hay algo que no es texto"),
        _ => text!("This is not understood", "Esto no se entiende"),
    }
}

/// What could have been meant; it ends the sentence.
fn hint(error: &Error) -> Text {
    let suggested =
        [ContextKind::SuggestedValue, ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
    let meant: Vec<String> = suggested.into_iter().flat_map(|kind| words(error, kind)).collect();
    let [values, commands] =
        [ContextKind::ValidValue, ContextKind::ValidSubcommand].map(|kind| said(error, kind));
    let possible = if values.is_empty() { commands } else { values };
    match (meant.as_slice(), possible) {
        ([], none) if none.is_empty() => Text::same("."),
        ([], possible) => text!("; known: {list}.", "; los hay: {list}.", list = Name(&possible)),
        (meant, _) => text!(
            "; meant: {list}?",
            "; ¿querías decir {list}?",
            list = Text::list(meant.iter().map(Text::same), Conjunction::Or)
        ),
    }
}

fn said(error: &Error, kind: ContextKind) -> String {
    words(error, kind).join(", ")
}

fn words(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) if !word.is_empty() => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}
