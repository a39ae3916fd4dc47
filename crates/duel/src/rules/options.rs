//! Legal actions, and the reasons why other choices are refused.

use prose::{Text, text};
use script::{Bits, Task, Things};
use table::{Refusal, Seat};

use super::state::{card, thing, title};
use super::{MOST_IN_PLAY, Readiness, Rule, State};
use crate::Target;
use crate::game::Choice;

/// The actions of the player whose turn it is, in order.
pub(crate) fn list_actions(state: &State, options: &mut Vec<Choice>) {
    let side = state.side(state.turn);
    if side.has_room() {
        let payable = side.hand.iter().filter(|&&card| title(card).card().cost <= side.energy);
        in_order(payable).each(|card| options.push(Choice::Play(card)));
    }
    let can_attack = |card: &&u8| state.fighter(**card).readiness == Readiness::Ready;
    let ready = side.board.iter().filter(can_attack);
    let reach = state.reach(state.turn);
    let boards = reach.into_iter().map(|enemy| in_order(&state.side(enemy).board));
    let enemies = boards.fold(Bits::default(), |all, board| all | board);
    in_order(ready).each(|with| {
        options.extend(
            reach.into_iter().map(|enemy| Choice::Attack { with, at: Target::Player(enemy) }),
        );
        enemies.each(|enemy| options.push(Choice::Attack { with, at: Target::Fighter(enemy) }));
    });
    options.push(Choice::End);
}

/// The cards by number. Options are listed in order, and a set of bits is sorted already.
fn in_order<'a>(cards: impl IntoIterator<Item = &'a u8>) -> Bits<1> {
    cards.into_iter().map(|&card| thing(card)).collect()
}

/// The reason why a choice is not an option. It must not depend on information hidden from the
/// seat.
pub(crate) fn explain(state: &State, seat: Seat, choice: Choice) -> Refusal {
    if state.outcome.is_some() {
        return Refusal::rule("DUEL-WIN-01", text!("The duel is over.", "El duelo ha terminado."));
    }
    if !state.deciders.contains(seat) {
        return Refusal::rule(
            "DUEL-TURN-02",
            text!("It is not your turn to choose.", "No te toca elegir."),
        );
    }
    match (state.stack.top(), choice) {
        (Some(Task::Rule(Rule::Actions)), Choice::Play(chosen)) => {
            explain_play(state, seat, card(chosen))
        }
        (Some(Task::Rule(Rule::Actions)), Choice::Attack { with, at }) => {
            explain_attack(state, seat, card(with), at)
        }
        (Some(Task::Ability(_)), Choice::Answer(_)) => Refusal::rule(
            "DUEL-ABIL-02",
            text!("The effect does not offer that.", "El efecto no ofrece eso."),
        ),
        (Some(Task::Rule(Rule::NameOpponent)), Choice::Opponent(_)) => Refusal::rule(
            "DUEL-THREE-02",
            text!("That is not an opponent within reach.", "No es un adversario a tu alcance."),
        ),
        _ => Refusal::rule(
            "DUEL-TURN-03",
            text!("Something else is being asked now.", "Ahora se pregunta otra cosa."),
        ),
    }
}

fn explain_play(state: &State, seat: Seat, chosen: u8) -> Refusal {
    let side = state.side(seat);
    if !side.hand.contains(&chosen) {
        let text = text!("That card is not in your hand.", "Esa carta no está en tu mano.");
        return Refusal::rule("DUEL-PLAY-01", text);
    }
    let facts = title(chosen).card();
    if facts.cost > side.energy {
        let text = text!(
            "{card} costs {cost} energy and you have {energy}.",
            "{card} cuesta {cost} de energía y tienes {energy}.",
            card = name(chosen),
            cost = facts.cost,
            energy = side.energy
        );
        return Refusal::rule("DUEL-PLAY-02", text);
    }
    let text = text!(
        "You already have {most} fighters in play.",
        "Ya tienes {most} luchadores en juego.",
        most = MOST_IN_PLAY
    );
    Refusal::rule("DUEL-PLAY-04", text)
}

fn explain_attack(state: &State, seat: Seat, with: u8, at: Target) -> Refusal {
    if !state.side(seat).board.contains(&with) {
        let text = text!(
            "Only your own fighters in play can attack.",
            "Solo pueden atacar tus luchadores en juego."
        );
        return Refusal::rule("DUEL-ATK-01", text);
    }
    match state.fighter(with).readiness {
        Readiness::Ready => explain_target(state, seat, at),
        Readiness::New => Refusal::rule(
            "DUEL-PLAY-03",
            text!(
                "{card} came into play this turn and cannot attack yet.",
                "{card} ha entrado en juego este turno y aún no puede atacar.",
                card = name(with)
            ),
        ),
        Readiness::Spent => Refusal::rule(
            "DUEL-ATK-02",
            text!(
                "{card} has already attacked this turn.",
                "{card} ya ha atacado este turno.",
                card = name(with)
            ),
        ),
    }
}

fn explain_target(state: &State, seat: Seat, at: Target) -> Refusal {
    let attacked = at.seat();
    let seating = state.seating();
    if attacked == seat {
        let text = match at {
            Target::Player(_) => text!("You cannot attack yourself.", "No puedes atacarte."),
            Target::Fighter(_) => text!(
                "You cannot attack your own fighter.",
                "No puedes atacar a tu propio luchador."
            ),
        };
        return Refusal::rule("DUEL-ATK-03", text);
    }
    if seating.teammates(seat).contains(attacked) {
        let text = text!("You cannot attack your own team.", "No puedes atacar a tu equipo.");
        return Refusal::rule("DUEL-TEAM-01", text);
    }
    if !seating.region(seat).contains(attacked) {
        let text = text!(
            "Your fighters reach only the opponent who faces you.",
            "Tus luchadores solo alcanzan al adversario que tienes enfrente."
        );
        return Refusal::rule("DUEL-TEAM-02", text);
    }
    if !state.standing().contains(attacked) {
        let text = text!("That player has no life left.", "A ese jugador no le queda vida.");
        return Refusal::rule("DUEL-THREE-03", text);
    }
    let text = text!("That fighter is not in play.", "Ese luchador no está en juego.");
    Refusal::rule("DUEL-ATK-03", text)
}

/// The name of a card in both languages.
pub(crate) fn name(card: u8) -> Text {
    title(card).card().titled()
}
