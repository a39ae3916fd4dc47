//! Any text is either run or refused with a line number, and nothing panics.

mod ladder;

use ladder::Ladder;
use proptest::prelude::*;
use proptest::sample::Index;
use scenario::{OnStage, Report, run_texts};

const VALID: &str = include_str!("fixtures/passing.scn");

/// Pieces of the format, so that random texts are nearly valid.
const PIECES: [&str; 39] = [
    "scenario ",
    "game ladder",
    "given ",
    "luck ",
    "when ",
    "then ",
    "red",
    "blue.hand",
    "pile",
    " = ",
    " {",
    "} ",
    "(",
    ")",
    ", ",
    " | ",
    " may ",
    " is refused",
    " because ",
    "\"",
    "1000 x ",
    "?",
    " must",
    "choose ",
    " es \"",
    "\" then \"",
    " saying ",
    " is not understood",
    " * ",
    " where * is ",
    "only ",
    "nothing",
    "play ",
    "the game is won by ",
    "log says ",
    "#2",
    " 0)",
    "\n",
    "\n  ",
];

#[derive(Clone, Debug)]
enum Edit {
    Remove,
    Insert(String),
    RemoveLine,
    RepeatLine,
    MoveLineTo(Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        Just(Edit::Remove),
        "\\PC|\t|\n|\u{feff}".prop_map(Edit::Insert),
        prop::sample::select(&PIECES[..]).prop_map(|piece| Edit::Insert(piece.to_owned())),
        Just(Edit::RemoveLine),
        Just(Edit::RepeatLine),
        any::<Index>().prop_map(Edit::MoveLineTo),
    ]
}

fn edited(text: &str, edit: &Edit, at: &Index) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let mut lines: Vec<&str> = text.lines().collect();
    if letters.is_empty() || lines.is_empty() {
        return "then".to_owned();
    }
    let letter = at.index(letters.len());
    let line = at.index(lines.len());
    match edit {
        Edit::Remove => {
            letters.remove(letter);
            return letters.into_iter().collect();
        }
        Edit::Insert(piece) => {
            letters.splice(letter..letter, piece.chars());
            return letters.into_iter().collect();
        }
        Edit::RemoveLine => {
            lines.remove(line);
        }
        Edit::RepeatLine => lines.insert(line, lines[line]),
        Edit::MoveLineTo(to) => lines.swap(line, to.index(text.lines().count())),
    }
    lines.join("\n")
}

/// Runs a text and checks that the report is consistent.
fn run(text: &str) -> Report {
    let report = run_texts(&[&OnStage(Ladder)], &[("any.scn", text)]);
    assert_eq!(report.passed + report.failed, report.verdicts.len());
    assert_eq!(report.failed == 0, report.failures.is_empty());
    let lines = text.lines().count().max(1);
    for failure in &report.failures {
        assert!((1..=lines).contains(&failure.line), "{failure}");
        assert!(!failure.expected.is_empty() && !failure.found.is_empty(), "{failure}");
    }
    report
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn arbitrary_text_is_refused_with_a_line(text in "(\\PC|\n|\t|\r){0,200}") {
        prop_assert_eq!(run(&text).passed, 0);
    }

    #[test]
    fn text_of_meaningful_pieces_never_panics(
        pieces in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..60)
    ) {
        run(&format!("scenario A\n  game ladder\n  {}", pieces.concat()));
    }

    #[test]
    fn an_edited_valid_file_never_panics(
        edits in prop::collection::vec((edit(), any::<Index>()), 1..8)
    ) {
        run(&edits.iter().fold(VALID.to_owned(), |text, (edit, at)| edited(&text, edit, at)));
    }
}
