//! `cantina coverage`: which rules are proven.

use std::collections::BTreeSet;
use std::io::Write;

use clap::Args;
use prose::text;
use rulebook::ScenarioKey;

use super::print_json;
use super::scenario::run_embedded;
use crate::trouble::{Trouble, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Fail if anything is wrong: unknown ids, invalid waivers, stray proofs, failing scenarios.
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<Verdict, Trouble> {
    let report = run_embedded();
    let passed = report.verdicts.iter().filter(|verdict| verdict.passed);
    let passed: BTreeSet<ScenarioKey> = passed
        .map(|verdict| ScenarioKey { file: verdict.file.clone(), line: verdict.line })
        .collect();
    let coverage = rulebook::coverage(|key| passed.contains(key));
    if arguments.json {
        print_json(&coverage, out)?;
    } else {
        write!(out, "{coverage}")?;
    }
    let faults = coverage.faults().count();
    if !arguments.check || (faults == 0 && report.failed == 0) {
        return Ok(Verdict::Fine);
    }
    Err(Trouble::Failed(text!(
        "{faults} things to mend, {failed} scenarios fail; `cantina scenario` says what differs.",
        "Hay que arreglar: {faults}; escenarios que fallan: {failed}; `cantina scenario` dice qué difiere.",
        faults = faults,
        failed = report.failed
    )))
}
