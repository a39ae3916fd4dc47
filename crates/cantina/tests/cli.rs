//! The program from the outside: exit codes, JSON fields, and error messages.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use table::Commitment;
use table::replay::{Ending, Sheet};

/// The exit code and output of a run.
struct Run {
    code: i32,
    out: String,
    err: String,
}

fn cantina(arguments: &[&str]) -> Run {
    let output =
        Command::new(env!("CARGO_BIN_EXE_cantina")).env("LC_ALL", "C").args(arguments).output();
    let Output { status, stdout, stderr } = output.expect("the program starts");
    Run {
        code: status.code().expect("the program ends by itself"),
        out: String::from_utf8(stdout).expect("the output is text"),
        err: String::from_utf8(stderr).expect("the errors are text"),
    }
}

/// Runs a command that must succeed without error output.
fn fine(arguments: &[&str]) -> String {
    let Run { code, out, err } = cantina(arguments);
    assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
    out
}

/// Runs a command that must fail with this exit code, with an error message and without a panic.
fn wrong(code: i32, arguments: &[&str]) -> String {
    let run = cantina(arguments);
    assert_eq!(run.code, code, "{arguments:?}: {}", run.err);
    assert!(!run.err.contains("panicked"), "{arguments:?}: {}", run.err);
    run.err
}

/// Runs a command that must fail with a message of one line.
fn one_line(code: i32, arguments: &[&str]) -> String {
    let err = wrong(code, arguments);
    assert!(err.starts_with("cantina: ") && err.trim_end().lines().count() == 1, "{err}");
    err
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&fine(arguments)).expect("the output is JSON")
}

fn has_fields(value: &Value, fields: &[&str]) {
    for field in fields {
        assert!(value.get(field).is_some(), "`{field}` in {value}");
    }
}

/// Writes a file for this test run.
fn file(name: &str, contents: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(path.parent().expect("a file lies in a folder"))
        .expect("the folder is made");
    fs::write(&path, contents).expect("the file is written");
    path.to_str().expect("the path is text").to_owned()
}

fn demo(name: &str) -> String {
    file(name, fine(&["demo", "duel", "--seed", "7"]))
}

/// The arguments that print the help of every command.
const COMMANDS: [&[&str]; 22] = [
    &[],
    &["serve"],
    &["play"],
    &["replay"],
    &["analyse"],
    &["demo"],
    &["cards"],
    &["rules"],
    &["words"],
    &["deck"],
    &["deck", "check"],
    &["deck", "show"],
    &["deck", "convert"],
    &["scenario"],
    &["coverage"],
    &["sim"],
    &["ladder"],
    &["balance"],
    &["laws"],
    &["bench"],
    &["load"],
    &["completions"],
];

#[test]
fn help_is_completely_in_spanish() {
    for command in COMMANDS {
        let help = fine(&[command, &["--lang", "es", "--help"]].concat());
        for english in
            ["Usage", "Options", "Print", "default:", "possible", "Commands", "[OPTIONS]"]
        {
            assert!(!help.contains(english), "{command:?} says {english}:\n{help}");
        }
        assert!(help.contains("\nUso: cantina") && help.contains("\nOpciones:\n"), "{help}");
        assert_eq!(help, fine(&[&["--lang=es", "help"], command].concat()), "{command:?}");
        assert!(fine(&[command, &["--help"]].concat()).contains("\nUsage: cantina"));
    }
}

