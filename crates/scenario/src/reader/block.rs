//! Splits a file into scenarios and their lines, which are not parsed yet.

use crate::Mismatch;

/// A `scenario` heading and the lines below it.
#[derive(Debug)]
pub(super) struct Block {
    /// The line of the heading, or the first line if there is no heading.
    pub(super) line: usize,
    pub(super) heading: Heading,
    pub(super) sources: Vec<Source>,
    /// Faults of the layout, with their lines.
    pub(super) faults: Vec<(usize, Mismatch)>,
}

#[derive(Debug)]
pub(super) enum Heading {
    Title(String),
    /// Lines before the first heading of a file.
    Missing,
}

/// A line that is neither blank nor a comment: trimmed, with single spaces.
#[derive(Debug)]
pub(super) struct Source {
    pub(super) number: usize,
    pub(super) text: String,
}

/// Splits a file at its `scenario` headings, leaving out comments and blank lines.
pub(super) fn split(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    // Some editors begin a file with a byte order mark.
    for (number, raw) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let text = raw.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let indented = raw.starts_with(char::is_whitespace);
        let (word, title) = text.split_once(' ').unwrap_or((&text, ""));
        if !indented && word == "scenario" {
            blocks.push(Block::titled(number, title));
            continue;
        }
        if blocks.is_empty() {
            blocks.push(Block::new(number, Heading::Missing));
        }
        if let Some(block) = blocks.last_mut() {
            block.take(Source { number, text }, indented);
        }
    }
    blocks
}

impl Block {
    fn new(line: usize, heading: Heading) -> Self {
        Self { line, heading, sources: Vec::new(), faults: Vec::new() }
    }

    fn titled(line: usize, title: &str) -> Self {
        let mut block = Self::new(line, Heading::Title(title.to_owned()));
        if title.is_empty() {
            block.faults.push((line, Mismatch::new("`scenario TITLE`", "no title")));
        }
        block
    }

    fn take(&mut self, source: Source, indented: bool) {
        let expected = match self.heading {
            Heading::Missing => "`scenario TITLE` before its lines",
            Heading::Title(_) if indented => return self.sources.push(source),
            Heading::Title(_) => "an indented line, or `scenario TITLE` for a new scenario",
        };
        self.faults.push((source.number, Mismatch::quoting(expected, &source.text)));
        // The line is parsed all the same, so that wrong indentation is not reported as a missing
        // line.
        self.sources.push(source);
    }
}
