//! Counts which rules are proven, waived or missing.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::book::Book;
use crate::catalogue::{Catalogue, Chapter, Rule};
use crate::catalogue_game::CatalogueGame;
use crate::fault::FileFault;
use crate::proof::{Proof, ScenarioKey};

/// The coverage of all rules by proofs. Serialised, it is the JSON of `cantina coverage`; `Display`
/// prints it for a terminal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// One entry per catalogue; the toy game comes last.
    pub games: Vec<GameCoverage>,
    /// Cited ids whose prefix belongs to no catalogue.
    pub unknown_ids: Vec<String>,
    /// Every place that cites an id no catalogue defines.
    pub unknown_citations: Vec<FileFault>,
    /// Proofs that belong to no scenario and no running test.
    pub stray_proofs: Vec<FileFault>,
    /// Scenarios that claim a proof but did not pass.
    pub failing_scenarios: Vec<FileFault>,
    /// Waivers of rules that cannot be waived.
    pub invalid_waivers: Vec<FileFault>,
    /// Catalogue lines that could not be read as rules.
    pub catalogue_faults: Vec<FileFault>,
}

/// One game: always `rules == proven + waived + missing` over its chapters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GameCoverage {
    /// The game whose rules are counted.
    pub game: CatalogueGame,
    /// Rules in the catalogue.
    pub rules: usize,
    /// Rules with at least one proof.
    pub proven: usize,
    /// Waived rules that nothing proves.
    pub waived: usize,
    /// Cited ids with the game's prefix that the catalogue does not define.
    pub unknown_ids: Vec<String>,
    /// Every chapter that holds a rule.
    pub chapters: Vec<ChapterCoverage>,
    /// The cards, counted by the caller.
    pub cards: CardCounts,
}

/// One chapter of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ChapterCoverage {
    /// Number of the chapter.
    pub chapter: u16,
    /// Its heading.
    pub title: String,
    /// Rules in the chapter.
    pub rules: usize,
    /// Rules with at least one proof.
    pub proven: usize,
    /// Waived rules that nothing proves.
    pub waived: usize,
    /// Ids of the rules that are neither proven nor waived.
    pub missing: Vec<String>,
}

/// The progress on the cards of a game. The rulebook does not know the cards: the caller counts
/// them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct CardCounts {
    /// Different cards the game has.
    pub titles: usize,
    /// Cards that can be played.
    pub playable: usize,
    /// Cards that a passing scenario shows.
    pub with_scenario: usize,
    /// Cards written by this project because no public source has them.
    pub original: usize,
    /// Ids of the cards that no passing scenario shows.
    pub missing: Vec<String>,
}

impl Coverage {
    /// Sets the card counts of one game; ignored for a game without a catalogue.
    #[must_use]
    pub fn with_cards(mut self, game: CatalogueGame, cards: CardCounts) -> Self {
        if let Some(entry) = self.games.iter_mut().find(|entry| entry.game == game) {
            entry.cards = cards;
        }
        self
    }

    /// All errors; missing proofs are not errors.
    pub fn faults(&self) -> impl Iterator<Item = &FileFault> {
        self.catalogue_faults
            .iter()
            .chain(&self.invalid_waivers)
            .chain(&self.stray_proofs)
            .chain(&self.unknown_citations)
            .chain(&self.failing_scenarios)
    }
}

/// Measures the coverage of a whole book.
pub(crate) fn measure(book: &Book, passing: impl Fn(&ScenarioKey) -> bool) -> Coverage {
    let passed: BTreeSet<ScenarioKey> =
        book.all_proofs().filter_map(scenario_key).filter(|key| passing(key)).collect();
    let holds = |proof: &Proof| scenario_key(proof).is_none_or(|key| passed.contains(&key));
    let catalogues = book.catalogues();
    let listed = |id: &str| {
        CatalogueGame::of_id(id).filter(|game| catalogues.iter().any(|c| c.game == *game))
    };
    let unknown = |game| -> Vec<String> {
        let of_game = book.unknown.iter().filter(|(id, _)| listed(id) == game);
        of_game.map(|(id, _)| id.clone()).collect::<BTreeSet<_>>().into_iter().collect()
    };
    let game = |catalogue: &Catalogue| GameCoverage {
        unknown_ids: unknown(Some(catalogue.game)),
        ..measure_game(book, catalogue, holds)
    };
    Coverage {
        games: catalogues.iter().map(game).collect(),
        unknown_ids: unknown(None),
        unknown_citations: book.unknown.iter().map(|(_, fault)| fault.clone()).collect(),
        stray_proofs: book.strays.clone(),
        failing_scenarios: failing(book, holds),
        invalid_waivers: book.waivers.invalid.clone(),
        catalogue_faults: catalogues.iter().flat_map(|c| c.faults.clone()).collect(),
    }
}

