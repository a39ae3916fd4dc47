//! Reads the form of a new table.

use std::collections::BTreeMap;

use games::AnyGame;
use games::SeatName;
use prose::{Name, Text, text};
use table::{Seat, Seed};

use crate::secret::SecretHash;
use crate::tables::{
    Away, Purpose, Resigning, SeatAssignment, Sitter, TableConfig, Watching, level, tidy,
};

/// The fields of a form, by name.
pub(super) type Fields = BTreeMap<String, String>;

/// A table as a form describes it.
pub(super) struct RequestedTable {
    pub(super) config: TableConfig,
    pub(super) assignments: Vec<SeatAssignment>,
    pub(super) listed: bool,
}

/// The setup in the game's notation: every field `set.key` that is filled in.
pub(super) fn setup_words(fields: &Fields) -> String {
    let set = fields.iter().filter_map(|(name, value)| Some((name.strip_prefix("set.")?, value)));
    let filled = set.filter(|(_, value)| !value.trim().is_empty());
    filled.map(|(key, value)| format!("{key}={}", value.trim())).collect::<Vec<_>>().join(" ")
}

/// Reads a form; every fault is named.
pub(super) fn read(
    game: &dyn AnyGame,
    fields: &Fields,
    visitor: &SecretHash,
    seed: Seed,
) -> Result<RequestedTable, Vec<Text>> {
    let setup = setup_words(fields);
    let started = game.start(&setup, seed);
    let seats = match started {
        Ok(played) => played.seats().to_vec(),
        Err(faults) => return Err(faults.0.into_iter().map(|fault| fault.text).collect()),
    };
    let mut faults = Vec::new();
    let name = tidy(fields.get("name").map_or("", String::as_str), 24);
    let assignments: Vec<SeatAssignment> = seats
        .iter()
        .map(|seat| SeatAssignment {
            seat: seat.seat,
            name: name.clone(),
            sitter: sitter(fields, seat, visitor).unwrap_or_else(|fault| {
                faults.push(fault);
                Sitter::Open
            }),
        })
        .map(without_name)
        .collect();
    faults.extend(strange_seats(fields, &seats));
    let clock = word(fields, "clock", "none").parse().unwrap_or_else(|_| {
        faults.push(unknown("clock", fields));
        crate::tables::Clock::None
    });
    let config = TableConfig {
        setup,
        seed,
        clock,
        away: if word(fields, "away", "wait") == "bot" { Away::Bot } else { Away::Wait },
        resigning: match word(fields, "resigning", "bot") {
            "bot" => Resigning::Bot,
            "end" => Resigning::End,
            _ => {
                faults.push(unknown("resigning", fields));
                Resigning::Bot
            }
        },
        watching: watching(fields, &mut faults),
        purpose: Purpose::Match,
    };
    if faults.is_empty() {
        Ok(RequestedTable { config, assignments, listed: word(fields, "listed", "no") == "yes" })
    } else {
        Err(faults)
    }
}

/// Only people have names.
fn without_name(assignment: SeatAssignment) -> SeatAssignment {
    match assignment.sitter {
        Sitter::Person(_) => assignment,
        _ => SeatAssignment { name: String::new(), ..assignment },
    }
}

fn word<'f>(fields: &'f Fields, name: &str, usual: &'f str) -> &'f str {
    fields.get(name).map_or(usual, String::as_str)
}

fn unknown(name: &str, fields: &Fields) -> Text {
    let value = fields.get(name).map_or("", String::as_str);
    text!(
        "«{value}» is no answer for «{name}».",
        "«{value}» no es una respuesta para «{name}».",
        value = Name(&tidy(value, 40)),
        name = Name(name)
    )
}

/// Who is to sit in a seat: I, somebody else at this screen (whom I let sit), a bot, or whoever comes.
fn sitter(fields: &Fields, seat: &SeatName, visitor: &SecretHash) -> Result<Sitter, Text> {
    let field = format!("seat.{}", seat.word);
    let usual = if seat.seat == Seat::new(0) { "me" } else { "normal" };
    match word(fields, &field, usual) {
        "me" | "hot" => Ok(Sitter::Person(visitor.clone())),
        "open" => Ok(Sitter::Open),
        bot if level(bot).is_some() => Ok(Sitter::Bot(bot.to_owned())),
        _ => Err(unknown(&field, fields)),
    }
}

/// Seats the form names and the setup does not have, as after another mode was chosen.
fn strange_seats(fields: &Fields, seats: &[SeatName]) -> Vec<Text> {
    let named = fields.keys().filter_map(|name| name.strip_prefix("seat."));
    let strange = named.filter(|word| seats.iter().all(|seat| seat.word != **word));
    let fault = |word: &str| {
        text!(
            "This setup has no seat «{seat}».",
            "Esta preparación no tiene el sitio «{seat}».",
            seat = Name(&tidy(word, 40))
        )
    };
    strange.map(fault).collect()
}

fn watching(fields: &Fields, faults: &mut Vec<Text>) -> Watching {
    match word(fields, "watch", "yes").split_once(':') {
        None if word(fields, "watch", "yes") == "yes" => return Watching::Yes,
        None if word(fields, "watch", "yes") == "no" => return Watching::No,
        Some(("delay", seconds)) => {
            if let Ok(seconds @ 1..=3600) = seconds.parse() {
                return Watching::Delayed(seconds);
            }
        }
        _ => {}
    }
    faults.push(unknown("watch", fields));
    Watching::Yes
}
