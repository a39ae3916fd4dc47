//! Card titles as small numbers.

use std::sync::LazyLock;

use prose::{Say, Text};

use crate::cards;
use crate::words::{Card, Kind};

static CARDS: LazyLock<Vec<&'static Card>> = LazyLock::new(|| cards::all().collect());

/// A card title: one of the cards of the set, or a token. The number is its index in
/// [`cards::all`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Title(pub(crate) u8);

impl Title {
    /// The highest number of a card in the set.
    pub const LAST_NUMBER: u8 = 252;
    /// The Experience token.
    pub const EXPERIENCE: Self = Self(Self::LAST_NUMBER);
    /// The Shield token.
    pub const SHIELD: Self = Self(Self::LAST_NUMBER + 1);

    /// Every card of the set by number, then the two tokens.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..=Self::SHIELD.0).map(Self)
    }

    /// The card with this number in the set, from 1.
    #[must_use]
    pub fn of_number(number: u8) -> Option<Self> {
        (1..=Self::LAST_NUMBER).contains(&number).then(|| Self(number - 1))
    }

    /// The card with this number, for constant tables; panics if there is none.
    pub(super) const fn numbered(number: u8) -> Self {
        assert!(number >= 1 && number <= Self::LAST_NUMBER, "no card has this number");
        Self(number - 1)
    }

    /// The card or token with this [`Card::id`].
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        Self::all().find(|title| title.card().id == id)
    }

    /// The printed card.
    #[must_use]
    pub fn card(self) -> &'static Card {
        CARDS[self.index()]
    }

    /// Its index among all titles, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number in the set; tokens have 0.
    #[must_use]
    pub fn number(self) -> u8 {
        self.card().number
    }

    /// Whether it can be in a draw deck: units, events and upgrades.
    #[must_use]
    pub fn is_deckable(self) -> bool {
        matches!(self.card().kind, Kind::Unit | Kind::Event | Kind::Upgrade)
    }
}

/// The name, and the subtitle if there is one: "Luke Skywalker, Jedi Knight".
impl Say for Title {
    fn text(&self) -> Text {
        let card = self.card();
        let [en, es] = card.name.map(|name| match card.subtitle {
            "" => name.to_owned(),
            subtitle => format!("{name}, {subtitle}"),
        });
        Text::new(en, es)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_the_cards_in_order() {
        assert_eq!(CARDS.len(), Title::all().count());
        for (index, title) in Title::all().enumerate() {
            assert_eq!(title.index(), index);
            assert_eq!(Title::of_id(title.card().id), Some(title), "{}", title.card().id);
        }
        for number in 1..=Title::LAST_NUMBER {
            let title = Title::of_number(number).expect("a card");
            assert_eq!(title.number(), number);
        }
        assert_eq!([0, 253, 255].map(Title::of_number), [None; 3]);
        assert_eq!(Title::of_id("no-such-card"), None);
    }

    #[test]
    fn the_tokens_come_last() {
        let tokens = Title::all().filter(|title| title.card().kind == Kind::Token);
        assert_eq!(tokens.collect::<Vec<_>>(), [Title::EXPERIENCE, Title::SHIELD]);
        assert_eq!(Title::EXPERIENCE.card().id, "experience-token");
        assert_eq!(Title::SHIELD.card().id, "shield-token");
    }

    #[test]
    fn a_name_is_said_with_its_subtitle() {
        let said = |number| Title::of_number(number).expect("a card").text();
        assert_eq!(said(51).en, "Luke Skywalker, Jedi Knight");
        assert_eq!(said(46).es, "Fuerza de seguridad consular");
    }
}
