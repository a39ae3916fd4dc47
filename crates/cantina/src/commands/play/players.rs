//! Who plays which seat.

use bots::Player as Bot;
use games::AnyMatch;
use prose::{Name, text};
use table::{Seat, Viewer};

use crate::trouble::Trouble;

/// Who chooses for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum By {
    Person,
    Bot(Bot),
}

impl By {
    /// Whoever has this name in a replay file.
    fn named(name: &str) -> Self {
        name.parse().map_or(Self::Person, Self::Bot)
    }

    fn name(&self) -> String {
        match self {
            Self::Person => "person".to_owned(),
            Self::Bot(level) => level.to_string(),
        }
    }
}

/// Whoever sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    /// As replay files call them.
    pub(super) name: String,
    pub(super) by: By,
}

/// Where the people sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seating {
    /// Where they sat before; in a new match one person has the first seat.
    AsBefore,
    /// One person here, bots elsewhere.
    OnePerson(Seat),
    /// People everywhere.
    PeopleOnly,
}

/// The players of a match, in the order of its seats. `before` names those who played it so far;
/// whoever stays keeps the name.
pub(super) fn seat_players(
    seats: usize,
    seating: Seating,
    bot: &Bot,
    before: &[String],
) -> Vec<Player> {
    let somebody_sat = before.iter().any(|name| By::named(name) == By::Person);
    let by = |at: usize| match seating {
        Seating::PeopleOnly => By::Person,
        Seating::OnePerson(seat) if seat.index() == at => By::Person,
        Seating::OnePerson(_) => By::Bot(bot.clone()),
        Seating::AsBefore if somebody_sat => match before.get(at).map(|name| By::named(name)) {
            // A file somebody sent must not start programs: only the command line names engines.
            Some(By::Bot(Bot::Engine(_))) => By::Bot(bot.clone()),
            Some(by) => by,
            None => By::Person,
        },
        Seating::AsBefore if at == 0 => By::Person,
        Seating::AsBefore => By::Bot(bot.clone()),
    };
    let player = |at| {
        let by = by(at);
        let kept = before.get(at).filter(|name| By::named(name) == by);
        Player { name: kept.cloned().unwrap_or_else(|| by.name()), by }
    };
    (0..seats).map(player).collect()
}

/// The words of all seats, to choose from.
pub(in crate::commands) fn seat_words(played: &dyn AnyMatch) -> String {
    let words: Vec<&str> = played.seats().iter().map(|name| name.word.as_str()).collect();
    words.join(", ")
}

/// The seat of this name.
pub(super) fn seat_named(played: &dyn AnyMatch, name: &str) -> Result<Seat, Trouble> {
    match played.viewer_named(name) {
        Some(Viewer::Seat(seat)) => Ok(seat),
        _ => Err(Trouble::WrongUse(text!(
            "There is no seat «{name}»; choose one of {seats}.",
            "No hay ningún asiento «{name}»; elige uno de {seats}.",
            name = Name(name),
            seats = Name(&seat_words(played))
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seated(seating: Seating, before: &[&str]) -> Vec<(String, By)> {
        let before: Vec<String> = before.iter().map(|&name| name.to_owned()).collect();
        let players = seat_players(2, seating, &bots::Level::Random.into(), &before);
        players.into_iter().map(|player| (player.name, player.by)).collect()
    }

    fn person(name: &str) -> (String, By) {
        (name.to_owned(), By::Person)
    }

    fn bot() -> (String, By) {
        ("random".to_owned(), By::Bot(bots::Level::Random.into()))
    }

    #[test]
    fn one_person_sits_in_the_first_seat_or_where_they_like() {
        assert_eq!(seated(Seating::AsBefore, &[]), [person("person"), bot()]);
        let second = Seating::OnePerson(Seat::new(1));
        assert_eq!(seated(second, &[]), [bot(), person("person")]);
        assert_eq!(seated(Seating::PeopleOnly, &[]), [person("person"), person("person")]);
    }

    #[test]
    fn whoever_played_before_goes_on_under_the_same_name() {
        assert_eq!(seated(Seating::AsBefore, &["random", "Ana"]), [bot(), person("Ana")]);
        assert_eq!(seated(Seating::AsBefore, &["Ana", "Luz"]), [person("Ana"), person("Luz")]);
        let both = [person("person"), person("Ana")];
        assert_eq!(seated(Seating::PeopleOnly, &["random", "Ana"]), both);
        let engine = ["Ana", "engine:rm everything"];
        assert_eq!(seated(Seating::AsBefore, &engine), [person("Ana"), bot()]);
        let demo = ["random", "random"];
        assert_eq!(seated(Seating::AsBefore, &demo), [person("person"), bot()]);
    }
}
