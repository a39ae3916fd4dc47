//! The action bar: what a reader can do besides clicking on a card.

use prose::{Text, text};
use table::Offer;

/// The most options that a bar shows; more are left to the list.
const MOST: usize = 6;

/// The buttons of the bar, and what is left to do before the turn ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ActionBar {
    /// The buttons, in order.
    pub actions: Vec<Action>,
    /// What the reader could still use: "2 cards and 3 resources left". Asked about before the turn is
    /// ended.
    pub unspent: Option<Text>,
    /// Whether the only option may be taken without asking.
    pub alone: Alone,
    /// The amount that the reader divides among cards.
    pub divided: Option<Divided>,
}

/// An amount that is divided among cards. Clicks on the cards make the shares, one button sends them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divided {
    /// The amount.
    pub amount: u8,
    /// Whether all of it must be given.
    pub in_full: InFull,
}

/// Whether all of a divided amount must be given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InFull {
    /// As much of it as the cards can take.
    Must,
    /// Any part; this choice keeps the rest.
    May(String),
}

/// Whether the only option of a question is the reader's to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Alone {
    /// The reader is asked, as there may be something to see first.
    #[default]
    Asked,
    /// A script may take it, if the reader likes fewer clicks.
    Automatic,
}

/// A button of the bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    /// A word or two.
    pub label: Text,
    /// The choices it makes one after the other, in the game's notation. Usually one.
    pub choices: Vec<String>,
    /// Its place among the buttons.
    pub weight: Weight,
}

/// How a button stands out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// One of several answers.
    Plain,
    /// It makes the last choice again.
    Repeats,
    /// What most players do next.
    Main,
    /// It ends the turn, the round or a repeated choice.
    Ends,
}

impl Action {
    /// A button for one option.
    #[must_use]
    pub fn one<C>(offer: &Offer<C>, label: Text, weight: Weight) -> Self {
        Self { label, choices: vec![offer.words.clone()], weight }
    }

    /// A button that makes several choices in a row, as long as each is still offered.
    #[must_use]
    pub fn batch(label: Text, choices: Vec<String>) -> Self {
        Self { label, choices, weight: Weight::Plain }
    }
}

impl ActionBar {
    /// A bar with these buttons, those that end something last. A bar with too many buttons shows only
    /// those that stand out.
    #[must_use]
    pub fn of(mut actions: Vec<Action>, unspent: Option<Text>) -> Self {
        if actions.len() > MOST {
            actions.retain(|action| action.weight != Weight::Plain || action.choices.len() > 1);
        }
        actions.sort_by_key(|action| action.weight == Weight::Ends);
        Self { actions, unspent, ..Self::default() }
    }

    /// Adds a button that makes the last choice again, before those that end something.
    pub fn offer_again(&mut self, choice: String) {
        let label = text!("↻ Again", "↻ Otra vez");
        let ends = self.actions.iter().position(|action| action.weight == Weight::Ends);
        let again = Action { label, choices: vec![choice], weight: Weight::Repeats };
        self.actions.insert(ends.unwrap_or(self.actions.len()), again);
    }

    /// A bar with a button for every option, for boards that show none on cards.
    #[must_use]
    pub fn of_all<C>(offers: &[Offer<C>]) -> Self {
        let button = |offer| Action::one(offer, label(offer), Weight::Plain);
        Self::of(offers.iter().map(button).collect(), None)
    }
}

/// The sentence of an option as a label: without its full stop.
#[must_use]
pub fn label<C>(offer: &Offer<C>) -> Text {
    without_full_stop(&offer.text)
}

/// A sentence as part of another one.
#[must_use]
pub fn without_full_stop(sentence: &Text) -> Text {
    let short = |said: &str| said.strip_suffix('.').unwrap_or(said).to_owned();
    Text::new(short(&sentence.en), short(&sentence.es))
}

/// "2 cards left", "1 card, 3 resources and 2 Attack left"; nothing if every count is zero.
#[must_use]
pub fn left_over(counts: impl IntoIterator<Item = Option<Text>>) -> Option<Text> {
    let left: Vec<Text> = counts.into_iter().flatten().collect();
    if left.is_empty() {
        return None;
    }
    let list = Text::list(left, prose::Conjunction::And);
    Some(text!("Left: {list}", "Queda: {list}", list = list))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn action(label: &str, weight: Weight) -> Action {
        Action { label: Text::same(label), choices: vec![label.to_owned()], weight }
    }

    #[test]
    fn what_ends_the_turn_is_the_last_button() {
        let given = [Weight::Ends, Weight::Plain, Weight::Main].map(|w| action("x", w)).to_vec();
        let order: Vec<Weight> =
            ActionBar::of(given, None).actions.iter().map(|action| action.weight).collect();
        assert_eq!(order, [Weight::Plain, Weight::Main, Weight::Ends]);
    }

    #[test]
    fn many_plain_answers_are_left_to_the_list() {
        let mut many = vec![action("plain", Weight::Plain); MOST + 1];
        many.push(action("pass", Weight::Ends));
        let bar = ActionBar::of(many, None);
        assert_eq!(bar.actions, [action("pass", Weight::Ends)]);
    }

    #[test]
    fn nothing_left_is_not_said() {
        assert_eq!(left_over([None, None]), None);
        let one = left_over([None, Some(text!("2 cards", "2 cartas"))]);
        assert_eq!(one, Some(text!("Left: 2 cards", "Queda: 2 cartas")));
    }
}
