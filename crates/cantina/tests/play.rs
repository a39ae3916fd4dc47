//! Games in the terminal, played through a pipe: whole games, commands, and hidden information.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Command, Output};

use table::{Luck, Seed};

/// More lines than any game needs.
const PLENTY: usize = 4000;

/// The exit code and output of a run.
struct Run {
    code: i32,
    out: String,
    err: String,
}

fn path(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_str().expect("the path is text").to_owned()
}

/// Plays with this input; `name` is used for the files of the test.
fn play(name: &str, arguments: &[&str], typed: impl AsRef<[u8]>) -> Run {
    let input = path(&format!("{name}.typed"));
    fs::write(&input, typed).expect("the input is written");
    let output = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .env("LC_ALL", "C")
        .arg("play")
        .args(arguments)
        .stdin(File::open(&input).expect("the input is there"))
        .output();
    let Output { status, stdout, stderr } = output.expect("the program starts");
    Run {
        code: status.code().expect("the program ends by itself"),
        out: String::from_utf8(stdout).expect("the output is text"),
        err: String::from_utf8(stderr).expect("the errors are text"),
    }
}

/// Plays a game that must succeed.
fn fine(name: &str, arguments: &[&str], typed: impl AsRef<[u8]>) -> String {
    let Run { code, out, err } = play(name, arguments, typed);
    assert_eq!((code, err.as_str()), (0, ""), "{arguments:?}\n{out}");
    out
}

/// Runs `play` with arguments that must fail with a message of one line.
fn wrong(code: i32, name: &str, arguments: &[&str]) -> String {
    let run = play(name, arguments, "");
    assert_eq!(run.code, code, "{arguments:?}: {}", run.err);
    assert!(!run.err.contains("panicked") && !run.err.is_empty(), "{arguments:?}: {}", run.err);
    run.err
}

fn verified(file: &str) -> String {
    let run = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .env("LC_ALL", "C")
        .args(["replay", "--verify", file])
        .output()
        .expect("the program starts");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    String::from_utf8(run.stdout).expect("the output is text")
}

fn first_options() -> String {
    "1\n".repeat(PLENTY)
}

/// Random numbers as input; some are not valid options.
fn any_numbers(seed: u64) -> String {
    let mut whim = Luck::new(Seed::from_number(seed));
    (0..PLENTY).map(|_| format!("{}\n", 1 + whim.below(9))).collect()
}

#[test]
fn whole_games_are_played_in_both_languages() {
    for game in ["duel", "deckbuilding"] {
        for (lang, ending) in
            [("en", "To play again with the same luck: "), ("es", "De nuevo con la misma suerte: ")]
        {
            for (policy, typed) in [("first", first_options()), ("any", any_numbers(5))] {
                let name = format!("whole-{game}-{lang}-{policy}");
                let file = path(&format!("{name}.replay"));
                let arguments = [game, "--seed", "5", "--lang", lang, "--save", &file];
                let out = fine(&name, &arguments, typed);
                let last = out.lines().last().expect("something is printed");
                let command = format!("{ending}cantina play {game} --setup ");
                assert!(last.starts_with(&command) && last.ends_with(" --seed 5"), "{last}");
                assert!(out.contains(&file), "it says where the match is saved");
                let record = fs::read_to_string(&file).expect("the match is saved");
                assert!(record.contains("end: finished after "), "{name} did not end");
                assert!(!out.contains("--resume"), "{name} is over");
                verified(&file);
            }
        }
    }
}

#[test]
fn the_other_modes_and_seats_are_played_to_the_end() {
    for (mode, seat) in [("full", "rebels"), ("secret", "empire"), ("secret", "rebels")] {
        let name = format!("mode-{mode}-{seat}");
        let file = path(&format!("{name}.replay"));
        let arguments = ["deckbuilding", "--mode", mode, "--seat", seat, "--seed", "3"];
        let out = fine(&name, &[&arguments[..], &["--save", &file]].concat(), any_numbers(8));
        let record = fs::read_to_string(&file).expect("the match is saved");
        assert!(
            record.contains(&format!("setup: factions=empire,rebels mode={mode} ")),
            "{record}"
        );
        assert!(record.contains("end: finished after "), "{name} did not end");
        let last = out.lines().last().expect("something is printed");
        assert_eq!(last.ends_with(" --seat rebels"), seat == "rebels", "{last}");
    }
}

