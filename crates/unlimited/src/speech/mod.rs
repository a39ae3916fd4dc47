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
use table::{Outcome, People, Spoken};

use crate::game::{Choice, Event, Question, Setup, Unlimited};
use crate::view::View;

impl Spoken for Unlimited {
    fn name_people(&self, view: &mut View, people: &People) {
        view.people = people.clone();
    }

    fn say_question(&self, view: &View, question: &Question) -> Text {
        questions::say(&self.kit, &view.people, question)
    }

    fn say_choice(&self, view: &View, choice: Choice) -> Text {
        choices::say(&self.kit, view, choice)
    }

    fn say_event(&self, view: &View, event: &Event) -> Text {
        events::say(&view.people, event)
    }

    fn say_outcome(&self, view: &View, outcome: Outcome) -> Text {
        ending(&view.people, outcome)
    }

    fn say_standing(&self, view: &View, setup: &Setup, outcome: Outcome) -> Option<Text> {
        setup.series.say_after(&view.people, outcome)
    }
}

fn ending(people: &People, outcome: Outcome) -> Text {
    match outcome.winners().lowest() {
        Some(winner) => {
            text!(
                "{who} won the game.",
                "{who} ganó la partida.",
                who = called::seat(people, winner)
            )
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
