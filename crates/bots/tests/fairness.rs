//! Bots never cheat: their choices do not depend on information hidden from their seat.

use bots::{Budget, Level, Sight};
use deckbuilding::Deckbuilding;
use duel::Duel;
use table::{Luck, Seed, Status};

/// Plays a game at random and, at every ninth choice, compares what a bot chooses in the real state
/// and in one that looks the same to its seat. Returns the number of comparisons.
fn compare_choices<G: bots::Evaluator>(game: &G, setup: &G::Setup, level: Level, seed: u64) -> u32 {
    let mut state = game.start(setup, Luck::new(Seed::from_number(seed))).expect("a setup");
    let mut random = Luck::new(Seed::from_number(!seed));
    let mut options = Vec::new();
    let mut compared = 0;
    for ply in 0..400 {
        let Status::Decide(deciders) = game.status(&state) else { break };
        let seat = deciders.lowest().expect("a seat decides");
        if ply % 9 == 0 {
            let world = game.imagine(&state, seat, &mut random);
            let ask = |state: &G::State| {
                let mut bot = level.bot::<G>(Seed::from_number(ply));
                bot.choose(&Sight::new(game, state, seat, &mut Vec::new())).expect("a choice")
            };
            assert_eq!(ask(&state), ask(&world), "{level} at ply {ply} of seed {seed}");
            let judge = |state: &G::State| {
                let mut options = Vec::new();
                let sensible = Sight::new(game, state, seat, &mut options).sensible_options();
                (sensible, game.value(state, seat).to_bits())
            };
            assert_eq!(judge(&state), judge(&world), "ply {ply} of seed {seed}");
            compared += 1;
        }
        game.legal(&state, seat, &mut options);
        let nth = random.below(u32::try_from(options.len()).expect("few options"));
        game.advance(&mut state, seat, options[nth as usize]);
    }
    compared
}

#[test]
fn every_level_chooses_the_same_in_states_that_look_the_same() {
    let levels =
        [Level::Random, Level::Priorities, Level::Greedy, Level::Search(Budget::Iterations(40))];
    for level in levels {
        let mut compared = 0;
        for seed in 0..6 {
            // The duel has no rules of thumb.
            if level != Level::Priorities {
                compared += compare_choices(&Duel::new(), &Duel::setups()[0], level, seed);
            }
            for setup in Deckbuilding::setups().iter().take(3) {
                compared += compare_choices(&Deckbuilding::new(), setup, level, seed);
            }
        }
        assert!(compared > 500, "only {compared} positions were compared");
    }
}
