//! The labels of answers to an ability.

use prose::{Text, text};
use script::{Answer, Ask, Thing};
use table::{Seat, Viewer};

use super::called::{base_of, seat, title};
use super::questions::say_option;
use super::with_remarks;
use crate::game::Question;
use crate::kit::Kit;
use crate::rules::{CardId, Object};
use crate::view::{Unit, View};
use crate::words::Set;
use crate::words::lexicon::{EXPERIENCE, SHIELD};

pub(super) fn say(kit: &Kit, view: &View, answer: Answer) -> Text {
    match answer {
        Answer::Thing(thing) => say_thing(view, thing).sentence(),
        Answer::Number(n) => Text::same(n),
        Answer::Option(n) => match view.question {
            Some(Question::Ability { source, ask: Ask::OneOf(options), .. }) => {
                say_option(kit, source, options, n)
            }
            _ => text!("Option {n}.", "Opción {n}.", n = n + 1),
        },
        Answer::Yes => text!("Yes.", "Sí."),
        Answer::No => text!("No.", "No."),
        Answer::Enough => text!("Stop here.", "Déjalo aquí."),
    }
}

fn say_thing(view: &View, thing: Thing) -> Text {
    match Object::of(thing) {
        Object::Card(base) if base.is_base() => match view.question {
            Some(Question::Ability { ask: Ask::Pick { from: Set::Players, .. }, .. }) => {
                say_player(view, base.owner())
            }
            Some(Question::Ability { ask: Ask::Pick { from: Set::Deck(_), .. }, .. }) => {
                text!("the next card of the deck", "la siguiente carta del mazo")
            }
            _ => say_base(view, base.owner()),
        },
        Object::Card(card) => said_in_full(view, card),
        Object::Shield(unit) => token(SHIELD.a(), view, unit),
        Object::Experience(unit) => token(EXPERIENCE.a(), view, unit),
        Object::Ghost(_) | Object::Nothing => {
            text!("a card that is gone", "una carta que ya no está")
        }
    }
}

/// A player as an answer.
fn say_player(view: &View, player: Seat) -> Text {
    match view.viewer {
        Viewer::Seat(viewer) if viewer == player => text!("yourself", "tú"),
        Viewer::Seat(_) => text!("your opponent", "tu adversario"),
        Viewer::Watcher | Viewer::Judge => seat(&view.people, player),
    }
}

fn token(token: Text, view: &View, unit: CardId) -> Text {
    let unit = said_in_full(view, unit);
    text!("{token} on {unit}", "{token} de {unit}", token = token, unit = unit)
}

/// A card with what distinguishes it: controller, remaining hit points, zone.
pub(super) fn said_in_full(view: &View, card: CardId) -> Text {
    if card.is_base() {
        return say_base(view, card.owner());
    }
    let name = name(view, card);
    if let Some((controller, unit)) = view.unit(card) {
        let owner = (card.owner() != controller).then(|| owned_by(view, card.owner()));
        let whose = [whose(view, controller)].into_iter().chain(owner);
        let remarks = whose.chain(strength(unit)).collect();
        return with_remarks(name, remarks);
    }
    with_remarks(name, place(view, card).into_iter().collect())
}

/// The name of the card, if the viewer may know it.
pub(super) fn name(view: &View, card: CardId) -> Text {
    view.title(card).map_or_else(|| text!("a hidden card", "una carta oculta"), title)
}

/// "power 3, 2 HP left" / «Poder 3, 2 PG restantes», and the Shields.
pub(super) fn strength(unit: &Unit) -> Vec<Text> {
    let left = unit.hp.saturating_sub(unit.damage);
    let power = text!("power {n}", "Poder {n}", n = unit.power);
    let left = text!("{n} HP left", "PG restantes: {n}", n = left);
    let shields = (unit.shields > 0).then(|| SHIELD.count(unit.shields));
    [power, left].into_iter().chain(shields).collect()
}

/// A base with its remaining hit points.
fn say_base(view: &View, owner: Seat) -> Text {
    let base = &view.side(owner).base;
    let left = base.hp.saturating_sub(base.damage);
    let left = text!("{n} HP left", "PG restantes: {n}", n = left);
    let name = match view.viewer {
        Viewer::Seat(viewer) if viewer == owner => text!("your base", "tu base"),
        Viewer::Seat(_) => text!("the enemy base", "la base enemiga"),
        Viewer::Watcher | Viewer::Judge => base_of(&view.people, owner),
    };
    with_remarks(name, vec![left])
}

/// The controller of a unit, as seen by the viewer.
fn whose(view: &View, controller: Seat) -> Text {
    match view.viewer {
        Viewer::Seat(viewer) if viewer == controller => text!("yours", "tuya"),
        Viewer::Seat(_) => text!("enemy", "enemiga"),
        Viewer::Watcher | Viewer::Judge => seat(&view.people, controller),
    }
}

/// The owner of a card that another player controls.
fn owned_by(view: &View, owner: Seat) -> Text {
    match view.viewer {
        Viewer::Seat(viewer) if viewer == owner => text!("you own the card", "la carta es tuya"),
        Viewer::Seat(_) => {
            text!("your opponent owns the card", "la carta es de tu adversario")
        }
        Viewer::Watcher | Viewer::Judge => {
            text!("card of {who}", "carta de {who}", who = seat(&view.people, owner))
        }
    }
}

/// The zone of a card that is not a unit, or the unit it is attached to.
fn place(view: &View, card: CardId) -> Option<Text> {
    let holds = |pieces: &[Option<crate::game::Piece>]| {
        pieces.iter().flatten().any(|piece| piece.card == card)
    };
    let host =
        view.units().find(|(_, unit)| unit.upgrades.iter().any(|upgrade| upgrade.card == card));
    if let Some((controller, unit)) = host {
        return Some(text!(
            "on {host}, {whose}",
            "en {host}, {whose}",
            host = title(unit.card.title),
            whose = whose(view, controller)
        ));
    }
    let side = view.side(card.owner());
    let cost = || {
        let cost = view.title(card)?.card().cost;
        Some(text!("cost {n}", "coste {n}", n = cost))
    };
    if card.is_leader() {
        Some(whose_leader(view, card.owner()))
    } else if holds(&side.resources) {
        Some(text!("resource", "recurso"))
    } else if side.discard.iter().any(|piece| piece.card == card) {
        Some(discarded(view, card.owner()))
    } else {
        cost()
    }
}

fn whose_leader(view: &View, owner: Seat) -> Text {
    match view.viewer {
        Viewer::Seat(viewer) if viewer == owner => text!("your leader", "tu líder"),
        Viewer::Seat(_) => text!("enemy leader", "líder enemigo"),
        Viewer::Watcher | Viewer::Judge => seat(&view.people, owner),
    }
}

fn discarded(view: &View, owner: Seat) -> Text {
    match view.viewer {
        Viewer::Seat(viewer) if viewer == owner => {
            text!("your discard pile", "tu pila de descartes")
        }
        Viewer::Seat(_) => {
            text!("your opponent's discard pile", "pila de descartes de tu adversario")
        }
        Viewer::Watcher | Viewer::Judge => {
            text!(
                "{who}'s discard pile",
                "pila de descartes de {who}",
                who = seat(&view.people, owner)
            )
        }
    }
}
