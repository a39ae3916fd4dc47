//! The two arenas, each with a row of units per player.

use maud::{Markup, html};
use prose::{Text, text};
use table::Seat;
use unlimited::Arena;
use unlimited::view::Unit;

use super::Table;

impl Table<'_> {
    /// The units of one player in one arena.
    pub(super) fn arena(&self, seat: Seat, arena: Arena) -> Markup {
        let units: Vec<&Unit> =
            self.side(seat).units.iter().filter(|unit| unit.arena == arena).collect();
        html! {
            h2 { (self.say(self.heading(seat, arena))) }
            div.units.many[units.len() > 3].crowd[units.len() > 8] {
                @for unit in units { (self.unit(seat, unit)) }
            }
        }
    }

    fn heading(&self, seat: Seat, arena: Arena) -> Text {
        let who = self.seat_name(seat);
        match arena {
            Arena::Ground => text!("{who}: ground", "{who}: tierra", who = who),
            Arena::Space => text!("{who}: space", "{who}: espacio", who = who),
        }
    }
}
