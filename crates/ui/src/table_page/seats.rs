//! Who plays, whose turn it is, and how much time is left.

use maud::{Markup, html};
use prose::{Text, text};

use super::{Frame, Place, SeatLine, Sitter, Standing};
use crate::markup::Reader;

/// Both sides, and how to join while a seat is open.
pub(super) fn seats(frame: &Frame<'_>) -> Markup {
    html! {
        ul.seats { @for line in &frame.seats { (seat(frame, line)) } }
        @if frame.standing == Standing::Waiting { (invitation(frame)) }
    }
}

fn seat(frame: &Frame<'_>, line: &SeatLine) -> Markup {
    let reader = frame.reader;
    let asked = line.asked && frame.standing == Standing::Playing;
    html! {
        li.asked[asked] {
            b { (reader.say(&line.title())) } " "
            span.who { (reader.say(&sitter(&line.sitter))) }
            @if asked { span.turn { (reader.say(&text!("to choose", "le toca"))) } }
            @if let Some(left) = line.clock {
                span.clock data-clock=(left) data-run[asked] { (minutes(left)) }
            }
            @if line.sitter == Sitter::Open && frame.place == Place::Watcher {
                button.button.main form="sit" formaction={ "/tables/" (frame.id) "/seats/" (line.word) } {
                    (reader.say(&text!("Sit here", "Sentarme aquí")))
                }
            }
        }
    }
}

/// Where to send somebody who is to play; a reader without a seat also says what to be called.
fn invitation(frame: &Frame<'_>) -> Markup {
    let Frame { reader, id, .. } = frame;
    let send =
        text!("Send this link to whoever is to play:", "Envía este enlace a quien vaya a jugar:");
    html! {
        @if frame.place == Place::Watcher { (own_name(*reader)) }
        p.invite {
            (reader.say(&send)) " "
            a data-whole href={ "/tables/" (id) } { "/tables/" (id) } " "
            button.button.scripted type="button" data-copy={ "/tables/" (id) } {
                (reader.say(&text!("Copy the link", "Copiar el enlace")))
            }
        }
    }
}

fn own_name(reader: Reader) -> Markup {
    html! {
        p.own-name {
            label for="sit-name" { (reader.say(&text!("Your name (optional)", "Tu nombre (opcional)"))) }
            input #sit-name name="name" form="sit" maxlength="24" autocomplete="nickname";
        }
    }
}

/// Who sits in a seat, in words.
pub(crate) fn sitter(sitter: &Sitter) -> Text {
    match sitter {
        Sitter::You => text!("you", "tú"),
        Sitter::Person { name, here } => {
            let name = match name.trim() {
                "" => text!("another person", "otra persona"),
                name => Text::same(name),
            };
            if *here { name } else { text!("{name} (away)", "{name} (se ha ido)", name = name) }
        }
        Sitter::Bot(word) => text!("bot, {level}", "bot, {level}", level = level(word)),
        Sitter::Open => text!("nobody yet", "nadie todavía"),
    }
}

/// How well a bot plays; a level of somebody else's is called by its own word.
pub(crate) fn level(word: &str) -> Text {
    match word {
        "easy" => text!("easy", "fácil"),
        "normal" => text!("normal", "normal"),
        "hard" => text!("hard", "difícil"),
        other => Text::same(other),
    }
}

/// Minutes and seconds; a part of a second still counts as one, as in the script.
fn minutes(milliseconds: u64) -> String {
    let seconds = milliseconds.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
