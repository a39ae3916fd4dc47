//! Reads the form of a new table.

use std::collections::BTreeMap;

use games::AnyGame;
use games::SeatName;
use prose::{Conjunction, Name, Text, text};
use table::{PlayerName, Seat, Seed};

use super::own_decks::{self, DeckSource};
use super::random_side::Side;
use crate::secret::SecretHash;
use crate::tables::{
    Away, Purpose, Resigning, SeatAssignment, Sitter, TableConfig, Watching, level, tidy,
};

/// The fields of a form, by name.
pub(super) type Fields = BTreeMap<String, String>;

/// The longest delay of watchers, in seconds.
const LONGEST_DELAY: u32 = 3600;

/// The table that a form asks for.
pub(super) struct RequestedTable {
    pub(super) config: TableConfig,
    pub(super) assignments: Vec<SeatAssignment>,
    pub(super) listed: bool,
    /// The decks that the visitor brings with the form.
    pub(super) decks: Vec<(Seat, String)>,
}

/// Returns the setup in the game's notation: every field `set.KEY` that is not empty.
pub(super) fn setup_words(fields: &Fields) -> String {
    let set = fields.iter().filter_map(|(name, value)| Some((name.strip_prefix("set.")?, value)));
    let filled = set.filter(|(_, value)| !value.trim().is_empty());
    filled.map(|(key, value)| format!("{key}={}", value.trim())).collect::<Vec<_>>().join(" ")
}

/// Reads the form of a new table.
///
/// # Errors
/// Every fault of the form; if the setup has faults, only those.
pub(super) fn read(
    game: &dyn AnyGame,
    fields: &Fields,
    visitor: &SecretHash,
    seed: Seed,
) -> Result<RequestedTable, Vec<Text>> {
    let mut setup = setup_words(fields);
    let seats = match game.start(&setup, seed) {
        Ok(played) => played.seats().to_vec(),
        Err(faults) => return Err(faults.0.into_iter().map(|fault| fault.text).collect()),
    };
    let mut form = FormReader { fields, faults: Vec::new() };
    let assignments: Vec<_> = seats.iter().map(|seat| form.assignment(seat, visitor)).collect();
    form.check_seats(&seats);
    // The sides have been drawn by lot before the form is read.
    form.read("side", &["chosen", "random"], |word| Side::read(word).map(|_| ()));
    let source = form.read("decks", &["here", "usual", "each"], DeckSource::read);
    let (bringing, decks) = match source.for_players(&assignments) {
        DeckSource::Each => {
            own_decks::take_from(game, fields, &seats, &assignments, visitor, &mut setup)
        }
        DeckSource::Here | DeckSource::Usual => (Vec::new(), Vec::new()),
    };
    let config = TableConfig {
        setup,
        seed,
        clock: form.read("clock", &["none", "move:N", "bank:N+N"], |word| word.parse().ok()),
        away: form.read("away", &["wait", "bot"], |word| match word {
            "wait" => Some(Away::Wait),
            "bot" => Some(Away::Bot),
            _ => None,
        }),
        resigning: form.read("resigning", &["bot", "end"], |word| match word {
            "bot" => Some(Resigning::Bot),
            "end" => Some(Resigning::End),
            _ => None,
        }),
        watching: form.read("watch", &["yes", "no", "delay:N"], read_watching),
        bringing,
        purpose: Purpose::Match,
    };
    let listed = form.read("listed", &["no", "yes"], |word| match word {
        "no" => Some(false),
        "yes" => Some(true),
        _ => None,
    });
    if form.faults.is_empty() {
        Ok(RequestedTable { config, assignments, listed, decks })
    } else {
        Err(form.faults)
    }
}

fn read_watching(word: &str) -> Option<Watching> {
    match word {
        "yes" => Some(Watching::Yes),
        "no" => Some(Watching::No),
        _ => {
            let seconds = word.strip_prefix("delay:")?.parse().ok()?;
            (1..=LONGEST_DELAY).contains(&seconds).then_some(Watching::Delayed(seconds))
        }
    }
}

/// Reads the fields of a form and collects the faults.
struct FormReader<'f> {
    fields: &'f Fields,
    faults: Vec<Text>,
}

impl FormReader<'_> {
    /// Reads a field. If it is left out or invalid, the default is returned; an invalid value is also a
    /// fault, which names the values that are expected.
    fn read<T: Default>(
        &mut self,
        name: &str,
        expected: &[&str],
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> T {
        let Some(value) = self.fields.get(name) else { return T::default() };
        parse(value).unwrap_or_else(|| {
            self.faults.push(invalid(value, name, expected));
            T::default()
        })
    }

    /// The player whom the form puts in a seat: the visitor, another person at the same screen, a bot, or
    /// the first who comes. By default the visitor has the first seat and bots have the others.
    fn assignment(&mut self, seat: &SeatName, visitor: &SecretHash) -> SeatAssignment {
        let field = format!("seat.{}", seat.word);
        let expected = ["me", "hot", "open", "easy", "normal", "hard"];
        let usual = if seat.seat == Seat::new(0) { "me" } else { "normal" };
        let word = self.fields.get(&field).map_or(usual, String::as_str);
        let (sitter, name) = match word {
            "me" | "hot" => (Sitter::Person(visitor.clone()), self.name()),
            bot if level(bot).is_some() => (Sitter::Bot(bot.to_owned()), String::new()),
            other => {
                if other != "open" {
                    self.faults.push(invalid(other, &field, &expected));
                }
                (Sitter::Open, String::new())
            }
        };
        SeatAssignment { seat: seat.seat, sitter, name }
    }

    /// The name of the visitor; empty if there is none.
    fn name(&mut self) -> String {
        match PlayerName::read(self.fields.get("name").map_or("", String::as_str)) {
            Ok(name) => name.map(|name| name.to_string()).unwrap_or_default(),
            Err(fault) => {
                let fault = fault.text();
                if !self.faults.contains(&fault) {
                    self.faults.push(fault);
                }
                String::new()
            }
        }
    }

    /// Finds fields for seats that the setup does not have.
    fn check_seats(&mut self, seats: &[SeatName]) {
        let named = self.fields.keys().filter_map(|name| name.strip_prefix("seat."));
        let unknown = named.filter(|word| seats.iter().all(|seat| seat.word != **word));
        let fault = |word: &str| {
            text!(
                "This setup has no seat «{seat}».",
                "Esta preparación no tiene el sitio «{seat}».",
                seat = Name(&tidy(word, 40))
            )
        };
        self.faults.extend(unknown.map(fault));
    }
}

fn invalid(value: &str, name: &str, expected: &[&str]) -> Text {
    text!(
        "Invalid value «{value}» for «{name}»: expected {expected}.",
        "Valor «{value}» no válido para «{name}»: se esperaba {expected}.",
        value = Name(&tidy(value, 40)),
        name = Name(name),
        expected = Text::list(expected.iter().map(|word| Text::same(*word)), Conjunction::Or)
    )
}