#[test]
fn the_same_seed_and_choices_give_the_same_match() {
    let arguments = ["duel", "--seed", "11"];
    let once = fine("same-1", &arguments, any_numbers(2));
    assert_eq!(once, fine("same-2", &arguments, any_numbers(2)));
    assert_ne!(once, fine("same-3", &["duel", "--seed", "12"], any_numbers(2)));
}

#[test]
fn without_a_seed_every_match_is_another() {
    let seed = |name: &str| {
        let out = fine(name, &["duel"], "quit\n");
        out.rsplit_once("--seed ").expect("the seed is told").1.trim().to_owned()
    };
    let one = seed("random-1");
    let other = seed("random-2");
    assert!(one.parse::<u64>().is_ok(), "{one}");
    assert_ne!(one, other);
}

#[test]
fn a_question_comes_with_the_table_and_numbered_options_under_headings() {
    let out = fine("question", &["duel", "--seed", "7"], "");
    for line in [
        "You play Red.",
        "Blue: bot, easy.",
        "The table:",
        "  Blue, hand: 3 hidden cards; deck: 9 hidden cards; discard pile: nothing.",
        "Which stance do you take?",
        "Stance:",
        "  1. Take a bold stance.",
        "Your choice:",
    ] {
        assert!(out.lines().any(|found| found == line), "«{line}» in {out}");
    }
    let spanish = fine("question-es", &["duel", "--seed", "7", "--lang", "es"], "");
    for line in ["Juegas con Rojo.", "La mesa:", "¿Qué postura adoptas?", "Postura:"] {
        assert!(spanish.lines().any(|found| found == line), "«{line}» in {spanish}");
    }
}

#[test]
fn a_choice_can_be_typed_as_its_number_or_its_words() {
    let by_number = fine("by-number", &["duel", "--seed", "7"], "2\n");
    for words in ["stance wary\n", "  Stance   WARY\r\n", "2.\n"] {
        assert_eq!(fine("by-words", &["duel", "--seed", "7"], words), by_number, "{words}");
    }
    assert!(by_number.contains("after 2 choices"), "{by_number}");
}

#[test]
fn only_changes_of_the_table_are_shown_after_an_own_choice() {
    let out = fine("changes", &["duel", "--seed", "7"], "1\nplay martyr\n");
    assert_eq!(out.matches("The table:").count(), 1, "{out}");
    let changes = out.rsplit_once("Changed on the table:\n").expect("something changed").1;
    assert!(changes.contains("Red, in play: Martyr"), "{changes}");
    assert!(!changes.contains("Blue, hand"), "{changes}");
}

#[test]
fn repeated_events_are_shown_once() {
    let out = fine("times", &["deckbuilding", "--seed", "7"], "end turn\n");
    assert!(out.contains("The Rebels drew a card. (5 times.)\n"), "{out}");
}

#[test]
fn own_choices_are_taken_back_until_something_hidden_is_revealed() {
    let undone = fine("undo", &["duel", "--seed", "7"], "1\nplay martyr\nundo\nboard\n");
    assert!(undone.contains("Your last choice is taken back."), "{undone}");
    let board = undone.rsplit_once("The table:\n").expect("the board is shown").1;
    assert!(board.contains("Red, hand: Martyr, Gambler and Scout"), "{board}");
    assert!(board.contains("The input ended after 2 choices."), "{board}");

    // Taking a stance reveals both stances; playing a gambler rolls a die and may draw.
    for typed in ["1\nundo\n", "1\nplay gambler\nundo\n"] {
        let out = fine("undo-refused", &["duel", "--seed", "7"], typed);
        assert!(out.contains("showed something hidden"), "{typed}: {out}");
        assert!(!out.contains("is taken back"), "{typed}: {out}");
    }
    let nothing = fine("undo-nothing", &["duel", "--seed", "7"], "undo\n");
    assert!(nothing.contains("You have not chosen anything yet."), "{nothing}");
    let spanish = fine("undo-es", &["duel", "--seed", "7", "--lang", "es"], "1\ndeshacer\n");
    assert!(spanish.contains("mostró algo oculto"), "{spanish}");
}

#[test]
fn a_draw_cannot_be_taken_back_in_the_deckbuilding_game() {
    let typed = "end turn\nundo\n";
    let out = fine("undo-draw", &["deckbuilding", "--seed", "7"], typed);
    assert!(out.contains("so your choice stands") || out.contains("so it stands"), "{out}");
    let free = fine("undo-free", &["deckbuilding", "--seed", "7"], "1\nundo\n");
    assert!(free.contains("Your last choice is taken back."), "{free}");
    assert!(free.contains("The input ended after 0 choices."), "{free}");
}

