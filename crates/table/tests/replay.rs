//! Damaged replay files: the reader never panics, and it accepts a text only if it is exactly what
//! a sheet is written as.

use proptest::prelude::*;
use proptest::sample::Index;
use sha2::{Digest, Sha256};
use table::replay::{Ending, Line, ReplayFault, Sheet};
use table::{Commitment, Seed, StateHash};

/// A sheet that uses every part of the format. The rules are not applied, so the game need not
/// exist.
fn sample() -> Sheet {
    let seed = Seed::from_number(1977);
    let line = |seat: &str, choice: Option<&str>| Line {
        seat: seat.to_owned(),
        choice: choice.map(str::to_owned),
    };
    Sheet {
        game: "duel".to_owned(),
        rules: 3,
        setup: "mode=full goal=4".to_owned(),
        seats: vec!["Ana «la Roja»".to_owned(), String::new(), "bot: hard ~ 2".to_owned()],
        commitment: Commitment::to(&seed),
        seed: Some(seed),
        made_for: None,
        lines: vec![
            line("red", Some("play saber")),
            line("blue", None),
            line("red", Some("take: 2 ~ 3")),
        ],
        ending: Ending { finished: true, state: Some(StateHash([7; 16])) },
    }
}

/// The same match as a spectator receives it.
fn redacted() -> Sheet {
    Sheet {
        seed: None,
        made_for: Some("watcher".to_owned()),
        ending: Ending { finished: false, state: None },
        ..sample()
    }
}

/// Reads a text that must be refused, and checks that the error names a line of it.
fn refused(text: &str) -> ReplayFault {
    let fault = match Sheet::read(text) {
        Ok(sheet) => panic!("accepted: {sheet:?}\n{text}"),
        Err(fault) => fault,
    };
    let lines = text.split('\n').count();
    assert!((1..=lines).contains(&fault.line), "line {} of {lines}: {fault}", fault.line);
    assert!(!fault.text.en.is_empty() && !fault.text.es.is_empty());
    assert!(!fault.text.en.contains('\n') && !fault.text.es.contains('\n'));
    fault
}

/// The text with its line `number` (from 1) replaced.
fn with_line(text: &str, number: usize, line: &str) -> String {
    let mut lines: Vec<&str> = text.split('\n').collect();
    lines[number - 1] = line;
    lines.join("\n")
}

#[test]
fn a_written_sheet_reads_back_the_same() {
    for sheet in [sample(), redacted()] {
        let text = sheet.write();
        assert_eq!(Sheet::read(&text).unwrap(), sheet);
        assert_eq!(Sheet::read(&text).unwrap().write(), text);
    }
}

#[test]
fn the_lines_of_choices_are_counted_as_in_the_file() {
    for sheet in [sample(), redacted()] {
        let text = sheet.write();
        let line = |ply| text.lines().nth(sheet.line_of(ply) - 1).unwrap();
        assert!(line(0).starts_with("1 red: play saber"));
        assert!(line(2).starts_with("3 red: take"));
        assert!(line(3).starts_with("end: "));
    }
}

#[test]
fn every_truncation_is_refused() {
    for text in [sample().write(), redacted().write()] {
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            refused(&text[..end]);
        }
    }
}

#[test]
fn every_other_byte_anywhere_is_refused() {
    for text in [sample().write(), redacted().write()] {
        for at in 0..text.len() {
            for byte in [b' ', b'0', b'1', b'9', b'a', b'f', b'A', b'F', b'~', b':', b'\n', b'\r'] {
                let mut bytes = text.clone().into_bytes();
                if std::mem::replace(&mut bytes[at], byte) == byte {
                    continue;
                }
                if let Ok(edited) = String::from_utf8(bytes) {
                    let fault = refused(&edited);
                    let edited_line = text[..at].matches('\n').count() + 1;
                    // An edit of the header may be noticed only at the first line with a check.
                    let first_check = edited.split('\n').position(|l| l.starts_with("choices:"));
                    let latest = first_check.map_or(usize::MAX, |n| n + 1).max(edited_line);
                    assert!(fault.line <= latest, "edit in {edited_line}: {fault}\n{edited}");
                    assert!(fault.line + 1 >= edited_line.min(latest), "{edited_line}: {fault}");
                }
            }
        }
    }
}