fn measure_game(
    book: &Book,
    catalogue: &Catalogue,
    holds: impl Fn(&Proof) -> bool + Copy,
) -> GameCoverage {
    let chapters: Vec<_> = catalogue
        .chapters
        .iter()
        .map(|chapter| {
            let rules = catalogue.rules.iter().filter(|rule| rule.chapter == *chapter);
            measure_chapter(book, chapter, rules, holds)
        })
        .filter(|chapter| chapter.rules > 0)
        .collect();
    GameCoverage {
        game: catalogue.game,
        rules: chapters.iter().map(|chapter| chapter.rules).sum(),
        proven: chapters.iter().map(|chapter| chapter.proven).sum(),
        waived: chapters.iter().map(|chapter| chapter.waived).sum(),
        unknown_ids: Vec::new(),
        chapters,
        cards: CardCounts::default(),
    }
}

fn measure_chapter<'a>(
    book: &Book,
    chapter: &Chapter,
    rules: impl Iterator<Item = &'a Rule>,
    holds: impl Fn(&Proof) -> bool,
) -> ChapterCoverage {
    let mut counts = ChapterCoverage {
        chapter: chapter.number,
        title: chapter.title.en.clone(),
        rules: 0,
        proven: 0,
        waived: 0,
        missing: Vec::new(),
    };
    for rule in rules {
        counts.rules += 1;
        if book.proofs(&rule.id).iter().any(&holds) {
            counts.proven += 1;
        } else if book.waivers.valid.contains_key(&rule.id) {
            counts.waived += 1;
        } else {
            counts.missing.push(rule.id.clone());
        }
    }
    counts
}

fn scenario_key(proof: &Proof) -> Option<ScenarioKey> {
    match *proof {
        Proof::Scenario { file, line, .. } => Some(ScenarioKey { file: file.to_owned(), line }),
        Proof::Test { .. } => None,
    }
}

