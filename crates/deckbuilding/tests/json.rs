//! Views as programs get them.

use deckbuilding::{Choice, Deckbuilding, Piece, State};
use serde_json::{Value, json};
use table::{Game, Luck, Notation, Seat, Seats, Seed, Status, Viewer};

fn started(setup: &str) -> (Deckbuilding, State) {
    let game = Deckbuilding::new();
    let setup = game.read_setup(setup).expect("a setup");
    let state = game.start(&setup, Luck::new(Seed::from_number(3))).expect("it starts");
    (game, state)
}

fn seen(game: &Deckbuilding, state: &State, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(state, viewer)).expect("a view is JSON")
}

/// Are there things of which only the number is known?
fn hidden(list: &Value) -> bool {
    let list = list.as_array().expect("a list");
    !list.is_empty() && list.iter().all(Value::is_null)
}

/// Are there things, all of them known?
fn open(list: &Value) -> bool {
    let list = list.as_array().expect("a list");
    !list.is_empty() && list.iter().all(Value::is_string)
}

#[test]
fn what_a_seat_may_not_know_is_null() {
    let (game, mut state) = started("mode=secret");
    let first = Seat::new(0);
    let mut options = Vec::new();
    // Both pick their bases before the first turn.
    while game.status(&state) != Status::Decide(Seats::only(first)) {
        let Status::Decide(deciders) = game.status(&state) else { panic!("nobody has won") };
        let seat = deciders.lowest().expect("somebody decides");
        game.legal(&state, seat, &mut options);
        game.advance(&mut state, seat, options[0]);
    }
    let view = seen(&game, &state, Viewer::Seat(first));
    let [own, other] = [&view["players"][0], &view["players"][1]];
    assert!(open(&own["hand"]) && hidden(&other["hand"]), "{view}");
    assert!(hidden(&own["deck"]) && hidden(&other["deck"]) && hidden(&view["galaxy"]), "{view}");
    assert!(open(&own["base_deck"]) && hidden(&other["base_deck"]), "{view}");
    assert!(open(&own["left_out"]) && hidden(&other["left_out"]), "{view}");

    let watcher = seen(&game, &state, Viewer::Watcher);
    assert!(hidden(&watcher["players"][0]["hand"]) && watcher["reader"].is_null(), "{watcher}");
    let judge = seen(&game, &state, Viewer::Judge);
    assert!(open(&judge["players"][1]["base_deck"]) && open(&judge["galaxy"]), "{judge}");
}

#[test]
fn cards_have_the_words_of_the_notation() {
    let (game, state) = started("");
    let seat = Seat::new(0);
    let view = game.view(&state, Viewer::Seat(seat));
    let written = seen(&game, &state, Viewer::Seat(seat));
    for (card, word) in
        view.players[0].hand.iter().zip(written["players"][0]["hand"].as_array().expect("a list"))
    {
        let card = card.and_then(Piece::card_id).expect("the own hand is known");
        let played = Choice::Play(card);
        let word = word.as_str().expect("a word");
        assert_eq!(game.write_choice(&state, played), format!("play {word}"));
    }
    assert_eq!(written["players"][0]["faction"], "empire");
    assert_eq!(written["deciders"], json!([0]));
    let both = serde_json::to_value(table::Outcome::Won(Seats::first(2))).expect("JSON");
    assert_eq!((both, &written["outcome"]), (json!({ "won": [0, 1] }), &Value::Null));
}
