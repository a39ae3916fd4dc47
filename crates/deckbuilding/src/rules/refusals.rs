//! The reasons why choices are refused. They must not depend on information hidden from the seat.

use prose::{Text, text};
use script::{Reading as _, Task, Thing, Things as _, Vocabulary as _};
use table::{Refusal, Seat};

use super::{AttackRole, Galaxy, Look, Rule, Start, State};
use crate::components::{BaseId, CardId, Object};
use crate::game::{Choice, Target};
use crate::players::Players;
use crate::words::lexicon::RESOURCE;
use crate::words::spoken::names;
use crate::words::{Ability, Faction, GalaxyWords, Kind, Often, Supply};

fn rule(id: &'static str, text: Text) -> Refusal {
    Refusal::rule(id, text)
}

/// The rule or card that forbids the choice.
pub(crate) fn explain(look: Look<'_>, seat: Seat, choice: Choice) -> Refusal {
    let state = look.state;
    if state.outcome.is_some() {
        return rule("DBG-WIN-03", text!("The game is over.", "La partida ha terminado."));
    }
    if !state.deciders.both(state.seating.teammates(seat)).is_empty()
        && !state.deciders.contains(seat)
    {
        return explain_waiting(state);
    }
    let resolving = matches!(state.stack.top(), Some(Task::Ability(_)));
    if !state.deciders.contains(seat) && state.active().contains(seat) && resolving {
        return rule(
            "DBG-FAQ-02",
            text!(
                "Your opponent must first answer the ability that is being resolved.",
                "Tu adversario debe responder antes a la capacidad que se está resolviendo."
            ),
        );
    }
    if !state.deciders.contains(seat) {
        return rule("DBG-ACT-07", text!("It is not your turn to choose.", "No te toca elegir."));
    }
    match (state.stack.top(), choice) {
        (Some(Task::Rule(Rule::Actions)), choice) => explain_action(look, seat, choice),
        (Some(Task::Rule(Rule::SecretBases)), Choice::Base(_)) => rule(
            "DBG-SECRET-01",
            text!(
                "That is not one of your other nine bases.",
                "No es una de tus otras nueve bases."
            ),
        ),
        (Some(Task::Rule(Rule::Start(Start::Choice))), Choice::Base(_)) => rule(
            "DBG-START-02",
            text!("That base is not in your base deck.", "Esa base no está en tu mazo de bases."),
        ),
        (Some(Task::Rule(Rule::Damage { .. })), Choice::Hit(..)) => rule(
            "DBG-OPEN-16",
            text!(
                "A capital ship takes at least 1 damage, and no more than it needs to be destroyed.",
                "Una nave de línea recibe al menos 1 de daño, y no más del necesario para destruirla."
            ),
        ),
        (Some(Task::Rule(Rule::Name(_))), Choice::Galaxy(number)) => {
            explain_galaxy(state, seat, number.into())
        }
        (Some(Task::Rule(Rule::Name(_))), Choice::Against(_)) => rule(
            "DBG-3PP-06",
            text!(
                "Choose an opponent whom the ability can affect.",
                "Elige a un adversario a quien la capacidad pueda afectar."
            ),
        ),
        (Some(Task::Ability(_)), Choice::Answer(_)) => rule(
            "DBG-CHOOSE-02",
            text!("The ability does not offer that.", "La capacidad no ofrece eso."),
        ),
        _ => rule(
            "DBG-FAQ-02",
            text!(
                "Answer the question on the table first.",
                "Responde antes a la pregunta planteada."
            ),
        ),
    }
}

/// The reason why a player waits for the teammate.
fn explain_waiting(state: &State) -> Refusal {
    match state.stack.top() {
        Some(Task::Rule(Rule::Actions)) => rule(
            "DBG-OPEN-51",
            text!(
                "You have said that you are done; while your teammate is not, you can go on.",
                "Has dicho que ya terminaste; puedes seguir mientras tu compañero no termine."
            ),
        ),
        _ => rule(
            "DBG-FAQ-02",
            text!(
                "Your teammate must first answer the question on the table.",
                "Tu compañero debe responder antes a la pregunta planteada."
            ),
        ),
    }
}

