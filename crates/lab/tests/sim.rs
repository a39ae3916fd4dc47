//! Simulations are fair and do not depend on the machine.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::Player;
use deckbuilding::Deckbuilding;
use duel::Duel;
use lab::{Contest, Pairing, Sim, Split, sim};
use table::Notation;

fn contest(levels: &[&str], games: u64, pairing: Pairing) -> Contest {
    let player = |level: &&str| level.parse::<Player>().expect("a level");
    Contest { players: levels.iter().map(player).collect(), games, seed: 7, pairing }
}

fn on_threads(threads: usize, contest: &Contest) -> Sim {
    in_setup("", threads, contest)
}

fn in_setup(setup: &str, threads: usize, contest: &Contest) -> Sim {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let done = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let duel = Duel::new();
    let setup = duel.read_setup(setup).expect("a setup");
    let run = || sim(&duel, &setup, contest, &done, &stop).expect("a setup");
    let result = pool.install(run);
    assert_eq!(done.load(Ordering::Relaxed), result.games);
    result
}

#[test]
fn any_number_of_threads_gives_the_same_result() {
    let contest = contest(&["greedy", "random"], 300, Pairing::Paired);
    let [one, many] =
        [1, 4].map(|threads| Sim { games_per_s: 0.0, ..on_threads(threads, &contest) });
    assert_eq!(one, many);
    assert!(one.seats[0].low > 0.5, "{one:?}");
    assert!(one.cards.iter().any(|card| card.lift.is_some()), "{one:?}");
}

#[test]
fn counts_fit_together() {
    let sim = on_threads(2, &contest(&["greedy", "random"], 200, Pairing::Paired));
    assert!(sim.reproducible && sim.games == 200 && sim.requested == 200);
    assert_eq!(sim.first_seat.games, 200);
    let sides = &sim.factions;
    assert_eq!(sides.iter().map(|side| side.share.games).collect::<Vec<_>>(), [200, 200]);
    assert_eq!(sides.iter().map(|side| side.moved_first).sum::<u64>(), 200);
    let wins: Vec<u64> = sides.iter().map(|side| side.share.wins).collect();
    assert_eq!(wins, sim.wins_by_seat);
    for length in [&sim.lengths.decisions, &sim.lengths.turns] {
        let length = length.as_ref().expect("games have a length");
        assert_eq!(length.histogram.counts.iter().sum::<u64>(), 200);
        assert!(length.lower_quartile <= length.median && length.median <= length.upper_quartile);
    }
    assert_eq!(
        sim.lengths.decisions.as_ref().map(|length| length.mean),
        Some(sim.decisions_per_game)
    );
    for card in &sim.cards {
        let Split { with, without, .. } = &card.played;
        assert_eq!(with.games + without.games, if with.games == 0 { 0 } else { 400 }, "{card:?}");
        assert!(card.gained.is_none(), "no cards are gained in the duel");
    }
    let lifts = sim.cards.iter().map(|card| card.lift.map_or(-2.0, |lift| lift.lift));
    assert!(lifts.is_sorted_by(|one, next| one >= next), "the highest lift comes first");
}

#[test]
fn bought_cards_count_for_the_sides_that_could_buy_them() {
    let game = Deckbuilding::new();
    let done = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let contest = contest(&["random", "random"], 40, Pairing::Single);
    let sim = sim(&game, &Deckbuilding::setups()[0], &contest, &done, &stop).expect("a setup");
    for card in &sim.cards {
        let starter =
            deckbuilding::cards::find(card.id).is_some_and(deckbuilding::Card::is_starter);
        assert_eq!(card.gained.is_none(), starter, "{card:?}");
        let sided = card.faction.as_ref().is_some_and(|faction| faction.en != "Neutral");
        let Split { with, without, .. } = card.gained.as_ref().unwrap_or(&card.played);
        let sides = with.games + without.games;
        assert!(sides == 0 || sides == 40 || (!sided && sides == 80), "{card:?}");
    }
    let bought = sim.cards.iter().filter_map(|card| card.gained.as_ref());
    assert!(bought.filter(|split| split.with.games > 0).count() > 20, "many cards are bought");
    assert_eq!(sim.first_seat.wins, sim.wins_by_seat[0], "the Empire begins");
}

#[test]
fn a_clock_makes_results_unrepeatable() {
    let timed = on_threads(2, &contest(&["search:1ms", "random"], 2, Pairing::Paired));
    assert!(!timed.reproducible);
}

#[test]
fn a_bot_against_itself_wins_exactly_half_of_the_pairs() {
    for level in ["random", "greedy", "search:20"] {
        let mirror = on_threads(2, &contest(&[level, level], 60, Pairing::Paired));
        for seat in &mirror.seats {
            assert!((seat.win_rate - 0.5).abs() < 1e-12, "{mirror:?}");
            assert!((seat.low - 0.5).abs() < 1e-12 && (seat.high - 0.5).abs() < 1e-12);
        }
    }
}

