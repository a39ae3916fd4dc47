//! How a part of the page changed: the text between what stays the same at its beginning and end.

use serde::{Serialize, Serializer};

/// A change of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Edit<'a> {
    /// The length of the beginning that stays, in UTF-16 units, as scripts count.
    start: usize,
    /// The length of the end that stays.
    end: usize,
    /// What is between them now.
    text: &'a str,
}

impl<'a> Edit<'a> {
    /// The change from one text to another, unless most of it is new.
    pub(super) fn between(before: &str, now: &'a str) -> Option<Self> {
        let start = alike(before.chars(), now.chars());
        let (old, new) = (&before[start..], &now[start..]);
        let end = alike(old.chars().rev(), new.chars().rev());
        let text = &new[..new.len() - end];
        let units = |part: &str| part.encode_utf16().count();
        let edit = Self { start: units(&now[..start]), end: units(&now[now.len() - end..]), text };
        (text.len() < now.len() / 4 * 3).then_some(edit)
    }
}

/// The length in bytes of what two texts have in common.
fn alike(one: impl Iterator<Item = char>, other: impl Iterator<Item = char>) -> usize {
    one.zip(other).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum()
}

impl Serialize for Edit<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.start, self.end, self.text).serialize(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a client makes of an edit.
    fn carried_out(before: &str, edit: Edit<'_>) -> String {
        let units: Vec<u16> = before.encode_utf16().collect();
        let middle: Vec<u16> = edit.text.encode_utf16().collect();
        let parts = [&units[..edit.start], &middle, &units[units.len() - edit.end..]];
        String::from_utf16(&parts.concat()).expect("whole characters")
    }

    #[test]
    fn an_edit_makes_the_new_text_of_the_old() {
        let texts = [
            "<b>Más</b> tres 🂠 cartas en la mano de Ana",
            "<b>Más</b> tres 🂡 cartas en la mano de Ana",
            "<b>Más</b> tres 🂡🂡 cartas en la mano de Ana",
            "<b>Más</b> tres 🂡 cartas en la mano de Ana…",
            "<b>Más</b> tres 🂡 cartas en la mano",
        ];
        for before in texts {
            for now in texts {
                let edit = Edit::between(before, now).expect("they are alike");
                assert_eq!(carried_out(before, edit), now);
            }
        }
        let same = Edit::between(texts[0], texts[0]).expect("they are alike");
        assert_eq!(same.text, "");
    }

    #[test]
    fn repeated_letters_are_not_counted_twice() {
        let (before, now) = ("aaaaaaaa", "aaaaaaaaaaaa");
        assert_eq!(carried_out(before, Edit::between(before, now).expect("alike")), now);
        assert_eq!(carried_out(now, Edit::between(now, before).expect("alike")), before);
    }

    #[test]
    fn a_new_text_is_sent_whole() {
        assert_eq!(Edit::between("nothing in common", "<p>Other</p>"), None);
        assert_eq!(Edit::between("", "<p>Other</p>"), None);
    }
}
