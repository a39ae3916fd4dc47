//! When something cannot be shown or done.

use maud::{Markup, html};
use prose::Text;

use crate::markup::Reader;

/// What went wrong, and where to go from here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble {
    /// In a few words.
    pub title: Text,
    /// In a sentence or two, with what to do next.
    pub text: Text,
    /// Ways out: addresses and what they are called; the first is the likeliest.
    pub links: Vec<(String, Text)>,
}

/// The main part of the page.
#[must_use]
pub fn trouble(reader: Reader, trouble: &Trouble) -> Markup {
    html! {
        div.narrow {
            h1 { (reader.say(&trouble.title)) }
            p { (reader.say(&trouble.text)) }
            p.row {
                @for (n, (address, name)) in trouble.links.iter().enumerate() {
                    a.button.main[n == 0] href=(address) { (reader.say(name)) }
                }
            }
        }
    }
}
