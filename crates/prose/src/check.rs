//! The check that every sentence a player reads is complete in both languages.

use crate::spanish::contract;
use crate::{Lang, Text};

impl Text {
    /// Checks that both languages are present and well formed; the error names the language and the
    /// fault.
    ///
    /// It finds empty texts, placeholders left in, stray spaces, Spanish questions and exclamations
    /// without both signs, and an `a el` or `de el` that was not contracted.
    pub fn is_complete(&self) -> Result<(), String> {
        for lang in Lang::ALL {
            let text = self.get(lang);
            let fault = set_neatly(text).and_then(|()| match lang {
                Lang::En => Ok(()),
                Lang::Es => spelled_in_spanish(text),
            });
            fault.map_err(|why| format!("the text in {lang:?} {why}: {text:?}"))?;
        }
        Ok(())
    }
}

fn set_neatly(text: &str) -> Result<(), &'static str> {
    let mut pairs = text.chars().zip(text.chars().skip(1));
    if text.trim().is_empty() {
        Err("is empty")
    } else if text.contains(['{', '}']) {
        Err("has a placeholder that was not replaced")
    } else if text.trim() != text {
        Err("begins or ends with a space")
    } else if text.contains("  ") {
        Err("has two spaces in a row")
    } else if pairs.any(|(a, b)| a == ' ' && ",.;:?!)".contains(b)) {
        Err("has a space before punctuation")
    } else {
        Ok(())
    }
}

fn spelled_in_spanish(text: &str) -> Result<(), &'static str> {
    if !balanced(text, '¿', '?') {
        Err("does not open and close its questions with «¿» and «?»")
    } else if !balanced(text, '¡', '!') {
        Err("does not open and close its exclamations with «¡» and «!»")
    } else if contract(text.to_owned()) != text {
        Err("says «a el» or «de el» instead of «al» or «del»")
    } else {
        Ok(())
    }
}

/// Whether the signs alternate: opened, closed, opened, closed.
fn balanced(text: &str, opening: char, closing: char) -> bool {
    let mut expected = opening;
    for sign in text.chars().filter(|sign| [opening, closing].contains(sign)) {
        if sign != expected {
            return false;
        }
        expected = if sign == opening { closing } else { opening };
    }
    expected == opening
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_sentence_passes() {
        for (en, es) in
            [("Draw 1 card.", "Roba 1 carta."), ("Which? (Any!)", "¿Cuál? (¡Cualquiera!)")]
        {
            assert_eq!(Text::new(en, es).is_complete(), Ok(()));
        }
    }

    #[test]
    fn each_fault_is_named_with_its_language() {
        for (en, es, fault) in [
            ("", "Roba.", "En is empty"),
            ("Draw.", " ", "Es is empty"),
            ("{who} draws.", "Roba.", "En has a placeholder"),
            ("Draw  1.", "Roba 1.", "En has two spaces"),
            ("Draw 1.", "Roba 1. ", "Es begins or ends"),
            ("Draw .", "Roba.", "En has a space before"),
            ("Which?", "Cuál?", "Es does not open and close its questions"),
            ("Which?", "¿Cuál", "Es does not open and close its questions"),
            ("Now!", "!Ya¡", "Es does not open and close its exclamations"),
        ] {
            let found = Text::new(en, es).is_complete().unwrap_err();
            assert!(found.contains(fault), "{found}");
        }
    }

    #[test]
    fn a_missed_contraction_is_a_fault() {
        let text = Text { en: "of the deck".to_owned(), es: "de el mazo".to_owned() };
        assert!(text.is_complete().unwrap_err().contains("«del»"));
    }
}
