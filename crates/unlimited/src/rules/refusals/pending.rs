//! A question is open, and the choice does not answer it.

use prose::{Text, text};
use script::Task;
use table::{Refusal, Seat};

use super::super::meaning::Look;
use super::super::state::{AttackStep, Phase, Regroup, Rule};
use super::{is_action, rule};
use crate::game::Choice;

impl Look<'_> {
    pub(super) fn explain_pending(&self, seat: Seat, choice: Choice) -> Refusal {
        if is_action(choice) && self.state.phase != Phase::Action {
            return self.explain_no_action_phase();
        }
        let id = match self.state.phase {
            Phase::Setup => "SWU-SETUP-01",
            Phase::Action if self.state.active == seat => "SWU-RND-06",
            Phase::Action => "SWU-ACT-09",
            Phase::Regroup => "SWU-RGP-01",
        };
        let text = text!("First {todo}.", "Primero, {todo}.", todo = self.what_to_do());
        rule(id, text)
    }

    /// The answer that the open question wants, as an instruction.
    fn what_to_do(&self) -> Text {
        let Some(Task::Rule(rule)) = self.state.stack.top() else {
            return text!(
                "answer the question of {source}",
                "responde a la pregunta de {source}",
                source = self.name_asking()
            );
        };
        match *rule {
            Rule::Initiative => text!("say who has the initiative", "di quién tiene la iniciativa"),
            Rule::Mulligan => {
                text!("keep or renew your first hand", "quédate con tu mano inicial o renuévala")
            }
            Rule::FirstResources => {
                text!("choose your first 2 resources", "elige tus 2 primeros recursos")
            }
            Rule::Triggers { turn: None, .. } => text!(
                "say whose abilities are resolved first",
                "di de quién son las capacidades que se resuelven antes"
            ),
            Rule::Triggers { .. } => text!(
                "choose which ability is resolved next",
                "elige qué capacidad se resuelve a continuación"
            ),
            Rule::Ambush(unit) => text!(
                "decide about the Ambush of {unit}",
                "decide sobre la Emboscada de {unit}",
                unit = self.name(unit)
            ),
            Rule::Attack(step) => self.what_to_do_in_attack(step),
            Rule::Attach { card, .. } => text!(
                "choose the unit to attach {card} to",
                "elige la unidad a la que se vincula {card}",
                card = self.name(card)
            ),
            Rule::Unique(card) => text!(
                "choose which copy of {card} is defeated",
                "elige qué copia de {card} se derrota",
                card = self.name(card)
            ),
            Rule::Name => text!("name a card", "nombra una carta"),
            Rule::Divide => text!("divide the whole amount", "reparte toda la cantidad"),
            Rule::DiscardDown(_) => {
                text!("choose what you discard", "elige lo que descartas")
            }
            Rule::Regroup(Regroup::Resource | Regroup::SecondResource) => text!(
                "choose a card from your hand to become a resource, or none",
                "elige una carta de tu mano que pase a ser un recurso, o ninguna"
            ),
            _ => text!("answer the question", "responde a la pregunta"),
        }
    }

    fn what_to_do_in_attack(&self, step: AttackStep) -> Text {
        let unit = self.attacking().map_or_else(
            || text!("the attacking unit", "la unidad atacante"),
            |unit| self.name(unit),
        );
        if step == AttackStep::Spill {
            return text!(
                "say where the excess damage of {unit} goes",
                "di adónde va el daño sobrante de {unit}",
                unit = unit
            );
        }
        text!("choose what {unit} attacks", "elige a qué ataca {unit}", unit = unit)
    }
}
