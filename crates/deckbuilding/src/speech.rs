//! All sentences that players read, in both languages.

mod answers;
mod card_text;
mod choices;
mod effects;
mod events;
mod questions;

use prose::{Clause, Subject, Text, Verb, text};
use table::{Outcome, Spoken};

use crate::game::{Choice, Deckbuilding, Event, Question};
use crate::view::View;
use crate::words::{Card, Faction};

pub use card_text::card_text;

impl Spoken for Deckbuilding {
    fn say_question(&self, view: &View, question: &Question) -> Text {
        questions::say(view, question)
    }

    fn say_choice(&self, view: &View, choice: Choice) -> Text {
        choices::say(view, choice)
    }

    fn say_event(&self, view: &View, event: &Event) -> Text {
        events::say(view, event)
    }

    fn say_outcome(&self, view: &View, outcome: Outcome) -> Text {
        ending(view, outcome)
    }
}

/// The player as the subject of a sentence: "the Empire attacks", "the Rebels attack".
fn player(faction: Faction) -> Subject {
    match faction {
        Faction::Empire => Subject::One(text!("the Empire", "el Imperio")),
        Faction::Rebels | Faction::Neutral => Subject::Many(text!("the Rebels", "los rebeldes")),
    }
}

/// An action of a player as a sentence: "The Empire drew a card."
fn did(by: Faction, verb: Verb, rest: Text) -> Text {
    Clause::new(verb, rest).past(&player(by)).sentence()
}

/// "its" of the Empire, "their" of the Rebels / «su».
fn own(faction: Faction) -> Text {
    match faction {
        Faction::Empire => text!("its", "su"),
        Faction::Rebels | Faction::Neutral => text!("their", "su"),
    }
}

/// The Attack needed to defeat a card of the row: its Target value, or its cost if it has none.
fn target_value(card: &Card) -> u8 {
    card.target.unwrap_or(card.cost)
}

fn ending(view: &View, outcome: Outcome) -> Text {
    match outcome.winners().lowest().map(|seat| view.player(seat).faction) {
        None => text!("The game is a draw: nobody won.", "Tablas: nadie ganó la partida."),
        Some(Faction::Empire) => text!("The Empire won the game.", "El Imperio ganó la partida."),
        Some(_) => text!("The Rebels won the game.", "Los rebeldes ganaron la partida."),
    }
}
