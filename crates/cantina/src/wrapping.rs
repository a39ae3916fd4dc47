//! Output for a terminal: lines are broken between words and never inside one.

use std::io::{self, Write};

use terminal_size::{Width, terminal_size_of};

/// The columns of the terminal this goes to; `None` for a file or a pipe.
#[cfg(unix)]
pub(crate) fn width(stream: impl std::os::fd::AsFd) -> Option<usize> {
    terminal_size_of(stream).map(|(Width(columns), _)| columns.into())
}

/// The columns of the terminal this goes to; `None` for a file or a pipe.
#[cfg(windows)]
pub(crate) fn width(stream: impl std::os::windows::io::AsHandle) -> Option<usize> {
    terminal_size_of(stream).map(|(Width(columns), _)| columns.into())
}

/// A writer that wraps lines. The width is asked for again at every line, because a window can be
/// resized during a game.
pub(crate) struct Wrapping<W, F> {
    inner: W,
    width: F,
    /// The line that has not ended yet.
    line: Vec<u8>,
}

impl<W: Write, F: Fn() -> Option<usize>> Wrapping<W, F> {
    pub(crate) fn new(inner: W, width: F) -> Self {
        Self { inner, width, line: Vec::new() }
    }

    #[cfg(test)]
    pub(crate) fn into_inner(self) -> W {
        self.inner
    }

    fn write_line(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.line);
        match (str::from_utf8(&line), (self.width)()) {
            (Ok(text), Some(width)) => self.inner.write_all(wrapped(text, width).as_bytes()),
            _ => self.inner.write_all(&line),
        }
    }
}

impl<W: Write, F: Fn() -> Option<usize>> Write for Wrapping<W, F> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for part in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.line.extend(part);
            if part.ends_with(b"\n") {
                self.write_line()?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.write_line()?;
        self.inner.flush()
    }
}

/// Breaks a line at spaces. The rest of an indented line is indented a little further.
fn wrapped(line: &str, width: usize) -> String {
    let indent = line.chars().take_while(|sign| *sign == ' ').count();
    let rest_indent = if indent == 0 { 0 } else { indent + 2 };
    let mut wrapped = String::with_capacity(line.len());
    let mut column = 0;
    let mut spaces = 0;
    let mut at_start = true;
    for word in line.split(' ') {
        let length = word.trim_end_matches('\n').chars().count();
        if word.is_empty() {
            spaces += 1;
            continue;
        }
        if !at_start && column + spaces + length > width {
            wrapped.push('\n');
            spaces = rest_indent;
            column = 0;
        }
        wrapped.extend(std::iter::repeat_n(' ', spaces));
        wrapped.push_str(word);
        column += spaces + length;
        spaces = 1;
        at_start = false;
    }
    wrapped
}

#[cfg(test)]
mod tests {
    use prose::Lang;

    use super::*;
    use crate::cli::printed;

    const WIDTHS: [usize; 3] = [40, 80, 120];

    #[test]
    fn lines_are_broken_at_spaces_only_and_keep_their_indent() {
        let line = "  12. Attack First Legion Snowtrooper with Luke.\n";
        let lines = ["  12. Attack First", "    Legion", "    Snowtrooper with", "    Luke.\n"];
        assert_eq!(wrapped(line, 20), lines.join("\n"));
        assert_eq!(wrapped(line, 48), line);
        assert_eq!(wrapped("a  b\n", 4), "a  b\n");
        assert_eq!(wrapped("a b   \n", 10), "a b   \n");
        let long = "x".repeat(50);
        assert_eq!(wrapped(&format!("see {long} now\n"), 40), format!("see\n{long}\nnow\n"));
    }

    #[test]
    fn what_is_not_a_terminal_gets_every_line_whole() {
        let mut out = Vec::new();
        let line = "word ".repeat(100);
        let mut whole = Wrapping::new(&mut out, || None);
        writeln!(whole, "{line}").expect("memory can be written");
        assert_eq!(out, format!("{line}\n").into_bytes());
    }

    #[test]
    fn a_line_that_is_flushed_early_is_not_lost() {
        let mut out = Vec::new();
        let mut early = Wrapping::new(&mut out, || Some(40));
        write!(early, "half").and_then(|()| early.flush()).expect("memory can be written");
        writeln!(early, " a line").expect("memory can be written");
        assert_eq!(out, b"half a line\n");
    }

    /// The words of the commands whose sentences are longest, at every width.
    #[test]
    fn no_word_of_any_command_is_broken() {
        for command in [
            &["cards"][..],
            &["cards", "vader"],
            &["rules", "unlimited"],
            &["play", "unlimited", "--seed", "1"],
            &["play", "deckbuilding", "--seed", "1"],
            &["play", "unlimited", "--setup", "help"],
        ] {
            for lang in Lang::ALL {
                let whole = printed(command, lang, None);
                for width in WIDTHS {
                    let wrapped = printed(command, lang, Some(width));
                    let words = |text: &str| -> Vec<String> {
                        text.split_whitespace().map(str::to_owned).collect()
                    };
                    assert!(words(&whole) == words(&wrapped), "{command:?} {width}");
                    for line in wrapped.lines().filter(|line| line.trim().contains(' ')) {
                        assert!(line.chars().count() <= width, "{width}: «{line}»");
                    }
                }
            }
        }
    }
}