#[test]
fn swapped_missing_and_doubled_lines_are_refused() {
    for text in [sample().write(), redacted().write()] {
        let lines: Vec<&str> = text.lines().collect();
        let join = |lines: &[&str]| lines.join("\n") + "\n";
        for a in 0..lines.len() {
            let mut lost = lines.clone();
            lost.remove(a);
            refused(&join(&lost));
            let mut doubled = lines.clone();
            doubled.insert(a, lines[a]);
            refused(&join(&doubled));
            for b in a + 1..lines.len() {
                let mut swapped = lines.clone();
                swapped.swap(a, b);
                refused(&join(&swapped));
            }
        }
    }
}

#[test]
fn windows_line_ends_are_named_in_the_error() {
    let fault = refused(&sample().write().replace('\n', "\r\n"));
    assert_eq!(fault.line, 1);
    assert!(fault.text.en.contains("CR LF") && fault.text.es.contains("CR LF"), "{fault}");
    let only_the_third = sample().write().replacen("rules: 3\n", "rules: 3\r\n", 1);
    assert_eq!(refused(&only_the_third).line, 3);
}

#[test]
fn another_format_is_refused_with_both_versions() {
    let fault = refused(&with_line(&sample().write(), 1, "cantina replay 2"));
    assert_eq!(fault.line, 1);
    assert!(fault.text.en.contains("«2»") && fault.text.en.contains("«1»"), "{fault}");
    let fault = refused("scenario The row refills\n");
    assert!(fault.text.en.contains("This is not a replay"), "{fault}");
    assert!(refused(&format!("\u{feff}{}", sample().write())).text.en.contains("not a replay"));
}

#[test]
fn oversized_files_and_lines_are_refused() {
    let large = sample().write() + &"x".repeat(Sheet::LARGEST_FILE);
    let fault = refused(&large);
    assert!(fault.text.en.contains("larger than"), "{fault}");
    let long = Sheet { setup: "x".repeat(20_000), ..sample() };
    assert_eq!(refused(&long.write()).line, 4);
    let endless = "\n".repeat(1 << 16);
    assert_eq!(refused(&endless).line, 1);
}

#[test]
fn a_seed_that_was_not_committed_to_is_refused() {
    let other = Sheet { commitment: Commitment::to(&Seed::from_number(2)), ..sample() };
    let fault = refused(&other.write());
    assert_eq!(fault.line, 9);
    assert!(fault.text.en.contains("committed"), "{fault}");
}

/// Recomputes the check of every line, as `docs/replay.md` describes it.
fn forged(text: &str) -> String {
    let mut above = String::new();
    let mut forged = String::new();
    for line in text.lines() {
        let content = line.rsplit_once(" ~").filter(|_| above.contains("\nseed: "));
        let content = content.map_or(line, |(content, _)| content);
        above += &format!("{content}\n");
        forged += content;
        if above.contains("\nchoices:\n") {
            let hash = Sha256::digest(above.as_bytes());
            forged += &format!(" ~{:02x}{:02x}", hash[0], hash[1]);
        }
        forged += "\n";
    }
    forged
}

#[test]
fn other_spellings_of_the_same_match_are_refused_even_with_matching_checks() {
    let text = sample().write();
    assert_eq!(forged(&text), text);
    for (line, from, to) in [
        (3, "rules: 3", "rules: +3"),
        (8, "commitment: ", "commitment: 0"),
        (9, "seed: ", "seed: 0x"),
        (11, "1 red", "01 red"),
        (12, "2 blue", "+2 blue"),
        (14, "after 3", "after 03"),
        (14, "state 0707", "state  0707"),
        (14, "finished", "undecided"),
    ] {
        let edited = forged(&text.replacen(from, to, 1));
        assert_ne!(edited, text, "{from} is in the sample");
        assert_eq!(refused(&edited).line, line, "{to}");
    }
    let commitment = sample().commitment.to_string();
    let capitals = text.replace(&commitment, &commitment.to_ascii_uppercase());
    assert_eq!(refused(&forged(&capitals)).line, 8);
}

