//! The languages a player can read.

use std::fmt;
use std::str::FromStr;

/// A language of the table; written `en` and `es` in options and addresses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// English.
    En,
    /// Spanish.
    Es,
}

impl Lang {
    /// Every language, in the order menus show them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Es];
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Lang::En => "en",
            Lang::Es => "es",
        })
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(word: &str) -> Result<Lang, UnknownLang> {
        match word {
            "en" => Ok(Lang::En),
            "es" => Ok(Lang::Es),
            other => Err(UnknownLang(other.to_owned())),
        }
    }
}

/// The error for an unknown language; contains the given word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language {:?}: use \"en\" (English) or \"es\" (Spanish)", self.0)
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_reads_back_as_it_is_written() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
    }

    #[test]
    fn an_unknown_language_names_the_accepted_words() {
        let fault = "fr".parse::<Lang>().unwrap_err().to_string();
        assert!(["fr", "\"en\"", "\"es\""].iter().all(|word| fault.contains(word)), "{fault}");
    }
}
