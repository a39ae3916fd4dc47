//! Nouns and noun phrases.

use crate::adjective::Place;
use crate::{Adjective, Say, Text};

/// A kind of thing: "card, cards" / «carta, cartas».
///
/// The methods that put a word before it ([`Noun::a`], [`Noun::count`], ...) are the same for a
/// [`NounPhrase`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Noun {
    /// The English forms.
    pub en: EnNoun,
    /// The Spanish forms.
    pub es: EsNoun,
}

/// The English forms of a noun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EnNoun {
    /// "card".
    pub one: &'static str,
    /// "cards".
    pub many: &'static str,
}

/// The Spanish forms of a noun, with its gender and how it begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EsNoun {
    /// «carta».
    pub one: &'static str,
    /// «cartas».
    pub many: &'static str,
    /// The gender that articles and adjectives agree with.
    pub gender: Gender,
    /// Whether a feminine singular takes «el» instead of «la».
    pub onset: Onset,
}

/// Grammatical gender of a Spanish noun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gender {
    /// «el recurso».
    Masculine,
    /// «la carta».
    Feminine,
}

/// How a Spanish noun begins, as far as it changes the article.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Onset {
    /// Nothing special: «la carta».
    Plain,
    /// A stressed *a* or *ha*, which takes «el» and «un» though feminine: «el arma», «un arma».
    StressedA,
}

/// Grammatical number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Number {
    One,
    Many,
}

impl Noun {
    /// A noun with all its forms: `Noun::new("card", "cards", "carta", "cartas", Feminine)`.
    pub const fn new(
        en_one: &'static str,
        en_many: &'static str,
        es_one: &'static str,
        es_many: &'static str,
        gender: Gender,
    ) -> Noun {
        Noun {
            en: EnNoun { one: en_one, many: en_many },
            es: EsNoun { one: es_one, many: es_many, gender, onset: Onset::Plain },
        }
    }

    /// The same noun, begun in Spanish by a stressed *a*: «el arma», «un arma», «esta arma».
    pub const fn stressed_a(self) -> Noun {
        Noun { en: self.en, es: EsNoun { onset: Onset::StressedA, ..self.es } }
    }

    /// With an adjective: "damaged unit" / «unidad dañada».
    pub fn with(&self, adjective: &Adjective) -> NounPhrase {
        NounPhrase::from(self).with(adjective)
    }

    /// With a phrase after it: "card in play" / «carta en juego».
    pub fn of(&self, tail: Text) -> NounPhrase {
        NounPhrase::from(self).of(tail)
    }
}

impl Say for Noun {
    fn text(&self) -> Text {
        self.bare()
    }
}

/// A noun with adjectives and a phrase after it: "damaged Rebel unit in play".
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NounPhrase {
    noun: Noun,
    /// The nearest to the noun first.
    adjectives: Vec<Adjective>,
    tail: Text,
    clause: Text,
}

impl NounPhrase {
    /// With one more adjective, farther from the noun than those before.
    ///
    /// `UNIT.with(&REBEL).with(&DAMAGED)` is "damaged Rebel unit" / «unidad rebelde dañada».
    pub fn with(mut self, adjective: &Adjective) -> NounPhrase {
        self.adjectives.push(*adjective);
        self
    }

    /// With a phrase after it: "card from your hand" / «carta de tu mano».
    pub fn of(mut self, tail: Text) -> NounPhrase {
        self.tail = self.tail.then(tail);
        self
    }

    /// With a clause after all else: "card from your hand that is not new" / «carta de tu mano que no
    /// sea nueva».
    pub fn that_is(mut self, clause: Text) -> NounPhrase {
        self.clause = self.clause.then(clause);
        self
    }

    pub(crate) fn english(&self, number: Number) -> String {
        let noun = match number {
            Number::One => self.noun.en.one,
            Number::Many => self.noun.en.many,
        };
        let adjectives = self.adjectives.iter().rev().map(|adjective| adjective.en);
        let after = [&self.tail.en, &self.clause.en].map(String::as_str);
        words(adjectives.chain([noun]).chain(after.into_iter().filter(|text| !text.is_empty())))
    }

    pub(crate) fn spanish(&self, number: Number) -> String {
        let noun = match number {
            Number::One => self.noun.es.one,
            Number::Many => self.noun.es.many,
        };
        let agree = |adjective: &Adjective| adjective.spanish(self.gender(), number);
        let before = self.adjectives_placed(Place::BeforeNoun).rev().map(agree);
        let next = self.adjectives_placed(Place::NextToNoun).map(agree);
        let after = next.chain(self.adjectives_placed(Place::AfterNoun).map(agree));
        let tail = Some(self.tail.es.as_str()).filter(|tail| !tail.is_empty());
        let clause = Some(self.clause.es.as_str()).filter(|clause| !clause.is_empty());
        let last: Vec<_> = self.adjectives_placed(Place::Last).map(agree).chain(clause).collect();
        // Two clauses in a row are joined: «que controle y que no sea líder».
        let joined = tail.is_some_and(|tail| tail.starts_with("que ")) && !last.is_empty();
        let and = joined.then_some("y");
        words(before.chain([noun]).chain(after).chain(tail).chain(and).chain(last))
    }

    pub(crate) const fn gender(&self) -> Gender {
        self.noun.es.gender
    }

    /// The onset of the word after the article: «el arma», but «la primera arma».
    pub(crate) fn onset(&self) -> Onset {
        match self.adjectives_placed(Place::BeforeNoun).next() {
            Some(_) => Onset::Plain,
            None => self.noun.es.onset,
        }
    }

    fn adjectives_placed(&self, place: Place) -> impl DoubleEndedIterator<Item = &Adjective> {
        self.adjectives.iter().filter(move |adjective| adjective.place == place)
    }
}

impl Say for NounPhrase {
    fn text(&self) -> Text {
        self.bare()
    }
}

impl From<&Noun> for NounPhrase {
    fn from(noun: &Noun) -> NounPhrase {
        NounPhrase {
            noun: *noun,
            adjectives: Vec::new(),
            tail: Text::default(),
            clause: Text::default(),
        }
    }
}

impl From<Noun> for NounPhrase {
    fn from(noun: Noun) -> NounPhrase {
        NounPhrase::from(&noun)
    }
}

impl From<&NounPhrase> for NounPhrase {
    fn from(phrase: &NounPhrase) -> NounPhrase {
        phrase.clone()
    }
}

fn words<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}
