//! The text of a replay: header, numbered lines with running checks, ending.

use std::fmt::Write as _;

use super::ReplayFault;
use crate::digest::RunningCheck;
use crate::{Commitment, Seed};

/// The version of the file format this code writes and reads.
const FORMAT: &str = "cantina replay 1";
/// Longer lines and larger files are refused before anything is done with them.
const LONGEST_LINE: usize = 4096;
const LARGEST_FILE: usize = 16 << 20;

/// A replay file, taken apart but not yet played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The name of the game.
    pub game: String,
    /// The version of the rules the match was played by.
    pub rules: u32,
    /// The setup in the game's notation.
    pub setup: String,
    /// Who sat where: the name of each seat in order.
    pub seats: Vec<String>,
    /// The promise made about the seed when the match began.
    pub commitment: Commitment,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// The reader this file was made for, if others' secrets were taken out.
    pub made_for: Option<String>,
    /// The choices.
    pub lines: Vec<Line>,
    /// How the file ends.
    pub ending: Ending,
}

/// One choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The name of the seat that chose.
    pub seat: String,
    /// The choice in the game's notation, or nothing if the reader may not know it.
    pub choice: Option<String>,
    /// The line in the file, 0 for one not read from a file.
    pub number: usize,
}

/// How a replay ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Whether the match was over.
    pub finished: bool,
    /// The hash of the last state, unless the reader may not know it.
    pub state: Option<String>,
}

const HIDDEN: &str = "hidden";
const WITHHELD: &str = "withheld";

impl Sheet {
    /// The file as text.
    #[must_use]
    pub fn write(&self) -> String {
        let seed = self.seed.map_or_else(|| WITHHELD.to_owned(), |seed| seed.to_string());
        let mut out = Writer { text: String::new(), check: RunningCheck::new() };
        out.plain(FORMAT);
        out.plain(&format!("game: {}", self.game));
        out.plain(&format!("rules: {}", self.rules));
        out.plain(&format!("setup: {}", self.setup));
        for seat in &self.seats {
            out.plain(&format!("seat: {seat}"));
        }
        out.plain(&format!("commitment: {}", self.commitment));
        out.plain(&format!("seed: {seed}"));
        if let Some(reader) = &self.made_for {
            out.plain(&format!("made for: {reader}"));
        }
        out.checked("choices:");
        for (n, line) in self.lines.iter().enumerate() {
            let choice = line.choice.as_deref().unwrap_or(HIDDEN);
            out.checked(&format!("{} {}: {choice}", n + 1, line.seat));
        }
        let end = if self.ending.finished { "finished" } else { "unfinished" };
        let state = self.ending.state.as_deref().unwrap_or(WITHHELD);
        out.checked(&format!("end: {end} after {} choices, state {state}", self.lines.len()));
        out.text
    }

    /// Reads a file.
    ///
    /// # Errors
    /// The first line that is damaged, missing, edited or of another version.
    pub fn read(text: &str) -> Result<Self, ReplayFault> {
        if text.len() > LARGEST_FILE {
            return Err(ReplayFault::new(
                1,
                format!("The file is larger than {LARGEST_FILE} bytes; no replay is."),
                format!(
                    "El archivo supera los {LARGEST_FILE} bytes; ninguna repetición los tiene."
                ),
            ));
        }
        let mut reader = Reader { lines: text.split('\n'), number: 0, check: RunningCheck::new() };
        reader.sheet()
    }
}

struct Writer {
    text: String,
    check: RunningCheck,
}

impl Writer {
    fn plain(&mut self, line: &str) {
        self.check.line(line);
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn checked(&mut self, line: &str) {
        let check = self.check.line(line);
        // Writing to a `String` cannot fail.
        let _ = writeln!(self.text, "{line} ~{check}");
    }
}

struct Reader<'a> {
    lines: std::str::Split<'a, char>,
    number: usize,
    check: RunningCheck,
}

impl<'a> Reader<'a> {
    fn sheet(&mut self) -> Result<Sheet, ReplayFault> {
        let format = self.next("the format version", "la versión del formato")?;
        if format != FORMAT {
            return Err(self.fault(
                format!(
                    "This is not a replay this version reads: the file must begin with «{FORMAT}»."
                ),
                format!("Esta versión no lee este archivo: debe empezar por «{FORMAT}»."),
            ));
        }
        self.check.line(format);
        let game = self.field("game")?.to_owned();
        let rules = self.field("rules")?;
        let rules = rules.parse().map_err(|_| {
            self.fault(
                format!("The rules version must be a whole number, not «{rules}»."),
                format!("La versión de las reglas debe ser un número entero, no «{rules}»."),
            )
        })?;
        let setup = self.field("setup")?.to_owned();
        let (seats, commitment) = self.seats_and_commitment()?;
        let seed = self.seed(&commitment)?;
        let mut line = self.next("«choices:»", "«choices:»")?;
        let made_for = line.strip_prefix("made for: ").map(str::to_owned);
        if made_for.is_some() {
            self.check.line(line);
            line = self.next("«choices:»", "«choices:»")?;
        }
        if self.checked(line)? != "choices:" {
            return Err(self.expected("choices:"));
        }
        let (lines, ending) = self.choices()?;
        Ok(Sheet { game, rules, setup, seats, commitment, seed, made_for, lines, ending })
    }

