//! Combines catalogues, proofs and waivers.

use std::collections::BTreeMap;

use prose::Lang;
use strsim::osa_distance;

use crate::TextFile;
use crate::catalogue::{Catalogue, Rule};
use crate::catalogue_game::CatalogueGame;
use crate::claim::Claim;
use crate::coverage::{self, Coverage};
use crate::fault::FileFault;
use crate::page::RulePage;
use crate::proof::{Proof, ScenarioKey};
use crate::scenario_claims::scan_scenarios;
use crate::search::matches;
use crate::waivers::Waivers;

/// An id that differs in more characters is not taken for a misspelling.
const MOST_ERRORS: usize = 2;
const MOST_SUGGESTIONS: usize = 5;

/// The files a book is read from.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sources {
    pub(crate) catalogues: &'static [TextFile],
    pub(crate) waivers: TextFile,
    pub(crate) spanish_waivers: TextFile,
    pub(crate) scenarios: &'static [TextFile],
    pub(crate) tests: &'static [Claim<'static>],
}

/// Everything known about the rules.
#[derive(Debug)]
pub(crate) struct Book {
    catalogues: Vec<Catalogue>,
    /// By rule id: the index of the catalogue, and of the rule in it.
    index: BTreeMap<String, (usize, usize)>,
    proofs: BTreeMap<String, Vec<Proof>>,
    pub(crate) waivers: Waivers,
    /// Claims of ids that no catalogue defines: the id, and the line it is in.
    pub(crate) unknown: Vec<(String, FileFault)>,
    /// Claims that belong to no scenario and no running test.
    pub(crate) strays: Vec<FileFault>,
}

impl Book {
    pub(crate) fn new(sources: &Sources) -> Self {
        let catalogues = read_catalogues(sources.catalogues);
        let index = index(&catalogues);
        let mut book = Self {
            catalogues,
            index,
            proofs: BTreeMap::new(),
            waivers: Waivers::default(),
            unknown: Vec::new(),
            strays: Vec::new(),
        };
        book.waivers = Waivers::parse(sources.waivers, sources.spanish_waivers, |id| book.find(id));
        for file in sources.scenarios {
            for claim in scan_scenarios(file.path, file.text) {
                book.add_claim(claim, claim.by.map(|by| Proof::scenario(claim.file, by)));
            }
        }
        for claim in sources.tests {
            book.add_claim(*claim, claim.by.map(|by| Proof::test(claim.file, by)));
        }
        book
    }

    fn add_claim(&mut self, claim: Claim<'static>, proof: Option<Proof>) {
        let fault = |what| FileFault { file: claim.file.to_owned(), line: claim.line, what };
        let Some(proof) = proof else {
            let what = format!("proves {} but belongs to no scenario or running test", claim.list);
            self.strays.push(fault(what));
            return;
        };
        for id in claim.ids() {
            if self.index.contains_key(&id) {
                self.proofs.entry(id).or_default().push(proof);
            } else {
                let what = format!("proves `{id}`, which no catalogue defines");
                self.unknown.push((id, fault(what)));
            }
        }
    }

    pub(crate) fn catalogues(&self) -> &[Catalogue] {
        &self.catalogues
    }

    pub(crate) fn find(&self, id: &str) -> Option<&Rule> {
        let &(catalogue, rule) = self.index.get(&id.to_ascii_uppercase())?;
        Some(&self.catalogues[catalogue].rules[rule])
    }

    pub(crate) fn search(&self, query: &str, lang: Lang) -> Vec<&Rule> {
        self.rules().filter(|rule| matches(rule.text.get(lang), query)).collect()
    }

    pub(crate) fn similar(&self, id: &str) -> Vec<&str> {
        let id = id.to_ascii_uppercase();
        // Only ids of about the same length are compared, so that a long query costs no time.
        let alike = self.rules().filter(|rule| rule.id.len().abs_diff(id.len()) <= MOST_ERRORS);
        let mut near: Vec<(usize, &str)> =
            alike.map(|rule| (osa_distance(&id, &rule.id), rule.id.as_str())).collect();
        near.retain(|&(errors, _)| errors <= MOST_ERRORS);
        near.sort();
        near.into_iter().take(MOST_SUGGESTIONS).map(|(_, id)| id).collect()
    }

    pub(crate) fn proofs(&self, id: &str) -> &[Proof] {
        self.proofs.get(&id.to_ascii_uppercase()).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn page(&self, id: &str) -> Option<RulePage<'_>> {
        let rule = self.find(id)?;
        let waived = self.waivers.valid.get(&rule.id);
        Some(RulePage { rule, waived, proofs: self.proofs(id) })
    }

    pub(crate) fn coverage(&self, passing: impl Fn(&ScenarioKey) -> bool) -> Coverage {
        coverage::measure(self, passing)
    }

    /// The proofs of all rules; a proof of several rules is repeated for each.
    pub(crate) fn all_proofs(&self) -> impl Iterator<Item = &Proof> {
        self.proofs.values().flatten()
    }

    fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.catalogues.iter().flat_map(|catalogue| &catalogue.rules)
    }
}

/// The catalogues that exist, with their translations, in the fixed order of the games.
fn read_catalogues(files: &[TextFile]) -> Vec<Catalogue> {
    let read = |game: CatalogueGame| {
        let file = |path: String| files.iter().find(|file| file.path == path);
        let catalogue = Catalogue::parse(game, file(game.file())?.text);
        Some(match file(game.spanish_file()) {
            Some(spanish) => catalogue.translated(spanish.text),
            None => catalogue,
        })
    };
    CatalogueGame::ALL.into_iter().filter_map(read).collect()
}

