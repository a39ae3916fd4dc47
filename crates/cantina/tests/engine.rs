//! External engines: they play whole games, and their errors are reported in one line.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// The beginning of every faulty engine: it reads messages and says hello.
const POLITE: &str = r#"
import json, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def messages():
    for line in sys.stdin:
        yield json.loads(line)
say(type="hello", name="faulty", mood="unknown fields are ignored")
"#;

/// The exit code and output of a run.
struct Run {
    code: i32,
    out: String,
    err: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn temporary(name: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().expect("the path is text").to_owned()
}

/// Runs the program in the root of the workspace with this input.
fn cantina(name: &str, arguments: &[&str], typed: &str) -> Run {
    let python = Command::new("python3").arg("--version").output();
    python.expect("Python 3 must be installed: these tests run engines written in it");
    let input = temporary(&format!("{name}.typed"));
    fs::write(&input, typed).expect("the input is written");
    let output = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .env("LC_ALL", "C")
        .args(arguments)
        .current_dir(root())
        .stdin(File::open(&input).expect("the input is there"))
        .output();
    let Output { status, stdout, stderr } = output.expect("the program starts");
    Run {
        code: status.code().expect("the program ends by itself"),
        out: String::from_utf8(stdout).expect("the output is text"),
        err: String::from_utf8(stderr).expect("the errors are text"),
    }
}

fn fine(name: &str, arguments: &[&str], typed: &str) -> String {
    let Run { code, out, err } = cantina(name, arguments, typed);
    assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}\n{out}");
    out
}

/// An engine with this source and half a second of thinking time.
fn engine(name: &str, source: &str) -> String {
    let path = temporary(&format!("{name}.py"));
    fs::write(&path, source).expect("the engine is written");
    format!("engine@500ms:python3 '{path}'")
}

/// The error message when the engine with this source plays a game.
fn complaint(name: &str, source: &str, lang: &str) -> String {
    let seats = format!("{},random", engine(name, source));
    let arguments = ["sim", "deckbuilding", "--games", "1", "--lang", lang, "--seats", &seats];
    let run = cantina(name, &arguments, "");
    assert_eq!(run.code, 1, "{}", run.err);
    let said = run.err.lines().find(|line| line.starts_with("cantina: "));
    said.unwrap_or_else(|| panic!("{name}: {}", run.err)).to_owned()
}

#[test]
fn the_example_plays_whole_games() {
    for game in ["deckbuilding", "duel"] {
        for seats in [
            "engine:python3 examples/engines/habits.py,random",
            "greedy,engine@5000ms:python3 examples/engines/habits.py",
        ] {
            let arguments = ["sim", game, "--games", "2", "--seats", seats, "--json"];
            let sim: Value = serde_json::from_str(&fine("whole", &arguments, "")).expect("JSON");
            assert_eq!(sim["games"], 2);
            let names: Vec<&str> = seats.split(',').collect();
            assert_eq!([&sim["seats"][0]["bot"], &sim["seats"][1]["bot"]], [names[0], names[1]]);
        }
    }
}

#[test]
fn the_example_is_short() {
    let source = fs::read_to_string(root().join("examples/engines/habits.py"));
    assert!(source.expect("the example is there").lines().count() <= 40);
}

#[test]
fn people_play_against_engines_and_the_match_is_saved() {
    let file = temporary("against-engine.replay");
    let bot = "engine:python3 examples/engines/habits.py";
    let arguments = ["play", "deckbuilding", "--seed", "5", "--bot", bot, "--save", &file];
    let out = fine("against", &arguments, &"1\n".repeat(4000));
    assert!(out.contains(&format!("The Rebels: bot, {bot}.")), "{out}");
    let record = fs::read_to_string(&file).expect("the match is saved");
    assert!(record.contains(&format!("seat: {bot}\n")), "{record}");
    assert!(record.contains("end: finished after "), "{record}");
    fine("against", &["replay", "--verify", &file], "");
}

