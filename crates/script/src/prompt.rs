//! The sentence that asks the question of an ability.

use prose::{Text, text};

use crate::{Ask, Step, Words};

impl<W: Words> Ask<W> {
    /// The sentence that asks this question; it begins with the card whose ability asks. Only the
    /// game knows the purpose of a pick, so `pick` returns the whole sentence for a set, for the
    /// body carried out with each thing, and for whether the player may stop picking. `offer` asks
    /// whether the player wants an optional effect.
    pub fn say(
        &self,
        card: Text,
        pick: impl FnOnce(&W::Set, &'static Step<W>, bool) -> Text,
        offer: impl FnOnce(&'static Step<W>) -> Text,
    ) -> Text {
        match *self {
            Self::Pick { ref from, body, may_stop } => pick(from, body, may_stop),
            Self::OneOf(_) => {
                text!("{card}: choose one.", "{card}: elige una opción.", card = card)
            }
            Self::May(body) => {
                text!("{card}: {offer}", "{card}: {offer}", card = card, offer = offer(body))
            }
            Self::Number { from, to } => text!(
                "{card}: choose a number from {from} to {to}.",
                "{card}: elige un número del {from} al {to}.",
                card = card,
                from = from,
                to = to
            ),
        }
    }
}
