//! Best of three: who wins the match, who chooses, and which cards are exchanged between games.

use table::laws::{Effort, check};
use table::{
    Described as _, Game as _, Luck, Match, Next, Notation as _, Outcome, Seat, Seats, Seed,
    SetupFaults, Spoken as _, Status, Viewer,
};
use unlimited::decks::{Deck, Format, Starter, from_code};
use unlimited::{Mulligan, Phase, Question, Ruleset, Series, Setup, Unlimited};

const BLUE: Seat = Seat::new(0);
const RED: Seat = Seat::new(1);

fn won_by(seat: Seat) -> Outcome {
    Outcome::Won(Seats::only(seat))
}

fn of(series: Series) -> Setup {
    Setup { series, ..Setup::default() }
}

/// The next game after these outcomes of a best of three.
fn after(games: &[Outcome]) -> Next<Series> {
    let game = Unlimited::new();
    let mut next = Next::Match(of(Series::Opening));
    for &outcome in games {
        next = game.rematch(next.setup(), outcome);
    }
    next.map(|setup| {
        assert_eq!(setup, of(setup.series), "nothing else of the setup changes");
        setup.series
    })
}

// proves: SWU-MATCH-01
#[test]
fn the_first_player_to_win_two_games_wins_the_match() {
    for (one, other) in [(BLUE, RED), (RED, BLUE)] {
        let [won, lost] = [won_by(one), won_by(other)];
        let new_match = Next::Match(Series::Opening);
        assert_eq!(after(&[won]), Next::Game(Series::Lead(one)));
        assert_eq!(after(&[won, won]), new_match);
        assert_eq!(after(&[won, lost]), Next::Game(Series::Level(one)));
        assert_eq!(after(&[won, lost, won]), new_match);
        assert_eq!(after(&[won, lost, lost]), new_match);
    }
    let single = Unlimited::new().rematch(&Setup::default(), won_by(RED));
    assert_eq!(single, Next::Match(Setup::default()), "one game is a match otherwise");
}

// proves: SWU-OPEN-38
#[test]
fn a_drawn_game_counts_for_neither_player_and_the_same_player_chooses() {
    let [blue, red, draw] = [won_by(BLUE), won_by(RED), Outcome::Draw];
    assert_eq!(after(&[draw, draw]), Next::Again(Series::Opening));
    assert_eq!(after(&[blue, draw]), Next::Again(Series::Lead(BLUE)));
    assert_eq!(after(&[blue, draw, blue]), Next::Match(Series::Opening));
    assert_eq!(after(&[blue, red, draw]), Next::Again(Series::Level(BLUE)));
    assert_eq!(after(&[draw, blue, draw, red, draw, red]), Next::Match(Series::Opening));
}

// proves: SWU-OPEN-38
#[test]
fn the_loser_of_the_last_decided_game_chooses_who_begins() {
    let game = Unlimited::new();
    let later = [(Series::Lead(BLUE), RED), (Series::Lead(RED), BLUE), (Series::Level(RED), RED)];
    for (series, chooser) in later {
        for ruleset in [Ruleset::SEED, Ruleset::CR8] {
            for (seed, first) in (0..8).zip([BLUE, RED].into_iter().cycle()) {
                let setup = Setup { ruleset, ..of(series) };
                let mut state = game.start(&setup, Luck::new(Seed::from_number(seed))).expect("it");
                assert_eq!(game.status(&state), Status::Decide(Seats::only(chooser)), "{series:?}");
                assert_eq!(game.question(&state, chooser), Some(Question::Initiative));
                let mut options = Vec::new();
                game.legal(&state, chooser, &mut options);
                let words = options.iter().map(|&choice| game.write_choice(&state, choice));
                assert_eq!(words.collect::<Vec<_>>(), ["first blue", "first red"]);
                game.advance(&mut state, chooser, options[first.index()]);
                assert_eq!(game.view(&state, Viewer::Watcher).initiative, first);
                assert_eq!(game.question(&state, first), Some(Question::Mulligan));
            }
        }
    }
}

