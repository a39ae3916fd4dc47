//! Words of a sentence that a player reads, in quotation marks: `"…"`, `es "…"`.

use std::fmt;

use prose::{Lang, Text};

use super::phrase::split_unquoted;
use crate::Mismatch;

/// Words to be looked for in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quote {
    /// `en` or `es` before the words; if neither is written, the statement decides.
    pub language: Option<Lang>,
    /// The words.
    pub words: String,
}

impl Quote {
    /// A whole sentence in the language of this quote, as it would be written in a file.
    pub(crate) fn instead(&self, sentence: &Text) -> Self {
        let words = sentence.get(self.language.unwrap_or(Lang::En)).to_owned();
        Self { language: self.language, words }
    }

    /// Whether the sentence has these words in it; without a language the English one must.
    pub(crate) fn is_in(&self, sentence: &Text) -> bool {
        sentence.get(self.language.unwrap_or(Lang::En)).contains(&self.words)
    }

    /// How well an option's sentence fits, in either language if none is written and in upper or
    /// lower case.
    pub(crate) fn fits(&self, sentence: &Text) -> Fit {
        let bare = |text: &str| text.trim_end_matches('.').to_lowercase();
        let wanted = bare(&self.words);
        let languages =
            Lang::ALL.into_iter().filter(|&lang| self.language.is_none_or(|l| l == lang));
        let fit = languages.map(|lang| match bare(sentence.get(lang)) {
            whole if whole == wanted => Fit::Whole,
            // A full stop alone would be a part of every sentence.
            whole if whole.contains(&wanted) && !wanted.is_empty() => Fit::Part,
            _ => Fit::None,
        });
        fit.max().unwrap_or(Fit::None)
    }
}

/// How much of a sentence some words are.
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

/// Takes the language off the front of a text.
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

/// `"Part of a sentence"`, perhaps with its language; quotation marks inside need no care.
pub(super) fn quote(text: &str) -> Result<Quote, Mismatch> {
    let (language, quoted) = language(text);
    let inside = quoted.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    match inside.map(str::trim) {
        Some(words) if !words.is_empty() => Ok(Quote { language, words: words.to_owned() }),
        _ => Err(Mismatch::quoting("words of a sentence in quotation marks: \"…\"", text)),
    }
}

/// `"…" then "…" then es "…"`.
pub(super) fn quotes(text: &str) -> Result<Vec<Quote>, Mismatch> {
    const THEN: &str = "\" then ";
    let mut quotes = Vec::new();
    let mut rest = text;
    // A sentence may itself have a quotation mark and `then` in it: only what looks like another
    // quote is one.
    while let Some(at) =
        rest.match_indices(THEN).map(|(at, _)| at).find(|at| is_quote(&rest[at + THEN.len()..]))
    {
        quotes.push(quote(&rest[..=at])?);
        rest = &rest[at + THEN.len()..];
    }
    quotes.push(quote(rest)?);
    Ok(quotes)
}

/// Takes ` saying "…"` off the end of a text.
pub(super) fn saying(text: &str) -> Result<(&str, Option<Quote>), Mismatch> {
    match split_unquoted(text, "saying ") {
        Some((before, words)) if before.is_empty() || before.ends_with(' ') => {
            Ok((before.trim_end(), Some(quote(words)?)))
        }
        _ => Ok((text, None)),
    }
}
