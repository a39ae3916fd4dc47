//! Random legal decks, for tests and simulations.

use std::collections::BTreeMap;

use table::Luck;

use super::Title;
use super::deck::Deck;
use crate::words::Kind;

const SIZE: usize = 50;
const COPIES: usize = 3;

/// Returns a legal deck of 50 cards: a random leader, a random base, and cards drawn from three
/// copies of every card.
pub fn random_deck(luck: &mut Luck) -> Deck {
    let leader = any_of(Kind::Leader, luck);
    let base = any_of(Kind::Base, luck);
    let titles = Title::all().filter(|title| title.is_deckable());
    let mut pool: Vec<Title> = titles.flat_map(|title| [title; COPIES]).collect();
    luck.shuffle(&mut pool);
    let mut cards: BTreeMap<Title, u8> = BTreeMap::new();
    for title in pool.into_iter().take(SIZE) {
        *cards.entry(title).or_default() += 1;
    }
    let cards = cards.into_iter().collect();
    Deck { name: None, leader, base, cards, sideboard: Vec::new() }
}

fn any_of(kind: Kind, luck: &mut Luck) -> Title {
    let mut titles: Vec<Title> = Title::all().filter(|title| title.card().kind == kind).collect();
    luck.shuffle(&mut titles);
    titles[0]
}