fn index(catalogues: &[Catalogue]) -> BTreeMap<String, (usize, usize)> {
    let mut index = BTreeMap::new();
    for (at, catalogue) in catalogues.iter().enumerate() {
        for (number, rule) in catalogue.rules.iter().enumerate() {
            index.insert(rule.id.clone(), (at, number));
        }
    }
    index
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::claim::Prover;

    const DECKBUILDING: &str = "\
## 0. Glossary
## 1. Setup
- `DBG-SETUP-01` Each player picks one. (book, «Preparación») edge: a -> b. See `DBG-SETUP-02`.
- `DBG-SETUP-02` [ui] Cards face the buyer. (book)
### 1.1 More
- `DBG-SETUP-03` The row has six cards. (book) [inf]
## 2. Buying
- `DBG-BUY-01` Pay the cost.
- `DBG-BUY-02` The row refills at once.
";
    const SPANISH: &str = "\
## 1. Preparación
- `DBG-SETUP-01` Cada jugador elige una. caso: a -> b.
- `DBG-SETUP-02` Las cartas miran al comprador.
### 1.1 Más
- `DBG-SETUP-03` La fila tiene seis cartas.
## 2. Adquirir
- `DBG-BUY-01` Paga el coste.
- `DBG-BUY-02` La fila se repone enseguida.
";
    const SCENARIOS: &str = "\
scenario The row is dealt
  proves DBG-SETUP-03, dbg-setup-01
scenario A purchase
  proves DBG-BUY-01
  proves DBG-BUY-09, CHESS-1
proves DBG-BUY-02
";

    /// A small book with an example of everything, including every kind of fault.
    pub(crate) fn sample() -> Book {
        sample_with(&[
            TextFile { path: "docs/rules/deckbuilding.md", text: DECKBUILDING },
            TextFile { path: "docs/rules/es/deckbuilding.md", text: SPANISH },
            TextFile { path: "docs/rules/outer-rim.md", text: "## 1. A\n- **OR-A-01** One.\n" },
        ])
    }

    pub(crate) fn sample_with(catalogues: &'static [TextFile]) -> Book {
        let text = "- `DBG-SETUP-02` layout only\n- `DBG-BUY-01` too hard\n";
        Book::new(&Sources {
            catalogues,
            waivers: TextFile { path: "docs/rules/waived.md", text },
            spanish_waivers: TextFile {
                path: "docs/rules/es/waived.md",
                text: "- `DBG-SETUP-02` solo disposición\n",
            },
            scenarios: &[TextFile { path: "scenarios/a.scn", text: SCENARIOS }],
            tests: &[
                Claim {
                    file: "crates/a/src/lib.rs",
                    line: 4,
                    list: "DBG-SETUP-03, DUEL-A-01",
                    by: Some(Prover { line: 6, name: "six_cards" }),
                },
                Claim { file: "crates/a/src/lib.rs", line: 9, list: "DBG-BUY-02", by: None },
            ],
        })
    }

    fn ids<'a>(rules: &[&'a Rule]) -> Vec<&'a str> {
        rules.iter().map(|rule| rule.id.as_str()).collect()
    }

    #[test]
    fn rules_are_found_in_any_case() {
        let book = sample();
        assert_eq!(
            book.find("dbg-Buy-01").map(|rule| rule.statement.en.as_str()),
            Some("Pay the cost.")
        );
        assert_eq!(book.find("DBG-BUY-09"), None);
    }

    #[test]
    fn a_search_requires_every_word() {
        let book = sample();
        let found = |query| ids(&book.search(query, Lang::En));
        assert_eq!(found("ROW"), ["DBG-SETUP-03", "DBG-BUY-02"]);
        assert_eq!(found("refills row"), ["DBG-BUY-02"]);
        assert_eq!(found("preparacion"), ["DBG-SETUP-01"]);
        assert_eq!(found("row chess"), [""; 0]);
    }

    #[test]
    fn a_search_looks_for_words_of_one_language_and_for_ids_in_both() {
        let book = sample();
        let found = |query, lang| ids(&book.search(query, lang));
        assert_eq!(found("FILA", Lang::Es), ["DBG-SETUP-03", "DBG-BUY-02"]);
        assert_eq!(found("fila", Lang::En), [""; 0]);
        assert_eq!(found("row", Lang::Es), [""; 0]);
        assert_eq!(found("one.", Lang::Es), ["OR-A-01"], "not translated");
        for lang in Lang::ALL {
            assert_eq!(found("dbg-buy-02", lang), ["DBG-BUY-02"]);
        }
    }

    #[test]
    fn a_mistyped_id_has_suggestions() {
        let book = sample();
        assert_eq!(book.similar("dbg-buy-1"), ["DBG-BUY-01", "DBG-BUY-02"]);
        assert_eq!(book.similar("DBG-STUP-03")[0], "DBG-SETUP-03");
        assert_eq!(book.similar("DBG-PURCHASE-01"), [""; 0]);
    }

    #[test]
    fn proofs_come_from_scenarios_and_tests() {
        let book = sample();
        let scenario =
            Proof::Scenario { file: "scenarios/a.scn", line: 1, title: "The row is dealt" };
        let test = Proof::Test { file: "crates/a/src/lib.rs", line: 6, name: "six_cards" };
        assert_eq!(book.proofs("DBG-SETUP-03"), [scenario, test]);
        assert_eq!(book.proofs("dbg-setup-01"), [scenario]);
        assert_eq!(book.proofs("DBG-BUY-02"), [], "stray claims prove nothing");
    }
}
