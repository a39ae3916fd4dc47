//! Writing and reading setups and choices.

use scenario::OnStage;
use table::{Game, Luck, Notation, Seat, Seed, SetupFaults, Viewer};
use unlimited::decks::{Format, Starter, random_deck};
use unlimited::{Choice, Ruleset, Setup, State, Unlimited};

const BLUE: Seat = Seat::new(0);
const RED: Seat = Seat::new(1);

/// The position that these givens describe.
fn position(givens: &str) -> (Unlimited, State) {
    let lines: String = givens.lines().map(|line| format!("  given {}\n", line.trim())).collect();
    let text = format!(
        "scenario A position\n  game unlimited\n  puzzle blue\n{lines}  when blue: pass\n  then the game goes on\n"
    );
    let read = scenario::read("position.scn", &text).remove(0);
    let scenario = read.unwrap_or_else(|fault| panic!("{fault:?}"));
    let stage = OnStage(Unlimited::new());
    let attempt = stage.attempt(&scenario, Seed::from_number(1));
    let state = *attempt.unwrap_or_else(|failure| panic!("{failure:?}")).state();
    (stage.0, state)
}

fn options(game: &Unlimited, state: &State, seat: Seat) -> Vec<String> {
    let mut options = Vec::new();
    game.legal(state, seat, &mut options);
    options.into_iter().map(|choice| game.write_choice(state, choice)).collect()
}

/// Makes the choice that the words mean.
fn play(game: &Unlimited, state: &mut State, seat: Seat, words: &str) {
    let choice = game.read_choice(state, seat, words).unwrap_or_else(|why| panic!("{}", why.en));
    game.attempt(state, seat, choice, &mut Vec::new()).unwrap_or_else(|no| panic!("{words}: {no}"));
}

#[test]
fn setups_are_read_as_they_are_written() {
    let game = Unlimited::new();
    let words = "blue=luke red=vader format=constructed ruleset=seed";
    assert_eq!(game.write_setup(&Setup::default()), words);
    assert_eq!(game.read_setup("").as_ref(), Ok(&Setup::default()));
    let switched = [
        ("first_player=chooser", "ruleset=seed"),
        ("attack_order=fixed", "ruleset=cr8"),
        ("upgrade_fall=same", "ruleset=cr8"),
        ("completes_attack=any", "ruleset=seed"),
        ("lose_regain=yes", "ruleset=seed"),
        ("event_zone=after", "ruleset=cr8"),
        ("ambush=ready", "ruleset=cr8"),
        ("deploy_guard=on", "ruleset=cr8"),
    ];
    for (switch, ruleset) in switched {
        // The order of the words does not matter.
        let read = game.read_setup(&format!("{switch} red=luke {ruleset}")).expect(switch);
        let written = format!("blue=luke red=luke format=constructed {ruleset} {switch}");
        assert_eq!(game.write_setup(&read), written);
        assert_eq!(game.read_setup(&written), Ok(read));
    }
    let mut luck = Luck::new(Seed::from_number(5));
    for ruleset in [Ruleset::SEED, Ruleset::CR8] {
        let decks = [random_deck(&mut luck), random_deck(&mut luck)];
        let format = Format::Limited;
        let setup = Setup { decks, format, ruleset, ..Setup::default() };
        assert_eq!(game.read_setup(&game.write_setup(&setup)), Ok(setup));
    }
}

#[test]
fn every_fault_of_a_setup_is_named_with_the_valid_values() {
    let game = Unlimited::new();
    let Err(SetupFaults(faults)) =
        game.read_setup("blue=leia red=5.29.44x2 ambush=never rulset=cr8 format=draft castle=2")
    else {
        panic!("nothing of this is understood");
    };
    let found: Vec<String> =
        faults.iter().map(|fault| format!("{}: {}", fault.because, fault.text.en)).collect();
    let wanted = [
        "SWU-DECK-02: «format=draft» is not understood; write format=constructed|limited.",
        "SWU-COMP-01: «blue=leia» is not understood; write blue=luke|vader|5.29.44x2.45.",
        "SWU-DECK-02: Red's deck: The deck has 2 cards and needs at least 50. Add 48 cards.",
        "SWU-DIFF-09: «ambush=never» is not understood; write ambush=ready|exhausted.",
        "SWU-DIFF-01: «rulset=cr8» is not understood; did you mean «ruleset»?",
        "SWU-DIFF-01: «castle=2» is not understood; the known keys are blue, red, format, ruleset, \
         first_player, attack_order, event_zone, ambush, deploy_guard, upgrade_fall, \
         completes_attack, lose_regain, match, wins, chooser.",
    ];
    assert_eq!(found, wanted);
}

#[test]
fn a_word_says_which_copy_and_whose_only_where_it_must() {
    let (game, state) = position(
        "blue.hand = 2 x battlefield-marine, entrenched
         blue.resources = 8
         blue.ground = wampa
         red.ground = wampa (shields 1), underworld-thug",
    );
    let blue = options(&game, &state, BLUE);
    for words in [
        "play battlefield-marine",
        "play battlefield-marine#2",
        "attach entrenched to blue.wampa",
        "attach entrenched to underworld-thug",
        "attack red.wampa with blue.wampa",
        "attack command-center with blue.wampa",
        "use luke-skywalker-faithful-friend",
        "deploy",
        "take initiative",
        "pass",
    ] {
        assert!(blue.iter().any(|option| option == words), "{words}: {blue:?}");
    }
    // The owner can be left out where only one card can be meant.
    let read =
        |words| game.write_choice(&state, game.read_choice(&state, BLUE, words).expect(words));
    assert_eq!(read("attack base with wampa"), "attack command-center with blue.wampa");
    assert_eq!(read("attack red.base with wampa#1"), "attack command-center with blue.wampa");
    assert_eq!(read("attack wampa with wampa"), "attack red.wampa with blue.wampa");
    assert_eq!(read("play blue.battlefield-marine#2"), "play battlefield-marine#2");
    assert_eq!(read("use leader"), "use luke-skywalker-faithful-friend");
    // Where cards of both players could be chosen, the words must name the owner.
    let unclear = game.read_choice(&state, BLUE, "attach entrenched to wampa").unwrap_err();
    assert!(
        unclear.en.contains("blue.wampa» or «attach entrenched to red.wampa"),
        "{}",
        unclear.en
    );
}

