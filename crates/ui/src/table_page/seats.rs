//! The seats: players, turn, and clocks.

use maud::{Markup, html};
use prose::{Text, text};
use table::PlayerName;

use super::{Frame, Place, SeatLine, Sitter, Standing};
use crate::markup::Reader;
use crate::seat_badge::{badge, seat_class};

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
    // "Your choice" says who you are too, which leaves room for the name.
    let own_choice = asked && line.sitter == Sitter::You;
    let title = line.title();
    let name = reader.say(&title);
    html! {
        li class={ (seat_class(line.seat)) @if asked { " asked" } } {
            (badge(line.seat, name)) " "
            b.name title=(name) { (name) } " "
            @if let Some(side) = side(line) { span.side { (reader.say(side)) } " " }
            @if let Some(remark) = remark(&line.sitter).filter(|_| !own_choice) { span.who { (reader.say(&remark)) } }
            @if own_choice {
                span.turn { (reader.say(&text!("your choice", "te toca"))) }
            } @else if asked {
                span.turn { (reader.say(&text!("to choose", "le toca"))) }
            }
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
            input #sit-name name="name" form="sit" maxlength=(PlayerName::LONGEST) autocomplete="nickname";
        }
    }
}

/// The side that a player has, where it says more than the name of the seat.
fn side(line: &SeatLine) -> Option<&Text> {
    line.side.as_ref().filter(|_| line.sitter != Sitter::Open && !line.is_called_by_its_side())
}

/// What else there is to say about the player in a seat.
pub(super) fn remark(sitter: &Sitter) -> Option<Text> {
    match sitter {
        Sitter::You => Some(text!("(you)", "(tú)")),
        Sitter::Person { here: false } => Some(text!("(away)", "(ausente)")),
        Sitter::Person { here: true } | Sitter::Bot(_) => None,
        Sitter::Open => Some(text!("free seat", "sitio libre")),
    }
}

/// A seat and its player in a row with others: "Ana, Empire (you)".
pub(crate) fn in_a_row(line: &SeatLine) -> Text {
    let named = match side(line) {
        Some(side) => {
            text!("{who}, {side}", "{who}, {side}", who = line.title(), side = side.clone())
        }
        None => line.title(),
    };
    match (&line.sitter, remark(&line.sitter)) {
        (_, None) => named,
        (Sitter::Open, Some(remark)) => {
            text!("{named}: {remark}", "{named}: {remark}", named = named, remark = remark)
        }
        (_, Some(remark)) => named.then(remark),
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
