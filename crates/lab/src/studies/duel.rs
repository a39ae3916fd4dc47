//! The counted events of the duel: both sides have the same fighters from the start, so only
//! playing them counts.

use duel::{Duel, Event, State, Title as Fighter};
use table::Seat;

use super::{Note, Source, Studied, Title, TitleNumber};

impl Studied for Duel {
    fn titles() -> Vec<Title> {
        let title = |fighter: Fighter| {
            let card = fighter.card();
            Title {
                id: card.id,
                name: card.titled(),
                faction: None,
                cost: Some(card.cost),
                source: Source::Start,
            }
        };
        Fighter::ALL.into_iter().map(title).collect()
    }

    fn begins(&self, _: &State) -> Option<Seat> {
        None
    }

    #[inline]
    fn note(event: &Event) -> Option<Note> {
        match *event {
            Event::Turn(seat) => Some(Note::Turn(seat)),
            Event::Played(seat, fighter) => Some(Note::Played(seat, TitleNumber(fighter as usize))),
            _ => None,
        }
    }
}
