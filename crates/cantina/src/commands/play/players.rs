//! The players of a match and their seats.

use bots::Player as Bot;
use games::AnyMatch;
use prose::{Name, text};
use table::{PlayerName, Seat, Viewer};

use crate::error::CommandError;

/// Who makes the choices of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Controller {
    Person,
    Bot(Bot),
}

impl Controller {
    /// Reads the name of a player in a replay file.
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

/// The player in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Player {
    /// The name in replay files.
    pub(super) name: String,
    pub(super) controller: Controller,
}

/// How the people and bots are seated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seating {
    /// As in the resumed match; in a new match one person has the first seat.
    AsBefore,
    /// One person in this seat, bots in the others.
    OnePerson(Seat),
    /// People in all seats.
    PeopleOnly,
}

/// The players of a match, by seat. `before` has the names of the players so far; a player who stays
/// keeps the name.
pub(super) fn seat_players(
    seats: usize,
    seating: Seating,
    bot: &Bot,
    before: &[String],
) -> Vec<Player> {
    let has_people = before.iter().any(|name| Controller::named(name) == Controller::Person);
    let controller = |at: usize| match seating {
        Seating::PeopleOnly => Controller::Person,
        Seating::OnePerson(seat) if seat.index() == at => Controller::Person,
        Seating::OnePerson(_) => Controller::Bot(bot.clone()),
        Seating::AsBefore if has_people => match before.get(at).map(|name| Controller::named(name))
        {
            // A replay file must not start programs: only the command line may name engines.
            Some(Controller::Bot(Bot::Engine(_))) => Controller::Bot(bot.clone()),
            Some(controller) => controller,
            None => Controller::Person,
        },
        Seating::AsBefore if at == 0 => Controller::Person,
        Seating::AsBefore => Controller::Bot(bot.clone()),
    };
    let player = |at| {
        let controller = controller(at);
        let kept = before.get(at).filter(|name| Controller::named(name) == controller);
        Player { name: kept.cloned().unwrap_or_else(|| controller.name()), controller }
    };
    (0..seats).map(player).collect()
}

/// Gives the people these names, in the order of their seats.
///
/// # Errors
/// If a name means a role at the table, or there are more names than people.
pub(super) fn name_people(players: &mut [Player], names: &[String]) -> Result<(), CommandError> {
    let mut people = players.iter_mut().filter(|player| player.controller == Controller::Person);
    for typed in names {
        let name = PlayerName::read(typed).map_err(|fault| CommandError::Usage(fault.text()))?;
        let person = people.next().ok_or_else(|| {
            CommandError::Usage(text!(
                "There is no person left to be called «{name}».",
                "No queda ninguna persona que pueda llamarse «{name}».",
                name = Name(typed)
            ))
        })?;
        if let Some(name) = name {
            person.name = name.to_string();
        }
    }
    Ok(())
}

/// The words of all seats, as a list.
pub(in crate::commands) fn seat_words(played: &dyn AnyMatch) -> String {
    let words: Vec<&str> = played.seats().iter().map(|name| name.word.as_str()).collect();
    words.join(", ")
}

/// The seat with this name.
pub(super) fn seat_named(played: &dyn AnyMatch, name: &str) -> Result<Seat, CommandError> {
    match played.viewer_named(name) {
        Some(Viewer::Seat(seat)) => Ok(seat),
        _ => Err(CommandError::Usage(text!(
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

    fn seated(seating: Seating, before: &[&str]) -> Vec<(String, Controller)> {
        let before: Vec<String> = before.iter().map(|&name| name.to_owned()).collect();
        let players = seat_players(2, seating, &bots::Level::Random.into(), &before);
        players.into_iter().map(|player| (player.name, player.controller)).collect()
    }

    fn person(name: &str) -> (String, Controller) {
        (name.to_owned(), Controller::Person)
    }

    fn bot() -> (String, Controller) {
        ("random".to_owned(), Controller::Bot(bots::Level::Random.into()))
    }

    #[test]
    fn one_person_sits_in_the_first_seat_or_in_the_given_one() {
        assert_eq!(seated(Seating::AsBefore, &[]), [person("person"), bot()]);
        let second = Seating::OnePerson(Seat::new(1));
        assert_eq!(seated(second, &[]), [bot(), person("person")]);
        assert_eq!(seated(Seating::PeopleOnly, &[]), [person("person"), person("person")]);
    }

    #[test]
    fn players_of_a_resumed_match_keep_their_names() {
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
