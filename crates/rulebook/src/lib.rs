//! The rule catalogues of the games, and the proofs of each rule.
//!
//! Catalogues and scenarios are embedded when the crate is built, so the binary needs no other
//! files. A program that also knows the proofs in tests adds them with [`add_tests`]. Ids are
//! looked up without regard to case.
//!
//! ```
//! let rule = rulebook::find("dbg-buy-01").expect("a rule of the catalogue");
//! assert_eq!(rule.chapter.title.en, "Purchasing a card");
//! assert_eq!(rule.chapter.title.es, "Adquirir una carta");
//! ```
//!
//! The English catalogues say everything; a Spanish one translates the statements, notes, cases and
//! headings. Of a game without one, the Spanish texts are the English ones, and its
//! [`Languages`] say so.
//!
//! A scenario claims to prove rules with an indented line `proves ID, ID`, a test with a comment
//! `proves: ID, ID` above it. Such a line anywhere else is reported by [`coverage()`].

mod already_in_use;
mod book;
mod catalogue;
mod catalogue_game;
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
mod translation;
mod waivers;
mod wrap;

use std::sync::OnceLock;

use book::{Book, Sources};
use prose::Lang;

pub use already_in_use::AlreadyInUse;
pub use catalogue::{Catalogue, Chapter, Languages, Rule, Tag};
pub use catalogue_game::CatalogueGame;
pub use claim::{Claim, Prover};
pub use coverage::{CardCounts, ChapterCoverage, Coverage, GameCoverage};
pub use fault::FileFault;
pub use page::RulePage;
pub use proof::{Proof, ScenarioKey};
pub use sources::{sentence, source};

/// A text embedded in the binary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TextFile {
    /// Path from the workspace root, with forward slashes.
    pub path: &'static str,
    /// The contents when the binary was built.
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
            spanish_waivers: SPANISH_WAIVERS,
            scenarios: SCENARIOS,
            tests: TESTS.get().copied().unwrap_or_default(),
        })
    })
}

/// Adds the proofs found in tests. Without them, only scenarios prove rules.
///
/// # Errors
/// If the rulebook has been used before, or has the proofs in tests already.
pub fn add_tests(claims: &'static [Claim<'static>]) -> Result<(), AlreadyInUse> {
    if BOOK.get().is_some() {
        return Err(AlreadyInUse);
    }
    TESTS.set(claims).map_err(|_| AlreadyInUse)
}

/// The catalogues, in the order of [`CatalogueGame::ALL`].
pub fn catalogues() -> &'static [Catalogue] {
    book().catalogues()
}

/// The scenario files of the workspace, which the caller of [`coverage()`] has to run.
pub fn scenario_files() -> &'static [TextFile] {
    SCENARIOS
}

/// The rule with this id.
pub fn find(id: &str) -> Option<&'static Rule> {
    book().find(id)
}

/// The rules whose line in this language contains every word of the query, ignoring case and accents.
pub fn search(query: &str, lang: Lang) -> Vec<&'static Rule> {
    book().search(query, lang)
}

/// The existing ids that are similar to this one, the most similar first.
pub fn similar(id: &str) -> Vec<&'static str> {
    book().similar(id)
}

/// Everything known about one rule, ready to print.
pub fn page(id: &str) -> Option<RulePage<'static>> {
    book().page(id)
}

/// The rules that are proven and those that are missing, counting only the scenarios that `passing`
/// accepts.
///
/// Tests that claim to prove rules are assumed to pass, as the test suite of the same commit does.
pub fn coverage(passing: impl Fn(&ScenarioKey) -> bool) -> Coverage {
    book().coverage(passing)
}