#[test]
fn usage_errors_are_in_the_requested_language() {
    for (arguments, english, spanish) in [
        (
            &["play", "foo"][..],
            "Invalid value «foo» for <GAME>: expected deckbuilding, unlimited or duel.",
            "Valor no válido «foo» para <GAME>: se espera deckbuilding, unlimited o duel.",
        ),
        (&["sim", "duel"], "Missing --seats <A,B,…>.", "Falta --seats <A,B,…>."),
        (
            &["sim", "duel", "--games", "x"],
            "Invalid value «x» for --games: expected a number from 1 to 1000000000.",
            "Valor no válido «x» para --games: se espera un número del 1 al 1000000000.",
        ),
        (
            &["sim", "duel", "--games", "0"],
            "Invalid value «0» for --games: expected a number from 1 to 1000000000.",
            "Valor no válido «0» para --games: se espera un número del 1 al 1000000000.",
        ),
        (
            &["laws", "duel", "--stride", "0"],
            "Invalid value «0» for --stride: expected a number from 1 to 65535.",
            "Valor no válido «0» para --stride: se espera un número del 1 al 65535.",
        ),
        (
            &["sim", "duel", "--seed", "99999999999999999999"],
            "» for --seed: the number is too large.",
            "» para --seed: el número es demasiado grande.",
        ),
        (
            &["sim", "duel", "--seats", "easy,hardest"],
            "» for --seats: «hardest» is not a level: expected random, easy (or greedy)",
            "» para --seats: «hardest» no es un nivel: se espera random, easy (o greedy)",
        ),
        (
            &["sim", "duel", "--seats", "easy,engine"],
            "write engine:COMMAND or, with its thinking time, engine@200ms:COMMAND.",
            "escribe engine:ORDEN o, con su tiempo para pensar, engine@200ms:ORDEN.",
        ),
        (
            &["bench", "--seconds", "soon"],
            "Invalid value «soon» for --seconds: expected a number from 0.001 to 600.",
            "Valor no válido «soon» para --seconds: se espera un número del 0.001 al 600.",
        ),
        (
            &["load", "--rate", "fast"],
            "Invalid value «fast» for --rate: expected a number.",
            "Valor no válido «fast» para --rate: se espera un número.",
        ),
        (
            &["serve", "--addr", "here"],
            "Invalid value «here» for --addr: expected an address and a port",
            "Valor no válido «here» para --addr: se espera una dirección y un puerto",
        ),
        (
            &["plai"],
            "Unknown command «plai»; did you mean replay or play? Try",
            "Orden desconocida «plai»; ¿querías decir replay o play?",
        ),
        (
            &["play", "duel", "--bogus"],
            "Unexpected argument «--bogus».",
            "Argumento inesperado «--bogus».",
        ),
        (&["bench", "--seconds"], "Missing value for --seconds.", "Falta el valor de --seconds."),
        (&["bench", "--json", "--json"], "--json is given twice.", "--json está repetido."),
        (
            &["play", "duel", "--seat", "red", "--hot-seat"],
            "--seat cannot be used with --hot-seat.",
            "--seat no se puede usar con --hot-seat.",
        ),
        (
            &["play", "duel", "--seed", "x"],
            "Invalid value «x» for --seed: expected a whole number or 64 hexadecimal digits.",
            "Valor no válido «x» para --seed: se espera un número entero o 64 cifras hexadecimales.",
        ),
        (&["cards", "--jsn"], "; did you mean --json?", "; ¿querías decir --json?"),
    ] {
        let told = one_line(2, arguments);
        assert!(told.contains(english) && told.ends_with(" Try --help.\n"), "{told}");
        let told = one_line(2, &[arguments, &["--lang", "es"]].concat());
        assert!(told.contains(spanish) && told.ends_with(" Prueba con --help.\n"), "{told}");
    }
}

#[test]
fn the_language_of_the_system_is_the_default() {
    let help = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cantina"));
        let output = command.env("LC_ALL", "es_ES.UTF-8").args(arguments).output();
        String::from_utf8(output.expect("the program starts").stdout).expect("text")
    };
    assert!(help(&["--help"]).contains("Uso: cantina"));
    assert!(help(&["--help", "--lang", "en"]).contains("Usage: cantina"));
}

#[test]
fn the_version_names_the_commit_and_the_rules() {
    let version = fine(&["--version"]);
    let lines: Vec<&str> = version.lines().collect();
    assert_eq!(lines[0], concat!("cantina ", env!("CARGO_PKG_VERSION")));
    let commit = lines[1].strip_prefix("commit ").unwrap();
    assert!(commit == "unknown" || commit.chars().all(|c| c.is_ascii_hexdigit()), "{commit}");
    assert!(lines.iter().any(|line| line.starts_with("duel rules version ")), "{version}");
}

#[test]
fn wrong_use_is_exit_code_2() {
    for arguments in [
        &["chess"][..],
        &["--lang", "fr"],
        &["bench", "chess"],
        &["bench", "duel", "--seconds", "soon"],
        &["bench", "duel", "--seconds", "-1"],
        &["bench", "duel", "--seconds", "NaN"],
        &["bench", "duel", "--repetitions", "0"],
        &["bench", "duel", "--seed", "x"],
        &["coverage", "extra"],
        &["completions"],
        &["completions", "tortoise"],
        &["demo"],
        &["demo", "chess"],
        &["demo", "duel", "--seed", "-1"],
        &["replay"],
        &["replay", "x", "--at", "first"],
        &["replay", "x", "--verify", "--at", "3"],
        &["cards", "--nonsense"],
        &["rules", "--nonsense"],
        &["scenario", "--nonsense"],
    ] {
        wrong(2, arguments);
    }
}

#[test]
fn an_unknown_game_is_answered_with_the_list() {
    for command in ["bench", "demo", "balance"] {
        let err = wrong(2, &[command, "chess"]);
        assert!(err.contains("chess") && err.contains("duel"), "{err}");
    }
}

