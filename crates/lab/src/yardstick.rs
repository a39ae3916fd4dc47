//! A yardstick for machines: how many times a second they copy two kibibytes.

use std::hint::black_box;
use std::time::Instant;

use crate::Plan;
use crate::report::Repeated;

/// About the size of a game state, which a search copies for every choice it tries.
type Block = [u64; 256];
/// The number of blocks; few enough that sources and destinations stay in the nearest cache.
const RING: usize = 4;
/// The number of copies of each block between two readings of the clock.
const BATCH: u32 = 1024;

/// The number of plain copies of 2 KiB per second, by which results of different machines are
/// compared: the median of the plan's repetitions, after its warm-up.
#[must_use]
pub fn yardstick(plan: &Plan) -> f64 {
    // Different contents, so that no copy can be skipped as equal to the one before.
    let sources: [Block; RING] =
        std::array::from_fn(|ring| std::array::from_fn(|at| (ring * 1000 + at) as u64));
    let mut destinations: [Block; RING] = [[0; 256]; RING];
    copies_per_s(&sources, &mut destinations, plan.warm_up.as_secs_f64());
    let seconds = plan.repetition.as_secs_f64();
    let rounds = (0..plan.rounds()).map(|_| copies_per_s(&sources, &mut destinations, seconds));
    Repeated::new(rounds).median()
}

fn copies_per_s(sources: &[Block; RING], destinations: &mut [Block; RING], seconds: f64) -> f64 {
    let begin = Instant::now();
    let mut copies = 0_u64;
    loop {
        for _ in 0..BATCH {
            for (from, to) in sources.iter().zip(destinations.iter_mut()) {
                // `black_box` hides the source of the block and that it is never read, so that
                // every round copies all of it.
                *to = *black_box(from);
                black_box(to);
            }
        }
        copies += u64::from(BATCH) * RING as u64;
        let elapsed = begin.elapsed().as_secs_f64();
        if elapsed >= seconds {
            return copies as f64 / elapsed;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_is_really_copied() {
        let sources: [Block; RING] = std::array::from_fn(|ring| [ring as u64 + 1; 256]);
        let mut destinations = [[0; 256]; RING];
        let rate = copies_per_s(&sources, &mut destinations, 0.0);
        assert_eq!(destinations, sources);
        assert!(rate.is_finite() && rate > 0.0);
    }
}
