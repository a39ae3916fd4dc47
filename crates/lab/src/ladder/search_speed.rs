//! Measures the speed of the search on this machine.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Evaluator, Greedy, PlayerFault, Search, Sight};
use table::{Luck, Notation, Seat, Spoken, Status};

use super::encounter::LadderRun;
use crate::contest::derived_seed;

/// The duration of the measurement.
const MEASURED: Duration = Duration::from_millis(1500);
/// The number of iterations of one search.
const ITERATIONS: u32 = 5000;
/// The largest number of decisions that are considered of a game.
const LONGEST: usize = 1000;

/// The number of iterations per second on this thread, in the middle of a game.
pub(super) fn iterations_per_s<G: Evaluator + Notation + Spoken>(
    run: &LadderRun<'_, G>,
) -> Result<f64, PlayerFault> {
    let Some((state, seat)) = middle_of_a_game(run)? else { return Ok(0.0) };
    let mut options = Vec::new();
    let sight = Sight::new(run.game, &state, seat, &mut options);
    let begun = Instant::now();
    let mut iterations = 0;
    // A search may stop early; then the position is searched again with another seed.
    for attempt in 3.. {
        let seed = derived_seed(run.plan.seed, 0, attempt);
        let mut search = Search::<G>::new(seed, Budget::Iterations(ITERATIONS));
        search.choose(&sight)?;
        iterations += u64::from(search.iterations());
        if begun.elapsed() >= MEASURED {
            break;
        }
    }
    Ok(iterations as f64 / begun.elapsed().as_secs_f64())
}

/// The middle decision of a game between greedy players, without decisions that have only one
/// sensible option.
fn middle_of_a_game<G: Evaluator + Notation + Spoken>(
    run: &LadderRun<'_, G>,
) -> Result<Option<(G::State, Seat)>, PlayerFault> {
    let mut player = Greedy::new(derived_seed(run.plan.seed, 0, 1));
    let luck = Luck::new(derived_seed(run.plan.seed, 0, 0));
    let mut state = run.game.start(run.setup, luck).map_err(|faults| PlayerFault(faults.text()))?;
    let mut decisions = Vec::new();
    let mut options = Vec::new();
    while let Status::Decide(seats) = run.game.status(&state) {
        let Some(seat) = seats.lowest().filter(|_| decisions.len() < LONGEST) else { break };
        let sight = Sight::new(run.game, &state, seat, &mut options);
        let choice = player.choose(&sight)?;
        if sight.sensible_options().len() > 1 {
            decisions.push((state.clone(), seat));
        }
        run.game.advance(&mut state, seat, choice);
    }
    let middle = decisions.len() / 2;
    Ok(decisions.into_iter().nth(middle))
}
