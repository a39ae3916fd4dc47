//! The progress of a balance run: a line for every finished setup.

use std::time::{Duration, Instant};

use lab::{Sim, whole};
use prose::{Lang, text};

/// Counts finished setups and estimates the time left. The lines go to standard error, also if that
/// is a file: a run may take hours, and somebody will want to know whether it still lives.
pub(super) struct Progress {
    begun: Instant,
    setups: usize,
    finished: usize,
    lang: Lang,
}

impl Progress {
    pub(super) fn new(setups: usize, lang: Lang) -> Self {
        Self { begun: Instant::now(), setups, finished: 0, lang }
    }

    /// Tells that a setup was played.
    pub(super) fn finished(&mut self, sim: &Sim) {
        self.finished += 1;
        let elapsed = self.begun.elapsed();
        let left = remaining(elapsed, self.finished, self.setups);
        let line = text!(
            "{finished}/{setups} {variant}: {games} games; {elapsed} so far, about {left} left",
            "{finished}/{setups} {variant}: {games} partidas; {elapsed} hasta ahora, quedan unos {left}",
            finished = self.finished,
            setups = self.setups,
            variant = prose::Name(&sim.variant),
            games = whole(sim.games),
            elapsed = prose::Name(&clock(elapsed)),
            left = prose::Name(&clock(left))
        );
        eprintln!("{}", line.get(self.lang));
    }
}

/// The time left if every setup takes as long as those before.
fn remaining(elapsed: Duration, finished: usize, setups: usize) -> Duration {
    let left = setups.saturating_sub(finished) as f64;
    elapsed.mul_f64(left / finished.max(1) as f64)
}

/// "1:05:09", or "5:09" within an hour.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_estimate_is_that_of_the_setups_so_far() {
        let minute = Duration::from_secs(60);
        assert_eq!(remaining(minute * 4, 2, 10), minute * 16);
        assert_eq!(remaining(minute, 3, 3), Duration::ZERO);
        assert_eq!(clock(Duration::from_secs(309)), "5:09");
        assert_eq!(clock(Duration::from_secs(3909)), "1:05:09");
    }
}
