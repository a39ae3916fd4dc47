//! The predefined phrases: their words in messages and on buttons.

use prose::{Text, text};

use super::Phrase;

impl Phrase {
    /// All phrases, in the order of the buttons.
    pub const ALL: [Phrase; 6] = [
        Phrase::Hello,
        Phrase::Thinking,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::GoodGame,
    ];

    /// The word in messages: `good-game`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodGame => "good-game",
            Phrase::WellPlayed => "well-played",
            Phrase::Thinking => "thinking",
            Phrase::Sorry => "sorry",
            Phrase::Thanks => "thanks",
        }
    }

    /// The phrase with this word.
    #[must_use]
    pub fn read(word: &str) -> Option<Phrase> {
        Self::ALL.into_iter().find(|phrase| phrase.word() == word)
    }

    /// The text.
    #[must_use]
    pub fn text(self) -> Text {
        match self {
            Phrase::Hello => text!("Hello!", "¡Hola!"),
            Phrase::GoodGame => text!("Good game!", "¡Buena partida!"),
            Phrase::WellPlayed => text!("Well played!", "¡Bien jugado!"),
            Phrase::Thinking => text!("I am thinking…", "Estoy pensando…"),
            Phrase::Sorry => text!("Sorry!", "¡Perdón!"),
            Phrase::Thanks => text!("Thank you!", "¡Gracias!"),
        }
    }
}
