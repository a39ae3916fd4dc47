//! Error messages about words of a setup that cannot be read.

use prose::{Name, Text, slips, text};

/// Longer keys are not compared with the known ones, as they cannot be typing errors.
const LONGEST_KEY: usize = 40;

pub(super) fn unknown_value(word: &str, notation: &Text) -> Text {
    text!(
        "«{word}» is not understood; write {notation}.",
        "«{word}» no se entiende; escribe {notation}.",
        word = Name(word),
        notation = notation
    )
}

pub(super) fn given_twice(key: &str) -> Text {
    text!(
        "«{key}» is given twice; write it once.",
        "«{key}» aparece dos veces; escríbelo una sola vez.",
        key = Name(key)
    )
}

/// Names the key that was probably meant, or all of them.
pub(super) fn unknown_key(word: &str, key: &str, known: &[&str]) -> Text {
    let tolerated = 1 + key.chars().count() / 4;
    let near = known.iter().filter(|_| key.len() <= LONGEST_KEY);
    let near = near.map(|known| (slips(key, known), *known));
    match near.filter(|(slips, _)| *slips <= tolerated).min() {
        Some((_, meant)) => text!(
            "«{word}» is not understood; did you mean «{meant}»?",
            "«{word}» no se entiende; ¿querías decir «{meant}»?",
            word = Name(word),
            meant = Name(meant)
        ),
        None => text!(
            "«{word}» is not understood; the known keys are {keys}.",
            "«{word}» no se entiende; las claves conocidas son {keys}.",
            word = Name(word),
            keys = Name(&known.join(", "))
        ),
    }
}
