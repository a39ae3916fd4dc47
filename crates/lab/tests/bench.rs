//! A benchmark of the toy game. Speeds are never asserted.

use std::time::Duration;

use duel::Duel;
use lab::{BenchFault, Counting, GameBench, Phase, Plan, bench, yardstick};

/// A plan so short that every step plays exactly one game.
fn shortest(repetitions: u32) -> Plan {
    Plan { warm_up: Duration::ZERO, repetitions, repetition: Duration::ZERO, seed: 7 }
}

fn measured(plan: &Plan, count: Option<&Counting<'_>>) -> GameBench {
    let setup = &Duel::setups()[0];
    bench(&Duel::new(), "usual", setup, plan, count, &mut |_| {}).expect("a usual setup")
}

#[test]
fn every_step_is_announced_once_and_in_order() {
    let plan = shortest(2);
    let mut steps = Vec::new();
    let mut watch = |phase| steps.push(phase);
    bench(&Duel::new(), "usual", &Duel::setups()[0], &plan, None, &mut watch).unwrap();
    let repeated = [Phase::Playouts, Phase::PlayoutsWithClone, Phase::Clones];
    let mut expected = vec![Phase::WarmUp];
    expected.extend(repeated.into_iter().flat_map(|phase| [phase; 2]));
    assert_eq!(steps, expected);
    assert_eq!(u32::try_from(steps.len()), Ok(plan.steps()));
}

#[test]
fn results_are_consistent() {
    let figures = measured(&shortest(3), None);
    assert_eq!((figures.game.as_str(), figures.variant.as_str()), ("duel", "usual"));
    assert_eq!(figures.games_played, 3);
    assert!(figures.decisions_per_game >= 1.0 && figures.options_mean >= 1.0, "{figures:?}");
    assert_eq!(figures.state_bytes, size_of::<duel::State>());
    assert_eq!(figures.allocations_per_decision, None);
    for (median, range) in [
        (figures.games_per_s, figures.games_per_s_range),
        (figures.decisions_per_s, figures.decisions_per_s_range),
        (figures.decisions_per_s_with_clone, figures.decisions_per_s_with_clone_range),
        (figures.clone_ns, figures.clone_ns_range),
    ] {
        assert!(0.0 < range.min && range.min <= median && median <= range.max, "{figures:?}");
    }
}

#[test]
fn the_seed_decides_which_games_are_played() {
    let decisions = |seed| measured(&Plan { seed, ..shortest(5) }, None).decisions_per_game;
    assert_eq!(decisions(1).to_bits(), decisions(1).to_bits());
    assert!((2..9).any(|seed| decisions(seed).to_bits() != decisions(1).to_bits()));
}

#[test]
fn allocations_are_counted_around_the_choices_of_each_game() {
    // A counter that reports one allocation for each run, which is one per game.
    let one = |run: &mut dyn FnMut()| {
        run();
        1
    };
    let figures = measured(&shortest(4), Some(&one));
    let per_game = figures.allocations_per_decision.expect("counted") * figures.decisions_per_game;
    assert!((per_game - 1.0).abs() < 1e-9, "{figures:?}");
}

#[test]
fn a_refused_setup_is_reported() {
    let setup = duel::Setup { mode: duel::Mode::Duel, life: 0 };
    let result = bench(&Duel::new(), "dead", &setup, &shortest(1), None, &mut |_| {});
    assert!(matches!(result, Err(BenchFault::Setup(_))), "{result:?}");
}

#[test]
fn the_json_has_the_promised_fields() {
    let json = serde_json::to_value(measured(&shortest(1), None)).unwrap();
    for field in [
        "game",
        "variant",
        "games_per_s",
        "decisions_per_s",
        "decisions_per_s_with_clone",
        "decisions_per_game",
        "options_mean",
        "clone_ns",
        "state_bytes",
    ] {
        assert!(json.get(field).is_some_and(|value| !value.is_null()), "{field} in {json}");
    }
}

#[test]
fn the_yardstick_is_a_rate() {
    let rate = yardstick(&shortest(2));
    assert!(rate.is_finite() && rate > 0.0);
}