#[test]
fn a_closed_pipe_does_not_panic() {
    for arguments in
        [&["rules", "the"][..], &["coverage"], &["completions", "bash"], &["cards"], &[]]
    {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cantina"))
            .env("LC_ALL", "C")
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    }
}

#[test]
fn a_bench_has_every_documented_field() {
    let bench = json(&["bench", "duel", "--seconds", "0.05", "--repetitions", "1", "--json"]);
    has_fields(&bench, &["commit", "yardstick_copies_per_s", "games"]);
    has_fields(&bench, &["command", "machine", "profile", "seed", "warm_up_s", "repetitions"]);
    let games = bench["games"].as_array().unwrap();
    assert!(!games.is_empty());
    for game in games {
        assert_eq!((&game["game"], game["variant"].is_string()), (&Value::from("duel"), true));
        for field in [
            "games_per_s",
            "decisions_per_s",
            "decisions_per_s_with_clone",
            "decisions_per_game",
            "options_mean",
            "clone_ns",
            "state_bytes",
            "decisions_per_copy",
            "decisions_per_copy_with_clone",
            "copies_per_clone",
        ] {
            assert!(game[field].as_f64().is_some_and(|n| n > 0.0), "{field} in {game}");
        }
        // Counted by the program beside this one: a game that is being played allocates nothing.
        assert_eq!(game["allocations_per_decision"].as_f64(), Some(0.0), "{game}");
        for field in [
            "games_per_s_range",
            "decisions_per_s_range",
            "decisions_per_s_with_clone_range",
            "clone_ns_range",
        ] {
            has_fields(&game[field], &["min", "max"]);
        }
    }
}

#[test]
fn a_bench_is_also_a_table() {
    let table = fine(&["bench", "duel", "--seconds", "0.01", "--repetitions", "2"]);
    for row in ["yardstick", "games/s", "decisions/s", "clone", "bytes", "allocations"] {
        assert!(table.contains(row), "{row} in {table}");
    }
}

#[test]
fn coverage_has_every_documented_field() {
    let coverage = json(&["coverage", "--json"]);
    let games = coverage["games"].as_array().unwrap();
    assert!(games.len() >= 3, "{} games", games.len());
    for game in games {
        has_fields(
            game,
            &["game", "rules", "proven", "waived", "unknown_ids", "chapters", "cards"],
        );
        has_fields(&game["cards"], &["titles", "playable", "with_scenario", "original", "missing"]);
        for chapter in game["chapters"].as_array().unwrap() {
            has_fields(chapter, &["chapter", "title", "rules", "proven", "waived", "missing"]);
        }
    }
    assert!(fine(&["coverage"]).contains("deckbuilding"));
}

/// Rust tests prove rules too, so this asks the program and not the scenarios of a game.
#[test]
fn every_rule_of_the_two_player_deckbuilding_chapters_is_proven() {
    let coverage = json(&["coverage", "--json"]);
    let games = coverage["games"].as_array().unwrap();
    let game = games.iter().find(|game| game["game"] == "deckbuilding").unwrap();
    let chapters = game["chapters"].as_array().unwrap().iter();
    let chapters: Vec<_> =
        chapters.filter(|chapter| chapter["chapter"].as_u64().unwrap() <= 18).collect();
    assert!(chapters.len() >= 18);
    for chapter in chapters {
        assert_eq!(chapter["missing"], Value::Array(Vec::new()), "{}", chapter["title"]);
    }
    assert_eq!(coverage["stray_proofs"], Value::Array(Vec::new()));
    assert!(fine(&["rules", "DBG-COMP-02"]).contains("crates/deckbuilding/tests/box.rs"));
}

#[test]
fn coverage_counts_the_cards_that_scenarios_show() {
    let coverage = json(&["coverage", "--json"]);
    let games = coverage["games"].as_array().unwrap();
    let counted =
        |name: &str| games.iter().find(|game| game["game"] == name).unwrap()["cards"].clone();
    let duel = counted("duel");
    assert_eq!((&duel["titles"], &duel["playable"]), (&Value::from(10), &Value::from(10)));
    assert_eq!(duel["original"], 10, "the duel is our own");
    for name in ["duel", "deckbuilding", "unlimited"] {
        let cards = counted(name);
        let listed = json(&["cards", name, "--json"])["cards"].as_array().unwrap().len();
        assert_eq!(cards["titles"], listed, "{name}");
        let missing = cards["missing"].as_array().unwrap().len();
        let shown = usize::try_from(cards["with_scenario"].as_u64().unwrap()).unwrap();
        assert_eq!(shown + missing, listed, "{name}");
        assert!(shown > 0, "{name}");
    }
    assert_eq!(counted("outer-rim")["titles"], 0);
}

