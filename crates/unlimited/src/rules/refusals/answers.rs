//! Why an ability does not accept an answer.

use prose::{Text, text};
use script::{Answer, Ask, Thing, Things as _, asked};
use table::{Refusal, Seat};

use super::super::meaning::{Look, card_of};
use super::super::state::Object;
use super::rule;
use crate::game::Choice;
use crate::words::{Set, Step, Zone};

/// The rule that a choice must fit the text.
const CHOOSING: &str = "SWU-WORD-13";

impl Look<'_> {
    pub(super) fn explain_answer(&self, seat: Seat, choice: Choice) -> Refusal {
        let (Choice::Answer(answer), Some((_, _, ask))) = (choice, asked(self, &self.kit.code))
        else {
            return self.explain_pending(seat, choice);
        };
        match (answer, ask) {
            (Answer::Thing(thing), Ask::Pick { .. }) => self.explain_thing(thing),
            (Answer::Enough, Ask::Pick { .. }) => rule(
                "SWU-WORD-02",
                text!(
                    "{source} must be carried out as far as possible. Choose something that it offers.",
                    "El efecto de {source} se debe resolver en lo posible. Elige algo de lo que \
                     ofrece.",
                    source = self.name_asking()
                ),
            ),
            (Answer::Option(_), Ask::OneOf(_)) => self.by_asking(
                "SWU-WORD-16",
                text!(
                    "{source} does not offer that option: it has been chosen already or would do \
                     nothing. Choose another.",
                    "{source} no ofrece esa opción: ya se ha elegido o no haría nada. Elige otra.",
                    source = self.name_asking()
                ),
            ),
            (Answer::Yes, Ask::May(body)) => self.explain_futile(seat, body),
            (Answer::Number(_), Ask::Number { from, to }) => self.by_asking(
                CHOOSING,
                text!(
                    "{source} wants a number from {from} to {to}.",
                    "{source} pide un número entre {from} y {to}.",
                    source = self.name_asking(),
                    from = from,
                    to = to
                ),
            ),
            _ => self.explain_pending(seat, choice),
        }
    }

    /// Why accepting would do nothing: the card cannot be played, or there is nothing to choose.
    fn explain_futile(&self, seat: Seat, body: &Step) -> Refusal {
        if let Step::Pick { from: Set::Playable(Zone::Seen, _, price), .. } = body
            && let Some(card) = self.state.seen.lowest()
        {
            return self.explain_unplayable(seat, card_of(card), *price);
        }
        self.by_asking(
            "SWU-WORD-02",
            text!(
                "The ability of {source} would do nothing now. Decline it.",
                "La capacidad de {source} no tendría ahora ningún efecto. Renuncia a ella.",
                source = self.name_asking()
            ),
        )
    }

    fn explain_thing(&self, thing: Thing) -> Refusal {
        let name = self.name_thing(thing);
        let text = if self.state.stack.picked().contains(thing) {
            text!(
                "You have chosen {thing} already. Choose something else that {source} offers.",
                "Ya has elegido {thing}. Elige otra cosa que ofrezca {source}.",
                thing = name,
                source = self.name_asking()
            )
        } else {
            text!(
                "{source} does not let you choose {thing}. Choose something that it offers.",
                "{source} no te deja elegir {thing}. Elige algo de lo que ofrece.",
                source = self.name_asking(),
                thing = name
            )
        };
        self.by_asking(CHOOSING, text)
    }

    fn name_thing(&self, thing: Thing) -> Text {
        match Object::of(thing) {
            Object::Card(card) => self.name(card),
            Object::Shield(unit) => {
                text!("the Shield on {unit}", "el Escudo de {unit}", unit = self.name(unit))
            }
            Object::Experience(unit) => text!(
                "the Experience on {unit}",
                "la Experiencia de {unit}",
                unit = self.name(unit)
            ),
            Object::Ghost(_) | Object::Nothing => {
                text!("what has left play", "lo que ha salido del juego")
            }
        }
    }
}
