//! What a seat may choose, in words.

use prose::Text;

use crate::{Described, Notation, Seat};

/// Something a seat may choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer<C> {
    /// The choice.
    pub choice: C,
    /// The choice in the game's notation.
    pub words: String,
    /// What it is listed under.
    pub heading: Text,
    /// What is done.
    pub text: Text,
}

/// What the seat, which sees this, may choose now; what has the same heading stands together, and
/// within that the same text, in the order in which each comes up first.
pub fn offers<G: Described + Notation>(
    game: &G,
    state: &G::State,
    seat: Seat,
    view: &G::View,
) -> Vec<Offer<G::Choice>> {
    let mut options = Vec::new();
    game.legal(state, seat, &mut options);
    let offer = |choice| Offer {
        choice,
        words: game.write_choice(state, choice),
        heading: game.heading(state, choice),
        text: game.say_choice(view, choice),
    };
    gathered(options.into_iter().map(offer).collect())
}

fn gathered<C>(mut offers: Vec<Offer<C>>) -> Vec<Offer<C>> {
    let first = |alike: &dyn Fn(&Offer<C>) -> bool| offers.iter().position(alike).unwrap_or(0);
    let place = |offer: &Offer<C>| {
        let heading = first(&|other| other.heading == offer.heading);
        (heading, first(&|other| other.heading == offer.heading && other.text == offer.text))
    };
    let places: Vec<_> = offers.iter().map(place).collect();
    let mut order: Vec<usize> = (0..offers.len()).collect();
    order.sort_by_key(|&n| places[n]);
    let mut taken: Vec<Option<Offer<C>>> = offers.drain(..).map(Some).collect();
    order.into_iter().filter_map(|n| taken[n].take()).collect()
}
