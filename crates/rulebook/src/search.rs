//! Forgiving comparison of words: neither case nor accents matter.

use prose::fold;

/// Whether every word of the query occurs in the text, whatever the case or the accents.
pub(crate) fn matches(text: &str, query: &str) -> bool {
    let text = fold(text);
    fold(query).split_whitespace().all(|word| text.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_accents_do_not_matter() {
        assert!(matches("«Preparación», Ñandú", "PREPARACION nandu"));
        assert!(matches("accion", "acció\u{301}n"));
        assert!(!matches("the row", "row pile"), "every word must occur");
    }
}
