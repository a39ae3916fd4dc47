//! The seats on the form of a new table, which follow from the setup chosen so far.

use std::collections::BTreeMap;

use games::{AnyGame, AnyMatch, SeatName};
use prose::Text;
use table::{Seating, Seed, SetupField, SetupKind};
use ui::pages::NewSeat;

use super::new_table_form::{Fields, setup_words};

/// Starts a match with the seats that a form describes, or with the usual ones if those cannot be
/// played. Only the fields that decide the seats are read; the others may still have faults.
pub(super) fn preview_match(game: &dyn AnyGame, chosen: &Fields) -> Option<Box<dyn AnyMatch>> {
    start(game, &setup_words(&deciding(game, chosen))).or_else(|| start(game, ""))
}

/// The fields of a form that decide the seats.
fn deciding(game: &dyn AnyGame, chosen: &Fields) -> Fields {
    let names = deciding_fields(game).into_iter().map(|key| format!("set.{key}"));
    let chosen = names.filter_map(|name| chosen.get_key_value(&name));
    chosen.map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// The values of the other fields that cannot be chosen together with the fields that decide the seats, with the
/// reason, by the key of the field.
pub(super) fn impossible(
    game: &dyn AnyGame,
    chosen: &Fields,
) -> BTreeMap<&'static str, Vec<(&'static str, Text)>> {
    let deciding = deciding(game, chosen);
    let setup = setup_words(&deciding);
    if start(game, &setup).is_none() {
        return BTreeMap::new();
    }
    let mut impossible = BTreeMap::new();
    for field in game.setup_fields() {
        let SetupKind::OneOf(options) = &field.kind else { continue };
        if deciding.contains_key(&format!("set.{}", field.key)) {
            continue;
        }
        let fault = |word: &'static str| {
            let tried = game.start(&format!("{setup} {}={word}", field.key), Seed::from_number(0));
            let fault = tried.err()?.0.into_iter().next()?;
            Some((word, fault.text))
        };
        let values: Vec<_> = options.iter().filter_map(|one| fault(one.word)).collect();
        if !values.is_empty() {
            impossible.insert(field.key, values);
        }
    }
    impossible
}

/// The form with the words of its options for values that are written otherwise but understood.
pub(super) fn in_words_of_options(game: &dyn AnyGame, mut fields: Fields) -> Fields {
    for field in game.setup_fields() {
        let SetupKind::OneOf(options) = &field.kind else { continue };
        let Some(value) = fields.get_mut(&format!("set.{}", field.key)) else { continue };
        if options.iter().all(|option| option.word != value)
            && let Some(word) = game.written(field.key, value.trim())
        {
            *value = word;
        }
    }
    fields
}

/// A form shown without a script may still have values and seats of the setup that was chosen before. The
/// values fall back to the usual ones, and the players move to the seats there are.
pub(super) fn brought_up_to_date(game: &dyn AnyGame, mut fields: Fields) -> Fields {
    for (key, values) in impossible(game, &fields) {
        let name = format!("set.{key}");
        if fields.get(&name).is_some_and(|sent| values.iter().any(|(value, _)| value == sent)) {
            fields.remove(&name);
        }
    }
    with_seats_of_setup(game, fields)
}

/// Moves the players at the seats of another setup to those there are. Unlike a value, a seat is corrected even
/// when the form is sent, because it says no more than who plays.
pub(super) fn with_seats_of_setup(game: &dyn AnyGame, mut fields: Fields) -> Fields {
    let Some(played) = preview_match(game, &fields) else { return fields };
    let seats: Vec<String> =
        played.seats().iter().map(|name| format!("seat.{}", name.word)).collect();
    let is_stale = |name: &&String| name.starts_with("seat.") && !seats.contains(name);
    let stale: Vec<String> = fields.keys().filter(is_stale).cloned().collect();
    // Only seats of another setup for as many players move; a seat that no such setup has is a fault.
    let Some(before) = other_seats(game, &stale, seats.len()) else { return fields };
    let moving = before.iter().filter_map(|name| fields.remove(name)).collect::<Vec<_>>();
    let free = seats.into_iter().filter(|seat| !fields.contains_key(seat)).collect::<Vec<_>>();
    fields.extend(free.into_iter().zip(moving));
    fields
}

/// Those of the seats of another setup for so many players that are among these fields, in the order of its seats;
/// none if no single setup has all of them.
fn other_seats(game: &dyn AnyGame, stale: &[String], players: usize) -> Option<Vec<String>> {
    let deciding = deciding_fields(game);
    let fields = game.setup_fields().into_iter().filter(|field| deciding.contains(&field.key));
    let setups = fields.flat_map(|field| {
        let setup = move |value| format!("{}={value}", field.key);
        values(&field).into_iter().map(setup).collect::<Vec<_>>()
    });
    let seats = setups.filter_map(|setup| seats_of_setup(game, &setup));
    seats.filter(|(_, seats)| seats.len() == players).find_map(|(_, seats)| {
        let mut names: Vec<String> =
            seats.iter().map(|seat| format!("seat.{}", seat.word)).collect();
        names.retain(|name| stale.contains(name));
        (!names.is_empty() && names.len() == stale.len()).then_some(names)
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn form(pairs: &[(&str, &str)]) -> Fields {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn a_mode_that_a_pair_does_not_have_cannot_be_chosen_and_says_why() {
        let game = games::deckbuilding();
        assert_eq!(impossible(game, &Fields::new()).get("mode"), None);
        let clone_wars = form(&[("set.factions", "separatists,republic")]);
        let modes = impossible(game, &clone_wars);
        let [(mode, why)] = modes["mode"].as_slice() else { panic!("{modes:?}") };
        assert_eq!(*mode, "introductory");
        assert_eq!(why.is_complete(), Ok(()));
    }

    #[test]
    fn a_pair_in_another_order_becomes_the_option_that_means_it() {
        let game = games::deckbuilding();
        let shown = |pair: &str| in_words_of_options(game, form(&[("set.factions", pair)]));
        assert_eq!(shown("rebels,republic"), form(&[("set.factions", "republic,rebels")]));
        assert_eq!(shown("republic,rebels"), form(&[("set.factions", "republic,rebels")]));
        assert_eq!(shown("castle"), form(&[("set.factions", "castle")]));
    }

    #[test]
    fn a_form_with_the_seats_and_mode_of_another_pair_is_brought_up_to_date() {
        let game = games::deckbuilding();
        let sent = form(&[
            ("set.factions", "separatists,republic"),
            ("set.mode", "introductory"),
            ("seat.empire", "me"),
            ("seat.rebels", "easy"),
        ]);
        let expected = form(&[
            ("set.factions", "separatists,republic"),
            ("seat.separatists", "me"),
            ("seat.republic", "easy"),
        ]);
        assert_eq!(brought_up_to_date(game, sent.clone()), expected);
        let mut corrected = expected;
        corrected.insert("set.mode".to_owned(), "introductory".to_owned());
        assert_eq!(with_seats_of_setup(game, sent), corrected, "a value that was sent is kept");
        let unknown = form(&[("seat.nobody", "me")]);
        assert_eq!(brought_up_to_date(game, unknown.clone()), unknown);
    }
}
