//! A deck under construction, legal or not.

use super::Title;
use super::deck::Deck;
use super::draft::{Draft, Entry, MOST_COPIES, Section};
use super::fault::Place;
use crate::words::Kind;

/// A deck under construction.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sketch {
    /// The name its player gave it.
    pub name: Option<String>,
    /// Its leader, once chosen.
    pub leader: Option<Title>,
    /// Its base, once chosen.
    pub base: Option<Title>,
    /// The draw deck: each title once, in order, with its number of copies.
    pub cards: Vec<(Title, u8)>,
    /// The sideboard, in the same form.
    pub sideboard: Vec<(Title, u8)>,
}

impl Sketch {
    /// The number of cards in the draw deck.
    #[must_use]
    pub fn size(&self) -> u16 {
        count(&self.cards)
    }

    /// The number of cards in the sideboard.
    #[must_use]
    pub fn beside(&self) -> u16 {
        count(&self.sideboard)
    }

    /// Whether nothing has been chosen yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self { name: self.name.clone(), ..Self::default() }
    }

    /// The number of copies of a card in a section.
    #[must_use]
    pub fn copies(&self, title: Title, section: Section) -> u8 {
        match section {
            Section::Leader => u8::from(self.leader == Some(title)),
            Section::Base => u8::from(self.base == Some(title)),
            Section::Main => copies(&self.cards, title),
            Section::Sideboard => copies(&self.sideboard, title),
        }
    }

    /// Adds a card to its section: a leader or base replaces the previous one, any other card goes
    /// into the deck. Tokens are ignored.
    pub fn put(&mut self, title: Title) {
        match title.card().kind {
            Kind::Leader => self.leader = Some(title),
            Kind::Base => self.base = Some(title),
            Kind::Unit | Kind::Event | Kind::Upgrade => more(&mut self.cards, title),
            Kind::Token => {}
        }
    }

    /// Removes one copy of a card, if there is one.
    pub fn take(&mut self, title: Title, section: Section) {
        match section {
            Section::Leader => self.leader = self.leader.filter(|leader| *leader != title),
            Section::Base => self.base = self.base.filter(|base| *base != title),
            Section::Main => less(&mut self.cards, title),
            Section::Sideboard => less(&mut self.sideboard, title),
        }
    }

    /// Adds one copy of a card to the sideboard, if its type is allowed there.
    pub fn put_beside(&mut self, title: Title) {
        if title.is_deckable() {
            more(&mut self.sideboard, title);
        }
    }

    /// Returns the sketch as a draft, to be checked.
    #[must_use]
    pub fn draft(&self) -> Draft {
        let leader = self.leader.map(|title| entry(Section::Leader, (title, 1)));
        let base = self.base.map(|title| entry(Section::Base, (title, 1)));
        let cards = self.cards.iter().map(|&copies| entry(Section::Main, copies));
        let beside = self.sideboard.iter().map(|&copies| entry(Section::Sideboard, copies));
        let entries = leader.into_iter().chain(base).chain(cards).chain(beside).collect();
        Draft { name: self.name.clone(), entries, faults: Vec::new() }
    }
}

impl From<&Deck> for Sketch {
    fn from(deck: &Deck) -> Self {
        Self {
            name: deck.name.clone(),
            leader: Some(deck.leader),
            base: Some(deck.base),
            cards: deck.cards.clone(),
            sideboard: deck.sideboard.clone(),
        }
    }
}

/// Keeps the entries that were read correctly and are in the right section.
impl From<&Draft> for Sketch {
    fn from(draft: &Draft) -> Self {
        let one = |section, kind| {
            let mut titles = draft.entries_in(section).filter_map(|entry| entry.card);
            titles.find(|title| title.card().kind == kind)
        };
        let pile = |section| {
            let mut pile = draft.pile(section);
            pile.retain(|(title, _)| title.is_deckable());
            pile
        };
        Self {
            name: draft.name.clone(),
            leader: one(Section::Leader, Kind::Leader),
            base: one(Section::Base, Kind::Base),
            cards: pile(Section::Main),
            sideboard: pile(Section::Sideboard),
        }
    }
}

