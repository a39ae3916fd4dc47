//! Cards of the Deckbuilding Game.

mod board;
mod cards;
mod vocabulary;
mod words;

use script::Answer::{Enough, No, Number, Option, Thing as The, Yes};
use script::{Code, Entry, Slot, Step, Task, Thing, start};
use table::Seat;

use super::check::{begin, check_lowering_and_texts, lowered, reply, run_until_question, things};
use board::{Board, Pile};
use words::{Dbg, Kind, Moment, Num, Verb};

const SOURCE: Thing = Thing(0);
const DROID: (Thing, &[Kind]) = (Thing(1), &[Kind::Separatist, Kind::Unit, Kind::Droid]);
const TROOPER: (Thing, &[Kind]) = (Thing(2), &[Kind::Empire, Kind::Unit, Kind::Trooper]);
const SMUGGLER: (Thing, &[Kind]) = (Thing(3), &[Kind::Unit, Kind::NeutralUnit, Kind::NotStarter]);
const PILOT: (Thing, &[Kind]) = (Thing(4), &[Kind::Unit, Kind::NeutralUnit, Kind::NotStarter]);
const STARTER: (Thing, &[Kind]) = (Thing(5), &[Kind::Separatist, Kind::Unit]);
const REBELS: [(Thing, &[Kind]); 3] = [
    (Thing(6), &[Kind::Rebel, Kind::Unit]),
    (Thing(7), &[Kind::Rebel, Kind::Unit]),
    (Thing(8), &[Kind::Rebel, Kind::Unit]),
];
const SHIPS: [(Thing, &[Kind]); 2] =
    [(Thing(9), &[Kind::Rebel, Kind::Ship]), (Thing(10), &[Kind::Rebel, Kind::Ship])];

/// A game in which seat 0 has begun the effect, and the code of the effect.
fn played(mut board: Board, effect: &'static Step<Dbg>) -> (Board, Code<Dbg>) {
    let mut code = Code::default();
    let entry = lowered(&mut code, effect);
    begin(&mut board, entry, SOURCE, 0);
    (board, code)
}

#[test]
fn the_cards_are_lowered_and_read_well() {
    check_lowering_and_texts(&cards::CARDS);
}

#[test]
fn protocol_droid_discards_until_a_card_of_the_faction_turns_up() {
    let board = Board::default()
        .with(Pile::GalaxyDeck, &[REBELS[2], DROID, REBELS[0], REBELS[1]])
        .with(Pile::Row, &[SMUGGLER, PILOT, TROOPER]);
    let (mut board, code) = played(board, &cards::PROTOCOL_DROID);
    let asked = run_until_question(&mut board, &code);
    assert_eq!(asked, Some((0, things(&[SMUGGLER.0, PILOT.0]))));
    assert_eq!(reply(&mut board, &code, The(PILOT.0)), None);
    assert_eq!(board.pile_of(DROID.0), Some(Pile::Row));
    assert_eq!(board.pile_of(PILOT.0), Some(Pile::GalaxyDiscard));
    assert_eq!(board.pile(Pile::GalaxyDeck), [REBELS[2].0], "it stopped at the Droid");
}

#[test]
fn protocol_droid_stops_at_the_end_of_the_deck() {
    let board =
        Board::default().with(Pile::GalaxyDeck, &[REBELS[0], REBELS[1]]).with(Pile::Row, &[PILOT]);
    let (mut board, code) = played(board, &cards::PROTOCOL_DROID);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.pile(Pile::GalaxyDiscard).len(), 2);
    assert_eq!(board.pile(Pile::Row), [PILOT.0], "there was nothing to swap");
}

