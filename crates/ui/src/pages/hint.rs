//! The page with a hint, for readers without script.

use maud::{Markup, html};
use prose::{Text, text};

use crate::markup::Reader;

/// The suggested choice, the reason, and the way back.
#[must_use]
pub fn hint(reader: Reader, table: &str, choice: &Text, why: &Text) -> Markup {
    html! {
        main {
            h1 { (reader.say(&text!("Hint", "Pista"))) }
            p { b { (reader.say(choice)) } }
            p { (reader.say(why)) }
            p { a.button.main href={ "/tables/" (table) } { (reader.say(&text!("Back to the table", "Volver a la mesa"))) } }
        }
    }
}
