//! Every rule of `docs/rules/duel.md` is proven by a scenario under `scenarios/duel`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use duel::{Duel, Title};
use scenario::{OnStage, Report, run_texts};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs all files under `scenarios/duel`; file names are relative to the root.
fn report() -> Report {
    let folder = fs::read_dir(root().join("scenarios/duel")).expect("the folder of the duel");
    let paths = folder.map(|entry| entry.expect("an entry of the folder").path());
    let mut texts: Vec<(String, String)> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "scn"))
        .map(|path| {
            let name = path.file_name().expect("a file").to_string_lossy();
            let text = fs::read_to_string(&path).expect("a text file");
            (format!("scenarios/duel/{name}"), text)
        })
        .collect();
    texts.sort();
    run_texts(&[&OnStage(Duel::new())], &texts)
}

/// The ids at the beginning of the catalogue's lines.
fn rules() -> BTreeSet<String> {
    let catalogue = fs::read_to_string(root().join("docs/rules/duel.md")).expect("the catalogue");
    let id = |line: &str| Some(line.strip_prefix("- `")?.split_once('`')?.0.to_owned());
    catalogue.lines().filter_map(id).collect()
}

#[test]
fn every_scenario_passes() {
    let report = report();
    assert!(report.failed == 0, "\n{report}");
}

#[test]
fn every_rule_is_proven_and_every_proof_names_a_rule() {
    let verdicts = report().verdicts.into_iter().filter(|verdict| verdict.passed);
    // A scenario makes choices, and resigning is not a choice: `resignation.rs` proves this rule.
    let by_tests = ["DUEL-TEAM-05".to_owned()];
    let proven: BTreeSet<String> =
        verdicts.flat_map(|verdict| verdict.proves).chain(by_tests).collect();
    assert_eq!(proven, rules());
}

#[test]
fn every_card_has_a_scenario_and_every_card_named_exists() {
    let verdicts = report().verdicts.into_iter().filter(|verdict| verdict.passed);
    let shown: BTreeSet<String> = verdicts.flat_map(|verdict| verdict.cards).collect();
    let cards: BTreeSet<String> = Title::ALL.iter().map(|title| title.card().id.into()).collect();
    assert_eq!(shown, cards);
}
