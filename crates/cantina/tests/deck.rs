//! `cantina deck` from the outside: legal decks, faulty decks, and files that are not decks.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;
use unlimited::decks::{LONGEST_TEXT, Sketch, Starter, code, to_json, to_melee};

/// The exit code and output of a run.
struct Run {
    code: i32,
    out: String,
    err: String,
}

/// Runs `cantina deck` with this input.
fn deck(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .env("LC_ALL", "C")
        .arg("deck")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may stop reading before everything is written.
    let _ = child.stdin.take().expect("an input").write_all(input);
    let output = child.wait_with_output().expect("the program ends");
    let run = Run {
        code: output.status.code().expect("the program ends by itself"),
        out: String::from_utf8(output.stdout).expect("the output is text"),
        err: String::from_utf8(output.stderr).expect("the errors are text"),
    };
    assert!(!run.err.contains("panicked"), "{arguments:?}: {}", run.err);
    run
}

fn json(arguments: &[&str], input: &[u8], expected: i32) -> Value {
    let Run { code, out, err } = deck(arguments, input);
    assert_eq!((code, err.as_str()), (expected, ""), "{arguments:?}");
    serde_json::from_str(&out).expect("the output is JSON")
}

/// Writes a file for this test run.
fn file(name: &str, contents: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("deck").join(name);
    fs::create_dir_all(path.parent().expect("a folder")).expect("the folder is made");
    fs::write(&path, contents).expect("the file is written");
    path.to_str().expect("the path is text").to_owned()
}

fn luke() -> Sketch {
    Sketch::from(&Starter::Luke.deck())
}

/// The three forms of a deck.
fn forms() -> [String; 3] {
    [to_json(&luke()), to_melee(&luke()), code(&luke())]
}

#[test]
fn a_legal_deck_is_reported_in_every_form_and_language() {
    for (n, form) in forms().iter().enumerate() {
        let path = file(&format!("luke-{n}"), form);
        for (lang, said) in
            [("en", "A legal deck for constructed play: 50 cards"), ("es", "Mazo legal para")]
        {
            let from_file = deck(&["check", &path, "--lang", lang], b"");
            let from_input = deck(&["check", "-", "--lang", lang], form.as_bytes());
            for Run { code, out, err } in [from_file, from_input] {
                assert_eq!((code, err.as_str()), (0, ""));
                assert!(out.starts_with(said) && out.lines().count() == 1, "{out}");
            }
        }
    }
}

#[test]
fn every_fault_is_reported_with_its_place_and_rule() {
    let list = "Leaders\n1 | Luke Skywalker\nMainDeck\n4 | Yoda\n1 | Vanqish\n200 | Vanquish\n";
    let Run { code, out, err } = deck(&["check", "-"], list.as_bytes());
    assert_eq!((code, err.as_str()), (1, ""));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "Not a legal deck: 4 faults.");
    assert_eq!(lines.len(), 5, "{out}");
    for (start, end) in [
        ("- Line 5: There is no card called “Vanqish”", "Did you mean “Vanquish”? (SWU-DECK-02)"),
        ("- Line 6: “200” is not a number of copies.", "(SWU-DECK-02)"),
        ("- The deck has no base.", "(SWU-DECK-01)"),
        ("- Line 4: Yoda, Old Master is there 4 times", "Take out 1 copy. (SWU-DECK-03)"),
    ] {
        let told = lines.iter().any(|line| line.starts_with(start) && line.ends_with(end));
        assert!(told, "{start} in {out}");
    }
    let spanish = deck(&["check", "-", "--lang", "es"], list.as_bytes()).out;
    assert!(spanish.starts_with("No es un mazo legal: 4 fallos.\n- Línea 5:"), "{spanish}");
}

