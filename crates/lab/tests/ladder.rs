//! The ladder rates players and does not depend on the machine; positions are not trivial.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bots::{Evaluator, Player};
use deckbuilding::Deckbuilding;
use duel::Duel;
use lab::{Finding, Ladder, LadderFault, LadderPlan, LadderStep, ladder, puzzles_of};
use rayon::prelude::*;
use scenario::{OnStage, Scenario, Staged};
use table::{Game, Notation, Seed};
use unlimited::Unlimited;

fn plan(levels: &[&str], rounds: u32) -> LadderPlan {
    let player = |level: &&str| level.parse::<Player>().expect("a level");
    LadderPlan { players: levels.iter().map(player).collect(), rounds, seed: 3 }
}

/// A ladder of the duel, without the figures that depend on the machine.
fn run_ladder(levels: &[&str], rounds: u32, threads: usize) -> Ladder {
    run_ladder_in("", levels, rounds, threads)
}

/// The same with another setup.
fn run_ladder_in(setup: &str, levels: &[&str], rounds: u32, threads: usize) -> Ladder {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    let plan = plan(levels, rounds);
    let games = AtomicU64::new(0);
    let announced = AtomicU64::new(0);
    let watch = |step: LadderStep<'_>| match step {
        LadderStep::Encounters(count) => announced.store(count, Ordering::Relaxed),
        LadderStep::Games(count) => drop(games.fetch_add(count, Ordering::Relaxed)),
        _ => {}
    };
    let stage = OnStage(Duel::new());
    let stop = AtomicBool::new(false);
    let setup = stage.0.read_setup(setup).expect("a setup");
    let play = || ladder(&stage, &setup, &plan, &[], &watch, &stop);
    let result = pool.install(play).expect("a ladder");
    assert_eq!(games.load(Ordering::Relaxed), announced.load(Ordering::Relaxed), "the bar ends");
    assert!(result.iterations_per_s > 0.0 && result.seconds > 0.0);
    Ladder { iterations_per_s: 0.0, seconds: 0.0, ..result }
}

#[test]
fn stronger_players_are_rated_higher_on_any_number_of_threads() {
    let [one, many] =
        [1, 4].map(|threads| run_ladder(&["random", "greedy", "search:30"], 60, threads));
    assert_eq!(one, many);
    let [random, greedy, _] = &one.rungs[..] else { panic!("three rungs: {one:?}") };
    assert_eq!((random.elo, random.low, random.high), (0.0, 0.0, 0.0));
    assert!(greedy.low > 0.0 && greedy.elo < greedy.high, "{one:?}");
    assert_eq!(one.encounters[0].finding, Finding::Stronger, "{one:?}");
    assert!(one.encounters[0].rounds < 60, "a clear case ends early: {one:?}");
    assert_eq!((one.sides, one.games_per_round), (2, 2));
    assert_eq!(one.games, one.encounters.iter().map(|met| 2 * u64::from(met.rounds)).sum::<u64>());
    assert_eq!(one.games, one.encounters.iter().map(|met| met.games).sum::<u64>());
    assert_eq!(random.solved, None, "there were no positions");
}

#[test]
fn a_player_is_as_strong_as_itself() {
    let mirror = run_ladder(&["greedy", "greedy"], 40, 2);
    assert_eq!(mirror.encounters[0].score, Some(0.5));
    assert!(mirror.rungs[1].elo.abs() < 1e-6, "{mirror:?}");
    assert_ne!(mirror.encounters[0].finding, Finding::Stronger);
}

#[test]
fn three_players_are_rated_on_any_number_of_threads() {
    let [one, many] =
        [1, 4].map(|threads| run_ladder_in("mode=three", &["random", "greedy"], 40, threads));
    assert_eq!(one, many);
    assert_eq!((one.sides, one.games_per_round), (3, 6));
    let met = &one.encounters[0];
    assert_eq!((met.finding, met.games), (Finding::Stronger, 6 * u64::from(met.rounds)), "{one:?}");
    assert!(met.rounds < 40 && one.rungs[1].low > 0.0, "a clear case ends early: {one:?}");
    assert_eq!((one.games, one.rungs[0].games), (met.games, met.games));
}

#[test]
fn teams_of_copies_are_rated() {
    let result = run_ladder_in("mode=teams", &["random", "greedy"], 40, 2);
    assert_eq!((result.sides, result.games_per_round), (2, 2));
    assert_eq!(result.encounters[0].finding, Finding::Stronger, "{result:?}");
    assert!(result.rungs[1].low > 0.0, "{result:?}");
}

#[test]
fn a_player_is_as_strong_as_itself_at_every_table() {
    for setup in ["mode=three", "mode=teams"] {
        let mirror = run_ladder_in(setup, &["greedy", "greedy"], 8, 2);
        assert_eq!(mirror.encounters[0].score, Some(0.5), "{setup}");
        assert!(mirror.rungs[1].elo.abs() < 1e-6, "{mirror:?}");
        assert_ne!(mirror.encounters[0].finding, Finding::Stronger);
    }
}

#[test]
fn a_stopped_ladder_reports_what_was_done() {
    let stage = OnStage(Duel::new());
    let stop = AtomicBool::new(true);
    let plan = plan(&["random", "greedy"], 10);
    let result = ladder(&stage, &Duel::setups()[0], &plan, &[], &|_| {}, &stop).expect("a ladder");
    assert_eq!((result.games, result.encounters[0].score), (0, None));
    assert_eq!(result.encounters[0].finding, Finding::Open);
}

