//! Every sentence a player reads, in both languages.

mod answers;
mod card_text;
mod choices;
mod effects;
mod events;
mod questions;

use prose::{Clause, Subject, Text, Verb, text};
use table::{Outcome, Seat, Spoken};

use crate::game::{Choice, Deckbuilding, Event, Question};
use crate::view::View;
use crate::words::{Card, Faction};

pub use card_text::card_text;

impl Spoken for Deckbuilding {
    fn say_question(&self, _: &View, question: &Question) -> Text {
        questions::say(&self.kit, question)
    }

    fn say_choice(&self, view: &View, choice: Choice) -> Text {
        choices::say(&self.kit, view, choice)
    }

    fn say_event(&self, _: &View, event: &Event) -> Text {
        events::say(&self.kit, event)
    }

    fn say_outcome(&self, _: &View, outcome: Outcome) -> Text {
        ending(outcome)
    }
}

/// The faction of a seat, which events and outcomes do not name: the Empire has the first seat.
fn faction(seat: Seat) -> Faction {
    if seat.index() == 0 { Faction::Empire } else { Faction::Rebels }
}

/// The player as the subject of a sentence: "the Empire attacks", "the Rebels attack".
fn player(seat: Seat) -> Subject {
    match faction(seat) {
        Faction::Empire => Subject::One(text!("the Empire", "el Imperio")),
        Faction::Rebels | Faction::Neutral => Subject::Many(text!("the Rebels", "los rebeldes")),
    }
}

/// A deed of a player as a sentence: "The Empire drew a card."
fn did(seat: Seat, verb: Verb, rest: Text) -> Text {
    Clause::new(verb, rest).past(&player(seat)).sentence()
}

/// "its" of the Empire, "their" of the Rebels / «su».
fn own(seat: Seat) -> Text {
    match faction(seat) {
        Faction::Empire => text!("its", "su"),
        Faction::Rebels | Faction::Neutral => text!("their", "su"),
    }
}

/// The Attack needed to defeat a card of the row: its Target, or its cost if it has none.
fn target_value(card: &Card) -> u8 {
    card.target.unwrap_or(card.cost)
}

fn ending(outcome: Outcome) -> Text {
    match outcome.winners().lowest().map(faction) {
        None => text!("The game is a draw: nobody won.", "Tablas: nadie ganó la partida."),
        Some(Faction::Empire) => text!("The Empire won the game.", "El Imperio ganó la partida."),
        Some(_) => text!("The Rebels won the game.", "Los rebeldes ganaron la partida."),
    }
}
