//! The Deckbuilding Game keeps every law, in every mode.

use deckbuilding::Deckbuilding;
use table::laws::{Effort, check};

#[test]
fn every_mode_keeps_every_law() {
    let effort = Effort { games: 200, longest_game: 100_000, stride: 31, ..Effort::default() };
    let game = Deckbuilding::new();
    let report =
        check(&game, &Deckbuilding::setups(), &effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 1000);
    assert!(report.other_worlds * 2 > report.worlds, "{report:?}");
    assert!(report.refusals > 100_000 && report.simultaneous > 1_000, "{report:?}");
}
