//! What is printed: plain lines without columns, boxes or colours, to be read aloud as they come.
//! Lines are not wrapped, so that a sentence is one line to a screen reader.

use std::io::Write;

use prose::{Lang, Text};
use table::Offer;

use super::{numbering, words};
use crate::trouble::Trouble;

/// Empty lines of a curtain: more than a screen has.
const CURTAIN: usize = 60;

/// Where the people read.
pub(super) struct Screen<'a> {
    out: &'a mut dyn Write,
    lang: Lang,
}

impl<'a> Screen<'a> {
    pub(super) fn new(out: &'a mut dyn Write, lang: Lang) -> Self {
        Self { out, lang }
    }

    /// One sentence or paragraph.
    pub(super) fn say(&mut self, text: &Text) -> Result<(), Trouble> {
        writeln!(self.out, "{}", text.get(self.lang))?;
        Ok(())
    }

    /// Sentences that belong together, with an empty line after them. What is said several times
    /// in a row is said once: nobody wants to hear five times that a card was drawn.
    pub(super) fn say_all(&mut self, texts: &[Text]) -> Result<(), Trouble> {
        for run in texts.chunk_by(|one, next| one == next) {
            match run.len() {
                1 => self.say(&run[0])?,
                times => self.say(&run[0].clone().then(words::times(times)))?,
            }
        }
        if !texts.is_empty() {
            writeln!(self.out)?;
        }
        Ok(())
    }

    /// Lines under a heading, with an empty line after them; nothing if there are none.
    pub(super) fn list(&mut self, heading: &Text, lines: &[Text]) -> Result<(), Trouble> {
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

    /// Numbered options under their headings; those that read alike share a line.
    pub(super) fn offers(&mut self, offers: &[Offer]) -> Result<(), Trouble> {
        let mut number = *numbering::numbers(offers).start();
        for group in offers.chunk_by(|one, next| one.heading == next.heading) {
            writeln!(self.out, "{}:", group[0].heading.get(self.lang))?;
            for alike in group.chunk_by(|one, next| one.text == next.text) {
                let numbers = words::numbers(number, number + alike.len() - 1);
                number += alike.len();
                let (numbers, text) = (numbers.get(self.lang), alike[0].text.get(self.lang));
                writeln!(self.out, "  {numbers}. {text}")?;
            }
        }
        Ok(())
    }

    /// Asks for a line to be typed.
    pub(super) fn prompt(&mut self, text: &Text) -> Result<(), Trouble> {
        self.say(text)?;
        self.out.flush()?;
        Ok(())
    }

    /// Moves what was shown out of sight.
    pub(super) fn lower_curtain(&mut self) -> Result<(), Trouble> {
        write!(self.out, "{}", "\n".repeat(CURTAIN))?;
        Ok(())
    }
}