fn explain_galaxy(state: &State, seat: Seat, number: usize) -> Refusal {
    if !state.reach(seat).contains(number) {
        return rule(
            "DBG-3PP-03",
            text!(
                "You reach only the two galaxies that you share with an opponent.",
                "Solo alcanzas las dos galaxias que compartes con un adversario."
            ),
        );
    }
    rule(
        "DBG-3PP-04",
        text!(
            "The ability would change nothing in that galaxy.",
            "La capacidad no cambiaría nada en esa galaxia."
        ),
    )
}

fn explain_action(look: Look<'_>, seat: Seat, choice: Choice) -> Refusal {
    match choice {
        Choice::Play(_) => rule(
            "DBG-PLAY-01",
            text!("That card is not in your hand.", "Esa carta no está en tu mano."),
        ),
        Choice::Buy(card) => explain_buy(look, seat, card),
        Choice::Bribe(card) => explain_bribe(look, seat, card),
        Choice::Use(thing) => explain_use(look, seat, thing),
        Choice::Assign(card, target) => explain_assign(look, seat, card, target),
        Choice::Resolve(_) => rule(
            "DBG-OPEN-18",
            text!("No card is assigned to that attack.", "No hay cartas asignadas a ese ataque."),
        ),
        Choice::Base(_) => rule(
            "DBG-START-04",
            text!(
                "A new base is chosen only at the start of a turn without one.",
                "Solo se elige una base nueva al empezar un turno sin base."
            ),
        ),
        Choice::Trigger(_) | Choice::Skip => rule(
            "DBG-WHEN-02",
            text!(
                "A triggered ability can be resolved only at its moment.",
                "Una capacidad activada solo se resuelve en su momento."
            ),
        ),
        _ => rule(
            "DBG-ACT-01",
            text!("That is not what you are asked now.", "Eso no es lo que se te pregunta ahora."),
        ),
    }
}

fn explain_buy(look: Look<'_>, seat: Seat, card: CardId) -> Refusal {
    let state = look.state;
    let facts = look.card(card);
    let player = state.player(seat);
    let on_sale = (state.rows(seat) | state.pilots(seat)).contains(card.thing());
    if !on_sale && (state.in_row(card) || state.all_pilots().contains(card.thing())) {
        return out_of_reach(state);
    }
    if !on_sale && facts.supply == Supply::Pilots {
        return rule(
            "DBG-BUY-11",
            text!(
                "That pilot is not in the pilot pile.",
                "Ese piloto no está en el mazo de pilotos."
            ),
        );
    }
    if !on_sale {
        return rule(
            "DBG-BUY-14",
            text!(
                "That card is not in the galaxy row.",
                "Esa carta no está en la fila de la galaxia."
            ),
        );
    }
    if player.enemies.contains(facts.faction) {
        let id = match facts.faction {
            Faction::Empire => "DBG-AFF-02",
            Faction::Rebels => "DBG-AFF-03",
            _ => "DBG-MANDO-12",
        };
        return rule(
            id,
            text!(
                "{card} is a card of your opponent's faction, which you cannot purchase.",
                "{card} es una carta enemiga y no puedes adquirirla.",
                card = facts.mention()
            )
            .sentence(),
        );
    }
    rule(
        "DBG-BUY-04",
        text!(
            "{card} costs {cost} and you have {pool}.",
            "{card} cuesta {cost} y tienes {pool}.",
            card = facts.mention(),
            cost = RESOURCE.count(look.price(seat, card)),
            pool = player.pool
        )
        .sentence(),
    )
}

fn explain_bribe(look: Look<'_>, seat: Seat, card: CardId) -> Refusal {
    let state = look.state;
    let facts = look.card(card);
    if !state.bribing {
        return rule(
            "DBG-BRIBE-01",
            text!("This table plays without bribes.", "Esta mesa juega sin sobornos."),
        );
    }
    if facts.faction != Faction::Neutral {
        return rule(
            "DBG-BRIBE-04",
            text!(
                "Only neutral cards can be bribed.",
                "Solo se puede sobornar a cartas neutrales."
            ),
        );
    }
    if state.in_row(card) && !state.rows(seat).contains(card.thing()) {
        return out_of_reach(state);
    }
    if !state.in_row(card) {
        return rule(
            "DBG-OPEN-34",
            text!(
                "Only cards in the galaxy row can be bribed.",
                "Solo se puede sobornar a cartas de la fila de la galaxia."
            ),
        );
    }
    let galaxy = state.row_with(card).map(|number| &state.galaxies[number]);
    if facts.cost == 0 && galaxy.is_some_and(Galaxy::is_exhausted) {
        return rule(
            "DBG-OPEN-07",
            text!(
                "There is no other card for the galaxy row, so it would come straight back.",
                "No hay otra carta para la fila de la galaxia, así que volvería de inmediato."
            ),
        );
    }
    rule(
        "DBG-BRIBE-01",
        text!(
            "The bribe costs {cost} and you have {pool}.",
            "El soborno cuesta {cost} y tienes {pool}.",
            cost = RESOURCE.count(facts.cost),
            pool = state.player(seat).pool
        ),
    )
}

