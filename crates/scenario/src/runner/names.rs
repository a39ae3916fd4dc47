//! Looks up the names of seats and properties in a match.

use table::{Seat, Viewer};

use super::LineFault;
use crate::reader::{
    Contents, Ending, Expectation, Given, Line, NotUnderstood, Onlooker, PropertyPath, Step, When,
};
use crate::staging::{Owner, Property, SetProperty, Staged};
use crate::suggestion::found_word;
use crate::value::COPY;
use crate::{Mismatch, Value};

/// The property that names the seat whose turn it is.
const TURN: &str = "turn";

/// The seats of a match and the properties of its game.
pub(super) struct Names<G: Staged> {
    seats: Vec<(String, Seat)>,
    /// Other names that are accepted.
    aliases: Vec<(String, Seat)>,
    properties: &'static [Property<G>],
    words: Vec<&'static str>,
}

/// A property with the seat it belongs to.
pub(super) struct OwnedProperty<G: Staged> {
    pub(super) property: &'static Property<G>,
    pub(super) seat: Seat,
}

impl<G: Staged> Names<G> {
    pub(super) fn new(game: &G, state: &G::State) -> Self {
        let named = |seat| (game.seat_name(state, seat), seat);
        let seats = game.seats(state).into_iter().map(named).collect();
        let aliases = |seat| {
            let aliases = game.seat_aliases(state, seat).into_iter();
            aliases.map(move |alias| (alias, seat))
        };
        let aliases = game.seats(state).into_iter().flat_map(aliases).collect();
        Self { seats, aliases, properties: game.properties(), words: game.item_words() }
    }

    /// Returns every word that the game does not know.
    pub(super) fn check(&self, givens: &[Line<Given>], steps: &[Line<Step>]) -> Vec<LineFault> {
        let mut faults = Vec::new();
        for line in givens {
            let Given { place, value } = &line.says;
            let fault = self.setter(place).err().or_else(|| self.misspelt(value));
            faults.extend(fault.map(|fault| (line.number, fault)));
        }
        for line in steps {
            let mut note = |fault: Option<Mismatch>| {
                faults.extend(fault.map(|fault| (line.number, fault)));
            };
            match &line.says {
                Step::Luck(_) => {}
                Step::When(When { seat, .. }) | Step::NotUnderstood(NotUnderstood { seat, .. }) => {
                    note(self.seat(seat).err());
                }
                Step::Then(expected) => self.check_expectation(expected, &mut note),
            }
        }
        faults
    }

    /// Checks that the seat of a puzzle is known, and that the game has a property `turn`, by which
    /// the end of the puzzle is recognised.
    pub(super) fn check_puzzle(&self, line: &Line<String>) -> Option<LineFault> {
        let turn = PropertyPath { seat: None, property: TURN.to_owned() };
        let fault = self.seat(&line.says).err().or_else(|| self.spot(&turn).err());
        fault.map(|fault| (line.number, fault))
    }

    /// The seat whose turn it is.
    pub(super) fn turn(&self, game: &G, state: &G::State) -> Option<Seat> {
        let of_table = |property: &&Property<G>| property.owner == Owner::Table;
        let turn = self.properties.iter().filter(of_table).find(|known| known.name == TURN)?;
        let holder = (turn.get)(game, state, Seat::new(0)).into_iter().next()?;
        self.seat(&holder.name).ok()
    }

    fn check_expectation(&self, expected: &Expectation, note: &mut impl FnMut(Option<Mismatch>)) {
        match expected {
            Expectation::Contents { onlooker, place, contents } => {
                note(self.viewer(onlooker).err());
                note(self.spot(place).err());
                // An item that does not exist is never there, so such a test could not fail.
                if let Contents::Lacks(value) = contents {
                    note(self.misspelt(value));
                }
            }
            Expectation::Options { seat, .. } | Expectation::Asked { seat, .. } => {
                note(self.seat(seat).err());
            }
            Expectation::Told { onlooker, .. } => note(self.viewer(onlooker).err()),
            Expectation::Ended(Ending::Won(seats)) => {
                seats.iter().for_each(|seat| note(self.seat(seat).err()));
            }
            Expectation::Ended(Ending::Draw | Ending::Lost | Ending::GoesOn)
            | Expectation::NoQuestion => {}
        }
    }

