//! Resigning alone, among three players and in a team.

use duel::{Duel, Mode, Setup};
use table::{Game as _, Luck, Outcome, Resignation, Seats, Seed};

fn resigned(mode: Mode, seats: &[u8]) -> Resignation {
    let duel = Duel::new();
    let start = duel.start(&Setup { mode, life: 10 }, Luck::new(Seed::from_number(1)));
    duel.resign(&start.expect("a setup"), Seats::of(seats))
}

// proves: DUEL-TEAM-05
#[test]
fn a_team_resigns_together() {
    assert_eq!(resigned(Mode::Teams, &[0]), Resignation::NeedsToo(Seats::of(&[2])));
    let blue_and_gold = Outcome::Won(Seats::of(&[1, 3]));
    assert_eq!(resigned(Mode::Teams, &[0, 2]), Resignation::Ends(blue_and_gold));
}

#[test]
fn resigning_among_three_gives_no_player_a_win() {
    assert_eq!(resigned(Mode::Three, &[1]), Resignation::Leaves(Seats::of(&[1])));
    let red = Outcome::Won(Seats::of(&[0]));
    assert_eq!(resigned(Mode::Duel, &[1]), Resignation::Ends(red));
}
