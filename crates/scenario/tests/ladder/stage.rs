//! The properties of the small game that scenarios can name.

use scenario::{Item, Owner, Property, Staged, only};
use table::Seat;

use super::{CARDS, KINDS, Ladder, SEATS, State};

fn items(cards: &[usize]) -> Vec<Item> {
    cards.iter().map(|&card| Item::new(CARDS[card])).collect()
}

/// A card on the pile, with its wear as a note.
fn worn(item: Item, worn: u8) -> Item {
    if worn > 0 { item.note(format_args!("worn {worn}")) } else { item }
}

fn pile(cards: &[usize], wear: &[u8; CARDS.len()]) -> Vec<Item> {
    let card = |&card: &usize| worn(Item::new(CARDS[card]), wear[card]);
    let mut pile: Vec<Item> = cards.iter().map(card).collect();
    pile.last_mut().into_iter().for_each(|top| *top = top.clone().note("top"));
    pile
}

fn kinds(cards: &[usize], wear: &[u8; CARDS.len()]) -> Vec<Item> {
    let kind = |&card: &usize| {
        let (kind, copy) = KINDS[card];
        worn(Item::new(kind).copy(copy), wear[card])
    };
    cards.iter().map(kind).collect()
}

fn read_cards(items: &[Item]) -> Result<Vec<usize>, String> {
    let card = |item: &Item| CARDS.iter().position(|card| *card == item.name);
    let cards: Option<Vec<usize>> = items.iter().map(card).collect();
    cards.ok_or_else(|| format!("the cards are {}", CARDS.join(", ")))
}

/// Moves the cards to a pile from their present piles; the cards there before go to the deck.
fn put(
    state: &mut State,
    place: impl Fn(&mut State) -> &mut Vec<usize>,
    items: &[Item],
) -> Result<(), String> {
    let cards = read_cards(items)?;
    let freed = std::mem::take(place(state));
    state.deck.extend(freed);
    state.piles().for_each(|pile| pile.retain(|card| !cards.contains(card)));
    *place(state) = cards;
    Ok(())
}

fn put_on_pile(state: &mut State, items: &[Item]) -> Result<(), String> {
    for (card, item) in read_cards(items)?.into_iter().zip(items) {
        let worn = item.noted("worn").unwrap_or(0);
        state.worn[card] = u8::try_from(worn).map_err(|_| "a card is worn 0 to 255".to_owned())?;
    }
    put(state, |state| &mut state.pile, items)
}

impl Staged for Ladder {
    fn properties(&self) -> &'static [Property<Self>] {
        &[
            Property {
                name: "hand",
                owner: Owner::Seat,
                help: "the cards in a seat's hand",
                get: |_, state, seat| items(&state.hands[seat.index()]),
                set: Some(|_, state, seat, items| {
                    put(state, |state| &mut state.hands[seat.index()], items)
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
                help: "the cards played, the last one on top; note: worn N",
                get: |_, state, _| pile(&state.pile, &state.worn),
                set: Some(|_, state, _, items| put_on_pile(state, items)),
                see: |_, view, _| pile(&view.pile, &view.worn),
            },
            Property {
                name: "kinds",
                owner: Owner::Table,
                help: "the kinds of the cards played",
                get: |_, state, _| kinds(&state.pile, &state.worn),
                set: None,
                see: |_, view, _| kinds(&view.pile, &view.worn),
            },
            Property {
                name: "deck",
                owner: Owner::Table,
                help: "the cards still to be drawn",
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
                    let seats = &SEATS[..state.hands.len()];
                    let seat = seats.iter().position(|name| *name == wanted.name);
                    let seat = seat.ok_or_else(|| format!("no seat is called {wanted}"))?;
                    state.turn = Seat::new(u8::try_from(seat).expect("four seats"));
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

    fn counted_notes(&self) -> &'static [&'static str] {
        &["worn"]
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        if state.pile.is_sorted() { Ok(()) } else { Err("the pile must rise".to_owned()) }
    }
}