#[test]
fn cards_are_listed_found_and_shown() {
    let list = fine(&["cards", "duel"]);
    assert_eq!(list.lines().count(), 10);
    assert!(list.lines().all(|line| line.ends_with(" (original)")), "{list}");
    let page = fine(&["cards", "duel", "medic"]);
    assert!(page.starts_with("duel medic\nMedic: fighter, cost 2"), "{page}");
    assert!(page.lines().last().unwrap().starts_with("Original"), "{page}");
    let spanish = fine(&["cards", "MEDICA", "--lang", "es"]);
    assert!(spanish.starts_with("duel medic\nMédica: luchador, coste 2"), "{spanish}");
    let wings = fine(&["cards", "wing"]);
    assert!(wings.lines().count() > 1 && wings.contains("x-wing: X-Wing: "), "{wings}");
    assert!(fine(&["cards", "x-wing"]).starts_with("deckbuilding x-wing\nX-Wing: "));
    let hunters = fine(&["cards", "deckbuilding", "bounty", "hunter"]);
    assert!(hunters.lines().count() > 2, "{hunters}");
    assert_eq!(hunters, fine(&["cards", "deckbuilding", "bounty hunter"]));
    let all = fine(&["cards"]).lines().filter(|line| line.starts_with("  ")).count();
    let others = ["deckbuilding", "unlimited"].map(|game| fine(&["cards", game]).lines().count());
    assert_eq!(all, 10 + others[0] + others[1]);
    assert_eq!(others[1], 254);
}

#[test]
fn cards_are_searched_in_all_games_by_name_facts_and_text() {
    let vader = fine(&["cards", "darth", "vader"]);
    assert!(vader.starts_with("deckbuilding darth-vader\n"), "{vader}");
    assert!(vader.contains("\nUnlimited ("), "{vader}");
    assert!(vader.contains("\n  darth-vader-dark-lord-of-the-sith: "), "{vader}");
    let ids = |arguments: &[&str]| -> Vec<String> {
        let cards = json(&[&["cards", "--json"], arguments].concat());
        let cards = cards["cards"].as_array().unwrap().iter();
        cards.map(|card| format!("{} {}", card["game"], card["id"])).collect()
    };
    let [english, spanish] = ["trooper", "soldado"].map(|word| ids(&[word, "--cost", "3"]));
    assert!(!english.is_empty() && !spanish.is_empty(), "{english:?} {spanish:?}");
    assert!(ids(&["trooper"]).len() > english.len());
    assert_eq!(ids(&["--game", "duel", "--cost", "2"]), ids(&["duel", "--cost", "2"]));
    let draws = ids(&["si la fuerza te acompaña, roba"]);
    assert!(draws.contains(&"\"deckbuilding\" \"x-wing\"".to_owned()), "{draws:?}");
    one_line(2, &["cards", "--cost", "many"]);
}

#[test]
fn every_command_names_the_levels_alike() {
    for (lang, levels) in [
        (
            "en",
            "random, easy (or greedy), priorities (deckbuilding only), normal, hard, search:200ms (time), search:500 (iterations), engine:COMMAND",
        ),
        (
            "es",
            "random, easy (o greedy), priorities (solo deckbuilding), normal, hard, search:200ms (tiempo), search:500 (iteraciones), engine:ORDEN",
        ),
    ] {
        for command in ["play", "sim", "ladder", "balance"] {
            let help = fine(&[command, "--help", "--lang", lang]);
            let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(help.contains(levels), "{command}: {help}");
        }
    }
}

#[test]
fn cards_as_json_have_every_documented_field() {
    let cards = json(&["cards", "x-wing", "--json"]);
    let card = &cards["cards"][0];
    has_fields(card, &["id", "game", "name", "naming", "lines", "origin"]);
    assert_eq!(
        (&card["id"], &card["game"]),
        (&Value::from("x-wing"), &Value::from("deckbuilding"))
    );
    has_fields(&card["name"], &["en", "es"]);
    for line in card["lines"].as_array().unwrap() {
        has_fields(line, &["en", "es"]);
    }
    let origins = ["verified", "single-source", "inferred", "original"].map(Value::from);
    for card in json(&["cards", "--json"])["cards"].as_array().unwrap() {
        assert!(origins.contains(&card["origin"]), "{card}");
        assert!(card["lines"].as_array().unwrap().len() > 1, "{card}");
    }
    assert_eq!(json(&["cards", "xyzzy", "--json"])["cards"], Value::Array(Vec::new()));
}

#[test]
fn a_card_that_does_not_exist_is_answered_with_advice() {
    let err = one_line(1, &["cards", "xyzzy"]);
    assert!(err.contains("xyzzy") && err.contains("deckbuilding"), "{err}");
    assert!(one_line(1, &["cards", "xyzzy", "--lang", "es"]).contains("Ninguna carta"));
}

