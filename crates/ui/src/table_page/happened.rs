//! What others did since the reader's last choice: one line that opens into its steps.

use maud::{Markup, html};

use super::{Frame, LogLine, Standing};

/// The line, or nothing if nobody else has chosen since.
pub(super) fn happened(frame: &Frame<'_>) -> Markup {
    let Some(happened) = &frame.happened else { return Markup::default() };
    if frame.standing != Standing::Playing {
        return Markup::default();
    }
    let reader = frame.reader;
    html! {
        details #steps name="over-board" {
            summary { (reader.say(&happened.text)) }
            ol { @for line in &happened.lines { (step(frame, line)) } }
        }
    }
}

fn step(frame: &Frame<'_>, line: &LogLine) -> Markup {
    html! {
        li { a href={ "/tables/" (frame.id) "/replay?at=" (line.ply) } { (frame.reader.say(&line.text)) } }
    }
}
