//! Every card of the set, as data.

use crate::words::Card;

mod aggression;
mod bases;
mod command;
mod cunning;
mod facts;
mod heroism;
mod leaders;
mod neutral;
mod tokens;
mod vigilance;
mod villainy;

/// The cards of the set in the order of their numbers, then the Experience and the Shield token.
pub fn all() -> impl Iterator<Item = &'static Card> {
    let tables: [&'static [Card]; 10] = [
        &leaders::CARDS,
        &bases::CARDS,
        &vigilance::CARDS,
        &command::CARDS,
        &aggression::CARDS,
        &cunning::CARDS,
        &villainy::CARDS,
        &heroism::CARDS,
        &neutral::CARDS,
        &tokens::CARDS,
    ];
    tables.into_iter().flatten()
}
