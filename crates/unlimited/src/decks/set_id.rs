//! Cards by set and number: `SOR_014`.

use prose::text;

use super::Title;
use super::draft::Section;
use super::fault::{Fault, Place, quoted};

const THIS_SET: &str = "SOR";

/// The id of a card as other programs write it.
#[must_use]
pub fn set_id(title: Title) -> String {
    format!("{THIS_SET}_{:03}", title.number())
}

/// Splits an id into set and number.
fn split(id: &str) -> Option<(&str, &str)> {
    let (set, number) = id.trim().split_once(['_', '-'])?;
    let is_set = (2..=5).contains(&set.len()) && set.chars().all(|c| c.is_ascii_alphanumeric());
    let is_number = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
    (is_set && is_number).then_some((set, number))
}

/// Whether the text has the form of an id, of any set and number.
pub(super) fn is_set_id(id: &str) -> bool {
    split(id).is_some()
}

/// The card with this id.
pub(super) fn read_set_id(id: &str, section: Section, place: &Place) -> Result<Title, Fault> {
    let said = match split(id) {
        None => text!(
            "{id} is not the id of a card. Write the set and the number, as in {example}.",
            "{id} no es el identificador de una carta. Escribe la colección y el número, como en \
             {example}.",
            id = quoted(id),
            example = quoted("SOR_014"),
        ),
        Some((set, number)) if set.eq_ignore_ascii_case(THIS_SET) => {
            return read_number(number, section, place);
        }
        Some(_) => text!(
            "{id} is a card of another set. Only the first set, {this}, is played here.",
            "{id} es una carta de otra colección. Aquí solo se juega con la primera, {this}.",
            id = quoted(id),
            this = prose::Name(THIS_SET),
        ),
    };
    Err(Fault::new(section.rule(), place, said))
}

/// The card with this number in the set.
pub(super) fn read_number(number: &str, section: Section, place: &Place) -> Result<Title, Fault> {
    let written = Some(number).filter(|number| number.chars().all(|c| c.is_ascii_digit()));
    let read = written.and_then(|number| number.parse().ok());
    read.and_then(Title::of_number).ok_or_else(|| {
        let said = text!(
            "There is no card number {number}: the set has the numbers 1 to {last}. Write the \
             number of the usual printing.",
            "No hay ninguna carta número {number}: la colección tiene los números del 1 al {last}. \
             Escribe el número de la edición habitual.",
            number = quoted(number),
            last = Title::LAST_NUMBER,
        );
        Fault::new(section.rule(), place, said)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(id: &str) -> Result<u8, String> {
        read_set_id(id, Section::Main, &Place::Deck)
            .map(Title::number)
            .map_err(|fault| fault.text.en)
    }

    #[test]
    fn ids_are_read_in_the_forms_people_write() {
        for id in ["SOR_014", "SOR_14", "sor_014", "SOR-014", "sor-14", " SOR_0014 "] {
            assert_eq!(read(id), Ok(14), "{id}");
        }
        for title in Title::all().filter(|title| title.number() > 0) {
            assert_eq!(read(&set_id(title)), Ok(title.number()));
        }
    }

    #[test]
    fn other_sets_other_numbers_and_other_words_are_told_apart() {
        for (id, said) in [
            ("SHD_014", "another set"),
            ("TS26_1", "another set"),
            ("SOR_000", "no card number"),
            ("SOR_253", "no card number"),
            ("SOR_99999999999999999999", "no card number"),
            ("SOR014", "not the id"),
            ("SOR_", "not the id"),
            ("_14", "not the id"),
            ("SOR_1x", "not the id"),
            ("", "not the id"),
            ("../../etc/passwd", "not the id"),
        ] {
            assert!(read(id).is_err_and(|text| text.contains(said)), "{id}: {:?}", read(id));
        }
        assert!(!is_set_id("AT-ST") && !is_set_id("C-3PO") && is_set_id("SHD-001"));
    }
}