#[test]
fn tri_fighter_fires_only_if_a_card_was_exiled() {
    let at_sea = Board::default().with(Pile::InPlay(1), &SHIPS);
    let (mut board, code) = played(at_sea.clone(), &cards::TRI_FIGHTER);
    assert_eq!(run_until_question(&mut board, &code), None, "nothing to exile, nothing follows");

    let (mut board, code) = played(at_sea.with(Pile::Row, &[DROID]), &cards::TRI_FIGHTER);
    assert_eq!(run_until_question(&mut board, &code), Some((0, vec![Yes, No])));
    assert_eq!(board.pile_of(DROID.0), Some(Pile::Exile(0)), "the only one is taken unasked");
    assert_eq!(reply(&mut board, &code, Yes), Some((0, things(&[SHIPS[0].0, SHIPS[1].0]))));
    assert_eq!(reply(&mut board, &code, The(SHIPS[1].0)), None);
    assert_eq!(board.ship_damage, 3);
}

#[test]
fn tri_fighter_is_not_asked_without_a_ship_to_hit() {
    let (mut board, code) = played(Board::default().with(Pile::Row, &[DROID]), &cards::TRI_FIGHTER);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.pile_of(DROID.0), Some(Pile::Exile(0)));
}

#[test]
fn general_grievous_collects_the_reward_of_another_card_again() {
    static REWARD: Step<Dbg> = Step::Do(Verb::GainResources(Num::Just(3)));
    let board = Board::default().with(Pile::Hand(0), &[DROID, TROOPER]);
    let (mut board, mut code) = played(board, &cards::GENERAL_GRIEVOUS);
    board.reward = Some(lowered(&mut code, &REWARD));
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!((board.pile_of(DROID.0), board.resources), (Some(Pile::Exile(0)), 3));

    let (mut board, _) =
        played(Board::default().with(Pile::Hand(0), &[TROOPER]), &cards::GENERAL_GRIEVOUS);
    board.reward = Some(lowered(&mut code, &REWARD));
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.resources, 0, "no Droid, no reward");
}

#[test]
fn tarkin_lends_a_card_until_the_end_of_the_turn() {
    let board = Board::default().with(Pile::Row, &[TROOPER]).with(Pile::GalaxyDeck, &[PILOT]);
    let (mut board, code) = played(board, &cards::GRAND_MOFF_TARKIN);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.pile_of(TROOPER.0), Some(Pile::Hand(0)));
    assert_eq!(board.pile(Pile::Row), [PILOT.0], "the row is filled at once");
    board.moment_comes(Moment::EndOfTurn, None);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.pile_of(TROOPER.0), Some(Pile::Exile(0)));
}

#[test]
fn duros_spy_offers_only_possible_options() {
    let two_cards = Board::default().with(Pile::Hand(1), &[REBELS[0], REBELS[1]]);
    let (mut board, code) = played(two_cards.clone(), &cards::DUROS_SPY);
    assert_eq!(run_until_question(&mut board, &code), Some((1, vec![Option(0), Option(1)])));
    assert_eq!(reply(&mut board, &code, Option(1)), None);
    assert_eq!(board.force, 1);

    let at_the_end = Board { force: 3, ..two_cards };
    let (mut board, code) = played(at_the_end, &cards::DUROS_SPY);
    let asked = run_until_question(&mut board, &code);
    assert_eq!(asked, Some((1, things(&[REBELS[0].0, REBELS[1].0]))), "the Force cannot be gained");
    assert_eq!(reply(&mut board, &code, The(REBELS[0].0)), None);
    assert_eq!(board.pile_of(REBELS[0].0), Some(Pile::Discard(1)));

    let nothing_left = Board { force: 3, ..Board::default() };
    let (mut board, code) = played(nothing_left, &cards::DUROS_SPY);
    assert_eq!(run_until_question(&mut board, &code), None, "neither can be done");
}

#[test]
fn gauntlet_dropship_takes_one_of_five_and_keeps_the_order() {
    let deck = [REBELS[0], DROID, TROOPER, PILOT, STARTER, SMUGGLER];
    let (mut board, code) =
        played(Board::default().with(Pile::Deck(0), &deck), &cards::GAUNTLET_DROPSHIP);
    assert_eq!(run_until_question(&mut board, &code), None, "there is one Trooper among them");
    assert_eq!(board.pile(Pile::Hand(0)), [TROOPER.0]);
    let left = [REBELS[0], DROID, PILOT, STARTER, SMUGGLER].map(|card| card.0);
    assert_eq!(board.pile(Pile::Deck(0)), left);
}

