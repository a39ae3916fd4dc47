//! Luck, choices and expectations, one after the other.

use prose::Text;
use table::{Outcome, Refusal, Seat, Seats, Status};

use super::names::Names;
use super::{Fault, Finding};
use crate::Mismatch;
use crate::reader::{Answer, Ending, Expectation, Line, Options, Reason, Step, When};
use crate::staging::Staged;

/// A scenario in progress.
pub(super) struct Play<'a, G: Staged> {
    pub(super) game: &'a G,
    pub(super) names: Names<G>,
    pub(super) state: G::State,
    /// What happened since the last choice.
    pub(super) log: Vec<G::Event>,
}

impl<'a, G: Staged> Play<'a, G> {
    pub(super) fn new(game: &'a G, names: Names<G>, state: G::State) -> Self {
        Self { game, names, state, log: Vec::new() }
    }

    pub(super) fn run(mut self, steps: &[Line<Step>]) -> Result<(), Fault> {
        for line in steps {
            let finding = match &line.says {
                Step::Luck(results) => {
                    self.game.luck(&mut self.state).script(results);
                    Ok(Finding::AsExpected)
                }
                Step::When(when) => self.when(when),
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

    fn when(&mut self, when: &When) -> Result<Finding, Mismatch> {
        let seat = self.names.seat(&when.seat)?;
        let choice = self.choice(seat, &when.choice)?;
        let before = self.state.clone();
        self.log.clear();
        let answer = self.game.attempt(&mut self.state, seat, choice, &mut self.log);
        let said = format!("when {}: {}", when.seat, when.choice);
        Ok(match (&when.answer, answer) {
            (Answer::Accepted, Ok(())) => Finding::AsExpected,
            (Answer::Accepted, Err(refusal)) => {
                let options = self.options_now(seat);
                Finding::Instead(format!("{}\n{options}", refused(&said, &refusal)))
            }
            (Answer::Refused(_), Ok(())) => Finding::Instead(format!("{said}\nwas accepted")),
            (Answer::Refused(Some(reason)), Err(refusal)) if !names(reason, &refusal) => {
                Finding::Instead(refused(&said, &refusal))
            }
            (Answer::Refused(_), Err(refusal)) => {
                let unchanged = self.state == before && self.log.is_empty();
                let instead = || format!("{}\nbut it changed something", refused(&said, &refusal));
                Finding::expect(unchanged, instead)
            }
        })
    }

    pub(super) fn then(&self, expected: &Expectation) -> Result<Finding, Mismatch> {
        match expected {
            Expectation::Contents { onlooker, place, contents } => {
                self.contents(onlooker, place, contents)
            }
            Expectation::Options { seat, options } => self.options(seat, options),
            Expectation::Asked { seat, asked } => self.asked(seat, asked),
            Expectation::NobodyAsked => Ok(self.nobody_asked()),
            Expectation::Told { onlooker, told } => self.told(onlooker, told),
            Expectation::Ended(ending) => self.ended(ending),
        }
    }

    fn options(&self, name: &str, options: &Options) -> Result<Finding, Mismatch> {
        let seat = self.names.seat(name)?;
        let read = |words: &Vec<String>| -> Result<Vec<G::Choice>, Mismatch> {
            words.iter().map(|words| self.choice(seat, words)).collect()
        };
        let legal = self.legal(seat);
        let fulfilled = match options {
            Options::Include(wanted) => read(wanted)?.iter().all(|choice| legal.contains(choice)),
            Options::Exactly(wanted) => {
                let mut wanted = read(wanted)?;
                wanted.sort_unstable();
                wanted.dedup();
                wanted == legal
            }
            Options::Exclude(unwanted, reason) => {
                let unwanted = read(unwanted)?;
                if unwanted.iter().all(|choice| !legal.contains(choice)) {
                    return Ok(self.explained(seat, &unwanted, reason.as_ref()));
                }
                false
            }
        };
        Ok(Finding::expect(fulfilled, || self.options_now(seat)))
    }

    /// Is each of these choices, none of them an option, explained by the reason?
    fn explained(&self, seat: Seat, choices: &[G::Choice], reason: Option<&Reason>) -> Finding {
        let Some(reason) = reason else { return Finding::AsExpected };
        for &choice in choices {
            let refusal = self.game.explain(&self.state, seat, choice);
            if !names(reason, &refusal) {
                let words = self.game.write_choice(&self.state, choice);
                let name = self.names.name_of(seat);
                let Refusal { because, text } = refusal;
                return Finding::Instead(format!(
                    "{name} may not {words} because {because}\n{}",
                    text.en
                ));
            }
        }
        Finding::AsExpected
    }

    fn ended(&self, ending: &Ending) -> Result<Finding, Mismatch> {
        let outcome = match self.game.status(&self.state) {
            Status::Over(outcome) => Some(outcome),
            Status::Decide(_) => None,
        };
        let fulfilled = match ending {
            Ending::GoesOn => outcome.is_none(),
            Ending::Draw => outcome == Some(Outcome::Draw),
            Ending::Won(seats) => {
                let seats = seats.iter().map(|name| self.names.seat(name));
                let wanted: Seats = seats.collect::<Result<_, _>>()?;
                outcome.is_some_and(|outcome| outcome.winners() == wanted)
            }
        };
        Ok(Finding::expect(fulfilled, || self.write_ending(outcome)))
    }

    fn write_ending(&self, outcome: Option<Outcome>) -> String {
        match outcome {
            None => "the game goes on".to_owned(),
            Some(Outcome::Draw) => "draw".to_owned(),
            Some(outcome @ (Outcome::Won(_) | Outcome::Ranked(_))) => {
                let (names, many) = self.names_of(outcome.winners());
                format!("{names} {}", if many { "win" } else { "wins" })
            }
            Some(Outcome::Lost(seats)) => {
                let (names, many) = self.names_of(seats);
                format!("{names} {}, and nobody wins", if many { "lose" } else { "loses" })
            }
        }
    }

    /// The seats by name, and whether they are several.
    fn names_of(&self, seats: Seats) -> (String, bool) {
        let names: Vec<&str> = seats.into_iter().map(|s| self.names.name_of(s)).collect();
        (names.join(" and "), names.len() > 1)
    }

    fn choice(&self, seat: Seat, words: &str) -> Result<G::Choice, Mismatch> {
        self.game.read_choice(&self.state, seat, words).map_err(|why: Text| {
            let found = format!("`{words}`: {}\n{}", why.en, self.options_now(seat));
            Mismatch::new(format!("a choice of {}", G::NAME), found)
        })
    }

    fn legal(&self, seat: Seat) -> Vec<G::Choice> {
        let mut options = Vec::new();
        self.game.legal(&self.state, seat, &mut options);
        options
    }

    /// What a seat may do, as a line that could stand in the file.
    fn options_now(&self, seat: Seat) -> String {
        let name = self.names.name_of(seat);
        let write = |choice| self.game.write_choice(&self.state, choice);
        let options: Vec<String> = self.legal(seat).into_iter().map(write).collect();
        if options.is_empty() {
            return format!("{name} is not asked");
        }
        format!("{name} may only {}", options.join(" | "))
    }
}

fn names(reason: &Reason, refusal: &Refusal) -> bool {
    reason.to_string() == refusal.because.to_string()
}

fn refused(said: &str, refusal: &Refusal) -> String {
    format!("{said} is refused because {}\n{}", refusal.because, refusal.text.en)
}