#[test]
fn the_coverage_check_fails_exactly_when_something_is_wrong() {
    let coverage = json(&["coverage", "--json"]);
    let lists = [
        "unknown_ids",
        "unknown_citations",
        "stray_proofs",
        "failing_scenarios",
        "invalid_waivers",
        "catalogue_faults",
    ];
    let faults = lists.iter().any(|list| !coverage[list].as_array().unwrap().is_empty());
    let scenarios_fail = cantina(&["scenario"]).code != 0;
    let check = cantina(&["coverage", "--check"]);
    assert_eq!(check.code, i32::from(faults || scenarios_fail), "{}", check.err);
}

const PASSING: &str = "scenario A duel begins\n  game duel\n  then the game goes on\n";
const FAILING: &str = "scenario A duel is over at once\n  game duel\n  then red wins\n";

#[test]
fn scenarios_pass_or_fail() {
    let passing = file("scenarios/one/passing.scn", PASSING);
    let report = json(&["scenario", &passing, "--json"]);
    assert_eq!(report["files"], 1);
    assert_eq!((&report["passed"], &report["failed"]), (&Value::from(1), &Value::from(0)));
    assert_eq!(report["failures"], Value::Array(Vec::new()));

    let failing = file("scenarios/two/failing.scn", FAILING);
    let run = cantina(&["scenario", &passing, &failing, "--json"]);
    assert_eq!(run.code, 1, "{}", run.err);
    let report: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&report["passed"], &report["failed"]), (&Value::from(1), &Value::from(1)));
    let failure = &report["failures"][0];
    has_fields(failure, &["file", "line", "expected", "found"]);
    assert_eq!((&failure["file"], &failure["line"]), (&Value::from(failing), &Value::from(3)));
}

#[test]
fn a_folder_of_scenarios_is_searched_in_depth() {
    file("folder/a.scn", PASSING);
    file("folder/deeper/b.scn", PASSING);
    file("folder/deeper/notes.txt", "not a scenario");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("folder");
    let report = json(&["scenario", folder.to_str().unwrap(), "--json"]);
    assert_eq!(report["files"], 2);
}

#[test]
fn the_scenarios_of_the_program_are_run_without_a_path() {
    let report = json(&["scenario", "--json"]);
    has_fields(&report, &["files", "passed", "failed", "failures"]);
    let count = |field: &str| report[field].as_u64().unwrap();
    assert!(count("passed") > count("files") && count("files") > 0, "{report}");
}

#[test]
fn laws_are_checked_on_random_setups() {
    let words = ["laws", "unlimited", "--games", "6", "--seed", "3", "--json"];
    let [one, many] =
        ["1", "2"].map(|threads| json(&[&words[..], &["--threads", threads]].concat()));
    has_fields(
        &one,
        &["command", "commit", "machine", "game", "seed", "seconds", "seen", "broken"],
    );
    assert_eq!((&one["seen"]["games"], &one["broken"]), (&Value::from(6), &Value::Null));
    assert_eq!(one["seen"], many["seen"], "the threads do not matter");
    let spanish = fine(&["laws", "duel", "--games", "3", "--lang", "es"]);
    assert!(spanish.ends_with("Se cumplieron todas las leyes.\n"), "{spanish}");
}

/// The examples in the documentation must work.
#[test]
fn the_examples_of_the_scenario_document_pass() {
    let document = include_str!("../../../docs/scenarios.md");
    let examples: Vec<&str> = document
        .split("\n```scn\n")
        .skip(1)
        .map(|rest| rest.split_once("\n```").expect("the example ends").0)
        .collect();
    let path = file("scenarios/document.scn", examples.join("\n"));
    let report = json(&["scenario", &path, "--json"]);
    assert_eq!((&report["passed"], examples.len()), (&Value::from(11), 11));
}

#[test]
fn scenarios_that_cannot_be_read_are_named() {
    let err = one_line(2, &["scenario", "no/such/file.scn"]);
    assert!(err.contains("no/such/file.scn"), "{err}");
    let bytes = file("scenarios/bytes.scn", [b'\xff', b'\xfe', b'\n']);
    assert!(one_line(2, &["scenario", &bytes]).contains("bytes.scn"));
    file("empty-folder/readme.txt", "nothing here");
    let empty = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("empty-folder");
    assert!(one_line(2, &["scenario", empty.to_str().unwrap()]).contains(".scn"));
    let nonsense = file("scenarios/nonsense.scn", "castle kingside\n");
    let run = cantina(&["scenario", &nonsense]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("nonsense.scn:1"), "{}", run.out);
    let chess = file("scenarios/chess.scn", PASSING.replace("duel\n", "chess\n"));
    let run = cantina(&["scenario", &chess]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("duel"), "{}", run.out);
}