/// Names that begin or end oddly, look like other lines, or contain any character but line breaks.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z]{1,8}",
        "[ -~]{0,40}",
        "\\PC{0,12}",
        Just("hidden ~0000".to_owned()),
        Just("end: finished".to_owned()),
        Just("withheld".to_owned()),
    ]
}

fn line() -> impl Strategy<Value = Line> {
    let choice = words().prop_filter("reserved", |words| words != "hidden");
    ("[a-z]{1,8}", proptest::option::of(choice)).prop_map(|(seat, choice)| Line { seat, choice })
}

fn sheet() -> impl Strategy<Value = Sheet> {
    let header = (words(), any::<u32>(), words(), prop::collection::vec(words(), 0..5));
    let secrets = (any::<[u8; 32]>(), any::<bool>(), proptest::option::of(words()));
    let body = (prop::collection::vec(line(), 0..12), any::<bool>(), any::<Option<[u8; 16]>>());
    (header, secrets, body).prop_map(|((game, rules, setup, seats), secrets, body)| {
        let ((seed, open, made_for), (lines, finished, state)) = (secrets, body);
        let seed = Seed::from_bytes(seed);
        Sheet {
            game,
            rules,
            setup,
            seats,
            commitment: Commitment::to(&seed),
            seed: open.then_some(seed),
            made_for,
            lines,
            ending: Ending { finished, state: state.map(StateHash) },
        }
    })
}

proptest! {
    #[test]
    fn any_sheet_reads_back_the_same(sheet in sheet()) {
        let text = sheet.write();
        let read = Sheet::read(&text);
        prop_assert_eq!(read.as_ref(), Ok(&sheet));
        prop_assert_eq!(Sheet::read(&text).unwrap().write(), text);
    }

    #[test]
    fn any_other_text_is_refused(text in any::<String>()) {
        refused(&text);
    }

    #[test]
    fn text_that_merely_looks_like_a_replay_is_refused(
        lines in prop::collection::vec(
            prop_oneof![
                Just("game: duel".to_owned()),
                Just("rules: 1".to_owned()),
                Just("setup: ".to_owned()),
                Just("seat: Ana".to_owned()),
                Just("seed: withheld".to_owned()),
                "commitment: [0-9a-f]{60,66}",
                "choices: ~[0-9a-f]{4}",
                "[0-9]{1,3} red: [a-z]{1,5} ~[0-9a-f]{4}",
                "end: (finished|unfinished) after [0-9]{1,2} choices, state withheld ~[0-9a-f]{4}",
                "\\PC{0,30}",
            ],
            0..14,
        )
    ) {
        refused(&format!("cantina replay 1\n{}\n", lines.join("\n")));
    }

    /// The last line is left to the test that edits every byte of one sample: its check of 16 bits
    /// is not confirmed by a line below, so a random edit of it may pass, and only replaying finds
    /// it.
    #[test]
    fn any_edit_above_the_last_line_is_refused(
        sheet in sheet(), at in any::<Index>(), sign in any::<char>(), cut in 0_usize..3,
    ) {
        let text = sheet.write();
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        let last_line = text.trim_end().rfind('\n').unwrap_or(0);
        let start = places[at.index(places.partition_point(|&place| place < last_line))];
        let end = text[start..].char_indices().nth(cut).map_or(text.len(), |(n, _)| start + n);
        let edited = format!("{}{sign}{}", &text[..start], &text[end..]);
        prop_assume!(edited != text);
        refused(&edited);
    }
}
