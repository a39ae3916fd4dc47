//! The names of those who sit at a table.

use bots::Player;
use prose::{Say as _, Text};
use table::people::{self, Sitter as NamedSitter};
use table::{People, PlayerName, Seat};

use super::connection::UpdateFormat;
use super::live_table::LiveTable;
use super::{Purpose, SeatAssignment, Sitter, level};

impl LiveTable {
    /// Tells the match who sits where, so that it calls everyone by name.
    pub(super) fn name_people(&mut self) {
        let before = self.played.seats().to_vec();
        let people = match self.stored.config.purpose {
            Purpose::Match | Purpose::Guide => self.people(),
            Purpose::Study => {
                let names = self.stored.assignments.iter().map(|seat| seat.name.clone());
                games::recorded_people(&names.collect::<Vec<_>>(), &before)
            }
        };
        self.played.name_people(&people);
        if self.played.seats() != before {
            self.send_log_again();
        }
    }

    /// Lets browsers replace the lines of the log, which have the old names.
    fn send_log_again(&mut self) {
        let pages = self.connections.iter_mut();
        for page in pages.filter(|connection| connection.format != UpdateFormat::Json) {
            page.log = 0;
        }
    }

    fn people(&self) -> People {
        let sitter = |name: &games::SeatName| NamedSitter {
            seat: name.seat,
            side: name.own_word.clone(),
            name: self.called(name.seat),
        };
        People::told_apart(&self.played.seats().iter().map(sitter).collect::<Vec<_>>())
    }

    /// What the person or bot in this seat is called.
    fn called(&self, seat: Seat) -> Option<Text> {
        let assignment = self.assignment(seat)?;
        let given = given_name(assignment);
        match &assignment.sitter {
            Sitter::Bot(word) => level(word).map(|level| people::bot(&Player::from(level).say())),
            Sitter::Open => None,
            // People who share a screen without a name are told apart by their seats alone.
            Sitter::Person(owner) | Sitter::StandIn(owner) => {
                given.or_else(|| (self.seats_of(Some(owner)).len() == 1).then(people::guest))
            }
        }
    }
}

/// The name that the person in this seat gave. Names from before today's limits are read anew.
fn given_name(assignment: &SeatAssignment) -> Option<Text> {
    PlayerName::read(&assignment.name).ok().flatten().map(|name| name.text())
}