/// The example engine, which writes every start to a file.
fn traced(name: &str) -> (String, String) {
    let trace = temporary(&format!("{name}.trace"));
    let habits = root().join("examples/engines/habits.py");
    let source =
        format!("import runpy\nopen({trace:?}, 'a').write('started ')\nrunpy.run_path({habits:?})");
    (engine(name, &source), trace)
}

#[test]
fn a_file_does_not_start_programs() {
    let (bot, trace) = traced("no-start");
    let file = temporary("no-start.replay");
    let arguments = ["play", "duel", "--seed", "1", "--save", &file, "--bot", &bot];
    fine("no-start", &arguments, "quit\n");
    fs::remove_file(&trace).expect("the engine was started");
    let out = fine("no-start", &["play", "duel", "--resume", &file], "1\nquit\n");
    assert!(out.contains("Blue: bot, easy."), "{out}");
    assert!(!Path::new(&trace).exists(), "the engine of the file was started");
    let out = fine("no-start", &["play", "duel", "--resume", &file, "--bot", &bot], "1\nquit\n");
    assert!(out.contains(&format!("Blue: bot, {bot}.")), "{out}");
}

#[test]
fn an_engine_lives_as_long_as_the_match_and_a_new_one_comes_after_an_undo() {
    let (bot, trace) = traced("lives");
    let starts = |typed: &str| {
        let _ = fs::remove_file(&trace);
        fine("lives", &["play", "duel", "--seed", "7", "--bot", &bot], typed);
        fs::read_to_string(&trace).expect("the engine was started").matches("started").count()
    };
    assert_eq!(starts(&"1\n".repeat(4000)), 1);
    assert_eq!(starts("1\nplay martyr\nundo\nend\nquit\n"), 2);
}

#[test]
fn stop_asks_for_the_choice_at_once() {
    let source = format!(
        r#"{POLITE}
for message in messages():
    if message["type"] == "view": question = message
    if message["type"] == "stop":
        say(type="info", depth=3)
        say(type="best_choice", decision=question["decision"], words=question["options"][0]["words"])
"#
    );
    let bot = engine("stop", &source);
    let out = fine("stop", &["play", "duel", "--seed", "7", "--bot", &bot], "1\nquit\n");
    assert!(out.contains("You left the match after 2 choices."), "{out}");
}

#[test]
fn an_invalid_message_of_an_engine_is_an_error() {
    let answer = |words: &str, decision: &str| {
        format!(
            r#"{POLITE}
for message in messages():
    if message["type"] == "view": question = message
    if message["type"] == "choose_within":
        say(type="best_choice", decision={decision}, words={words})
"#
        )
    };
    let number = r#"question["decision"]"#;
    let unknown = answer("'dance'", number);
    let illegal = answer("'buy x-wing'", number);
    let not_asked = answer("'end turn'", "99");
    for (name, source, wanted) in [
        ("garbage", "print('Deep\\x1b[2J thought')", "«Deep\u{fffd}[2J thought»"),
        ("binary", "import sys; sys.stdout.buffer.write(bytes([255, 10]))", "«\u{fffd}»"),
        ("endless", "while True: print('x' * 1000, end='')", "more than 65536 bytes"),
        ("unknown", &unknown, "chose «dance», which is not allowed: Write play"),
        ("illegal", &illegal, "chose «buy x-wing», which is not allowed: "),
        ("not-asked", &not_asked, "answered decision 99, but the question was decision 1."),
    ] {
        let said = complaint(&format!("wrong-{name}"), source, "en");
        assert!(said.contains(wanted), "{name}: «{wanted}» in {said}");
    }
    let said = complaint("wrong-spanish", &illegal, "es");
    assert!(said.contains("eligió «buy x-wing», que no está permitido: "), "{said}");
}