#[test]
fn count_dooku_needs_the_force_and_a_card_to_bring_back() {
    let row = Board { force: 1, ..Board::default() }.with(Pile::Row, &[PILOT, TROOPER]);
    let exiled = row.clone().with(Pile::Exile(0), &[STARTER, SMUGGLER]);
    let (mut board, code) = played(exiled, &cards::COUNT_DOOKU);
    assert_eq!(run_until_question(&mut board, &code), Some((0, things(&[TROOPER.0, PILOT.0]))));
    assert_eq!(reply(&mut board, &code, The(TROOPER.0)), None, "a starter cannot be picked");
    assert_eq!(board.pile_of(SMUGGLER.0), Some(Pile::Row));
    assert_eq!(board.pile_of(TROOPER.0), Some(Pile::Exile(0)));

    let frame = start(first_entry(&cards::COUNT_DOOKU), SOURCE, Seat::new(0));
    assert!(!script::possible(&row, &cards::COUNT_DOOKU, &frame), "nothing to swap with");
}

fn first_entry(effect: &'static Step<Dbg>) -> Entry {
    lowered(&mut Code::default(), effect)
}

#[test]
fn aurore_class_freighter_asks_everyone_in_turn_order() {
    let board = Board { turn: 1, ..Board::default() }
        .with(Pile::Hand(0), &[DROID])
        .with(Pile::Discard(0), &[TROOPER])
        .with(Pile::Hand(1), &[REBELS[0]]);
    let (mut board, code) = played(board, &cards::AURORE_CLASS_FREIGHTER);
    assert_eq!(
        run_until_question(&mut board, &code),
        Some((1, vec![Yes, No])),
        "whose turn it is goes first"
    );
    assert_eq!(reply(&mut board, &code, No), Some((0, vec![Yes, No])));
    assert_eq!(reply(&mut board, &code, Yes), Some((0, things(&[DROID.0, TROOPER.0]))));
    assert_eq!(reply(&mut board, &code, The(TROOPER.0)), None);
    assert_eq!(board.pile_of(REBELS[0].0), Some(Pile::Hand(1)));
}

#[test]
fn a_game_cloned_during_an_ability_continues_independently() {
    let board = Board::default().with(Pile::Hand(0), &[DROID]).with(Pile::Hand(1), &[REBELS[0]]);
    let (mut board, code) = played(board, &cards::AURORE_CLASS_FREIGHTER);
    assert_eq!(run_until_question(&mut board, &code), Some((0, vec![Yes, No])));
    let mut other = board.clone();
    assert_eq!(other, board);

    assert_eq!(reply(&mut board, &code, Yes), Some((1, vec![Yes, No])));
    assert_eq!(reply(&mut other, &code, No), Some((1, vec![Yes, No])));
    assert_ne!(other, board);
    assert_eq!(reply(&mut board, &code, No), None);
    assert_eq!(reply(&mut other, &code, Yes), None);
    assert_eq!(
        [board.pile_of(DROID.0), board.pile_of(REBELS[0].0)],
        [Some(Pile::Exile(0)), Some(Pile::Hand(1))]
    );
    assert_eq!(
        [other.pile_of(DROID.0), other.pile_of(REBELS[0].0)],
        [Some(Pile::Hand(0)), Some(Pile::Exile(1))]
    );
}

#[test]
fn twilek_smuggler_waits_for_the_next_purchase() {
    let board = Board::default().with(Pile::Discard(0), &[PILOT, TROOPER]);
    let (mut board, code) = played(board, &cards::TWILEK_SMUGGLER);
    assert_eq!(run_until_question(&mut board, &code), None);
    for card in [TROOPER.0, PILOT.0] {
        board.moment_comes(Moment::NextPurchase(Slot::A), Some(card));
        assert_eq!(run_until_question(&mut board, &code), None);
    }
    assert_eq!(board.pile_of(TROOPER.0), Some(Pile::Deck(0)));
    assert_eq!(board.pile_of(PILOT.0), Some(Pile::Discard(0)), "only the first purchase");
}

