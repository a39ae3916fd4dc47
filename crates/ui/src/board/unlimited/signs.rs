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

/// The player whom an event is about: who acts, or who owns the card.
pub(super) fn player_of(event: &Event) -> Option<Seat> {
    use Event as E;
    match event {
        E::GotInitiative(seat)
        | E::KeptFirstHand(seat)
        | E::RenewedHand(seat)
        | E::PickedSecretly(seat, _)
        | E::Passed(seat)
        | E::TookInitiative(seat)
        | E::Drew(seat, _)
        | E::DeckEmpty(seat, _)
        | E::KeptHand(seat)
        | E::Resourced(seat, ..)
        | E::Paid(seat, _)
        | E::ReadiedResources(seat, _)
        | E::ExhaustedResources(seat, _)
        | E::Played(seat, ..)
        | E::Used(seat, _)
        | E::Triggered(seat, _)
        | E::Attacked(seat, ..)
        | E::PutUnder(seat, _)
        | E::BuriedAtRandom(seat, _)
        | E::TookResource(seat, _)
        | E::TookToHand(seat, _)
        | E::TookControl(seat, _)
        | E::Looked(seat, ..)
        | E::Shuffled(seat)
        | E::Named(seat, _) => Some(*seat),
        E::Silenced(piece)
        | E::Deployed(piece)
        | E::WastedEpic(piece)
        | E::Sabotaged(piece)
        | E::ShieldUsed(piece, _)
        | E::Damaged(piece, _)
        | E::Healed(piece, _)
        | E::Exhausted(piece)
        | E::Readied(piece)
        | E::GotShield(piece)
        | E::GotExperience(piece, _)
        | E::LostToken(_, piece)
        | E::Gained(piece, ..)
        | E::Defeated(piece)
        | E::Returned(piece)
        | E::Buried(piece)
        | E::Discarded(piece)
        | E::Revealed(piece)
        | E::SetAside(piece) => Some(piece.card.owner()),
        _ => None,
    }
}
