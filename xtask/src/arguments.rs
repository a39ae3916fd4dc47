//! Parses the command line, without a library, so that this crate has no dependencies and builds
//! quickly.

use crate::step::Step;

/// The task the command line asks for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Print [`HELP`].
    Help,
    /// Print these steps and the command of each.
    List(Vec<Step>),
    /// Run these steps.
    Test(Vec<Step>),
}

/// Printed by `cargo xtask help`.
pub(crate) const HELP: &str = "\
Tasks of the Cantina repository

Usage: cargo xtask test [OPTIONS]

Runs every check in order and stops at the first that fails.

Options:
  --only STEP   run only this step; may be given several times
  --skip STEP   leave this step out; may be given several times
  --list        print the steps that would run, and the command of each
  --no-browser  leave out the tests that need a browser: the same as --skip browser
  -h, --help    print this help

Steps: format, clippy, tests, browser, doctests, scenarios, coverage, docs, repository
";

/// Reads the words that follow `cargo xtask`.
pub(crate) fn parse(words: impl IntoIterator<Item = String>) -> Result<Task, String> {
    let mut words = words.into_iter();
    match words.next().as_deref() {
        Some("test") => parse_test(words),
        Some("help" | "-h" | "--help") => Ok(Task::Help),
        Some(other) => Err(format!("unknown task `{other}`: expected `test` or `help`")),
        None => Err("the task is missing: write `cargo xtask test`".to_owned()),
    }
}

fn parse_test(mut words: impl Iterator<Item = String>) -> Result<Task, String> {
    let mut only = Vec::new();
    let mut skip = Vec::new();
    let mut as_task: fn(Vec<Step>) -> Task = Task::Test;
    while let Some(word) = words.next() {
        let (option, joined) = match word.split_once('=') {
            Some((option, value)) => (option, Some(value.to_owned())),
            None => (word.as_str(), None),
        };
        match (option, joined) {
            ("--only", joined) => only.push(step_after(option, joined.or_else(|| words.next()))?),
            ("--skip", joined) => skip.push(step_after(option, joined.or_else(|| words.next()))?),
            ("--list", None) => as_task = Task::List,
            ("--no-browser", None) => skip.push(Step::Browser),
            ("-h" | "--help", None) => return Ok(Task::Help),
            _ => return Err(format!("unknown option `{word}` of `test`")),
        }
    }
    let steps: Vec<Step> = Step::ALL
        .into_iter()
        .filter(|step| (only.is_empty() || only.contains(step)) && !skip.contains(step))
        .collect();
    if steps.is_empty() {
        return Err("--only and --skip together leave no step to run".to_owned());
    }
    Ok(as_task(steps))
}

fn step_after(option: &str, value: Option<String>) -> Result<Step, String> {
    let name =
        value.ok_or_else(|| format!("the value of `{option}` is missing: expected a step"))?;
    Step::named(&name).ok_or_else(|| {
        let known = Step::ALL.map(Step::name).join(", ");
        format!("invalid value `{name}` for `{option}`: expected one of {known}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_line(line: &str) -> Result<Task, String> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn everything_runs_in_order_by_default() {
        assert_eq!(parse_line("test"), Ok(Task::Test(Step::ALL.to_vec())));
        let quiet: Vec<Step> =
            Step::ALL.into_iter().filter(|step| *step != Step::Browser).collect();
        assert_eq!(parse_line("test --no-browser"), Ok(Task::Test(quiet)));
    }

    #[test]
    fn only_keeps_the_order_of_the_steps() {
        let both = Task::Test(vec![Step::Format, Step::Clippy]);
        assert_eq!(parse_line("test --only clippy --only=format"), Ok(both));
    }

    #[test]
    fn skip_leaves_steps_out() {
        let Ok(Task::List(steps)) = parse_line("test --skip scenarios --skip=coverage --list")
        else {
            panic!("a list of steps was asked for");
        };
        assert_eq!(steps.len(), Step::ALL.len() - 2);
        assert!(!steps.contains(&Step::Scenarios) && !steps.contains(&Step::Coverage));
    }

    #[test]
    fn wrong_words_are_named() {
        for (line, named) in [
            ("", "cargo xtask test"),
            ("tset", "`tset`"),
            ("test --onyl format", "`--onyl`"),
            ("test --only", "`--only`"),
            ("test --only formatt", "`formatt`"),
            ("test --list=yes", "`--list=yes`"),
            ("test --only docs --skip docs", "no step"),
        ] {
            let misuse = parse_line(line).expect_err(line);
            assert!(misuse.contains(named), "{line:?} gave {misuse:?}");
        }
    }

    #[test]
    fn the_help_names_every_step() {
        let steps = HELP.lines().last().unwrap();
        assert_eq!(steps, format!("Steps: {}", Step::ALL.map(Step::name).join(", ")));
    }
}
