//! One interface of the laboratory for all games.
//!
//! The functions that return a [`Subject`] know the types of their game, so the generic code of the
//! laboratory is compiled here and not again in the crates that use it.

use std::sync::atomic::{AtomicBool, AtomicU64};

use deckbuilding::Deckbuilding;
use duel::Duel;
use scenario::{OnStage, Scenario, Stage, Staged};
use table::laws::{BrokenLaw, Report};
use unlimited::Unlimited;

use crate::{
    BenchFault, Contest, Counting, Featured, GameBench, Ladder, LadderFault, LadderPlan,
    LadderStep, Phase, Plan, Recording, Sim, SimFault, Studied, TrialPlan,
};

/// A game, without its types, for scenarios, measurements and checks of the laws.
pub trait Subject: Send + Sync {
    /// The game as a stage for scenarios.
    fn stage(&self) -> &dyn Stage;

    /// The number of setups that [`Subject::bench`] measures if none is given.
    fn variants(&self) -> usize;

    /// The setups, in the game's notation, whose balance is worth knowing.
    fn matchups(&self) -> Vec<String>;

    /// Measures this setup in the game's notation, or the usual ones.
    ///
    /// # Errors
    /// The reason why a setup cannot be measured.
    fn bench(
        &self,
        setup: Option<&str>,
        plan: &Plan,
        count: Option<&Counting<'_>>,
        progress: &mut dyn FnMut(&str, Phase),
    ) -> Result<Vec<GameBench>, BenchFault>;

    /// Plays many games between bots, and records them if wanted; the setup is in the game's
    /// notation.
    ///
    /// # Errors
    /// The reason why there is no result.
    fn sim(
        &self,
        setup: &str,
        contest: &Contest,
        recording: Option<&Recording>,
        done: &AtomicU64,
        stop: &AtomicBool,
    ) -> Result<Sim, SimFault>;

    /// Rates players; the setup is in the game's notation.
    ///
    /// # Errors
    /// The reason why there is no rating.
    fn ladder(
        &self,
        setup: &str,
        plan: &LadderPlan,
        puzzles: &[Scenario],
        watch: &(dyn Fn(LadderStep<'_>) + Sync),
        stop: &AtomicBool,
    ) -> Result<Ladder, LadderFault>;

    /// Checks the laws on random games of random setups.
    ///
    /// # Errors
    /// The broken law of the lowest game number.
    fn trials(
        &self,
        plan: &TrialPlan,
        done: &AtomicU64,
        stop: &AtomicBool,
    ) -> Result<Report, BrokenLaw>;
}

/// The Deckbuilding Game, measured in its first three modes.
#[inline(never)]
#[must_use]
pub fn deckbuilding(stage: &'static OnStage<Deckbuilding>) -> Box<dyn Subject> {
    // The other box of neutral cards is a variant that few will play.
    let usual = |setup: &deckbuilding::Setup| setup.neutral == deckbuilding::Neutral::Usual;
    Box::new(Measured {
        stage,
        setups: Deckbuilding::setups().into_iter().take(3).collect(),
        matchups: Deckbuilding::pairs().into_iter().filter(usual).collect(),
    })
}

/// Unlimited, measured with its first pair of decks.
#[inline(never)]
#[must_use]
pub fn unlimited(stage: &'static OnStage<Unlimited>) -> Box<dyn Subject> {
    let setups: Vec<_> = Unlimited::setups().into_iter().take(1).collect();
    Box::new(Measured { stage, matchups: setups.clone(), setups })
}

/// The duel, measured in its default setup.
#[inline(never)]
#[must_use]
pub fn duel(stage: &'static OnStage<Duel>) -> Box<dyn Subject> {
    // Each mode once.
    let usual = |setup: &duel::Setup| setup.life == 10;
    let matchups = Duel::setups().into_iter().filter(usual).collect();
    let setups = Duel::setups().into_iter().take(1).collect();
    Box::new(Measured { stage, setups, matchups })
}

/// A game, the setups that are measured, and those whose balance is worth knowing.
struct Measured<G: Staged> {
    stage: &'static OnStage<G>,
    setups: Vec<G::Setup>,
    matchups: Vec<G::Setup>,
}

impl<G: Staged + Studied + Featured> Subject for Measured<G> {
    fn stage(&self) -> &dyn Stage {
        self.stage
    }

    fn variants(&self) -> usize {
        self.setups.len()
    }

    fn matchups(&self) -> Vec<String> {
        let OnStage(game) = self.stage;
        self.matchups.iter().map(|setup| game.write_setup(setup)).collect()
    }

    fn bench(
        &self,
        setup: Option<&str>,
        plan: &Plan,
        count: Option<&Counting<'_>>,
        progress: &mut dyn FnMut(&str, Phase),
    ) -> Result<Vec<GameBench>, BenchFault> {
        let OnStage(game) = self.stage;
        let mut bench = |setup| {
            let variant = game.write_setup(setup);
            let mut progress = |phase| progress(&variant, phase);
            crate::bench(game, &variant, setup, plan, count, &mut progress)
        };
        match setup {
            Some(setup) => {
                let setup = game.read_setup(setup).map_err(BenchFault::Setup)?;
                Ok(vec![bench(&setup)?])
            }
            None => self.setups.iter().map(bench).collect(),
        }
    }

    fn sim(
        &self,
        setup: &str,
        contest: &Contest,
        recording: Option<&Recording>,
        done: &AtomicU64,
        stop: &AtomicBool,
    ) -> Result<Sim, SimFault> {
        let OnStage(game) = self.stage;
        let setup = game.read_setup(setup).map_err(SimFault::Setup)?;
        match recording {
            None => crate::sim(game, &setup, contest, done, stop),
            Some(file) => crate::sim_recorded(game, &setup, contest, file, done, stop),
        }
    }

    fn ladder(
        &self,
        setup: &str,
        plan: &LadderPlan,
        puzzles: &[Scenario],
        watch: &(dyn Fn(LadderStep<'_>) + Sync),
        stop: &AtomicBool,
    ) -> Result<Ladder, LadderFault> {
        let OnStage(game) = self.stage;
        let setup = game.read_setup(setup).map_err(LadderFault::Setup)?;
        crate::ladder(self.stage, &setup, plan, puzzles, watch, stop)
    }

    fn trials(
        &self,
        plan: &TrialPlan,
        done: &AtomicU64,
        stop: &AtomicBool,
    ) -> Result<Report, BrokenLaw> {
        let OnStage(game) = self.stage;
        crate::trials(game, plan, done, stop)
    }
}
