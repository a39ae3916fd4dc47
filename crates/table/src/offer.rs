//! What a seat may choose, in words.

use prose::Text;

use crate::{Described, Notation, Seat};

/// An option of a seat. Readers that do not know the types of the game have its words only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer<C = ()> {
    /// The choice.
    pub choice: C,
    /// The choice in the game's notation.
    pub words: String,
    /// What it is listed under.
    pub heading: Text,
    /// What is done.
    pub text: Text,
}

impl<C> Offer<C> {
    /// The same offer for readers that do not know the types of the game.
    #[must_use]
    pub fn in_words(self) -> Offer {
        let Self { choice: _, words, heading, text } = self;
        Offer { choice: (), words, heading, text }
    }
}

/// More than this under one heading would bury what comes after it.
const CROWD: usize = 24;

/// What the seat, which sees this, may choose now; what has the same heading stands together, and
/// within that the same text, in the order in which each comes up first. Crowds come last, the
/// largest after the others.
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
        let together = |other: &Offer<C>| other.heading == offer.heading;
        let count = offers.iter().filter(|other| together(other)).count();
        let crowd = Some(count).filter(|count| *count > CROWD);
        let text = first(&|other| together(other) && other.text == offer.text);
        (crowd, first(&together), text)
    };
    let places: Vec<_> = offers.iter().map(place).collect();
    let mut order: Vec<usize> = (0..offers.len()).collect();
    order.sort_by_key(|&n| places[n]);
    let mut taken: Vec<Option<Offer<C>>> = offers.drain(..).map(Some).collect();
    order.into_iter().filter_map(|n| taken[n].take()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offer(choice: usize, heading: &str, text: &str) -> Offer<usize> {
        let [heading, text] = [heading, text].map(Text::same);
        Offer { choice, words: String::new(), heading, text }
    }

    fn order(offers: Vec<Offer<usize>>) -> Vec<usize> {
        gathered(offers).into_iter().map(|offer| offer.choice).collect()
    }

    #[test]
    fn what_belongs_together_stands_together() {
        let given = [("play", "x"), ("buy", "y"), ("play", "z"), ("buy", "z"), ("play", "x")];
        let given = given.into_iter().enumerate();
        let offers = given.map(|(n, (heading, text))| offer(n, heading, text)).collect();
        assert_eq!(order(offers), [0, 4, 2, 1, 3]);
    }

    #[test]
    fn crowds_come_last_and_the_largest_after_the_others() {
        let heading = |n: usize| if n.is_multiple_of(10) { "few" } else { "many" };
        let up_to = |last: usize| order((1..=last).map(|n| offer(n, heading(n), "x")).collect());
        let (most, crowd) = (CROWD + 2, CROWD + 3);
        assert_eq!(up_to(most)[CROWD - 1..], [most, 10, 20], "no crowd yet");
        assert_eq!(up_to(crowd)[..3], [10, 20, 1]);
        assert_eq!(up_to(290)[..29], (1..=29).map(|n| n * 10).collect::<Vec<_>>(), "two crowds");
    }
}
