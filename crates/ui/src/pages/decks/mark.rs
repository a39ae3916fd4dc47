//! Small aspect marks.

use maud::{Markup, html};
use unlimited::Aspect;

use crate::board::unlimited::face::mark;
use crate::markup::Reader;

/// The mark of an aspect, with its name for screen readers.
pub(super) fn aspect(reader: Reader, aspect: Aspect) -> Markup {
    let name = aspect.name();
    html! {
        svg.mark viewBox="-27 -27 54 54" role="img" aria-label=(reader.say(&name)) {
            (mark(aspect).draw(reader.lang))
        }
    }
}

/// The aspect marks of a card.
pub(super) fn aspects(reader: Reader, aspects: &[Aspect]) -> Markup {
    html! { span.marks { @for one in aspects { (aspect(reader, *one)) } } }
}
