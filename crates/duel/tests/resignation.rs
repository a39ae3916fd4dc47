//! Giving up, alone, among three and in a team.

use duel::{Duel, Mode, Setup};
use table::{Game as _, Luck, Outcome, Resignation, Seats, Seed};

fn given_up(mode: Mode, seats: &[u8]) -> Resignation {
    let duel = Duel::new();
    let start = duel.start(&Setup { mode, life: 10 }, Luck::new(Seed::from_number(1)));
    duel.resign(&start.expect("a setup"), Seats::of(seats))
}

// proves: DUEL-TEAM-05
#[test]
fn a_team_gives_up_together() {
    assert_eq!(given_up(Mode::Teams, &[0]), Resignation::NeedsToo(Seats::of(&[2])));
    let blue_and_gold = Outcome::Won(Seats::of(&[1, 3]));
    assert_eq!(given_up(Mode::Teams, &[0, 2]), Resignation::Ends(blue_and_gold));
}

#[test]
fn nobody_is_given_a_win_among_three() {
    assert_eq!(given_up(Mode::Three, &[1]), Resignation::Leaves(Seats::of(&[1])));
    let red = Outcome::Won(Seats::of(&[0]));
    assert_eq!(given_up(Mode::Duel, &[1]), Resignation::Ends(red));
}
