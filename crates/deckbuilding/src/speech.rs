//! All sentences that players read, in both languages.

mod answers;
mod card_text;
mod choices;
mod effects;
mod events;
mod questions;

use prose::{Clause, Conjunction, Subject, Text, Verb, text};
use table::{Outcome, People, Seat, Spoken};

use crate::game::{Choice, Deckbuilding, Event, Question};
use crate::rules::target_value;
use crate::view::View;
use crate::words::lexicon::{HIT_POINT, WIN};
use crate::words::{Card, Kind};

pub use card_text::card_text;

impl Spoken for Deckbuilding {
    fn name_people(&self, view: &mut View, people: &People) {
        view.people = people.clone();
    }

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

/// The player as the subject of a sentence: "Ana attacks", "the Empire attacks", "the Rebels attack".
pub(crate) fn player(view: &View, seat: Seat) -> Subject {
    match view.people.name(seat) {
        Some(name) => Subject::One(name.clone()),
        None => faction_name(view, seat),
    }
}

/// The faction that a player leads; where several lead it, with the number of the seat.
fn faction_name(view: &View, seat: Seat) -> Subject {
    let faction = view.player(seat).faction;
    let leaders = view.players.iter().filter(|player| player.faction == faction).count();
    if leaders == 1 {
        return faction.subject();
    }
    let number = seat.index() + 1;
    let numbered = |name: Text| text!("{name} ({n})", "{name} ({n})", name = name, n = number);
    match faction.subject() {
        Subject::One(name) => Subject::One(numbered(name)),
        Subject::Many(name) => Subject::Many(numbered(name)),
        Subject::You => Subject::You,
    }
}

/// The name of the player inside a sentence.
pub(crate) fn player_name(view: &View, seat: Seat) -> Text {
    match player(view, seat) {
        Subject::One(name) | Subject::Many(name) => name,
        Subject::You => Text::default(),
    }
}

/// An action of a player as a sentence: "The Empire drew a card."
fn did(view: &View, by: Seat, verb: Verb, rest: Text) -> Text {
    Clause::new(verb, rest).past(&player(view, by)).sentence()
}

/// "its" of the Empire, "their" of the Rebels or of a person / «su».
fn own(view: &View, seat: Seat) -> Text {
    match (view.people.name(seat), view.player(seat).faction.subject()) {
        (None, Subject::One(_)) => text!("its", "su"),
        _ => text!("their", "su"),
    }
}

/// "its" of the Empire, "their" of the Rebels or of a person, of several things / «sus».
fn owns(view: &View, seat: Seat) -> Text {
    Text::new(own(view, seat).en, "sus")
}

/// A thing of a player: "the Empire's base" / «la base del Imperio», from "base" and «la base».
fn thing_of(view: &View, owner: Seat, thing: Text) -> Text {
    match player(view, owner) {
        Subject::Many(who) => {
            text!("{who}' {thing}", "{thing} de {who}", who = who, thing = thing)
        }
        _ => {
            let who = player_name(view, owner);
            text!("{who}'s {thing}", "{thing} de {who}", who = who, thing = thing)
        }
    }
}

/// The value that an attack on a row card must reach: "Target 3", or "3 hit points" of a capital
/// ship.
pub(crate) fn to_overcome(card: &Card) -> Text {
    match card.kind {
        Kind::Ship => HIT_POINT.count(target_value(card)),
        Kind::Unit | Kind::Base => {
            text!("Target {n}", "Objetivo {n}", n = target_value(card))
        }
    }
}

fn ending(view: &View, outcome: Outcome) -> Text {
    let game = || text!("the game", "la partida");
    let winners: Vec<Seat> = outcome.winners().into_iter().collect();
    match winners[..] {
        [] => text!("The game is a draw: nobody won.", "Tablas: nadie ganó la partida."),
        [winner] => Clause::new(WIN, game()).past(&player(view, winner)).sentence(),
        _ => {
            let names = winners.iter().map(|&seat| player_name(view, seat));
            let team = Subject::Many(Text::list(names, Conjunction::And));
            Clause::new(WIN, game()).past(&team).sentence()
        }
    }
}