#[test]
fn forced_choices_are_made_and_shown() {
    let said = (1..=6).any(|seed| {
        let seed = seed.to_string();
        fine("forced", &["duel", "--seed", &seed], any_numbers(3))
            .contains("There was only one option, so it was taken: ")
    });
    assert!(said, "in six duels something is forced");
}

#[test]
fn a_saved_match_goes_on_where_it_stood() {
    for game in ["duel", "deckbuilding"] {
        let [half, whole, straight] =
            ["half", "whole", "straight"].map(|part| path(&format!("resume-{game}-{part}.replay")));
        let name = format!("resume-{game}");
        fine(&name, &[game, "--seed", "9", "--save", &straight], first_options());
        let typed = "1\n".repeat(8);
        let out = fine(&name, &[game, "--seed", "9"], format!("{typed}save {half}\nquit\n"));
        assert!(
            out.contains(&format!("To continue: cantina play {game} --resume \"{half}\"")),
            "{out}"
        );
        let unfinished = fs::read_to_string(&half).expect("the match is saved");
        assert!(unfinished.contains("seat: person\nseat: greedy\n"), "{unfinished}");
        assert!(unfinished.contains("end: unfinished after "), "{unfinished}");
        verified(&half);
        let out = fine(&name, &[game, "--resume", &half, "--save", &whole], first_options());
        assert!(out.contains("The match continues after "), "{out}");
        let [whole, straight] =
            [whole, straight].map(|file| fs::read_to_string(file).expect("the match is saved"));
        assert_eq!(whole, straight);
    }
}

#[test]
fn a_resumed_match_keeps_its_seats() {
    let file = path("keeps-seats.replay");
    let arguments = ["duel", "--seed", "4", "--seat", "blue", "--save", &file];
    fine("keeps-seats", &arguments, "1\n");
    let resumed = fine("keeps-seats", &["duel", "--resume", &file], "quit\n");
    assert!(resumed.contains("Red: bot, easy.\nYou play Blue."), "{resumed}");
    let both = fine("keeps-seats", &["duel", "--resume", &file, "--hot-seat"], "quit\n");
    assert!(both.contains("You play Red.\nYou play Blue."), "{both}");
}

#[test]
fn the_end_of_the_input_saves_and_says_so() {
    let file = path("ended.replay");
    let out = fine("ended", &["duel", "--seed", "7", "--save", &file], "1\n1");
    assert!(out.contains("The input ended after 3 choices."), "{out}");
    assert!(out.contains(&format!("The match is saved in {file}.")), "{out}");
    assert!(verified(&file).contains("3 choices"));
    let unsaved = fine("ended", &["duel", "--seed", "7"], "1\n");
    assert!(unsaved.contains("The match was not saved."), "{unsaved}");
}

#[test]
fn invalid_input_gets_a_message_and_changes_nothing() {
    let mut typed = b"0\n99999999999999999999999\n-1\nplay\nplay grunt#9\nattack with\n".to_vec();
    typed.extend(b"\xff\xfe\x00\n\x1b[2J\n\x07\n? \xff\n? 77\n?\n? xyzzy\nrules\nrules xyzzy\n");
    typed.extend(b"rules DUEL-PLAY-2\nsave\nsave no/such/folder/x\nlog extra\nboard it\nlog\n");
    typed.extend("«¿Qué?»\n\u{202e}\n".bytes());
    typed.extend(vec![b'y'; 100_000]);
    typed.extend(b"\n\n\n");
    for lang in ["en", "es"] {
        for game in ["duel", "deckbuilding"] {
            let out = fine("bad", &[game, "--seed", "7", "--lang", lang], &typed);
            let made = if game == "duel" { "1 " } else { "0 " };
            let end = if lang == "en" { "The input ended after " } else { "se acabó tras " };
            assert!(out.contains(&format!("{end}{made}")), "{out}");
            assert!(!out.contains('\u{1b}') && !out.contains('\u{0}'), "no control characters");
        }
    }
    let out = fine("bad-words", &["duel", "--seed", "7"], "7\n");
    assert!(out.contains("The options are 1 to 3."), "{out}");
}

