//! The notation of answers in replays, scenarios and on the command line: `pick hammer`, `option
//! 2`, `yes`.

use std::str::FromStr;

use prose::{Name, Text, text};

use crate::{Answer, Thing};

/// An answer in words, parsed as far as the words are the same in every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written<'w> {
    /// A thing is picked; the game must look up this name.
    Pick(&'w str),
    /// Any other answer.
    Answer(Answer),
}

impl<'w> Written<'w> {
    /// Returns the answer; `thing` looks up the name of a picked thing.
    ///
    /// # Errors
    /// The error of the game for a name that it does not know.
    pub fn answer(
        self,
        thing: impl FnOnce(&'w str) -> Result<Thing, Text>,
    ) -> Result<Answer, Text> {
        match self {
            Self::Pick(word) => thing(word).map(Answer::Thing),
            Self::Answer(answer) => Ok(answer),
        }
    }
}

impl Answer {
    /// Writes the answer as words; `name` returns the name of a thing in this game.
    #[must_use]
    pub fn write(self, name: impl FnOnce(Thing) -> String) -> String {
        match self {
            Self::Thing(thing) => format!("pick {}", name(thing)),
            Self::Number(number) => format!("number {number}"),
            Self::Option(option) => format!("option {}", u16::from(option) + 1),
            Self::Yes => "yes".to_owned(),
            Self::No => "no".to_owned(),
            Self::Enough => "enough".to_owned(),
        }
    }

    /// Reads words that [`Answer::write`] wrote. Returns `None` if they are not an answer.
    ///
    /// # Errors
    /// An invalid number or option.
    pub fn read(words: &str) -> Result<Option<Written<'_>>, Text> {
        let (verb, rest) = words.split_once(' ').unwrap_or((words, ""));
        let answer = match (verb, rest) {
            ("pick", word) => return Ok(Some(Written::Pick(word))),
            ("number", number) => Self::Number(read_number(number)?),
            ("option", option) => Self::Option(read_ordinal(option)?),
            ("yes", "") => Self::Yes,
            ("no", "") => Self::No,
            ("enough", "") => Self::Enough,
            _ => return Ok(None),
        };
        Ok(Some(Written::Answer(answer)))
    }
}

/// Reads a number.
///
/// # Errors
/// When the word is not a number, or the number is too large for `N`.
pub fn read_number<N: FromStr>(word: &str) -> Result<N, Text> {
    word.parse().map_err(|_| {
        text!("«{word}» is not a number.", "«{word}» no es un número.", word = Name(word))
    })
}

/// Reads a position in a list: written from 1, returned from 0.
///
/// # Errors
/// When the word is not a number from 1 to 256.
pub fn read_ordinal(word: &str) -> Result<u8, Text> {
    let place = read_number::<u16>(word)?.checked_sub(1).and_then(|place| u8::try_from(place).ok());
    place.ok_or_else(|| {
        text!(
            "«{word}» is not a number from 1 to 256.",
            "«{word}» no es un número del 1 al 256.",
            word = Name(word)
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANSWERS: [(Answer, &str); 8] = [
        (Answer::Thing(Thing(7)), "pick stone 7"),
        (Answer::Number(0), "number 0"),
        (Answer::Number(u16::MAX), "number 65535"),
        (Answer::Option(0), "option 1"),
        (Answer::Option(u8::MAX), "option 256"),
        (Answer::Yes, "yes"),
        (Answer::No, "no"),
        (Answer::Enough, "enough"),
    ];

    fn stone(word: &str) -> Result<Thing, Text> {
        let number = word.strip_prefix("stone ").expect("the test writes stones");
        read_number(number).map(Thing)
    }

    #[test]
    fn answers_are_read_as_they_are_written() {
        for (answer, words) in ANSWERS {
            assert_eq!(answer.write(|thing| format!("stone {}", thing.0)), words);
            let read = Answer::read(words).expect("it is well written").expect("it is an answer");
            assert_eq!(read.answer(stone), Ok(answer));
        }
    }

    #[test]
    fn other_words_are_left_to_the_game_and_a_bad_number_is_an_error() {
        for words in ["", "play hammer", "no resource", "yes please"] {
            assert_eq!(Answer::read(words), Ok(None), "{words}");
        }
        for (words, word) in
            [("option 0", "0"), ("option 257", "257"), ("option", ""), ("number x", "x")]
        {
            let fault = Answer::read(words).expect_err(words);
            assert!(fault.en.contains(&format!("«{word}»")), "{fault:?}");
            fault.is_complete().expect("both languages");
        }
    }
}
