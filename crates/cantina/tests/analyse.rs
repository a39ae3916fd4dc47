//! `cantina analyse` from the outside.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;
use table::replay::{Ending, Sheet};

/// The exit code, the output and the errors of a run.
fn cantina(arguments: &[&str]) -> (i32, String, String) {
    let program = env!("CARGO_BIN_EXE_cantina");
    let output = Command::new(program).env("LC_ALL", "C").args(arguments).output();
    let Output { status, stdout, stderr } = output.expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (status.code().expect("an exit code"), text(stdout), text(stderr))
}

/// The output of a command that must succeed.
fn fine(arguments: &[&str]) -> String {
    let (code, out, err) = cantina(arguments);
    assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}");
    out
}

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the file is written");
    path.to_str().expect("a path").to_owned()
}

fn demo(name: &str) -> String {
    file(name, &fine(&["demo", "duel", "--seed", "7"]))
}

#[test]
fn a_finished_match_is_judged_in_both_languages() {
    let record = demo("judged.replay");
    let english = fine(&["analyse", &record]);
    let spanish = fine(&["analyse", &record, "--lang", "es"]);
    assert!(english.starts_with(&format!("cantina analyse {record} --seed 1\n")), "{english}");
    for (told, words) in [
        (&english, ["Chances to win", "Here was better:", "Fighters played", "Best card of"]),
        (
            &spanish,
            ["Probabilidad de ganar", "Aquí era mejor:", "Luchadores jugados", "La mejor carta de"],
        ),
    ] {
        for word in words {
            assert!(told.contains(word), "{word}: {told}");
        }
        assert!(told.contains("→ 100") && told.contains("cantina replay "), "{told}");
    }
    assert_eq!(fine(&["analyse", &record]), english, "the same seed gives the same analysis");
    let red = fine(&["analyse", &record, "--seat", "red"]);
    assert!(red.contains("Red") && !red.contains("\nBlue  "), "{red}");
}

#[test]
fn the_json_has_the_documented_fields() {
    let record = demo("fields.replay");
    let told: Value = serde_json::from_str(&fine(&["analyse", &record, "--json"])).expect("JSON");
    let docs = include_str!("../../../docs/cli.md");
    let fields = told.as_object().expect("an object");
    for field in fields.keys() {
        assert!(docs.contains(&format!("\"{field}\"")), "docs/cli.md does not name {field}");
    }
    for field in ["ply", "seat", "value", "played", "best", "loss", "lines"] {
        assert!(told["moves"][0].get(field).is_some(), "{field}");
    }
    let turning = told["turning_points"].as_array().expect("a list");
    assert!(!turning.is_empty() && turning.len() <= 3, "{turning:?}");
    assert_eq!(told["better"].as_array().map(Vec::len), Some(turning.len()));
    let seats = told["course"].as_array().expect("a list");
    assert_eq!(seats.iter().map(|course| &course["seat"]).collect::<Vec<_>>(), ["red", "blue"]);
}

#[test]
fn what_cannot_be_analysed_is_refused_with_the_reason() {
    let record = demo("whole.replay");
    let (code, _, err) = cantina(&["analyse", &record, "--seat", "green"]);
    assert!(code == 2 && err.contains("«green»") && err.contains("red"), "{err}");
    let text = fs::read_to_string(&record).expect("the record");
    let mut sheet = Sheet::read(&text).expect("a record");
    sheet.lines.truncate(3);
    sheet.ending = Ending { finished: false, state: None };
    let unfinished = file("unfinished.replay", &sheet.write());
    let (code, out, err) = cantina(&["analyse", &unfinished]);
    assert!(code == 1 && out.is_empty() && err.contains("was not over"), "{err}");
    let older = file("older.replay", &text.replacen("rules: ", "rules: 9", 1));
    let edited = file("edited.replay", &text.replacen("stance", "stands", 1));
    for wrong in [&older, &edited, &"no/such.replay".to_owned()] {
        let (code, out, err) = cantina(&["analyse", wrong]);
        assert!(code > 0 && out.is_empty() && err.lines().count() == 1, "{wrong}: {err}");
        let (replayed, _, same) = cantina(&["replay", wrong]);
        assert_eq!((code, err), (replayed, same), "as `cantina replay` does");
    }
}
