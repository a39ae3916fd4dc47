//! Finds a card by the name a player typed.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use prose::{Conjunction, Text, fold, slips, text};

use super::Title;
use super::draft::Section;
use super::fault::{Fault, Place, quoted};
use crate::words::Kind;

/// The most unknown cards for which names are suggested; a list with more is probably the wrong
/// file.
const MOST_SUGGESTIONS: usize = 30;
/// The longest text that is compared with card names, to limit the time of comparing letter by
/// letter.
const LONGEST_NAME: usize = 60;

/// A card with the spellings of its name.
struct Known {
    title: Title,
    names: [String; 2],
    full_names: [String; 2],
}

static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let known = |title: Title| {
        let card = title.card();
        let full_names = card.name.map(|name| plain(&format!("{name} {}", card.subtitle)));
        Known { title, names: card.name.map(plain), full_names }
    };
    Title::all().map(known).collect()
});

/// Every spelling of every name once, with its number of letters.
static SPELLINGS: LazyLock<BTreeSet<(&str, usize)>> = LazyLock::new(|| {
    let names = KNOWN.iter().flat_map(|known| known.names.iter().chain(&known.full_names));
    names.map(|name| (name.as_str(), name.chars().count())).collect()
});

/// Returns the name as lower-case letters and digits without accents. Any other character only
/// separates words, so that every way of setting off a subtitle is accepted; an apostrophe is
/// dropped.
fn plain(name: &str) -> String {
    let letters = fold(name).replace(['\'', '’', '‘', '`', '´'], "");
    let words: Vec<&str> = letters.split(|sign: char| !sign.is_alphanumeric()).collect();
    words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Whether the typed text is one of these words, ignoring case, accents and punctuation.
pub(super) fn same_words(typed: &str, words: &[&str]) -> bool {
    // Long text is not a heading, and normalizing it would take time.
    typed.len() <= LONGEST_NAME && words.contains(&plain(typed).as_str())
}

/// The card with this name and subtitle, or else all cards with this name.
fn titles_called(typed: &str) -> Vec<Title> {
    let typed = plain(typed);
    let full = KNOWN.iter().find(|known| known.full_names.contains(&typed));
    let matches = |known: &&Known| match full {
        Some(full) => full.title == known.title,
        None => known.names.contains(&typed),
    };
    KNOWN.iter().filter(matches).map(|known| known.title).collect()
}

/// The cards whose names differ by only a few typing errors.
fn closest(typed: &str) -> Vec<Title> {
    let typed = plain(typed);
    let length = typed.chars().count();
    if !(2..=LONGEST_NAME).contains(&length) {
        return Vec::new();
    }
    let tolerated = 1 + length / 4;
    let near = SPELLINGS.iter().filter(|(_, letters)| letters.abs_diff(length) <= tolerated);
    let compared = near.map(|(name, _)| (slips(&typed, name), name));
    let best = compared.filter(|&(slips, _)| slips <= tolerated).min();
    best.map(|(_, name)| titles_called(name)).unwrap_or_default()
}

/// Returns the card a name means in a section. Where several cards share the name, the section can
/// decide: the leader section accepts only leaders, the deck none. `before` is the number of faults
/// found so far.
pub(super) fn read_name(
    typed: &str,
    section: Option<Section>,
    place: &Place,
    before: usize,
) -> Result<Title, Fault> {
    let called = titles_called(typed);
    let belongs = |title: &&Title| match section {
        None => true,
        Some(Section::Leader) => title.card().kind == Kind::Leader,
        Some(Section::Base) => title.card().kind == Kind::Base,
        Some(Section::Main | Section::Sideboard) => title.is_deckable(),
    };
    let belonging: Vec<&Title> = called.iter().filter(belongs).collect();
    match (called.as_slice(), belonging.as_slice()) {
        (_, &[&title]) | (&[title], _) => Ok(title),
        ([], _) if before < MOST_SUGGESTIONS => {
            Err(unknown(typed, &suggestions(typed), section, place))
        }
        ([], _) => Err(unknown(typed, &[], section, place)),
        (several, _) => Err(ambiguous(typed, several, section, place)),
    }
}

/// The cards that an unknown name may mean.
fn suggestions(typed: &str) -> Vec<Title> {
    // A correct name with a wrong subtitle is not a typing error: any card of that name may be
    // meant.
    let name = typed.split('|').next().unwrap_or_default();
    let namesakes = titles_called(name);
    if namesakes.is_empty() { closest(typed) } else { namesakes }
}

fn rule_of(section: Option<Section>) -> &'static str {
    section.unwrap_or(Section::Main).rule()
}

fn in_quotes(title: Title) -> Text {
    let card = title.card();
    let [en, es] = card.name.map(|name| match card.subtitle {
        "" => name.to_owned(),
        subtitle => format!("{name} | {subtitle}"),
    });
    Text::new(format!("“{en}”"), format!("«{es}»"))
}

