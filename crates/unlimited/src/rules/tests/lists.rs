//! Deck lists: their largest size, and who knows them.

use std::collections::{BTreeMap, BTreeSet};

use table::{Game as _, Luck, Notation as _, Seat, Seed, Silent, Status, Viewer};

use crate::decks::{Deck, Format, Title, from_code, random_deck};
use crate::game::{Setup, Unlimited};
use crate::rules::state::{CardId, MOST_CARDS, SEATS, State};

/// A limited deck of this size with two titles.
fn deck(size: usize) -> Deck {
    let draft = from_code(&format!("5.29.44x40.45x{}", size - 40)).expect("a code");
    draft.check(Format::Limited).expect("a deck of any size is legal")
}

// proves: SWU-OPEN-44
#[test]
fn a_table_takes_decks_of_up_to_120_cards() {
    let game = Unlimited::new();
    let started = |sizes: [usize; 2]| {
        let setup = Setup { decks: sizes.map(deck), format: Format::Limited, ..Setup::default() };
        let started = game.start(&setup, Luck::new(Seed::from_number(1)));
        started.map_err(|faults| {
            faults.0.iter().map(|fault| fault.because.to_string()).collect::<Vec<_>>()
        })
    };
    assert_eq!(MOST_CARDS, 120);
    let state = started([120, 120]).expect("two decks that fit");
    for seat in SEATS {
        assert_eq!(state.player(seat).deck.len() + 6, 120);
    }
    let rule = "SWU-OPEN-44".to_owned();
    assert_eq!(started([121, 50]), Err(vec![rule.clone()]));
    assert_eq!(started([50, 121]), Err(vec![rule]));
}

/// The titles of all cards a seat owns, wherever they are.
fn owned(game: &Unlimited, state: &State, seat: Seat) -> Vec<Title> {
    let view = game.view(state, Viewer::Judge);
    let pieces = view.pieces().filter(|piece| piece.card.owner() == seat);
    let cards: BTreeMap<CardId, Title> = pieces.map(|piece| (piece.card, piece.title)).collect();
    let mut titles: Vec<Title> = cards.into_values().collect();
    titles.sort_unstable();
    titles
}

/// A deck as a list of titles, including leader and base.
fn list(deck: &Deck) -> Vec<Title> {
    let mut titles: Vec<Title> = deck.each_card().chain([deck.leader, deck.base]).collect();
    titles.sort_unstable();
    titles
}

/// In every world a seat considers possible, the opponent plays with the cards of its list.
///
/// proves: SWU-OPEN-45
#[test]
fn both_deck_lists_are_open_and_nothing_else_is() {
    let game = Unlimited::new();
    for number in 0..6 {
        let mut luck = Luck::new(Seed::from_number(number));
        let decks = [random_deck(&mut luck), random_deck(&mut luck)];
        let setup = Setup { decks, ..Setup::default() };
        assert_eq!(game.read_setup(&game.write_setup(&setup)).as_ref(), Ok(&setup));
        let mut state = game.start(&setup, luck.fork()).expect("legal decks");
        for seat in SEATS {
            check_first_hand(&game, &state, seat, &setup.decks[seat.other().index()]);
        }
        let mut options = Vec::new();
        for _ in 0..150 {
            let Status::Decide(seats) = game.status(&state) else { break };
            let chooser = seats.lowest().expect("somebody decides");
            for (seat, deck) in SEATS.into_iter().zip(&setup.decks) {
                let world = game.imagine(&state, seat.other(), &mut luck);
                assert_eq!(owned(&game, &world, seat), list(deck));
            }
            game.legal(&state, chooser, &mut options);
            let many = u32::try_from(options.len()).expect("few options");
            let choice = options[luck.below(many) as usize];
            game.apply(&mut state, chooser, choice, &mut Silent);
        }
    }
}

/// The opponent's first hand is hidden, and may be any cards of its list.
fn check_first_hand(game: &Unlimited, state: &State, seat: Seat, deck: &Deck) {
    let hand_of = |state: &State, viewer| game.view(state, viewer).side(seat.other()).hand.clone();
    assert_eq!(hand_of(state, Viewer::Seat(seat)), [None; 6]);
    let mut luck = Luck::new(Seed::from_number(9));
    let mut imagined = BTreeSet::new();
    for _ in 0..300 {
        let hand = hand_of(&game.imagine(state, seat, &mut luck), Viewer::Judge);
        imagined.extend(hand.into_iter().flatten().map(|piece| piece.title));
    }
    assert_eq!(imagined, deck.each_card().collect());
}
