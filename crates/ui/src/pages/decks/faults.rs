//! The faults of a deck, each with its rule.

use maud::{Markup, html};
use unlimited::decks::Fault;

use crate::markup::Reader;

/// A list of faults with links to the rules.
pub(crate) fn faults(reader: Reader, faults: &[Fault]) -> Markup {
    html! {
        ul.faults {
            @for fault in faults {
                li { (reader.say(&fault.text)) " " (rule(fault.rule)) }
            }
        }
    }
}

fn rule(id: &str) -> Markup {
    html! { a.rule-id href={ "/rules/" (id) } { "§ " (id) } }
}