#[test]
fn an_english_name_of_a_card_is_marked_in_spanish() {
    const REMARK: &str = "Nombre en inglés";
    let page = |lang, card| fine(&["--lang", lang, "cards", "deckbuilding", card]);
    assert_eq!(page("es", "hammerhead-corvette").matches(REMARK).count(), 1);
    assert!(!page("en", "hammerhead-corvette").contains(REMARK));
    assert!(!page("es", "tie-fighter").contains(REMARK), "it is called Caza TIE");
    assert!(!page("es", "luke-skywalker").contains(REMARK), "the name is the same in Spanish");
    let unlimited = fine(&["--lang", "es", "cards", "unlimited", "consular-security-force"]);
    assert!(!unlimited.contains(REMARK), "{unlimited}");
    let entry = json(&["cards", "unlimited", "vanguard-infantry", "--json"]);
    assert_eq!(entry["cards"][0]["naming"], "english-only");
}

#[test]
fn words_are_explained_in_both_languages() {
    let all = fine(&["words", "deckbuilding"]);
    assert!(all.contains("  ⚔ Attack: ") && all.contains("\nOn the table\n"), "{all}");
    let one = fine(&["words", "unlimited", "teson", "--lang", "es"]);
    assert_eq!(one.lines().count(), 2, "{one}");
    assert!(one.starts_with("Palabras clave\n  Tesón: "), "{one}");
    let grit = json(&["words", "unlimited", "grit", "--json"]);
    has_fields(&grit["words"][0], &["id", "name", "meaning", "rule"]);
    assert_eq!(grit["words"][0]["rule"], "SWU-GRT-01");
}

#[test]
fn rules_are_listed_found_and_shown() {
    let games = fine(&["rules"]);
    assert!(games.contains("deckbuilding") && games.contains("outer-rim"), "{games}");
    let chapters = fine(&["rules", "deckbuilding"]);
    assert!(chapters.contains("  1. "), "{chapters}");
    let page = fine(&["rules", "dbg-buy-01"]);
    assert!(page.starts_with("DBG-BUY-01") && page.contains("Proven by"), "{page}");
    assert_eq!(fine(&["rules", "deckbuilding", "DBG-BUY-01"]), page);
    let both = fine(&["rules", "DBG-BUY-01", "DBG-BUY-02"]);
    assert!(both.starts_with(&page) && both.contains("\nDBG-BUY-02"), "{both}");
    let found = fine(&["rules", "galaxy", "row"]);
    assert!(found.lines().count() > 3);
    assert!(found.lines().any(|line| line.starts_with("DBG-BUY-01  ")), "{found}");
    assert_eq!(fine(&["rules", "galaxy row"]), found);
    let group = fine(&["rules", "dbg-buy"]);
    assert!(group.contains("DBG-BUY-01  ") && group.contains("DBG-BUY-02  "), "{group}");
}

#[test]
fn rules_are_listed_found_and_shown_in_spanish() {
    let spanish = |words: &[&str]| fine(&[&["--lang", "es", "rules"], words].concat());
    let games = spanish(&[]);
    assert!(games.contains("deckbuilding: 637 reglas\n"), "{games}");
    assert!(games.contains("outer-rim: 656 reglas (solo en inglés)\n"), "{games}");
    let chapters = spanish(&["deckbuilding"]);
    assert!(chapters.contains("  8. Adquirir una carta (14)\n"), "{chapters}");
    let page = spanish(&["DBG-BUY-02"]);
    for label in ["Caso", "Capítulo", "Fuente", "Véase", "Demostrada por"] {
        assert!(page.lines().any(|line| line.starts_with(label)), "{label}: {page}");
    }
    for label in ["Edge case", "Chapter", "Source", "See also", "Proven by", "Language"] {
        assert!(!page.contains(label), "{label}: {page}");
    }
    let found = spanish(&["galaxia", "REGION"]);
    assert!(found.lines().count() > 3 && found.contains("DBG-"), "{found}");
    let untranslated = spanish(&["OR-COMP-07"]);
    assert!(untranslated.contains("solo en inglés"), "{untranslated}");
    one_line(1, &["--lang", "es", "rules", "deckbuilding", "purchase"]);
    one_line(1, &["--lang", "en", "rules", "deckbuilding", "propia", "neutral", "reserva"]);
}

