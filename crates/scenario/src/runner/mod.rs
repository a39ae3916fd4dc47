//! Runs scenarios with a game and finds the first line that is not fulfilled.

mod attempt;
mod choices;
mod contents;
mod ending;
mod names;
mod options;
mod play;
mod position;
mod sentences;

use table::{Luck, SetupFaults};

use crate::reader::{Body, Given, Line, Quote, Reason, RefusedSetup, Scenario};
use crate::staging::{PropertyHelp, Staged};
use crate::{Failure, Mismatch};
pub use attempt::Attempt;
use names::Names;
use play::Play;

/// A game that can run scenarios, without its types.
pub trait Stage: Sync {
    /// The name of the game in scenarios.
    fn name(&self) -> &'static str;

    /// All properties a scenario can name.
    fn properties(&self) -> Vec<PropertyHelp>;

    /// Returns every seat and property of the scenario that the game does not know, or the reason
    /// why its setup is not allowed.
    fn check(&self, scenario: &Scenario) -> Vec<Failure>;

    /// Runs the scenario.
    ///
    /// # Errors
    /// The first line that is not fulfilled.
    fn run(&self, scenario: &Scenario) -> Result<(), Failure>;
}

/// Makes a [`Stage`] of a game.
#[derive(Clone, Copy, Debug)]
pub struct OnStage<G>(pub G);

/// A line that is not fulfilled, by its number.
type LineFault = (usize, Mismatch);

/// The result of an expectation.
enum Finding {
    AsExpected,
    /// The facts found instead, where possible in the notation of the file.
    Instead(String),
}

impl Finding {
    /// `AsExpected` if fulfilled, or else the text that `instead` returns.
    fn expect(fulfilled: bool, instead: impl FnOnce() -> String) -> Self {
        if fulfilled { Self::AsExpected } else { Self::Instead(instead()) }
    }

    /// Converts a finding about a line into a result.
    fn judge<T>(self, line: &Line<T>) -> Result<(), LineFault> {
        match self {
            Self::AsExpected => Ok(()),
            Self::Instead(found) => Err((line.number, Mismatch::new(&line.text, found))),
        }
    }
}

impl<G: Staged> Stage for OnStage<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn properties(&self) -> Vec<PropertyHelp> {
        self.0.properties().iter().map(PropertyHelp::of).collect()
    }

    fn check(&self, scenario: &Scenario) -> Vec<Failure> {
        let Body::Play { givens, steps } = &scenario.body else { return Vec::new() };
        let faults = match set_up(&self.0, scenario) {
            Ok(state) => {
                let names = Names::new(&self.0, &state);
                let mut faults = names.check(givens, steps);
                faults.extend(scenario.puzzle.iter().filter_map(|line| names.check_puzzle(line)));
                faults
            }
            Err(fault) => vec![fault],
        };
        let failure = |(line, mismatch)| Failure::of(scenario, line, mismatch);
        faults.into_iter().map(failure).collect()
    }

    fn run(&self, scenario: &Scenario) -> Result<(), Failure> {
        let ran = match &scenario.body {
            Body::SetupRefused(line) => setup_is_refused(&self.0, scenario, line),
            Body::Play { givens, steps } => {
                begin(&self.0, scenario, givens).and_then(|play| play.run(steps))
            }
        };
        ran.map_err(|(line, mismatch)| Failure::of(scenario, line, mismatch))
    }
}

/// Sets up the position of a scenario.
fn begin<'a, G: Staged>(
    game: &'a G,
    scenario: &Scenario,
    givens: &[Line<Given>],
) -> Result<Play<'a, G>, LineFault> {
    let mut state = set_up(game, scenario)?;
    let names = Names::new(game, &state);
    position::arrange(game, &names, &mut state, givens)?;
    Ok(Play::new(game, names, state))
}

fn start<G: Staged>(game: &G, scenario: &Scenario) -> Result<G::State, SetupFaults> {
    let words = scenario.setup.as_ref().map_or("", |setup| &setup.says);
    game.start(&game.read_setup(words)?, Luck::new(scenario.seed))
}

/// Starts the match; an error if its setup is refused unexpectedly.
fn set_up<G: Staged>(game: &G, scenario: &Scenario) -> Result<G::State, LineFault> {
    start(game, scenario).map_err(|faults| {
        let line = scenario.setup.as_ref().unwrap_or(&scenario.game);
        (line.number, Mismatch::new(&line.text, refused_setup(&faults, None)))
    })
}

fn setup_is_refused<G: Staged>(
    game: &G,
    scenario: &Scenario,
    line: &Line<RefusedSetup>,
) -> Result<(), LineFault> {
    let Err(faults) = start(game, scenario) else {
        return Finding::Instead("setup is accepted".to_owned()).judge(line);
    };
    let named = |reason: &Reason| {
        faults.0.iter().any(|fault| fault.because.to_string() == reason.to_string())
    };
    let RefusedSetup { reasons, saying } = &line.says;
    let told = |quote: &Quote| faults.0.iter().any(|fault| quote.is_in(&fault.text));
    let fulfilled = reasons.iter().all(named) && saying.as_ref().is_none_or(told);
    Finding::expect(fulfilled, || refused_setup(&faults, saying.as_ref())).judge(line)
}

/// The faults of a setup in the notation of the file, with a sentence of them if one was expected.
fn refused_setup(faults: &SetupFaults, saying: Option<&Quote>) -> String {
    let reasons: Vec<String> = faults.0.iter().map(|fault| fault.because.to_string()).collect();
    let sentences = faults.0.iter().map(|fault| fault.text.en.as_str());
    let found = format!("setup is refused because {}", reasons.join(", "));
    if let (Some(quote), Some(fault)) = (saying, faults.0.first()) {
        return format!("{found} saying {}", quote.instead(&fault.text));
    }
    std::iter::once(found.as_str()).chain(sentences).collect::<Vec<_>>().join("\n")
}
