//! The Deckbuilding Game keeps every law: a thousand random games of every mode.

use deckbuilding::Deckbuilding;
use table::laws::{Effort, check, check_settings};

/// Checks one setup. Each has its own test, so that they run in parallel.
fn keeps_every_law(setup: usize) {
    let effort = Effort { games: 1000, longest_game: 100_000, stride: 61, ..Effort::default() };
    let setups = [Deckbuilding::setups()[setup].clone()];
    let report =
        check(&Deckbuilding::new(), &setups, &effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 1000);
    assert!(report.other_worlds * 2 > report.worlds, "{report:?}");
    assert!(report.refusals > 100_000 && report.sentences > 100_000, "{report:?}");
}

#[test]
fn the_introductory_game() {
    keeps_every_law(0);
}

#[test]
fn the_full_galaxy() {
    keeps_every_law(1);
}

#[test]
fn secret_bases() {
    keeps_every_law(2);
}

#[test]
fn bribing_to_two_bases() {
    keeps_every_law(3);
}

#[test]
fn the_full_galaxy_with_bribing_to_five_bases() {
    keeps_every_law(4);
}

#[test]
fn every_setup_that_can_be_described_is_played() {
    check_settings(&Deckbuilding::new()).unwrap_or_else(|broken| panic!("{broken}"));
}
