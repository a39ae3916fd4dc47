//! Runs steps one after another, reports their progress, and prints a summary at the end.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use crate::step::{Failure, Step};

/// The result of all steps together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Passed,
    Failed,
}

/// One row of the table at the end.
struct Row {
    step: Step,
    result: StepResult,
}

enum StepResult {
    Passed(Duration),
    Failed(Duration, Failure),
    NotRun,
}

/// Runs the steps until one fails. `perform` is a parameter so that tests can simulate failures.
pub(crate) fn run(
    steps: &[Step],
    mut perform: impl FnMut(Step) -> Result<(), Failure>,
    out: &mut impl Write,
) -> io::Result<Verdict> {
    let mut verdict = Verdict::Passed;
    let mut rows = Vec::with_capacity(steps.len());
    for (index, &step) in steps.iter().enumerate() {
        let result = match verdict {
            Verdict::Failed => StepResult::NotRun,
            Verdict::Passed => {
                let number = index + 1;
                writeln!(
                    out,
                    "\n=== {number}/{} {}: {}",
                    steps.len(),
                    step.name(),
                    step.command()
                )?;
                timed(|| perform(step))
            }
        };
        match &result {
            StepResult::Passed(time) => {
                writeln!(out, "=== {} passed in {}", step.name(), seconds(*time))?;
            }
            StepResult::Failed(time, _) => {
                writeln!(out, "=== {} failed in {}", step.name(), seconds(*time))?;
                verdict = Verdict::Failed;
            }
            StepResult::NotRun => {}
        }
        rows.push(Row { step, result });
    }
    summarize(&rows, out)?;
    Ok(verdict)
}

fn timed(work: impl FnOnce() -> Result<(), Failure>) -> StepResult {
    let start = Instant::now();
    match work() {
        Ok(()) => StepResult::Passed(start.elapsed()),
        Err(failure) => StepResult::Failed(start.elapsed(), failure),
    }
}

fn summarize(rows: &[Row], out: &mut impl Write) -> io::Result<()> {
    let mut passed = 0;
    let mut failed = 0;
    let mut total = Duration::ZERO;
    writeln!(out, "\n{:<11} {:<8} {:>9}", "step", "result", "time")?;
    for Row { step, result } in rows {
        let (word, time) = match result {
            StepResult::Passed(time) => {
                passed += 1;
                ("passed", Some(*time))
            }
            StepResult::Failed(time, _) => {
                failed += 1;
                ("failed", Some(*time))
            }
            StepResult::NotRun => ("not run", None),
        };
        total += time.unwrap_or_default();
        let time = time.map_or_else(|| "-".to_owned(), seconds);
        writeln!(out, "{:<11} {word:<8} {time:>9}", step.name())?;
    }
    writeln!(out, "{:<11} {:<8} {:>9}\n", "total", "", seconds(total))?;
    for Row { step, result } in rows {
        if let StepResult::Failed(_, Failure { reason, repeat }) = result {
            writeln!(out, "step `{}` failed ({reason}); repeat it with: {repeat}", step.name())?;
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(failing: Option<Step>) -> (Verdict, Vec<Step>, String) {
        let mut performed = Vec::new();
        let mut out = Vec::new();
        let perform = |step| {
            performed.push(step);
            if Some(step) == failing {
                let reason = "exit status: 101".to_owned();
                return Err(Failure { reason, repeat: step.command() });
            }
            Ok(())
        };
        let verdict = run(&Step::ALL, perform, &mut out).unwrap();
        (verdict, performed, String::from_utf8(out).unwrap())
    }

    #[test]
    fn all_steps_run_in_order_and_are_counted() {
        let (verdict, performed, text) = report(None);
        assert_eq!((verdict, performed), (Verdict::Passed, Step::ALL.to_vec()));
        assert!(text.contains("=== 2/9 clippy: cargo clippy --workspace"), "{text}");
        assert!(text.ends_with("\n9 passed, 0 failed\n"), "{text}");
    }

    #[test]
    fn the_first_failure_stops_the_run_and_says_how_to_repeat_the_step() {
        let (verdict, performed, text) = report(Some(Step::Clippy));
        assert_eq!((verdict, performed), (Verdict::Failed, vec![Step::Format, Step::Clippy]));
        let line = "step `clippy` failed (exit status: 101); repeat it with: \
                    cargo clippy --workspace --all-targets -- -D warnings";
        assert_eq!(text.lines().filter(|found| *found == line).count(), 1, "{text}");
        assert_eq!(text.matches("not run").count(), 7, "{text}");
        assert!(text.ends_with("\n1 passed, 1 failed\n"), "{text}");
    }
}
