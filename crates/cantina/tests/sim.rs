//! `cantina sim` from the outside: the report it writes, and its errors.

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

fn fine(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = cantina(arguments);
    let err = String::from_utf8_lossy(&stderr);
    assert_eq!((status.code(), &*err), (Some(0), ""), "{arguments:?}");
    String::from_utf8(stdout).expect("text")
}

fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().expect("the path is text").to_owned()
}

const DUEL: [&str; 7] = ["sim", "duel", "--seats", "greedy,random", "--games", "40", "--paired"];

fn duel<'a>(more: &[&'a str]) -> Vec<&'a str> {
    DUEL.into_iter().chain(more.iter().copied()).collect()
}

#[test]
fn the_page_holds_its_command_and_is_the_same_again() {
    let file = path("duel-report.html");
    let without_speed = |page: String| -> String {
        page.lines()
            .flat_map(|line| line.split("</div>"))
            .filter(|part| !part.contains("games/s"))
            .collect()
    };
    let pages = ["1", "4"].map(|threads| {
        fine(&duel(&["--report", &file, "--threads", threads]));
        without_speed(fs::read_to_string(&file).expect("a page"))
    });
    assert_eq!(pages[0], pages[1]);
    let command = "cantina sim duel --seats greedy,random --games 40 --seed 1 --paired --report duel-report.html";
    assert!(pages[0].contains(command), "{}", pages[0]);
}

#[test]
fn json_has_every_field() {
    let out = fine(&duel(&["--json"]));
    let sim: Value = serde_json::from_str(&out).expect("JSON");
    for field in [
        "/game",
        "/title/es",
        "/rules_version",
        "/variant",
        "/setup/en",
        "/games",
        "/requested",
        "/paired",
        "/games_per_round",
        "/sides/1/0",
        "/seed",
        "/reproducible",
        "/seats/0/bot",
        "/seats/0/fair_share",
        "/seats/0/low",
        "/seats/0/average_place",
        "/seats/0/wilson/low",
        "/seats/0/bootstrap/high",
        "/wins_by_seat/0",
        "/first_seat/win_rate",
        "/factions/0/name/en",
        "/factions/0/moved_first",
        "/factions/0/low",
        "/decisions_per_game",
        "/decisions_range/1",
        "/lengths/decisions/median",
        "/lengths/turns/histogram/edges/0",
        "/cards/0/id",
        "/cards/0/lift/high",
        "/cards/0/gained",
        "/cards/0/played/with/games",
        "/games_per_s",
    ] {
        assert!(sim.pointer(field).is_some(), "{field} in {out}");
    }
}

#[test]
fn three_players_share_the_games() {
    let three = ["sim", "duel", "--setup", "mode=three", "--seats", "random,random,random"];
    let table = fine(&[&three[..], &["--games", "8", "--paired"]].concat());
    assert!(table.contains("9 games") && table.contains("a fair share"), "{table}");
    let third = |line: &&str| line.starts_with("  random") && line.contains("(33.33% to 33.33%)");
    assert_eq!(table.lines().filter(third).count(), 3, "{table}");
    let Output { status, stderr, .. } =
        cantina(&["sim", "duel", "--seats", "random,random,random"]);
    let err = String::from_utf8_lossy(&stderr);
    assert_eq!(status.code(), Some(2), "{err}");
    assert!(err.contains("has 2 seats, and --seats names 3 players"), "{err}");
}

#[test]
fn both_languages_say_the_same() {
    let english = fine(&duel(&[]));
    let spanish = fine(&duel(&["--lang", "es"]));
    assert_eq!(english.lines().count(), spanish.lines().count());
    assert!(english.contains("Win rate") && spanish.contains("Tasa de victorias"), "{spanish}");
}

#[test]
fn an_unwritable_file_is_an_error_before_any_game() {
    let file = path("no-such-folder/report.html");
    let never = ["sim", "duel", "--seats", "hard,hard", "--games", "1000000", "--report", &file];
    let Output { status, stdout, stderr } = cantina(&never);
    let err = String::from_utf8_lossy(&stderr);
    assert_eq!((status.code(), stdout.len()), (Some(2), 0), "{err}");
    assert!(err.starts_with("cantina: ") && err.contains("report.html cannot be written"), "{err}");
}
