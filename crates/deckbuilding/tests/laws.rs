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

/// Checks two teams of two, where two seats choose at once for most of the game.
fn keeps_every_law_in_teams(words: &str) {
    let effort = Effort { games: 100, longest_game: 100_000, stride: 61, ..Effort::default() };
    let report = check(&Deckbuilding::new(), &[read(words)], &effort)
        .unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 100);
    assert!(report.other_worlds * 2 > report.worlds, "{report:?}");
    assert!(report.simultaneous * 3 > report.plies, "{report:?}");
    assert!(report.refusals > 10_000 && report.sentences > 10_000, "{report:?}");
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

#[test]
fn rebels_and_rebels_against_empire_and_empire() {
    keeps_every_law_in_teams("factions=rebels+rebels,empire+empire");
}

#[test]
fn rebels_and_empire_on_either_side_with_closed_hands() {
    keeps_every_law_in_teams("factions=rebels+empire,empire+rebels teammates_see_hands=off");
}

#[test]
fn republic_and_republic_against_separatists_and_separatists() {
    keeps_every_law_in_teams("factions=republic+republic,separatists+separatists");
}

#[test]
fn teams_of_two_editions() {
    keeps_every_law_in_teams(
        "factions=rebels+republic,empire+separatists mixed_editions_same_region_faction=refused",
    );
}

#[test]
fn teams_of_two_editions_with_closed_hands_and_bribing() {
    keeps_every_law_in_teams(
        "factions=republic+separatists,empire+empire teammates_see_hands=off bribing=yes goal=2",
    );
}

#[test]
fn mandalorians_in_both_teams() {
    keeps_every_law_in_teams(
        "factions=mandalorians+rebels,empire+mandalorians reshuffle_on_look=off",
    );
}

#[test]
fn one_faction_on_both_sides_of_a_region() {
    keeps_every_law_in_teams("factions=empire+republic,empire+separatists");
}

#[test]
fn one_faction_in_all_four_seats() {
    keeps_every_law_in_teams(
        "factions=empire+empire,empire+empire neutral=original,clone-wars goal=5",
    );
}

#[test]
fn teams_with_secret_bases() {
    keeps_every_law_in_teams("factions=rebels+rebels,empire+empire mode=secret");
}

#[test]
fn teams_with_secret_bases_and_closed_hands() {
    keeps_every_law_in_teams(
        "factions=mandalorians+republic,separatists+mandalorians mode=secret teammates_see_hands=off",
    );
}

#[test]
fn teams_in_the_introductory_mode() {
    keeps_every_law_in_teams(
        "factions=rebels+rebels,empire+empire mode=introductory goal=2 teammates_see_hands=off",
    );
}
