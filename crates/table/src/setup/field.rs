//! A field of a setup as forms, help and schemas show it, without the types of its game.

use prose::{Name, Text, text};

/// One setting of a match; who sits where is not part of the setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupField {
    /// The key in the notation of setups: `mode`.
    pub key: &'static str,
    /// The rule named when a value is refused.
    pub rule: &'static str,
    /// The name of the field.
    pub label: Text,
    /// The meaning, in a sentence or two.
    pub help: Text,
    /// The possible values.
    pub kind: SetupKind,
    /// Where it can be filled in.
    pub asked: Asked,
    /// Where it is on the form.
    pub prominence: Prominence,
    /// Values of other fields, in the notation: every value of this one is allowed beside one of
    /// them.
    pub beside: &'static [&'static str],
    /// The value it has if it is left out.
    pub usual: Usual,
}

/// The value of a field that is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Usual {
    /// The one that its kind says, whatever the others are.
    OfKind,
    /// It depends on the other fields; the help of the field says how.
    Depends,
}

/// Where on the form of a new table a field is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prominence {
    /// Among those that decide what the match is like.
    Main,
    /// Folded away with those that are rarely changed.
    Rare,
}

/// Where a field can be filled in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// On the form of a new table, and in the notation.
    OnForm,
    /// Only in the notation: for experts, or because an earlier game of the match decided it.
    InNotation,
}

/// The possible values of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupKind {
    /// One of these; the first is the default.
    OneOf(Vec<SetupOption>),
    /// A deck: one of these, of which the first is the default, or the code of any deck.
    Deck {
        /// The decks offered to everyone.
        starters: Vec<SetupOption>,
        /// An example of a code.
        code: &'static str,
    },
    /// A whole number; the default is what the rules recommend.
    Number {
        /// The smallest.
        least: u8,
        /// The largest.
        most: u8,
    },
    /// Words in a notation of their own; these are the default.
    Words(&'static str),
}

/// One possible value of a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupOption {
    /// The value in the notation of setups: `full`.
    pub word: &'static str,
    /// The name of the value.
    pub label: Text,
    /// The meaning.
    pub help: Text,
}

impl SetupField {
    /// How the field is written: `mode=introductory|full|secret`, `goal=2 to goal=5`.
    #[must_use]
    pub fn notation(&self) -> Text {
        let key = Name(self.key);
        match &self.kind {
            SetupKind::OneOf(options) => {
                text!("{key}={words}", "{key}={words}", key = key, words = Name(&words(options)))
            }
            SetupKind::Deck { starters, code } => {
                let words = format!("{}|{code}", words(starters));
                text!("{key}={words}", "{key}={words}", key = key, words = Name(&words))
            }
            SetupKind::Number { least, most } => text!(
                "{key}={least} to {key}={most}",
                "{key}={least} a {key}={most}",
                key = key,
                least = least,
                most = most
            ),
            SetupKind::Words(example) => {
                text!("{key}={words}", "{key}={words}", key = key, words = Name(example))
            }
        }
    }

    /// The options to choose from; none for numbers and words.
    #[must_use]
    pub fn options(&self) -> &[SetupOption] {
        match &self.kind {
            SetupKind::OneOf(options) | SetupKind::Deck { starters: options, .. } => options,
            SetupKind::Number { .. } | SetupKind::Words(_) => &[],
        }
    }

    /// Whether it is a deck.
    #[must_use]
    pub fn is_deck(&self) -> bool {
        matches!(self.kind, SetupKind::Deck { .. })
    }

    /// The field as lines for a terminal: notation, meaning and options.
    #[must_use]
    pub fn describe(&self) -> Vec<Text> {
        let head = text!(
            "{notation} · {label}: {help}",
            "{notation} · {label}: {help}",
            notation = self.notation(),
            label = self.label,
            help = self.help
        );
        std::iter::once(head).chain(self.options().iter().map(SetupOption::describe)).collect()
    }
}

impl SetupOption {
    /// The option as a line for a terminal. A label that only repeats the word is left out.
    fn describe(&self) -> Text {
        let word = Name(self.word);
        if self.label == Text::same(self.word) {
            return text!("  {word}: {help}", "  {word}: {help}", word = word, help = self.help);
        }
        text!(
            "  {word} · {label}: {help}",
            "  {word} · {label}: {help}",
            word = word,
            label = self.label,
            help = self.help
        )
    }
}

fn words(options: &[SetupOption]) -> String {
    options.iter().map(|option| option.word).collect::<Vec<_>>().join("|")
}