// proves: SWU-OPEN-38
#[test]
fn in_the_first_game_the_setup_rule_says_who_begins() {
    let game = Unlimited::new();
    for ruleset in [Ruleset::SEED, Ruleset::CR8] {
        let single = Setup { ruleset, ..Setup::default() };
        let opening = Setup { ruleset, ..of(Series::Opening) };
        let mut picked = Seats::NONE;
        for seed in (0..12).map(Seed::from_number) {
            let [one, other] = [&single, &opening].map(|setup| {
                let state = game.start(setup, Luck::new(seed)).expect("it starts");
                (game.status(&state), game.view(&state, Viewer::Watcher).initiative)
            });
            assert_eq!(one, other, "as in a game of its own");
            picked = picked.with(one.1);
        }
        assert_eq!(picked, Seats::first(2), "luck picks a player");
    }
}

// proves: SWU-MATCH-05
#[test]
fn each_game_starts_from_a_full_new_setup() {
    let game = Unlimited::new();
    let mut played = Match::start(&game, of(Series::Opening), Seed::from_number(3)).expect("it");
    let mut whim = Luck::new(Seed::from_number(4));
    let mut options = Vec::new();
    while let Status::Decide(seats) = played.status() {
        let seat = seats.lowest().expect("somebody is asked");
        game.legal(played.state(), seat, &mut options);
        let any = whim.below(u32::try_from(options.len()).expect("few")) as usize;
        played.play(seat, options[any]).expect("an option");
    }
    let Status::Over(outcome) = played.status() else { panic!("it is over") };
    let view = game.view(played.state(), Viewer::Judge);
    assert!(view.sides.iter().any(|side| side.base.damage > 0 && side.deck < 44), "it was played");
    let next = game.rematch(played.setup(), outcome);
    let next = Match::start(&game, next.setup().clone(), Seed::from_number(5)).expect("it starts");
    let view = game.view(next.state(), Viewer::Judge);
    assert_eq!((view.round, view.phase, view.taken), (0, Phase::Setup, None));
    for (side, deck) in view.sides.iter().zip(&next.setup().decks) {
        assert_eq!((side.hand.len(), side.deck), (6, 44));
        assert_eq!((side.base.damage, side.base.epic_used), (0, false));
        assert_eq!((side.leader.deployed, side.leader.epic_used), (false, false));
        assert!(side.units.is_empty() && side.discard.is_empty() && side.resources.is_empty());
        assert_eq!(side.mulligan, Mulligan::Open);
        let mut cards: Vec<_> = side.hand.iter().flatten().map(|card| card.title).collect();
        cards.extend(side.known_in_deck.iter().map(|known| known.card.title));
        cards.sort_unstable();
        assert_eq!(cards, deck.each_card().collect::<Vec<_>>(), "every card is back");
    }
}

#[test]
fn a_series_is_written_in_few_words() {
    let game = Unlimited::new();
    let usual = "blue=luke red=vader format=constructed ruleset=seed";
    for (series, words) in [
        (Series::Single, ""),
        (Series::Opening, " match=three"),
        (Series::Lead(BLUE), " match=three wins=1-0"),
        (Series::Lead(RED), " match=three wins=0-1"),
        (Series::Level(BLUE), " match=three wins=1-1 chooser=blue"),
        (Series::Level(RED), " match=three wins=1-1 chooser=red"),
    ] {
        let written = game.write_setup(&of(series));
        assert_eq!(written, format!("{usual}{words}"));
        assert_eq!(game.read_setup(&written), Ok(of(series)));
    }
    for (words, series) in [
        ("match=single", Series::Single),
        ("wins=0-0 match=three", Series::Opening),
        ("chooser=red wins=1-0 match=three", Series::Lead(BLUE)),
    ] {
        assert_eq!(game.read_setup(words), Ok(of(series)), "{words}");
    }
}

