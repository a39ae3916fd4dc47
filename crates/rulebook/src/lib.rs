//! The rule catalogues of the games, and what proves each rule.
//!
//! Catalogues and scenarios are embedded when the crate is built, so everything
//! here works from a bare binary. A program that also knows the proofs in tests
//! adds them with [`add_tests`]. Ids are looked up without regard to case.
//!
//! ```
//! let rule = rulebook::find("dbg-buy-01").expect("a rule of the catalogue");
//! assert_eq!(rule.chapter.title, "Purchasing a card");
//! ```
//!
//! A scenario proves a rule with an indented line `proves ID, ID`, a test with a
//! comment `proves: ID, ID` above it. Anything else that looks like a proof is
//! reported by [`coverage()`], never dropped.

mod book;
mod catalogue;
mod claim;
mod coverage;
mod coverage_table;
mod fault;
mod page;
mod proof;
mod rule_line;
mod scenario_claims;
mod search;
mod sources;
#[cfg(test)]
mod test_claims;
mod too_late;
mod waivers;
mod wrap;

use std::sync::OnceLock;

use book::{Book, Sources};

pub use catalogue::{Catalogue, CatalogueGame, Chapter, Rule, Tag};
pub use claim::{Claim, Prover};
pub use coverage::{CardCounts, ChapterCoverage, Coverage, GameCoverage};
pub use fault::Fault;
pub use page::RulePage;
pub use proof::{Proof, ScenarioKey};
pub use sources::{sentence, source};
pub use too_late::TooLate;

/// A text embedded in the binary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextFile {
    /// Path from the workspace root, with forward slashes.
    pub path: &'static str,
    /// What the file held when the binary was built.
    pub text: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

static BOOK: OnceLock<Book> = OnceLock::new();
static TESTS: OnceLock<&[Claim<'static>]> = OnceLock::new();

fn book() -> &'static Book {
    BOOK.get_or_init(|| {
        Book::new(&Sources {
            catalogues: CATALOGUES,
            waivers: WAIVERS,
            scenarios: SCENARIOS,
            tests: TESTS.get().copied().unwrap_or_default(),
        })
    })
}

/// Adds the proofs found in tests. Without them, rules are proven by scenarios only.
///
/// # Errors
/// The rulebook was asked something before, or has these proofs already.
pub fn add_tests(claims: &'static [Claim<'static>]) -> Result<(), TooLate> {
    if BOOK.get().is_some() {
        return Err(TooLate);
    }
    TESTS.set(claims).map_err(|_| TooLate)
}

/// The catalogues, in the order of [`CatalogueGame::ALL`].
pub fn catalogues() -> &'static [Catalogue] {
    book().catalogues()
}

/// The scenario files of the workspace: what [`coverage()`] expects the caller to have run.
pub fn scenario_files() -> &'static [TextFile] {
    SCENARIOS
}

/// The rule with this id.
pub fn find(id: &str) -> Option<&'static Rule> {
    book().find(id)
}

/// The rules in whose line every word of the query occurs, whatever the case or the accents.
pub fn search(query: &str) -> Vec<&'static Rule> {
    book().search(query)
}

/// Ids somebody may have meant who wrote this one, the likeliest first.
pub fn similar(id: &str) -> Vec<&'static str> {
    book().similar(id)
}

/// All there is to say about one rule, ready to print.
pub fn page(id: &str) -> Option<RulePage<'static>> {
    book().page(id)
}

/// What is proven and what is missing, counting only the scenarios that `passing` accepts.
///
/// Tests named in comments are taken as passing: the test suite of the same commit says so.
pub fn coverage(passing: impl Fn(&ScenarioKey) -> bool) -> Coverage {
    book().coverage(passing)
}
