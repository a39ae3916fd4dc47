//! The places of the small game that scenarios can name.

use scenario::{Item, Owner, Property, Staged, only};
use table::Seat;

use super::{CARDS, Ladder, SEATS, State};

fn items(cards: &[usize]) -> Vec<Item> {
    cards.iter().map(|&card| Item::new(CARDS[card])).collect()
}

fn pile(cards: &[usize]) -> Vec<Item> {
    let mut pile = items(cards);
    pile.last_mut().into_iter().for_each(|top| *top = top.clone().note("top"));
    pile
}

/// Takes the cards from wherever they are; what was there before goes to the deck.
fn put(
    state: &mut State,
    place: fn(&mut State) -> &mut Vec<usize>,
    items: &[Item],
) -> Result<(), String> {
    let card = |item: &Item| CARDS.iter().position(|card| *card == item.name);
    let cards: Option<Vec<usize>> = items.iter().map(card).collect();
    let cards = cards.ok_or_else(|| format!("the cards are {}", CARDS.join(", ")))?;
    let freed = std::mem::take(place(state));
    state.deck.extend(freed);
    state.piles().into_iter().for_each(|pile| pile.retain(|card| !cards.contains(card)));
    *place(state) = cards;
    Ok(())
}

impl Staged for Ladder {
    fn properties(&self) -> &'static [Property<Self>] {
        &[
            Property {
                name: "hand",
                owner: Owner::Seat,
                help: "the cards in a seat's hand",
                get: |_, state, seat| items(&state.hands[seat.index()]),
                set: Some(|_, state, seat, items| match seat.index() {
                    0 => put(state, |state| &mut state.hands[0], items),
                    _ => put(state, |state| &mut state.hands[1], items),
                }),
                see: |_, view, seat| {
                    let card = |card: &Option<usize>| {
                        card.map_or(Item::unknown(), |card| Item::new(CARDS[card]))
                    };
                    view.hands[seat.index()].iter().map(card).collect()
                },
            },
            Property {
                name: "pile",
                owner: Owner::Table,
                help: "the cards played, the last one on top",
                get: |_, state, _| pile(&state.pile),
                set: Some(|_, state, _, items| put(state, |state| &mut state.pile, items)),
                see: |_, view, _| pile(&view.pile),
            },
            Property {
                name: "deck",
                owner: Owner::Table,
                help: "the cards nobody has",
                get: |_, state, _| items(&state.deck),
                set: None,
                see: |_, view, _| vec![Item::unknown(); view.deck],
            },
            Property {
                name: "turn",
                owner: Owner::Table,
                help: "the seat whose turn it is",
                get: |_, state, _| vec![Item::new(SEATS[state.turn.index()])],
                set: Some(|_, state, _, items| {
                    let wanted = only(items)?;
                    let seat = SEATS.iter().position(|name| *name == wanted.name);
                    let seat = seat.ok_or_else(|| format!("no seat is called {wanted}"))?;
                    state.turn = Seat::new(u8::try_from(seat).expect("two seats"));
                    Ok(())
                }),
                see: |_, view, _| vec![Item::new(SEATS[view.turn.index()])],
            },
            Property {
                name: "copies",
                owner: Owner::Table,
                help: "puts copies of cards into the deck, which no position may have",
                get: |_, state, _| items(&state.deck),
                set: Some(|_, state, _, items| {
                    let card = |item: &Item| CARDS.iter().position(|card| *card == item.name);
                    state.deck.extend(items.iter().filter_map(card));
                    Ok(())
                }),
                see: |_, _, _| vec![],
            },
        ]
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        if state.pile.is_sorted() { Ok(()) } else { Err("the pile must rise".to_owned()) }
    }
}
