//! A legal deck, and the formats a deck can be checked for.

use std::collections::BTreeMap;

use prose::text;

use super::Title;
use super::draft::{Draft, Section};
use super::fault::{COPY, Fault, Place, rule};
use super::sketch::Sketch;

/// The format that a deck is built for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Format {
    /// Built from a collection.
    #[default]
    Constructed,
    /// Built from packs opened for it.
    Limited,
}

impl Format {
    /// The fewest cards of the draw deck.
    #[must_use]
    pub const fn fewest_cards(self) -> u16 {
        match self {
            Self::Constructed => 50,
            Self::Limited => 30,
        }
    }

    /// The most copies of a card, or `None` without a limit.
    #[must_use]
    pub const fn most_copies(self) -> Option<u8> {
        match self {
            Self::Constructed => Some(3),
            Self::Limited => None,
        }
    }

    /// The most cards of the sideboard, or `None` without a limit.
    #[must_use]
    pub const fn most_beside(self) -> Option<u16> {
        match self {
            Self::Constructed => Some(10),
            Self::Limited => None,
        }
    }

    /// The rule about the size of the draw deck.
    pub(super) const fn size_rule(self) -> &'static str {
        match self {
            Self::Constructed => rule::DECK,
            Self::Limited => rule::LIMITED_DECK,
        }
    }
}

/// A legal deck, made by [`Draft::check`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deck {
    /// The name its player gave it.
    pub name: Option<String>,
    /// Its leader.
    pub leader: Title,
    /// Its base.
    pub base: Title,
    /// The draw deck: each title once, in order, with its number of copies.
    pub cards: Vec<(Title, u8)>,
    /// The sideboard, in the same form.
    pub sideboard: Vec<(Title, u8)>,
}

impl Deck {
    /// The number of cards in the draw deck.
    #[must_use]
    pub fn size(&self) -> u16 {
        self.cards.iter().map(|&(_, copies)| u16::from(copies)).sum()
    }

    /// Every card of the draw deck, each copy separately, in the order of their titles.
    pub fn each_card(&self) -> impl Iterator<Item = Title> {
        self.cards.iter().flat_map(|&(title, copies)| (0..copies).map(move |_| title))
    }

    /// Returns the deck as a draft, so that it can be checked again.
    #[must_use]
    pub fn draft(&self) -> Draft {
        Sketch::from(self).draft()
    }

    /// Returns the deck for the next game of a match: `leaving` moves from the deck to the
    /// sideboard and `entering` from the sideboard to the deck.
    pub fn exchange(
        &self,
        leaving: &[(Title, u8)],
        entering: &[(Title, u8)],
        format: Format,
    ) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut cards = BTreeMap::from_iter(self.cards.iter().copied());
        let mut sideboard = BTreeMap::from_iter(self.sideboard.iter().copied());
        // Both are removed before either is added, so that a card that leaves cannot enter again.
        for &copies in leaving {
            faults.extend(take(&mut cards, copies, Section::Main));
        }
        for &copies in entering {
            faults.extend(take(&mut sideboard, copies, Section::Sideboard));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        for (pile, moved) in [(&mut sideboard, leaving), (&mut cards, entering)] {
            for &(title, copies) in moved {
                let there = pile.entry(title).or_insert(0);
                *there = there.saturating_add(copies);
            }
        }
        let [cards, sideboard] = [cards, sideboard].map(Vec::from_iter);
        Self { cards, sideboard, ..self.clone() }.draft().check(format)
    }
}

/// Removes copies from a pile; a fault if the pile has too few.
fn take(
    pile: &mut BTreeMap<Title, u8>,
    (title, copies): (Title, u8),
    from: Section,
) -> Option<Fault> {
    let there = pile.entry(title).or_insert(0);
    if let Some(left) = there.checked_sub(copies) {
        *there = left;
        return None;
    }
    let pile = match from {
        Section::Sideboard => text!("the sideboard", "la reserva"),
        Section::Leader | Section::Base | Section::Main => text!("the deck", "el mazo"),
    };
    let said = text!(
        "{wanted} of {card} cannot be exchanged: in {pile} there are {there}. Choose fewer.",
        "No se pueden cambiar {wanted} de {card}: en {pile} hay {there}. Elige menos.",
        wanted = COPY.count(copies),
        card = title,
        pile = pile,
        there = *there,
    );
    Some(Fault::new(rule::EXCHANGE, &Place::Deck, said).about(title))
}
