//! What is said in Spanish about a command line that is not understood; clap says it in English.

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// The complaint, and where help is to be found.
pub(super) fn in_spanish(error: &Error) -> String {
    let mut told = format!("cantina: {}\n", sentence(error));
    for hint in hints(error) {
        told += &format!("  {hint}\n");
    }
    told + "\nPara saber más, prueba con «--help».\n"
}

fn sentence(error: &Error) -> String {
    let said = |kind| words(error, kind).join(", ");
    let arg = said(ContextKind::InvalidArg);
    let value = said(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => format!("falta el valor de {arg}."),
        ErrorKind::InvalidValue => format!("«{value}» no es un valor de {arg}."),
        ErrorKind::ValueValidation => format!("«{value}» no vale para {arg}."),
        ErrorKind::UnknownArgument => format!("«{arg}» no se espera aquí."),
        ErrorKind::InvalidSubcommand => {
            format!("no hay ninguna orden «{}».", said(ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => format!("falta {arg}."),
        ErrorKind::MissingSubcommand => "falta la orden.".to_owned(),
        ErrorKind::ArgumentConflict => match said(ContextKind::PriorArg) {
            prior if prior.is_empty() || prior == arg => format!("{arg} está dos veces."),
            prior => format!("{arg} no va con {prior}."),
        },
        ErrorKind::TooManyValues => format!("«{value}» sobra en {arg}."),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            format!("{arg} no tiene los valores que necesita.")
        }
        ErrorKind::NoEquals => format!("el valor de {arg} se escribe con «=»."),
        ErrorKind::InvalidUtf8 => "hay algo que no es texto.".to_owned(),
        _ => "no se entiende lo que se pide.".to_owned(),
    }
}

/// What could have been meant.
fn hints(error: &Error) -> Vec<String> {
    let said = |kind| Some(words(error, kind)).filter(|words| !words.is_empty());
    let list = |kind, what: &str| Some(format!("{what}: {}", said(kind)?.join(", ")));
    let meant = |kind| Some(format!("¿querías decir {}?", said(kind)?.join(" o ")));
    let hints = [
        list(ContextKind::ValidValue, "valores posibles"),
        list(ContextKind::ValidSubcommand, "órdenes"),
        meant(ContextKind::SuggestedValue),
        meant(ContextKind::SuggestedArg),
        meant(ContextKind::SuggestedSubcommand),
    ];
    hints.into_iter().flatten().collect()
}

fn words(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(word)) if !word.is_empty() => vec![word.clone()],
        Some(ContextValue::Strings(words)) => words.clone(),
        _ => Vec::new(),
    }
}
