//! The signs of events on the board, and events in a few words.

use deckbuilding::{Event, Piece, Pool, View};
use prose::{Text, text};
use table::Seat;

use super::words::title;
use crate::board::{Sign, SignKind};

/// The part of the board that belongs to a seat.
fn part_of(view: &View, seat: Seat) -> &'static str {
    let near = view.reader.unwrap_or(Seat::new(0));
    let places = super::places::players(view, near);
    places.into_iter().find(|(_, other)| *other == seat).map_or("mine", |(place, _)| place.side())
}

/// The sign of an event.
pub(super) fn sign(view: &View, event: &Event) -> Option<Sign> {
    let on = |card: &Piece, kind, amount| Some(Sign::on_card(card, kind, amount));
    match event {
        Event::DamagedBase(_, card, dealt) | Event::DamagedShip(_, card, dealt) => {
            on(card, SignKind::Damage, Some(dealt.taken))
        }
        Event::DestroyedBase(_, card) | Event::DestroyedShip(card) => {
            on(card, SignKind::Defeat, None)
        }
        Event::Hunted(_, card, _, true) => on(card, SignKind::Defeat, None),
        Event::Hunted(_, card, n, false) => on(card, SignKind::Damage, Some(*n)),
        Event::GainedResources(seat, n) => {
            Some(Sign::on_part(part_of(view, *seat), SignKind::Gain, Some(*n)))
        }
        Event::GainedForce(_, n, _) => Some(Sign::on_part("force", SignKind::Gain, Some(*n))),
        Event::GainedAttack(card, n) => on(card, SignKind::Gain, Some(*n)),
        Event::Repaired(seat, n) => {
            let base = view.player(*seat).base?;
            on(&base, SignKind::Repair, Some(*n))
        }
        Event::Prevented(seat, n) => {
            let base = view.player(*seat).base?;
            on(&base, SignKind::Guard, Some(*n))
        }
        Event::Played(_, card)
        | Event::Used(_, card)
        | Event::Triggered(_, card)
        | Event::Bought(_, card, _)
        | Event::RevealedBase(_, card)
        | Event::Revealed(_, card)
        | Event::Refilled(card)
        | Event::Took(_, card) => on(card, SignKind::Card, None),
        Event::Exiled(_, card) | Event::Bribed(_, card) => on(card, SignKind::Defeat, None),
        _ => None,
    }
}

/// An event in a few words; none if a summary leaves it out.
pub(super) fn brief(event: &Event) -> Option<Text> {
    Some(match event {
        Event::DamagedBase(_, card, dealt) if dealt.taken > 0 => {
            text!(
                "{n} damage to {card}",
                "{n} de daño a {card}",
                n = dealt.taken,
                card = title(card.card())
            )
        }
        Event::DamagedShip(_, card, dealt) if dealt.taken > 0 => {
            text!(
                "{n} damage to {card}",
                "{n} de daño a {card}",
                n = dealt.taken,
                card = title(card.card())
            )
        }
        Event::DestroyedBase(_, card) => {
            text!("destroyed the base {card}", "destruyó la base {card}", card = title(card.card()))
        }
        Event::DestroyedShip(card) => {
            text!("destroyed {card}", "destruyó {card}", card = title(card.card()))
        }
        Event::Bought(_, card, _) => {
            text!("purchased {card}", "adquirió {card}", card = title(card.card()))
        }
        Event::Hunted(_, card, _, true) => {
            text!("defeated {card}", "derrotó a {card}", card = title(card.card()))
        }
        Event::Hunted(_, card, _, false) => {
            text!("failed against {card}", "falló contra {card}", card = title(card.card()))
        }
        Event::Bribed(_, card) => {
            text!("bribed away {card}", "sobornó para descartar {card}", card = title(card.card()))
        }
        Event::GainedForce(_, n, _) => text!("Force +{n}", "Fuerza +{n}", n = *n),
        Event::Repaired(_, n) => text!("repaired {n}", "reparó {n}", n = *n),
        Event::RevealedBase(_, card) => {
            text!("new base {card}", "nueva base {card}", card = title(card.card()))
        }
        Event::DiscardedFromHand(_, card) => {
            text!("{card} discarded", "{card} descartada", card = title(card.card()))
        }
        Event::Exiled(_, card) => {
            text!("{card} exiled", "{card} exiliada", card = title(card.card()))
        }
        _ => return None,
    })
}

/// The player whom an event is about.
pub(super) fn player_of(event: &Event) -> Option<Seat> {
    use Event as E;
    match event {
        E::PickedSecretly(seat, _)
        | E::Turn(seat)
        | E::RevealedBase(seat, _)
        | E::GainedResources(seat, _)
        | E::GainedForce(seat, ..)
        | E::Spent(seat, _)
        | E::Drew(seat, _)
        | E::TookFromDeck(seat, _)
        | E::DiscardedFromHand(seat, _)
        | E::Exiled(seat, _)
        | E::Took(seat, _)
        | E::PutOnDeck(seat, _)
        | E::Revealed(seat, _)
        | E::Looked(seat, _)
        | E::Played(seat, _)
        | E::Used(seat, _)
        | E::Triggered(seat, _)
        | E::Skipped(seat)
        | E::Bought(seat, ..)
        | E::Bribed(seat, _)
        | E::Assigned(seat, ..)
        | E::AttackedBase(seat, ..)
        | E::DamagedShip(seat, ..)
        | E::Prevented(seat, _)
        | E::DamagedBase(seat, ..)
        | E::DestroyedBase(seat, _)
        | E::Repaired(seat, _)
        | E::Hunted(seat, ..)
        | E::Reward(seat, ..)
        | E::EndedTurn(seat, _)
        | E::Shuffled(Pool::Player(seat))
        | E::Discarded(Pool::Player(seat), _) => Some(*seat),
        _ => None,
    }
}