fn explain_use(look: Look<'_>, seat: Seat, thing: Thing) -> Refusal {
    let state = look.state;
    let player = state.player(seat);
    let ready = look.ready_thing(thing);
    let owner = state.controller(thing).filter(|&owner| state.team(seat).contains(owner));
    if owner.is_some_and(|owner| !look.shares(seat, owner, thing)) {
        return rule(
            "DBG-OPEN-69",
            text!(
                "Only the player of a unit uses its ability.",
                "Solo usa la capacidad de una unidad quien la jugó."
            ),
        );
    }
    if !look.may_resolve(seat, look.facts(thing)) {
        return rule(
            "DBG-2V2C-C46",
            text!(
                "Only a player of the faction of {card} resolves its ability.",
                "Solo resuelve la capacidad de {card} quien dirige su facción.",
                card = look.facts(thing).mention()
            ),
        );
    }
    let player = owner.map_or(player, |owner| state.player(owner));
    let (in_play, used) = match Object::of(thing) {
        Object::Card(_) => (owner.is_some(), player.used.contains(thing)),
        Object::Base(_) => (owner.is_some(), player.base_used),
    };
    if !in_play {
        return rule(
            "DBG-ABIL-12",
            text!(
                "That card is not in play on your side.",
                "Esa carta no está en juego en tu lado."
            ),
        );
    }
    let Some(Ability::Use { needs, .. }) = ready.uses.map(|lowered| lowered.ability) else {
        return rule(
            "DBG-ABIL-10",
            text!(
                "{card} has no ability that you can choose to use.",
                "{card} no tiene ninguna capacidad que puedas usar cuando quieras.",
                card = ready.card.mention()
            )
            .sentence(),
        );
    };
    if used {
        return rule(
            "DBG-ABIL-04",
            text!(
                "{card} has already used its ability this turn.",
                "{card} ya ha usado su capacidad este turno.",
                card = ready.card.mention()
            )
            .sentence(),
        );
    }
    let frame = script::Frame::outside(thing, seat);
    let met = needs.as_ref().is_none_or(|test| look.test(test, &frame));
    // With more resources the condition might hold: then the price is what is missing.
    let mut rich = *state;
    rich.player_mut(seat).pool = u8::MAX;
    let rich = Look { kit: look.kit, state: &rich };
    if !met && !needs.as_ref().is_some_and(|test| rich.test(test, &frame)) {
        let needs = needs.as_ref().map(|test| GalaxyWords::say_test(test, &names(ready.card)));
        return rule(
            "DBG-IF-01",
            text!(
                "The ability of {card} can be used only if {test}.",
                "La capacidad de {card} solo se puede usar si {test}.",
                card = ready.card.mention(),
                test = needs.unwrap_or_default()
            ),
        );
    }
    rule(
        "DBG-OPEN-33",
        text!(
            "The cost of {card}'s ability cannot be paid.",
            "No se puede pagar el coste de la capacidad de {card}.",
            card = ready.card.mention()
        ),
    )
}

