//! Finds files that are too long.

use super::tree::Tree;
use super::{Finding, Severity};

/// The number of lines above which a source file should be split.
const LONG_SOURCE: usize = 800;

/// The architecture page must be shorter than this number of lines, so that people read it.
const ARCHITECTURE_LIMIT: usize = 300;

const ARCHITECTURE: &str = "ARCHITECTURE.md";

/// Warns of long source files. Lists of cards may be long because a game has many cards.
pub(super) fn long_sources(tree: &Tree) -> Vec<Finding> {
    tree.texts()
        .filter(|(path, _)| path.ends_with(".rs") && !path.contains("/cards/"))
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(_, lines)| *lines > LONG_SOURCE)
        .map(|(path, lines)| Finding {
            severity: Severity::Warning,
            file: path.to_owned(),
            line: None,
            problem: format!("{lines} lines are more than {LONG_SOURCE}; consider splitting it"),
        })
        .collect()
}

/// Checks that the architecture page exists and is short.
pub(super) fn architecture_page(tree: &Tree) -> Vec<Finding> {
    let problem = match tree.text(ARCHITECTURE).map(|text| text.lines().count()) {
        Some(lines) if lines < ARCHITECTURE_LIMIT => return Vec::new(),
        Some(lines) => format!("{lines} lines; it must stay under {ARCHITECTURE_LIMIT}"),
        None => "the page is missing".to_owned(),
    };
    vec![Finding { severity: Severity::Fault, file: ARCHITECTURE.to_owned(), line: None, problem }]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_sources_are_warned_about_except_lists_of_cards() {
        let long = "\n".repeat(LONG_SOURCE + 1);
        let short = "\n".repeat(LONG_SOURCE);
        let tree = Tree::of(&[
            ("crates/duel/src/long.rs", &long),
            ("crates/duel/src/short.rs", &short),
            ("crates/duel/src/cards/all.rs", &long),
            ("docs/rules/long.md", &long),
        ]);
        let findings = long_sources(&tree);
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].file, "crates/duel/src/long.rs");
        assert_eq!(findings[0].severity, Severity::Warning);
    }

    #[test]
    fn the_architecture_page_exists_and_is_short() {
        let page = |lines: usize| Tree::of(&[(ARCHITECTURE, &"\n".repeat(lines))]);
        assert_eq!(architecture_page(&page(ARCHITECTURE_LIMIT - 1)), []);
        assert_eq!(architecture_page(&page(ARCHITECTURE_LIMIT)).len(), 1);
        assert_eq!(architecture_page(&Tree::default())[0].problem, "the page is missing");
    }
}
