//! Guided first games in the terminal.

use std::io::Write as _;
use std::process::{Command, Stdio};

use games::{Actor, AnyGame};

/// The output of `cantina learn` after these lines are typed, and whether it succeeded.
fn learn(arguments: &[&str], typed: &str) -> (bool, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cantina"))
        .env("LC_ALL", "C")
        .arg("learn")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("an input");
    // A program that has ended reads no more.
    let _ = input.write_all(typed.as_bytes());
    drop(input);
    let output = program.wait_with_output().expect("the program ends");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).expect("text"))
}

/// Every choice of the learner, a line each.
fn choices(game: &dyn AnyGame) -> String {
    let guide = games::guide(game).expect("a guide");
    let steps = guide.steps.iter().filter(|step| step.actor == Actor::Learner);
    steps.flat_map(|step| &step.answers).map(|words| format!("{words}\n")).collect()
}

#[test]
fn whoever_types_what_the_guide_says_comes_to_its_end() {
    for game in [games::deckbuilding(), games::unlimited()] {
        let closing = &games::guide(game).expect("a guide").closing;
        for (lang, said) in [("en", &closing.en), ("es", &closing.es)] {
            let typed = choices(game) + "quit\n";
            let (fine, out) = learn(&[game.name(), "--lang", lang], &typed);
            assert!(fine && out.contains(said.as_str()), "{out}");
        }
    }
}

#[test]
fn other_choices_are_not_made_until_the_guide_is_left() {
    let typed = "end turn\nall\nleave\nleave\nplay stormtrooper\nquit\n";
    let (fine, out) = learn(&["deckbuilding"], typed);
    assert!(fine, "{out}");
    assert_eq!(out.matches("Guide, step 1 of").count(), 3, "{out}");
    assert!(out.contains("You have left the guide.") && out.contains("No guide runs."), "{out}");
    assert!(out.contains("You left the match after 1 choice."), "{out}");
}

#[test]
fn a_game_without_a_guide_says_so() {
    let (fine, out) = learn(&["duel"], "");
    assert!(!fine && out.contains("has no guided game"), "{out}");
}
