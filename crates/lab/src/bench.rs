//! Measures how fast a game is played at random on one thread.

use std::hint::black_box;
use std::time::{Duration, Instant};

use table::Game;

use crate::playout::{Counting, Playouts, Tally};
use crate::report::Repeated;
use crate::{BenchFault, GameBench, Phase, Plan};

/// The number of states that are cloned in turn; enough that their contents differ.
const KEPT_STATES: usize = 256;
/// About the number of them that come from one game.
const KEPT_PER_GAME: f64 = 8.0;

/// Plays a game at random and measures it.
///
/// `count` runs a closure and counts its heap allocations, if the program can; `progress` is called with the kind of
/// each step when it begins.
///
/// # Errors
/// When the setup is refused, or a seat that must choose has no option, which breaks law 1.
pub fn bench<G: Game>(
    game: &G,
    variant: &str,
    setup: &G::Setup,
    plan: &Plan,
    count: Option<&Counting<'_>>,
    progress: &mut dyn FnMut(Phase),
) -> Result<GameBench, BenchFault> {
    let mut players = Playouts::new(game, setup, plan.seed, count);
    progress(Phase::WarmUp);
    play_for(plan.warm_up, || players.play(|_| {}))?;
    let plain = repeat(plan, progress, Phase::Playouts, || {
        play_for(plan.repetition, || players.play(|_| {}))
    })?;
    let cloning = repeat(plan, progress, Phase::PlayoutsWithClone, || {
        play_for(plan.repetition, || players.play_on_clones())
    })?;
    let total = total(&plain);
    let decisions_per_game = total.decisions as f64 / total.games as f64;
    let states = states_along_the_way(&mut players, decisions_per_game)?;
    let clones = repeat(plan, progress, Phase::Clones, || Ok(clone_ns(&states, plan.repetition)))?;

    let games_per_s = Repeated::new(plain.iter().map(|round| round.per_s(round.tally.games)));
    let decisions_per_s =
        Repeated::new(plain.iter().map(|round| round.per_s(round.tally.decisions)));
    let with_clone = Repeated::new(cloning.iter().map(|round| round.per_s(round.tally.decisions)));
    let clone_ns = Repeated::new(clones);
    Ok(GameBench {
        game: G::NAME.to_owned(),
        variant: variant.to_owned(),
        games_per_s: games_per_s.median(),
        decisions_per_s: decisions_per_s.median(),
        decisions_per_s_with_clone: with_clone.median(),
        decisions_per_game,
        options_mean: ratio(total.options, total.decisions),
        clone_ns: clone_ns.median(),
        state_bytes: size_of::<G::State>(),
        allocations_per_decision: count.map(|_| ratio(total.allocations, total.decisions)),
        games_played: total.games,
        games_per_s_range: games_per_s.range(),
        decisions_per_s_range: decisions_per_s.range(),
        decisions_per_s_with_clone_range: with_clone.range(),
        clone_ns_range: clone_ns.range(),
    })
}

/// Announces and carries out the repetitions of one measurement.
fn repeat<T>(
    plan: &Plan,
    progress: &mut dyn FnMut(Phase),
    phase: Phase,
    mut measure: impl FnMut() -> Result<T, BenchFault>,
) -> Result<Vec<T>, BenchFault> {
    let round = |_| {
        progress(phase);
        measure()
    };
    (0..plan.rounds()).map(round).collect()
}

/// One repetition.
struct Round {
    tally: Tally,
    seconds: f64,
}

impl Round {
    fn per_s(&self, count: u64) -> f64 {
        count as f64 / self.seconds
    }
}

/// Plays whole games until the time is up, at least one.
fn play_for(
    time: Duration,
    mut play: impl FnMut() -> Result<Tally, BenchFault>,
) -> Result<Round, BenchFault> {
    let begin = Instant::now();
    let mut tally = Tally::default();
    loop {
        tally += play()?;
        let elapsed = begin.elapsed();
        if elapsed >= time {
            return Ok(Round { tally, seconds: elapsed.as_secs_f64() });
        }
    }
}

fn total(rounds: &[Round]) -> Tally {
    let mut total = Tally::default();
    for round in rounds {
        total += round.tally;
    }
    total
}

fn ratio(count: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { count as f64 / of as f64 }
}

/// States from all parts of several games.
fn states_along_the_way<G: Game>(
    players: &mut Playouts<'_, G>,
    decisions_per_game: f64,
) -> Result<Vec<G::State>, BenchFault> {
    let mut states = Vec::with_capacity(KEPT_STATES);
    let stride = (decisions_per_game / KEPT_PER_GAME).max(1.0);
    let mut next = stride;
    let mut ply = 0.0;
    while states.len() < KEPT_STATES {
        let tally = players.play(|state| {
            ply += 1.0;
            if ply >= next && states.len() < KEPT_STATES {
                states.push(state.clone());
                next += stride;
            }
        })?;
        if tally.decisions == 0 {
            break;
        }
    }
    Ok(states)
}

/// Nanoseconds per clone, taking the states in turn until the time is up.
fn clone_ns<S: Clone>(states: &[S], time: Duration) -> f64 {
    let begin = Instant::now();
    let mut clones = 0_u64;
    loop {
        for state in states {
            // `black_box` keeps the compiler from removing the clone.
            let clone = black_box(state).clone();
            black_box(&clone);
        }
        clones += states.len() as u64;
        let elapsed = begin.elapsed();
        if elapsed >= time {
            return if clones == 0 { 0.0 } else { elapsed.as_secs_f64() * 1e9 / clones as f64 };
        }
    }
}
