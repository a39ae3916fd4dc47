//! Why a value of the command line was refused, in both languages.

use std::error::Error;
use std::fmt;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};

use bots::UnknownPlayer;
use prose::{Text, text};

/// Why a value was refused, told by a parser of this program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reason(pub(crate) Text);

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.en)
    }
}

impl Error for Reason {}

/// The reason in both languages, if the error is of a type that is known here.
pub(super) fn reason(why: &(dyn Error + 'static)) -> Option<Text> {
    if let Some(Reason(text)) = why.downcast_ref() {
        return Some(text.clone());
    }
    if let Some(unknown) = why.downcast_ref::<UnknownPlayer>() {
        return Some(unknown.text());
    }
    if why.is::<AddrParseError>() {
        return Some(text!(
            "expected an address and a port, such as 127.0.0.1:7777",
            "se espera una dirección y un puerto, como 127.0.0.1:7777"
        ));
    }
    if why.is::<ParseFloatError>() {
        return Some(text!("expected a number", "se espera un número"));
    }
    Some(match why.downcast_ref::<ParseIntError>()?.kind() {
        IntErrorKind::PosOverflow | IntErrorKind::NegOverflow => {
            text!("the number is too large", "el número es demasiado grande")
        }
        _ => text!("expected a whole number", "se espera un número entero"),
    })
}
