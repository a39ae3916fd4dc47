//! Carries out the steps of a scenario: luck, choices and expectations.

use super::names::Names;
use super::{Finding, LineFault};
use crate::Mismatch;
use crate::reader::{Expectation, Line, Step};
use crate::staging::Staged;

/// A scenario in progress.
pub(super) struct Play<'a, G: Staged> {
    pub(super) game: &'a G,
    pub(super) names: Names<G>,
    pub(super) state: G::State,
    /// The events of the last choice.
    pub(super) log: Vec<G::Event>,
}

impl<'a, G: Staged> Play<'a, G> {
    pub(super) fn new(game: &'a G, names: Names<G>, state: G::State) -> Self {
        Self { game, names, state, log: Vec::new() }
    }

    pub(super) fn run(mut self, steps: &[Line<Step>]) -> Result<(), LineFault> {
        for line in steps {
            let finding = match &line.says {
                Step::Luck(results) => {
                    self.game.luck(&mut self.state).script(results);
                    Ok(Finding::AsExpected)
                }
                Step::When(when) => self.when(when),
                Step::NotUnderstood(words) => self.not_understood(words),
                Step::Then(expected) => self.then(expected),
            };
            finding.map_err(|mismatch| (line.number, mismatch))?.judge(line)?;
            self.luck_fits().judge(line)?;
        }
        let last_luck = steps.iter().rev().find(|line| matches!(line.says, Step::Luck(_)));
        last_luck.map_or(Ok(()), |line| self.luck_is_used_up().judge(line))
    }

    fn luck_fits(&mut self) -> Finding {
        match self.game.luck(&mut self.state).script_fault() {
            Some(fault) => Finding::Instead(fault.to_string()),
            None => Finding::AsExpected,
        }
    }

    fn luck_is_used_up(&mut self) -> Finding {
        let left = self.game.luck(&mut self.state).scripted_left();
        let instead = || format!("scripted luck was never used: the last {left} of it");
        Finding::expect(left == 0, instead)
    }

    pub(super) fn then(&self, expected: &Expectation) -> Result<Finding, Mismatch> {
        match expected {
            Expectation::Contents { onlooker, place, contents } => {
                self.contents(onlooker, place, contents)
            }
            Expectation::Options { seat, options } => self.options(seat, options),
            Expectation::Asked { seat, asked } => self.asked(seat, asked),
            Expectation::NoQuestion => Ok(self.no_question()),
            Expectation::Told { onlooker, told } => self.told(onlooker, told),
            Expectation::Ended(ending) => self.ended(ending),
        }
    }
}
