//! The seats on the form of a new table, which follow from the setup chosen so far.

use games::{AnyGame, AnyMatch, SeatName};
use table::{Seating, Seed, SetupField, SetupKind};
use ui::pages::NewSeat;

use super::new_table_form::{Fields, setup_words};

/// Starts a match with the seats that a form describes, or with the usual ones if those cannot be
/// played. Only the fields that decide the seats are read; the others may still have faults.
pub(super) fn preview_match(game: &dyn AnyGame, chosen: &Fields) -> Option<Box<dyn AnyMatch>> {
    let deciding = deciding_fields(game).into_iter().map(|key| format!("set.{key}"));
    let chosen = deciding.filter_map(|name| chosen.get_key_value(&name));
    let chosen = chosen.map(|(name, value)| (name.clone(), value.clone())).collect();
    start(game, &setup_words(&chosen)).or_else(|| start(game, ""))
}

fn start(game: &dyn AnyGame, setup: &str) -> Option<Box<dyn AnyMatch>> {
    game.start(setup, Seed::from_number(0)).ok()
}

/// The seats of each team.
pub(super) fn sides(played: &dyn AnyMatch) -> Vec<Vec<NewSeat>> {
    let seat = |name: &SeatName| NewSeat { word: name.word.clone(), name: name.text.clone() };
    let of_team = |team: table::Seats| {
        played.seats().iter().filter(|name| team.contains(name.seat)).map(seat).collect()
    };
    played.seating().sides().map(of_team).collect()
}

/// The keys of the fields that decide which seats there are.
pub(super) fn deciding_fields(game: &dyn AnyGame) -> Vec<&'static str> {
    let usual = seats_of_setup(game, "");
    let decides = |field: &SetupField| {
        let other = |value: &String| {
            let played = seats_of_setup(game, &format!("{}={value}", field.key));
            played.is_some() && played != usual
        };
        values(field).iter().any(other)
    };
    game.setup_fields().iter().filter(|field| decides(field)).map(|field| field.key).collect()
}

/// The values to try. A deck decides about cards, not about seats.
fn values(field: &SetupField) -> Vec<String> {
    match &field.kind {
        SetupKind::OneOf(options) => options.iter().map(|one| one.word.to_owned()).collect(),
        SetupKind::Number { least, most } => (*least..=*most).map(|n| n.to_string()).collect(),
        SetupKind::Deck { .. } | SetupKind::Words(_) => Vec::new(),
    }
}

fn seats_of_setup(game: &dyn AnyGame, setup: &str) -> Option<(Seating, Vec<SeatName>)> {
    start(game, setup).map(|played| (played.seating(), played.seats().to_vec()))
}
