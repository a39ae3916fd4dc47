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

#[cfg(test)]
mod tests {
    use deckbuilding::Faction;

    #[test]
    fn the_style_sheet_gives_a_seat_the_colour_of_every_faction_that_is_played() {
        let style = include_str!("../style/seats.css");
        for faction in Faction::PLAYED {
            let title = faction.title().en.to_lowercase();
            for seat in 0..2 {
                let rule = format!(
                    ".at-table:has(.of-{title} > h2 > .seat-{seat}) {{ --seat-{seat}: var(--{title}); }}"
                );
                assert!(style.contains(&rule), "{rule}");
                assert!(style.contains(&format!("--seat: var(--seat-{seat}, ")), "{seat}");
            }
        }
    }
}
