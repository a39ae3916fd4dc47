//! Unlimited keeps every law: random games of the starter decks and of random decks, with both
//! editions of the rules.

use table::laws::{Effort, Report, check, check_settings};
use table::{Luck, Seed};
use unlimited::decks::{Starter, random_deck};
use unlimited::{Ruleset, Setup, Unlimited};

fn keep_every_law(setups: &[Setup], effort: &Effort) -> Report {
    let report =
        check(&Unlimited::new(), setups, effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, u64::from(effort.games) * setups.len() as u64);
    assert!(report.other_worlds * 2 > report.worlds, "{report:?}");
    assert!(report.refusals > 1000 && report.sentences > 4000, "{report:?}");
    assert!(report.simultaneous > 0, "{report:?}");
    report
}

fn starters(ruleset: Ruleset) -> [Setup; 2] {
    let [luke, vader] = [Starter::Luke, Starter::Vader].map(Starter::deck);
    [[luke.clone(), vader.clone()], [vader, luke]].map(|decks| Setup {
        decks,
        ruleset,
        ..Setup::default()
    })
}

/// Random decks, so that over time every effect meets every other.
fn random_decks(seed: u64, many: usize, ruleset: Ruleset) -> Vec<Setup> {
    let mut luck = Luck::new(Seed::from_number(seed));
    let setup = |_| {
        let decks = [random_deck(&mut luck), random_deck(&mut luck)];
        Setup { decks, ruleset, ..Setup::default() }
    };
    (0..many).map(setup).collect()
}

#[test]
fn starter_decks_by_the_first_rules() {
    let effort = Effort { games: 250, stride: 31, ..Effort::default() };
    keep_every_law(&starters(Ruleset::SEED), &effort);
}

#[test]
fn starter_decks_by_the_comprehensive_rules() {
    let effort = Effort { games: 250, stride: 31, ..Effort::default() };
    keep_every_law(&starters(Ruleset::CR8), &effort);
}

#[test]
fn random_decks_by_the_first_rules() {
    let effort = Effort { games: 4, stride: 31, ..Effort::default() };
    keep_every_law(&random_decks(11, 120, Ruleset::SEED), &effort);
}

#[test]
fn random_decks_by_the_comprehensive_rules() {
    let effort = Effort { games: 4, stride: 31, ..Effort::default() };
    keep_every_law(&random_decks(12, 120, Ruleset::CR8), &effort);
}

#[test]
fn every_setup_that_can_be_described_is_played() {
    check_settings(&Unlimited::new()).unwrap_or_else(|broken| panic!("{broken}"));
}
