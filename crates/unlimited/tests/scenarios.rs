//! Every scenario of the folder passes.

use std::sync::LazyLock;

use scenario::{OnStage, Report, run_texts};
use unlimited::Unlimited;

static REPORT: LazyLock<Report> = LazyLock::new(|| {
    let files = rulebook::scenario_files().iter();
    let texts: Vec<(&str, &str)> = files
        .filter(|file| file.path.starts_with("scenarios/unlimited/"))
        .map(|file| (file.path, file.text))
        .collect();
    run_texts(&[&OnStage(Unlimited::new())], &texts)
});

#[test]
fn every_scenario_passes() {
    assert!(REPORT.failed == 0 && REPORT.passed > 2, "\n{}", *REPORT);
}
