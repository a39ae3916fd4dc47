//! Runs scenario files with a small game and checks the reports.

mod ladder;

use ladder::Ladder;
use scenario::{OnStage, Owner, Report, Stage, run_texts};

fn run(files: &[(&str, &str)]) -> Report {
    run_texts(&[&OnStage(Ladder)], files)
}

/// Compares the report with the expected text of the fixture.
fn assert_report(file: &str, text: &str, expected: &str) {
    let report = run(&[(file, text)]).to_string();
    assert_eq!(report, expected.trim_end(), "\n{report}");
}

#[test]
fn every_statement_can_be_fulfilled() {
    let text = include_str!("fixtures/passing.scn");
    assert_report("passing.scn", text, "files: 1, scenarios passed: 22, failed: 0");
}

#[test]
fn every_difference_is_shown_in_the_notation_of_the_file() {
    let text = include_str!("fixtures/failing.scn");
    assert_report("failing.scn", text, include_str!("fixtures/failing.txt"));
}

#[test]
fn every_unknown_word_is_reported_with_a_suggestion() {
    let text = include_str!("fixtures/unknown.scn");
    assert_report("unknown.scn", text, include_str!("fixtures/unknown.txt"));
}

#[test]
fn every_fault_of_a_file_is_reported() {
    let text = include_str!("fixtures/broken.scn");
    assert_report("broken.scn", text, include_str!("fixtures/broken.txt"));
}

/// The scenarios whose finding is not in the notation of the file.
const NOT_NOTATION: [&str; 13] = [
    "A choice means nothing",
    "A move means nothing",
    "A refusal has consequences",
    "Luck does not fit",
    "Luck is left",
    "Luck is too long",
    "The setup is refused",
    "The setup is accepted",
    "There is no such card",
    "The position is impossible",
    "A card is doubled",
    "No option says so",
    "Two options say so",
];

#[test]
fn findings_can_be_pasted_into_the_file() {
    let text = include_str!("fixtures/failing.scn");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for failure in run(&[("failing.scn", text)]).failures {
        if !NOT_NOTATION.contains(&failure.scenario.as_str()) {
            let line = &mut lines[failure.line - 1];
            let keyword = if line.starts_with("  then") { "then " } else { "" };
            *line = format!("  {keyword}{}", failure.found.lines().next().unwrap());
        }
    }
    let repaired = run(&[("repaired.scn", &lines.join("\n"))]);
    let titles: Vec<&str> = repaired.failures.iter().map(|f| f.scenario.as_str()).collect();
    assert_eq!(titles, NOT_NOTATION, "{repaired}");
}

#[test]
fn the_report_is_stable_json() {
    let text = "scenario A\n  game ladder\n  then red wins\nscenario B\n  game ladder\n  then turn = red\n";
    let json = serde_json::to_value(run(&[("a.scn", text)])).unwrap();
    let failure = serde_json::json!({
        "file": "a.scn",
        "line": 3,
        "scenario": "A",
        "expected": "red wins",
        "found": "the game goes on",
    });
    let report = serde_json::json!({ "files": 1, "passed": 1, "failed": 1, "failures": [failure] });
    assert_eq!(json, report);
}

#[test]
fn every_scenario_has_a_verdict() {
    let good =
        "scenario A\n  proves X-1, X-2\n  card ant\n  card bee\n  game ladder\n  then turn = red\n";
    let bad = "# Nothing else.\n\nscenario B\n  game ladder\n";
    let report = run(&[("good.scn", good), ("bad.scn", bad), ("empty.scn", "")]);
    let verdicts: Vec<_> = report
        .verdicts
        .iter()
        .map(|v| (v.file.as_str(), v.line, v.title.as_str(), v.game.as_str(), v.passed))
        .collect();
    assert_eq!(
        verdicts,
        [
            ("good.scn", 1, "A", "ladder", true),
            ("bad.scn", 3, "B", "", false),
            ("empty.scn", 1, "", "", false)
        ]
    );
    assert_eq!(report.verdicts[0].proves, ["X-1", "X-2"]);
    assert_eq!(report.verdicts[0].cards, ["ant", "bee"]);
    assert_eq!((report.files, report.passed, report.failed), (3, 1, 2));
    assert_eq!(
        report.failures[1].to_string(),
        "empty.scn:1: expected `scenario TITLE` and its indented lines / found no scenario"
    );
}

#[test]
fn a_stage_lists_its_properties() {
    let stage = OnStage(Ladder);
    let help = stage.properties();
    assert_eq!((stage.name(), help.len(), help[1].owner), ("ladder", 6, Owner::Table));
    assert_eq!(help[0].to_string(), "SEAT.hand: the cards in a seat's hand");
    assert_eq!(help[3].to_string(), "deck: the cards still to be drawn (cannot be given)");
}

#[test]
fn the_seed_decides_what_is_not_scripted() {
    let drawn = |seed: u32| {
        let text = format!(
            "scenario A\n  game ladder\n  seed {seed}\n  setup hand=1\n  when red: draw\n  then red.hand = ?\n"
        );
        run(&[("a.scn", &text)]).failures.remove(0).found
    };
    let hands: Vec<String> = (0..20).map(drawn).collect();
    assert_eq!(hands, (0..20).map(drawn).collect::<Vec<_>>());
    assert!(hands.iter().any(|hand| *hand != hands[0]));
}

#[test]
fn line_ends_tabs_and_byte_order_marks_are_accepted() {
    let text = "\u{feff}scenario  A\r\n\r\n\tgame ladder\r\n   # Why not.\r\n  when  red:\tplay   ant \r\n  then pile=ant(top)\r\n";
    assert_report("a.scn", text, "files: 1, scenarios passed: 1, failed: 0");
}
