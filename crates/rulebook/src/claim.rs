//! Unchecked claims of scenarios and tests that they prove rules.
//!
//! The build script of the program includes this file, so it must not use the rest of the crate.

/// A line in a scenario or above a test that names the rules proven there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim<'a> {
    /// Path from the workspace root.
    pub file: &'a str,
    /// Line of the claim itself.
    pub line: usize,
    /// The rule ids as written, separated by commas.
    pub list: &'a str,
    /// The scenario or test; a claim without one is stray.
    pub by: Option<Prover<'a>>,
}

/// The scenario or test a claim belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prover<'a> {
    /// Line of the scenario's title or of the test's `fn`.
    pub line: usize,
    /// Scenario title or function name.
    pub name: &'a str,
}
