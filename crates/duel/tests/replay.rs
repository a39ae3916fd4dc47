//! Replay files of whole matches: they reproduce the same match, contain no secret, and every
//! manipulation is found.

use duel::{Choice, Duel};
use table::replay::{Audience, Ending, ReplayFault, Sheet, open, record};
use table::{Game, Luck, Match, Move, Notation, Seat, Seed, StateHash, Status, Viewer};

const RED: Seat = Seat::new(0);

/// A random match with this seed, stopped after `most` choices.
fn played(game: &Duel, seed: u64, most: usize) -> Match<'_, Duel> {
    let setup = Duel::setups()[0].clone();
    let mut played = Match::start(game, setup, Seed::from_number(seed)).expect("a usual setup");
    let mut whim = Luck::new(Seed::from_number(seed + 1_000_000));
    let mut any = |count: usize| whim.below(u32::try_from(count).unwrap_or(1)) as usize;
    let mut options = Vec::new();
    while let Status::Decide(deciders) = played.status() {
        if played.moves().len() == most {
            break;
        }
        let seats: Vec<Seat> = deciders.into_iter().collect();
        let seat = seats[any(seats.len())];
        game.legal(played.state(), seat, &mut options);
        played.play(seat, options[any(options.len())]).expect("an option is allowed");
    }
    played
}

fn names() -> Vec<String> {
    vec!["Ana\n: ~".to_owned(), "  bot \u{7}hard  ".to_owned()]
}

fn whole(played: &Match<'_, Duel>) -> Sheet {
    record(played, &names(), Audience::Everyone)
}

fn refused(game: &Duel, sheet: &Sheet) -> ReplayFault {
    // A sheet with wrong contents is still a readable file.
    assert_eq!(Sheet::read(&sheet.write()).as_ref(), Ok(sheet));
    open(game, sheet).expect_err("a changed match is refused")
}

#[test]
fn a_replay_reproduces_the_same_match() {
    let game = Duel::new();
    for seed in 0..60 {
        for most in [0, 1, 17, usize::MAX] {
            let original = played(&game, seed, most);
            let text = whole(&original).write();
            let again = open(&game, &Sheet::read(&text).unwrap()).unwrap();
            assert_eq!(again.moves(), original.moves());
            assert_eq!(again.state(), original.state());
            assert_eq!(record(&again, &names(), Audience::Everyone).write(), text);
        }
    }
}

#[test]
fn names_cannot_break_the_file() {
    let sheet = whole(&played(&Duel::new(), 1, 5));
    assert_eq!(sheet.seats, ["Ana: ~", "bot hard"]);
    let long = record(&played(&Duel::new(), 1, 0), &["é".repeat(5000)], Audience::Everyone);
    assert_eq!(long.seats[0].chars().count(), 80);
    assert_eq!(Sheet::read(&long.write()), Ok(long));
}

#[test]
fn a_redacted_replay_is_readable_and_hides_seed_and_secret_choices() {
    let game = Duel::new();
    let original = played(&game, 5, usize::MAX);
    let stance = |made: &&Move<Choice>| matches!(made.choice, Choice::Stance(_));
    let secret = original.moves().iter().filter(stance).filter(|made| made.seat != RED).count();
    assert!(secret > 0, "the match has something to hide");

    let sheet = record(&original, &names(), Audience::Only(Viewer::Seat(RED)));
    let text = sheet.write();
    assert_eq!(Sheet::read(&text).as_ref(), Ok(&sheet));
    assert!(!text.contains(&original.seed().to_string()));
    assert!(!text.contains(&StateHash::of(original.state()).to_string()));
    assert!(text.contains("\nseed: withheld\nmade for: red\n"));
    assert!(!text.contains("blue: stance"), "{text}");
    assert!(text.contains("red: stance"), "one's own choices stay");
    assert_eq!(text.matches(" blue: hidden ~").count(), secret);

    let watched = record(&original, &names(), Audience::Only(Viewer::Watcher)).write();
    assert!(!watched.contains(": stance") && watched.contains("made for: watcher"));

    let fault = open(&game, &sheet).unwrap_err();
    assert_eq!(text.lines().nth(fault.line - 1), Some("seed: withheld"));
}

