//! The parsed text of a replay: header, numbered lines with running checks, ending.

use std::fmt::Write as _;

use super::{ReplayFault, reader};
use crate::digest::RunningCheck;
use crate::{Commitment, Seed, StateHash};

/// The first words of every replay file; the version of the format follows.
pub(super) const FORMAT: &str = "cantina replay ";
/// The version of the format this code writes and reads.
pub(super) const VERSION: &str = "1";
/// Replaces a choice that the reader may not know; no game writes a choice like this.
pub(super) const HIDDEN: &str = "hidden";
/// Replaces the seed and the state hash while they may not be known.
pub(super) const WITHHELD: &str = "withheld";

/// A replay file, parsed but not yet replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The name of the game.
    pub game: String,
    /// The version of the rules the match was played by.
    pub rules: u32,
    /// The setup in the game's notation.
    pub setup: String,
    /// The names of the players, by seat.
    pub seats: Vec<String>,
    /// The commitment to the seed, published when the match began.
    pub commitment: Commitment,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// The reader this file was made for, if information hidden from that reader was left out.
    pub made_for: Option<String>,
    /// The choices.
    pub lines: Vec<Line>,
    /// The last line.
    pub ending: Ending,
}

/// One choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The name of the seat that chose.
    pub seat: String,
    /// The choice in the game's notation, or nothing if the reader may not know it.
    pub choice: Option<String>,
}

/// The last line of a replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Whether the match was over.
    pub finished: bool,
    /// The hash of the last state, unless the reader may not know it.
    pub state: Option<StateHash>,
}

impl Sheet {
    /// Larger files are refused before they are parsed; no match is this long.
    pub const LARGEST_FILE: usize = 16 << 20;

    /// The file as text.
    #[must_use]
    pub fn write(&self) -> String {
        let seed = self.seed.map_or_else(|| WITHHELD.to_owned(), |seed| seed.to_string());
        let mut out = Writer { text: String::new(), check: RunningCheck::new() };
        out.plain(&format!("{FORMAT}{VERSION}"));
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
        let state = self.ending.state.map_or_else(|| WITHHELD.to_owned(), |hash| hash.to_string());
        out.checked(&format!("end: {end} after {} choices, state {state}", self.lines.len()));
        out.text
    }

    /// Reads a file. A text is accepted only if [`Sheet::write`] gives the same text for the
    /// result.
    ///
    /// # Errors
    /// The first line that is damaged, missing, edited or of another version.
    pub fn read(text: &str) -> Result<Self, ReplayFault> {
        reader::read(text)
    }

    /// The line of the file that names the game.
    pub(super) const GAME_LINE: usize = 2;
    /// The line of the file that names the version of the rules.
    pub(super) const RULES_LINE: usize = 3;
    /// The line of the file that holds the setup.
    pub(super) const SETUP_LINE: usize = 4;

    /// The line of the file that holds the seed.
    pub(super) fn seed_line(&self) -> usize {
        Self::SETUP_LINE + self.seats.len() + 2
    }

    /// The number of the line with the choice after the first `ply` choices; after the last choice,
    /// that of the last line.
    #[must_use]
    pub fn line_of(&self, ply: usize) -> usize {
        let choices_line = self.seed_line() + usize::from(self.made_for.is_some()) + 1;
        choices_line + 1 + ply
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
