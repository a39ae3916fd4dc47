//! The Deckbuilding Game keeps every law: a thousand random games of every mode.

use deckbuilding::{Deckbuilding, Setup};
use table::Notation as _;
use table::laws::{Effort, check, check_settings};

/// Checks one setup. Each has its own test, so that they run in parallel.
fn keeps_every_law(setup: Setup) {
    let effort = Effort { games: 1000, longest_game: 100_000, stride: 61, ..Effort::default() };
    let report =
        check(&Deckbuilding::new(), &[setup], &effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 1000);
    assert!(report.other_worlds * 2 > report.worlds, "{report:?}");
    assert!(report.refusals > 100_000 && report.sentences > 100_000, "{report:?}");
}

fn read(words: &str) -> Setup {
    Deckbuilding::new().read_setup(words).unwrap_or_else(|faults| panic!("{faults}"))
}

#[test]
fn the_introductory_game() {
    keeps_every_law(Deckbuilding::setups()[0].clone());
}

#[test]
fn the_full_galaxy() {
    keeps_every_law(Deckbuilding::setups()[1].clone());
}

#[test]
fn secret_bases() {
    keeps_every_law(Deckbuilding::setups()[2].clone());
}

#[test]
fn bribing_to_two_bases() {
    keeps_every_law(Deckbuilding::setups()[3].clone());
}

#[test]
fn the_full_galaxy_with_bribing_to_five_bases() {
    keeps_every_law(Deckbuilding::setups()[4].clone());
}

#[test]
fn every_setup_that_can_be_described_is_played() {
    check_settings(&Deckbuilding::new()).unwrap_or_else(|broken| panic!("{broken}"));
}

#[test]
fn separatists_and_republic_in_the_full_galaxy() {
    keeps_every_law(read("factions=separatists,republic mode=full"));
}

#[test]
fn separatists_and_republic_with_secret_bases() {
    keeps_every_law(read("factions=separatists,republic mode=secret bribing=yes"));
}

#[test]
fn empire_and_mandalorians_in_the_full_galaxy() {
    keeps_every_law(read("factions=empire,mandalorians mode=full"));
}

#[test]
fn empire_and_mandalorians_with_secret_bases() {
    keeps_every_law(read("factions=empire,mandalorians mode=secret bribing=yes"));
}

#[test]
fn empire_and_mandalorians_introductory() {
    keeps_every_law(read("factions=empire,mandalorians mode=introductory"));
}

#[test]
fn rebels_and_mandalorians_in_the_full_galaxy() {
    keeps_every_law(read("factions=rebels,mandalorians mode=full"));
}

#[test]
fn rebels_and_mandalorians_with_secret_bases() {
    keeps_every_law(read("factions=rebels,mandalorians mode=secret bribing=yes"));
}

#[test]
fn rebels_and_mandalorians_introductory() {
    keeps_every_law(read("factions=rebels,mandalorians mode=introductory"));
}

#[test]
fn republic_and_mandalorians_in_the_full_galaxy() {
    keeps_every_law(read("factions=republic,mandalorians mode=full"));
}

#[test]
fn republic_and_mandalorians_with_secret_bases() {
    keeps_every_law(read("factions=republic,mandalorians mode=secret bribing=yes"));
}

#[test]
fn separatists_and_mandalorians_in_the_full_galaxy() {
    keeps_every_law(read("factions=separatists,mandalorians mode=full"));
}

#[test]
fn separatists_and_mandalorians_with_secret_bases() {
    keeps_every_law(read("factions=separatists,mandalorians mode=secret bribing=yes"));
}

#[test]
fn empire_and_republic_in_the_full_galaxy() {
    keeps_every_law(read("factions=empire,republic mode=full"));
}

#[test]
fn empire_and_republic_with_secret_bases() {
    keeps_every_law(read("factions=empire,republic mode=secret bribing=yes"));
}

#[test]
fn empire_and_republic_with_the_neutral_cards_of_the_clone_wars() {
    keeps_every_law(read(
        "factions=empire,republic mode=full neutral=clone-wars reshuffle_on_look=off",
    ));
}

#[test]
fn empire_and_separatists_in_the_full_galaxy() {
    keeps_every_law(read("factions=empire,separatists mode=full"));
}

#[test]
fn empire_and_separatists_with_secret_bases() {
    keeps_every_law(read("factions=empire,separatists mode=secret bribing=yes"));
}

#[test]
fn empire_and_separatists_with_the_neutral_cards_of_the_clone_wars() {
    keeps_every_law(read(
        "factions=empire,separatists mode=full neutral=clone-wars reshuffle_on_look=off",
    ));
}

#[test]
fn rebels_and_republic_in_the_full_galaxy() {
    keeps_every_law(read("factions=rebels,republic mode=full"));
}

#[test]
fn rebels_and_republic_with_secret_bases() {
    keeps_every_law(read("factions=rebels,republic mode=secret bribing=yes"));
}

#[test]
fn rebels_and_republic_with_the_neutral_cards_of_the_clone_wars() {
    keeps_every_law(read(
        "factions=rebels,republic mode=full neutral=clone-wars reshuffle_on_look=off",
    ));
}

#[test]
fn rebels_and_separatists_in_the_full_galaxy() {
    keeps_every_law(read("factions=rebels,separatists mode=full"));
}

#[test]
fn rebels_and_separatists_with_secret_bases() {
    keeps_every_law(read("factions=rebels,separatists mode=secret bribing=yes"));
}

#[test]
fn rebels_and_separatists_with_the_neutral_cards_of_the_clone_wars() {
    keeps_every_law(read(
        "factions=rebels,separatists mode=full neutral=clone-wars reshuffle_on_look=off",
    ));
}