#[test]
fn a_setup_the_rules_do_not_allow_is_refused() {
    let stage = OnStage(Deckbuilding::new());
    let setup = stage.0.read_setup("goal=9").expect("words the game can read");
    let plan = plan(&["random"], 0);
    let refused = ladder(&stage, &setup, &plan, &[], &|_| {}, &AtomicBool::new(false));
    assert!(matches!(refused, Err(LadderFault::Setup(_))), "{refused:?}");
}

/// The positions of a game; `idle` is its notation for ending the turn, which solves none of them.
struct Suite<G: Game> {
    stage: OnStage<G>,
    seats: [&'static str; 2],
    idle: &'static str,
}

fn deckbuilding() -> Suite<Deckbuilding> {
    let stage = OnStage(Deckbuilding::new());
    Suite { stage, seats: ["empire", "rebels"], idle: "end turn" }
}

fn unlimited() -> Suite<Unlimited> {
    Suite { stage: OnStage(Unlimited::new()), seats: ["blue", "red"], idle: "pass" }
}

impl<G: Evaluator + Staged> Suite<G> {
    fn positions(&self) -> Vec<Scenario> {
        let files = rulebook::scenario_files().iter().map(|file| (file.path, file.text));
        puzzles_of(G::NAME, files)
    }

    /// Plays a position; `pick` chooses one of the options by their notation.
    fn solves(
        &self,
        position: &Scenario,
        seed: u64,
        mut pick: impl FnMut(&[String]) -> usize,
    ) -> bool {
        let OnStage(game) = &self.stage;
        let mut attempt =
            self.stage.attempt(position, Seed::from_number(seed)).expect("a position");
        let mut options = Vec::new();
        while let Some(seat) = attempt.decider() {
            game.legal(attempt.state(), seat, &mut options);
            let write = |&choice: &_| game.write_choice(attempt.state(), choice);
            let words: Vec<String> = options.iter().map(write).collect();
            attempt.choose(seat, options[pick(&words)]);
        }
        attempt.judge().is_ok()
    }

    fn has_positions_for_both_sides_with_a_reason_each(&self) {
        let positions = self.positions();
        assert!(positions.len() >= 24, "{}", positions.len());
        for seat in self.seats {
            let of_seat = |position: &&Scenario| {
                position.puzzle.as_ref().is_some_and(|puzzle| puzzle.says == seat)
            };
            assert!(positions.iter().filter(of_seat).count() >= 10, "{seat}");
        }
        for position in &positions {
            assert!(!position.notes.is_empty(), "{} says why", position.title);
        }
    }

    fn is_not_solved_by_doing_nothing(&self) {
        for position in self.positions() {
            let at_once =
                |words: &[String]| words.iter().position(|word| word == self.idle).unwrap_or(0);
            assert!(!self.solves(&position, 1, at_once), "{}", position.title);
        }
    }

    fn is_hardly_solved_at_random(&self) {
        let positions = self.positions();
        let solved = |position: &Scenario| {
            let attempts = (0..50_u64).filter(|&seed| {
                let mut random = table::Luck::new(Seed::from_number(1000 + seed));
                let any = |words: &[String]| {
                    random.below(u32::try_from(words.len()).expect("few options")) as usize
                };
                self.solves(position, seed, any)
            });
            u32::try_from(attempts.count()).expect("at most 50")
        };
        let solved: u32 = positions.par_iter().map(solved).sum();
        let share = f64::from(solved) / (50.0 * positions.len() as f64);
        assert!(share < 0.1, "the positions have become too easy: {share}");
    }

    fn is_solved_better_by_looking_ahead(&self, setup: &G::Setup) {
        let plan = plan(&["random", "greedy"], 0);
        let stop = AtomicBool::new(false);
        let positions = self.positions();
        let result =
            ladder(&self.stage, setup, &plan, &positions, &|_| {}, &stop).expect("a ladder");
        let random = result.rungs[0].solved.expect("positions");
        let greedy = result.rungs[1].solved.expect("positions");
        assert!(greedy > random + 0.2, "{random} {greedy}");
        assert_eq!(result.positions.len(), positions.len());
    }
}

#[test]
fn there_are_positions_for_both_sides_with_a_reason_each() {
    deckbuilding().has_positions_for_both_sides_with_a_reason_each();
    unlimited().has_positions_for_both_sides_with_a_reason_each();
    assert_eq!(puzzles_of("duel", [("a.scn", "scenario A\n  game duel\n")]), []);
}

#[test]
fn doing_nothing_solves_no_position() {
    deckbuilding().is_not_solved_by_doing_nothing();
    unlimited().is_not_solved_by_doing_nothing();
}

#[test]
fn random_choices_solve_few_positions() {
    deckbuilding().is_hardly_solved_at_random();
    unlimited().is_hardly_solved_at_random();
}

#[test]
fn looking_ahead_solves_more_than_random_choices() {
    deckbuilding().is_solved_better_by_looking_ahead(&Deckbuilding::setups()[0]);
    unlimited().is_solved_better_by_looking_ahead(&Unlimited::setups()[0]);
}
