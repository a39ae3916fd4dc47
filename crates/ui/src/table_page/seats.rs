//! The seats: players, turn, and clocks.

use maud::{Markup, html};
use prose::{Text, text};

use super::{Frame, Place, SeatLine, Sitter, Standing};
use crate::markup::Reader;

/// All seats, and the invitation while a seat is free.
pub(super) fn seats(frame: &Frame<'_>) -> Markup {
    html! {
        ul.seats { @for line in &frame.seats { (seat(frame, line)) } }
        @let free = frame.seats.iter().any(|line| line.sitter == Sitter::Open);
        @if frame.standing == Standing::Waiting && free { (invitation(frame)) }
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

/// The link to invite a player, and the name field for a reader without a seat.
fn invitation(frame: &Frame<'_>) -> Markup {
    let Frame { reader, id, .. } = frame;
    let send = text!(
        "Send this link to the person who will play:",
        "Envía este enlace a quien vaya a jugar:"
    );
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

/// The player in a seat, in words.
pub(crate) fn sitter(sitter: &Sitter) -> Text {
    match sitter {
        Sitter::You => text!("you", "tú"),
        Sitter::Person { name, here } => {
            let name = match name.trim() {
                "" => text!("another person", "otra persona"),
                name => Text::same(name),
            };
            if *here { name } else { text!("{name} (away)", "{name} (ausente)", name = name) }
        }
        Sitter::Bot(word) => text!("bot, {level}", "bot, {level}", level = level(word)),
        Sitter::Open => text!("free seat", "sitio libre"),
    }
}

/// The name of a bot level; unknown levels keep their own word.
pub(crate) fn level(word: &str) -> Text {
    match word {
        "easy" => text!("easy", "fácil"),
        "normal" => text!("normal", "normal"),
        "hard" => text!("hard", "difícil"),
        other => Text::same(other),
    }
}

/// Minutes and seconds, rounded up as in the script.
fn minutes(milliseconds: u64) -> String {
    let seconds = milliseconds.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