#[test]
fn a_check_as_json_has_every_documented_field() {
    let legal = json(&["check", "-", "--json"], to_json(&luke()).as_bytes(), 0);
    for (field, value) in [
        ("legal", Value::from(true)),
        ("format", Value::from("constructed")),
        ("name", Value::from("Luke Skywalker")),
        ("leader", Value::from("SOR_005")),
        ("base", Value::from("SOR_029")),
        ("cards", Value::from(50)),
        ("sideboard", Value::from(0)),
        ("faults", Value::Array(Vec::new())),
    ] {
        assert_eq!(legal[field], value, "{field}");
    }
    let bad = r#"{"leader": {"id": "SOR_005"}, "deck": [{"id": "SHD_001", "count": 2}]}"#;
    let report = json(&["check", "-", "--json"], bad.as_bytes(), 1);
    assert_eq!((&report["legal"], &report["base"]), (&Value::from(false), &Value::Null));
    let fault = &report["faults"][0];
    assert_eq!(fault["field"], "deck[0].id");
    assert_eq!((&fault["rule"], &fault["line"]), (&Value::from("SWU-DECK-02"), &Value::Null));
    assert!(fault["en"].as_str().is_some_and(|en| en.contains("another set")), "{fault}");
    assert!(fault["es"].as_str().is_some_and(|es| es.contains("otra colección")), "{fault}");
    let code = json(&["check", "-", "--json"], b"5.29.253", 1);
    assert_eq!(
        (&code["faults"][0]["part"], &code["faults"][0]["field"]),
        (&Value::from(3), &Value::Null)
    );
    let copies = json(&["check", "-", "--json"], b"5.29.95x4", 1);
    assert_eq!(copies["faults"][1]["card"], "SOR_095");
}

#[test]
fn limited_play_has_its_own_limits() {
    let thirty = b"5.29.95x30";
    assert_eq!(deck(&["check", "-"], thirty).code, 1);
    let Run { code, out, .. } = deck(&["check", "-", "--format", "limited"], thirty);
    assert_eq!(code, 0);
    assert!(out.starts_with("A legal deck for limited play: 30 cards"), "{out}");
    let wrong = deck(&["check", "-", "--format", "sealed"], thirty);
    assert!(wrong.code == 2 && wrong.err.contains("limited"), "{}", wrong.err);
}

#[test]
fn files_that_are_not_decks_get_a_clear_message() {
    let deep = "[".repeat(30_000);
    let binary: Vec<u8> = b"Deck\n3 | Vanquish\n".iter().copied().chain(128..=255).collect();
    for (input, said) in [
        (&b""[..], "There is nothing to read."),
        (b"{", "Line 1: The JSON ends too early."),
        (b"{\n\"leader\": x}", "Line 2: This is not JSON, from character 11 on."),
        (deep.as_bytes(), "This is not JSON"),
        (binary.as_slice(), "Line 3: This is not text in UTF-8."),
        (b"\x1b]0;title\x07\x1b[2J", "There is no card called"),
        (b"../../../etc/passwd", "There is no card called"),
    ] {
        let Run { code, out, err } = deck(&["check", "-"], input);
        assert_eq!((code, err.as_str()), (1, ""), "{said}");
        assert!(out.contains(said), "{said}: {out}");
        assert!(!out.contains('\u{1b}') && !out.contains('\u{7}'), "nothing for the terminal");
        let shown = deck(&["convert", "-", "--to", "code"], input);
        assert_eq!((shown.code, shown.out.as_str()), (1, ""), "{said}");
        assert!(shown.err.starts_with("cantina: ") && shown.err.lines().count() == 1);
    }
}

#[test]
fn reading_stops_at_the_largest_deck_size() {
    // The file is endless: reading it all would never finish.
    let endless = deck(&["check", "/dev/zero"], b"");
    assert_eq!(endless.code, 1);
    assert!(endless.out.contains("too long for a deck: at most 65536 bytes"), "{}", endless.out);
    let long = file("long", "x".repeat(LONGEST_TEXT + 1));
    assert!(deck(&["check", &long], b"").out.contains("too long"));
    let longest = file("longest", format!("5.29.95{}", " ".repeat(LONGEST_TEXT - 7)));
    assert!(deck(&["check", &longest], b"").out.contains("needs at least 50"));
}

#[test]
fn a_file_that_cannot_be_read_is_wrong_use() {
    for path in ["no-such-deck.json", env!("CARGO_TARGET_TMPDIR")] {
        for deed in [&["check", path][..], &["show", path], &["convert", path, "--to", "json"]] {
            let Run { code, err, .. } = deck(deed, b"");
            assert_eq!(code, 2);
            assert!(err.starts_with("cantina: ") && err.contains("cannot be read"), "{err}");
        }
    }
    for wrong in
        [&[][..], &["check"], &["convert", "x"], &["convert", "x", "--to", "xml"], &["mend", "x"]]
    {
        assert_eq!(deck(wrong, b"").code, 2, "{wrong:?}");
    }
}

