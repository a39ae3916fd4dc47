//! Checks of the catalogues in the workspace.

use std::collections::BTreeMap;

use prose::Lang;
use rulebook::{AlreadyInUse, Catalogue, CatalogueGame, Rule, Tag};

fn catalogue(game: CatalogueGame) -> &'static Catalogue {
    rulebook::catalogues().iter().find(|c| c.game == game).expect("an embedded catalogue")
}

/// The number of rules in these families; the family is the middle part of the id.
fn count(game: CatalogueGame, families: &[&str]) -> usize {
    let family = |rule: &&Rule| rule.id.split('-').nth(1).is_some_and(|f| families.contains(&f));
    catalogue(game).rules.iter().filter(family).count()
}

#[test]
fn every_rule_is_read_once() {
    for catalogue in rulebook::catalogues() {
        assert_eq!(catalogue.faults, [], "{}", catalogue.game);
    }
    assert_eq!(catalogue(CatalogueGame::Deckbuilding).rules.len(), 554 + 83);
    assert_eq!(count(CatalogueGame::Deckbuilding, &["OPEN"]), 83);
    assert_eq!(catalogue(CatalogueGame::Unlimited).rules.len(), 451 + 32 + 48);
    assert_eq!(count(CatalogueGame::Unlimited, &["DIFF"]), 32);
    assert_eq!(count(CatalogueGame::Unlimited, &["OPEN"]), 48);
    assert_eq!(catalogue(CatalogueGame::OuterRim).rules.len(), 569 + 87);
    assert_eq!(count(CatalogueGame::OuterRim, &["OQ"]), 87);
}

/// Two catalogues begin with a table of the number of lines in each chapter.
#[test]
fn chapters_are_as_long_as_the_catalogue_says() {
    for (game, text) in [
        (CatalogueGame::Deckbuilding, include_str!("../../../docs/rules/deckbuilding.md")),
        (CatalogueGame::Unlimited, include_str!("../../../docs/rules/unlimited.md")),
    ] {
        let table = text.lines().skip_while(|line| *line != "| section | lines |").skip(2);
        let stated: Vec<(String, usize)> = table
            .map_while(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "))
            .map(|(chapter, lines)| (chapter.to_owned(), lines.parse().unwrap()))
            .collect();
        let mut found = BTreeMap::new();
        for rule in &catalogue(game).rules {
            *found.entry((rule.chapter.number, &rule.chapter.title.en)).or_insert(0) += 1;
        }
        let found: Vec<(String, usize)> =
            found.into_iter().map(|((n, title), lines)| (format!("{n}. {title}"), lines)).collect();
        assert_eq!(found, stated, "{game}");
    }
}

/// Only our own rulings and choices lack a source.
#[test]
fn rules_are_split_into_parts() {
    let all =
        rulebook::search("", Lang::En).into_iter().filter(|rule| rule.game != CatalogueGame::Duel);
    for rule in all.clone() {
        let ours = ["-OPEN-", "-DIFF-"].iter().any(|kind| rule.id.contains(kind));
        assert_eq!(rule.source.is_none(), ours, "{rule}");
        let parts = [Some(&rule.statement), rule.edge.as_ref(), rule.note.as_ref()];
        for part in parts.into_iter().flatten().flat_map(|part| [&part.en, &part.es]) {
            let marks = ["edge:", "nota:", "caso:"].into_iter();
            let marks = marks.chain(Tag::ALL.map(Tag::mark));
            assert!(!part.is_empty() && marks.into_iter().all(|m| !part.contains(m)), "{rule}");
        }
        assert!(!rule.statement.en.contains(".txt,"), "the source is still in {rule}");
        for part in [Some(&rule.statement), rule.edge.as_ref()].into_iter().flatten() {
            let points = ["See `", " see OR-", "Véase `"];
            let pointer =
                points.iter().any(|point| part.en.contains(point) || part.es.contains(point));
            assert!(!pointer, "a pointer in {rule}");
        }
    }
    let notes = all.filter(|rule| rule.note.is_some());
    let notes: Vec<_> = notes.map(|rule| rule.id.as_str()).collect();
    assert_eq!(notes, ["SWU-DMG-14", "OR-SETUP-01", "OR-AITURN-01"]);
}

#[test]
fn rules_refer_only_to_rules() {
    for rule in rulebook::search("", Lang::En) {
        for other in &rule.see {
            assert!(rulebook::find(other).is_some(), "{} points at {other}", rule.id);
        }
    }
}

#[test]
fn the_waived_rules_are_exactly_the_ui_rules() {
    let coverage = rulebook::coverage(|_| false);
    assert_eq!(coverage.invalid_waivers, []);
    let table: Vec<&str> =
        rulebook::search("[ui]", Lang::En).iter().map(|rule| rule.id.as_str()).collect();
    assert_eq!(
        table,
        [
            "DBG-SETUP-08",
            "DBG-ASSIGN-07",
            "DBG-3PS-08",
            "DBG-3PS-21",
            "DBG-2V2S-02",
            "DBG-2V2S-08",
            "SWU-ZONE-05"
        ]
    );
    for id in table {
        assert!(rulebook::page(id).is_some_and(|page| page.waived.is_some()), "{id}");
    }
}

/// A claim without a test, or of an unknown rule, is an error in its file.
#[test]
fn all_proofs_belong_to_a_scenario_and_name_real_rules() {
    let coverage = rulebook::coverage(|_| true);
    let faults: Vec<String> = coverage.faults().map(ToString::to_string).collect();
    assert_eq!(faults, [""; 0]);
}

#[test]
fn games_are_in_order_and_their_counts_add_up() {
    let coverage = rulebook::coverage(|_| true);
    let games: Vec<_> = coverage.games.iter().map(|game| game.game).collect();
    assert_eq!(games, CatalogueGame::ALL);
    for game in &coverage.games {
        let missing: usize = game.chapters.iter().map(|chapter| chapter.missing.len()).sum();
        assert_eq!(game.rules, game.proven + game.waived + missing, "{}", game.game);
    }
}

#[test]
fn everything_printed_fits_a_terminal() {
    let mut printed = rulebook::coverage(|_| false).to_string();
    for rule in rulebook::search("", Lang::En) {
        let page = rulebook::page(&rule.id).expect("a page for every rule");
        printed.extend(Lang::ALL.map(|lang| page.print(lang)));
    }
    for line in printed.lines() {
        // A single word may be longer; nothing else.
        assert!(line.chars().count() <= 80 || line.split_whitespace().count() == 1, "{line}");
    }
}

#[test]
fn proofs_cannot_be_added_to_a_rulebook_in_use() {
    assert!(rulebook::find("DBG-BUY-01").is_some());
    assert_eq!(rulebook::add_tests(&[]), Err(AlreadyInUse));
}

#[test]
fn misspelt_ids_and_missing_accents_are_understood() {
    assert_eq!(rulebook::similar("DBG-BUY-4")[0], "DBG-BUY-04");
    assert_eq!(rulebook::similar("OR-COMV-01")[0], "OR-COMB-01");
    let found = rulebook::search("CACERIAS capital ship", Lang::En);
    assert!(found.iter().any(|rule| rule.id == "DBG-HUNT-15"), "accents are optional");
}
