//! Choices at the wrong time: while the other player decides, or when the seat must choose an
//! action.

use prose::text;
use script::Task;
use table::{Refusal, Seat};

use super::super::meaning::Look;
use super::super::state::{Mulligan, Phase, Regroup, Rule};
use super::{is_action, rule};
use crate::game::Choice;

impl Look<'_> {
    /// Why a seat that is not asked cannot choose this.
    pub(super) fn explain_waiting(&self, seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Keep | Choice::Renew => self.explain_mulligan(seat),
            Choice::Resource(_) | Choice::NoResource => self.explain_resource_turn(),
            Choice::Pick(_) => self.explain_finished_picks(),
            choice if is_action(choice) => self.explain_wait_to_act(seat),
            _ => rule(
                "SWU-ACT-09",
                text!(
                    "You have nothing to decide now. Wait for your opponent's decision.",
                    "Ahora no tienes nada que decidir. Espera a que tu adversario decida."
                ),
            ),
        }
    }

    /// Why the first hand cannot be kept or renewed now.
    pub(super) fn explain_mulligan(&self, seat: Seat) -> Refusal {
        match self.state.player(seat).mulligan {
            Mulligan::Open => rule(
                "SWU-SETUP-08",
                text!(
                    "The player with the initiative decides first about the first hand. Wait for \
                     that.",
                    "Quien tiene la iniciativa decide primero sobre la mano inicial. Espera a que \
                     lo haga."
                ),
            ),
            Mulligan::Kept => rule(
                "SWU-SETUP-07",
                text!(
                    "You have kept your first hand. That is decided only once.",
                    "Te has quedado con tu mano inicial. Eso se decide una sola vez."
                ),
            ),
            Mulligan::Taken => rule(
                "SWU-SETUP-07",
                text!(
                    "You have renewed your first hand. That can be done only once, and the new \
                     hand must be kept.",
                    "Ya has renovado tu mano inicial. Solo se puede hacer una vez, y hay que \
                     quedarse con la nueva."
                ),
            ),
        }
    }

    fn explain_resource_turn(&self) -> Refusal {
        match self.state.stack.top() {
            Some(Task::Rule(Rule::Regroup(Regroup::Resource))) => rule(
                "SWU-RGP-05",
                text!(
                    "The player with the initiative decides first about a resource. Wait for \
                     that.",
                    "Quien tiene la iniciativa decide primero sobre su recurso. Espera a que lo \
                     haga."
                ),
            ),
            Some(Task::Rule(Rule::Regroup(Regroup::SecondResource))) => rule(
                "SWU-RGP-04",
                text!(
                    "You have decided about your resource. At most one card becomes a resource each \
                     round.",
                    "Ya has decidido sobre tu recurso. Cada ronda pasa a ser recurso una carta como \
                     mucho."
                ),
            ),
            Some(Task::Rule(Rule::FirstResources)) => self.explain_finished_picks(),
            _ => self.explain_no_resources(),
        }
    }

    fn explain_no_resources(&self) -> Refusal {
        rule(
            "SWU-RGP-04",
            text!(
                "Cards become resources in the regroup phase, at most one for each player.",
                "Las cartas pasan a ser recursos en la fase de reagrupamiento, como mucho una por \
                 jugador."
            ),
        )
    }

    pub(super) fn explain_first_resources(&self) -> Refusal {
        rule(
            "SWU-SETUP-09",
            text!(
                "Exactly 2 cards become your first resources. Choose each of them among the cards \
                 in your hand that you have not chosen yet.",
                "Exactamente 2 cartas pasan a ser tus primeros recursos. Elige cada una entre las \
                 cartas de tu mano que aún no hayas elegido."
            ),
        )
    }

    /// Why a seat that has made all its secret picks cannot pick more.
    fn explain_finished_picks(&self) -> Refusal {
        match self.state.stack.top() {
            Some(Task::Rule(Rule::FirstResources)) => rule(
                "SWU-SETUP-09",
                text!(
                    "You have chosen your first 2 resources, and may not choose more. Wait for \
                     your opponent.",
                    "Ya has elegido tus 2 primeros recursos y no puedes elegir más. Espera a tu \
                     adversario."
                ),
            ),
            Some(Task::Rule(Rule::DiscardDown(_))) => self.by_asking(
                "SWU-OPEN-07",
                text!(
                    "You have chosen all the cards you discard. Wait for your opponent.",
                    "Ya has elegido todas las cartas que descartas. Espera a tu adversario."
                ),
            ),
            _ => rule(
                "SWU-ACT-09",
                text!(
                    "No card is chosen in secret now. Wait for your opponent's decision.",
                    "Ahora no se elige ninguna carta en secreto. Espera a que tu adversario \
                     decida."
                ),
            ),
        }
    }

    fn explain_wait_to_act(&self, seat: Seat) -> Refusal {
        let acting = matches!(self.state.stack.top(), Some(Task::Rule(Rule::Action)));
        match self.state.phase {
            Phase::Setup | Phase::Regroup => self.explain_no_action_phase(),
            Phase::Action if self.state.taken == Some(seat) => rule(
                "SWU-INI-04",
                text!(
                    "You took the initiative and take no more actions this round.",
                    "Tomaste la iniciativa y no realizas más acciones esta ronda."
                ),
            ),
            Phase::Action if acting || self.state.active != seat => rule(
                "SWU-ACT-01",
                text!(
                    "It is your opponent's turn. Players take one action each in turn.",
                    "Es el turno de tu adversario. Los jugadores realizan una acción cada uno por \
                     turnos."
                ),
            ),
            Phase::Action => rule(
                "SWU-RND-06",
                text!(
                    "Your action is not over yet. Wait for your opponent's decision.",
                    "Tu acción aún no ha terminado. Espera a que tu adversario decida."
                ),
            ),
        }
    }

    /// Why no action can be taken in this phase.
    pub(super) fn explain_no_action_phase(&self) -> Refusal {
        if self.state.phase == Phase::Setup {
            return rule(
                "SWU-SETUP-11",
                text!(
                    "The game is being set up. Actions are taken once both players have chosen \
                     their first resources.",
                    "La partida se está preparando. Las acciones empiezan cuando ambos jugadores \
                     hayan elegido sus primeros recursos."
                ),
            );
        }
        rule(
            "SWU-RGP-09",
            text!(
                "No actions are taken in the regroup phase. Wait for the next round.",
                "En la fase de reagrupamiento no se realizan acciones. Espera a la próxima ronda."
            ),
        )
    }

    /// Why the choice is not an action, although the seat must act.
    pub(super) fn explain_no_action(&self, seat: Seat, choice: Choice) -> Refusal {
        match choice {
            Choice::Keep | Choice::Renew => self.explain_mulligan(seat),
            Choice::Resource(_) | Choice::NoResource => self.explain_no_resources(),
            Choice::Trigger(_) => rule(
                "SWU-TRG-01",
                text!(
                    "Triggered abilities are resolved when something triggers them, and none is \
                     waiting now. Choose an action.",
                    "Las capacidades activadas se resuelven cuando algo las activa, y ahora no \
                     espera ninguna. Elige una acción."
                ),
            ),
            _ => rule(
                "SWU-ACT-02",
                text!(
                    "That is not an action. Play a card, attack with a unit, use an action \
                     ability, deploy your leader, take the initiative or pass.",
                    "Eso no es una acción. Juega una carta, ataca con una unidad, usa una \
                     capacidad de acción, despliega a tu líder, toma la iniciativa o pasa."
                ),
            ),
        }
    }
}
