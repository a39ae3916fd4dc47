//! Why the value of an argument is invalid, in both languages.

use std::error::Error;
use std::fmt;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};

use bots::UnknownPlayer;
use prose::{Text, text};

/// The reason why a value parser of this program refused a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct InvalidValue(pub(crate) Text);

impl fmt::Display for InvalidValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.en)
    }
}

impl Error for InvalidValue {}

/// The reason in both languages, if the type of the error is known here.
pub(super) fn explanation(why: &(dyn Error + 'static)) -> Option<Text> {
    if let Some(InvalidValue(text)) = why.downcast_ref() {
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
