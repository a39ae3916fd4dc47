//! The English indefinite article: "a" or "an".

use crate::text::OPENING;

/// Beginnings written with a vowel but spoken with a consonant: "a unit", "a one-time offer".
const SPOKEN_CONSONANT: [&str; 13] = [
    "unit", "uniqu", "unif", "union", "univers", "unic", "use", "usu", "util", "euro", "ewe",
    "once", "one",
];
/// Beginnings with a silent h: "an hour".
const SILENT_H: [&str; 5] = ["hour", "honest", "honor", "honour", "heir"];
/// Letters whose own name begins with a vowel: "an X-wing", "an R2 unit".
const SPELLED_VOWEL: [char; 12] = ['A', 'E', 'F', 'H', 'I', 'L', 'M', 'N', 'O', 'R', 'S', 'X'];

/// "a" or "an", by how the phrase after it sounds.
pub(crate) fn indefinite(phrase: &str) -> &'static str {
    let phrase = phrase.trim_start_matches(OPENING);
    let word = phrase.split_whitespace().next().unwrap_or_default();
    if begins_with_vowel_sound(word) { "an" } else { "a" }
}

fn begins_with_vowel_sound(word: &str) -> bool {
    let mut letters = word.chars();
    let Some(first) = letters.next() else { return false };
    if first.is_ascii_digit() {
        let figures: String = word.chars().take_while(char::is_ascii_digit).collect();
        return first == '8' || figures == "11" || figures == "18";
    }
    // A capital without a small letter after it is spelled out: X-wing, AT-ST, R2.
    let spelled = first.is_uppercase() && !letters.next().is_some_and(char::is_lowercase);
    if spelled {
        return SPELLED_VOWEL.contains(&first);
    }
    let word = word.to_lowercase();
    let begins = |list: &[&str]| list.iter().any(|beginning| word.starts_with(beginning));
    begins(&SILENT_H) || (word.starts_with(['a', 'e', 'i', 'o', 'u']) && !begins(&SPOKEN_CONSONANT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_or_an_follows_the_sound() {
        for phrase in [
            "attack",
            "ally",
            "hour",
            "Ewok",
            "X-wing",
            "AT-ST",
            "IG-88",
            "R2 unit",
            "8-cost unit",
            "11th card",
            "unidentified ship",
            "upgrade",
            "(optional) card",
        ] {
            assert_eq!(indefinite(phrase), "an", "{phrase}");
        }
        for phrase in [
            "card",
            "unit",
            "unique unit",
            "U-wing",
            "Y-wing",
            "TIE",
            "hand",
            "once-only effect",
            "110th card",
            "Unit",
            "",
            "user",
        ] {
            assert_eq!(indefinite(phrase), "a", "{phrase}");
        }
    }
}
