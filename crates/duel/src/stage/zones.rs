//! The zones of a player's cards: naming the cards, and moving them without losing one.

use scenario::Item;
use table::Seat;

use crate::notation::{card_word, read_card};
use crate::rules::{Fighter, MOST_IN_PLAY, Pile, Readiness, Side, State, deck_of, title};
use crate::view::{Seen, SeenFighter};

/// More shields than any fighter ever gets.
const MOST_SHIELDS: u8 = 9;

/// A zone of a player's cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Zone {
    Deck,
    Hand,
    Board,
    Discard,
}

impl Zone {
    const ALL: [Self; 4] = [Self::Deck, Self::Hand, Self::Board, Self::Discard];

    fn pile(self, side: &mut Side) -> &mut Pile {
        match self {
            Self::Deck => &mut side.deck,
            Self::Hand => &mut side.hand,
            Self::Board => &mut side.board,
            Self::Discard => &mut side.discard,
        }
    }
}

/// The cards as items, in their order.
pub(super) fn cards(pile: impl IntoIterator<Item = u8>) -> Vec<Item> {
    pile.into_iter().map(|card| Item::new(card_word(card))).collect()
}

/// The cards as a viewer knows them, in their order.
pub(super) fn seen_cards<'a>(pile: impl IntoIterator<Item = &'a Seen>) -> Vec<Item> {
    let item = |seen: &Seen| match *seen {
        Seen::Card { number, .. } => Item::new(card_word(number)),
        Seen::Unknown => Item::unknown(),
    };
    pile.into_iter().map(item).collect()
}

/// Makes the zone hold exactly the named cards.
pub(super) fn put(state: &mut State, seat: Seat, zone: Zone, items: &[Item]) -> Result<(), String> {
    if let Some(item) = items.iter().find(|item| !item.notes.is_empty()) {
        return Err(format!("only fighters in play have notes, not `{item}`"));
    }
    let mut cards = read_cards(seat, items)?;
    if zone == Zone::Deck {
        // Scenarios list the top card first; in the state the last card is on top.
        cards.reverse();
    }
    move_cards(state, seat, zone, cards);
    Ok(())
}

/// Makes the named fighters all that the player has in play.
pub(super) fn put_fighters(state: &mut State, seat: Seat, items: &[Item]) -> Result<(), String> {
    if items.len() > MOST_IN_PLAY {
        return Err(format!("at most {MOST_IN_PLAY} fighters can be in play"));
    }
    let cards = read_cards(seat, items)?;
    let fighters = cards.iter().zip(items).map(|(&card, item)| read_fighter(card, item));
    let fighters: Vec<Fighter> = fighters.collect::<Result<_, _>>()?;
    move_cards(state, seat, Zone::Board, cards);
    for (card, fighter) in cards.into_iter().zip(fighters) {
        state.fighters[usize::from(card)] = fighter;
    }
    Ok(())
}

/// The cards of this seat that the items name; naming one twice is an error.
fn read_cards(seat: Seat, items: &[Item]) -> Result<Pile, String> {
    let mut cards = Pile::new();
    for Item { name, .. } in items {
        let deck = || deck_of(seat).map(card_word).collect::<Vec<_>>().join(", ");
        match read_card(seat, name) {
            None => return Err(format!("there is no `{name}`; the cards are {}", deck())),
            Some(card) if cards.contains(&card) => {
                return Err(format!("`{name}` is named twice; the cards are {}", deck()));
            }
            Some(card) => cards.push(card),
        }
    }
    Ok(cards)
}

/// Moves the cards from their zones into this zone. Cards that were there before go to the bottom
/// of the deck, or from the deck to the discard pile; no player knows their position.
fn move_cards(state: &mut State, seat: Seat, zone: Zone, cards: Pile) {
    let side = state.side_mut(seat);
    for zone in Zone::ALL {
        zone.pile(side).retain(|card| !cards.contains(card));
    }
    let displaced = std::mem::replace(zone.pile(side), cards);
    match zone {
        Zone::Deck => side.discard.extend(displaced),
        Zone::Hand | Zone::Board | Zone::Discard => {
            displaced.into_iter().for_each(|card| side.deck.insert(0, card));
        }
    }
    for card in cards.into_iter().chain(displaced) {
        state.forget_place(card);
        state.fighters[usize::from(card)] = Fighter::default();
    }
}

/// A fighter in play with all its notes; without a note about readiness it has attacked.
pub(super) fn fighter(card: u8, fighter: &Fighter) -> Item {
    let mut item = Item::new(card_word(card));
    if fighter.damage > 0 {
        item = item.note(format_args!("damage {}", fighter.damage));
    }
    if fighter.shields > 0 {
        item = item.note(format_args!("shields {}", fighter.shields));
    }
    match fighter.readiness {
        Readiness::New => item.note("new"),
        Readiness::Ready => item.note("ready"),
        Readiness::Spent => item,
    }
}

/// The same for a fighter as a viewer sees it.
pub(super) fn seen_fighter(seen: &SeenFighter) -> Item {
    let SeenFighter { number, damage, shields, readiness, .. } = *seen;
    fighter(number, &Fighter { damage, shields, readiness })
}

fn read_fighter(card: u8, item: &Item) -> Result<Fighter, String> {
    let mut fighter = Fighter { damage: 0, shields: 0, readiness: Readiness::Spent };
    for note in &item.notes {
        match note.split_once(' ').unwrap_or((note, "")) {
            ("ready", "") => fighter.readiness = Readiness::Ready,
            ("new", "") => fighter.readiness = Readiness::New,
            ("damage", n) => {
                let health = title(card).card().health;
                fighter.damage = read_note(n, health - 1).ok_or_else(|| {
                    format!(
                        "the damage on {} must be from 0 to below its health of {health}",
                        item.name
                    )
                })?;
            }
            ("shields", n) => {
                fighter.shields = read_note(n, MOST_SHIELDS).ok_or_else(|| {
                    format!("the shields on {} must be from 0 to {MOST_SHIELDS}", item.name)
                })?;
            }
            _ => {
                return Err(format!(
                    "the notes on a fighter are damage N, shields N, ready and new, not `{note}`"
                ));
            }
        }
    }
    Ok(fighter)
}

fn read_note(number: &str, most: u8) -> Option<u8> {
    number.parse().ok().filter(|n| *n <= most)
}
