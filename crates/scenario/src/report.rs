//! The results of running scenarios.

use std::fmt;

use serde::Serialize;

use crate::reader::{Scenario, Unreadable, read};
use crate::runner::Stage;
use crate::suggestion::found_word;

/// An expectation, and the facts found instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The expectation.
    pub expected: String,
    /// The facts found instead; further lines explain them.
    pub found: String,
}

impl Mismatch {
    /// A mismatch of these two texts.
    pub fn new(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self { expected: expected.into(), found: found.into() }
    }

    /// A mismatch where the file says `found`.
    pub(crate) fn quoting(expected: impl Into<String>, found: &str) -> Self {
        match found.trim() {
            "" => Self::new(expected, "nothing"),
            found => Self::new(expected, format!("`{found}`")),
        }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found.replace('\n', "\n    ");
        write!(f, "expected {} / found {found}", self.expected)
    }
}

impl std::error::Error for Mismatch {}

/// A line of a scenario that is malformed, or that the game does not fulfil.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failure {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The title of the scenario; empty for a line outside of one.
    pub scenario: String,
    /// The expectation.
    pub expected: String,
    /// The facts found instead, where possible in the notation of the file; further lines explain
    /// them.
    pub found: String,
}

impl Failure {
    pub(crate) fn new(file: &str, line: usize, scenario: &str, mismatch: Mismatch) -> Self {
        let Mismatch { expected, found } = mismatch;
        Self { file: file.to_owned(), line, scenario: scenario.to_owned(), expected, found }
    }

    pub(crate) fn of(scenario: &Scenario, line: usize, mismatch: Mismatch) -> Self {
        Self::new(&scenario.file, line, &scenario.title, mismatch)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let difference = Mismatch::new(&self.expected, &self.found);
        write!(f, "{}:{}: {difference}", self.file, self.line)
    }
}

impl std::error::Error for Failure {}

/// The result of one scenario; the coverage of rules and cards is counted from these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The file, as the caller named it.
    pub file: String,
    /// The line of the `scenario` heading.
    pub line: usize,
    /// The title in the heading.
    pub title: String,
    /// The game, or nothing if the scenario could not be read.
    pub game: String,
    /// The rules it proves if it passed.
    pub proves: Vec<String>,
    /// The cards it is about.
    pub cards: Vec<String>,
    /// Whether everything was as expected.
    pub passed: bool,
}

/// The results of some files; serialised as `cantina scenario --json` prints it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// The number of files.
    pub files: usize,
    /// The number of scenarios that passed.
    pub passed: usize,
    /// The number of scenarios that failed or could not be read, and of files without a scenario.
    pub failed: usize,
    /// All differences, and all errors of the files.
    pub failures: Vec<Failure>,
    /// The verdict on each scenario, in the order of the files.
    #[serde(skip)]
    pub verdicts: Vec<Verdict>,
}

impl Report {
    fn add(&mut self, verdict: Verdict, failures: Vec<Failure>) {
        if verdict.passed {
            self.passed += 1;
        } else {
            self.failed += 1;
        }
        self.failures.extend(failures);
        self.verdicts.push(verdict);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut title = "";
        for failure in &self.failures {
            if failure.scenario != title {
                title = &failure.scenario;
                writeln!(f, "scenario {title}")?;
            }
            writeln!(f, "{failure}")?;
        }
        let Self { files, passed, failed, .. } = self;
        write!(f, "files: {files}, scenarios passed: {passed}, failed: {failed}")
    }
}

/// Runs every scenario of these files (name and text) with the game it names.
pub fn run_texts<F, T>(stages: &[&dyn Stage], texts: &[(F, T)]) -> Report
where
    F: AsRef<str>,
    T: AsRef<str>,
{
    let mut report = Report { files: texts.len(), ..Report::default() };
    for (file, text) in texts {
        for entry in read(file.as_ref(), text.as_ref()) {
            match entry {
                Ok(scenario) => {
                    let failures = run(stages, &scenario);
                    report.add(verdict(scenario, failures.is_empty()), failures);
                }
                Err(unreadable) => {
                    let Unreadable { file, line, title, failures } = unreadable;
                    let verdict = Verdict {
                        file,
                        line,
                        title,
                        game: String::new(),
                        proves: Vec::new(),
                        cards: Vec::new(),
                        passed: false,
                    };
                    report.add(verdict, failures);
                }
            }
        }
    }
    report
}

fn run(stages: &[&dyn Stage], scenario: &Scenario) -> Vec<Failure> {
    let wanted = &scenario.game;
    let Some(stage) = stages.iter().find(|stage| stage.name() == wanted.says) else {
        let names: Vec<&str> = stages.iter().map(|stage| stage.name()).collect();
        let expected = format!("a game: {}", names.join(", "));
        let mismatch = Mismatch::new(expected, found_word(&wanted.says, names));
        return vec![Failure::of(scenario, wanted.number, mismatch)];
    };
    let unknown_words = stage.check(scenario);
    if unknown_words.is_empty() {
        stage.run(scenario).err().into_iter().collect()
    } else {
        unknown_words
    }
}

fn verdict(scenario: Scenario, passed: bool) -> Verdict {
    let Scenario { file, line, title, proves, cards, game, .. } = scenario;
    Verdict { file, line, title, game: game.says, proves, cards, passed }
}
