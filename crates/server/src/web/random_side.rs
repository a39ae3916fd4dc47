//! Drawing lots for the sides of a new table.

use games::AnyGame;
use table::{Luck, SetupField};

use super::new_table_form::Fields;
use super::preview;

/// Whether the players sit where the form says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Side {
    /// They do.
    #[default]
    Chosen,
    /// The server draws lots.
    Random,
}

impl Side {
    pub(super) fn read(word: &str) -> Option<Self> {
        match word {
            "chosen" => Some(Self::Chosen),
            "random" => Some(Self::Random),
            _ => None,
        }
    }

    /// The choice of a form; a form with another value is refused when it is read.
    pub(super) fn of(fields: &Fields) -> Self {
        fields.get("side").and_then(|word| Self::read(word)).unwrap_or_default()
    }
}

/// The form with its players at seats that are drawn by lot. Everyone keeps their deck.
pub(super) fn draw_sides(game: &dyn AnyGame, mut fields: Fields, luck: &mut Luck) -> Fields {
    let Some(played) = preview::preview_match(game, &fields) else { return fields };
    let seats: Vec<String> = played.seats().iter().map(|name| name.word.clone()).collect();
    let mut places: Vec<usize> = (0..seats.len()).collect();
    luck.shuffle(&mut places);
    let deck_fields = game.setup_fields().into_iter().filter(SetupField::is_deck);
    let has_decks = deck_fields.filter(|field| seats.iter().any(|seat| seat == field.key)).count();
    let mut names = vec!["seat."];
    if has_decks == seats.len() {
        names.push("set.");
    }
    for name in names {
        let usual = |place: usize| match name {
            "seat." if place == 0 => Some("me".to_owned()),
            "seat." => Some("normal".to_owned()),
            _ => None,
        };
        let values: Vec<Option<String>> = (0..seats.len())
            .map(|place| fields.remove(&format!("{name}{}", seats[place])).or_else(|| usual(place)))
            .collect();
        for (seat, place) in seats.iter().zip(&places) {
            if let Some(value) = &values[*place] {
                fields.insert(format!("{name}{seat}"), value.clone());
            }
        }
    }
    fields
}

#[cfg(test)]
mod tests {
    use table::Seed;

    use super::*;

    fn form(pairs: &[(&str, &str)]) -> Fields {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    /// The form after lots were drawn with this number.
    fn drawn(game: &dyn AnyGame, pairs: &[(&str, &str)], number: u64) -> Fields {
        draw_sides(game, form(pairs), &mut Luck::new(Seed::from_number(number)))
    }

    #[test]
    fn both_sides_are_drawn_about_as_often() {
        let first = |number| drawn(games::deckbuilding(), &[], number)["seat.empire"] == "me";
        let often = (0..200).filter(|number| first(*number)).count();
        assert!((70..130).contains(&often), "{often} of 200");
    }

    #[test]
    fn lots_are_drawn_between_any_two_factions() {
        let pairs = [("set.factions", "republic,mandalorians"), ("set.mode", "full")];
        let seats = |number| {
            let fields = drawn(games::deckbuilding(), &pairs, number);
            ["republic", "mandalorians"].map(|seat| fields[&format!("seat.{seat}")].clone())
        };
        let mine = (0..20).filter(|number| seats(*number) == ["me", "normal"]).count();
        let others = (0..20).filter(|number| seats(*number) == ["normal", "me"]).count();
        assert!(mine > 3 && others > 3 && mine + others == 20, "{mine} and {others}");
    }

    #[test]
    fn players_keep_their_decks() {
        let pairs =
            [("seat.blue", "me"), ("seat.red", "hard"), ("set.blue", "vader"), ("set.red", "luke")];
        for number in 0..20 {
            let fields = drawn(games::unlimited(), &pairs, number);
            let mine = if fields["seat.blue"] == "me" { "blue" } else { "red" };
            assert_eq!(fields[&format!("set.{mine}")], "vader");
            assert_eq!(fields.len(), 4);
        }
    }

    #[test]
    fn everyone_is_still_there_where_four_play() {
        let pairs = [("set.mode", "teams"), ("seat.blue", "open"), ("seat.gold", "easy")];
        let fields = drawn(games::duel(), &pairs, 3);
        let mut sitters: Vec<&str> = ["red", "blue", "green", "gold"]
            .map(|seat| fields[&format!("seat.{seat}")].as_str())
            .to_vec();
        sitters.sort_unstable();
        assert_eq!(sitters, ["easy", "me", "normal", "open"]);
    }
}
