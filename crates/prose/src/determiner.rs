//! The words that stand before a noun: "a", "this", "3", "up to 2".

use Number::{Many, One};
use Spanish::{ByGender, BySound, Fixed};

use crate::english::indefinite;
use crate::noun::{Gender, Noun, NounPhrase, Number, Onset};
use crate::{Quantity, Text, text};

/// A word before a noun, and the number of the noun after it.
struct Determiner {
    noun: Number,
    en: &'static str,
    es: Spanish,
}

/// A Spanish determiner, masculine before feminine.
enum Spanish {
    /// One form for both: «cada».
    Fixed(&'static str),
    /// «esta arma».
    ByGender(&'static str, &'static str),
    /// Masculine also before a stressed *a*: «el arma».
    BySound(&'static str, &'static str),
}

const fn word(noun: Number, en: &'static str, es: Spanish) -> Determiner {
    Determiner { noun, en, es }
}

const THE: Determiner = word(One, "the", BySound("el", "la"));
const THE_MANY: Determiner = word(Many, "the", ByGender("los", "las"));
const THIS: Determiner = word(One, "this", ByGender("este", "esta"));
const THAT: Determiner = word(One, "that", ByGender("ese", "esa"));
const THOSE: Determiner = word(Many, "those", ByGender("esos", "esas"));
const EACH: Determiner = word(One, "each", Fixed("cada"));
const ANY: Determiner = word(One, "any", Fixed("cualquier"));
const ANOTHER: Determiner = word(One, "another", ByGender("otro", "otra"));
const NO: Determiner = word(One, "no", BySound("ningún", "ninguna"));
const ALL: Determiner = word(Many, "all", ByGender("todos los", "todas las"));
const YOUR: Determiner = word(One, "your", Fixed("tu"));
const YOUR_MANY: Determiner = word(Many, "your", Fixed("tus"));
const THEIR: Determiner = word(One, "their", Fixed("su"));
const THEIR_MANY: Determiner = word(Many, "their", Fixed("sus"));

impl Determiner {
    fn before(&self, phrase: &NounPhrase) -> Text {
        let es = match (&self.es, phrase.gender(), phrase.onset()) {
            (Fixed(word), _, _)
            | (BySound(word, _), _, Onset::StressedA)
            | (ByGender(word, _) | BySound(word, _), Gender::Masculine, _)
            | (ByGender(_, word) | BySound(_, word), Gender::Feminine, _) => word,
        };
        Text::new(self.en, *es).then(phrase.said(self.noun))
    }
}

impl NounPhrase {
    fn said(&self, number: Number) -> Text {
        Text::new(self.english(number), self.spanish(number))
    }
}

/// Defines the same methods for nouns and noun phrases.
macro_rules! determiners {
    ($noun:ty) => {
        impl $noun {
            /// "card" / «carta».
            pub fn bare(&self) -> Text {
                NounPhrase::from(self).said(One)
            }

            /// "cards" / «cartas».
            pub fn many(&self) -> Text {
                NounPhrase::from(self).said(Many)
            }

            /// "a card", "an ally" / «una carta», «un arma».
            pub fn a(&self) -> Text {
                let phrase = NounPhrase::from(self);
                let en = indefinite(&phrase.english(One));
                word(One, en, BySound("un", "una")).before(&phrase)
            }

            /// "the card" / «la carta».
            pub fn the(&self) -> Text {
                THE.before(&self.into())
            }

            /// "the cards" / «las cartas».
            pub fn the_many(&self) -> Text {
                THE_MANY.before(&self.into())
            }

            /// "this card" / «esta carta».
            pub fn this(&self) -> Text {
                THIS.before(&self.into())
            }

            /// "that card" / «esa carta».
            pub fn that(&self) -> Text {
                THAT.before(&self.into())
            }

            /// "those cards" / «esas cartas».
            pub fn those(&self) -> Text {
                THOSE.before(&self.into())
            }

            /// "each card" / «cada carta».
            pub fn each(&self) -> Text {
                EACH.before(&self.into())
            }

            /// "any card" / «cualquier carta».
            pub fn any(&self) -> Text {
                ANY.before(&self.into())
            }

            /// "another card" / «otra carta».
            pub fn another(&self) -> Text {
                ANOTHER.before(&self.into())
            }

            /// "no card" / «ninguna carta».
            pub fn no(&self) -> Text {
                NO.before(&self.into())
            }

            /// "all cards" / «todas las cartas».
            pub fn all(&self) -> Text {
                ALL.before(&self.into())
            }

            /// "your card" / «tu carta».
            pub fn your(&self) -> Text {
                YOUR.before(&self.into())
            }

            /// "your cards" / «tus cartas».
            pub fn your_many(&self) -> Text {
                YOUR_MANY.before(&self.into())
            }

            /// "their card" / «su carta»: of anyone but the reader.
            pub fn their(&self) -> Text {
                THEIR.before(&self.into())
            }

            /// "their cards" / «sus cartas»: of anyone but the reader.
            pub fn their_many(&self) -> Text {
                THEIR_MANY.before(&self.into())
            }

            /// "1 card", "2 cards", "0 cards" / «1 carta», «2 cartas», «0 cartas».
            pub fn count(&self, n: impl Quantity) -> Text {
                n.text().then(if n.is_one() { self.bare() } else { self.many() })
            }

            /// "up to 2 cards" / «hasta 2 cartas».
            pub fn up_to(&self, n: impl Quantity) -> Text {
                text!("up to {cards}", "hasta {cards}", cards = self.count(n))
            }

            /// "at least 2 cards" / «al menos 2 cartas».
            pub fn at_least(&self, n: impl Quantity) -> Text {
                text!("at least {cards}", "al menos {cards}", cards = self.count(n))
            }

            /// "any number of cards" / «cualquier cantidad de cartas».
            pub fn any_number(&self) -> Text {
                text!("any number of {cards}", "cualquier cantidad de {cards}", cards = self.many())
            }
        }
    };
}

determiners!(Noun);
determiners!(NounPhrase);
