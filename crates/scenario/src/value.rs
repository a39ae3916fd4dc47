//! The value of a property: a list of items such as `x-wing (damage 1), 2 x y-wing`.

use std::fmt;
use std::str::FromStr;

use crate::Mismatch;

/// The notation of the empty list.
const NOTHING: &str = "nothing";
/// The notation of an item whose identity a viewer may not know.
const UNKNOWN: &str = "?";
/// The character between the name of an item and the number of its copy.
pub(crate) const COPY: char = '#';
/// The largest number of items in a list, so that an error such as `99999 x tie-fighter` does not
/// use up the memory.
const MOST_ITEMS: usize = 1000;

/// One item of a value: a card, a token, a number, a word.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Item {
    /// One word: letters, digits and `- # . ' +`, or `?` if the viewer may not know it.
    pub name: String,
    /// Notes on it, such as `damage 1`; [`Item::note`] keeps them sorted, because their order does
    /// not matter.
    pub notes: Vec<String>,
    /// The number of the copy, from 1, if the game distinguishes copies. It is only written if the
    /// file does so too: `x-wing#2`.
    pub copy: Option<u8>,
}

impl Item {
    /// An item without notes; a number is an item too.
    #[must_use]
    pub fn new(name: impl fmt::Display) -> Self {
        Self { name: name.to_string(), notes: Vec::new(), copy: None }
    }

    /// The same item with this copy number, counted from 1 as in choices.
    #[must_use]
    pub fn copy(self, number: u8) -> Self {
        Self { copy: Some(number), ..self }
    }

    /// An item whose identity the viewer may not know.
    #[must_use]
    pub fn unknown() -> Self {
        Self::new(UNKNOWN)
    }

    /// The same item with one more note, such as `used` or `damage 1`.
    #[must_use]
    pub fn note(mut self, note: impl fmt::Display) -> Self {
        self.notes.push(note.to_string());
        self.notes.sort();
        self
    }

    /// Whether there is exactly this note.
    #[must_use]
    pub fn has_note(&self, note: &str) -> bool {
        self.notes.iter().any(|have| have == note)
    }

    /// The rest of the note that begins with this word: `leia` for the note `on leia` and the word
    /// `on`.
    #[must_use]
    pub fn noted_as(&self, word: &str) -> Option<&str> {
        self.notes.iter().find_map(|note| note.strip_prefix(word)?.strip_prefix(' '))
    }

    /// The number in the note that begins with this word: 1 for the note `damage 1`.
    #[must_use]
    pub fn noted(&self, word: &str) -> Option<i64> {
        self.noted_as(word)?.parse().ok()
    }

    /// Whether `other` has the name and all notes of `self`; further notes do not matter.
    pub(crate) fn covers(&self, other: &Self) -> bool {
        self.name == other.name && self.notes.iter().all(|note| other.has_note(note))
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        if self.notes.is_empty() { Ok(()) } else { write!(f, " ({})", self.notes.join(", ")) }
    }
}

impl FromStr for Item {
    type Err = Mismatch;

    fn from_str(text: &str) -> Result<Self, Mismatch> {
        let (name, notes) = match text.split_once('(') {
            Some((name, rest)) => (name.trim(), Some(rest.trim())),
            None => (text.trim(), None),
        };
        if name == NOTHING {
            return Err(Mismatch::quoting("`nothing` alone, or items", text.trim()));
        }
        if name != UNKNOWN && !is_word(name) {
            return Err(Mismatch::quoting("an item: one word, then notes in parentheses", text));
        }
        let item = Self::new(name);
        let Some(notes) = notes else { return Ok(item) };
        let inside = notes.strip_suffix(')').filter(|inside| !inside.contains(['(', ')']));
        let notes: Vec<&str> = inside.unwrap_or_default().split(',').map(str::trim).collect();
        if notes.contains(&"") {
            return Err(Mismatch::quoting("notes such as `(damage 1, used)`", text));
        }
        Ok(notes.into_iter().fold(item, Item::note))
    }
}

/// Whether a text can be the name of an item, seat or property, or an id.
pub(crate) fn is_word(text: &str) -> bool {
    let letter = |c: char| c.is_alphanumeric() || "-#.'+".contains(c);
    !text.is_empty() && text.chars().all(letter)
}

/// Items in order, written `a, 3 x b (damage 1)`, or `nothing`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Value(pub Vec<Item>);

