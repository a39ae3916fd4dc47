//! A file taken apart into scenarios and their lines; nothing is understood yet.

use crate::Mismatch;

/// A `scenario` heading and the lines below it.
#[derive(Debug, Default)]
pub(super) struct Block {
    /// The line of the heading, or of the first line that has none above it.
    pub(super) line: usize,
    pub(super) title: String,
    pub(super) sources: Vec<Source>,
    /// Faults of the layout, with their lines.
    pub(super) faults: Vec<(usize, Mismatch)>,
}

/// A line that says something: trimmed, with single spaces.
#[derive(Clone, Debug)]
pub(super) struct Source {
    pub(super) number: usize,
    pub(super) text: String,
}

/// Splits a file at its `scenario` headings, leaving out comments and blank lines.
pub(super) fn split(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    // Some editors begin a file with an invisible mark.
    for (number, raw) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let text = raw.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        let indented = raw.starts_with(char::is_whitespace);
        let (word, title) = text.split_once(' ').unwrap_or((&text, ""));
        if !indented && word == "scenario" {
            blocks.push(Block { line: number, title: title.to_owned(), ..Block::default() });
            if title.is_empty() {
                fault(&mut blocks, number, "a title: `scenario TITLE`", "`scenario` alone");
            }
        } else if blocks.iter().all(|block| block.title.is_empty() && block.sources.is_empty()) && blocks.is_empty() {
            blocks.push(Block { line: number, ..Block::default() });
            stray(&mut blocks, number, &text);
        } else {
            if !indented {
                stray(&mut blocks, number, &text);
            }
            add(&mut blocks, number, text);
        }
    }
    blocks
}