#[test]
fn a_deck_is_shown_with_its_curve_and_penalties() {
    let list = to_melee(&luke()) + "\nSideboard\n1 | Battlefield Marine\n";
    let Run { code, out, err } = deck(&["show", "-"], list.as_bytes());
    assert_eq!((code, err.as_str()), (0, ""));
    for line in [
        "Leader: Luke Skywalker, Faithful Friend",
        "Base: Administrator's Tower, Cloud City",
        "Sideboard (1)",
        "  1 Battlefield Marine (cost 2 +2)",
        "Cost curve of 50 cards: 34 units, 12 events, 4 upgrades",
        "   2   19 ###################",
        "No card has an aspect penalty.",
    ] {
        assert!(out.lines().any(|said| said == line), "{line} in {out}");
    }
    assert!(!out.contains("wrong"), "{out}");
    let unfinished = deck(&["show", "-", "--lang", "es"], b"5.29.132");
    assert_eq!(unfinished.code, 0);
    for said in ["Penalizaciones de aspecto", ": 4 y 4 más", "Fallos:", "(SWU-DECK-02)"] {
        assert!(unfinished.out.contains(said), "{said} in {}", unfinished.out);
    }
    let headless = deck(&["show", "-"], b"..95").out;
    assert!(headless.contains("Leader: none") && headless.contains("once the deck has a leader"));
}

#[test]
fn a_shown_deck_as_json_has_every_documented_field() {
    let shown = json(&["show", "-", "--json"], b"5.29.95x2.132~78", 0);
    assert_eq!(
        (&shown["leader"]["id"], &shown["base"]["id"]),
        (&Value::from("SOR_005"), &Value::from("SOR_029"))
    );
    let marine = &shown["cards"][0];
    for (field, value) in [
        ("id", Value::from("SOR_095")),
        ("copies", 2.into()),
        ("cost", 2.into()),
        ("penalty", 2.into()),
    ] {
        assert_eq!(marine[field], value, "{field}");
    }
    assert_eq!(marine["en"], "Battlefield Marine");
    assert_eq!(shown["curve"], Value::from(vec![0, 0, 2, 0, 1, 0, 0, 0, 0]));
    assert_eq!(
        (&shown["units"], &shown["sideboard"][0]["id"]),
        (&Value::from(3), &Value::from("SOR_078"))
    );
    for field in ["format", "name", "events", "upgrades", "faults"] {
        assert!(shown.get(field).is_some(), "{field}");
    }
}

#[test]
fn every_form_becomes_every_other() {
    let [json, text, code] = forms();
    for from in [&json, &text, &code] {
        for (to, expected) in [("text", &text), ("code", &code)] {
            let Run { code, out, err } = deck(&["convert", "-", "--to", to], from.as_bytes());
            assert_eq!((code, err.as_str()), (0, ""));
            assert_eq!(out.trim_end(), expected.trim_end());
        }
        let written = deck(&["convert", "-", "--to", "json"], from.as_bytes()).out;
        let written: Value = serde_json::from_str(&written).expect("JSON");
        let expected: Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(written["deck"], expected["deck"]);
        assert_eq!(written["leader"], expected["leader"]);
    }
}

#[test]
fn a_small_deck_can_be_converted_but_no_entry_is_lost_silently() {
    let small = deck(&["convert", "-", "--to", "text"], b"5.29.95x2");
    assert_eq!(small.code, 0);
    assert!(small.out.ends_with("MainDeck\n2 | Battlefield Marine\n"), "{}", small.out);
    for lost in ["5.29.253", "5.29.10", "44.29.95", "5.29.95x100", "5x2.29"] {
        let Run { code, out, err } = deck(&["convert", "-", "--to", "text"], lost.as_bytes());
        assert_eq!((code, out.as_str()), (1, ""), "{lost}");
        assert!(err.starts_with("cantina: Part "), "{err}");
    }
    let several = deck(&["convert", "-", "--to", "json", "--lang", "es"], b"5.29.253.0.254").err;
    assert!(
        several.contains("Hay 2 fallos más; `cantina deck check` los enumera todos."),
        "{several}"
    );
}
