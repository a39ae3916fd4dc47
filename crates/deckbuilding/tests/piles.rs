//! Piles that every viewer may examine, in plain words.

use deckbuilding::Deckbuilding;
use scenario::{Item, Staged as _};
use table::{Described as _, Game as _, Luck, Seat, Seed, Viewer};

/// proves: DBG-INFO-01
#[test]
fn every_viewer_can_examine_all_discard_piles_in_order() {
    let game = Deckbuilding::new();
    let luck = Luck::new(Seed::from_number(1));
    let mut state = game.start(&Deckbuilding::setups()[0], luck).expect("the default setup");
    let givens = [
        ("discard", Seat::new(0), ["at-at", "tie-fighter"]),
        ("discard", Seat::new(1), ["x-wing", "y-wing"]),
        ("galaxy-discard", Seat::new(0), ["lobot", "bossk"]),
    ];
    for (name, seat, cards) in givens {
        let property = game.properties().iter().find(|property| property.name == name);
        let set = property.and_then(|property| property.set).expect("a pile that can be given");
        set(&game, &mut state, seat, &cards.map(Item::new)).expect("a possible given");
    }
    for viewer in [Viewer::Watcher, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
        let told: Vec<String> =
            game.piles(&game.view(&state, viewer)).into_iter().map(|line| line.en).collect();
        for pile in ["AT-AT; TIE Fighter", "X-Wing; Y-Wing", "Lobot; Bossk"] {
            assert!(told.iter().any(|line| line.contains(pile)), "{pile} in {told:?}");
        }
    }
}
