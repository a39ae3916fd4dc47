//! `cantina balance` from the outside: its output, the files it writes and reads, and its errors.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

fn cantina(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_cantina"))
        .env("LC_ALL", "C")
        .args(arguments)
        .output()
        .expect("it starts")
}

/// Runs a command that must succeed; returns standard output and standard error.
fn fine(arguments: &[&str]) -> (String, String) {
    let output = cantina(arguments);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    assert!(output.status.success(), "{output:?}");
    (text(output.stdout), text(output.stderr))
}

fn refused(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = cantina(arguments);
    let err = String::from_utf8(stderr).expect("text");
    assert_eq!((status.code(), stdout.len()), (Some(2), 0), "{err}");
    assert!(err.starts_with("cantina: ") && err.trim_end().lines().count() == 1, "{err}");
    err
}

fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().expect("the path is text").to_owned()
}

const DUEL: [&str; 6] = ["balance", "duel", "--bot", "random", "--games", "61"];

#[test]
fn every_mode_is_played_in_whole_rounds_and_each_is_a_line_of_progress() {
    let (json, progress) = fine(&[&DUEL[..], &["--json"]].concat());
    let balance: Value = serde_json::from_str(&json).expect("JSON");
    let matchups = balance.pointer("/runs/0/matchups").and_then(Value::as_array).expect("a list");
    let games: Vec<u64> = matchups.iter().filter_map(|m| m["games"].as_u64()).collect();
    assert_eq!(games, [62, 63, 64], "rounds of two, three and four games");
    let teams = &matchups[2]["sides"];
    assert_eq!(teams.as_array().map(Vec::len), Some(2), "two teams: {teams}");
    assert_eq!(teams[0]["factions"].as_array().map(Vec::len), Some(2), "{teams}");
    assert_eq!(progress.lines().count(), 3, "{progress}");
    assert!(progress.starts_with("1/3 ") && progress.contains(" left\n"), "{progress}");
}

#[test]
fn json_has_every_field() {
    let (json, _) = fine(&[&DUEL[..], &["--json"]].concat());
    let balance: Value = serde_json::from_str(&json).expect("JSON");
    let docs = include_str!("../../../docs/cli.md");
    for field in [
        "/game",
        "/title/es",
        "/rules_version",
        "/runs/0/command",
        "/runs/0/commit",
        "/runs/0/profile",
        "/runs/0/machine",
        "/runs/0/bot",
        "/runs/0/seed",
        "/runs/0/seconds",
        "/runs/0/matchups/0/variant",
        "/runs/0/matchups/0/setup/en",
        "/runs/0/matchups/0/requested",
        "/runs/0/matchups/0/games_per_round",
        "/runs/0/matchups/0/reproducible",
        "/runs/0/matchups/0/sides/0/name/en",
        "/runs/0/matchups/0/sides/0/moved_first",
        "/runs/0/matchups/0/sides/0/rate/low",
        "/runs/0/matchups/0/first_player/win_rate",
        "/runs/0/matchups/0/turns",
        "/runs/0/matchups/0/decisions",
        "/runs/0/matchups/0/cards/0/id",
        "/runs/0/matchups/0/cards/0/measured_by",
        "/runs/0/matchups/0/cards/0/with_games",
        "/runs/0/matchups/0/cards/0/without_games",
        "/runs/0/matchups/0/cards/0/lift",
    ] {
        assert!(balance.pointer(field).is_some(), "{field} in {json}");
        let name = field.rsplit('/').next().expect("a name");
        assert!(docs.contains(&format!("\"{name}\"")), "docs/cli.md does not name {name}");
    }
}

#[test]
fn files_made_again_from_the_json_are_the_same() {
    let [markdown, page, json] = ["balance.md", "balance.html", "balance.json"].map(path);
    fs::write(&markdown, "# Balance\n\nMy own words.\n").expect("written");
    let outputs = ["--markdown", &markdown, "--report", &page];
    let (printed, _) = fine(&[&DUEL[..], &["--json"], &outputs[..]].concat());
    fs::write(&json, printed).expect("written");
    let read = || [&markdown, &page].map(|file| fs::read_to_string(file).expect("a file"));
    let first = read();
    assert!(first[0].starts_with("# Balance\n\nMy own words.\n"), "{}", first[0]);
    let command = "cantina balance duel --bot random --games 61 --seed 1";
    assert!(first.iter().all(|file| file.contains(command)), "{}", first[0]);
    fine(&[&["balance", "--from", &json], &outputs[..]].concat());
    assert_eq!(read(), first);
}

#[test]
fn both_languages_say_the_same_and_how_to_repeat_it() {
    let (english, _) = fine(&DUEL);
    let (spanish, _) = fine(&[&DUEL[..], &["--lang", "es"]].concat());
    assert_eq!(english.lines().count(), spanish.lines().count());
    for part in ["first player", "command: cantina balance duel", "machine: ", "seed 1"] {
        assert!(english.contains(part), "{part} is missing in\n{english}");
    }
    assert!(spanish.contains("quien empieza") && spanish.contains("semilla 1"), "{spanish}");
}

#[test]
fn setups_are_those_that_are_named() {
    let two = ["--setup", "life=5", "--setup", "life=6"];
    let (json, _) = fine(&[&DUEL[..], &two, &["--json"]].concat());
    let balance: Value = serde_json::from_str(&json).expect("JSON");
    let variant = |number: usize| &balance["runs"][0]["matchups"][number]["variant"];
    assert!(variant(0).as_str().is_some_and(|words| words.contains("life=5")), "{json}");
    assert!(variant(1).as_str().is_some_and(|words| words.contains("life=6")), "{json}");
    let command = balance["runs"][0]["command"].as_str().expect("a command");
    assert!(command.ends_with("--setup life=5 --setup life=6"), "{command}");
}

#[test]
fn wrong_input_is_refused_before_any_game() {
    assert!(refused(&["balance"]).contains("Missing <GAME>"));
    assert!(refused(&["balance", "chess"]).contains("expected deckbuilding"));
    assert!(refused(&["balance", "duel", "--bot", "hopeless"]).contains("not a level"));
    assert!(refused(&["balance", "duel", "--games", "0"]).contains("from 1 to"));
    let setup = refused(&["balance", "duel", "--setup", "life=10", "--setup", "life=99"]);
    assert!(setup.contains("99"), "{setup}");
    let file = path("no-such-folder/balance.html");
    let never = ["balance", "duel", "--bot", "hard", "--games", "1000000", "--report", &file];
    assert!(refused(&never).contains("balance.html cannot be written"));
}

#[test]
fn files_that_do_not_fit_are_refused() {
    assert!(refused(&["balance", "--from", &path("none.json")]).contains("cannot be read"));
    let other = path("other.json");
    fs::write(&other, "{}").expect("written");
    assert!(refused(&["balance", "--from", &other]).contains("was not written by"));
    assert!(refused(&["balance", "duel", "--from", &other]).contains("cannot be used with"));
    let [duel, renamed] = ["duel.json", "renamed.json"].map(path);
    let (json, _) = fine(&[&DUEL[..], &["--json"]].concat());
    fs::write(&duel, &json).expect("written");
    fs::write(&renamed, json.replace("\"duel\"", "\"chess\"")).expect("written");
    let err = refused(&["balance", "--from", &duel, "--from", &renamed]);
    assert!(err.contains("is about chess"), "{err}");
}
