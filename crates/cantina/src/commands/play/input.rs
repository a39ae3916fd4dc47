//! Reading typed lines and parsing them into commands.

use std::io::{self, BufRead, Read};

use prose::fold;

/// Longer lines are cut; no command is that long.
const LONGEST_LINE: u64 = 1000;

/// Reads the next line without its end; `None` at the end of the input. Accepts any bytes.
pub(super) fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if (&mut *input).take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    let shown = String::from_utf8_lossy(&line);
    Ok(Some(shown.replace(char::is_control, " ").trim().to_owned()))
}

/// A parsed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command<'a> {
    /// Repeat the question.
    Repeat,
    /// Show what can be typed.
    Help,
    /// Explain an option or a card.
    Explain(&'a str),
    /// Describe the whole table.
    Board,
    /// Show the open piles.
    Piles,
    /// Show the log.
    Log(HowMuch),
    /// Make several choices at once.
    All,
    /// Leave the guide of a guided game.
    LeaveGuide,
    /// Take back the last choice.
    Undo,
    /// Say what a bot would choose, and why.
    Hint,
    /// Save the match to a file.
    Save(Option<&'a str>),
    /// Look up rules.
    Rules(&'a str),
    /// Explain words and signs.
    Glossary(&'a str),
    /// Leave.
    Quit,
    /// Take the option with this number.
    Number(usize),
    /// Make the choice written with these words.
    Words(String),
}

/// The words of the commands, in English and Spanish.
pub(super) const COMMANDS: [(&str, &str); 11] = [
    ("help", "ayuda"),
    ("all", "todo"),
    ("board", "tablero"),
    ("piles", "pilas"),
    ("log", "registro"),
    ("undo", "deshacer"),
    ("hint", "pista"),
    ("rules", "reglas"),
    ("words", "palabras"),
    ("save", "guardar"),
    ("quit", "salir"),
];

/// How much of the log is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HowMuch {
    /// The last lines.
    Last,
    /// All of it.
    All,
}

impl<'a> Command<'a> {
    /// Parses a line; commands have names in both languages.
    pub(super) fn read(line: &'a str) -> Self {
        if let Some(about) = line.strip_prefix('?') {
            let about = about.trim();
            return if about.is_empty() { Self::Help } else { Self::Explain(about) };
        }
        if let Some(number) = read_number(line) {
            return Self::Number(number);
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (first.to_lowercase().as_str(), rest.to_lowercase().as_str()) {
            ("", _) => Self::Repeat,
            ("help" | "ayuda", "") => Self::Help,
            ("board" | "tablero", "") => Self::Board,
            ("piles" | "pilas", "") => Self::Piles,
            ("log" | "registro", "") => Self::Log(HowMuch::Last),
            ("log" | "registro", "all" | "todo") => Self::Log(HowMuch::All),
            ("all" | "todo", "") => Self::All,
            ("leave" | "dejar", "") => Self::LeaveGuide,
            ("undo" | "deshacer", "") => Self::Undo,
            ("hint" | "pista", "") => Self::Hint,
            ("save" | "guardar", _) => Self::Save(Some(rest).filter(|file| !file.is_empty())),
            ("rules" | "reglas", _) => Self::Rules(rest),
            ("words" | "palabras", _) => Self::Glossary(rest),
            ("quit" | "salir", "") => Self::Quit,
            _ => Self::Words(notation(line)),
        }
    }
}

/// The answer to a question that is not one of the game's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    Yes,
    No,
}

/// Parses an answer, in either language.
pub(super) fn yes_or_no(line: &str) -> Option<Answer> {
    match fold(line.trim()).as_str() {
        "y" | "yes" | "s" | "si" => Some(Answer::Yes),
        "n" | "no" => Some(Answer::No),
        _ => None,
    }
}

/// Parses the number of an option; a number too large for any list is still a number.
pub(super) fn read_number(word: &str) -> Option<usize> {
    let digits = word.strip_suffix('.').unwrap_or(word);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(usize::MAX))
}

/// The line in the form of the notation: lower case, single spaces.
fn notation(line: &str) -> String {
    line.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<String> {
        let read = || read_line(&mut input).expect("bytes can always be read");
        std::iter::from_fn(read).collect()
    }

    #[test]
    fn lines_may_contain_any_bytes() {
        assert_eq!(lines(b"a\r\n\nb"), ["a", "", "b"]);
        assert_eq!(lines(b"\xff\x00\x1b[2J\n1\n"), ["\u{fffd}  [2J", "1"]);
        let long = vec![b'x'; 5000];
        let read = lines(&[&long, &b"\n1\n"[..]].concat());
        assert_eq!((read[0].len(), read[1].as_str(), read.len()), (1000, "1", 2));
    }

    #[test]
    fn commands_are_read_in_both_languages() {
        for [english, spanish] in [
            ["help", "ayuda"],
            ["board", "Tablero"],
            ["LOG", "registro"],
            ["log all", "registro  todo"],
            ["undo", "deshacer"],
            ["hint", "pista"],
            ["save A b.txt", "guardar A b.txt"],
            ["rules DBG-BUY-01", "reglas DBG-BUY-01"],
            ["words grit", "palabras grit"],
            ["quit", "salir"],
        ] {
            let command = Command::read(english);
            assert!(!matches!(command, Command::Words(_)), "{english}");
            assert_eq!(command, Command::read(spanish));
        }
        assert_eq!(Command::read("save A b.txt"), Command::Save(Some("A b.txt")));
        for (english, spanish) in COMMANDS {
            assert!(!matches!(Command::read(english), Command::Words(_)), "{english}");
            assert_eq!(Command::read(english), Command::read(spanish));
        }
    }

    #[test]
    fn the_rest_is_an_option_or_a_choice() {
        assert_eq!(Command::read(""), Command::Repeat);
        assert_eq!(Command::read("? "), Command::Help);
        assert_eq!(Command::read("?x-wing"), Command::Explain("x-wing"));
        assert_eq!(Command::read("12."), Command::Number(12));
        assert_eq!(Command::read(&"9".repeat(99)), Command::Number(usize::MAX));
        assert_eq!(Command::read("-1"), Command::Words("-1".to_owned()));
        assert_eq!(Command::read("Play  X-Wing"), Command::Words("play x-wing".to_owned()));
        assert_eq!(Command::read("undo it"), Command::Words("undo it".to_owned()));
    }
}
