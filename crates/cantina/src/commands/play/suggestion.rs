//! What somebody meant who typed something that is not possible.

use prose::{Lang, Text, fold};
use strsim::normalized_damerau_levenshtein;
use table::Listed;

use super::input::COMMANDS;
use super::numbering::numbers;

/// How alike two words must be for one to be a slip of the other: one letter in three may differ.
const ALIKE: f64 = 0.66;

/// The option or command that is nearest to what was typed, if any is near.
pub(super) fn nearest(typed: &str, options: &[Listed], lang: Lang) -> Option<Text> {
    let typed = fold(typed);
    let likeness = |word: &str| {
        let word = fold(word);
        let word = word.trim_end_matches('.');
        let holds_all = typed.len() > 2 && typed.split(' ').all(|part| word.contains(part));
        if holds_all { 1.0 } else { normalized_damerau_levenshtein(&typed, word) }
    };
    let of_options = options.iter().zip(*numbers(options).start()..).map(|(option, number)| {
        let text = option.offer.text.get(lang);
        let near = likeness(text).max(likeness(&option.offer.words));
        (near, Text::same(format!("{number}. {text}")))
    });
    let of_commands = COMMANDS.into_iter().flat_map(|(english, spanish)| {
        [english, spanish].map(|word| (likeness(word), Text::same(word)))
    });
    let near = of_commands.chain(of_options).filter(|(near, _)| *near >= ALIKE);
    // Of equally near ones the first counts.
    near.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, meant)| meant)
}

#[cfg(test)]
mod tests {
    use prose::text;
    use table::Offer;

    use super::*;

    fn meant(typed: &str) -> Option<String> {
        let option = |words: &str, text: Text| Listed {
            offer: Offer { choice: (), heading: Text::default(), words: words.to_owned(), text },
            copies: 1,
        };
        let options = [
            option("play martyr", text!("Play Martyr.", "Juega Mártir.")),
            option("end", text!("End your turn.", "Termina tu turno.")),
        ];
        nearest(typed, &options, Lang::Es).map(|text| text.es)
    }

    #[test]
    fn a_slip_of_the_finger_is_corrected() {
        for (typed, expected) in [
            ("tabelro", "tablero"),
            ("bord", "board"),
            ("play martir", "1. Juega Mártir."),
            ("martir", "1. Juega Mártir."),
            ("Termina turno", "2. Termina tu turno."),
        ] {
            assert_eq!(meant(typed).as_deref(), Some(expected), "{typed}");
        }
    }

    #[test]
    fn something_else_is_not_guessed_at() {
        for typed in ["foo", "xyzzy", "-1", "a", "", "[2J"] {
            assert_eq!(meant(typed), None, "{typed}");
        }
    }
}
