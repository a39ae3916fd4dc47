//! The short form of decks in setups and web addresses: `5.29.44x2.45~46x3` is leader 5, base 29,
//! two copies of 44 and one of 45, and a sideboard of three copies of 46. A leader or base that has
//! not been chosen leaves its part empty: `.29.44x2`.

use prose::text;

use super::Title;
use super::draft::{Draft, Section, read_count, readable, unreadable};
use super::fault::{Fault, Place};
use super::set_id::read_number;
use super::sketch::Sketch;

const BETWEEN_CARDS: char = '.';
const BEFORE_COUNT: char = 'x';
const BEFORE_SIDEBOARD: char = '~';

/// Writes a deck as a short code, which does not contain its name.
#[must_use]
pub fn code(sketch: &Sketch) -> String {
    let part = |&(title, count): &(Title, u8)| match count {
        1 => title.number().to_string(),
        _ => format!("{}{BEFORE_COUNT}{count}", title.number()),
    };
    let one = |title: Option<Title>| title.map_or_else(String::new, |title| part(&(title, 1)));
    let leader_and_base = [sketch.leader, sketch.base].map(one);
    let cards = leader_and_base.into_iter().chain(sketch.cards.iter().map(part));
    let joined = |parts: Vec<String>| parts.join(&BETWEEN_CARDS.to_string());
    let mut written = joined(cards.collect());
    if !sketch.sideboard.is_empty() {
        written.push(BEFORE_SIDEBOARD);
        written += &joined(sketch.sideboard.iter().map(part).collect());
    }
    written
}

/// Whether a text consists only of characters of a short code.
pub(super) fn looks_like_code(text: &str) -> bool {
    let signs = [BETWEEN_CARDS, BEFORE_COUNT, BEFORE_SIDEBOARD];
    text.contains(BETWEEN_CARDS) && text.chars().all(|c| c.is_ascii_digit() || signs.contains(&c))
}

/// Reads a short code.
pub fn from_code(text: &str) -> Result<Draft, Vec<Fault>> {
    let text = readable(text)?.trim();
    if text.is_empty() {
        return Err(vec![nothing()]);
    }
    let (deck, sideboard) = match text.split_once(BEFORE_SIDEBOARD) {
        Some((deck, sideboard)) => (deck, Some(sideboard)),
        None => (text, None),
    };
    let sections =
        [Section::Leader, Section::Base].into_iter().chain(std::iter::repeat(Section::Main));
    let parts = deck.split(BETWEEN_CARDS).zip(sections);
    let beside = sideboard.into_iter().flat_map(|cards| cards.split(BETWEEN_CARDS));
    let mut draft = Draft::default();
    for (n, (part, section)) in
        parts.chain(beside.map(|part| (part, Section::Sideboard))).enumerate()
    {
        if part.is_empty() && matches!(section, Section::Leader | Section::Base) {
            continue;
        }
        let place = Place::Part(n + 1);
        let (number, count) = part.split_once(BEFORE_COUNT).unwrap_or((part, "1"));
        let card = read_number(number, section, &place);
        let count = read_count(count, section, &place);
        draft.add(section, place, card, count)?;
    }
    Ok(draft)
}

fn nothing() -> Fault {
    unreadable(
        &Place::Deck,
        text!(
            "There is no deck here. A short code is the numbers of leader, base and cards, such as \
         5.29.44x2.45.",
            "Aquí no hay ningún mazo. Un código corto son los números de líder, base y cartas, por \
         ejemplo 5.29.44x2.45."
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_part_by_part() {
        use Section::{Base, Leader, Main, Sideboard};
        let draft = from_code("5.29.44x2.45~46x3").expect("a draft");
        let entries = draft.entries().iter().map(|entry| {
            (entry.section, entry.card.expect("a card").number(), entry.count.expect("a count"))
        });
        let expected =
            [(Leader, 5, 1), (Base, 29, 1), (Main, 44, 2), (Main, 45, 1), (Sideboard, 46, 3)];
        assert_eq!(entries.collect::<Vec<_>>(), expected);
        assert_eq!(draft.faults(), []);
    }

    #[test]
    fn faults_name_their_part() {
        for (text, parts) in [
            ("5.29.0.45", vec![3]),
            ("5.29.253.1000", vec![3, 4]),
            ("5.29.44x100", vec![3]),
            ("5.29.44x", vec![3]),
            ("5.29..44", vec![3]),
            ("5.29~", vec![3]),
            ("5.29~44~45", vec![3]),
            ("luke", vec![1]),
            ("5.29.-1.+44", vec![3, 4]),
        ] {
            let draft = from_code(text).expect("a draft");
            let found: Vec<_> = draft.faults().iter().map(|fault| fault.place.clone()).collect();
            assert_eq!(found, parts.into_iter().map(Place::Part).collect::<Vec<_>>(), "{text}");
        }
        assert_eq!(from_code(" ").unwrap_err()[0].place, Place::Deck);
    }

    #[test]
    fn a_missing_leader_or_base_is_an_empty_part() {
        for written in [".", "5.", ".29", "5.29", "..44x2", ".29.44~46x3", ".~46"] {
            let draft = from_code(written).expect("a draft");
            assert_eq!(draft.faults(), [], "{written}");
            assert_eq!(code(&Sketch::from(&draft)), written);
            assert_eq!(
                draft.entries_in(Section::Leader).count(),
                usize::from(written.starts_with('5'))
            );
        }
    }
}