#[test]
fn a_query_can_be_kept_to_one_game() {
    let ids = |arguments: &[&str]| -> Vec<String> {
        fine(arguments).lines().map(|line| line.split(' ').next().unwrap().to_owned()).collect()
    };
    let all = ids(&["rules", "damage"]);
    let unlimited = ids(&["rules", "unlimited", "damage"]);
    assert!(unlimited.len() < all.len());
    assert!(!unlimited.is_empty() && unlimited.iter().all(|id| id.starts_with("SWU-")));
}

#[test]
fn rules_as_json_have_every_documented_field() {
    let rules = json(&["rules", "DBG-BUY-01", "--json"]);
    let fields = [
        "id",
        "game",
        "chapter",
        "chapter_title",
        "section",
        "statement",
        "source",
        "note",
        "edge",
        "tags",
        "see",
        "waived",
        "proofs",
        "chapter_title_es",
        "section_es",
        "statement_es",
        "note_es",
        "edge_es",
        "waived_es",
    ];
    has_fields(&rules["rules"][0], &fields);
    assert_eq!(rules["rules"][0]["id"], "DBG-BUY-01");
    assert_eq!(rules["rules"][0]["chapter_title"], "Purchasing a card");
    assert_eq!(rules["rules"][0]["chapter_title_es"], "Adquirir una carta");
    let english = json(&["--lang", "es", "rules", "OR-COMP-07", "--json"]);
    assert!(english["rules"][0]["statement"].is_string());
    assert!(english["rules"][0]["statement_es"].is_null(), "not translated");
    let found = json(&["rules", "galaxy", "--json"]);
    assert!(found["rules"].as_array().unwrap().len() > 3);
    let contents = json(&["rules", "outer-rim", "--json"]);
    has_fields(&contents["games"][0], &["game", "rules", "chapters"]);
    has_fields(&contents["games"][0]["chapters"][0], &["chapter", "title", "title_es", "rules"]);
}

#[test]
fn rules_that_do_not_exist_are_answered_with_advice() {
    let err = one_line(1, &["rules", "DBG-BUY-1"]);
    assert!(err.contains("DBG-BUY-01"), "{err}");
    let err = one_line(1, &["rules", "OR-XYZZY-999"]);
    assert!(err.contains("rules WORD"), "{err}");
    let err = one_line(1, &["rules", "xyzzy", "plugh"]);
    assert!(err.contains("xyzzy plugh") && err.contains("outer-rim"), "{err}");
    let err = one_line(1, &["--lang", "es", "rules", "DBG-BUY-1"]);
    assert!(err.contains("¿Querías decir"), "{err}");
}

#[test]
fn a_demo_is_decided_by_its_seed_and_setup() {
    let replay = fine(&["demo", "duel", "--seed", "7"]);
    assert!(replay.starts_with("cantina replay 1\ngame: duel\n"), "{replay}");
    assert_eq!(fine(&["demo", "duel", "--seed", "7"]), replay);
    assert_ne!(fine(&["demo", "duel", "--seed", "8"]), replay);
    let short = fine(&["demo", "duel", "--setup", "life=5"]);
    assert!(short.contains("setup: mode=duel life=5\n"), "{short}");
}

/// docs/cli.md quotes the setup help of each game.
#[test]
fn the_setup_help_of_every_game_is_documented() {
    let docs = include_str!("../../../docs/cli.md");
    for game in ["deckbuilding", "unlimited", "duel"] {
        let told = fine(&["play", game, "--setup", "help"]);
        assert!(docs.contains(&format!("```text\n{told}```\n")), "docs/cli.md, {game}:\n{told}");
        assert_eq!(fine(&["demo", game, "--setup", " help "]), told);
        let spanish = fine(&["play", game, "--setup", "help", "--lang", "es"]);
        assert_eq!(spanish.lines().count(), told.lines().count());
        assert_ne!(spanish, told);
    }
    let err = one_line(2, &["play", "duel", "--setup", "mode=three", "--mode", "teams"]);
    assert!(err.contains("«mode» is given twice"), "{err}");
}

#[test]
fn a_demo_that_cannot_be_made_says_why() {
    let err = one_line(2, &["demo", "duel", "--setup", "board=8"]);
    assert!(err.contains("board=8"), "{err}");
    let err = one_line(2, &["demo", "duel", "--setup", "board=8", "--lang", "es"]);
    assert!(err.contains("no se entiende"), "{err}");
    let err = one_line(2, &["demo", "duel", "--out", "no/such/folder/x.replay"]);
    assert!(err.contains("no/such/folder/x.replay"), "{err}");
}

#[test]
fn a_replay_is_printed_in_both_languages() {
    let replay = demo("told.replay");
    let english = fine(&["replay", &replay]);
    assert!(english.starts_with("duel, rules version"), "{english}");
    let spanish = fine(&["replay", &replay, "--lang", "es"]);
    assert!(spanish.starts_with("duel, versión"), "{spanish}");
    assert_eq!(english.lines().count(), spanish.lines().count());
    assert_ne!(english.lines().last(), spanish.lines().last());
}

