//! Verbs, in the forms that card texts and logs need.

use crate::Text;

/// An action: "draw, draws, drew" / «robar, roba, robó».
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verb {
    /// The English forms.
    pub en: EnVerb,
    /// The Spanish forms.
    pub es: EsVerb,
}

/// The English forms of a verb.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EnVerb {
    /// "draw".
    pub base: &'static str,
    /// "(she) draws".
    pub third: &'static str,
    /// "drew".
    pub past: &'static str,
}

/// The Spanish forms of a verb; [`es_verb!`](crate::es_verb) writes those of a regular one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EsVerb {
    /// «(puedes) robar».
    pub infinitive: &'static str,
    /// «roba», to the reader.
    pub imperative: &'static str,
    /// «(tú) robas».
    pub second: &'static str,
    /// «(ella) roba».
    pub third: &'static str,
    /// «(ellas) roban».
    pub third_many: &'static str,
    /// «(tú) robaste».
    pub past_second: &'static str,
    /// «(ella) robó».
    pub past: &'static str,
    /// «(ellas) robaron».
    pub past_many: &'static str,
    /// «(cuando tú) robes».
    pub subjunctive_second: &'static str,
    /// «(cuando ella) robe».
    pub subjunctive: &'static str,
    /// «(cuando ellas) roben».
    pub subjunctive_many: &'static str,
}

/// The grammatical person of a verb form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Person {
    /// The reader.
    You,
    /// One other person or thing.
    Third,
    /// Several other persons or things.
    ThirdMany,
}

impl Verb {
    /// The three English forms, then the Spanish ones.
    pub const fn new(
        base: &'static str,
        third: &'static str,
        past: &'static str,
        es: EsVerb,
    ) -> Verb {
        Verb { en: EnVerb { base, third, past }, es }
    }

    /// To the reader, as on a card: "draw" / «roba».
    pub fn imperative(&self) -> Text {
        Text::new(self.en.base, self.es.imperative)
    }

    /// After "may", "must" and their like: "draw" / «robar».
    pub fn infinitive(&self) -> Text {
        Text::new(self.en.base, self.es.infinitive)
    }

    /// The present tense: "draws" / «roba».
    pub fn present(&self, person: Person) -> Text {
        let es = match person {
            Person::You => self.es.second,
            Person::Third => self.es.third,
            Person::ThirdMany => self.es.third_many,
        };
        Text::new(self.english_present(person), es)
    }

    /// The past tense: "drew" / «robó».
    pub fn past(&self, person: Person) -> Text {
        let es = match person {
            Person::You => self.es.past_second,
            Person::Third => self.es.past,
            Person::ThirdMany => self.es.past_many,
        };
        Text::new(self.en.past, es)
    }

    /// The subjunctive, after "when" and «cuando»: "draws" / «robe».
    pub fn subjunctive(&self, person: Person) -> Text {
        let es = match person {
            Person::You => self.es.subjunctive_second,
            Person::Third => self.es.subjunctive,
            Person::ThirdMany => self.es.subjunctive_many,
        };
        Text::new(self.english_present(person), es)
    }

    fn english_present(&self, person: Person) -> &'static str {
        match person {
            Person::You | Person::ThirdMany => self.en.base,
            Person::Third => self.en.third,
        }
    }
}

/// The forms of a regular Spanish verb, from its stem and ending.
///
/// A verb with a few irregular forms gives those and takes the rest from here:
///
/// ```
/// use prose::{EsVerb, es_verb};
/// const ROBAR: EsVerb = es_verb!("rob", ar);
/// const ATACAR: EsVerb = EsVerb {
///     subjunctive_second: "ataques",
///     subjunctive: "ataque",
///     subjunctive_many: "ataquen",
///     ..es_verb!("atac", ar)
/// };
/// assert_eq!([ROBAR.past, ATACAR.past, ATACAR.subjunctive], ["robó", "atacó", "ataque"]);
/// ```
#[macro_export]
macro_rules! es_verb {
    ($stem:literal, ar) => {
        $crate::EsVerb {
            infinitive: ::core::concat!($stem, "ar"),
            imperative: ::core::concat!($stem, "a"),
            second: ::core::concat!($stem, "as"),
            third: ::core::concat!($stem, "a"),
            third_many: ::core::concat!($stem, "an"),
            past_second: ::core::concat!($stem, "aste"),
            past: ::core::concat!($stem, "ó"),
            past_many: ::core::concat!($stem, "aron"),
            subjunctive_second: ::core::concat!($stem, "es"),
            subjunctive: ::core::concat!($stem, "e"),
            subjunctive_many: ::core::concat!($stem, "en"),
        }
    };
    ($stem:literal, er) => {
        $crate::es_verb!(@second $stem, "er")
    };
    ($stem:literal, ir) => {
        $crate::es_verb!(@second $stem, "ir")
    };
    // The forms this crate needs of -er and -ir verbs differ in the infinitive alone.
    (@second $stem:literal, $ending:literal) => {
        $crate::EsVerb {
            infinitive: ::core::concat!($stem, $ending),
            imperative: ::core::concat!($stem, "e"),
            second: ::core::concat!($stem, "es"),
            third: ::core::concat!($stem, "e"),
            third_many: ::core::concat!($stem, "en"),
            past_second: ::core::concat!($stem, "iste"),
            past: ::core::concat!($stem, "ió"),
            past_many: ::core::concat!($stem, "ieron"),
            subjunctive_second: ::core::concat!($stem, "as"),
            subjunctive: ::core::concat!($stem, "a"),
            subjunctive_many: ::core::concat!($stem, "an"),
        }
    };
}
