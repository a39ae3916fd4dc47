//! A bot that plays by rules of thumb, without looking ahead: the yardstick for the others.
//!
//! The rules of a game are in a file of their own and do not use its evaluator: a search that wins
//! against them shows that the evaluator is right about more than itself.

pub(crate) mod deckbuilding;

use prose::text;

use crate::{Bot, Evaluator, PlayerFault, Sight};

/// Takes the option that comes first by the rules of thumb of its game.
#[derive(Clone, Copy, Debug)]
pub struct Priorities;

impl<G: Evaluator> Bot<G> for Priorities {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, PlayerFault> {
        G::by_priorities(sight).ok_or_else(|| {
            PlayerFault(text!(
                "The level priorities only plays deckbuilding: no rules of thumb are written down for other games. Choose another level, such as easy.",
                "El nivel priorities solo juega a deckbuilding: no hay reglas sencillas escritas para otros juegos. Elige otro nivel, como easy."
            ))
        })
    }
}
