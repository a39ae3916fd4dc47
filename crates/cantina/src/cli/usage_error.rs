//! The error message for an invalid command line: what is wrong, a suggestion, and a hint to
//! `--help`, in one line.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use prose::{Conjunction, Name, Text, text};

use super::invalid_value::explanation;

/// The message for an error that clap reported.
pub(super) fn usage_error(error: &Error, command: &Command) -> Text {
    let argument = name(command, &joined(error, ContextKind::InvalidArg));
    let wrong = match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => invalid_value(error, &argument),
        ErrorKind::ArgumentConflict => {
            conflict(&argument, &name(command, &joined(error, ContextKind::PriorArg)))
        }
        // Several arguments may be missing; clap lists them with their values.
        ErrorKind::MissingRequiredArgument => {
            let missing = list(error, ContextKind::InvalidArg, Conjunction::And);
            text!("Missing {missing}", "Falta {missing}", missing = missing)
        }
        ErrorKind::InvalidSubcommand | ErrorKind::MissingSubcommand => wrong_command(error),
        kind => wrong_argument(kind, &argument),
    };
    text!(
        "{wrong}{ending} Try --help.",
        "{wrong}{ending} Prueba con --help.",
        wrong = wrong,
        ending = ending(error)
    )
}

fn invalid_value(error: &Error, argument: &str) -> Text {
    let argument = Name(argument);
    let value = joined(error, ContextKind::InvalidValue);
    if value.is_empty() {
        return text!("Missing value for {arg}", "Falta el valor de {arg}", arg = argument);
    }
    let plain = text!(
        "Invalid value «{value}» for {arg}",
        "Valor no válido «{value}» para {arg}",
        value = Name(&value),
        arg = argument
    );
    let why = match words(error, ContextKind::ValidValue).is_empty() {
        true => error.source().and_then(explanation),
        false => Some(expected(list(error, ContextKind::ValidValue, Conjunction::Or))),
    };
    match why {
        Some(why) => text!("{plain}: {why}", "{plain}: {why}", plain = plain, why = why),
        None => plain,
    }
}

fn expected(list: Text) -> Text {
    text!("expected {list}", "se espera {list}", list = list)
}

fn conflict(argument: &str, prior: &str) -> Text {
    if prior.is_empty() || prior == argument {
        let argument = Name(argument);
        return text!("{arg} is given twice", "{arg} está repetido", arg = argument);
    }
    text!(
        "{arg} cannot be used with {prior}",
        "{arg} no se puede usar con {prior}",
        arg = Name(argument),
        prior = Name(prior)
    )
}

fn wrong_command(error: &Error) -> Text {
    let word = joined(error, ContextKind::InvalidSubcommand);
    if error.kind() == ErrorKind::InvalidSubcommand {
        let word = Name(&word);
        return text!("Unknown command «{word}»", "Orden desconocida «{word}»", word = word);
    }
    let known = expected(list(error, ContextKind::ValidSubcommand, Conjunction::Or));
    text!("Missing command: {known}", "Falta la orden: {known}", known = known)
}

fn wrong_argument(kind: ErrorKind, argument: &str) -> Text {
    let arg = Name(argument);
    match kind {
        ErrorKind::UnknownArgument => {
            text!("Unexpected argument «{arg}»", "Argumento inesperado «{arg}»", arg = arg)
        }
        ErrorKind::TooManyValues => {
            text!("Too many values for {arg}", "Demasiados valores para {arg}", arg = arg)
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            text!("Too few values for {arg}", "Faltan valores para {arg}", arg = arg)
        }
        ErrorKind::NoEquals => {
            text!("Missing «=» after {arg}", "Falta «=» después de {arg}", arg = arg)
        }
        ErrorKind::InvalidUtf8 => {
            text!("An argument is not valid UTF-8", "Un argumento no es UTF-8 válido")
        }
        _ => text!("Invalid command line", "Línea de órdenes no válida"),
    }
}

/// The end of the sentence, with clap's suggestions if there are any.
fn ending(error: &Error) -> Text {
    let suggested =
        [ContextKind::SuggestedValue, ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
    let meant: Vec<String> = suggested.into_iter().flat_map(|kind| words(error, kind)).collect();
    if meant.is_empty() {
        return Text::same(".");
    }
    text!(
        "; did you mean {list}?",
        "; ¿querías decir {list}?",
        list = Text::list(meant.iter().map(Text::same), Conjunction::Or)
    )
}

/// The name of an argument without its value: clap writes `--games <N>`.
fn name(command: &Command, shown: &str) -> String {
    let found = command.get_arguments().find(|arg| arg.to_string() == shown);
    let long = found.and_then(|arg| arg.get_long()).map(|long| format!("--{long}"));
    let inner = || {
        let mut names = command.get_subcommands().map(|inner| name(inner, shown));
        names.find(|name| name != shown)
    };
    long.or_else(inner).unwrap_or_else(|| shown.to_owned())
}

fn list(error: &Error, kind: ContextKind, conjunction: Conjunction) -> Text {
    Text::list(words(error, kind).iter().map(Text::same), conjunction)
}

fn joined(error: &Error, kind: ContextKind) -> String {
    words(error, kind).join(", ")
}

fn words(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) if !word.is_empty() => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}
