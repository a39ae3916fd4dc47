//! Aspects as small marks.

use maud::{Markup, html};
use unlimited::Aspect;

use crate::board::unlimited::face::mark;
use crate::markup::Reader;

/// The mark of an aspect, which says its name to those who cannot see it.
pub(super) fn aspect(reader: Reader, aspect: Aspect) -> Markup {
    let name = aspect.name();
    html! {
        svg.mark viewBox="-27 -27 54 54" role="img" aria-label=(reader.say(&name)) {
            (mark(aspect).draw(reader.lang))
        }
    }
}

/// The marks of a card in a row.
pub(super) fn aspects(reader: Reader, aspects: &[Aspect]) -> Markup {
    html! { span.marks { @for one in aspects { (aspect(reader, *one)) } } }
}