#[test]
fn unknown_words_are_answered_with_what_is_possible() {
    for (lang, answer, commands) in [
        (
            "en",
            "«foo» is not possible now.\n\nWhich stance do you take?\nStance:\n  1. ",
            "help, all, board, ",
        ),
        (
            "es",
            "«foo» no es posible ahora.\n\n¿Qué postura adoptas?\nPostura:\n  1. ",
            "ayuda, todo, tablero, ",
        ),
    ] {
        for game in ["duel", "deckbuilding", "unlimited"] {
            let out = fine("unknown", &[game, "--seed", "7", "--lang", lang], "foo\n");
            let answered = out.rsplit_once("«foo»").expect("an answer").1;
            assert!(answered.contains("\n  1. ") && answered.contains(commands), "{out}");
            assert!(game != "duel" || out.contains(answer), "{out}");
            assert!(!answered.contains("stance,") && !answered.contains("attack with,"), "{out}");
        }
    }
    let near = fine("near", &["duel", "--seed", "7", "--lang", "es"], "tablreo\npostura cauta\n");
    assert!(near.contains("¿Querías decir «tablero»?"), "{near}");
    assert!(near.contains("¿Querías decir «2. Adopta una postura cauta.»?"), "{near}");
}

#[test]
fn the_setup_is_said_in_a_sentence() {
    for (game, lang, sentence) in [
        (
            "deckbuilding",
            "es",
            "El juego de construcción de mazos: el Imperio contra los rebeldes, modo introductorio, 3 bases por destruir; empieza el Imperio.\n",
        ),
        ("duel", "en", "The duel: one against one, 10 life each.\n"),
    ] {
        let out = fine("sentence", &[game, "--seed", "7", "--lang", lang], "");
        assert!(out.starts_with(sentence), "{out}");
    }
}

#[test]
fn copies_in_hand_are_listed_once() {
    let out = fine("copies", &["deckbuilding", "--seed", "3"], "");
    assert!(out.contains("  1. Play Imperial Shuttle (1 resource). (×3)\n"), "{out}");
    let arguments = ["unlimited", "--seed", "4"];
    let out = fine("copies", &arguments, "1\n");
    assert!(out.contains("  2. R2-D2 (cost 1) as a resource. (×2)\n"), "{out}");
    let picked = fine("copies", &arguments, "1\n2\n");
    let then = picked.rsplit_once("Choose in secret:").expect("another question").1;
    assert!(then.contains(". R2-D2 (cost 1) as a resource.\n"), "the other copy: {then}");
}

#[test]
fn ending_a_turn_with_something_left_is_asked_about() {
    let arguments = ["deckbuilding", "--seed", "3", "--ask", "yes"];
    let question = "Left: 5 cards. End turn? (y/n)\n";
    let kept = fine("ask", &arguments, "end turn\nperhaps\nn\n");
    assert_eq!(kept.matches(question).count(), 2, "{kept}");
    assert!(kept.contains("The input ended after 0 choices."), "{kept}");
    let ended = fine("ask", &arguments, "end turn\ny\n");
    assert!(ended.contains("The Empire") && !ended.contains("ended after 0"), "{ended}");
    let spanish = [&arguments[..], &["--lang", "es"]].concat();
    let ended = fine("ask", &spanish, "3\nsí\n");
    assert!(ended.contains("¿Terminar turno? (s/n)") && !ended.contains("tras 0 "), "{ended}");
    for unasked in
        [&["deckbuilding", "--seed", "3"][..], &["deckbuilding", "--seed", "3", "--ask", "no"]]
    {
        assert!(!fine("ask", unasked, "end turn\n").contains("(y/n)"));
    }
}

#[test]
fn all_plays_every_card_that_asks_nothing() {
    let out = fine("all", &["deckbuilding", "--seed", "3"], "all\nall\nall\n");
    assert!(out.contains("Or type all: Play all (5).\n"), "{out}");
    assert!(out.contains("Play all (5): 5 choices.\n"), "{out}");
    assert!(out.contains("Assign all to the base (+4): 2 choices.\n"), "{out}");
    assert!(out.contains("nothing to do all at once now"), "{out}");
}

#[test]
fn a_refusal_quotes_the_rule() {
    let out = fine("refused", &["duel", "--seed", "7"], "1\nplay sniper\n");
    assert!(out.contains("That card is not in your hand.\nRule DUEL-PLAY-01: "), "{out}");
    let out = fine("refused-es", &["duel", "--seed", "7", "--lang", "es"], "1\nplay sniper\n");
    assert!(out.contains("Regla DUEL-PLAY-01: Las cartas se juegan"), "{out}");
    let out = fine("refused-deck", &["deckbuilding", "--seed", "7"], "buy x-wing\n");
    assert!(out.contains("\nRule DBG-"), "{out}");
}