impl Value {
    /// The same items, with copy numbers for those names that have one among the wanted items.
    pub(crate) fn numbered_like<'a>(mut self, wanted: impl Iterator<Item = &'a Item>) -> Self {
        let numbered = |item: &'a Item| item.name.rsplit_once(COPY).map(|(name, _)| name);
        let names: Vec<&str> = wanted.filter_map(numbered).collect();
        for item in &mut self.0 {
            if let Some(copy) = item.copy.take().filter(|_| names.contains(&item.name.as_str())) {
                item.name = format!("{}{COPY}{copy}", item.name);
            }
        }
        self
    }

    /// The same items with a note such as `damage 0` for each of these words they have no note for.
    pub(crate) fn with_zeros(&self, words: &[&str]) -> Self {
        let fill = |item: &Item| {
            let absent = words.iter().filter(|word| item.noted_as(word).is_none());
            absent.fold(item.clone(), |item, word| item.note(format_args!("{word} 0")))
        };
        Self(self.0.iter().map(fill).collect())
    }

    /// Whether each wanted item can be matched to a different item here; further notes do not
    /// matter.
    pub(crate) fn contains(&self, wanted: &Self) -> bool {
        // An item wanted with few notes also matches those wanted with more, so each kind must be
        // here as often as all wanted items that it matches.
        let bare = wanted.0.iter().map(|item| Item::new(&item.name));
        let mut kinds = wanted.0.iter().cloned().chain(bare);
        kinds.all(|kind| self.count(&kind) >= wanted.count(&kind))
    }

    /// Whether none of these items is here, with or without further notes.
    pub(crate) fn lacks(&self, unwanted: &Self) -> bool {
        unwanted.0.iter().all(|item| self.count(item) == 0)
    }

    /// The same items, sorted.
    pub(crate) fn sorted(&self) -> Self {
        let mut items = self.0.clone();
        items.sort();
        Self(items)
    }

    fn count(&self, kind: &Item) -> usize {
        self.0.iter().filter(|item| kind.covers(item)).count()
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str(NOTHING);
        }
        let mut separator = "";
        // The copy number is not written, so it does not separate items that look the same.
        for run in self.0.chunk_by(|a, b| (&a.name, &a.notes) == (&b.name, &b.notes)) {
            // Two items are written one by one, `tie, tie`, which is easier to read.
            let (times, shown) =
                if run.len() < 3 { (None, run) } else { (Some(run.len()), &run[..1]) };
            for item in shown {
                f.write_str(separator)?;
                if let Some(times) = times {
                    write!(f, "{times} x ")?;
                }
                item.fmt(f)?;
                separator = ", ";
            }
        }
        Ok(())
    }
}

impl FromStr for Value {
    type Err = Mismatch;

    fn from_str(text: &str) -> Result<Self, Mismatch> {
        if text.trim() == NOTHING {
            return Ok(Self::default());
        }
        if text.trim().is_empty() {
            return Err(Mismatch::new("items separated by commas, or `nothing`", "no value"));
        }
        let mut items = Vec::new();
        for part in split_list(text) {
            let (times, item) = read_times(part);
            let item: Item = item.parse()?;
            if times == 0 || times > MOST_ITEMS - items.len() {
                let most = format!("from 1 to {MOST_ITEMS} items");
                return Err(Mismatch::quoting(most, part.trim()));
            }
            items.extend(std::iter::repeat_n(item, times));
        }
        Ok(Self(items))
    }
}

/// Splits `7 x tie` into number and item; the number is 1 if there is none.
fn read_times(part: &str) -> (usize, &str) {
    let counted = part.split_once(" x ").and_then(|(times, item)| {
        let digits = times.trim();
        let number = digits.chars().all(|c| c.is_ascii_digit()) && !digits.is_empty();
        // A number that does not fit into `usize` is beyond `MOST_ITEMS` as well.
        number.then(|| (digits.parse().unwrap_or(usize::MAX), item))
    });
    counted.unwrap_or((1, part))
}

/// Splits at the commas that are not inside parentheses.
fn split_list(text: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    text.split(move |c| {
        match c {
            '(' => inside = true,
            ')' => inside = false,
            _ => {}
        }
        c == ',' && !inside
    })
}

/// Returns the only item of a value; for the `set` of properties such as `turn`.
///
/// # Errors
/// A message that exactly one item was expected.
pub fn only(items: &[Item]) -> Result<&Item, String> {
    match items {
        [item] => Ok(item),
        _ => Err(format!("expected exactly one item, not `{}`", Value(items.to_vec()))),
    }
}