#[test]
fn an_engine_that_ends_is_reported_with_its_exit_code() {
    let later = format!(
        r#"{POLITE}
for message in messages():
    if message["type"] == "view": question = message
    if message["type"] == "choose_within":
        if question["decision"] > 3: sys.exit(7)
        say(type="best_choice", decision=question["decision"], words=question["options"][0]["words"])
"#
    );
    let said = complaint("ends-later", &later, "en");
    assert!(said.contains(" ended with exit code 7 before the match was over."), "{said}");
    let said = complaint("ends-at-once", "import sys; sys.exit(3)", "es");
    assert!(said.contains(" terminó con el código 3 "), "{said}");
}

#[test]
fn an_engine_that_does_not_choose_is_not_waited_for() {
    for (name, habit) in [
        ("silent", "for message in messages(): pass"),
        ("floods", "while True: say(type='info', text='still thinking')"),
    ] {
        let said = complaint(name, &format!("{POLITE}\n{habit}"), "en");
        assert!(said.contains("did not choose within 2500 ms"), "{name}: {said}");
    }
}

#[test]
fn an_engine_that_cannot_be_started_is_an_error() {
    let seats = "engine:no-such-program-at-all --x,random";
    let run = cantina("no-program", &["sim", "duel", "--seats", seats], "");
    assert_eq!(run.code, 1);
    let start = "cantina: The engine «no-such-program-at-all --x» cannot be started: ";
    assert!(run.err.starts_with(start), "{}", run.err);
    for (seats, wanted) in [
        ("engine:,random", "a command must follow"),
        ("engine@1s:x,random", "engine@200ms:COMMAND"),
        ("engine:'x,random", "a quotation is not closed"),
        ("clever,random", "or engine:COMMAND"),
    ] {
        let run = cantina("no-command", &["sim", "duel", "--seats", seats], "");
        assert_eq!(run.code, 2, "{seats}");
        assert!(run.err.contains(wanted), "{seats}: {}", run.err);
    }
}

/// The lines of the first code block with this fence.
fn block<'a>(document: &'a str, fence: &str) -> Vec<&'a str> {
    let (_, rest) = document.split_once(&format!("\n{fence}\n")).expect("the block is there");
    rest.lines().take_while(|line| *line != "```").collect()
}

/// The messages of host and example engine in a match, recorded by `tee`.
fn recorded_messages(name: &str, arguments: &[&str], typed: &str) -> [Vec<String>; 2] {
    let host = temporary(&format!("{name}.host"));
    let engine = temporary(&format!("{name}.engine"));
    let habits = "examples/engines/habits.py";
    let bot = format!("engine:sh -c \"tee '{host}' | python3 {habits} | tee '{engine}'\"");
    fine(name, &[arguments, &["--bot", &bot]].concat(), typed);
    [host, engine].map(|file| {
        let said = fs::read_to_string(file).expect("something was said");
        said.lines().map(str::to_owned).collect()
    })
}

#[test]
fn the_transcript_in_the_document_is_current() {
    let document = fs::read_to_string(root().join("docs/bot-protocol.md")).expect("it is there");
    let transcript = block(&document, "```text transcript");
    let [host, engine] =
        recorded_messages("transcript", &["play", "duel", "--seed", "7"], "1\nquit\n");
    for (sign, said) in [("> ", host), ("< ", engine)] {
        let written: Vec<&str> =
            transcript.iter().filter_map(|line| line.strip_prefix(sign)).collect();
        assert_eq!(written, said);
    }
}

#[test]
fn the_view_in_the_document_is_current() {
    let document = fs::read_to_string(root().join("docs/bot-protocol.md")).expect("it is there");
    let written: Value =
        serde_json::from_str(&block(&document, "```json deckbuilding").join("\n")).expect("JSON");
    let arguments = ["play", "deckbuilding", "--seed", "7", "--seat", "rebels"];
    let [host, _] = recorded_messages("view", &arguments, "quit\n");
    let messages = host.iter().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let view = messages.into_iter().find(|message| message["type"] == "view").expect("a view");
    assert_eq!(view["view"], written);
}
