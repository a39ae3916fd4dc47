//! `cantina ladder` from the outside: the table in both languages, and the JSON.

use std::process::{Command, Output};

fn cantina(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cantina"))
        .env("LC_ALL", "C")
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn printed(arguments: &[&str]) -> String {
    let output = cantina(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_table_says_who_is_stronger_and_how_to_repeat_it() {
    let arguments = ["ladder", "duel", "--levels", "random,greedy", "--pairs", "40"];
    let table = printed(&arguments);
    for part in [
        "greedy is stronger than random",
        "iterations/s per thread",
        "command: cantina ladder duel --levels random,greedy --pairs 40",
        "machine: ",
        "seed 1",
    ] {
        assert!(table.contains(part), "{part} is missing in\n{table}");
    }
    let spanish = printed(&[&arguments[..], &["--lang", "es"]].concat());
    assert!(spanish.contains("greedy es más fuerte que random"), "{spanish}");
}

#[test]
fn the_json_has_the_share_of_each_position() {
    let arguments = ["ladder", "deckbuilding", "--levels", "random", "--pairs", "0", "--json"];
    let ladder: serde_json::Value = serde_json::from_str(&printed(&arguments)).expect("JSON");
    let positions = ladder["positions"].as_array().expect("a list");
    assert!(positions.len() >= 24, "{}", positions.len());
    assert!(positions.iter().all(|position| position["shares"][0].is_number()));
    assert!(ladder["rungs"][0]["solved"].as_f64().is_some_and(|share| share < 0.5));
    assert_eq!(ladder["games"], 0);
}

#[test]
fn a_table_for_three_is_rated_in_rounds() {
    let three = ["ladder", "duel", "--setup", "mode=three", "--levels", "random,greedy"];
    let table = printed(&[&three[..], &["--pairs", "40"]].concat());
    assert!(
        table.contains("greedy is stronger than random (") && table.contains(" rounds)."),
        "{table}"
    );
    let json = printed(&[&three[..], &["--pairs", "1", "--json"]].concat());
    let ladder: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&ladder["sides"], &ladder["games_per_round"]), (&3.into(), &6.into()));
    assert_eq!((&ladder["pairs"], &ladder["games"]), (&1.into(), &6.into()));
    assert_eq!(
        (&ladder["encounters"][0]["pairs"], &ladder["encounters"][0]["games"]),
        (&1.into(), &6.into())
    );
}

#[test]
fn a_wrong_level_is_refused() {
    let output = cantina(&["ladder", "duel", "--levels", "random,hopeless"]);
    assert_eq!(output.status.code(), Some(2));
}
