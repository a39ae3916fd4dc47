//! The search thinks straight where the right answer is known.

mod parlour;

use bots::{Bot, Budget, Search, Sight};
use parlour::{Parlour, Parlours};
use table::{Game, Luck, Seat, Seed};

/// What seat 0 chooses first, with each of some seeds.
fn first_choices(parlour: Parlour) -> Vec<u8> {
    let choice = |seed: u64| {
        let state = Parlours.start(&parlour, Luck::new(Seed::from_number(seed))).expect("a start");
        let mut search = Search::new(Seed::from_number(seed), Budget::Iterations(4000));
        let mut options = Vec::new();
        let sight = Sight::new(&Parlours, &state, Seat::new(0), &mut options);
        search.choose(&sight).expect("a choice")
    };
    (0..20).map(choice).collect()
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