#[test]
fn options_cards_and_rules_are_explained() {
    let typed = "1\n? 1\n? bulwark\n? Francotiradora\nrules duel-play-02\nrules energy\n";
    let out = fine("explained", &["duel", "--seed", "7"], typed);
    for found in [
        "Play Martyr.\nIn words: play martyr\nMartyr: fighter, cost 2, power 2, health 1.",
        "Bulwark: fighter, cost 3, power 2, health 4.\nComes into play with a shield.",
        "Sniper: fighter,",
        "Rule DUEL-PLAY-02: Its cost is paid in energy",
    ] {
        assert!(out.contains(found), "«{found}» in {out}");
    }
    let out = fine("explained-deck", &["deckbuilding", "--seed", "7"], "? wing\n? x-wing\n");
    assert!(out.contains("X-Wing: Rebel unit") && out.contains("Y-Wing: Rebel unit"), "{out}");
}

#[test]
fn commands_have_spanish_names() {
    let file = path("spanish.replay");
    let typed = format!(
        "ayuda\n1\ntablero\nregistro\nregistro todo\nreglas DUEL-PLAY-02\ndeshacer\nguardar {file}\nsalir\n"
    );
    let out = fine("spanish", &["duel", "--seed", "7", "--lang", "es"], typed);
    for found in [
        "Lo que puedes escribir:",
        "La mesa:",
        "Posturas: Rojo: audaz",
        "Regla DUEL-PLAY-02: Su coste se paga",
        "así que se mantiene",
        &format!("La partida está guardada en {file}."),
        "Has dejado la partida tras 2 elecciones.",
    ] {
        assert!(out.contains(found), "«{found}» in {out}");
    }
    assert!(!out.contains("no se entiende"), "{out}");
    verified(&file);
}

#[test]
fn the_log_shows_only_what_the_seat_may_know() {
    let out = fine("log", &["duel", "--seed", "7"], "1\nend\nlog all\n");
    let log = out.rsplit_once("Your choice:\n").expect("something was asked").0;
    let log = log.rsplit_once("Your choice:\n").expect("the log was asked for").1;
    assert!(log.contains("Blue drew a card."), "{log}");
    assert!(!log.contains("Blue drew S"), "{log}");
}

/// The players only end their turns, so no card is ever revealed to the other.
#[test]
fn hot_seat_players_do_not_see_each_others_cards() {
    let typed = "\nend turn\nboard\nlog all\n".repeat(40);
    let out = fine("hot-seat", &["deckbuilding", "--hot-seat", "--seed", "6"], typed);
    let imperial = ["Imperial Shuttle", "Stormtrooper", "Inquisitor"];
    let rebel = ["Alliance Shuttle", "Rebel Trooper", "Temple Guardian"];
    let parts: Vec<&str> = out.split("Pass the device to ").skip(1).collect();
    assert!(parts.len() > 10, "the device is passed: {}", parts.len());
    for (at, part) in parts.iter().enumerate() {
        let (own, hidden) = match part {
            part if part.starts_with("the Empire") => (imperial, rebel),
            part if part.starts_with("the Rebels") => (rebel, imperial),
            part => panic!("passed to whom? {part}"),
        };
        assert!(hidden.iter().all(|card| !part.contains(card)), "part {at}: {part}");
        if at + 1 < parts.len() {
            assert!(own.iter().any(|card| part.contains(card)), "part {at}: {part}");
            assert!(part.ends_with(&"\n".repeat(50)), "part {at} is moved out of sight");
        }
    }
}

#[test]
fn a_hot_seat_game_is_played_to_the_end() {
    for game in ["duel", "deckbuilding"] {
        let file = path(&format!("hot-{game}.replay"));
        let arguments = [game, "--hot-seat", "--seed", "2", "--save", &file];
        let out = fine(&format!("hot-{game}"), &arguments, any_numbers(4));
        let record = fs::read_to_string(&file).expect("the match is saved");
        assert!(record.contains("seat: person\nseat: person\n"), "{record}");
        assert!(record.contains("end: finished after "), "{game} did not end");
        assert!(out.trim_end().ends_with("--seed 2 --hot-seat"), "{game}");
    }
}

