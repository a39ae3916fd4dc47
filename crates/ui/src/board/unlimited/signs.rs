//! The signs of events on the board, and events in a few words.

use prose::{Text, text};
use table::{Seat, Viewer};
use unlimited::view::View;
use unlimited::{Event, Piece};

use super::words;
use crate::board::{Sign, SignKind};

/// The strip with the resources and piles of a seat.
fn strip_of(view: &View, seat: Seat) -> &'static str {
    let near = match view.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Watcher | Viewer::Judge => Seat::new(0),
    };
    if seat == near { "bar" } else { "foe-bar" }
}

/// The sign of an event.
pub(super) fn sign(view: &View, event: &Event) -> Option<Sign> {
    let on = |card: &Piece, kind, amount| Some(Sign::on_card(card, kind, amount));
    match event {
        Event::Damaged(card, n) => on(card, SignKind::Damage, Some(*n)),
        Event::Healed(card, n) => on(card, SignKind::Repair, Some(*n)),
        Event::Defeated(card) => on(card, SignKind::Defeat, None),
        Event::ShieldUsed(card, n) => on(card, SignKind::Guard, Some(*n)),
        Event::GotShield(card) => on(card, SignKind::Guard, None),
        Event::GotExperience(card, n) => on(card, SignKind::Gain, Some(*n)),
        Event::Played(_, card, ..)
        | Event::Deployed(card)
        | Event::Used(_, card)
        | Event::Triggered(_, card)
        | Event::Revealed(card)
        | Event::TookControl(_, card)
        | Event::Attacked(_, card, _) => on(card, SignKind::Card, None),
        Event::ReadiedResources(seat, n) => {
            Some(Sign::on_part(strip_of(view, *seat), SignKind::Gain, Some(*n)))
        }
        Event::Resourced(seat, ..) => {
            Some(Sign::on_part(strip_of(view, *seat), SignKind::Gain, Some(1)))
        }
        _ => None,
    }
}

/// An event in a few words; none if a summary leaves it out.
pub(super) fn brief(event: &Event) -> Option<Text> {
    let name = |card: &Piece| words::title(card.title.card());
    Some(match event {
        Event::Played(_, card, ..) => text!("played {card}", "jugó {card}", card = name(card)),
        Event::Deployed(card) => text!("deployed {card}", "desplegó a {card}", card = name(card)),
        Event::Attacked(_, card, at) => {
            text!("{card} attacked {at}", "{card} atacó a {at}", card = name(card), at = name(at))
        }
        Event::Damaged(card, n) => {
            text!("{n} damage to {card}", "{n} de daño a {card}", n = *n, card = name(card))
        }
        Event::Defeated(card) => text!("{card} defeated", "{card} derrotada", card = name(card)),
        Event::Healed(card, n) => {
            text!("{card} healed {n}", "{card} se curó {n}", n = *n, card = name(card))
        }
        Event::TookInitiative(_) => text!("took the initiative", "tomó la iniciativa"),
        Event::Passed(_) => text!("passed", "pasó"),
        Event::Returned(card) => {
            text!("{card} returned to hand", "{card} volvió a la mano", card = name(card))
        }
        Event::TookControl(_, card) => {
            text!("took control of {card}", "tomó el control de {card}", card = name(card))
        }
        Event::Used(_, card) => text!("used {card}", "usó {card}", card = name(card)),
        _ => return None,
    })
}
