//! The output: plain lines without columns, boxes or colours, for screen readers.

use std::io::Write;

use prose::{Lang, Text};
use table::Listed;

use super::{messages, numbering};
use crate::error::CommandError;

/// The number of empty lines that hide the previous player's screen.
const CURTAIN: usize = 60;

/// The output of a game in the terminal.
pub(super) struct Screen<'a> {
    out: &'a mut dyn Write,
    lang: Lang,
}

impl<'a> Screen<'a> {
    pub(super) fn new(out: &'a mut dyn Write, lang: Lang) -> Self {
        Self { out, lang }
    }

    /// The language of everything printed.
    pub(super) fn lang(&self) -> Lang {
        self.lang
    }

    /// Prints one sentence or paragraph.
    pub(super) fn say(&mut self, text: &Text) -> Result<(), CommandError> {
        writeln!(self.out, "{}", text.get(self.lang))?;
        Ok(())
    }

    /// Prints sentences, then an empty line. A sentence that is repeated in a row is printed once, with
    /// the number of times.
    pub(super) fn say_all(&mut self, texts: &[Text]) -> Result<(), CommandError> {
        for run in texts.chunk_by(|one, next| one == next) {
            match run.len() {
                1 => self.say(&run[0])?,
                times => self.say(&run[0].clone().then(messages::times(times)))?,
            }
        }
        if !texts.is_empty() {
            writeln!(self.out)?;
        }
        Ok(())
    }

    /// Prints lines under a heading, then an empty line; nothing if there are no lines.
    pub(super) fn list(&mut self, heading: &Text, lines: &[Text]) -> Result<(), CommandError> {
        if lines.is_empty() {
            return Ok(());
        }
        self.say(heading)?;
        for line in lines {
            writeln!(self.out, "  {}", line.get(self.lang))?;
        }
        writeln!(self.out)?;
        Ok(())
    }

    /// Prints numbered options under their headings; options with the same text share a line.
    pub(super) fn options(&mut self, options: &[Listed]) -> Result<(), CommandError> {
        let mut number = *numbering::numbers(options).start();
        for group in options.chunk_by(|one, next| one.offer.heading == next.offer.heading) {
            writeln!(self.out, "{}:", group[0].offer.heading.get(self.lang))?;
            for alike in group.chunk_by(|one, next| one.offer.text == next.offer.text) {
                let numbers = messages::numbers(number, number + alike.len() - 1);
                number += alike.len();
                let numbers = numbers.get(self.lang);
                let text = alike[0].offer.text.get(self.lang);
                write!(self.out, "  {numbers}. {text}")?;
                match alike[0].copies {
                    1 => writeln!(self.out)?,
                    copies => writeln!(self.out, " (×{copies})")?,
                }
            }
        }
        Ok(())
    }

    /// Prints a prompt before a line is read.
    pub(super) fn prompt(&mut self, text: &Text) -> Result<(), CommandError> {
        self.say(text)?;
        self.out.flush()?;
        Ok(())
    }

    /// Scrolls the screen of the previous player out of sight.
    pub(super) fn lower_curtain(&mut self) -> Result<(), CommandError> {
        write!(self.out, "{}", "\n".repeat(CURTAIN))?;
        Ok(())
    }
}
