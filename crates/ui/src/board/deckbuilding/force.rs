//! The Force track.

use deckbuilding::{ForceSpace, View};
use maud::{Markup, html};
use prose::{Text, text};

use super::face::allegiance;
use super::{Table, Word};
use crate::card_art::crest;

impl Table<'_> {
    pub(super) fn force(&self) -> Markup {
        let ForceSpace(marker) = self.view.force;
        html! {
            h2 data-term=(Word::ForceTrack.id()) {
                (self.say(text!("The Force", "La Fuerza"))) " "
                span { (self.say(with_whom(self.view))) }
                // Eyes see the space on the track.
                @if marker != 0 { span.unseen { " " (self.say(how_far(marker))) } }
            }
            ol.track data-term=(Word::ForceTrack.id()) aria-hidden="true" {
                @for space in ForceSpace::DARK_END.0..=ForceSpace::LIGHT_END.0 {
                    li.here[space == marker].mid[space == 0].light[space > 0] {
                        @if space == marker { "◉" } @else { (space.unsigned_abs()) }
                    }
                }
            }
            p.ends aria-hidden="true" {
                @for end in [ForceSpace::DARK_END, ForceSpace::LIGHT_END] {
                    @if let Some(seat) = self.view.force_is_with(end) {
                        @let faction = self.player(seat).faction;
                        span { (crest(allegiance(faction))) " " (self.say(faction.title())) }
                    }
                }
            }
        }
    }
}

/// The state of the track in words.
fn with_whom(view: &View) -> Text {
    match view.force_is_with(view.force) {
        None => text!("is with nobody", "no acompaña a nadie"),
        Some(seat) => {
            text!("is with {who}", "acompaña a {who}", who = view.player(seat).faction.mention())
        }
    }
}

fn how_far(marker: i8) -> Text {
    text!("({n} of 3)", "({n} de 3)", n = marker.unsigned_abs())
}
