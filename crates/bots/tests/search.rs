//! The search finds the right answer where it is known, at tables of two to four seats.

mod parlour;

use bots::{Bot, Budget, Search, Sight};
use parlour::{Parlour, Parlours};
use table::{Game, Luck, Seed, Status};

/// The first choice of seat 0, with each of some seeds.
fn first_choices(parlour: Parlour) -> Vec<u8> {
    (0..20).map(|seed| think(parlour, &[], seed).0).collect()
}

/// The choice of the seat that decides after these choices, and how good it thinks that is.
fn think(parlour: Parlour, made: &[u8], seed: u64) -> (u8, f32) {
    let mut state = Parlours.start(&parlour, Luck::new(Seed::from_number(seed))).expect("a start");
    let decider = |state: &_| match Parlours.status(state) {
        Status::Decide(seats) => seats.lowest().expect("somebody decides"),
        Status::Over(outcome) => panic!("it is over: {outcome:?}"),
    };
    for &choice in made {
        let seat = decider(&state);
        Parlours.advance(&mut state, seat, choice);
    }
    let mut search = Search::new(Seed::from_number(seed), Budget::Iterations(4000));
    let mut options = Vec::new();
    let sight = Sight::new(&Parlours, &state, decider(&state), &mut options);
    let choice = search.choose(&sight).expect("a choice");
    (choice, search.thoughts()[0].value)
}

#[test]
fn seats_that_choose_together_do_not_see_each_others_choice() {
    assert!(first_choices(Parlour::Guess).iter().all(|&choice| choice > 0));
}

#[test]
fn what_the_searcher_knows_does_not_guide_the_others() {
    // A few early misfortunes may put the searcher off; an opponent who knew would always do so.
    let bold = first_choices(Parlour::Bluff).into_iter().filter(|&choice| choice == 1).count();
    assert!(bold >= 15, "{bold} of 20");
}

#[test]
fn every_seat_plays_for_itself() {
    assert_eq!(first_choices(Parlour::Selfish), [1; 20]);
}

#[test]
fn partners_are_trusted_and_enemies_are_not() {
    assert_eq!(first_choices(Parlour::Partners), [2; 20]);
}

#[test]
fn teammates_play_for_the_win_of_the_team() {
    for seed in 0..20 {
        let (choice, value) = think(Parlour::Relay, &[], seed);
        assert_eq!(choice, 2, "the teammate is handed on to");
        assert!(value > 0.85, "a win of the teammate is a whole win: {value}");
        assert_eq!(think(Parlour::Relay, &[2], seed).0, 0, "the teammate wins for both");
        assert_eq!(think(Parlour::Relay, &[1], seed).0, 1, "the enemy does not");
    }
}

#[test]
fn a_shared_win_is_worth_its_part() {
    for seed in 0..20 {
        let (choice, value) = think(Parlour::Alliance, &[], seed);
        assert_eq!(choice, 1, "half a win is more than a third, and seat 2 wins alone");
        assert!((0.4..=0.5).contains(&value), "{value}");
        assert_eq!(think(Parlour::Alliance, &[1], seed).0, 0, "half a win is more than none");
        assert_eq!(think(Parlour::Alliance, &[2], seed).0, 1, "who can win alone does not share");
    }
}
