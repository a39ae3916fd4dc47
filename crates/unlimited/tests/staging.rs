//! Positions of scenarios: what is given is set up, impossible positions are refused, and the game
//! continues from there as from any other position.

use scenario::{OnStage, Stage, run_texts};
use table::{Component, Game, Luck, Notation, Seed, Status, Viewer};
use unlimited::{State, Unlimited};

fn scenario(header: &str, givens: &str, rest: &str) -> String {
    let lines = |word: &str, text: &str| -> String {
        text.lines().map(|line| format!("  {word}{}\n", line.trim())).collect()
    };
    let (header, givens, rest) = (lines("", header), lines("given ", givens), lines("", rest));
    format!("scenario A position\n  game unlimited\n{header}{givens}{rest}")
}

/// The message of the first failure, or an empty text without one.
fn complaint(givens: &str) -> String {
    let text = scenario("", givens, "then the game goes on");
    let report = run_texts(&[&OnStage(Unlimited::new())], &[("position.scn", text.as_str())]);
    report.failures.first().map_or(String::new(), |failure| failure.found.clone())
}

#[test]
fn impossible_positions_are_refused() {
    for (givens, why) in [
        ("blue.hand = luke-skywalker-faithful-friend", "is a leader"),
        ("blue.hand = echo-base", "is a base"),
        ("blue.discard = shield-token", "is a token"),
        ("blue.hand = wampa (damage 1)", "takes no note here"),
        ("blue.ground = open-fire", "is no unit"),
        ("blue.ground = alliance-x-wing", "of the other arena"),
        ("blue.units = wampa (damage 5)", "has 5 HP and cannot have 5 damage"),
        ("blue.units = wampa (damage some)", "needs a number"),
        ("blue.units = wampa (asleep)", "is no note here"),
        ("blue.units = wampa (upgrade open-fire)", "is no upgrade"),
        ("blue.units = wampa (upgrade blue.entrenched)", "write «upgrade entrenched»"),
        (
            "blue.units = wampa (upgrade vaders-lightsaber)\\nred.units = wampa (owner green)",
            "blue or red",
        ),
        ("blue.space = alliance-x-wing (upgrade vaders-lightsaber)", "cannot be attached"),
        ("blue.units = 2 x yoda-old-master", "is unique"),
        ("blue.leader = wampa", "there is no leader"),
        ("blue.leader = luke-skywalker-faithful-friend (damage 1)", "is no note here"),
        ("blue.base = wampa", "there is no base"),
        ("blue.base = echo-base (damage 30)", "would have destroyed"),
        ("blue.resources = 2 (exhausted 3)", "only 2 resources"),
        ("blue.resources = 200", "at most 120"),
        ("blue.fresh = wampa", "is not there"),
        ("blue.plays = 300", "between 0 and 255"),
        ("blue.aspects-played = wampa", "is no aspect"),
        ("turn = wampa", "blue or red"),
        ("phase = over", "is no phase"),
        ("passed = blue", "yes or no"),
        ("blue.ready = 2", "follows from the rest"),
        ("blue.hand = wampaa", "did you mean `wampa`?"),
    ] {
        let found = complaint(&givens.replace("\\n", "\n"));
        assert!(found.contains(why), "{givens}: {found}");
    }
}

#[test]
fn a_later_given_does_not_take_what_an_earlier_one_put_somewhere() {
    let found = complaint("blue.ground = wampa\nblue.units = underworld-thug");
    assert!(found.contains("a later one changed it"), "{found}");
}

/// Positions with many facts: every zone, every token, history, leaders on both sides.
const POSITIONS: [&str; 4] = [
    "blue.leader = luke-skywalker-faithful-friend (deployed, shields 1)
     blue.hand = battlefield-marine, entrenched, confiscate, open-fire
     blue.resources = 9 (exhausted 2)
     blue.ground = wampa (damage 2, upgrade red.entrenched), death-star-stormtrooper (owner red)
     blue.space = alliance-x-wing (experience 2)
     red.hand = ruthless-raider, vanguard-infantry, 2 x tie-ln-fighter
     red.resource-cards = 6 x underworld-thug
     red.units = underworld-thug (shields 2), tie-ln-fighter, k-2so-cassians-counterpart
     blue.fresh = wampa
     blue.plays = 1
     initiative = red",
    "phase = setup
     blue.deck = 9 x vanguard-infantry, 9 x ruthless-raider
     red.deck = 20 x star-wing-scout",
    "phase = regroup
     blue.discard = 5 x wampa
     blue.units = inferno-four-unforgetting (damage 1)
     red.deck = nothing
     red.base = echo-base (damage 20)",
    "phase = start
     round = 7
     turn = red
     initiative = red
     red.hand = 6 x ruthless-raider
     red.resources = 10",
];

fn position(game: &OnStage<Unlimited>, header: &str, givens: &str) -> State {
    let header = format!("{header}\npuzzle blue");
    let text = scenario(header.trim(), givens, "when blue: pass\nthen the game goes on");
    let read = scenario::read("position.scn", &text).remove(0);
    let scenario = read.unwrap_or_else(|fault| panic!("{fault:?}"));
    let attempt = game.attempt(&scenario, Seed::from_number(1));
    *attempt.unwrap_or_else(|failure| panic!("{failure:?}")).state()
}

fn census(game: &Unlimited, state: &State) -> Vec<Component> {
    let mut components = Vec::new();
    game.census(state, &mut components);
    components.sort_unstable();
    components
}

/// Plays randomly to the end and checks everything a law checks.
fn play_on(game: &Unlimited, mut state: State, whim: &mut Luck) {
    let components = census(game, &state);
    assert!(components.windows(2).all(|pair| pair[0] < pair[1]), "a card is in two places");
    let mut options = Vec::new();
    for _ in 0..20_000 {
        let Status::Decide(deciders) = game.status(&state) else { return };
        let seat = deciders.lowest().expect("somebody decides");
        game.legal(&state, seat, &mut options);
        for &option in &options {
            let words = game.write_choice(&state, option);
            assert_eq!(game.read_choice(&state, seat, &words), Ok(option), "{words}");
        }
        let world = game.imagine(&state, seat, whim);
        let [real, other] = [&state, &world].map(|world| game.view(world, Viewer::Seat(seat)));
        assert_eq!(real, other);
        let nth = whim.below(u32::try_from(options.len()).expect("few options"));
        game.advance(&mut state, seat, options[nth as usize]);
        assert_eq!(census(game, &state), components);
    }
    panic!("the game does not end");
}

#[test]
fn games_go_on_from_positions_and_keep_the_laws() {
    let stage = OnStage(Unlimited::new());
    for (seed, givens) in (0..).zip(POSITIONS) {
        for header in ["", "setup ruleset=cr8"] {
            let state = position(&stage, header, givens);
            let mut whim = Luck::new(Seed::from_number(seed));
            (0..20).for_each(|_| play_on(&stage.0, state, &mut whim));
        }
    }
}

#[test]
fn every_property_is_explained_and_shown() {
    let stage = OnStage(Unlimited::new());
    let document = include_str!("../../../docs/scenarios.md");
    let words = document.split("## Words of Unlimited").nth(1).expect("a section");
    for property in stage.properties() {
        assert!(!property.help.is_empty());
        let name = property.name;
        let named = [format!("`{name}`"), format!(".{name}`")];
        assert!(named.iter().any(|named| words.contains(named)), "{name} is not documented");
    }
}
