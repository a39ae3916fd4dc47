//! [`Text`]: a text in both languages, and how it becomes a finished sentence.

use crate::spanish::contract;
use crate::{Lang, Say};

/// Signs that may stand before the first letter of a sentence.
pub(crate) const OPENING: [char; 10] = ['«', '¿', '¡', '(', '[', '"', '\'', '“', '‘', '—'];
/// Signs that may stand after the stop that ends a sentence.
const CLOSING: [char; 7] = ['»', ')', ']', '"', '\'', '”', '’'];
/// Signs that end a sentence, or announce what follows it.
const STOPS: [char; 5] = ['.', '!', '?', '…', ':'];

/// A piece of text in both languages; it cannot be made with only one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Text {
    /// The English text.
    pub en: String,
    /// The Spanish text.
    pub es: String,
}

impl Text {
    /// Both languages, given by hand; Spanish `a el` and `de el` become `al` and `del`.
    pub fn new(en: impl Into<String>, es: impl Into<String>) -> Text {
        Text { en: en.into(), es: contract(es.into()) }
    }

    /// A word that is the same in both languages: a proper name, a number.
    #[expect(clippy::needless_pass_by_value, reason = "callers write a word or a number")]
    pub fn same(word: impl ToString) -> Text {
        let word = word.to_string();
        Text { en: word.clone(), es: word }
    }

    /// The text in this language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Es => &self.es,
        }
    }

    /// The same change made in both languages (quotes, brackets, a prefix sign).
    pub fn map(self, f: impl Fn(String) -> String) -> Text {
        Text { en: f(self.en), es: f(self.es) }
    }

    /// Finishes a sentence: a capital first letter, and a full stop unless it already ends.
    pub fn sentence(self) -> Text {
        self.map(|text| stopped(capitalised(text.trim())))
    }

    /// Finishes a question: "which card" becomes "Which card?" and «¿Qué carta?».
    pub fn question(self) -> Text {
        Text { en: asked_in_english(&self.en), es: asked_in_spanish(&self.es) }
    }

    /// A capital first letter, as in a title; opening signs such as «¿» are stepped over.
    pub fn capitalised(self) -> Text {
        self.map(|text| capitalised(&text))
    }

    /// As a personal object, which needs «a» in Spanish: "(defeat) the unit" / «(derrota) a la unidad»,
    /// «(ataca) al objetivo».
    pub fn whom(self) -> Text {
        Text::new("", "a").then(self)
    }

    /// This and then the next, with a space between unless one of them is empty.
    pub fn then(self, next: Text) -> Text {
        Text { en: spaced(self.en, next.en), es: contract(spaced(self.es, next.es)) }
    }
}

impl Say for Text {
    fn text(&self) -> Text {
        self.clone()
    }
}

/// Builds a [`Text`] from an English and a Spanish template.
///
/// Every placeholder is given by name, takes anything that can [`Say`](crate::Say) itself in both
/// languages, and must appear in both templates.
///
/// ```
/// use prose::{Gender, Name, Noun, text};
/// const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);
///
/// let log = text!("{who} draws {cards}.", "{who} roba {cards}.",
///                 who = Name("Ana"), cards = CARD.count(2));
/// assert_eq!(log.es, "Ana roba 2 cartas.");
/// ```
///
/// A bare string has no known language, so it must be marked as a [`Name`](crate::Name):
///
/// ```compile_fail,E0277
/// prose::text!("{who} wins.", "{who} gana.", who = "Ana");
/// ```
///
/// A variable in scope is not captured:
///
/// ```compile_fail
/// let who = "Ana";
/// prose::text!("{who} wins.", "{who} gana.");
/// ```
///
/// Both languages must use every placeholder:
///
/// ```compile_fail
/// prose::text!("Pay {cost}.", "Paga.", cost = 3);
/// ```
#[macro_export]
macro_rules! text {
    // `concat!` keeps `format_args!` from capturing variables of the caller;
    // `match` evaluates every value before any placeholder's name is bound.
    ($en:literal, $es:literal $(, $name:ident = $value:expr)* $(,)?) => {
        match ($($crate::Say::text(&$value),)*) {
            ($($name,)*) => $crate::Text::new(
                ::std::fmt::format(::core::format_args!(::core::concat!($en) $(, $name = $name.en)*)),
                ::std::fmt::format(::core::format_args!(::core::concat!($es) $(, $name = $name.es)*)),
            ),
        }
    };
}

fn capitalised(text: &str) -> String {
    let body = text.trim_start_matches(OPENING);
    let opening = &text[..text.len() - body.len()];
    let mut letters = body.chars();
    match letters.next() {
        Some(first) => {
            let mut capitalised = String::with_capacity(text.len());
            capitalised += opening;
            capitalised.extend(first.to_uppercase());
            capitalised + letters.as_str()
        }
        None => text.to_owned(),
    }
}

fn stopped(text: String) -> String {
    let ends = text.is_empty() || text.trim_end_matches(CLOSING).ends_with(STOPS);
    if ends { text } else { text + "." }
}

fn asked_in_english(text: &str) -> String {
    let question = without_end(text);
    if question.is_empty() { String::new() } else { capitalised(question) + "?" }
}

fn asked_in_spanish(text: &str) -> String {
    let question = without_end(text);
    // The question may begin late: «Si quieres, ¿qué carta?».
    let opening = if question.contains('¿') { "" } else { "¿" };
    if question.is_empty() { String::new() } else { format!("{opening}{}?", capitalised(question)) }
}

fn without_end(text: &str) -> &str {
    text.trim_start().trim_end_matches(|sign: char| sign.is_whitespace() || ".?".contains(sign))
}

fn spaced(first: String, next: String) -> String {
    if first.is_empty() {
        next
    } else if next.is_empty() {
        first
    } else {
        first + " " + &next
    }
}
