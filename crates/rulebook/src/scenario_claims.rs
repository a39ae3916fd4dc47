//! Finds the claims in scenario files.
//!
//! Only two kinds of lines matter here: `scenario <title>` without indentation, and an indented
//! `proves ID, ID` below it. The `scenario` crate reads the rest of the file.

use crate::claim::{Claim, Prover};

/// All claims of a scenario file, including those that belong to no scenario.
pub(crate) fn scan_scenarios<'a>(file: &'a str, text: &'a str) -> Vec<Claim<'a>> {
    let mut claims = Vec::new();
    let mut scenario = None;
    for (line, source) in (1..).zip(text.lines()) {
        let indented = source.starts_with([' ', '\t']);
        if let Some(name) = after_keyword(source, "scenario").filter(|_| !indented) {
            scenario = Some(Prover { line, name });
        } else if let Some(list) = after_keyword(source, "proves") {
            claims.push(Claim { file, line, list, by: scenario.filter(|_| indented) });
        }
    }
    claims
}

fn after_keyword<'a>(source: &'a str, keyword: &str) -> Option<&'a str> {
    let rest = source.trim().strip_prefix(keyword)?;
    (rest.is_empty() || rest.starts_with([' ', '\t'])).then(|| rest.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_scenario_has_its_own_claims() {
        let text = "game duel\n\nscenario The row refills\n  proves A-1, A-2\n  given\n    \
                    scenario\n  proves A-3\n\nscenario Another\n\tproves A-4\n";
        let claim = |line, list, by| Claim { file: "x.scn", line, list, by: Some(by) };
        let first = Prover { line: 3, name: "The row refills" };
        let second = Prover { line: 9, name: "Another" };
        assert_eq!(
            scan_scenarios("x.scn", text),
            [claim(4, "A-1, A-2", first), claim(7, "A-3", first), claim(10, "A-4", second)]
        );
    }

    #[test]
    fn a_claim_outside_a_scenario_is_stray() {
        let text = "  proves A-1\nscenario One\nproves A-2\n";
        let found = scan_scenarios("x.scn", text);
        assert_eq!(
            found.iter().map(|c| (c.line, c.by)).collect::<Vec<_>>(),
            [(1, None), (3, None)]
        );
    }

    #[test]
    fn longer_words_and_comments_are_not_keywords() {
        assert_eq!(scan_scenarios("x.scn", "scenarios A\n  # proves A-1\n  provesA-1\n"), []);
    }
}