fn explain_assign(look: Look<'_>, seat: Seat, card: CardId, target: Target) -> Refusal {
    let state = look.state;
    let player = state.player(seat);
    if !player.in_play().contains(card.thing()) {
        return rule(
            "DBG-ASSIGN-01",
            text!("Only your cards in play can attack.", "Solo atacan tus cartas en juego."),
        );
    }
    match state.attack_role(seat, card) {
        AttackRole::Free => {}
        AttackRole::Assigned(_) => {
            return rule(
                "DBG-ASSIGN-03",
                text!("That card is already assigned.", "Esa carta ya está asignada."),
            );
        }
        AttackRole::Attacked => {
            return rule(
                "DBG-ASSIGN-08",
                text!("That card has attacked this turn.", "Esa carta ya ha atacado este turno."),
            );
        }
        AttackRole::TargetGone => {
            return rule(
                "DBG-OPEN-18",
                text!(
                    "That card is spent for this turn: its target left the galaxy row.",
                    "Esa carta ya no ataca este turno: su objetivo dejó la fila de la galaxia."
                ),
            );
        }
    }
    if look.card(card).kind == Kind::Ship {
        return rule(
            "DBG-ASSIGN-02",
            text!(
                "Capital ships attack only the enemy base.",
                "Las naves de línea solo atacan la base enemiga."
            ),
        );
    }
    explain_target(look, seat, target)
}

fn explain_target(look: Look<'_>, seat: Seat, target: Target) -> Refusal {
    let state = look.state;
    let Target::Row(target) = target else {
        return rule(
            "DBG-ASSIGN-01",
            text!("That base cannot be attacked now.", "Ahora no se puede atacar esa base."),
        );
    };
    let facts = look.card(target);
    if state.in_row(target) && !state.rows(seat).contains(target.thing()) {
        return out_of_reach(state);
    }
    if !state.in_row(target) {
        return rule(
            "DBG-HUNT-02",
            text!(
                "That card is not in the galaxy row.",
                "Esa carta no está en la fila de la galaxia."
            ),
        );
    }
    if look.attacked_alone(seat).contains(target.thing()) {
        return rule(
            if facts.kind == Kind::Ship { "DBG-MANQ-05" } else { "DBG-MANQ-04" },
            text!(
                "The unit that attacks that card must attack it alone.",
                "La unidad que ataca a esa carta debe atacarla sola."
            ),
        );
    }
    if facts.faction == state.player(seat).faction && facts.kind == Kind::Unit {
        return rule(
            "DBG-HUNT-03",
            text!("You cannot attack your own faction.", "No puedes atacar a tu propia facción."),
        );
    }
    if facts.kind == Kind::Ship {
        return rule(
            "DBG-HUNT-15",
            text!(
                "Capital ships in the galaxy row cannot be attacked.",
                "Las naves de línea de la fila de la galaxia no se pueden atacar."
            ),
        );
    }
    if let Some(refusal) = explain_extra_hunt(look, seat, target) {
        return refusal;
    }
    rule(
        "DBG-HUNT-04",
        text!(
            "{card} is neutral and cannot be attacked.",
            "{card} es neutral y no se puede atacar.",
            card = facts.mention()
        )
        .sentence(),
    )
}

/// The reason if the base allows such an attack once each turn and it was already made or begun.
fn explain_extra_hunt(look: Look<'_>, seat: Seat, target: CardId) -> Option<Refusal> {
    let allows = |base: &BaseId| {
        look.facts(base.thing()).abilities.iter().any(|ability| match ability {
            Ability::Hunts { sort, often: Often::OncePerTurn, .. } => {
                look.of_sort(sort, seat, base.thing()).contains(target.thing())
            }
            _ => false,
        })
    };
    let base = look.state.team_bases(seat).find(allows)?;
    let facts = look.facts(base.thing());
    let owner = look.state.controller(base.thing()).unwrap_or(seat);
    let text = if look.state.player(owner).base_hunted {
        text!(
            "The attack that {base} allows each turn has been made.",
            "El ataque que {base} permite cada turno ya se ha hecho.",
            base = facts.mention()
        )
    } else {
        text!(
            "{base} allows one such attack each turn, and you have begun it on another card",
            "{base} permite un ataque así cada turno, y ya lo has empezado contra otra carta",
            base = facts.mention()
        )
        .sentence()
    };
    Some(Refusal::card(facts.id, text))
}

/// A galaxy row, or a pilot pile, that belongs to others.
fn out_of_reach(state: &State) -> Refusal {
    let id = match state.components.players() {
        Players::Three(_) => "DBG-3PP-02",
        Players::Two(_) | Players::Teams(_) => "DBG-2V2R-02",
    };
    rule(
        id,
        text!(
            "That card is in a galaxy row out of your reach.",
            "Esa carta está en una fila de la galaxia fuera de tu alcance."
        ),
    )
}