    /// An error for the first item that the game has no word for.
    fn misspelt(&self, value: &Value) -> Option<Mismatch> {
        if self.words.is_empty() {
            return None;
        }
        let known = |name: &str| {
            let kind = name.split_once(COPY).map_or(name, |(kind, _)| kind);
            name.parse::<i64>().is_ok() || self.words.contains(&kind)
        };
        let item = value.0.iter().find(|item| !known(&item.name))?;
        let found = found_word(&item.name, self.words.iter().copied());
        Some(Mismatch::new("a word of the game", found))
    }

    pub(super) fn seat(&self, name: &str) -> Result<Seat, Mismatch> {
        let mut known = self.seats.iter().chain(&self.aliases);
        known.find(|(known, _)| known == name).map(|&(_, seat)| seat).ok_or_else(|| {
            let expected = format!("a seat: {}", self.seat_list());
            Mismatch::new(expected, found_word(name, self.seat_names()))
        })
    }

    pub(super) fn viewer(&self, onlooker: &Onlooker) -> Result<Viewer, Mismatch> {
        match onlooker {
            Onlooker::Judge => Ok(Viewer::Judge),
            Onlooker::Named(name) if name == Viewer::WATCHER_NAME => Ok(Viewer::Watcher),
            Onlooker::Named(name) => match self.seat(name) {
                Ok(seat) => Ok(Viewer::Seat(seat)),
                Err(_) => {
                    let watcher = Viewer::WATCHER_NAME;
                    let expected = format!("{watcher} or a seat: {}", self.seat_list());
                    let known = self.seat_names().chain([watcher]);
                    Err(Mismatch::new(expected, found_word(name, known)))
                }
            },
        }
    }

    pub(super) fn name_of(&self, seat: Seat) -> &str {
        let found = self.seats.iter().find(|(_, known)| *known == seat);
        found.map_or("nobody", |(name, _)| name)
    }

    /// All seats of the match.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        self.seats.iter().map(|&(_, seat)| seat)
    }

    /// Looks up a property.
    pub(super) fn spot(&self, place: &PropertyPath) -> Result<OwnedProperty<G>, Mismatch> {
        let seat = place.seat.as_deref().map(|name| self.seat(name)).transpose()?;
        let owner = seat.map_or(Owner::Table, |_| Owner::Seat);
        let named = || self.properties.iter().filter(|property| property.name == place.property);
        if let Some(property) = named().find(|property| property.owner == owner) {
            // Properties of the table ignore the seat.
            return Ok(OwnedProperty { property, seat: seat.unwrap_or(Seat::new(0)) });
        }
        let name = &place.property;
        let expected = match (named().next(), owner) {
            (None, _) => return Err(self.unknown_property(name)),
            (Some(_), Owner::Seat) => format!("`{name}`, which is the table's"),
            (Some(_), Owner::Table) => {
                let whose: Vec<String> =
                    self.seat_names().map(|seat| format!("`{seat}.{name}`")).collect();
                whose.join(" or ")
            }
        };
        Err(Mismatch::quoting(expected, &place.to_string()))
    }

    /// The function that sets a property, and the seat the property belongs to.
    pub(super) fn setter(&self, place: &PropertyPath) -> Result<(SetProperty<G>, Seat), Mismatch> {
        let spot = self.spot(place)?;
        if let Some(set) = spot.property.set {
            return Ok((set, spot.seat));
        }
        let list = self.list(|property| property.set.is_some());
        let found = format!("`{place}`, which follows from the rest of the position");
        Err(Mismatch::new(format!("a property that can be given: {list}"), found))
    }

    fn unknown_property(&self, name: &str) -> Mismatch {
        let known = self.properties.iter().map(|property| property.name);
        let expected = format!("a property: {}", self.list(|_| true));
        Mismatch::new(expected, found_word(name, known))
    }

    fn list(&self, which: impl Fn(&Property<G>) -> bool) -> String {
        let written = |property: &Property<G>| match property.owner {
            Owner::Table => property.name.to_owned(),
            Owner::Seat => format!("SEAT.{}", property.name),
        };
        let names = self.properties.iter().filter(|property| which(property)).map(written);
        names.collect::<Vec<_>>().join(", ")
    }

    fn seat_names(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().map(|(name, _)| name.as_str())
    }

    fn seat_list(&self) -> String {
        self.seat_names().collect::<Vec<_>>().join(", ")
    }
}
