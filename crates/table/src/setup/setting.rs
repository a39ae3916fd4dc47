//! A field of a setup with the functions that read it into the setup of its game and write it.

use std::ops::RangeInclusive;

use prose::Text;

use super::field::{Asked, Prominence, SetupField, SetupKind, SetupOption, Usual};
use crate::{Luck, Refusal};

type Read<S> = Box<dyn Fn(&mut S, Option<&str>) -> Result<(), Misread> + Send + Sync>;
type Write<S> = Box<dyn Fn(&S) -> Option<String> + Send + Sync>;
type Draw = Box<dyn Fn(&mut Luck) -> String + Send + Sync>;

/// A field of the setup `S` of a game, with the functions that read and write it.
///
/// Every setting is read once, even if the words leave it out: then it is given `None` and may
/// take a value that depends on those read before.
pub struct Setting<S> {
    pub(super) field: SetupField,
    pub(super) order: Order,
    pub(super) read: Read<S>,
    pub(super) write: Write<S>,
    /// Returns a random value in the notation.
    pub(super) draw: Draw,
}

/// When a setting is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// Before the others, because they depend on it.
    Early,
    /// In the order of the list.
    Usual,
}

/// Why a value cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misread {
    /// It is not one of the possible values; the error message is made from the field.
    Unknown,
    /// It is refused for these reasons.
    Refused(Vec<Refusal>),
}

impl From<Refusal> for Misread {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(vec![refusal])
    }
}

/// The key of a field, the rule behind it, and the sentences people read about it.
#[derive(Clone, Debug)]
pub struct About {
    /// The key in the notation.
    pub key: &'static str,
    /// The rule named when a value is refused.
    pub rule: &'static str,
    /// The name of the field.
    pub label: Text,
    /// The meaning, in a sentence or two.
    pub help: Text,
}

impl About {
    fn field(self, kind: SetupKind) -> SetupField {
        let Self { key, rule, label, help } = self;
        let (asked, prominence) = (Asked::OnForm, Prominence::Main);
        let usual = Usual::OfKind;
        SetupField { key, rule, label, help, kind, asked, prominence, beside: &[""], usual }
    }
}

