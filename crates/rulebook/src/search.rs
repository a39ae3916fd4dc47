//! Forgiving comparison of words: case, accents and slips of the pen.

use prose::fold;

/// Whether every word of the query occurs in the text, whatever the case or the accents.
pub(crate) fn matches(text: &str, query: &str) -> bool {
    let text = fold(text);
    fold(query).split_whitespace().all(|word| text.contains(word))
}

/// How many letters must be added, removed or changed to get from one word to the other.
pub(crate) fn edit_distance(from: &str, to: &str) -> usize {
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (removed, letter) in (1..).zip(from.bytes()) {
        let mut diagonal = row[0];
        row[0] = removed;
        for (at, wanted) in to.bytes().enumerate() {
            let change = diagonal + usize::from(letter != wanted);
            diagonal = row[at + 1];
            row[at + 1] = change.min(row[at] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
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

    #[test]
    fn distance_counts_single_letters() {
        for (from, to, distance) in
            [("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("A-4", "A-04", 1), ("ab", "ba", 2)]
        {
            assert_eq!(edit_distance(from, to), distance, "{from} {to}");
        }
    }
}
