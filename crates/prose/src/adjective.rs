//! Adjectives, which agree with their noun in Spanish.

use crate::Text;
use crate::noun::{Gender, Noun, Number};

/// A quality of a thing: "damaged" / «dañado, dañada, dañados, dañadas».
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Adjective {
    /// English has one form, before the noun.
    pub en: &'static str,
    /// Spanish masculine, feminine, masculine plural and feminine plural.
    pub es: [&'static str; 4],
    /// Where Spanish puts it.
    pub place: Place,
}

/// Where a Spanish adjective stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// «unidad dañada»: nearly all of them.
    AfterNoun,
    /// «unidad única imperial»: right after the noun, before the other adjectives.
    NextToNoun,
    /// «primera unidad»: ordinals and a few more.
    BeforeNoun,
    /// «unidad dañada de tu mano que no sea líder»: a clause, after all else that describes the noun.
    Last,
}

impl Adjective {
    /// An adjective with its four Spanish forms; it stands after a Spanish noun.
    pub const fn new(
        en: &'static str,
        es_m: &'static str,
        es_f: &'static str,
        es_mp: &'static str,
        es_fp: &'static str,
    ) -> Adjective {
        Adjective { en, es: [es_m, es_f, es_mp, es_fp], place: Place::AfterNoun }
    }

    /// The same adjective standing right after a Spanish noun, before the others: «unidad única imperial».
    pub const fn next_to_noun(self) -> Adjective {
        Adjective { place: Place::NextToNoun, ..self }
    }

    /// The same adjective standing before a Spanish noun: «la primera carta», «el primer recurso».
    pub const fn before_noun(self) -> Adjective {
        Adjective { place: Place::BeforeNoun, ..self }
    }

    /// The same adjective standing after all else, as a Spanish clause does: «carta de tu mano que no
    /// sea unidad».
    pub const fn last(self) -> Adjective {
        Adjective { place: Place::Last, ..self }
    }

    /// As said of one such thing: "(this unit is) damaged" / «(esta unidad está) dañada».
    pub fn one(&self, noun: &Noun) -> Text {
        Text::new(self.en, self.spanish(noun.es.gender, Number::One))
    }

    /// As said of several such things: "damaged" / «dañadas».
    pub fn many(&self, noun: &Noun) -> Text {
        Text::new(self.en, self.spanish(noun.es.gender, Number::Many))
    }

    pub(crate) fn spanish(&self, gender: Gender, number: Number) -> &'static str {
        let [masculine, feminine, masculine_many, feminine_many] = self.es;
        match (gender, number) {
            (Gender::Masculine, Number::One) => masculine,
            (Gender::Feminine, Number::One) => feminine,
            (Gender::Masculine, Number::Many) => masculine_many,
            (Gender::Feminine, Number::Many) => feminine_many,
        }
    }
}
