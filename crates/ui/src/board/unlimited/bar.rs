//! A player's bar: name, initiative, resources, hand and piles.

use maud::{Markup, html};
use prose::text;
use table::Seat;
use unlimited::Phase;

use super::{Table, Word};
use crate::seat_badge::badge;

impl Table<'_> {
    pub(super) fn bar(&self, seat: Seat) -> Markup {
        html! {
            (self.name(seat))
            (self.initiative(seat))
            (self.resources(seat))
            @if self.reader != Some(seat) { (self.hidden_hand(seat)) }
            (self.piles(seat))
        }
    }

    fn name(&self, seat: Seat) -> Markup {
        let name = self.say(self.seat_name(seat).capitalised());
        html! {
            h2.who {
                (badge(seat, &name)) span.name title=(name) { (name) } (self.turn_mark(seat))
            }
        }
    }

    /// Whether it is the turn of the player; outside the action phase both choose at
    /// once.
    fn turn_mark(&self, seat: Seat) -> Markup {
        let you = self.reader == Some(seat);
        let acting = self.view.phase == Phase::Action && self.view.outcome.is_none();
        let turn = acting && self.view.active == seat;
        let said = match (you, turn) {
            (true, true) => text!("▶ your turn", "▶ tu turno"),
            (true, false) => text!("(you)", "(tú)"),
            (false, true) => text!("▶ turn", "▶ turno"),
            (false, false) => return html! {},
        };
        html! { " " small.turn[turn] { (self.say(said)) } }
    }

    fn initiative(&self, seat: Seat) -> Markup {
        if self.view.initiative != seat {
            return html! {};
        }
        let (word, said) = match self.view.taken {
            Some(_) => (Word::InitiativeTaken, text!("initiative taken", "iniciativa tomada")),
            None => (Word::Initiative, text!("initiative", "iniciativa")),
        };
        html! {
            span.pile.initiative.taken[self.view.taken.is_some()] data-term=(word.id()) {
                "⚑ " span.label { (self.say(said)) }
            }
        }
    }
}
