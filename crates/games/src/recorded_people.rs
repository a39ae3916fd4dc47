//! The names of the players in a record.

use bots::Player;
use prose::{Say as _, Text};
use table::people::{self, Sitter};
use table::{People, PlayerName};

use crate::SeatName;

/// The word for a person without a name in records of the terminal.
const PERSON: &str = "person";

/// The people of a record, in the order of the seats. If nobody in it has a name, the seats keep their
/// own words: in a match between bots they say more than the levels.
#[must_use]
pub fn recorded_people(names: &[String], seats: &[SeatName]) -> People {
    if !names.iter().any(|name| person(name).is_some()) {
        return People::default();
    }
    let sitter = |(seat, name): (&SeatName, &String)| Sitter {
        seat: seat.seat,
        side: seat.own_word.clone(),
        name: person(name).or_else(|| bot(name)),
    };
    People::told_apart(&seats.iter().zip(names).map(sitter).collect::<Vec<_>>())
}

fn person(name: &str) -> Option<Text> {
    if name == PERSON || name.parse::<Player>().is_ok() {
        return None;
    }
    PlayerName::read(name).ok().flatten().map(|name| name.text())
}

fn bot(name: &str) -> Option<Text> {
    name.parse::<Player>().ok().map(|player| people::bot(&player.say()))
}
