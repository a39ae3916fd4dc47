//! Strings that must not be in the files: paths of one machine, and unfinished work.
//!
//! The strings are written in two halves, so that this file passes its own checks.

use super::tree::Tree;
use super::{Finding, Severity};

/// The folders of people's files on the usual systems.
const MACHINE_PATHS: [&str; 5] = [
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/wo", "rk/"),
    concat!("/Us", "ers/"),
    concat!(r"C:\Us", r"ers\"),
];

const UNFINISHED_WORK: [&str; 4] = [
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("db", "g!("),
    concat!("#[ig", "nore"),
];

/// Finds paths that exist on one machine only.
pub(super) fn machine_paths(tree: &Tree) -> Vec<Finding> {
    let texts = tree.texts().filter(|(path, _)| *path != "Cargo.lock");
    findings(texts, &MACHINE_PATHS, starts_a_path, "is a path of one machine")
}

/// Finds unfinished code and ignored tests.
pub(super) fn unfinished_work(tree: &Tree) -> Vec<Finding> {
    let texts = tree.texts().filter(|(path, _)| path.ends_with(".rs"));
    findings(texts, &UNFINISHED_WORK, starts_a_word, "is unfinished work")
}

/// Finds the strings in the texts. `counts` decides by the part of the line before the string
/// whether it is a finding.
fn findings<'tree>(
    texts: impl Iterator<Item = (&'tree str, &'tree str)>,
    needles: &[&str],
    counts: fn(&str) -> bool,
    problem: &str,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in texts {
        for (index, line) in text.lines().enumerate() {
            for needle in needles {
                if line.match_indices(needle).any(|(at, _)| counts(&line[..at])) {
                    findings.push(Finding {
                        severity: Severity::Fault,
                        file: path.to_owned(),
                        line: Some(index + 1),
                        problem: format!("`{needle}` {problem}"),
                    });
                }
            }
        }
    }
    findings
}

/// Whether the string begins a path. After a letter, for example, it is the middle of a relative
/// path or of a web address.
fn starts_a_path(before: &str) -> bool {
    !before.ends_with(|char: char| char.is_alphanumeric() || "._-~})".contains(char))
}

/// Whether the string begins a word. After a letter it is the end of another name, or part of a
/// quoted text.
fn starts_a_word(before: &str) -> bool {
    !before.ends_with(|char: char| char.is_alphanumeric() || char == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_one_machine_is_found_in_any_text() {
        for needle in MACHINE_PATHS {
            let text = format!("fine\nsee {needle}ana/notes.txt");
            let tree = Tree::of(&[("docs/page.md", &text)]);
            let findings = machine_paths(&tree);
            assert_eq!(findings.len(), 1, "{text}");
            assert_eq!((findings[0].file.as_str(), findings[0].line), ("docs/page.md", Some(2)));
            assert_eq!(findings[0].severity, Severity::Fault);
        }
        let file_address = format!("file://{}ana", MACHINE_PATHS[0]);
        assert_eq!(machine_paths(&Tree::of(&[("page.html", &file_address)])).len(), 1);
    }

    #[test]
    fn relative_paths_and_addresses_are_not_paths_of_a_machine() {
        for needle in MACHINE_PATHS {
            for before in ["target", "https://example.org", "~", "..", "${DIR}"] {
                let text = format!("{before}{needle}notes.txt");
                assert_eq!(machine_paths(&Tree::of(&[("a.md", &text)])), [], "{text}");
            }
        }
        assert_eq!(machine_paths(&Tree::of(&[("Cargo.lock", MACHINE_PATHS[0])])), []);
    }

    #[test]
    fn unfinished_work_is_found_in_rust_only() {
        for needle in UNFINISHED_WORK {
            let tree = Tree::of(&[("a.rs", needle), ("a.md", needle)]);
            let findings = unfinished_work(&tree);
            assert_eq!(findings.len(), 1);
            assert_eq!(
                findings[0].to_string(),
                format!("fault: a.rs:1: `{needle}` is unfinished work")
            );
        }
    }

    #[test]
    fn names_that_only_end_the_same_are_not_unfinished_work() {
        for needle in UNFINISHED_WORK {
            for before in ["my_", "un", r"a line\n"] {
                let line = format!("{before}{needle}");
                assert_eq!(unfinished_work(&Tree::of(&[("a.rs", &line)])), [], "{line}");
            }
        }
    }

    #[test]
    fn this_file_passes_its_own_checks() {
        let tree = Tree::of(&[("forbidden.rs", include_str!("forbidden.rs"))]);
        assert_eq!(machine_paths(&tree), []);
        assert_eq!(unfinished_work(&tree), []);
    }
}
