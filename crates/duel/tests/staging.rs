//! Impossible givens are refused with a sentence, and no card is ever lost.

use duel::Duel;
use scenario::{Item, OnStage, Stage, Staged, run_texts};
use table::{Component, Game, Luck, Seat, Seed};

/// The report of the runner for a scenario with these givens and expectations.
fn found(given: &[&str], then: &[&str]) -> String {
    let givens = given.iter().map(|given| format!("  given {given}\n"));
    let thens = then.iter().map(|then| format!("  then {then}\n"));
    let lines: String = givens.chain(thens).collect();
    let text = format!("scenario Staging\n  game duel\n{lines}  then the game goes on\n");
    let report = run_texts(&[&OnStage(Duel::new())], &[("staging.scn", text)]);
    report.failures.into_iter().map(|failure| failure.found).collect::<Vec<_>>().join("\n")
}

const CARDS: &str = "grunt, grunt#2, squire, bulwark, martyr, martyr#2, medic, thief, gambler, \
                     sniper, scout, captain";

#[test]
fn every_bad_given_says_what_is_valid() {
    for (given, complaint) in [
        ("red.life = 0", "expected a number from 1 to 10, not 0"),
        ("red.life = 11", "expected a number from 1 to 10, not 11"),
        ("red.life = 4000", "expected a number from 1 to 10, not 4000"),
        ("red.life = much", "expected a whole number, not `much`"),
        ("red.energy = 4", "expected a number from 0 to 3, not 4"),
        ("red.guard = 2", "expected a number from 0 to 1, not 2"),
        ("round = 21", "expected a number from 1 to 20, not 21"),
        ("turn = green", "expected a seat such as red or blue, not `green`"),
        ("turn = nothing", "expected exactly one item, not `nothing`"),
        ("red.stance = brave", "expected bold, wary, keen or nothing, not `brave`"),
        ("red.hand = jedi", &format!("there is no `jedi`; the cards are {CARDS}")),
        ("red.hand = grunt#3", &format!("there is no `grunt#3`; the cards are {CARDS}")),
        ("red.hand = medic, medic", &format!("`medic` is named twice; the cards are {CARDS}")),
        ("red.hand = grunt (ready)", "only fighters in play have notes, not `grunt (ready)`"),
        ("red.board = grunt, squire, medic, thief, scout", "at most 4 fighters can be in play"),
        (
            "red.board = bulwark (damage 4)",
            "the damage on bulwark must be from 0 to below its health of 4",
        ),
        (
            "red.board = grunt (damage 1)",
            "the damage on grunt must be from 0 to below its health of 1",
        ),
        ("red.board = grunt (shields 10)", "the shields on grunt must be from 0 to 9"),
        (
            "red.board = grunt (asleep)",
            "the notes on a fighter are damage N, shields N, ready and new, not `asleep`",
        ),
    ] {
        assert_eq!(found(&[given], &[]), complaint, "{given}");
    }
}

#[test]
fn impossible_positions_say_why() {
    for (given, complaint) in [
        (&["red.energy = 1"][..], "energy and guard belong to a turn: give `turn` as well"),
        (
            &["red.stance = bold", "blue.stance = wary"],
            "with all stances chosen it is somebody's turn: give `turn` as well",
        ),
        (&["turn = red", "red.guard = 1"], "only a wary stance has a guard"),
        (&["turn = red", "blue.energy = 1"], "only the player whose turn it is has energy"),
    ] {
        assert_eq!(found(given, &[]), complaint, "{given:?}");
    }
}

#[test]
fn cards_come_from_anywhere_and_leave_for_the_deck() {
    let all = [
        "red.hand = grunt, medic",
        "red.board = squire (shields 2, ready), thief (damage 1)",
        "red.deck = captain, sniper",
    ];
    let rest = "red.discard = {scout, grunt#2, bulwark, martyr, martyr#2, gambler}";
    assert_eq!(found(&all, &[all[0], all[1], rest, all[2]]), "");

    let displaced = ["red.hand = captain", "red.deck counts 11", "red.discard = nothing"];
    assert_eq!(found(&["red.hand = captain"], &displaced), "");
}

#[test]
fn no_order_of_givens_loses_or_doubles_a_card() {
    let duel = Duel::new();
    let zone = |name| duel.properties().iter().find(|known| known.name == name).expect("a zone");
    let zones = ["hand", "board", "discard", "deck"].map(zone);
    let cards: Vec<&str> = CARDS.split(", ").collect();
    let mut whim = Luck::new(Seed::from_number(1));
    let mut any = |most: u32| whim.below(most) as usize;
    let mut state = duel.start(&Duel::setups()[0], Luck::new(Seed::from_number(2))).unwrap();
    for _ in 0..2000 {
        let zone = zones[any(4)];
        let seat = [Seat::new(0), Seat::new(1)][any(2)];
        let first = any(12);
        let items: Vec<Item> =
            cards.iter().cycle().skip(first).take(any(5)).map(Item::new).collect();
        let set = zone.set.expect("zones can be given");
        set(&duel, &mut state, seat, &items).unwrap();
        let there: Vec<String> =
            (zone.get)(&duel, &state, seat).into_iter().map(|item| item.name).collect();
        assert!(there.iter().eq(items.iter().map(|item| &item.name)), "{there:?}");
        let mut all = Vec::new();
        duel.census(&state, &mut all);
        all.sort_unstable();
        assert!(all.into_iter().eq((0..24).map(Component)));
    }
}

#[test]
fn no_player_knows_the_order_of_a_given_deck() {
    let hidden = ["red sees red.deck = ?, ?", "blue sees red.deck = ?, ?"];
    assert_eq!(found(&["red.deck = grunt, squire"], &hidden), "");
}

#[test]
fn a_turn_begins_with_three_energy_and_keen_stances() {
    let then = ["asked = blue", "blue.energy = 3", "red.energy = 0", "red.stance = keen"];
    assert_eq!(found(&["turn = blue", "blue.stance = bold"], &then), "");
    assert_eq!(found(&["turn = blue", "blue.energy = 1"], &["blue.energy = 1"]), "");
}

#[test]
fn every_property_has_a_line_of_help() {
    let stage = OnStage(Duel::new());
    let lines: Vec<String> = stage.properties().iter().map(ToString::to_string).collect();
    let names = ["life", "energy", "guard", "stance", "hand", "board", "discard", "deck"];
    for name in names {
        assert!(lines.iter().any(|line| line.starts_with(&format!("SEAT.{name}: "))), "{lines:?}");
    }
    assert!(lines.contains(&"asked: the seats that must choose now (cannot be given)".to_owned()));
}
