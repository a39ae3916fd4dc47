//! How fast the search thinks on this machine.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Evaluator, Fault, Greedy, Search, Sight};
use table::{Luck, Notation, Seat, Spoken, Status};

use super::encounter::Hall;
use crate::contest::numbered;

/// How long is measured.
const MEASURED: Duration = Duration::from_millis(1500);
/// Iterations of one search.
const THOUGHT: u32 = 5000;
/// A game that is longer is measured in the middle of this many decisions.
const LONGEST: usize = 1000;

/// Iterations in a second on this thread, in the middle of a game.
pub(super) fn iterations_per_s<G: Evaluator + Notation + Spoken>(
    hall: &Hall<'_, G>,
) -> Result<f64, Fault> {
    let Some((state, seat)) = middle_of_a_game(hall)? else { return Ok(0.0) };
    let mut options = Vec::new();
    let sight = Sight::new(hall.game, &state, seat, &mut options);
    let begun = Instant::now();
    let mut iterations = 0;
    // A search may see early that one option is best; then it thinks about the position again.
    for attempt in 3.. {
        let whim = numbered(hall.plan.seed, 0, attempt);
        let mut search = Search::<G>::new(whim, Budget::Iterations(THOUGHT));
        search.choose(&sight)?;
        iterations += u64::from(search.iterations());
        if begun.elapsed() >= MEASURED {
            break;
        }
    }
    Ok(iterations as f64 / begun.elapsed().as_secs_f64())
}

/// The middle decision of a game between greedy players, counting only those with something to
/// decide.
fn middle_of_a_game<G: Evaluator + Notation + Spoken>(
    hall: &Hall<'_, G>,
) -> Result<Option<(G::State, Seat)>, Fault> {
    let mut player = Greedy::new(numbered(hall.plan.seed, 0, 1));
    let luck = Luck::new(numbered(hall.plan.seed, 0, 0));
    let mut state = hall.game.start(hall.setup, luck).map_err(|faults| Fault(faults.text()))?;
    let mut decisions = Vec::new();
    let mut options = Vec::new();
    while let Status::Decide(seats) = hall.game.status(&state) {
        let Some(seat) = seats.lowest().filter(|_| decisions.len() < LONGEST) else { break };
        let sight = Sight::new(hall.game, &state, seat, &mut options);
        let choice = player.choose(&sight)?;
        if options.len() > 1 {
            decisions.push((state.clone(), seat));
        }
        hall.game.advance(&mut state, seat, choice);
    }
    let middle = decisions.len() / 2;
    Ok(decisions.into_iter().nth(middle))
}
