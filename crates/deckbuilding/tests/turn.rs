//! Orders that only the log shows: on the table, two gains at the same moment look the same.

use deckbuilding::{Deckbuilding, Event, ForceSpace, State};
use scenario::{Item, Staged as _};
use table::{Game as _, Luck, Notation as _, Seat, Seed};

const EMPIRE: Seat = Seat::new(0);
const REBELS: Seat = Seat::new(1);

/// The default first turn, changed by the givens of scenarios.
fn position(game: &Deckbuilding, givens: &[(&str, Seat, &[&str])]) -> State {
    let luck = Luck::new(Seed::from_number(1));
    let mut state = game.start(&Deckbuilding::setups()[0], luck).expect("the default setup");
    for (name, seat, items) in givens {
        let property = game.properties().iter().find(|property| property.name == *name);
        let set = property.and_then(|property| property.set).expect("a property to be given");
        let items: Vec<Item> = items.iter().map(Item::new).collect();
        set(game, &mut state, *seat, &items).expect("a possible given");
    }
    game.settle(&mut state).expect("a possible position");
    state
}

/// The gains and new bases among the events of the choice.
fn gains(game: &Deckbuilding, state: &mut State, seat: Seat, words: &str) -> Vec<Event> {
    let choice = game.read_choice(state, seat, words).expect("a choice");
    let mut log = Vec::new();
    game.attempt(state, seat, choice, &mut log).expect("an option");
    log.retain(|event| {
        matches!(
            event,
            Event::RevealedBase(..) | Event::GainedResources(..) | Event::GainedForce(..)
        )
    });
    log
}

/// proves: DBG-START-01
#[test]
fn a_turn_starts_with_the_base_then_the_force_resource_then_the_ships() {
    let game = Deckbuilding::new();
    let mut state = position(
        &game,
        &[
            ("force", REBELS, &["light-3"]),
            ("base", REBELS, &[]),
            ("ships", REBELS, &["hammerhead-corvette"]),
            ("turn", REBELS, &["rebels"]),
            ("phase", REBELS, &["start"]),
        ],
    );
    let log = gains(&game, &mut state, REBELS, "base hoth");
    assert!(matches!(log[0], Event::RevealedBase(REBELS, _)), "{log:?}");
    let resources = [1, 2].map(|amount| Event::GainedResources(REBELS, amount));
    assert_eq!(log[1..], resources);
}

/// proves: DBG-PLAY-04
#[test]
fn a_played_card_gives_its_resources_before_its_force() {
    let game = Deckbuilding::new();
    let mut state = position(
        &game,
        &[("force", EMPIRE, &["neutral"]), ("hand", EMPIRE, &["grand-moff-tarkin"])],
    );
    let log = gains(&game, &mut state, EMPIRE, "play grand-moff-tarkin");
    let expected = [
        Event::GainedResources(EMPIRE, 2),
        Event::GainedForce(EMPIRE, 2, ForceSpace::of(EMPIRE, 2, 2)),
    ];
    assert_eq!(log, expected);
}

/// The log announces a turn before its first step.
#[test]
fn a_turn_is_announced_before_its_base_is_revealed() {
    let game = Deckbuilding::new();
    let givens: &[(&str, Seat, &[&str])] =
        &[("base", REBELS, &[]), ("bases", REBELS, &["alderaan"])];
    let mut state = position(&game, givens);
    let end = game.read_choice(&state, EMPIRE, "end turn").expect("a choice");
    let mut log = Vec::new();
    game.attempt(&mut state, EMPIRE, end, &mut log).expect("an option");
    let turn = log.iter().position(|event| matches!(event, Event::Turn(REBELS)));
    let base = log.iter().position(|event| matches!(event, Event::RevealedBase(REBELS, _)));
    assert!(turn.is_some() && turn < base, "{log:?}");
}
