//! The two arenas, each with a row of units per player.

use maud::{Markup, html};
use prose::{Text, text};
use table::Seat;
use unlimited::Arena;
use unlimited::view::Unit;

use super::{Table, Word};

impl Table<'_> {
    /// The units of one player in one arena.
    pub(super) fn arena(&self, seat: Seat, arena: Arena) -> Markup {
        let units: Vec<&Unit> =
            self.side(seat).units.iter().filter(|unit| unit.arena == arena).collect();
        html! {
            h2 data-term=(Word::of_arena(arena).id()) { (self.say(self.heading(seat, arena))) }
            div.units.(room_for(units.len())) {
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

/// The class that says for how many units there must be room, so that the arena keeps its size.
fn room_for(units: usize) -> &'static str {
    match units {
        0..=3 => "fits-3",
        4 => "fits-4",
        5..=6 => "fits-6",
        7..=8 => "fits-8",
        9..=10 => "fits-10",
        11..=16 => "fits-16",
        17..=30 => "fits-30",
        _ => "fits-all",
    }
}