impl<S: 'static> Setting<S> {
    /// One of a few values, the default first. `write` returns `None` for a value that need not be
    /// written.
    pub fn one_of<T: Copy + PartialEq + Send + Sync + 'static>(
        about: About,
        options: Vec<(T, SetupOption)>,
        write: impl Fn(&S) -> Option<T> + Send + Sync + 'static,
        read: impl Fn(&mut S, Option<T>) -> Result<(), Misread> + Send + Sync + 'static,
    ) -> Self {
        let (values, options): (Vec<T>, Vec<SetupOption>) = options.into_iter().unzip();
        let words: Vec<&'static str> = options.iter().map(|option| option.word).collect();
        let known = words.clone();
        let drawn = words.clone();
        let values_of_words = values.clone();
        Self {
            field: about.field(SetupKind::OneOf(options)),
            order: Order::Usual,
            read: Box::new(move |setup, word| {
                let value = |word: &str| {
                    let place = known.iter().position(|known| *known == word);
                    place.map(|place| values_of_words[place]).ok_or(Misread::Unknown)
                };
                read(setup, word.map(value).transpose()?)
            }),
            write: Box::new(move |setup| {
                let value = write(setup)?;
                let place = values.iter().position(|known| *known == value)?;
                Some(words[place].to_owned())
            }),
            draw: Box::new(move |luck| any_of(&drawn, luck)),
        }
    }

    /// A number. The rules check the limits when a match starts.
    pub fn number(
        about: About,
        limits: RangeInclusive<u8>,
        write: impl Fn(&S) -> Option<u8> + Send + Sync + 'static,
        read: impl Fn(&mut S, Option<u8>) -> Result<(), Misread> + Send + Sync + 'static,
    ) -> Self {
        let kind = SetupKind::Number { least: *limits.start(), most: *limits.end() };
        Self {
            field: about.field(kind),
            order: Order::Usual,
            read: Box::new(move |setup, word| {
                let number = word.map(str::parse::<u8>).transpose();
                read(setup, number.map_err(|_| Misread::Unknown)?)
            }),
            write: Box::new(move |setup| write(setup).map(|number| number.to_string())),
            draw: Box::new(move |luck| {
                let many = u32::from(limits.end() - limits.start()) + 1;
                (u32::from(*limits.start()) + luck.below(many)).to_string()
            }),
        }
    }

    /// A deck: a starter deck, or a deck code such as the example.
    pub fn deck(
        about: About,
        (starters, code): (Vec<SetupOption>, &'static str),
        draw: impl Fn(&mut Luck) -> String + Send + Sync + 'static,
        write: impl Fn(&S) -> Option<String> + Send + Sync + 'static,
        read: impl Fn(&mut S, &str) -> Result<(), Misread> + Send + Sync + 'static,
    ) -> Self {
        Self {
            field: about.field(SetupKind::Deck { starters, code }),
            order: Order::Usual,
            read: Box::new(move |setup, word| word.map_or(Ok(()), |word| read(setup, word))),
            write: Box::new(write),
            draw: Box::new(draw),
        }
    }

    /// Words that the game reads by itself; the example is the default.
    pub fn words(
        about: About,
        example: &'static str,
        write: impl Fn(&S) -> Option<String> + Send + Sync + 'static,
        read: impl Fn(&mut S, &str) -> Result<(), Misread> + Send + Sync + 'static,
    ) -> Self {
        Self {
            field: about.field(SetupKind::Words(example)),
            order: Order::Usual,
            read: Box::new(move |setup, word| word.map_or(Ok(()), |word| read(setup, word))),
            write: Box::new(write),
            draw: Box::new(move |_| example.to_owned()),
        }
    }

    /// Lets this setting be read before the others, which depend on it.
    #[must_use]
    pub fn read_early(self) -> Self {
        Self { order: Order::Early, ..self }
    }

    /// Understands other words for the values, too: they are first turned into the word that is
    /// written. What a refused word means may be kept in the setup, so that the other settings are
    /// checked beside it.
    #[must_use]
    pub fn understanding(
        self,
        written: impl Fn(&mut S, &str) -> Result<&'static str, Misread> + Send + Sync + 'static,
    ) -> Self {
        let read = self.read;
        Self {
            read: Box::new(move |setup, word| {
                let word = word.map(|word| written(setup, word)).transpose()?;
                read(setup, word)
            }),
            ..self
        }
    }

    /// Names values of other fields without which some values of this one are refused; each is
    /// allowed beside one of them.
    #[must_use]
    pub fn beside(mut self, others: &'static [&'static str]) -> Self {
        self.field.beside = others;
        self
    }

    /// Says that the default depends on other settings.
    #[must_use]
    pub fn usually_by_others(mut self) -> Self {
        self.field.usual = Usual::Depends;
        self
    }

    /// Folds the field away on the form, because it is rarely changed.
    #[must_use]
    pub fn rarely_changed(mut self) -> Self {
        self.field.prominence = Prominence::Rare;
        self
    }

    /// Leaves this setting out of the form of a new table.
    #[must_use]
    pub fn in_notation_only(self) -> Self {
        Self { field: SetupField { asked: Asked::InNotation, ..self.field }, ..self }
    }

    /// The reasons why a word of this setting is refused.
    pub(super) fn faults(&self, misread: Misread, word: &str) -> Vec<Refusal> {
        match misread {
            Misread::Refused(refusals) => refusals,
            Misread::Unknown => {
                let said = super::faults::unknown_value(word, &self.field.notation());
                vec![Refusal::rule(self.field.rule, said)]
            }
        }
    }
}

/// A read function for settings that accept any value: the value is stored, or nothing changes if
/// the setting is left out.
pub fn keep<S, T>(set: impl Fn(&mut S, T)) -> impl Fn(&mut S, Option<T>) -> Result<(), Misread> {
    move |setup, value| {
        if let Some(value) = value {
            set(setup, value);
        }
        Ok(())
    }
}

fn any_of(words: &[&'static str], luck: &mut Luck) -> String {
    let many = u32::try_from(words.len()).unwrap_or(u32::MAX);
    words[luck.below(many) as usize].to_owned()
}
