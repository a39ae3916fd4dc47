//! Why an answer to a question of the rules is not accepted.

use prose::text;
use script::Things as _;
use table::{Refusal, Seat};

use super::super::meaning::Look;
use super::super::state::{AttackStep, CardId, Regroup, Rule};
use super::{by_card, rule};
use crate::game::Choice;
use crate::words::Targets;

impl Look<'_> {
    /// Why this does not answer the question of the rules.
    pub(super) fn explain_reply(&self, asked: Rule, seat: Seat, choice: Choice) -> Refusal {
        match (asked, choice) {
            (Rule::FirstResources, Choice::Pick(_) | Choice::Resource(_) | Choice::NoResource) => {
                self.explain_first_resources()
            }
            (Rule::DiscardDown(_), Choice::Pick(card)) => self.explain_discard(seat, card),
            (Rule::Triggers { turn: Some(_), .. }, Choice::Trigger(place)) => {
                self.explain_order(seat, place)
            }
            (Rule::Ambush(unit), Choice::Target(target)) => self.explain_ambush(unit, target),
            (Rule::Attack(AttackStep::Target(terms)), Choice::Target(target)) => {
                match self.attacking() {
                    Some(unit) => self.explain_target(unit, target, self.kit.terms(terms).targets),
                    None => self.explain_pending(seat, choice),
                }
            }
            (Rule::Attack(AttackStep::Target(_)), Choice::Decline) => rule(
                "SWU-ATK-32",
                text!(
                    "This attack must be made. Choose what is attacked.",
                    "Hay que realizar este ataque. Elige a qué se ataca."
                ),
            ),
            (Rule::Attack(AttackStep::Spill), Choice::Target(target)) => self.explain_spill(target),
            (Rule::Attach { card, price }, Choice::Host(host)) => {
                self.explain_host(seat, card, price, host)
            }
            (Rule::Unique(card), Choice::Defeat(copy)) => self.explain_copy(card, copy),
            (Rule::Name, Choice::Name(_)) => rule(
                "SWU-WORD-19",
                text!(
                    "A card is named by its name alone, without its subtitle.",
                    "Una carta se nombra solo por su nombre, sin el subtítulo."
                ),
            ),
            (Rule::Divide, Choice::Share(to, amount)) => self.explain_share(to, amount),
            (Rule::Divide, Choice::Stop) => self.explain_stop(),
            (
                Rule::Regroup(Regroup::Resource | Regroup::SecondResource),
                Choice::Resource(card),
            ) => rule(
                "SWU-RGP-04",
                text!(
                    "{card} is not in your hand. Choose a card from your hand, or none.",
                    "{card} no está en tu mano. Elige una carta de tu mano, o ninguna.",
                    card = self.name(card)
                ),
            ),
            (_, Choice::Keep | Choice::Renew) if asked != Rule::Initiative => {
                self.explain_mulligan(seat)
            }
            _ => self.explain_pending(seat, choice),
        }
    }

    fn explain_discard(&self, seat: Seat, card: CardId) -> Refusal {
        let in_hand = self.state.hand_of(seat).contains(card.thing());
        let text = if in_hand {
            text!(
                "You have chosen {card} already. Choose another card from your hand.",
                "Ya has elegido {card}. Elige otra carta de tu mano.",
                card = self.name(card)
            )
        } else {
            text!(
                "{card} is not in your hand. Choose a card from your hand.",
                "{card} no está en tu mano. Elige una carta de tu mano.",
                card = self.name(card)
            )
        };
        self.by_asking("SWU-WORD-24", text)
    }

    fn explain_order(&self, seat: Seat, place: u8) -> Refusal {
        match self.state.waiting.get(usize::from(place)) {
            None => rule(
                "SWU-TRG-11",
                text!(
                    "No ability is waiting there. Choose one of yours that are waiting.",
                    "Ahí no espera ninguna capacidad. Elige una de las tuyas que están en espera."
                ),
            ),
            Some(waiting) if waiting.seat != seat => rule(
                "SWU-TRG-13",
                text!(
                    "That ability is your opponent's, who decides when it is resolved. Choose one of \
                     yours.",
                    "Esa capacidad es de tu adversario, que decide cuándo se resuelve. Elige una de \
                     las tuyas."
                ),
            ),
            Some(_) => rule(
                "SWU-TRG-15",
                text!(
                    "That ability has to wait until those triggered later are resolved.",
                    "Esa capacidad debe esperar a que se resuelvan las que se activaron después."
                ),
            ),
        }
    }

    fn explain_ambush(&self, unit: CardId, target: CardId) -> Refusal {
        if target == CardId::base(self.state.controller(unit).other()) {
            return rule(
                "SWU-AMB-03",
                text!(
                    "{unit} attacks by Ambush, which is never against a base. Choose an enemy \
                     unit, or decline.",
                    "{unit} ataca por Emboscada, que nunca va contra una base. Elige una unidad \
                     enemiga, o renuncia.",
                    unit = self.name(unit)
                ),
            );
        }
        self.explain_target(unit, target, Targets::Units)
    }

    fn explain_spill(&self, target: CardId) -> Refusal {
        let text = text!(
            "The excess damage cannot go to {target}. Choose another enemy ground unit, or decline.",
            "El daño sobrante no puede ir a {target}. Elige otra unidad terrestre enemiga, o \
             renuncia.",
            target = self.name(target)
        );
        match self.attacking() {
            Some(unit) => by_card(self.state.title(unit), text),
            None => rule("SWU-OPEN-14", text),
        }
    }

    fn explain_copy(&self, card: CardId, copy: CardId) -> Refusal {
        rule(
            "SWU-UNQ-02",
            text!(
                "{copy} is not one of your copies of {card} in play. One of those must be defeated.",
                "{copy} no es una de tus copias de {card} en juego. Hay que derrotar una de ellas.",
                copy = self.name(copy),
                card = self.name(card)
            ),
        )
    }
}
