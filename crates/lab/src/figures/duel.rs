//! The figures of the duel.

use duel::{Choice, Duel, Event, State};
use prose::{Text, text};
use table::{Game as _, Move};

use super::{Figured, GameFigures, Labels, Tally, each_event};

const LABELS: Labels = &[
    ("turns", || text!("Turns", "Turnos")),
    ("lost", || text!("Life lost", "Vida perdida")),
    ("fighters", || text!("Fighters played", "Luchadores jugados")),
    ("drawn", || text!("Cards drawn", "Cartas robadas")),
];

impl Figured for Duel {
    fn figures(&self, start: &State, moves: &[Move<Choice>]) -> GameFigures {
        let mut tally = Tally::new(self.seats(start));
        each_event(self, start, moves, |_, event| match *event {
            Event::Turn(seat) => tally.add("turns", seat, 1),
            Event::LostLife(seat, amount) => tally.add("lost", seat, u32::from(amount)),
            Event::Drew(seat, _) => tally.add("drawn", seat, 1),
            Event::Played(seat, title) => {
                tally.add("fighters", seat, 1);
                tally.add_play(seat, title.card().id, title.card().titled());
            }
            _ => {}
        });
        // No card is counted by its strength, since damage does not name who dealt it.
        tally.figures(LABELS, |_| Text::default())
    }
}