    fn seats_and_commitment(&mut self) -> Result<(Vec<String>, Commitment), ReplayFault> {
        let mut seats = Vec::new();
        loop {
            let line = self.next("«commitment:»", "«commitment:»")?;
            self.check.line(line);
            if let Some(name) = line.strip_prefix("seat: ") {
                seats.push(name.to_owned());
                continue;
            }
            let Some(hex) = line.strip_prefix("commitment: ") else {
                return Err(self.expected("commitment:"));
            };
            let commitment = Commitment::from_hex(hex).ok_or_else(|| {
                self.fault(
                    "The commitment must be 64 hexadecimal digits.",
                    "El compromiso debe tener 64 cifras hexadecimales.",
                )
            })?;
            return Ok((seats, commitment));
        }
    }

    fn seed(&mut self, commitment: &Commitment) -> Result<Option<Seed>, ReplayFault> {
        let text = self.field("seed")?;
        if text == WITHHELD {
            return Ok(None);
        }
        let seed = text.parse().map_err(|_| {
            self.fault(
                "The seed must be 64 hexadecimal digits or «withheld».",
                "La semilla debe tener 64 cifras hexadecimales o ser «withheld».",
            )
        })?;
        if Commitment::to(&seed) != *commitment {
            return Err(self.fault(
                "The seed is not the one that was committed to.",
                "La semilla no es la que se comprometió.",
            ));
        }
        Ok(Some(seed))
    }

    fn choices(&mut self) -> Result<(Vec<Line>, Ending), ReplayFault> {
        let mut lines: Vec<Line> = Vec::new();
        loop {
            let raw = self.next(
                "the line «end:»: the file is cut short",
                "la línea «end:»: el archivo está cortado",
            )?;
            let line = self.checked(raw)?;
            if let Some(end) = line.strip_prefix("end: ") {
                let ending = self.ending(end, lines.len())?;
                self.nothing_more()?;
                return Ok((lines, ending));
            }
            let parts = line.split_once(' ').and_then(|(n, rest)| {
                rest.split_once(": ").map(|(seat, choice)| (n, seat, choice))
            });
            let Some((n, seat, choice)) = parts else {
                return Err(self.fault(
                    "A choice is written «number seat: choice».",
                    "Una elección se escribe «número asiento: elección».",
                ));
            };
            if n.parse() != Ok(lines.len() + 1) {
                return Err(self.fault(
                    format!("Choice {} was expected here, not «{n}».", lines.len() + 1),
                    format!("Aquí debía ir la elección {}, no «{n}».", lines.len() + 1),
                ));
            }
            let choice = (choice != HIDDEN).then(|| choice.to_owned());
            lines.push(Line { seat: seat.to_owned(), choice, number: self.number });
        }
    }

    fn ending(&self, text: &str, count: usize) -> Result<Ending, ReplayFault> {
        let read = || {
            let (end, rest) = text.split_once(" after ")?;
            let (number, state) = rest.split_once(" choices, state ")?;
            let finished = match end {
                "finished" => true,
                "unfinished" => false,
                _ => return None,
            };
            (number.parse() == Ok(count))
                .then(|| Ending { finished, state: (state != WITHHELD).then(|| state.to_owned()) })
        };
        read().ok_or_else(|| {
            self.fault(
                format!("The last line must tell how the match ended after {count} choices."),
                format!(
                    "La última línea debe decir cómo terminó la partida tras {count} elecciones."
                ),
            )
        })
    }

    fn nothing_more(&mut self) -> Result<(), ReplayFault> {
        if self.lines.next() == Some("") && self.lines.next().is_none() {
            return Ok(());
        }
        self.number += 1;
        Err(self.fault(
            "The file must end with one line break after «end:».",
            "El archivo debe acabar con un salto de línea tras «end:».",
        ))
    }

    /// The next line, or a fault saying what should have been there.
    fn next(&mut self, en: &str, es: &str) -> Result<&'a str, ReplayFault> {
        self.number += 1;
        let Some(line) = self.lines.next().filter(|line| !line.is_empty()) else {
            return Err(self.fault(format!("Missing: {en}."), format!("Falta: {es}.")));
        };
        if line.len() > LONGEST_LINE || line.chars().any(char::is_control) {
            return Err(self.fault(
                "The line is too long or holds characters no replay contains.",
                "La línea es demasiado larga o contiene caracteres ajenos a una repetición.",
            ));
        }
        Ok(line)
    }

    /// The value of a header line «name: value».
    fn field(&mut self, name: &'static str) -> Result<&'a str, ReplayFault> {
        let line = self.next(name, name)?;
        self.check.line(line);
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
        value.ok_or_else(|| self.expected(&format!("{name}: ")))
    }

    /// The content of a line that carries a check.
    fn checked(&mut self, line: &'a str) -> Result<&'a str, ReplayFault> {
        let Some((content, check)) = line.rsplit_once(" ~") else {
            return Err(self.fault(
                "The line lacks its check (a «~» and four digits); it was cut or edited.",
                "Falta la comprobación de la línea («~» y cuatro cifras); está cortada o editada.",
            ));
        };
        if self.check.line(content) != check {
            return Err(self.fault(
                "The check does not fit: this line, or the header above it, was changed.",
                "La comprobación no cuadra: esta línea, o la cabecera anterior, se ha cambiado.",
            ));
        }
        Ok(content)
    }

    fn expected(&self, what: &str) -> ReplayFault {
        self.fault(
            format!("The line must begin with «{what}»."),
            format!("La línea debe empezar por «{what}»."),
        )
    }

    fn fault(&self, en: impl Into<String>, es: impl Into<String>) -> ReplayFault {
        ReplayFault::new(self.number, en, es)
    }
}
