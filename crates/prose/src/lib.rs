//! English and Spanish sentences from one set of typed words.
//!
//! Card texts, prompts, log lines and refusals are all [`Text`]s, and a [`Text`] always holds both
//! languages: a sentence in only one of them does not compile.
//!
//! ```
//! use prose::lexicon::DRAW;
//! use prose::{Clause, Gender, Noun, Subject, if_, text, you_may};
//!
//! const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);
//!
//! let draw = Clause::new(DRAW, CARD.count(1));
//! let force = text!("the Force is with you", "la Fuerza te acompaña");
//! let opponent = Subject::One(text!("your opponent", "tu adversario"));
//!
//! let card_text = if_(force, draw.imperative()).sentence();
//! assert_eq!(card_text.en, "If the Force is with you, draw 1 card.");
//! assert_eq!(card_text.es, "Si la Fuerza te acompaña, roba 1 carta.");
//!
//! assert_eq!(you_may(&draw).sentence().es, "Puedes robar 1 carta.");
//! assert_eq!(draw.past(&opponent).sentence().en, "Your opponent drew 1 card.");
//! ```
//!
//! Everything but [`Text::sentence`] and [`Text::question`] yields unfinished pieces (no capital,
//! no full stop), so that pieces nest; the last step of a sentence finishes it.
//!
//! One language alone is refused by the compiler:
//!
//! ```compile_fail
//! let half = prose::text!("Draw a card.");
//! ```
//! ```compile_fail,E0063
//! use prose::{EnNoun, Noun};
//! const CARD: Noun = Noun { en: EnNoun { one: "card", many: "cards" } };
//! ```

mod adjective;
mod check;
mod clause;
mod determiner;
mod english;
mod fold;
mod lang;
pub mod lexicon;
mod list;
mod noun;
mod say;
mod sentence;
mod spanish;
mod text;
mod verb;

pub use adjective::{Adjective, Place};
pub use clause::{Clause, Pronoun, Subject};
pub use fold::{fold, slips};
pub use lang::{Lang, UnknownLang};
pub use list::Conjunction;
pub use noun::{EnNoun, EsNoun, Gender, Noun, NounPhrase, Onset};
pub use say::{Name, Quantity, Say};
pub use sentence::{
    cannot, choose_one, for_each, if_, if_else, may, must, options, paragraph, then_list, when,
    while_, you_cannot, you_may, you_must,
};
pub use text::Text;
pub use verb::{EnVerb, EsVerb, Person, Verb};
