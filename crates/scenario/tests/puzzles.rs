//! Attempts at puzzles, by players who do not know the solution.

mod ladder;

use ladder::{Choice, Ladder};
use scenario::{Attempt, Failure, OnStage, Scenario, Stage, read};
use table::Seed;

const PUZZLE: &str = "scenario Only the higher card may stay
  game ladder
  puzzle red
  given red.hand = bee, elk
  given pile = ant
  given blue.hand = dog, fox
  when red: play bee
  then red.hand = elk
  then turn = blue
";

fn scenario(text: &str) -> Scenario {
    read("a.scn", text).remove(0).expect("a scenario that can be read")
}

/// Plays a puzzle with a list of choices; returns the result and the number of choices left over.
fn play(text: &str, choices: &[Choice]) -> (Result<(), Failure>, usize) {
    let stage = OnStage(Ladder);
    let scenario = scenario(text);
    let mut attempt = stage.attempt(&scenario, Seed::from_number(3)).expect("a position");
    let mut left = choices.iter();
    while let Some(seat) = attempt.decider() {
        attempt.choose(seat, *left.next().expect("a choice for everyone who is asked"));
    }
    (attempt.judge(), left.len())
}

#[test]
fn the_written_solution_solves_it() {
    let stage = OnStage(Ladder);
    let scenario = scenario(PUZZLE);
    assert_eq!(stage.check(&scenario), []);
    assert_eq!(stage.run(&scenario), Ok(()));
    // The turn has passed on, so the second choice is not asked for.
    assert_eq!(play(PUZZLE, &[Choice::Play(1), Choice::Pass]), (Ok(()), 1));
}

#[test]
fn other_choices_must_reach_the_same_goal() {
    let (judged, _) = play(PUZZLE, &[Choice::Play(4)]);
    let failure = judged.expect_err("the goal was not reached");
    assert_eq!(failure.to_string(), "a.scn:8: expected red.hand = elk / found red.hand = bee");
}

#[test]
fn an_attempt_ends_with_the_match() {
    let text = PUZZLE.replace("bee, elk", "bee").replace("red.hand = elk", "red wins");
    let text = text.replace("  then turn = blue\n", "");
    assert_eq!(play(&text, &[Choice::Play(1)]), (Ok(()), 0));
}

#[test]
fn only_puzzles_can_be_attempted() {
    let fault = |text: &str| {
        let stage = OnStage(Ladder);
        let scenario = scenario(text);
        let attempt: Result<Attempt<'_, Ladder>, Failure> =
            stage.attempt(&scenario, Seed::from_number(1));
        attempt.err().map(|failure| failure.to_string())
    };
    assert_eq!(
        fault(&PUZZLE.replace("  puzzle red\n", "")).as_deref(),
        Some("a.scn:1: expected a line `puzzle SEAT` / found no puzzle")
    );
    let impossible = PUZZLE.replace("pile = ant", "pile = cat, ant");
    assert!(fault(&impossible).is_some_and(|fault| fault.contains("a possible position")));
}

#[test]
fn an_unknown_seat_is_a_fault_of_the_file() {
    let text = PUZZLE.replace("puzzle red", "puzzle rde").replace("when red", "when rde");
    let failures = OnStage(Ladder).check(&scenario(&text));
    assert_eq!(
        failures[0].to_string(),
        "a.scn:7: expected a seat: red, blue / found `rde`; did you mean `red`?"
    );
    assert_eq!((failures.len(), failures[1].line), (2, 3));
}

#[test]
fn the_seed_of_the_attempt_decides_the_luck() {
    let text = PUZZLE.replace("dog, fox", "fox").replace("hand = elk", "hand = bee, elk, dog");
    let stage = OnStage(Ladder);
    let scenario = scenario(&text);
    let drew_the_dog = |seed| {
        let mut attempt = stage.attempt(&scenario, Seed::from_number(seed)).expect("a position");
        let seat = attempt.decider().expect("red begins");
        attempt.choose(seat, Choice::Draw);
        attempt.judge().is_ok()
    };
    let draws: Vec<bool> = (0..20).map(drew_the_dog).collect();
    assert_eq!(draws, (0..20).map(drew_the_dog).collect::<Vec<_>>());
    assert!(draws.contains(&true) && draws.contains(&false));
}
