//! Positions to read sentences in.

use deckbuilding::{Deckbuilding, Setup, State};
use scenario::{Item, Staged as _};
use table::{Game as _, Luck, Notation as _, Seat, Seed, Spoken as _, Viewer};

/// The first turn of a setup, changed by the givens of scenarios.
pub(crate) fn first_turn(
    game: &Deckbuilding,
    setup: &Setup,
    givens: &[(&str, Seat, &[&str])],
) -> State {
    let luck = Luck::new(Seed::from_number(1));
    let mut state = game.start(setup, luck).expect("a setup");
    for (name, seat, items) in givens {
        let property = game.properties().iter().find(|property| property.name == *name);
        let set = property.and_then(|property| property.set).expect("a property to be given");
        let items: Vec<Item> = items.iter().map(|words| item(words)).collect();
        set(game, &mut state, *seat, &items).expect("a possible given");
    }
    game.settle(&mut state).expect("a possible position");
    state
}

/// Reads an item such as `star-destroyer, damage 1`.
fn item(words: &str) -> Item {
    let mut words = words.split(", ").map(str::to_owned);
    let item = Item::new(words.next().expect("a name"));
    Item { notes: words.collect(), ..item }
}

/// Makes a choice.
pub(crate) fn play(game: &Deckbuilding, state: &mut State, seat: Seat, words: &str) {
    let choice = game.read_choice(state, seat, words).expect("a choice");
    game.attempt(state, seat, choice, &mut table::Silent).expect("an option");
}

/// The text of an option, in English and Spanish.
pub(crate) fn says(game: &Deckbuilding, state: &State, seat: Seat, words: &str) -> [String; 2] {
    let choice = game.read_choice(state, seat, words).expect("a choice");
    let text = game.say_choice(&game.view(state, Viewer::Seat(seat)), choice);
    [text.en, text.es]
}

/// The question a seat is asked, in English and Spanish.
pub(crate) fn asked(game: &Deckbuilding, state: &State, seat: Seat) -> [String; 2] {
    let view = game.view(state, Viewer::Seat(seat));
    let text = game.say_question(&view, &view.question.expect("a question"));
    [text.en, text.es]
}
