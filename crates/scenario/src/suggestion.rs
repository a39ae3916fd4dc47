//! The known word closest to a misspelt one.

use prose::slips;

/// Longer words are not compared: no known word is as long, and comparing takes time.
const LONGEST_WORD: usize = 60;

/// The word that was found, with the closest known word if it is a likely misspelling.
pub(crate) fn found_word<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    match closest(word, known) {
        _ if word.is_empty() => "nothing".to_owned(),
        Some(meant) => format!("`{word}`; did you mean `{meant}`?"),
        None => format!("`{word}`"),
    }
}

/// The known word that is only a few letters away.
fn closest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let tolerated = 1 + word.chars().count() / 4;
    let compared = |known: &'a str| (slips(word, known), known);
    let near = known.into_iter().filter(|_| word.len() <= LONGEST_WORD).map(compared);
    near.filter(|&(slips, _)| slips <= tolerated).min().map(|best| best.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_misspelt_word_gets_a_suggestion() {
        let known = ["hand", "discard", "deck", "row"];
        for (word, meant) in [
            ("hnad", "`hnad`; did you mean `hand`?"),
            ("dekc", "`dekc`; did you mean `deck`?"),
            ("discards", "`discards`; did you mean `discard`?"),
            ("wor", "`wor`"),
            ("ro", "`ro`; did you mean `row`?"),
            ("", "nothing"),
            ("graveyard", "`graveyard`"),
        ] {
            assert_eq!(found_word(word, known), meant);
        }
    }
}
