//! The Force track.

use deckbuilding::ForceSpace;
use maud::{Markup, html};
use prose::{Text, text};

use super::{Table, Word};

impl Table<'_> {
    pub(super) fn force(&self) -> Markup {
        let ForceSpace(marker) = self.view.force;
        html! {
            h2 data-term=(Word::ForceTrack.id()) {
                (self.say(text!("The Force", "La Fuerza"))) " "
                span { (self.say(with_whom(self.view.force))) }
            }
            ol.track data-term=(Word::ForceTrack.id()) aria-hidden="true" {
                @for space in ForceSpace::DARK_END.0..=ForceSpace::LIGHT_END.0 {
                    li.here[space == marker].mid[space == 0].light[space > 0] {
                        @if space == marker { "◉" } @else { (space.unsigned_abs()) }
                    }
                }
            }
            p.ends aria-hidden="true" {
                span { (self.say(text!("Empire", "Imperio"))) }
                span { (self.say(text!("Rebels", "Rebeldes"))) }
            }
        }
    }
}

/// The state of the track in words, for screen readers.
fn with_whom(space: ForceSpace) -> Text {
    let steps = space.0.unsigned_abs();
    match space.0 {
        0 => text!("is with nobody", "no acompaña a nadie"),
        ..0 => text!("is with the Empire ({n} of 3)", "acompaña al Imperio ({n} de 3)", n = steps),
        1.. => {
            text!("is with the Rebels ({n} of 3)", "acompaña a los rebeldes ({n} de 3)", n = steps)
        }
    }
}
