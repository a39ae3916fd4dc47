//! Plays rounds on all threads and gives their results in order.

use rayon::prelude::*;

/// The number of rounds each thread plays before results are passed on: enough that threads rarely
/// wait for the last one, few enough that the results fit in memory.
const ROUNDS_PER_THREAD: u64 = 32;

/// Plays rounds on all threads of the current pool and passes their results to `take` in the order
/// of their numbers. A round that returns `None` was stopped; after it no new rounds are begun.
pub(crate) fn in_order<T: Send, E: Send>(
    rounds: u64,
    play: impl Fn(u64) -> Result<Option<T>, E> + Sync + Send,
    mut take: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let at_once = ROUNDS_PER_THREAD * rayon::current_num_threads() as u64;
    let mut next = 0;
    while next < rounds {
        let end = rounds.min(next + at_once);
        let played: Vec<Option<T>> =
            (next..end).into_par_iter().map(&play).collect::<Result<_, E>>()?;
        let stopped = played.iter().any(Option::is_none);
        played.into_iter().flatten().try_for_each(&mut take)?;
        next = if stopped { rounds } else { end };
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_passed_on_in_order_until_one_is_stopped() {
        let mut seen = Vec::new();
        let mut list = |round| {
            seen.push(round);
            Ok::<_, ()>(())
        };
        in_order(1000, |round| Ok(Some(round)), &mut list).expect("no fault");
        in_order(1_000_000_000_000, |round| Ok((round != 3).then_some(round)), &mut list)
            .expect("no fault");
        assert_eq!(seen[..1000], (0..1000).collect::<Vec<_>>());
        assert_eq!(seen[1000..1004], [0, 1, 2, 4]);
    }

    #[test]
    fn errors_of_play_and_take_are_returned() {
        let played = in_order(
            10,
            |round| if round == 5 { Err("play") } else { Ok(Some(round)) },
            |_| Ok(()),
        );
        assert_eq!(played, Err("play"));
        let taken = in_order(
            10,
            |round| Ok(Some(round)),
            |round| if round == 5 { Err("take") } else { Ok(()) },
        );
        assert_eq!(taken, Err("take"));
    }
}