fn entry(section: Section, (title, copies): (Title, u8)) -> Entry {
    Entry { section, card: Some(title), count: Some(copies), place: Place::Deck }
}

fn count(pile: &[(Title, u8)]) -> u16 {
    pile.iter().map(|&(_, copies)| u16::from(copies)).sum()
}

fn copies(pile: &[(Title, u8)], title: Title) -> u8 {
    pile.iter().find(|(other, _)| *other == title).map_or(0, |&(_, copies)| copies)
}

fn more(pile: &mut Vec<(Title, u8)>, title: Title) {
    match pile.binary_search_by_key(&title, |&(other, _)| other) {
        Ok(at) => pile[at].1 = (pile[at].1 + 1).min(MOST_COPIES),
        Err(at) => pile.insert(at, (title, 1)),
    }
}

fn less(pile: &mut Vec<(Title, u8)>, title: Title) {
    if let Ok(at) = pile.binary_search_by_key(&title, |&(other, _)| other) {
        pile[at].1 = pile[at].1.saturating_sub(1);
        pile.retain(|&(_, copies)| copies > 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::{Format, Starter, code, from_code};

    fn title(number: u8) -> Title {
        Title::of_number(number).expect("a card of the set")
    }

    #[test]
    fn cards_are_put_into_their_section_and_removed_again() {
        let mut sketch = Sketch::default();
        assert!(sketch.is_empty());
        for number in [5, 29, 95, 44, 95, 10] {
            sketch.put(title(number));
        }
        sketch.put(Title::SHIELD);
        sketch.put_beside(title(78));
        sketch.put_beside(title(5));
        sketch.put_beside(Title::SHIELD);
        assert_eq!((sketch.leader, sketch.base), (Some(title(10)), Some(title(29))));
        assert_eq!(sketch.cards, [(title(44), 1), (title(95), 2)]);
        assert_eq!(sketch.sideboard, [(title(78), 1)]);
        assert_eq!((sketch.size(), sketch.beside(), sketch.is_empty()), (3, 1, false));
        assert_eq!(sketch.copies(title(95), Section::Main), 2);
        assert_eq!(sketch.copies(title(95), Section::Sideboard), 0);
        assert_eq!(sketch.copies(title(10), Section::Leader), 1);
        sketch.take(title(95), Section::Main);
        sketch.take(title(44), Section::Main);
        sketch.take(title(44), Section::Main);
        sketch.take(title(78), Section::Sideboard);
        sketch.take(title(5), Section::Leader);
        assert_eq!((&sketch.cards[..], sketch.beside()), (&[(title(95), 1)][..], 0));
        assert_eq!(sketch.leader, Some(title(10)), "another leader stays");
        sketch.take(title(10), Section::Leader);
        sketch.take(title(29), Section::Base);
        sketch.take(title(95), Section::Main);
        assert!(sketch.is_empty());
    }

    #[test]
    fn a_pile_holds_at_most_the_copies_that_can_be_read() {
        let mut sketch = Sketch::default();
        (0..300).for_each(|_| sketch.put(title(95)));
        assert_eq!(sketch.copies(title(95), Section::Main), MOST_COPIES);
        assert_eq!(Sketch::from(&from_code(&code(&sketch)).expect("a draft")), sketch);
    }

    #[test]
    fn a_deck_is_a_sketch_that_passes() {
        let deck = Starter::Vader.deck();
        let sketch = Sketch::from(&deck);
        assert_eq!(sketch.draft().check(Format::Constructed), Ok(deck));
        assert_eq!(Sketch::from(&sketch.draft()), sketch);
    }

    #[test]
    fn a_sketch_keeps_the_readable_part_of_a_text_with_faults() {
        // A unit as leader, an unknown card, and a leader in the draw deck.
        let draft = from_code("44.29.95x2.253.5.96").expect("a draft");
        let sketch = Sketch::from(&draft);
        assert_eq!((sketch.leader, sketch.base), (None, Some(title(29))));
        assert_eq!(sketch.cards, [(title(95), 2), (title(96), 1)]);
    }
}
