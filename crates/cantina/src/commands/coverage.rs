//! `cantina coverage`: reports which rules and cards are proven.

use std::collections::BTreeSet;
use std::io::Write;

use clap::Args;
use games::AnyGame;
use prose::text;
use rulebook::{CardCounts, CatalogueGame, Coverage, FileFault, ScenarioKey};
use scenario::Report;
use table::Origin;

use super::print_json;
use super::scenario::run_embedded;
use crate::error::{CommandError, Verdict};

#[derive(Args)]
pub(crate) struct Arguments {
    #[arg(long)]
    json: bool,
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<Verdict, CommandError> {
    let report = run_embedded();
    let passed = report.verdicts.iter().filter(|verdict| verdict.passed);
    let passed: BTreeSet<ScenarioKey> = passed
        .map(|verdict| ScenarioKey { file: verdict.file.clone(), line: verdict.line })
        .collect();
    let coverage = with_cards(rulebook::coverage(|key| passed.contains(key)), &report);
    if arguments.json {
        print_json(&coverage, out)?;
    } else {
        write!(out, "{coverage}")?;
    }
    let faults = coverage.faults().count();
    if !arguments.check || (faults == 0 && report.failed == 0) {
        return Ok(Verdict::Fine);
    }
    Err(CommandError::Failed(text!(
        "Faults: {faults}; failing scenarios: {failed}. `cantina scenario` shows the differences.",
        "Fallos: {faults}; escenarios que fallan: {failed}. `cantina scenario` muestra las diferencias.",
        faults = faults,
        failed = report.failed
    )))
}

/// Adds the cards of every game, and the cards that scenarios name but no game has.
fn with_cards(mut coverage: Coverage, report: &Report) -> Coverage {
    coverage.unknown_citations.extend(unknown_cards(report));
    games::all().into_iter().fold(coverage, |coverage, game| {
        match CatalogueGame::from_slug(game.name()) {
            Some(catalogue) => coverage.with_cards(catalogue, count_cards(game, report)),
            None => coverage,
        }
    })
}

/// Counts the cards of a game, and those named by a passing scenario.
fn count_cards(game: &dyn AnyGame, report: &Report) -> CardCounts {
    let passed =
        report.verdicts.iter().filter(|verdict| verdict.passed && verdict.game == game.name());
    let shown: BTreeSet<&str> =
        passed.flat_map(|verdict| verdict.cards.iter().map(String::as_str)).collect();
    let cards = game.cards();
    let missing = cards.iter().filter(|card| !shown.contains(card.id));
    let missing: Vec<String> = missing.map(|card| card.id.to_owned()).collect();
    CardCounts {
        titles: cards.len(),
        playable: cards.len(),
        with_scenario: cards.len() - missing.len(),
        original: cards.iter().filter(|card| card.origin == Origin::Original).count(),
        missing,
    }
}

fn unknown_cards(report: &Report) -> Vec<FileFault> {
    let mut faults = Vec::new();
    for verdict in &report.verdicts {
        let Some(game) = games::named(&verdict.game) else { continue };
        let known = game.cards();
        for card in verdict.cards.iter().filter(|id| known.iter().all(|card| card.id != **id)) {
            let what = format!("is about the card `{card}`, which {} does not have", game.name());
            faults.push(FileFault { file: verdict.file.clone(), line: verdict.line, what });
        }
    }
    faults
}
