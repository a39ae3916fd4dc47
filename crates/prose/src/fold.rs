//! Comparing words as people type them.

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
    // An accent typed as a letter of its own is dropped as well.
    let accent = |letter: &char| ('\u{300}'..='\u{36f}').contains(letter);
    text.chars().flat_map(char::to_lowercase).filter(|letter| !accent(letter)).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_accents_do_not_matter() {
        assert_eq!(fold("Chirrut Îmwe, ESPÍA"), "chirrut imwe, espia");
        assert_eq!(fold("nin\u{303}o"), "nino");
    }
}