#[test]
fn a_hidden_choice_in_a_whole_replay_is_reported() {
    let game = Duel::new();
    let mut sheet = whole(&played(&game, 5, usize::MAX));
    sheet.lines[3].choice = None;
    let fault = refused(&game, &sheet);
    assert_eq!(fault.line, sheet.line_of(3));
    assert!(fault.text.en.contains("hidden") && fault.text.es.contains("oculta"), "{fault}");
}

#[test]
fn another_game_another_version_and_a_bad_setup_are_refused_in_their_lines() {
    let game = Duel::new();
    let sheet = whole(&played(&game, 5, 10));
    let chess = Sheet { game: "chess".to_owned(), ..sheet.clone() };
    let newer = Sheet { rules: Duel::RULES_VERSION + 1, ..sheet.clone() };
    let setup = Sheet { setup: "life=ten board=8".to_owned(), ..sheet.clone() };
    let lines = [chess, newer, setup].map(|sheet| refused(&game, &sheet).line);
    assert_eq!(lines, [2, 3, 4]);
    let newer = Sheet { rules: Duel::RULES_VERSION + 1, ..sheet };
    let text = refused(&game, &newer).text.en;
    assert!(text.contains(&newer.rules.to_string()), "{text}");
    assert!(text.contains(&Duel::RULES_VERSION.to_string()), "{text}");
}

#[test]
fn every_line_that_cannot_be_played_is_reported() {
    let game = Duel::new();
    let sheet = whole(&played(&game, 9, usize::MAX));
    for ply in 0..sheet.lines.len() {
        let mut nonsense = sheet.clone();
        nonsense.lines[ply].choice = Some("castle kingside".to_owned());
        assert_eq!(refused(&game, &nonsense).line, sheet.line_of(ply));
        let mut stranger = sheet.clone();
        stranger.lines[ply].seat = "green".to_owned();
        let fault = refused(&game, &stranger);
        assert_eq!(fault.line, sheet.line_of(ply));
        assert!(fault.text.en.contains("red, blue"), "{fault}");
    }
}

#[test]
fn another_choice_is_refused_unless_it_leads_to_the_same_end() {
    let game = Duel::new();
    let original = played(&game, 11, usize::MAX);
    let sheet = whole(&original);
    let mut refused = 0;
    for (ply, made) in original.moves().iter().enumerate() {
        let state = original.at(ply);
        let mut options = Vec::new();
        game.legal(&state, made.seat, &mut options);
        for &other in options.iter().filter(|&&other| other != made.choice) {
            let mut edited = sheet.clone();
            edited.lines[ply].choice = Some(game.write_choice(&state, other));
            match open(&game, &edited) {
                Ok(another) => assert_eq!(another.state(), original.state()),
                Err(fault) => {
                    assert!(fault.line > sheet.line_of(ply), "that choice is legal: {fault}");
                    assert!(fault.line <= sheet.line_of(sheet.lines.len()), "{fault}");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 20, "{refused} edits refused");
}

#[test]
fn choices_left_out_or_repeated_are_refused() {
    let game = Duel::new();
    let sheet = whole(&played(&game, 13, usize::MAX));
    for ply in 0..sheet.lines.len() {
        let mut lost = sheet.clone();
        lost.lines.remove(ply);
        refused(&game, &lost);
        let mut doubled = sheet.clone();
        doubled.lines.insert(ply, sheet.lines[ply].clone());
        refused(&game, &doubled);
    }
}

#[test]
fn a_false_ending_is_refused_in_the_last_line() {
    let game = Duel::new();
    for most in [0, 8, usize::MAX] {
        let sheet = whole(&played(&game, 3, most));
        let Ending { finished, state } = sheet.ending.clone();
        let other_end = Ending { finished: !finished, state };
        let other_state = Ending { finished, state: Some(StateHash([0; 16])) };
        for ending in [other_end, other_state] {
            let edited = Sheet { ending, ..sheet.clone() };
            let fault = refused(&game, &edited);
            assert_eq!(fault.line, edited.write().lines().count(), "{fault}");
        }
    }
}
