//! The colour of a seat: a badge with the initial of whoever sits there, in a shape of its own.

use maud::{Markup, html};
use table::Seat;

/// The CSS class that gives an element the colour of a seat.
pub(crate) fn seat_class(seat: Seat) -> &'static str {
    const CLASSES: [&str; Seat::MOST] =
        ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7"];
    CLASSES[seat.index()]
}

/// A badge with the first letter of the name; screen readers are told the name beside it.
pub(crate) fn badge(seat: Seat, name: &str) -> Markup {
    let initial = name.chars().find(|sign| sign.is_alphanumeric());
    let initial: String = initial.into_iter().flat_map(char::to_uppercase).collect();
    // The style sheet draws the letter, so that it is not read or copied as part of the text.
    html! { span.seat-badge.(seat_class(seat)) aria-hidden="true" data-initial=(initial) {} }
}
