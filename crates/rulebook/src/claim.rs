//! What a scenario or a test says about rules, before anybody checked it.
//!
//! The build script includes this file, so it uses nothing else of the crate.

/// One line, in a scenario or above a test, that says which rules are proven there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Claim<'a> {
    /// Path from the workspace root.
    pub(crate) file: &'a str,
    /// Where the claim itself stands.
    pub(crate) line: usize,
    /// The rule ids as written, separated by commas.
    pub(crate) list: &'a str,
    /// Who proves it; a claim without a prover is stray.
    pub(crate) by: Option<Prover<'a>>,
}

/// The scenario or test a claim belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Prover<'a> {
    /// Line of the scenario's title or of the test's `fn`.
    pub(crate) line: usize,
    /// Scenario title or function name.
    pub(crate) name: &'a str,
}