#[test]
fn a_replay_shows_each_viewer_only_what_they_may_know() {
    let replay = demo("readers.replay");
    let told = |seat: &str| fine(&["replay", &replay, "--seat", seat]);
    let judge = told("judge");
    assert_eq!(judge, fine(&["replay", &replay]));
    for seat in ["red", "blue", "watcher"] {
        assert_ne!(told(seat), judge, "{seat}");
    }
    assert_ne!(told("red"), told("blue"));
    let err = one_line(2, &["replay", &replay, "--seat", "green"]);
    assert!(err.contains("red") && err.contains("blue") && err.contains("judge"), "{err}");
}

#[test]
fn a_moment_of_a_replay_shows_the_view_and_the_question() {
    let replay = demo("moment.replay");
    let start = fine(&["replay", &replay, "--at", "0", "--seat", "red"]);
    assert!(start.starts_with("After 0 of "), "{start}");
    assert!(start.contains("\nred: ") && start.contains("\n    1  "), "{start}");
    assert!(start.contains("blue: must choose."), "{start}");
    let watcher = fine(&["replay", &replay, "--at", "0", "--seat", "watcher", "--lang", "es"]);
    assert!(watcher.contains("red: debe elegir."), "{watcher}");
    assert!(!watcher.contains("\n    1  "), "{watcher}");

    let text = fs::read_to_string(&replay).unwrap();
    let count = text.rsplit(" after ").next().unwrap().split(' ').next().unwrap();
    let choices: usize = count.parse().unwrap();
    let end = fine(&["replay", &replay, "--at", &choices.to_string()]);
    assert!(!end.contains("must choose"), "{end}");
    let err = one_line(2, &["replay", &replay, "--at", &(choices + 1).to_string()]);
    assert!(err.contains(&format!("--at {choices}")), "{err}");
}

#[test]
fn a_right_replay_is_verified() {
    let replay = demo("right.replay");
    let text = fs::read_to_string(&replay).unwrap();
    let promised = text.rsplit(" state ").next().unwrap().split(' ').next().unwrap();
    assert!(fine(&["replay", &replay, "--verify"]).contains(promised));
}

#[test]
fn a_damaged_replay_is_refused_in_every_way_of_reading_it() {
    let text = fine(&["demo", "duel", "--seed", "7"]);
    let cut = text.rsplit_once("end: ").unwrap().0.to_owned();
    let damaged = [
        ("cut.replay", cut.into_bytes()),
        ("edited.replay", text.replacen("red: stance", "red: stanza", 1).into_bytes()),
        ("windows.replay", text.replace('\n', "\r\n").into_bytes()),
        ("newer.replay", text.replace("replay 1", "replay 2").into_bytes()),
        ("empty.replay", Vec::new()),
        ("bytes.replay", vec![b'\n', 0xff, 0]),
        ("large.replay", vec![b'a'; (16 << 20) + 1]),
    ];
    for (name, contents) in damaged {
        let path = file(name, contents);
        for way in [&["--verify"][..], &["--at", "0"], &[]] {
            let err = one_line(1, &[&["replay", &path], way].concat());
            assert!(err.contains(name) && err.contains(", line "), "{err}");
        }
        assert!(one_line(1, &["replay", &path, "--lang", "es"]).contains(", línea "));
    }
}

#[test]
fn a_replay_of_an_unknown_game_is_refused_with_the_list() {
    let sheet = Sheet {
        game: "chess".to_owned(),
        rules: 1,
        setup: String::new(),
        seats: Vec::new(),
        commitment: Commitment([0; 32]),
        seed: None,
        made_for: None,
        lines: Vec::new(),
        ending: Ending { finished: false, state: None },
    };
    let path = file("chess.replay", sheet.write());
    let err = one_line(1, &["replay", &path, "--verify"]);
    assert!(err.contains("chess") && err.contains("duel"), "{err}");
}

#[test]
fn a_missing_replay_is_named() {
    let err = one_line(2, &["replay", "no/such.replay"]);
    assert!(err.contains("no/such.replay"), "{err}");
    let err = one_line(2, &["replay", env!("CARGO_TARGET_TMPDIR")]);
    assert!(err.contains("cannot be read"), "{err}");
}

#[test]
fn completions_know_the_commands_and_the_games() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = fine(&["completions", shell]);
        assert!(script.contains("replay") && script.contains("cantina"), "{shell}");
    }
    assert!(fine(&["completions", "zsh"]).contains("duel"));
}
