//! Reads the text of a replay line by line; every error names the line and the reason.

use super::fault::quote;
use super::sheet::{FORMAT, HIDDEN, VERSION, WITHHELD};
use super::{Ending, Line, ReplayFault, Sheet};
use crate::digest::{RunningCheck, read_hex};
use crate::{Commitment, Seed, StateHash};

/// Longer lines are refused; the longest a game writes is a setup with several decks.
const LONGEST_LINE: usize = 16 << 10;

pub(super) fn read(text: &str) -> Result<Sheet, ReplayFault> {
    if text.len() > Sheet::LARGEST_FILE {
        let most = Sheet::LARGEST_FILE;
        return Err(ReplayFault::new(
            1,
            format!("The file is larger than {most} bytes, the limit for replays."),
            format!("El archivo supera los {most} bytes, el límite de una repetición."),
        ));
    }
    let mut reader = Reader { lines: text.split('\n'), number: 0, check: RunningCheck::new() };
    let sheet = reader.sheet()?;
    written_canonically(&sheet, text)?;
    Ok(sheet)
}

/// Checks that the text is the one [`Sheet::write`] gives, as a match has exactly one text: `+1`
/// for `1` or capital digits are refused even with matching checks.
fn written_canonically(sheet: &Sheet, text: &str) -> Result<(), ReplayFault> {
    let written = sheet.write();
    if written == text {
        return Ok(());
    }
    let equal = written.split('\n').zip(text.split('\n')).take_while(|(a, b)| a == b).count();
    Err(ReplayFault::new(
        equal + 1,
        "The line can be understood, but is not written as replays write it.",
        "La línea se entiende, pero no está escrita como en una repetición.",
    ))
}

struct Reader<'a> {
    lines: std::str::Split<'a, char>,
    number: usize,
    check: RunningCheck,
}

impl<'a> Reader<'a> {
    fn sheet(&mut self) -> Result<Sheet, ReplayFault> {
        self.format()?;
        let game = self.field("game")?.to_owned();
        let rules = self.rules()?;
        let setup = self.field("setup")?.to_owned();
        let (seats, commitment) = self.seats_and_commitment()?;
        let seed = self.seed(&commitment)?;
        let mut line = self.next("choices:")?;
        let made_for = line.strip_prefix("made for: ").map(str::to_owned);
        if made_for.is_some() {
            self.check.line(line);
            line = self.next("choices:")?;
        }
        if self.checked(line)? != "choices:" {
            return Err(self.expected("choices:"));
        }
        let (lines, ending) = self.choices()?;
        Ok(Sheet { game, rules, setup, seats, commitment, seed, made_for, lines, ending })
    }

    fn format(&mut self) -> Result<(), ReplayFault> {
        let line = self.next(&format!("{FORMAT}{VERSION}"))?;
        self.check.line(line);
        let Some(version) = line.strip_prefix(FORMAT) else {
            return Err(self.fault(
                format!("This is not a replay: a replay begins with «{FORMAT}{VERSION}»."),
                format!("No es una repetición: una repetición empieza por «{FORMAT}{VERSION}»."),
            ));
        };
        if version == VERSION {
            return Ok(());
        }
        let other = quote(version);
        Err(self.fault(
            format!("The replay has format {other}; this program reads format «{VERSION}»."),
            format!("La repetición tiene el formato {other}; este programa lee el «{VERSION}»."),
        ))
    }

    fn rules(&mut self) -> Result<u32, ReplayFault> {
        let rules = self.field("rules")?;
        rules.parse().map_err(|_| {
            let found = quote(rules);
            self.fault(
                format!("The rules version must be a whole number, not {found}."),
                format!("La versión de las reglas debe ser un número entero, no {found}."),
            )
        })
    }