#[test]
fn equal_bots_with_their_own_seeds_play_different_games() {
    let sides = |pairing| {
        let sim = on_threads(2, &contest(&["random", "random"], 400, pairing));
        let [side, _] = &sim.factions[..] else { panic!("two sides: {sim:?}") };
        let interval = side.share.bootstrap.expect("paired games");
        assert_eq!(side.share.interval(), interval);
        assert!(sim.first_seat.bootstrap.is_some() && sim.paired);
        (interval.high - interval.low) / (side.share.high - side.share.low)
    };
    // The same game twice tells no more than once: the interval is wider by the root of two.
    let same = sides(Pairing::Paired);
    assert!((same - 2.0_f64.sqrt()).abs() < 0.1, "{same}");
    let different = sides(Pairing::PairedWithOwnSeeds);
    assert!(different < 1.25, "{different}");
}

#[test]
fn single_games_have_their_own_luck() {
    let single = on_threads(2, &contest(&["random", "random"], 400, Pairing::Single));
    assert_eq!(single.games, 400);
    let first = &single.seats[0];
    let second = &single.seats[1];
    assert_eq!(first.wins + second.wins + first.draws, 400);
    assert!(first.low < first.win_rate && first.win_rate < first.high, "{single:?}");
    assert_eq!((first.bootstrap, first.wilson.low), (None, first.low));
    assert!((first.fair_share - 0.5).abs() < 1e-12);
    let places = [first, second].map(|seat| seat.average_place.expect("games"));
    // One wins and the other is second, or both are first.
    assert!((places[0] + places[1] - 3.0 + first.draws as f64 / 400.0).abs() < 1e-9, "{places:?}");
}

#[test]
fn a_stopped_simulation_reports_the_games_played() {
    let done = AtomicU64::new(0);
    let stop = AtomicBool::new(true);
    let contest = contest(&["random", "random"], 50, Pairing::Paired);
    let result = sim(&Duel::new(), &Duel::setups()[0], &contest, &done, &stop).expect("a setup");
    assert_eq!(result.games, 0);
    assert_eq!(result.seats.len(), 2);
    assert!(!result.reproducible && result.requested == 50);
}

#[test]
fn three_equal_bots_win_exactly_a_third_of_the_rounds() {
    for (level, games) in [("random", 60), ("greedy", 30), ("search:20", 12)] {
        let mirror = in_setup("mode=three", 2, &contest(&[level; 3], games, Pairing::Paired));
        assert_eq!((mirror.games, mirror.games_per_round, mirror.sides.len()), (games, 3, 3));
        for seat in &mirror.seats {
            let third = 1.0 / 3.0;
            assert!((seat.win_rate - third).abs() < 1e-12, "{mirror:?}");
            assert!((seat.low - third).abs() < 1e-12 && (seat.high - third).abs() < 1e-12);
            assert!((seat.fair_share - third).abs() < 1e-12);
            assert_eq!(seat.average_place, mirror.seats[0].average_place);
        }
    }
}

#[test]
fn equal_teams_win_exactly_half_of_the_rounds() {
    for (level, games) in [("random", 40), ("greedy", 12)] {
        let mirror = in_setup("mode=teams", 2, &contest(&[level; 4], games, Pairing::Paired));
        assert_eq!((mirror.games_per_round, mirror.sides.len()), (4, 2));
        for seat in &mirror.seats {
            assert!((seat.win_rate - 0.5).abs() < 1e-12, "{mirror:?}");
            assert!((seat.low - 0.5).abs() < 1e-12 && (seat.high - 0.5).abs() < 1e-12);
            assert!((seat.fair_share - 0.5).abs() < 1e-12);
        }
    }
}

#[test]
fn shares_of_three_players_add_up_to_all_games() {
    let levels = ["greedy", "random", "random"];
    let [one, four] = [1, 4].map(|threads| {
        let sim = in_setup("mode=three", threads, &contest(&levels, 91, Pairing::Paired));
        Sim { games_per_s: 0.0, ..sim }
    });
    assert_eq!(one, four);
    assert_eq!((one.games, one.requested, one.reproducible), (93, 93, true), "whole rounds");
    let total: f64 = one.seats.iter().map(|seat| seat.win_rate).sum();
    assert!((total - 1.0).abs() < 1e-9, "{one:?}");
    let [greedy, first, second] = &one.seats[..] else { panic!("three seats: {one:?}") };
    assert!(greedy.low > greedy.fair_share, "{greedy:?}");
    let place = |seat: &lab::Achieved| seat.average_place.expect("games");
    assert!(place(greedy) < place(first) && place(greedy) < place(second), "{one:?}");
    assert_eq!(one.factions.iter().map(|side| side.share.games).collect::<Vec<_>>(), [93; 3]);
    let wins: Vec<u64> = one.factions.iter().map(|side| side.share.wins).collect();
    assert_eq!(wins, one.wins_by_seat);
}

#[test]
fn members_of_a_team_win_together() {
    let levels = ["greedy", "random", "greedy", "random"];
    let sim = in_setup("mode=teams", 2, &contest(&levels, 80, Pairing::Paired));
    let [one, other, mate, _] = &sim.seats[..] else { panic!("four seats: {sim:?}") };
    assert_eq!((one.wins, one.draws), (mate.wins, mate.draws), "seats 0 and 2 are a team");
    assert_eq!(one.wins + other.wins + one.draws, 80);
    assert!(one.low > one.fair_share, "{sim:?}");
}
