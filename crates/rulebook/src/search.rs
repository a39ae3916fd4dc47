//! Search that ignores case and accents.

use prose::fold;

/// Whether the text contains every word of the query, ignoring case and accents.
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
