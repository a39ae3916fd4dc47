//! Comparing typed words: case, accents and typing errors.

/// Lower case without accents, as far as English and Spanish need it.
#[must_use]
pub fn fold(text: &str) -> String {
    let plain = |letter| match letter {
        'á' | 'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    };
    // Combining accents are dropped too.
    let accent = |letter: &char| ('\u{300}'..='\u{36f}').contains(letter);
    text.chars().flat_map(char::to_lowercase).filter(|letter| !accent(letter)).map(plain).collect()
}

/// The edit distance between two words: letters added, left out, changed, or swapped with their
/// neighbour.
#[must_use]
pub fn slips(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut rows: Vec<Vec<usize>> = vec![(0..=to.len()).collect()];
    let mut last = None;
    for (at, letter) in from.chars().enumerate() {
        let above = &rows[at];
        let mut row = vec![at + 1];
        for (n, &wanted) in to.iter().enumerate() {
            let changed = above[n] + usize::from(letter != wanted);
            let mut best = changed.min(row[n] + 1).min(above[n + 1] + 1);
            if n > 0 && last == Some(wanted) && letter == to[n - 1] {
                best = best.min(rows[at - 1][n - 1] + 1);
            }
            row.push(best);
        }
        rows.push(row);
        last = Some(letter);
    }
    rows[rows.len() - 1][to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_single_letters_and_swapped_neighbours() {
        for (from, to, count) in [
            ("", "abc", 3),
            ("abc", "", 3),
            ("abc", "abc", 0),
            ("A-4", "A-04", 1),
            ("hnad", "hand", 1),
            ("niño", "nino", 1),
            ("ab", "cd", 2),
        ] {
            assert_eq!(slips(from, to), count, "{from} {to}");
        }
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        assert_eq!(fold("Chirrut Îmwe, ESPÍA"), "chirrut imwe, espia");
        assert_eq!(fold("nin\u{303}o"), "nino");
    }
}