#[test]
fn rodia_does_not_touch_the_cards_that_fill_the_row() {
    let board = Board::default()
        .with(Pile::Row, &[REBELS[0], PILOT, REBELS[1]])
        .with(Pile::GalaxyDeck, &[TROOPER, REBELS[2]]);
    let (mut board, code) = played(board, &cards::RODIA);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.base_damage, [0, 2]);
    assert_eq!(board.pile(Pile::GalaxyDiscard), [REBELS[0].0, REBELS[1].0]);
    assert_eq!(board.pile(Pile::Row), [PILOT.0, REBELS[2].0, TROOPER.0]);
}

#[test]
fn paz_vizsla_spends_no_more_than_there_is() {
    let (mut board, code) = played(Board { resources: 2, ..Board::default() }, &cards::PAZ_VIZSLA);
    let numbers = vec![Number(0), Number(1), Number(2)];
    assert_eq!(run_until_question(&mut board, &code), Some((0, numbers)));
    assert_eq!(reply(&mut board, &code, Number(2)), None);
    assert_eq!((board.resources, board.attack), (0, 2));
}

#[test]
fn kessel_exiles_different_cards_and_may_stop() {
    let board =
        Board::default().with(Pile::Hand(0), &[DROID, TROOPER]).with(Pile::Discard(0), &[PILOT]);
    let (mut board, code) = played(board, &cards::KESSEL);
    let with_enough = |cards: &[Thing]| Some((0, [things(cards), vec![Enough]].concat()));
    assert_eq!(run_until_question(&mut board, &code), with_enough(&[DROID.0, TROOPER.0, PILOT.0]));
    assert_eq!(reply(&mut board, &code, The(PILOT.0)), with_enough(&[DROID.0, TROOPER.0]));
    assert_eq!(reply(&mut board, &code, Enough), None);
    assert_eq!(board.pile(Pile::Exile(0)), [PILOT.0]);
}

#[test]
fn a_ship_changes_sides_only_if_its_player_wants() {
    let board = Board::default().with(Pile::InPlay(0), &SHIPS);
    let (mut board, code) = played(board, &cards::SHIP_THAT_CHANGES_SIDES);
    assert_eq!(run_until_question(&mut board, &code), Some((0, vec![Yes, No])));
    let mut declined = board.clone();
    assert_eq!(reply(&mut declined, &code, No), None);
    assert_eq!(declined.resources, 0);
    assert_eq!(reply(&mut board, &code, Yes), Some((0, things(&[SHIPS[0].0, SHIPS[1].0]))));
    assert_eq!(reply(&mut board, &code, The(SHIPS[0].0)), None);
    assert_eq!((board.pile(Pile::InPlay(1)), board.resources), (vec![SHIPS[0].0], 3));
}

#[test]
fn hoth_prevents_two_damage_each_turn_and_no_more() {
    let mut code = Code::default();
    let hoth = lowered(&mut code, &cards::HOTH);
    let mut board = Board::default();
    for (amount, damage) in [(1, 0), (3, 2), (2, 4)] {
        board.propose_damage(amount, hoth);
        assert_eq!(run_until_question(&mut board, &code), None);
        assert_eq!(board.base_damage[0], damage);
    }
    board.next_turn();
    board.propose_damage(5, hoth);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.base_damage[0], 4 + 3, "the pool is full again");
}

#[test]
fn jedha_lends_the_card_it_brings() {
    let mut code = Code::default();
    let jedha = lowered(&mut code, &cards::JEDHA);
    let mut board = Board::default().with(Pile::Row, &[PILOT]);
    let purchase = start(jedha, SOURCE, Seat::new(0)).with(Slot::A, PILOT.0);
    board.stack.push(Task::Ability(purchase));
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.pile_of(PILOT.0), Some(Pile::Hand(0)));
    board.moment_comes(Moment::EndOfTurn, None);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.pile_of(PILOT.0), Some(Pile::Exile(0)));
}
