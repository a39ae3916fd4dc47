//! Simulations: many games between bots, to find out which is better, and by how much.
//!
//! A game depends only on its number, never on the thread that plays it, and all counters are whole
//! numbers, so results are the same for any number of threads, as long as no bot uses the clock.

mod cards;
mod lengths;
mod notes;
mod result;
mod score;
mod spread;
mod tally;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use bots::PlayerFault;
use rayon::prelude::*;
use table::{Luck, Seed, SetupFaults, Silent};

pub use cards::{CardFigures, Lift, Measure, Split};
pub use lengths::{Histogram, Length};
pub use result::{Achieved, Lengths, Side, Sim};
pub use score::Share;

use crate::contest::{Both, Contest, Follower, play};
use crate::features::Featured;
use crate::games_file::{GameRows, GamesFile, Recording, Unwritable, in_order};
use crate::schedule::Schedule;
use crate::studies::Studied;
use notes::Notes;
use tally::{Noted, Tally};

/// The reason why there is no result.
#[derive(Clone, PartialEq, Debug)]
pub enum SimFault {
    /// The rules do not allow the setup.
    Setup(SetupFaults),
    /// A player could not continue.
    Player(PlayerFault),
    /// The games cannot be recorded.
    Recording(Unwritable),
}

/// Plays the games on all threads of the current rayon pool.
///
/// `done` counts finished games, for a progress bar. When `stop` is set, the result covers the
/// games finished by then.
///
/// # Errors
/// Every fault of the setup, or the first of a player.
pub fn sim<G: Studied>(
    game: &G,
    setup: &G::Setup,
    contest: &Contest,
    done: &AtomicU64,
    stop: &AtomicBool,
) -> Result<Sim, SimFault> {
    run(game, setup, contest, (done, stop), |games| games.count().map_err(SimFault::Player))
}

/// The same as [`sim()`], with every decision recorded.
///
/// # Errors
/// Every fault of the setup, or the first of a player or of the recording.
pub fn sim_recorded<G: Studied + Featured>(
    game: &G,
    setup: &G::Setup,
    contest: &Contest,
    recording: &Recording,
    done: &AtomicU64,
    stop: &AtomicBool,
) -> Result<Sim, SimFault> {
    run(game, setup, contest, (done, stop), |games| games.record(recording))
}

/// Plays all rounds and computes the result.
fn run<G: Studied>(
    game: &G,
    setup: &G::Setup,
    contest: &Contest,
    (done, stop): (&AtomicU64, &AtomicBool),
    play: impl FnOnce(&SimRun<'_, G>) -> Result<Tally, SimFault>,
) -> Result<Sim, SimFault> {
    let start = game.start(setup, Luck::new(Seed::from_number(0))).map_err(SimFault::Setup)?;
    let schedule = Schedule::new(contest, game.seating(&start));
    let titles = G::titles().len();
    let games = SimRun { game, setup, schedule: &schedule, titles, done, stop };
    let begun = Instant::now();
    let tally = play(&games)?;
    let seconds = begun.elapsed().as_secs_f64();
    Ok(Sim::new((game, setup, &start), (contest, &schedule), &tally, seconds))
}

/// Everything the games of a simulation have in common.
struct SimRun<'a, G: Studied> {
    game: &'a G,
    setup: &'a G::Setup,
    schedule: &'a Schedule,
    titles: usize,
    done: &'a AtomicU64,
    stop: &'a AtomicBool,
}

/// The games of a round, each with its follower.
type Round<G, F> = Vec<(Noted<G>, F)>;

impl<G: Studied> SimRun<'_, G> {
    /// Plays all rounds and counts the results.
    fn count(&self) -> Result<Tally, PlayerFault> {
        let nothing = || Tally::new(self.schedule, self.titles);
        (0..self.schedule.rounds())
            .into_par_iter()
            .try_fold(nothing, |mut tally, round| {
                if let Some(games) = self.play_round(round, |_| Silent)? {
                    let noted: Vec<_> = games.into_iter().map(|(noted, _)| noted).collect();
                    tally.add_round(self.schedule, &noted);
                }
                Ok(tally)
            })
            .try_reduce(nothing, |mut tally, more| {
                tally += more;
                Ok(tally)
            })
    }

    /// The same with every decision recorded; rounds are counted in order for that.
    fn record(&self, recording: &Recording) -> Result<Tally, SimFault>
    where
        G: Featured,
    {
        let file = GamesFile::create(recording, self.game, self.setup, self.schedule);
        let mut file = file.map_err(SimFault::Recording)?;
        let mut tally = Tally::new(self.schedule, self.titles);
        let play = |round| {
            let rows = |number| GameRows::new((round, number));
            self.play_round(round, rows).map_err(SimFault::Player)
        };
        in_order(self.schedule.rounds(), play, |games| {
            let (noted, rows): (Vec<_>, Vec<_>) = games.into_iter().unzip();
            tally.add_round(self.schedule, &noted);
            let mut games = rows.into_iter().zip(noted);
            games
                .try_for_each(|(rows, noted)| file.write(rows, noted.played))
                .map_err(SimFault::Recording)
        })?;
        file.finish().map_err(SimFault::Recording)?;
        Ok(tally)
    }

    /// Plays the games of a round; `None` if it was stopped before all of them were played.
    /// `follower` makes a follower for each game, besides the statistics, by its number in the
    /// round.
    fn play_round<F: Follower<G>>(
        &self,
        round: u64,
        follower: impl Fn(usize) -> F,
    ) -> Result<Option<Round<G, F>>, PlayerFault> {
        let games = (0..self.schedule.games_per_round()).map(|number| {
            let going = !self.stop.load(Ordering::Relaxed);
            let game = going.then(|| self.play_game(round, number, follower(number)));
            self.done.fetch_add(1, Ordering::Relaxed);
            game.transpose()
        });
        games.collect()
    }

    fn play_game<F: Follower<G>>(
        &self,
        round: u64,
        number: usize,
        follower: F,
    ) -> Result<(Noted<G>, F), PlayerFault> {
        let notes = Notes::new(self.schedule.seats(), self.titles);
        let mut both = Both(notes, follower);
        let played = play(self.game, self.setup, self.schedule, (round, number), &mut both)?;
        let Both(notes, follower) = both;
        Ok((Noted { played, notes }, follower))
    }
}
