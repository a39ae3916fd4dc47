//! The duel keeps every law.

use duel::Duel;
use table::laws::{Effort, check};

#[test]
fn the_duel_keeps_every_law() {
    let effort = Effort { games: 600, longest_game: 2000, ..Effort::default() };
    let report =
        check(&Duel::new(), &Duel::setups(), &effort).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 600 * Duel::setups().len() as u64, "all modes are played");
    assert!(report.other_worlds * 2 > report.worlds, "{report:?}");
    assert!(report.refusals > 100_000 && report.simultaneous > 10_000, "{report:?}");
}
