//! The search finds the best choice where it is known, at tables of two to four seats.

mod tiny_games;

use bots::{Bot, Budget, Search, Sight};
use table::{Game, Luck, Seed, Status};
use tiny_games::{TinyGame, TinyGames};

/// The first choices of seat 0 with twenty seeds.
fn first_choices(tiny_game: TinyGame) -> Vec<u8> {
    (0..20).map(|seed| think(tiny_game, &[], seed).0).collect()
}

/// The choice of the seat that decides after these choices, and the value the search gives it.
fn think(tiny_game: TinyGame, made: &[u8], seed: u64) -> (u8, f32) {
    let mut state =
        TinyGames.start(&tiny_game, Luck::new(Seed::from_number(seed))).expect("a start");
    let decider = |state: &_| match TinyGames.status(state) {
        Status::Decide(seats) => seats.lowest().expect("a seat decides"),
        Status::Over(outcome) => panic!("it is over: {outcome:?}"),
    };
    for &choice in made {
        let seat = decider(&state);
        TinyGames.advance(&mut state, seat, choice);
    }
    let mut search = Search::new(Seed::from_number(seed), Budget::Iterations(4000));
    let mut options = Vec::new();
    let sight = Sight::new(&TinyGames, &state, decider(&state), &mut options);
    let choice = search.choose(&sight).expect("a choice");
    (choice, search.thoughts()[0].value)
}

#[test]
fn seats_that_choose_together_do_not_see_each_others_choice() {
    assert!(first_choices(TinyGame::Guess).iter().all(|&choice| choice > 0));
}

#[test]
fn the_searchers_knowledge_does_not_guide_other_seats() {
    // Some searches give up after a few early losses; all would if the opponent knew the cup.
    let bold = first_choices(TinyGame::Bluff).into_iter().filter(|&choice| choice == 1).count();
    assert!(bold >= 15, "{bold} of 20");
}

#[test]
fn every_seat_plays_for_itself() {
    assert_eq!(first_choices(TinyGame::Selfish), [1; 20]);
}

#[test]
fn partners_are_trusted_and_enemies_are_not() {
    assert_eq!(first_choices(TinyGame::Partners), [2; 20]);
}

#[test]
fn teammates_play_for_the_win_of_the_team() {
    for seed in 0..20 {
        let (choice, value) = think(TinyGame::Relay, &[], seed);
        assert_eq!(choice, 2, "the teammate is let choose");
        assert!(value > 0.85, "a win of the teammate is a whole win: {value}");
        assert_eq!(think(TinyGame::Relay, &[2], seed).0, 0, "the teammate wins for both");
        assert_eq!(think(TinyGame::Relay, &[1], seed).0, 1, "the enemy does not");
    }
}

#[test]
fn a_shared_win_is_worth_its_part() {
    for seed in 0..20 {
        let (choice, value) = think(TinyGame::Alliance, &[], seed);
        assert_eq!(choice, 1, "half a win is more than a third, and seat 2 wins alone");
        assert!((0.4..=0.5).contains(&value), "{value}");
        assert_eq!(think(TinyGame::Alliance, &[1], seed).0, 0, "half a win is more than none");
        assert_eq!(
            think(TinyGame::Alliance, &[2], seed).0,
            1,
            "a seat that can win alone does not share"
        );
    }
}
