//! Compares the Spanish catalogues with the English ones.

use std::collections::BTreeSet;

use prose::{Lang, Text};
use rulebook::{Catalogue, CatalogueGame, Languages, Rule};

/// The games whose catalogue is not translated yet.
const ENGLISH_ONLY: [CatalogueGame; 1] = [CatalogueGame::OuterRim];

fn translated() -> impl Iterator<Item = &'static Catalogue> {
    rulebook::catalogues().iter().filter(|one| !ENGLISH_ONLY.contains(&one.game))
}

fn rules() -> impl Iterator<Item = &'static Rule> {
    translated().flat_map(|catalogue| &catalogue.rules)
}

/// The statement, the note and the edge case.
fn parts(rule: &Rule) -> impl Iterator<Item = &Text> {
    [Some(&rule.statement), rule.note.as_ref(), rule.edge.as_ref()].into_iter().flatten()
}

/// The words in backticks.
fn quoted(text: &str) -> BTreeSet<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The rule ids, with or without backticks.
fn ids(text: &str) -> BTreeSet<&str> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-');
    words.filter(|word| rulebook::find(word).is_some()).collect()
}

/// The numbers in digits outside ids, sorted.
fn figures(text: &str) -> Vec<u64> {
    let without_ids = ids(text).into_iter().fold(text.to_owned(), |text, id| text.replace(id, ""));
    let digits = without_ids.split(|sign: char| !sign.is_ascii_digit());
    let mut numbers: Vec<u64> = digits.filter_map(|word| word.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}

/// What a translation must not change and does.
fn difference(Text { en, es }: &Text) -> Option<String> {
    let facts = |text| (figures(text), quoted(text), ids(text));
    (facts(en) != facts(es)).then(|| format!("{:?} / {:?}", facts(en), facts(es)))
}

#[test]
fn every_rule_and_heading_is_in_both_languages() {
    for catalogue in rulebook::catalogues() {
        let expected = match ENGLISH_ONLY.contains(&catalogue.game) {
            true => Languages::EnglishOnly,
            false => Languages::Both,
        };
        // A line that is missing, superfluous or in another order is a fault of the catalogue.
        assert_eq!(catalogue.faults, [], "{}", catalogue.game);
        assert_eq!(catalogue.languages, expected, "{}", catalogue.game);
        assert!(catalogue.rules.iter().all(|rule| rule.languages == expected));
    }
}

#[test]
fn nothing_is_left_in_english() {
    for rule in rules() {
        for part in parts(rule) {
            assert_ne!(part.en, part.es, "{}", rule.id);
        }
        for heading in rule.section.iter().chain([&rule.chapter.title]) {
            // «Bases» is a word of both languages.
            assert!(heading.en != heading.es || heading.en == "Bases", "{heading:?}");
        }
    }
}

#[test]
fn figures_ids_and_quoted_words_agree() {
    let differing = rules().flat_map(|rule| {
        parts(rule).filter_map(|part| Some(format!("{}: {}", rule.id, difference(part)?)))
    });
    assert_eq!(differing.collect::<Vec<_>>(), [""; 0]);
}

/// The comparison above would find these slips.
#[test]
fn a_slip_in_a_translation_is_found() {
    for (en, es) in [
        ("Draw 2 cards.", "Roba 3 cartas."),
        ("Draw 2 cards.", "Roba dos cartas."),
        ("As in `DBG-BUY-01`.", "Como en `DBG-BUY-02`."),
        ("As in DBG-BUY-01.", "Como en la regla."),
        ("The option `ruleset`.", "La opción `reglas`."),
    ] {
        assert!(difference(&Text::new(en, es)).is_some(), "{en} / {es}");
    }
    let agreed = Text::new("2 of 3, see `DBG-BUY-01`: `x`.", "De 3, 2; véase DBG-BUY-01: `x`.");
    assert!(difference(&agreed).is_some(), "an id in backticks stays in backticks");
    let agreed = Text::new("2 of 3, see `DBG-BUY-01`.", "De 3, 2; véase `DBG-BUY-01`.");
    assert_eq!(difference(&agreed), None);
}

#[test]
fn the_spanish_is_not_mistaken_for_english() {
    const ENGLISH: [&str; 6] = ["player", "players", "when", "must", "then", "edge:"];
    for rule in rules() {
        for part in parts(rule) {
            let found = part.es.split_whitespace().find(|word| ENGLISH.contains(word));
            assert_eq!(found, None, "{}: {}", rule.id, part.es);
        }
    }
}

#[test]
fn a_search_uses_the_words_of_the_reader() {
    let found = |query, lang| {
        let rules = rulebook::search(query, lang).into_iter();
        rules.map(|rule| rule.id.as_str()).collect::<Vec<_>>()
    };
    assert!(found("fila adquirir", Lang::Es).contains(&"DBG-SETUP-08"), "«adquirirlas»");
    assert_eq!(found("propia neutral reserva", Lang::En), [""; 0]);
    assert!(found("purchase galaxy", Lang::En).len() > 3);
    assert_eq!(found("iniciativa CENTINELA", Lang::Es), found("Iniciativa centinela", Lang::Es));
    assert!(!found("accion", Lang::Es).is_empty(), "accents are optional");
    for lang in Lang::ALL {
        assert!(found("dbg-buy-01", lang).contains(&"DBG-BUY-01"));
    }
}