    fn seats_and_commitment(&mut self) -> Result<(Vec<String>, Commitment), ReplayFault> {
        let mut seats = Vec::new();
        loop {
            let line = self.next("commitment:")?;
            self.check.line(line);
            if let Some(name) = line.strip_prefix("seat: ") {
                seats.push(name.to_owned());
                continue;
            }
            let Some(hex) = line.strip_prefix("commitment: ") else {
                return Err(self.expected("commitment: "));
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
        let seed = read_hex(text).map(Seed::from_bytes).ok_or_else(|| {
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
        let mut lines = Vec::new();
        loop {
            let raw = self.next("end:")?;
            let line = self.checked(raw)?;
            if let Some(end) = line.strip_prefix("end: ") {
                let ending = self.ending(end, lines.len())?;
                self.nothing_more()?;
                return Ok((lines, ending));
            }
            lines.push(self.choice(line, lines.len() + 1)?);
        }
    }

    fn choice(&self, line: &str, expected: usize) -> Result<Line, ReplayFault> {
        let parts = line
            .split_once(' ')
            .and_then(|(n, rest)| rest.split_once(": ").map(|(seat, choice)| (n, seat, choice)));
        let Some((n, seat, choice)) = parts else {
            return Err(self.fault(
                "A choice is written «number seat: choice».",
                "Una elección se escribe «número asiento: elección».",
            ));
        };
        if n.parse() != Ok(expected) {
            let found = quote(n);
            return Err(self.fault(
                format!("Choice {expected} was expected here, not {found}."),
                format!("Aquí debía ir la elección {expected}, no {found}."),
            ));
        }
        let choice = (choice != HIDDEN).then(|| choice.to_owned());
        Ok(Line { seat: seat.to_owned(), choice })
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
            let state = match state {
                WITHHELD => None,
                hex => Some(StateHash(read_hex(hex)?)),
            };
            (number.parse() == Ok(count)).then_some(Ending { finished, state })
        };
        read().ok_or_else(|| {
            self.fault(
                format!(
                    "The last line must say how the match ended after {count} choices, and its \
                     state."
                ),
                format!(
                    "La última línea debe decir cómo terminó la partida tras {count} elecciones, \
                     y su estado."
                ),
            )
        })
    }

    fn nothing_more(&mut self) -> Result<(), ReplayFault> {
        let more = match (self.lines.next(), self.lines.next()) {
            (Some(""), None) => return Ok(()),
            (more, _) => more,
        };
        self.number += usize::from(more.is_some());
        Err(self.fault(
            "The file must end with one line break after «end:», and nothing more.",
            "El archivo debe acabar con un salto de línea tras «end:», y nada más.",
        ))
    }

    /// The next line, or an error that names the line expected there.
    fn next(&mut self, expected: &str) -> Result<&'a str, ReplayFault> {
        let next = self.lines.next();
        // At the end of the file, the error names the last line.
        self.number += usize::from(next.is_some());
        let Some(line) = next.filter(|line| !line.is_empty()) else {
            let wanted = quote(expected);
            return Err(self.fault(
                format!("The file is cut short, or the line is empty: {wanted} is missing."),
                format!("El archivo está cortado, o la línea está vacía: falta {wanted}."),
            ));
        };
        if line.ends_with('\r') {
            return Err(self.fault(
                "The line ends as in Windows (CR LF); convert the file to plain LF line ends.",
                "La línea termina como en Windows (CR LF); convierte el archivo a finales LF.",
            ));
        }
        if line.len() > LONGEST_LINE || line.chars().any(char::is_control) {
            return Err(self.fault(
                "The line is too long or contains control characters.",
                "La línea es demasiado larga o contiene caracteres de control.",
            ));
        }
        Ok(line)
    }

    /// The value of a header line «name: value».
    fn field(&mut self, name: &str) -> Result<&'a str, ReplayFault> {
        let line = self.next(&format!("{name}:"))?;
        self.check.line(line);
        let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
        value.ok_or_else(|| self.expected(&format!("{name}: ")))
    }

    /// The content of a line that carries a check.
    fn checked(&mut self, line: &'a str) -> Result<&'a str, ReplayFault> {
        let Some((content, check)) = line.rsplit_once(" ~") else {
            return Err(self.fault(
                "The check of the line is missing (a «~» and four digits); it was cut or edited.",
                "Falta la comprobación de la línea («~» y cuatro cifras); está cortada o editada.",
            ));
        };
        if self.check.line(content) != check {
            return Err(self.fault(
                "The check does not match: this line, or the header above it, was changed.",
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
