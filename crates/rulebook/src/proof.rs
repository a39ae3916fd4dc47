//! Proofs of rules.

use prose::{Text, text};

use crate::claim::{Claim, Prover};

/// A scenario or a test that claims to prove a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// A scenario; it counts only once it has been run and passed.
    Scenario {
        /// Path from the workspace root.
        file: &'static str,
        /// Line of the `scenario` heading.
        line: usize,
        /// The title in the heading.
        title: &'static str,
    },
    /// A Rust test.
    Test {
        /// Path from the workspace root.
        file: &'static str,
        /// Line of the function.
        line: usize,
        /// Name of the function.
        name: &'static str,
    },
}

impl Proof {
    pub(crate) fn scenario(file: &'static str, by: Prover<'static>) -> Self {
        Self::Scenario { file, line: by.line, title: by.name }
    }

    pub(crate) fn test(file: &'static str, by: Prover<'static>) -> Self {
        Self::Test { file, line: by.line, name: by.name }
    }

    /// The kind of proof, its name and its place.
    pub(crate) fn text(&self) -> Text {
        let (kind, name, file, line) = match self {
            Self::Scenario { file, line, title } => {
                (text!("scenario", "escenario"), title, file, line)
            }
            Self::Test { file, line, name } => (text!("test", "prueba"), name, file, line),
        };
        kind.then(Text::same(format!("{name} ({file}:{line})")))
    }
}

/// Identifies a scenario by its file and the line of its heading.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ScenarioKey {
    /// Path from the workspace root, as in [`scenario_files`](crate::scenario_files).
    pub file: String,
    /// Line of the `scenario` heading, from 1.
    pub line: usize,
}

impl Claim<'_> {
    /// The ids of the list in capitals, including ids that do not exist.
    pub(crate) fn ids(&self) -> impl Iterator<Item = String> {
        self.list.split(',').map(|id| id.trim().trim_end_matches('.').to_ascii_uppercase())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn malformed_ids_of_a_list_are_kept() {
        let claim = Claim { file: "x.rs", line: 1, list: "dbg-a-01, DBG-A-02 DBG-A-03,", by: None };
        assert_eq!(claim.ids().collect::<Vec<_>>(), ["DBG-A-01", "DBG-A-02 DBG-A-03", ""]);
    }
}
