//! Views in JSON.

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

/// Whether the list has entries and all of them are hidden.
fn all_hidden(list: &Value) -> bool {
    let list = list.as_array().expect("a list");
    !list.is_empty() && list.iter().all(Value::is_null)
}

/// Whether the list has entries and all of them are known.
fn all_known(list: &Value) -> bool {
    let list = list.as_array().expect("a list");
    !list.is_empty() && list.iter().all(Value::is_string)
}

#[test]
fn information_hidden_from_a_seat_is_null() {
    let (game, mut state) = started("mode=secret");
    let first = Seat::new(0);
    let mut options = Vec::new();
    // Both players pick their bases before the first turn.
    while game.status(&state) != Status::Decide(Seats::only(first)) {
        let Status::Decide(deciders) = game.status(&state) else { panic!("the match is not over") };
        let seat = deciders.lowest().expect("a seat must choose");
        game.legal(&state, seat, &mut options);
        game.advance(&mut state, seat, options[0]);
    }
    let view = seen(&game, &state, Viewer::Seat(first));
    let [own, other] = [&view["players"][0], &view["players"][1]];
    assert!(all_known(&own["hand"]) && all_hidden(&other["hand"]), "{view}");
    assert!(
        all_hidden(&own["deck"]) && all_hidden(&other["deck"]) && all_hidden(&view["galaxy"]),
        "{view}"
    );
    assert!(all_known(&own["base_deck"]) && all_hidden(&other["base_deck"]), "{view}");
    assert!(all_known(&own["left_out"]) && all_hidden(&other["left_out"]), "{view}");

    let watcher = seen(&game, &state, Viewer::Watcher);
    assert!(all_hidden(&watcher["players"][0]["hand"]) && watcher["reader"].is_null(), "{watcher}");
    let judge = seen(&game, &state, Viewer::Judge);
    assert!(all_known(&judge["players"][1]["base_deck"]) && all_known(&judge["galaxy"]), "{judge}");
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
        let card = card.and_then(Piece::card_id).expect("a seat knows its own hand");
        let played = Choice::Play(card);
        let word = word.as_str().expect("a word");
        assert_eq!(game.write_choice(&state, played), format!("play {word}"));
    }
    assert_eq!(written["players"][0]["faction"], "empire");
    assert_eq!(written["deciders"], json!([0]));
    let both = serde_json::to_value(table::Outcome::Won(Seats::first(2))).expect("JSON");
    assert_eq!((both, &written["outcome"]), (json!({ "won": [0, 1] }), &Value::Null));
}
