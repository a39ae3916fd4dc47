//! The page for errors.

use maud::{Markup, html};
use prose::Text;

use crate::markup::Reader;

/// An error, with links to continue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ErrorPage {
    /// The error in a few words.
    pub title: Text,
    /// The error in a sentence or two, with advice.
    pub text: Text,
    /// Links to continue: addresses and labels; the first is the main one.
    pub links: Vec<(String, Text)>,
}

/// The main part of the page.
#[must_use]
pub fn error_page(reader: Reader, page: &ErrorPage) -> Markup {
    html! {
        div.narrow {
            h1 { (reader.say(&page.title)) }
            p { (reader.say(&page.text)) }
            p.row {
                @for (n, (address, name)) in page.links.iter().enumerate() {
                    a.button.main[n == 0] href=(address) { (reader.say(name)) }
                }
            }
        }
    }
}
