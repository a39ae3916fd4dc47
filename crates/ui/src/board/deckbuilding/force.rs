//! The Force track.

use deckbuilding::{ForceSpace, View};
use maud::{Markup, html};
use prose::{Conjunction, Text, text};
use table::{Seat, Seats};

use super::face::allegiance;
use super::{Table, Word};
use crate::card_art::crest;

/// The number of the last space of either arm.
const END: i8 = ForceSpace::ARM.cast_signed();

impl Table<'_> {
    pub(super) fn force(&self) -> Markup {
        let arms = self.view.force.arms();
        html! {
            h2 data-term=(Word::ForceTrack.id()) {
                (self.say(text!("The Force", "La Fuerza"))) " "
                span { (self.say(with_whom(self.view))) }
                // Eyes see the space on the track.
                @if !self.view.force.is_neutral() { span.unseen { " " (self.say(how_far(self.view.force.distance()))) } }
            }
            @if arms > 2 { (self.three_arms()) } @else { (self.two_ends()) }
        }
    }

    /// The track of two sides: from the end of one over the middle to the end of the other.
    fn two_ends(&self) -> Markup {
        let marker = self.view.force.toward(Seat::new(1));
        html! {
            ol.track data-term=(Word::ForceTrack.id()) aria-hidden="true" {
                @for space in -END..=END {
                    li.here[space == marker].mid[space == 0].light[space > 0] {
                        @if space == marker { "◉" } @else { (space.unsigned_abs()) }
                    }
                }
            }
            p.ends aria-hidden="true" {
                @for side in self.view.seating.sides() {
                    span { (self.end_of(side)) }
                }
            }
        }
    }

    /// The crests of a side, and the faction of a single player.
    fn end_of(&self, side: Seats) -> Markup {
        html! {
            @for seat in side {
                @let faction = self.player(seat).faction;
                (crest(allegiance(faction))) " "
                @if side.count() == 1 { (self.say(faction.title())) }
            }
            @if side.count() > 1 {
                @if side.contains(self.near) { (self.say(text!("your team", "tu equipo"))) }
                @else { (self.say(text!("rivals", "rivales"))) }
            }
        }
    }

    /// The track of three players: an arm for each, and the space in the middle that they share.
    fn three_arms(&self) -> Markup {
        let force = self.view.force;
        html! {
            div.arms data-term=(Word::ForceTrack.id()) aria-hidden="true" {
                b.middle.here[force.is_neutral()] { @if force.is_neutral() { "◉" } @else { "0" } }
                @for seat in self.view.seating.seats() {
                    @let faction = self.player(seat).faction;
                    ol.arm {
                        li.whose { (crest(allegiance(faction))) }
                        @for space in 1..=END {
                            li.here[force.toward(seat) == space] {
                                @if force.toward(seat) == space { "◉" } @else { (space) }
                            }
                        }
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
            let team = view.seating.team(seat).into_iter();
            let names = team.map(|seat| view.player(seat).faction.mention());
            text!("is with {who}", "acompaña a {who}", who = Text::list(names, Conjunction::And))
        }
    }
}

fn how_far(distance: u8) -> Text {
    text!("({n} of 3)", "({n} de 3)", n = distance)
}
