//! The contents of a deck list before they are checked.

use prose::{Text, text};

use super::Title;
use super::fault::{Fault, Place, quoted, rule};

/// The longest text that is read, in bytes.
pub const LONGEST_TEXT: usize = 64 * 1024;
/// The most entries that are read.
pub const MOST_ENTRIES: usize = 400;
/// The most copies one entry can name.
pub const MOST_COPIES: u8 = 99;
/// The longest deck name that is kept, in letters.
const LONGEST_NAME: usize = 80;

/// The parts of a deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Section {
    /// The leader.
    Leader,
    /// The base.
    Base,
    /// The draw deck.
    Main,
    /// The sideboard.
    Sideboard,
}

impl Section {
    /// The rule about the cards of this section.
    pub(super) const fn rule(self) -> &'static str {
        match self {
            Self::Leader | Self::Base => rule::LEADER_AND_BASE,
            Self::Main => rule::DECK,
            Self::Sideboard => rule::SIDEBOARD,
        }
    }
}

/// One entry of a list of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The part of the deck it is in.
    pub section: Section,
    /// The card, or `None` if there is no such card.
    pub card: Option<Title>,
    /// The number of copies, or `None` if it could not be read.
    pub count: Option<u8>,
    /// Its position in the text.
    pub place: Place,
}

/// The contents of a deck list: its entries in order, and the parts that could not be read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    pub(super) name: Option<String>,
    pub(super) entries: Vec<Entry>,
    pub(super) faults: Vec<Fault>,
}

impl Draft {
    /// The name of the deck.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The entries in the order of the text.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The parts that could not be read; [`Draft::check`] reports them with all other faults.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    pub(super) fn entries_in(&self, section: Section) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.section == section)
    }

    /// Adds an entry, whose card or number of copies may be unreadable. The only error is too many
    /// entries.
    pub(super) fn add(
        &mut self,
        section: Section,
        place: Place,
        card: Result<Title, Fault>,
        count: Result<u8, Fault>,
    ) -> Result<(), Vec<Fault>> {
        if self.entries.len() == MOST_ENTRIES {
            return Err(vec![too_many_entries(&place)]);
        }
        let card = card.map_err(|fault| self.faults.push(fault)).ok();
        let count = count.map_err(|fault| self.faults.push(fault)).ok();
        self.entries.push(Entry { section, card, count, place });
        Ok(())
    }
}

/// Returns a deck name as one line of limited length, or `None` if it is empty.
#[must_use]
pub fn deck_name(found: &str) -> Option<String> {
    let line: String = found.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let words: Vec<&str> = line.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let name = name.trim_end();
    (!name.is_empty()).then(|| name.to_owned())
}

/// Returns the text without a byte order mark; an error if it is too long.
pub(super) fn readable(text: &str) -> Result<&str, Vec<Fault>> {
    if text.len() > LONGEST_TEXT {
        let said = text!(
            "This text is too long for a deck: it has {bytes} bytes, and at most {most} are read.",
            "Este texto es demasiado largo para un mazo: ocupa {bytes} bytes y se leen como mucho \
             {most}.",
            bytes = text.len(),
            most = LONGEST_TEXT,
        );
        return Err(vec![unreadable(&Place::Deck, said)]);
    }
    Ok(text.trim_start_matches('\u{feff}'))
}

/// The fault of a text that contains no deck.
#[must_use]
pub fn unreadable(place: &Place, said: Text) -> Fault {
    Fault::new(rule::HAS_A_DECK, place, said)
}

fn too_many_entries(place: &Place) -> Fault {
    let said = text!(
        "Only {most} entries are read. Write each card once, with its number of copies.",
        "Solo se leen {most} entradas. Escribe cada carta una vez, con su número de copias.",
        most = MOST_ENTRIES,
    );
    unreadable(place, said)
}

/// Reads the number of copies.
pub(super) fn read_count(found: &str, section: Section, place: &Place) -> Result<u8, Fault> {
    let written = Some(found).filter(|found| found.chars().all(|c| c.is_ascii_digit()));
    let count = written.and_then(|found| found.parse().ok());
    count.filter(|count| *count <= MOST_COPIES).ok_or_else(|| {
        let said = text!(
            "{found} is not a number of copies. Write a whole number from 0 to {most}.",
            "{found} no es un número de copias. Escribe un número entero del 0 al {most}.",
            found = quoted(found),
            most = MOST_COPIES,
        );
        Fault::new(section.rule(), place, said)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(deck_name("  My\n deck\u{0} "), Some("My deck".to_owned()));
        assert_eq!(deck_name(" \n\u{7}"), None);
        let long = deck_name(&"very long ".repeat(50)).expect("a name");
        assert!(long.chars().count() <= LONGEST_NAME);
        assert_eq!(deck_name(&long), Some(long));
    }

    #[test]
    fn copies_are_counted_from_0_to_99() {
        for (written, count) in [("0", Some(0)), ("3", Some(3)), ("99", Some(99)), ("100", None)] {
            assert_eq!(read_count(written, Section::Main, &Place::Line(1)).ok(), count);
        }
        for written in ["-1", "+1", "1.5", "", "three", "99999999999999999999999"] {
            let fault = read_count(written, Section::Main, &Place::Line(7)).unwrap_err();
            assert_eq!((fault.rule, fault.place), ("SWU-DECK-02", Place::Line(7)));
        }
    }
}
