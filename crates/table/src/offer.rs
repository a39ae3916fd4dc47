//! The options of a seat, in words.

use prose::Text;

use crate::{Described, Notation, Seat};

/// An option of a seat. Code that does not know the types of the game uses `Offer<()>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer<C = ()> {
    /// The choice.
    pub choice: C,
    /// The choice in the game's notation.
    pub words: String,
    /// The heading it is listed under.
    pub heading: Text,
    /// The sentence that says what the choice does.
    pub text: Text,
}

impl<C> Offer<C> {
    /// The same offer without the type of the game's choices.
    #[must_use]
    pub fn in_words(self) -> Offer {
        let Self { choice: _, words, heading, text } = self;
        Offer { choice: (), words, heading, text }
    }
}

/// Copies of a card that nothing tells apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copies {
    /// The place of the card among them, from 0.
    pub place: usize,
    /// Their number.
    pub count: usize,
}

impl Copies {
    /// A card without further copies.
    pub const ONE: Self = Self { place: 0, count: 1 };

    /// The place and number of a card among these, where `alike` says which are its copies.
    pub fn among<T>(
        cards: impl IntoIterator<Item = T>,
        is_it: impl Fn(&T) -> bool,
        alike: impl Fn(&T) -> bool,
    ) -> Self {
        let copies: Vec<T> = cards.into_iter().filter(alike).collect();
        match copies.iter().position(is_it) {
            Some(place) => Self { place, count: copies.len() },
            None => Self::ONE,
        }
    }
}

/// An option as it is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed<C = ()> {
    /// The option; of several copies the first.
    pub offer: Offer<C>,
    /// The number of copies it stands for.
    pub copies: usize,
}

/// The options as they are listed: those about further copies of a card are left out.
pub fn listed<G: Described>(
    game: &G,
    view: &G::View,
    offers: Vec<Offer<G::Choice>>,
) -> Vec<Listed<G::Choice>> {
    let mut listed: Vec<Listed<G::Choice>> = Vec::new();
    for offer in offers {
        let Copies { place, count } = game.copies(view, offer.choice);
        let is_first = |first: &Listed<G::Choice>| {
            first.copies == count
                && first.offer.heading == offer.heading
                && first.offer.text == offer.text
        };
        if place == 0 || !listed.iter().any(is_first) {
            listed.push(Listed { offer, copies: count });
        }
    }
    listed
}

/// A group of more options than this is listed after the smaller ones, which would be hard to
/// find below it.
const LARGE_GROUP: usize = 24;

/// The options of the seat, whose view this is. They are grouped by heading and, within a heading,
/// by text; groups are in the order in which they first appear. Groups of more than `LARGE_GROUP`
/// options come last, the largest at the end.
pub fn offers<G: Described + Notation>(
    game: &G,
    state: &G::State,
    seat: Seat,
    view: &G::View,
) -> Vec<Offer<G::Choice>> {
    let mut options = Vec::new();
    game.legal(state, seat, &mut options);
    offers_of(game, state, view, options)
}

/// These options in the words of the view, grouped like those of [`offers`].
pub fn offers_of<G: Described + Notation>(
    game: &G,
    state: &G::State,
    view: &G::View,
    options: Vec<G::Choice>,
) -> Vec<Offer<G::Choice>> {
    let offer = |choice| Offer {
        choice,
        words: game.write_choice(state, choice),
        heading: game.heading(state, choice),
        text: game.say_choice(view, choice),
    };
    grouped(options.into_iter().map(offer).collect())
}

fn grouped<C>(mut offers: Vec<Offer<C>>) -> Vec<Offer<C>> {
    let first = |alike: &dyn Fn(&Offer<C>) -> bool| offers.iter().position(alike).unwrap_or(0);
    let place = |offer: &Offer<C>| {
        let together = |other: &Offer<C>| other.heading == offer.heading;
        let count = offers.iter().filter(|other| together(other)).count();
        let large = Some(count).filter(|count| *count > LARGE_GROUP);
        let text = first(&|other| together(other) && other.text == offer.text);
        (large, first(&together), text)
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
        Offer { choice, words: String::new(), heading: Text::same(heading), text: Text::same(text) }
    }

    fn order(offers: Vec<Offer<usize>>) -> Vec<usize> {
        grouped(offers).into_iter().map(|offer| offer.choice).collect()
    }

    #[test]
    fn options_are_grouped_by_heading_and_text() {
        let given = [("play", "x"), ("buy", "y"), ("play", "z"), ("buy", "z"), ("play", "x")];
        let given = given.into_iter().enumerate();
        let offers = given.map(|(n, (heading, text))| offer(n, heading, text)).collect();
        assert_eq!(order(offers), [0, 4, 2, 1, 3]);
    }

    #[test]
    fn large_groups_come_last_and_the_largest_at_the_end() {
        let heading = |n: usize| if n.is_multiple_of(10) { "few" } else { "many" };
        let up_to = |last: usize| order((1..=last).map(|n| offer(n, heading(n), "x")).collect());
        let most = LARGE_GROUP + 2;
        assert_eq!(up_to(most)[LARGE_GROUP - 1..], [most, 10, 20], "no large group");
        assert_eq!(up_to(most + 1)[..3], [10, 20, 1], "one large group");
        assert_eq!(
            up_to(290)[..29],
            (1..=29).map(|n| n * 10).collect::<Vec<_>>(),
            "two large groups"
        );
    }
}