/// Returns the whole number that is the only item of a value; for the `set` of properties such as
/// damage or resources.
///
/// # Errors
/// A message that a whole number was expected.
pub fn whole_number(items: &[Item]) -> Result<i64, String> {
    let item = only(items)?;
    item.to_string().parse().map_err(|_| format!("expected a whole number, not `{item}`"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn value(text: &str) -> Value {
        text.parse().unwrap()
    }

    #[test]
    fn items_are_words_with_notes_in_any_order() {
        let item: Item = "gozanti-cruiser (used, damage 12)".parse().unwrap();
        assert_eq!(item, Item::new("gozanti-cruiser").note("damage 12").note("used"));
        assert_eq!(item.to_string(), "gozanti-cruiser (damage 12, used)");
        assert_eq!(item.noted("damage"), Some(12));
        assert_eq!(item.noted("dam"), None);
        assert!(item.has_note("used") && !item.has_note("damage"));
        assert_eq!(Item::new("lightsaber").note("on leia").noted_as("on"), Some("leia"));
    }

    #[test]
    fn values_are_read_as_they_are_written() {
        for text in ["nothing", "a", "a, a, b", "3 x a, b (x 1, y)", "4 x ?", "-2", "x, k-2'a#1.+"]
        {
            assert_eq!(value(text).to_string(), text);
        }
        assert_eq!(value("2 x a , b"), value("a, a, b"));
    }

    #[test]
    fn broken_values_say_what_was_expected() {
        for (text, complaint) in [
            ("", "expected items separated by commas, or `nothing` / found no value"),
            ("a,,b", "expected an item: one word, then notes in parentheses / found nothing"),
            ("a b", "expected an item: one word, then notes in parentheses / found `a b`"),
            ("a (x", "expected notes such as `(damage 1, used)` / found `a (x`"),
            ("a (x))", "expected notes such as `(damage 1, used)` / found `a (x))`"),
            ("a, nothing", "expected `nothing` alone, or items / found `nothing`"),
            ("0 x a", "expected from 1 to 1000 items / found `0 x a`"),
            ("a, 1000 x a", "expected from 1 to 1000 items / found `1000 x a`"),
            (
                "99999999999999999999 x a",
                "expected from 1 to 1000 items / found `99999999999999999999 x a`",
            ),
        ] {
            assert_eq!(text.parse::<Value>().unwrap_err().to_string(), complaint, "{text}");
        }
    }

    #[test]
    fn containing_counts_every_item_once() {
        let row = value("tie (damage 1), tie, x-wing (damage 2, used)");
        for (wanted, there) in [
            ("tie, tie", true),
            ("3 x tie", false),
            ("tie, tie (damage 1)", true),
            ("tie, tie (damage 1), tie", false),
            ("x-wing (used)", true),
            ("x-wing (used), x-wing (damage 2)", false),
            ("y-wing", false),
        ] {
            assert_eq!(row.contains(&value(wanted)), there, "{wanted}");
        }
        assert!(row.lacks(&value("y-wing, x-wing (damage 1)")));
        assert!(!row.lacks(&value("y-wing, x-wing")), "damage does not hide a card");
    }

    #[test]
    fn copies_are_numbered_only_where_the_file_numbers_them() {
        let there = Value(vec![
            Item::new("tie").copy(1).note("used"),
            Item::new("tie").copy(2),
            Item::new("x-wing").copy(1),
        ]);
        let like = |wanted: &str| there.clone().numbered_like(value(wanted).0.iter());
        let alike = Value((1..4).map(|copy| Item::new("tie").copy(copy)).collect());
        assert_eq!(alike.to_string(), "3 x tie");
        assert_eq!(like("tie, x-wing"), value("tie (used), tie, x-wing"));
        assert_eq!(like("tie#7"), value("tie#1 (used), tie#2, x-wing"));
        assert!(!like("tie#2 (used)").contains(&value("tie#2 (used)")));
        assert!(like("tie#1 (used)").contains(&value("tie#1 (used)")));
    }

    #[test]
    fn zero_is_noted_only_on_items_without_the_note() {
        let filled = value("tie (damage 1), x-wing (used)").with_zeros(&["damage"]);
        assert_eq!(filled, value("tie (damage 1), x-wing (damage 0, used)"));
    }

    #[test]
    fn setters_name_the_expected_value() {
        assert_eq!(whole_number(&value("-3").0), Ok(-3));
        assert_eq!(
            whole_number(&value("3 (a)").0),
            Err("expected a whole number, not `3 (a)`".to_owned())
        );
        assert_eq!(only(&[]), Err("expected exactly one item, not `nothing`".to_owned()));
    }

    proptest! {
        #[test]
        fn any_value_round_trips(
            items in prop::collection::vec(("[a-z0-9#.'+-]{1,3}", prop::collection::vec("[a-z]{1,2}( [0-9])?", 0..3)), 0..12)
        ) {
            let item = |(name, notes): (String, Vec<String>)| notes.into_iter().fold(Item::new(name), Item::note);
            let value = Value(items.into_iter().map(item).collect());
            prop_assert_eq!(value.to_string().parse(), Ok(value));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "\\PC*") {
            if let Ok(value) = text.parse::<Value>() {
                prop_assert_eq!(value.to_string().parse(), Ok(value));
            }
        }
    }
}