#[test]
fn illegal_choices_are_read_and_meaningless_words_are_refused() {
    let (game, state) = position("blue.hand = battlefield-marine\nred.ground = wampa");
    for words in [
        "play battlefield-marine",
        "play wampa",
        "attack blue.base with wampa",
        "attach battlefield-marine to wampa",
        "use wampa 3",
        "resolve wampa",
        "share 3 on wampa",
        "pick wampa",
        "pick shield@wampa",
        "resource battlefield-marine",
        "no resource",
        "first red",
        "name wampa",
        "option 2",
        "number 4",
        "deploy",
        "yes",
        "enough",
        "stop",
        "decline",
        "renew",
    ] {
        let choice =
            game.read_choice(&state, BLUE, words).unwrap_or_else(|why| panic!("{}", why.en));
        let answer = game.attempt(&mut state.clone(), BLUE, choice, &mut Vec::new());
        assert!(answer.is_err(), "{words} was accepted");
    }
    for (words, complaint) in [
        ("play x-wing", "There is no card «x-wing»"),
        ("play wampa#2", "There is no card «wampa#2»"),
        ("play blue.wampa", "There is no card «blue.wampa»"),
        ("option 0", "«0» is not a number from 1"),
        ("number some", "«some» is not a number"),
        ("first green", "blue or red"),
        ("attack wampa", "Write play"),
        ("castle", "Write play"),
        ("", "Write play"),
    ] {
        let why = game.read_choice(&state, BLUE, words).unwrap_err();
        assert!(why.en.contains(complaint), "{words}: {}", why.en);
        assert!(!why.es.is_empty());
    }
}

#[test]
fn waiting_abilities_are_called_by_their_cards() {
    let (game, mut state) = position(
        "blue.hand = count-dooku-darth-tyranus
         blue.resources = 12
         red.ground = underworld-thug",
    );
    play(&game, &mut state, BLUE, "play count-dooku-darth-tyranus");
    let waiting = ["resolve count-dooku-darth-tyranus", "resolve count-dooku-darth-tyranus 2"];
    assert_eq!(options(&game, &state, BLUE), waiting);
    for words in waiting {
        play(&game, &mut state.clone(), BLUE, words);
    }
    let missing = game.read_choice(&state, BLUE, "resolve count-dooku-darth-tyranus 3");
    assert!(
        game.attempt(&mut state, BLUE, missing.expect("it can be read"), &mut Vec::new()).is_err()
    );
}

#[test]
fn tokens_are_called_by_the_unit_they_are_on() {
    let (game, mut state) = position(
        "blue.hand = confiscate
         blue.resources = 4
         blue.ground = wampa (shields 2, upgrade entrenched)
         red.ground = wampa (experience 1)",
    );
    play(&game, &mut state, BLUE, "play confiscate");
    let upgrades = ["pick entrenched", "pick shield@blue.wampa", "pick experience@red.wampa"];
    assert_eq!(options(&game, &state, BLUE), upgrades);
    let read = game.read_choice(&state, BLUE, "pick shield@wampa").expect("only one has a Shield");
    assert_eq!(game.write_choice(&state, read), "pick shield@blue.wampa");
}

#[test]
fn secret_choices_are_open_only_to_their_seat() {
    let (game, mut state) = position("phase = setup");
    play(&game, &mut state, BLUE, "keep");
    play(&game, &mut state, RED, "keep");
    let mut options = Vec::new();
    game.legal(&state, RED, &mut options);
    let picked = options[0];
    assert!(matches!(picked, Choice::Pick(_)));
    let open = |viewer| game.may_know_choice(&state, RED, picked, viewer);
    assert!(open(Viewer::Seat(RED)) && open(Viewer::Judge));
    assert!(!open(Viewer::Seat(BLUE)) && !open(Viewer::Watcher));
    assert!(game.may_know_choice(&state, BLUE, Choice::Pass, Viewer::Watcher));
}

#[test]
fn views_as_json_call_cards_as_choices_do() {
    let game = Unlimited::new();
    let decks = [Starter::Luke, Starter::Luke].map(Starter::deck);
    let setup = Setup { decks, ..Setup::default() };
    let state = game.start(&setup, Luck::new(Seed::from_number(3))).expect("it starts");
    let view = game.view(&state, Viewer::Seat(BLUE));
    let written = serde_json::to_value(&view).expect("a view is JSON");
    let words = written["sides"][0]["hand"].as_array().expect("a list");
    assert_eq!(words.len(), 6);
    for (card, word) in view.side(BLUE).hand.iter().zip(words) {
        let card = card.expect("the own hand is known").card;
        let word = word.as_str().expect("a word");
        assert!(word.starts_with("blue."), "both have every card: {word}");
        assert_eq!(game.write_choice(&state, Choice::Play(card)), format!("play {word}"));
    }
    assert!(
        written["sides"][1]["hand"]
            .as_array()
            .is_some_and(|hand| { hand.len() == 6 && hand.iter().all(serde_json::Value::is_null) })
    );
}