/// The scenarios whose proofs do not count because they failed, each once.
fn failing(book: &Book, holds: impl Fn(&Proof) -> bool) -> Vec<FileFault> {
    let fault = |proof: &Proof| match *proof {
        Proof::Scenario { file, line, title } => {
            let what = format!("scenario `{title}` did not pass, so it proves nothing");
            Some(FileFault { file: file.to_owned(), line, what })
        }
        Proof::Test { .. } => None,
    };
    let broken = book.all_proofs().filter(|proof| !holds(proof));
    broken.filter_map(fault).collect::<BTreeSet<_>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TextFile;
    use crate::book::tests::{sample, sample_with};

    fn lines(faults: &[FileFault]) -> Vec<String> {
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_rule_is_proven_waived_or_missing() {
        let coverage = sample().coverage(|_| true);
        let game = &coverage.games[0];
        assert_eq!((game.rules, game.proven, game.waived), (5, 3, 1));
        let setup = &game.chapters[0];
        assert_eq!((setup.chapter, setup.rules, setup.proven, setup.waived), (1, 3, 2, 1));
        assert_eq!(setup.missing, [""; 0]);
        assert_eq!(game.chapters[1].missing, ["DBG-BUY-02"]);
        assert_eq!(coverage.games[1].chapters[0].missing, ["OR-A-01"]);
    }

    #[test]
    fn only_passing_scenarios_count() {
        let coverage = sample().coverage(|key| key.line != 1 && key.file == "scenarios/a.scn");
        let game = &coverage.games[0];
        assert_eq!(game.proven, 2, "a test still proves DBG-SETUP-03");
        assert_eq!(game.chapters[0].missing, ["DBG-SETUP-01"]);
        assert_eq!(
            lines(&coverage.failing_scenarios),
            ["scenarios/a.scn:1: scenario `The row is dealt` did not pass, so it proves nothing"]
        );
    }

    #[test]
    fn unknown_ids_and_strays_are_reported() {
        let coverage = sample().coverage(|_| true);
        assert_eq!(coverage.games[0].unknown_ids, ["DBG-BUY-09"]);
        assert_eq!(coverage.unknown_ids, ["CHESS-1", "DUEL-A-01"]);
        assert_eq!(
            lines(&coverage.unknown_citations),
            [
                "scenarios/a.scn:5: proves `DBG-BUY-09`, which no catalogue defines",
                "scenarios/a.scn:5: proves `CHESS-1`, which no catalogue defines",
                "crates/a/src/lib.rs:4: proves `DUEL-A-01`, which no catalogue defines",
            ]
        );
        let stray = "proves DBG-BUY-02 but belongs to no scenario or running test";
        assert_eq!(
            lines(&coverage.stray_proofs),
            [format!("scenarios/a.scn:6: {stray}"), format!("crates/a/src/lib.rs:9: {stray}")]
        );
        let waiver = "DBG-BUY-01 is not tagged [ui]; prove it instead of waiving it";
        assert_eq!(lines(&coverage.invalid_waivers), [format!("docs/rules/waived.md:2: {waiver}")]);
    }

    #[test]
    fn the_toy_game_is_listed_last_if_it_has_a_catalogue() {
        let coverage = sample_with(&[
            TextFile { path: "docs/rules/duel.md", text: "## 1. A\n- `DUEL-A-01` One.\n" },
            TextFile { path: "docs/rules/unlimited.md", text: "" },
        ])
        .coverage(|_| true);
        let games: Vec<_> = coverage.games.iter().map(|game| (game.game, game.proven)).collect();
        assert_eq!(games, [(CatalogueGame::Unlimited, 0), (CatalogueGame::Duel, 1)]);
        assert!(!coverage.unknown_ids.contains(&"DUEL-A-01".to_owned()));
    }

    #[test]
    fn a_proven_rule_is_not_counted_as_waived() {
        let book = sample_with(&[TextFile {
            path: "docs/rules/deckbuilding.md",
            text: "## 1. A\n- `DBG-BUY-01` [ui] Layout that a scenario shows.\n",
        }]);
        let waived = |passing: bool| {
            let game = book.coverage(|_| passing).games.remove(0);
            (game.rules, game.proven, game.waived)
        };
        assert_eq!(waived(true), (1, 1, 0));
        assert_eq!(waived(false), (1, 0, 1));
    }

    #[test]
    fn the_json_has_the_documented_fields() {
        let cards = CardCounts {
            titles: 9,
            playable: 8,
            missing: vec!["x".into()],
            ..CardCounts::default()
        };
        let coverage = sample().coverage(|_| true).with_cards(CatalogueGame::Deckbuilding, cards);
        let json = serde_json::to_value(&coverage).unwrap();
        assert_eq!(
            json["games"][0],
            serde_json::json!({
                "game": "deckbuilding", "rules": 5, "proven": 3, "waived": 1,
                "unknown_ids": ["DBG-BUY-09"],
                "chapters": [
                    { "chapter": 1, "title": "Setup", "rules": 3, "proven": 2, "waived": 1,
                      "missing": [] },
                    { "chapter": 2, "title": "Buying", "rules": 2, "proven": 1, "waived": 0,
                      "missing": ["DBG-BUY-02"] },
                ],
                "cards": { "titles": 9, "playable": 8, "with_scenario": 0, "original": 0,
                           "missing": ["x"] },
            })
        );
        assert_eq!(json["games"][1]["game"], "outer-rim");
        assert_eq!(json["stray_proofs"][0]["line"], 6);
    }
}
