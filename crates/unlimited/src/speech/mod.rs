//! Every sentence a player reads, in both languages.

mod answers;
pub(crate) mod called;
pub(crate) mod card_text;
mod choices;
mod context;
mod events;
pub(crate) mod lasting;
mod purpose;
mod questions;
pub(crate) mod waiting;

use prose::{Text, text};
use table::{Outcome, Spoken};

use crate::game::{Choice, Event, Question, Setup, Unlimited};
use crate::view::View;

impl Spoken for Unlimited {
    fn say_question(&self, _: &View, question: &Question) -> Text {
        questions::say(&self.kit, question)
    }

    fn say_choice(&self, view: &View, choice: Choice) -> Text {
        choices::say(&self.kit, view, choice)
    }

    fn say_event(&self, _: &View, event: &Event) -> Text {
        events::say(event)
    }

    fn say_outcome(&self, _: &View, outcome: Outcome) -> Text {
        ending(outcome)
    }

    fn say_standing(&self, setup: &Setup, outcome: Outcome) -> Option<Text> {
        setup.series.say_after(outcome)
    }
}

fn ending(outcome: Outcome) -> Text {
    match outcome.winners().lowest() {
        Some(winner) => {
            text!("{who} won the game.", "{who} ganó la partida.", who = called::seat(winner))
        }
        None => text!("The game is a draw: nobody won.", "Empate: nadie ganó la partida."),
    }
}

/// "Greedo (power 3, 1 HP left)".
pub(crate) fn with_remarks(title: Text, remarks: Vec<Text>) -> Text {
    let row = |one, next| text!("{one}, {next}", "{one}, {next}", one = one, next = next);
    match remarks.into_iter().reduce(row) {
        Some(remarks) => title.then(remarks.map(|remarks| format!("({remarks})"))),
        None => title,
    }
}
