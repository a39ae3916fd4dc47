//! The language of the output, found before the command line is parsed.

use std::env;
use std::ffi::OsString;

use prose::Lang;

/// The environment variables that set the language, by precedence.
const LOCALE_VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language given with `--lang`, otherwise that of the system. Help and usage errors need it even
/// when the rest of the command line is invalid.
pub(super) fn requested(given: &[OsString]) -> Lang {
    let words = given.iter().map(|word| word.to_string_lossy());
    let values = words.clone().skip(1).map(Some).chain([None]);
    let asked = words.zip(values).find_map(|(word, next)| match word.strip_prefix("--lang") {
        Some("") => next?.parse().ok(),
        Some(joined) => joined.strip_prefix('=')?.parse().ok(),
        None => None,
    });
    asked.unwrap_or_else(from_environment)
}

/// The language of the system if it is supported, otherwise English.
pub(super) fn from_environment() -> Lang {
    let named = LOCALE_VARIABLES.iter().filter_map(|name| env::var(name).ok());
    named.into_iter().find(|name| !name.is_empty()).map_or(Lang::En, |name| from_locale(&name))
}

/// Reads a locale such as `es_ES.UTF-8` or `es`.
fn from_locale(name: &str) -> Lang {
    let word = name.split(['_', '.', '@', '-']).next().unwrap_or_default();
    word.parse().unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &[&str]) -> Lang {
        requested(&words.iter().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn the_option_is_found_at_any_position() {
        assert_eq!(asked(&["cantina", "--lang", "es", "play"]), Lang::Es);
        assert_eq!(asked(&["cantina", "play", "duel", "--lang=es", "--bogus"]), Lang::Es);
        assert_eq!(asked(&["cantina", "--lang", "en"]), Lang::En);
    }

    #[test]
    fn locales_are_recognised() {
        for spanish in ["es", "es_ES.UTF-8", "es-MX", "es@euro"] {
            assert_eq!(from_locale(spanish), Lang::Es, "{spanish}");
        }
        for other in ["C", "C.UTF-8", "POSIX", "en_GB.UTF-8", "est", "fr_FR"] {
            assert_eq!(from_locale(other), Lang::En, "{other}");
        }
    }
}
