//! Every scenario passes, and every card has a scenario of its own.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use deckbuilding::Deckbuilding;
use scenario::{OnStage, Report, run_texts};

static REPORT: LazyLock<Report> = LazyLock::new(|| {
    let files = rulebook::scenario_files().iter();
    let texts: Vec<(&str, &str)> = files
        .filter(|file| file.path.starts_with("scenarios/deckbuilding/"))
        .map(|file| (file.path, file.text))
        .collect();
    run_texts(&[&OnStage(Deckbuilding::new())], &texts)
});

#[test]
fn every_scenario_passes() {
    assert!(REPORT.failed == 0 && REPORT.passed > 900, "\n{}", *REPORT);
}

#[test]
fn every_card_has_a_scenario_and_every_card_named_exists() {
    let passed = REPORT.verdicts.iter().filter(|verdict| verdict.passed);
    let shown: BTreeSet<&str> =
        passed.flat_map(|verdict| verdict.cards.iter().map(String::as_str)).collect();
    let cards: BTreeSet<&str> = deckbuilding::cards::all().iter().map(|card| card.id).collect();
    assert_eq!(shown, cards);
}
