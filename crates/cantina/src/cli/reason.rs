//! Why a value of the command line is none, in both languages.

use std::error::Error;
use std::fmt;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};

use bots::UnknownPlayer;
use prose::{Name, Text, text};

/// What a reader of values of our own has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reason(pub(crate) Text);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.en)
    }
}

impl Error for Reason {}

/// The reason a value was refused for, if it is one that can be told in both languages.
pub(super) fn reason(why: &(dyn Error + 'static)) -> Option<Text> {
    if let Some(Reason(text)) = why.downcast_ref() {
        return Some(text.clone());
    }
    if let Some(unknown) = why.downcast_ref::<UnknownPlayer>() {
        return Some(unknown.text());
    }
    if why.is::<AddrParseError>() {
        return Some(text!(
            "write an address and a port, as in 127.0.0.1:7777",
            "escribe una dirección y un puerto, como en 127.0.0.1:7777"
        ));
    }
    if why.is::<ParseFloatError>() {
        return Some(text!("write a number", "escribe un número"));
    }
    match why.downcast_ref().map(ParseIntError::kind) {
        Some(IntErrorKind::PosOverflow | IntErrorKind::NegOverflow) => {
            Some(text!("the number is too large", "el número es demasiado grande"))
        }
        Some(_) => Some(text!("write a whole number", "escribe un número entero")),
        None => bounds(&why.to_string()),
    }
}

/// A number that is out of bounds: the only thing the reader of numbers says by itself.
fn bounds(said: &str) -> Option<Text> {
    let (_, bounds) = said.split_once(" is not in ")?;
    let (least, most) = bounds.split_once("..=")?;
    Some(text!(
        "write a number from {least} to {most}",
        "escribe un número de {least} a {most}",
        least = Name(least),
        most = Name(most)
    ))
}
