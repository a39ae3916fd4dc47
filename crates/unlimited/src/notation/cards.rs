//! The words for cards: the title, the number of the copy, and the owner if both players have it.

use std::fmt;

use table::Seat;

use crate::decks::Title;
use crate::game::Piece;
use crate::rules::{CardId, MOST_CARDS, Object, SEATS, State};

/// The title of each card of a match.
type Titles = [Title; 256];

/// The words for the seats in files.
pub(crate) const SEAT_WORDS: [&str; 2] = ["blue", "red"];

/// The word for a seat in files.
pub(crate) fn seat_word(seat: Seat) -> &'static str {
    SEAT_WORDS[seat.index()]
}

/// The seat with this word.
pub(crate) fn seat_called(word: &str) -> Option<Seat> {
    SEATS.into_iter().find(|&seat| seat_word(seat) == word)
}

impl CardId {
    /// Every card number of this seat's deck.
    pub(crate) fn of_decks(seat: Seat) -> impl DoubleEndedIterator<Item = Self> {
        let most = u8::try_from(MOST_CARDS).unwrap_or(u8::MAX);
        (0..most).map(move |number| Self::of_deck(seat, number))
    }

    /// Every card number of both decks.
    pub(crate) fn all_of_decks() -> impl Iterator<Item = Self> {
        SEATS.into_iter().flat_map(Self::of_decks)
    }
}

impl State {
    /// Whether no card of this match has this number. Unused numbers have the first title, which is
    /// a leader and so never in a deck.
    pub(crate) fn is_blank(&self, card: CardId) -> bool {
        is_blank(&self.titles, card)
    }
}

fn is_blank(titles: &Titles, card: CardId) -> bool {
    !card.is_leader() && !card.is_base() && titles[card.index()] == Title::default()
}

/// Every card of a seat: its deck, its leader, its base.
fn cards_of(titles: &Titles, seat: Seat) -> impl Iterator<Item = CardId> {
    CardId::of_decks(seat)
        .chain([CardId::leader(seat), CardId::base(seat)])
        .filter(|&card| !is_blank(titles, card))
}

impl Piece {
    /// Describes a card of a match with these titles.
    pub(crate) fn of(titles: &Titles, card: CardId) -> Self {
        let title = titles[card.index()];
        let other = card.owner().other();
        if card.is_leader() || card.is_base() {
            let counterpart =
                if card.is_leader() { CardId::leader(other) } else { CardId::base(other) };
            return Self { card, title, copy: 1, shared: titles[counterpart.index()] == title };
        }
        // Views describe every card they show, so only the titles of decks are searched.
        let first = CardId::of_deck(card.owner(), 0).index();
        let before = titles[first..card.index()].iter().filter(|&&one| one == title).count();
        let others = CardId::of_deck(other, 0).index();
        let shared = titles[others..others + MOST_CARDS].contains(&title);
        let copy = u8::try_from(before).unwrap_or(u8::MAX).saturating_add(1);
        Self { card, title, copy, shared }
    }
}

/// The word for the card in files: `tie-advanced`, `tie-advanced#2`, `red.tie-advanced#2`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.shared {
            write!(f, "{}.", seat_word(self.card.owner()))?;
        }
        f.write_str(self.title.card().id)?;
        if self.copy > 1 { write!(f, "#{}", self.copy) } else { Ok(()) }
    }
}

/// The word for a card.
pub(crate) fn card_word(state: &State, card: CardId) -> String {
    Piece::of(&state.titles, card).to_string()
}

/// The word for a card, the tokens on a unit, or a card that has left play.
pub(crate) fn object_word(state: &State, object: Object) -> String {
    match object {
        Object::Card(card) => card_word(state, card),
        Object::Shield(card) => format!("shield@{}", card_word(state, card)),
        Object::Experience(card) => format!("experience@{}", card_word(state, card)),
        Object::Ghost(n) => match state.ghost(n) {
            Some(ghost) => format!("gone@{}", card_word(state, ghost.card)),
            None => "gone".to_owned(),
        },
        Object::Nothing => "nothing".to_owned(),
    }
}

/// The parts of a word for a card.
#[derive(Clone, Copy, Debug)]
struct Word<'a> {
    owner: Option<Seat>,
    id: &'a str,
    copy: Option<u8>,
}

impl<'a> Word<'a> {
    fn read(word: &'a str) -> Option<Self> {
        let owned = word.split_once('.').and_then(|(seat, rest)| Some((seat_called(seat)?, rest)));
        let (owner, rest) = owned.map_or((None, word), |(seat, rest)| (Some(seat), rest));
        let (id, copy) = match rest.split_once('#') {
            Some((id, copy)) => (id, Some(copy.parse().ok()?)),
            None => (rest, None),
        };
        Some(Self { owner, id, copy })
    }

    fn means(&self, titles: &Titles, card: CardId) -> bool {
        let named = match self.id {
            "base" => card.is_base(),
            "leader" => card.is_leader(),
            id => titles[card.index()].card().id == id,
        };
        named && self.copy.is_none_or(|copy| Piece::of(titles, card).copy == copy)
    }
}

/// Every card a word can mean; the copies of an owner in order.
pub(crate) fn cards_called(state: &State, word: &str) -> Vec<CardId> {
    let Some(word) = Word::read(word) else { return Vec::new() };
    let seats = SEATS.into_iter().filter(|&seat| word.owner.is_none_or(|owner| owner == seat));
    seats
        .flat_map(|seat| cards_of(&state.titles, seat))
        .filter(|&card| word.means(&state.titles, card))
        .collect()
}

/// Every object a word can mean: cards, tokens on units, cards that have left play.
pub(crate) fn objects_called(state: &State, word: &str) -> Vec<Object> {
    let Some((kind, on)) = word.split_once('@') else {
        return cards_called(state, word).into_iter().map(Object::Card).collect();
    };
    let cards = cards_called(state, on);
    match kind {
        "shield" => cards.into_iter().map(Object::Shield).collect(),
        "experience" => cards.into_iter().map(Object::Experience).collect(),
        "gone" => {
            let numbers = (0..=u8::MAX)
                .filter(|&n| state.ghost(n).is_some_and(|ghost| cards.contains(&ghost.card)));
            numbers.map(Object::Ghost).collect()
        }
        _ => Vec::new(),
    }
}