#[test]
fn an_impossible_series_is_refused_with_the_valid_values() {
    let game = Unlimited::new();
    for (words, rule, advice) in [
        ("match=five", "SWU-MATCH-01", "write match=single|three."),
        ("match=three wins=2-0", "SWU-MATCH-01", "write wins=0-0|1-0|0-1|1-1."),
        ("match=three wins=many", "SWU-MATCH-01", "write wins=0-0|1-0|0-1|1-1."),
        ("wins=1-0", "SWU-MATCH-01", "add match=three."),
        ("match=single chooser=red", "SWU-MATCH-01", "add match=three."),
        ("match=three wins=1-1", "SWU-OPEN-38", "add chooser=blue|red."),
        ("match=three chooser=green", "SWU-OPEN-38", "write chooser=blue|red."),
        ("match=three chooser=red", "SWU-OPEN-38", "leave out «chooser»."),
        ("match=three wins=0-1 chooser=red", "SWU-OPEN-38", "write chooser=blue."),
    ] {
        let Err(SetupFaults(faults)) = game.read_setup(words) else { panic!("{words} is read") };
        let [fault] = faults.as_slice() else { panic!("{words}: {faults:?}") };
        assert_eq!(fault.because.to_string(), rule, "{words}");
        assert!(fault.text.en.ends_with(advice), "{words}: {}", fault.text.en);
        assert_eq!(fault.text.is_complete(), Ok(()));
    }
}

#[test]
fn the_score_is_said_before_and_after_a_game() {
    let game = Unlimited::new();
    assert_eq!(Series::Single.say(), None);
    let setup = of(Series::Lead(BLUE));
    assert!(Unlimited::say_setup(&setup).en.ends_with("Game 2 of 3 · 1–0 before it"));
    let state = game.start(&setup, Luck::new(Seed::from_number(1))).expect("it starts");
    let mut view = game.view(&state, Viewer::Watcher);
    assert_eq!(game.say_standing(&view, &Setup::default(), won_by(BLUE)), None);
    assert_eq!(game.describe(&view)[0].es, "Partida 2 de 3 · 1–0 antes de ella");
    let json = serde_json::to_value(&view).expect("JSON");
    assert_eq!(json["series"], serde_json::json!({ "game": 2, "wins": [1, 0] }));
    for (series, outcome, said) in [
        (Series::Opening, won_by(RED), "Red leads the match, 1–0."),
        (Series::Lead(RED), won_by(RED), "Red won the match, 2–0."),
        (Series::Lead(RED), won_by(BLUE), "The match stands at 1–1: the next game decides it."),
        (Series::Level(RED), won_by(BLUE), "Blue won the match, 2–1."),
        (
            Series::Level(RED),
            Outcome::Draw,
            "It counts for nobody and is played again with the same decks.",
        ),
    ] {
        let text = game.say_standing(&view, &of(series), outcome).expect("a series");
        assert_eq!((text.en.as_str(), text.is_complete()), (said, Ok(())));
    }
    game.name_people(&mut view, &[(RED, prose::Text::same("Ana"))].into_iter().collect());
    let text = game.say_standing(&view, &of(Series::Opening), won_by(RED)).expect("a series");
    assert_eq!(text.es, "Ana va por delante en el encuentro, 1–0.");
}

/// Luke's starter deck with a sideboard of three cards.
fn with_sideboard() -> Setup {
    let luke = Starter::Luke.deck();
    let code = unlimited::decks::code(&(&luke).into());
    let deck = from_code(&format!("{code}~128.130x2")).expect("a code").check(Format::Constructed);
    Setup { decks: [deck.expect("a deck"), Starter::Vader.deck()], ..of(Series::Lead(BLUE)) }
}

fn copies(pile: &[(unlimited::decks::Title, u8)], id: &str) -> u8 {
    pile.iter().find(|(title, _)| title.card().id == id).map_or(0, |&(_, copies)| copies)
}

