//! Which language is spoken, before anything on the command line is understood.

use std::env;
use std::ffi::OsString;

use prose::Lang;

/// The variables in which systems name the language, the strongest first.
const NAMED_IN: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language asked for with `--lang`, else that of the system: also help and complaints about
/// the rest of the line are told in it.
pub(super) fn spoken(given: &[OsString]) -> Lang {
    let words = given.iter().map(|word| word.to_string_lossy());
    let values = words.clone().skip(1).map(Some).chain([None]);
    let asked = words.zip(values).find_map(|(word, next)| match word.strip_prefix("--lang") {
        Some("") => next?.parse().ok(),
        Some(joined) => joined.strip_prefix('=')?.parse().ok(),
        None => None,
    });
    asked.unwrap_or_else(of_the_system)
}

/// The language of the system, if it is one of ours; else English.
pub(super) fn of_the_system() -> Lang {
    let named = NAMED_IN.iter().filter_map(|name| env::var(name).ok());
    named.into_iter().find(|name| !name.is_empty()).map_or(Lang::En, |name| of_locale(&name))
}

/// `es_ES.UTF-8`, `es` and the like are Spanish.
fn of_locale(name: &str) -> Lang {
    let word = name.split(['_', '.', '@', '-']).next().unwrap_or_default();
    word.parse().unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &[&str]) -> Lang {
        spoken(&words.iter().map(OsString::from).collect::<Vec<_>>())
    }

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        assert_eq!(asked(&["cantina", "--lang", "es", "play"]), Lang::Es);
        assert_eq!(asked(&["cantina", "play", "duel", "--lang=es", "--bogus"]), Lang::Es);
        assert_eq!(asked(&["cantina", "--lang", "en"]), Lang::En);
    }

    #[test]
    fn systems_name_languages_in_their_own_way() {
        for spanish in ["es", "es_ES.UTF-8", "es-MX", "es@euro"] {
            assert_eq!(of_locale(spanish), Lang::Es, "{spanish}");
        }
        for other in ["C", "C.UTF-8", "POSIX", "en_GB.UTF-8", "est", "fr_FR"] {
            assert_eq!(of_locale(other), Lang::En, "{other}");
        }
    }
}
