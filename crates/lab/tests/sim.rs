//! Simulations are fair and do not depend on the machine.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::Player;
use duel::Duel;
use lab::{Contest, Pairing, Sim, sim};

fn contest(levels: [&str; 2], games: u64, pairing: Pairing) -> Contest {
    let players = levels.map(|level| level.parse::<Player>().expect("a level")).to_vec();
    Contest { players, games, seed: 7, pairing }
}

fn on_threads(threads: usize, contest: &Contest) -> Sim {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let (done, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let duel = Duel::new();
    let run = || sim(&duel, &Duel::setups()[0], contest, &done, &stop).expect("a setup");
    let result = pool.install(run);
    assert_eq!(done.load(Ordering::Relaxed), result.games);
    result
}

#[test]
fn any_number_of_threads_gives_the_same_result() {
    let contest = contest(["greedy", "random"], 300, Pairing::Paired);
    let [one, many] =
        [1, 4].map(|threads| Sim { games_per_s: 0.0, ..on_threads(threads, &contest) });
    assert_eq!(one, many);
    assert!(one.seats[0].low > 0.5, "{one:?}");
}

#[test]
fn a_bot_against_itself_wins_exactly_half_of_the_pairs() {
    for level in ["random", "greedy", "search:20"] {
        let mirror = on_threads(2, &contest([level, level], 60, Pairing::Paired));
        for seat in &mirror.seats {
            assert!((seat.win_rate - 0.5).abs() < 1e-12, "{mirror:?}");
            assert!((seat.low - 0.5).abs() < 1e-12 && (seat.high - 0.5).abs() < 1e-12);
        }
    }
}

#[test]
fn games_without_pairs_have_luck_of_their_own() {
    let single = on_threads(2, &contest(["random", "random"], 400, Pairing::Single));
    assert_eq!(single.games, 400);
    let [first, second] = [&single.seats[0], &single.seats[1]];
    assert_eq!(first.wins + second.wins + first.draws, 400);
    assert!(first.low < first.win_rate && first.win_rate < first.high, "{single:?}");
}

#[test]
fn a_stopped_simulation_reports_what_was_done() {
    let (done, stop) = (AtomicU64::new(0), AtomicBool::new(true));
    let contest = contest(["random", "random"], 50, Pairing::Paired);
    let result = sim(&Duel::new(), &Duel::setups()[0], &contest, &done, &stop).expect("a setup");
    assert_eq!(result.games, 0);
    assert_eq!(result.seats.len(), 2);
}
