//! The games of this program, whatever their types.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU64};

use deckbuilding::Deckbuilding;
use duel::Duel;
use lab::{
    BenchFault, Contest, Counting, Featured, GameBench, Ladder, LadderFault, LadderPlan,
    LadderStep, Phase, Plan, Recording, Sim, SimFault, Studied, TrialPlan,
};
use prose::Text;
use scenario::{OnStage, Scenario, Stage, Staged};
use server::{Served, ServedGame};
use table::laws::{Broken, Report};
use table::replay::{ReplayFault, Sheet, open};
use table::{CardEntry, Game, Match, Seed, SetupFaults, SetupField};
use ui::Board;
use unlimited::Unlimited;

use crate::played::AnyMatch;
use crate::seated::Table;

/// Everything commands need of a game.
pub(crate) trait AnyGame: Send + Sync {
    /// What it is called on the command line and in files.
    fn name(&self) -> &'static str;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// The game as scenarios see it.
    fn stage(&self) -> &dyn Stage;

    /// How many setups are measured.
    fn variants(&self) -> usize;

    /// Measures every setup.
    fn bench(
        &self,
        plan: &Plan,
        count: &Counting<'_>,
        progress: &mut dyn FnMut(&str, Phase),
    ) -> Result<Vec<GameBench>, BenchFault>;

    /// Plays many games between bots, and records them if wanted; the setup is in the game's
    /// notation.
    fn sim(
        &self,
        setup: &str,
        contest: &Contest,
        recording: Option<&Recording>,
        done: &AtomicU64,
        stop: &AtomicBool,
    ) -> Result<Sim, SimFault>;

    /// Rates players; the setup is in the game's notation.
    fn ladder(
        &self,
        setup: &str,
        plan: &LadderPlan,
        puzzles: &[Scenario],
        watch: &(dyn Fn(LadderStep<'_>) + Sync),
        stop: &AtomicBool,
    ) -> Result<Ladder, LadderFault>;

    /// Holds the rules against the laws, on random games of any setup.
    fn trials(
        &self,
        plan: &TrialPlan,
        done: &AtomicU64,
        stop: &AtomicBool,
    ) -> Result<Report, Broken>;

    /// The fields of its setups.
    fn setup_fields(&self) -> Vec<SetupField>;

    /// A new match; the setup is in the game's notation, and empty words mean the usual one.
    fn start(&self, setup: &str, seed: Seed) -> Result<Box<dyn AnyMatch + '_>, SetupFaults>;

    /// Plays a recorded match again.
    fn open(&self, sheet: &Sheet) -> Result<Box<dyn AnyMatch + '_>, ReplayFault>;

    /// The game as a server sees it.
    fn served(&'static self) -> Box<dyn ServedGame>;

    /// Every card title, in the order a reference lists them.
    fn cards(&self) -> Vec<CardEntry>;

    /// Everything about the card with this id or name.
    fn look_up(&self, words: &str) -> Option<Vec<Text>>;
}

/// A game on stage, and the setups worth measuring.
struct Playable<G: Game> {
    stage: OnStage<G>,
    measured: Vec<G::Setup>,
}

impl<G: Staged + Studied + Featured + Board> AnyGame for Playable<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn stage(&self) -> &dyn Stage {
        &self.stage
    }

    fn variants(&self) -> usize {
        self.measured.len()
    }

    fn bench(
        &self,
        plan: &Plan,
        count: &Counting<'_>,
        progress: &mut dyn FnMut(&str, Phase),
    ) -> Result<Vec<GameBench>, BenchFault> {
        let OnStage(game) = &self.stage;
        let bench = |setup| {
            let variant = game.write_setup(setup);
            let mut progress = |phase| progress(&variant, phase);
            lab::bench(game, &variant, setup, plan, count, &mut progress)
        };
        self.measured.iter().map(bench).collect()
    }

    fn sim(
        &self,
        setup: &str,
        contest: &Contest,
        recording: Option<&Recording>,
        done: &AtomicU64,
        stop: &AtomicBool,
    ) -> Result<Sim, SimFault> {
        let OnStage(game) = &self.stage;
        let setup = game.read_setup(setup).map_err(SimFault::Setup)?;
        match recording {
            None => lab::sim(game, &setup, contest, done, stop),
            Some(file) => lab::sim_recorded(game, &setup, contest, file, done, stop),
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
        let OnStage(game) = &self.stage;
        let setup = game.read_setup(setup).map_err(LadderFault::Setup)?;
        lab::ladder(&self.stage, &setup, plan, puzzles, watch, stop)
    }

    fn trials(
        &self,
        plan: &TrialPlan,
        done: &AtomicU64,
        stop: &AtomicBool,
    ) -> Result<Report, Broken> {
        let OnStage(game) = &self.stage;
        lab::trials(game, plan, done, stop)
    }

    fn setup_fields(&self) -> Vec<SetupField> {
        G::settings().fields()
    }

    fn start(&self, setup: &str, seed: Seed) -> Result<Box<dyn AnyMatch + '_>, SetupFaults> {
        let OnStage(game) = &self.stage;
        let setup = game.read_setup(setup)?;
        Ok(Box::new(Table::new(Match::start(game, setup, seed)?)))
    }

    fn open(&self, sheet: &Sheet) -> Result<Box<dyn AnyMatch + '_>, ReplayFault> {
        let OnStage(game) = &self.stage;
        Ok(Box::new(Table::new(open(game, sheet)?)))
    }

    fn served(&'static self) -> Box<dyn ServedGame> {
        let OnStage(game) = &self.stage;
        Box::new(Served(game))
    }

    fn cards(&self) -> Vec<CardEntry> {
        let OnStage(game) = &self.stage;
        game.cards()
    }

    fn look_up(&self, words: &str) -> Option<Vec<Text>> {
        let OnStage(game) = &self.stage;
        game.look_up(words)
    }
}

static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    let usual_duel = Duel::setups().into_iter().take(1).collect();
    let modes = Deckbuilding::setups().into_iter().take(3).collect();
    let starters = Unlimited::setups().into_iter().take(1).collect();
    vec![
        Box::new(Playable { stage: OnStage(Deckbuilding::new()), measured: modes }),
        Box::new(Playable { stage: OnStage(Unlimited::new()), measured: starters }),
        Box::new(Playable { stage: OnStage(Duel::new()), measured: usual_duel }),
    ]
});

static SERVED: LazyLock<Vec<Box<dyn ServedGame>>> =
    LazyLock::new(|| games().map(AnyGame::served).collect());

/// Every game, as a server sees it.
pub(crate) fn served() -> Vec<&'static dyn ServedGame> {
    SERVED.iter().map(|game| &**game).collect()
}

/// Every game, in the order they are listed.
pub(crate) fn games() -> impl Iterator<Item = &'static dyn AnyGame> + Clone {
    GAMES.iter().map(|game| &**game)
}

/// The game of this name.
pub(crate) fn game_named(name: &str) -> Option<&'static dyn AnyGame> {
    games().find(|game| game.name() == name)
}

/// The names of all games.
pub(crate) fn names() -> Vec<&'static str> {
    games().map(AnyGame::name).collect()
}

/// All games as scenarios see them.
pub(crate) fn stages() -> Vec<&'static dyn Stage> {
    games().map(AnyGame::stage).collect()
}
