//! The text form of decks that tournament sites use: headings, and lines like
//! `2 | Luke Skywalker | Jedi Knight`.

use prose::text;

use super::Title;
use super::draft::{Draft, Section, read_count, readable, unreadable};
use super::fault::{Fault, Place};
use super::names::{read_name, same_words};
use super::set_id::{is_set_id, read_set_id};
use super::sketch::Sketch;
use crate::words::Kind;

/// The headings, in lower case without accents.
const HEADINGS: [(Section, &[&str]); 4] = [
    (Section::Leader, &["leader", "leaders", "lider", "lideres"]),
    (Section::Base, &["base", "bases"]),
    (Section::Main, &["maindeck", "main deck", "deck", "mazo", "mazo principal"]),
    (Section::Sideboard, &["sideboard", "side board", "reserva"]),
];

/// Reads a deck in the text form. Cards before the first heading are sorted by their type.
pub fn read_melee(text: &str) -> Result<Draft, Vec<Fault>> {
    let mut draft = Draft::default();
    let mut section = None;
    for (n, line) in readable(text)?.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        match heading(line) {
            Some(begun) => section = Some(begun),
            None => add(&mut draft, section, Place::Line(n + 1), line)?,
        }
    }
    if draft.entries.is_empty() {
        return Err(vec![no_cards()]);
    }
    Ok(draft)
}

fn heading(line: &str) -> Option<Section> {
    let named = HEADINGS.iter().find(|(_, words)| same_words(line, words));
    named.map(|&(section, _)| section)
}

fn add(
    draft: &mut Draft,
    section: Option<Section>,
    place: Place,
    line: &str,
) -> Result<(), Vec<Fault>> {
    let (count, name) = split_count(line);
    // The name is tried before the id, because some names look like an id.
    let card = match read_name(name, section, &place, draft.faults.len()) {
        Err(_) if is_set_id(name) => read_set_id(name, section.unwrap_or(Section::Main), &place),
        named => named,
    };
    let section = section.unwrap_or_else(|| match card.as_ref().map(|title| title.card().kind) {
        Ok(Kind::Leader) => Section::Leader,
        Ok(Kind::Base) => Section::Base,
        _ => Section::Main,
    });
    let count = count.map_or(Ok(1), |count| read_count(count, section, &place));
    draft.add(section, place, card, count)
}

/// Splits off the number of copies before a name: `3 | `, `3 ` or `3x `. A name that begins with a
/// digit, such as 97th Legion, has no number.
fn split_count(line: &str) -> (Option<&str>, &str) {
    let after_digits = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = &line[..line.len() - after_digits.len()];
    let rest = after_digits.strip_prefix(['x', 'X', '×']).unwrap_or(after_digits);
    let ends =
        rest.is_empty() || rest.starts_with(|sign: char| sign == '|' || sign.is_whitespace());
    if digits.is_empty() || !ends {
        return (None, line);
    }
    (Some(digits), rest.trim_start_matches(|sign: char| sign == '|' || sign.is_whitespace()))
}

fn no_cards() -> Fault {
    unreadable(
        &Place::Deck,
        text!(
            "There are no cards in this text. Write one per line with its number of copies, such as \
         3 | Battlefield Marine, under the headings Leader, Base, Deck and Sideboard.",
            "En este texto no hay cartas. Escribe una por línea con su número de copias, por ejemplo \
         3 | Battlefield Marine, bajo los títulos Líder, Base, Mazo y Reserva."
        ),
    )
}

/// Writes a deck in the text form, which does not contain its name.
#[must_use]
pub fn to_melee(sketch: &Sketch) -> String {
    let [leader, base] = [sketch.leader, sketch.base].map(|one| one.map(|title| (title, 1)));
    let sections: [(&str, &[(Title, u8)]); 4] = [
        ("Leaders", leader.as_slice()),
        ("Base", base.as_slice()),
        ("MainDeck", &sketch.cards),
        ("Sideboard", &sketch.sideboard),
    ];
    let mut written = String::new();
    for (heading, pile) in sections.iter().filter(|(_, pile)| !pile.is_empty()) {
        let gap = if written.is_empty() { "" } else { "\n" };
        written += &format!("{gap}{heading}\n");
        for (title, count) in *pile {
            written += &line(*title, *count);
        }
    }
    written
}

fn line(title: Title, count: u8) -> String {
    let card = title.card();
    match (card.name, card.subtitle) {
        ([name, _], "") => format!("{count} | {name}\n"),
        ([name, _], subtitle) => format!("{count} | {name} | {subtitle}\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sections, counts and card numbers that were read.
    fn entries(text: &str) -> Vec<(Section, u8, u8)> {
        let draft = read_melee(text).expect("a draft");
        assert_eq!(draft.faults(), []);
        let entries = draft.entries().iter().map(|entry| {
            (entry.section, entry.count.expect("a count"), entry.card.expect("a card").number())
        });
        entries.collect()
    }

    #[test]
    fn headings_and_lines_are_read_in_both_languages() {
        use Section::{Base, Leader, Main, Sideboard};
        let expected =
            [(Leader, 1, 5), (Base, 1, 29), (Main, 3, 95), (Main, 2, 51), (Sideboard, 1, 78)];
        for text in [
            "Leaders\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Administrator's Tower\n\n\
             MainDeck\n3 | Battlefield Marine\n2 | Luke Skywalker | Jedi Knight\n\n\
             Sideboard\n1 | Vanquish\n",
            "\u{feff}LÍDER:\r\nLuke Skywalker\r\nbase:\r\n1x Administrator’s Tower\r\n\
             == Mazo ==\r\n3x Battlefield Marine\r\n2 Luke Skywalker, Jedi Knight\r\nReserva\r\nVanquish\r\n",
            "1 Luke Skywalker | Faithful Friend\n1 SOR_029\n3|Battlefield Marine\n2 sor-51\n\
             sideboard\n1 vanquish",
        ] {
            assert_eq!(entries(text), expected, "{text}");
        }
    }

    #[test]
    fn a_count_is_told_from_a_name_that_begins_with_a_digit() {
        for (line, count, name) in [
            ("3 | Vanquish", Some("3"), "Vanquish"),
            ("3x Vanquish", Some("3"), "Vanquish"),
            ("3 X-wing", Some("3"), "X-wing"),
            ("12\tVanquish", Some("12"), "Vanquish"),
            ("3", Some("3"), ""),
            ("97th Legion", None, "97th Legion"),
            ("2-1B Surgical Droid", None, "2-1B Surgical Droid"),
            ("2 2-1B Surgical Droid", Some("2"), "2-1B Surgical Droid"),
            ("Vanquish", None, "Vanquish"),
        ] {
            assert_eq!(split_count(line), (count, name), "{line}");
        }
    }

    #[test]
    fn faults_name_their_line() {
        let draft = read_melee("Deck\n\n300 | Vanquish\n2 | Vanqish\n1 | SHD_001\n").expect("it");
        let lines: Vec<_> = draft.faults().iter().map(|fault| fault.place.clone()).collect();
        assert_eq!(lines, [3, 4, 5].map(Place::Line));
        assert_eq!(draft.entries()[0].count, None);
        assert_eq!(draft.entries()[1].card, None);
        assert!(draft.faults()[2].text.es.contains("otra colección"));
    }
}