// proves: SWU-MATCH-04, SWU-OPEN-39
#[test]
fn between_games_cards_change_places() {
    let (game, setup) = (Unlimited::new(), with_sideboard());
    let spares = game.spares(&setup, BLUE);
    let beside: Vec<_> = spares.iter().filter(|spare| spare.played < spare.copies).collect();
    let [one, two] = beside.as_slice() else { panic!("two titles lie beside: {spares:?}") };
    assert_eq!([one.copies - one.played, two.copies - two.played], [1, 2]);
    let out = spares.iter().find(|spare| spare.played == spare.copies && spare.copies > 1);
    let out = out.expect("a card of the deck");
    let words = format!("{}={} {}={}", two.id, two.copies, out.id, out.played - 2);
    let after = game.exchange(&setup, BLUE, &words).expect("a legal deck");
    let [blue, red] = &after.decks;
    assert_eq!((blue.size(), copies(&blue.cards, two.id)), (50, two.copies));
    assert_eq!(copies(&blue.cards, out.id), out.played - 2);
    assert_eq!((copies(&blue.sideboard, out.id), copies(&blue.sideboard, two.id)), (2, 0));
    assert_eq!((red, after.series), (&setup.decks[1], setup.series), "nothing else changes");
    let back = format!("{}={} {}={}", two.id, two.played, out.id, out.played);
    let decks = |setup: Setup| setup.decks.map(|deck: Deck| (deck.cards, deck.sideboard));
    let back = game.exchange(&after, BLUE, &back).expect("a legal deck");
    assert_eq!(decks(back), decks(setup.clone()));
    assert_eq!(game.exchange(&setup, BLUE, ""), Ok(setup.clone()));
    assert_eq!(game.spares(&setup, RED), [], "nothing lies beside Red's deck");
    assert_eq!(Starter::Vader.deck(), after.decks[1]);
}

// proves: SWU-MATCH-04, SWU-OPEN-39
#[test]
fn an_exchange_that_cannot_be_is_refused_with_every_fault() {
    let (game, setup) = (Unlimited::new(), with_sideboard());
    let rules = |setup: &Setup, words: &str| {
        let Err(SetupFaults(faults)) = game.exchange(setup, BLUE, words) else {
            panic!("{words} is taken")
        };
        faults.iter().for_each(|fault| assert_eq!(fault.text.is_complete(), Ok(())));
        faults.iter().map(|fault| fault.because.to_string()).collect::<Vec<_>>()
    };
    let spares = game.spares(&setup, BLUE);
    let some = spares.iter().find(|spare| spare.played == spare.copies).expect("a card");
    assert_eq!(rules(&setup, &format!("{}={}", some.id, some.played - 1)), ["SWU-DECK-02"]);
    let too_many = format!("{}={} wampa={} nonsense=1", some.id, some.copies + 1, "x");
    assert_eq!(rules(&setup, &too_many), ["SWU-MATCH-04"; 3]);
    assert_eq!(rules(&of(Series::Opening), "wampa=1"), ["SWU-MATCH-04"]);
    // Cards that fit into the sideboard may not fit into the deck.
    let full: String = (31..71).map(|number| format!(".{number}x3")).collect();
    let code = format!("5.29{full}~95");
    let deck = from_code(&code).expect("a code").check(Format::Constructed).expect("120 cards");
    let setup = Setup { decks: [deck.clone(), deck], ..setup };
    assert_eq!(rules(&setup, "battlefield-marine=1"), ["SWU-OPEN-44"]);
}

#[test]
fn games_of_a_series_keep_every_law() {
    let setups = [
        of(Series::Opening),
        Setup { ruleset: Ruleset::CR8, ..of(Series::Lead(RED)) },
        of(Series::Level(BLUE)),
        with_sideboard(),
    ];
    let effort = Effort { games: 12, stride: 31, ..Effort::default() };
    let report = check(&Unlimited::new(), &setups, &effort);
    let report = report.unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 48);
}