fn unknown(typed: &str, meant: &[Title], section: Option<Section>, place: &Place) -> Fault {
    let said = if meant.is_empty() {
        text!(
            "There is no card called {typed} in the first set. Check the name, or take it out.",
            "No hay ninguna carta llamada {typed} en la primera colección. Revisa el nombre o \
             quítala.",
            typed = quoted(typed),
        )
    } else {
        text!(
            "There is no card called {typed} in the first set. Did you mean {meant}?",
            "No hay ninguna carta llamada {typed} en la primera colección. ¿Querías decir {meant}?",
            typed = quoted(typed),
            meant = Text::list(meant.iter().copied().map(in_quotes), Conjunction::Or),
        )
    };
    Fault::new(rule_of(section), place, said)
}

fn ambiguous(typed: &str, several: &[Title], section: Option<Section>, place: &Place) -> Fault {
    let said = text!(
        "Several cards are called {typed}. Write which one: {cards}.",
        "Varias cartas se llaman {typed}. Escribe cuál: {cards}.",
        typed = quoted(typed),
        cards = Text::list(several.iter().copied().map(in_quotes), Conjunction::Or),
    );
    Fault::new(rule_of(section), place, said)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(typed: &str, section: Option<Section>) -> Option<u8> {
        read_name(typed, section, &Place::Line(1), 0).ok().map(Title::number)
    }

    #[test]
    fn every_card_is_found_by_its_full_name_and_no_two_share_one() {
        let mut names = BTreeSet::new();
        for known in &*KNOWN {
            assert!(names.insert(known.full_names[0].clone()), "{:?}", known.full_names);
            for name in &known.full_names {
                assert_eq!(titles_called(name), [known.title], "{name}");
            }
        }
    }

    #[test]
    fn names_are_found_however_they_are_typed() {
        for (typed, expected) in [
            ("Battlefield Marine", 95),
            ("  battlefield   MARINE ", 95),
            ("Chirrut Imwe", 4),
            ("CHIRRUT ÎMWE | one with the force", 4),
            ("Luke’s Lightsaber", 53),
            ("Lukes Lightsaber", 53),
            ("Benthic “Two Tubes”", 156),
            ("TIE/LN Fighter", 225),
            ("tie ln fighter", 225),
            ("2-1B Surgical Droid", 59),
            ("Luke Skywalker | Jedi Knight", 51),
            ("Luke Skywalker, Faithful Friend", 5),
            ("Luke Skywalker - Faithful Friend", 5),
            ("Yoda", 45),
            ("Fuerza de Seguridad Consular", 46),
        ] {
            assert_eq!(number(typed, None), Some(expected), "{typed}");
        }
    }

    #[test]
    fn a_shared_name_is_told_apart_by_its_section_or_asked_for() {
        assert_eq!(number("Luke Skywalker", Some(Section::Leader)), Some(5));
        assert_eq!(number("Luke Skywalker", Some(Section::Main)), Some(51));
        assert_eq!(number("Luke Skywalker", Some(Section::Sideboard)), Some(51));
        for section in [None, Some(Section::Base)] {
            let fault = read_name("luke skywalker", section, &Place::Line(4), 0).unwrap_err();
            assert_eq!(
                fault.text.en,
                "Line 4: Several cards are called “luke skywalker”. Write which one: \
                 “Luke Skywalker | Faithful Friend” or “Luke Skywalker | Jedi Knight”."
            );
        }
        // The subtitle decides, even where the card is misplaced.
        assert_eq!(number("Luke Skywalker | Jedi Knight", Some(Section::Leader)), Some(51));
    }

    #[test]
    fn the_most_similar_card_is_suggested() {
        let said = |typed| read_name(typed, None, &Place::Line(1), 0).unwrap_err().text;
        assert!(said("Battelfield Marnie").en.ends_with("Did you mean “Battlefield Marine”?"));
        assert!(said("Vanqish").es.ends_with("¿Querías decir «Vanquish»?"));
        let both = "“Luke Skywalker | Faithful Friend” or “Luke Skywalker | Jedi Knight”?";
        assert!(said("Luke Skywalkr").en.ends_with(both));
        let namesakes = "Did you mean “Darth Vader | Dark Lord of the Sith” or “Darth Vader | \
                         Commanding the First Legion”?";
        assert!(said("Darth Vader | Lord of Naboo").en.ends_with(namesakes));
        for nothing_like_it in ["Xyzzy the Unheard", "", "?", &"long ".repeat(5000)] {
            assert!(said(nothing_like_it).en.ends_with("Check the name, or take it out."));
        }
        let late = read_name("Vanqish", None, &Place::Line(1), MOST_SUGGESTIONS).unwrap_err();
        assert!(late.text.en.ends_with("Check the name, or take it out."));
    }
}