#[test]
fn invalid_arguments_are_refused_with_advice() {
    let err = wrong(2, "wrong", &["duel", "--seat", "green"]);
    assert!(err.contains("green") && err.contains("red, blue"), "{err}");
    let err = wrong(2, "wrong", &["deckbuilding", "--mode", "huge"]);
    assert!(err.contains("mode=huge") && err.contains("introductory|full|secret"), "{err}");
    let err = wrong(2, "wrong", &["duel", "--setup", "life=99", "--lang", "es"]);
    assert!(err.starts_with("cantina: "), "{err}");
    for arguments in [
        &["chess"][..],
        &[],
        &["duel", "--seed", "soon"],
        &["duel", "--bot", "perfect"],
        &["duel", "--seat", "red", "--hot-seat"],
        &["duel", "--resume", "x", "--seed", "1"],
        &["duel", "--resume", "no/such.replay"],
        &["duel", "--save", "no/such/folder/x.replay"],
    ] {
        wrong(2, "wrong", arguments);
    }
}

#[test]
fn a_damaged_or_foreign_match_is_not_resumed() {
    let file = path("damaged.replay");
    fine("damaged", &["duel", "--seed", "7", "--save", &file], "1\n1\n");
    let text = fs::read_to_string(&file).expect("the match is saved");
    let err = wrong(1, "foreign", &["deckbuilding", "--resume", &file]);
    assert!(err.contains(", line 2: ") && err.contains("duel"), "{err}");
    fs::write(&file, text.replacen("stance bold", "stance wary", 1)).expect("it is damaged");
    let err = wrong(1, "damaged", &["duel", "--resume", &file]);
    assert!(err.contains("damaged.replay, line "), "{err}");
}

/// A best of three with Luke's starter deck and a sideboard of three cards.
fn luke_with_sideboard() -> String {
    let luke = unlimited::decks::Starter::Luke.deck();
    format!("match=three blue={}~128.130x2", unlimited::decks::code(&(&luke).into()))
}

#[test]
fn a_best_of_three_is_played_game_after_game() {
    let file = path("series.replay");
    let [second, third] = ["series-2.replay", "series-3.replay"].map(path);
    let typed = any_numbers(6).repeat(6);
    let arguments =
        ["unlimited", "--setup", "match=three", "--bot", "random", "--seed", "5", "--save", &file];
    let [out, again] = [0, 1].map(|_| {
        for old in [&second, &third] {
            // The file exists only if the test ran before.
            let _ = fs::remove_file(old);
        }
        fine("series", &arguments, &typed)
    });
    assert!(out == again, "the luck of every game follows from the seed");
    assert!(out.contains("leads the match, 1–0."), "{out}");
    assert!(out.contains("Press Enter for the next game of the match"), "{out}");
    assert!(out.contains("Game 2 of 3 · "), "{out}");
    let won = out.lines().filter(|line| line.contains(" won the match, 2–")).count();
    assert_eq!(won, 1, "{out}");
    assert!(!out.contains("The next game of the match: "), "it is decided");
    for file in [&file, &second] {
        assert!(fs::read_to_string(file).expect("a game").contains("end: finished after "));
        verified(file);
    }
    let games = out.matches("Press Enter for the next game").count() + 1;
    assert_eq!(fs::exists(&third).expect("a folder"), games == 3);
}

#[test]
fn between_games_cards_are_exchanged() {
    let file = path("sideboard.replay");
    let setup = luke_with_sideboard();
    let arguments = ["unlimited", "--setup", &setup, "--bot", "random", "--seed", "5", "--save"];
    let typed = any_numbers(6);
    let out = fine("sideboard", &[&arguments[..], &[&file]].concat(), &typed);
    assert!(out.contains("Deck and sideboard:"), "{out}");
    assert!(out.contains("Rule SWU-MATCH-04: "), "a number is not an exchange: {out}");
    let later = out.lines().rev().nth(1).expect("a line");
    assert!(later.starts_with("The next game of the match: cantina play unlimited "), "{later}");
    let beside = out.lines().find(|line| line.ends_with(": 0 of 2 in the deck.")).expect("a card");
    let inside = out.lines().find(|line| line.ends_with(": 2 of 2 in the deck.")).expect("a card");
    let [beside, inside] = [beside, inside].map(|line| {
        let id = line.split_once('(').and_then(|(_, rest)| rest.split_once(')'));
        id.expect("an id").0.to_owned()
    });
    let typed = format!("{inside}=1\n{beside}=2 {inside}=0\n\nquit\n");
    let out = fine("sideboard", &["unlimited", "--resume", &file], &typed);
    assert!(out.contains("Rule SWU-DECK-02: "), "49 cards are too few: {out}");
    let greeting = out.lines().find(|line| line.contains("wins=")).expect("the next game");
    assert!(greeting.contains(".130x2"), "{greeting}");
}
