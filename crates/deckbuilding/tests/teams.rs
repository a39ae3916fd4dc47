//! The setup of two against two that is drawn by lot.

use deckbuilding::{Deckbuilding, ForceSpace};
use table::{Game as _, Luck, Notation as _, Seed, Viewer};

/// proves: DBG-2V2S-09, DBG-2V2S-10
#[test]
fn the_team_that_begins_is_drawn_by_lot_and_the_other_has_the_force() {
    let game = Deckbuilding::new();
    for setup in ["factions=teams", "factions=teams team_one=empire+rebels team_two=rebels+empire"]
    {
        let setup = game.read_setup(setup).expect("a setup");
        let mut times = [0_u32; 2];
        for seed in 0..400 {
            let luck = Luck::new(Seed::from_number(seed));
            let state = game.start(&setup, luck).expect("an allowed setup");
            let view = game.view(&state, Viewer::Judge);
            let first = view.turn.index();
            assert!(first < 2, "the first seat of a team stands for it");
            times[first] += 1;
            let second = view.seating.next(view.turn);
            assert_eq!(view.force, ForceSpace::end_of(second, 2));
        }
        assert!(times.iter().all(|n| (160..240).contains(n)), "{times:?}");
    }
}
