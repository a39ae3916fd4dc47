//! Quotations from sentences that a player reads: `"…"`, `es "…"`.

use std::fmt;

use prose::{Lang, Text};

use super::phrase::split_unquoted;
use crate::Mismatch;

/// Words that a sentence must contain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quote {
    /// `en` or `es` before the words; without either, the default depends on the statement.
    pub language: Option<Lang>,
    /// The words.
    pub words: String,
}

impl Quote {
    /// A quote of a whole sentence in the language of this quote.
    pub(crate) fn instead(&self, sentence: &Text) -> Self {
        let words = sentence.get(self.language.unwrap_or(Lang::En)).to_owned();
        Self { language: self.language, words }
    }

    /// Whether the sentence contains these words; in English if the quote names no language.
    pub(crate) fn is_in(&self, sentence: &Text) -> bool {
        sentence.get(self.language.unwrap_or(Lang::En)).contains(&self.words)
    }

    /// How well the sentence of an option matches, ignoring case; in either language if the quote
    /// names none.
    pub(crate) fn fits(&self, sentence: &Text) -> Fit {
        let bare = |text: &str| text.trim_end_matches('.').to_lowercase();
        let wanted = bare(&self.words);
        let languages =
            Lang::ALL.into_iter().filter(|&lang| self.language.is_none_or(|l| l == lang));
        let fit = languages.map(|lang| match bare(sentence.get(lang)) {
            whole if whole == wanted => Fit::Whole,
            // A quote of only a full stop is empty here and would match every sentence.
            whole if whole.contains(&wanted) && !wanted.is_empty() => Fit::Part,
            _ => Fit::None,
        });
        fit.max().unwrap_or(Fit::None)
    }
}

/// How much of a sentence a quote covers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fit {
    None,
    Part,
    Whole,
}

impl fmt::Display for Quote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.language {
            None => {}
            Some(Lang::En) => f.write_str("en ")?,
            Some(Lang::Es) => f.write_str("es ")?,
        }
        write!(f, "\"{}\"", self.words)
    }
}

/// Splits the language off the front of a text.
fn language(text: &str) -> (Option<Lang>, &str) {
    let tagged = |word| text.strip_prefix(word).filter(|rest| rest.starts_with('"'));
    match (tagged("en "), tagged("es ")) {
        (Some(rest), _) => (Some(Lang::En), rest),
        (_, Some(rest)) => (Some(Lang::Es), rest),
        (None, None) => (None, text),
    }
}

/// Whether a text begins like a quote.
pub(super) fn is_quote(text: &str) -> bool {
    language(text).1.starts_with('"')
}

/// Reads `"Part of a sentence"` with an optional language; quotation marks inside need no escape.
pub(super) fn quote(text: &str) -> Result<Quote, Mismatch> {
    let (language, quoted) = language(text);
    let inside = quoted.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    match inside.map(str::trim) {
        Some(words) if !words.is_empty() => Ok(Quote { language, words: words.to_owned() }),
        _ => Err(Mismatch::quoting("words of a sentence in quotation marks: \"…\"", text)),
    }
}

/// Reads `"…" then "…" then es "…"`.
pub(super) fn quotes(text: &str) -> Result<Vec<Quote>, Mismatch> {
    const THEN: &str = "\" then ";
    let mut quotes = Vec::new();
    let mut rest = text;
    // A sentence may itself contain a quotation mark and `then`, so a quote must begin after it.
    while let Some(at) =
        rest.match_indices(THEN).map(|(at, _)| at).find(|at| is_quote(&rest[at + THEN.len()..]))
    {
        quotes.push(quote(&rest[..=at])?);
        rest = &rest[at + THEN.len()..];
    }
    quotes.push(quote(rest)?);
    Ok(quotes)
}

/// Splits ` saying "…"` off the end of a text.
pub(super) fn saying(text: &str) -> Result<(&str, Option<Quote>), Mismatch> {
    match split_unquoted(text, "saying ") {
        Some((before, words)) if before.is_empty() || before.ends_with(' ') => {
            Ok((before.trim_end(), Some(quote(words)?)))
        }
        _ => Ok((text, None)),
    }
}
