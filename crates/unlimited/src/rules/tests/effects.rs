//! Effects that no card of the set has.

use script::{Slot, Things as _};
use table::{Game as _, Luck, Outcome, Seats, Seed, Silent, Spoken as _, Status, Viewer};

use super::{BLUE, Position, RED};
use crate::decks::random_deck;
use crate::game::{Event, Setup, Unlimited};
use crate::rules::Table;
use crate::rules::damage::Exit;
use crate::rules::state::{CardId, NoRoom, Rule};
use crate::words::{Num, Set, Side, Step, Test, Verb, What, Who};

const A: What = What::In(Slot::A);
const ENEMY_BASE: What = What::BaseOf(&Who::Opponent);

/// "Defeat a friendly unit. It deals damage equal to its power to the enemy base."
static LAST_BLOW: Step = Step::Pick {
    who: Who::You,
    count: script::Count::One,
    from: Set::Units(Side::Friendly, &[]),
    into: Slot::A,
    body: &Step::Seq(&[
        Step::Do(Verb::Defeat(A)),
        Step::Do(Verb::Deal(Num::PowerOf(A), ENEMY_BASE)),
    ]),
};

// proves: SWU-LKI-04
#[test]
fn the_last_known_power_of_a_unit_counts_its_upgrades() {
    let mut position = Position::of(
        "blue.ground = battlefield-marine (experience 1, upgrade lukes-lightsaber, upgrade red.entrenched)",
    );
    let lightsaber = position.card(BLUE, "lukes-lightsaber");
    position.carry_out(&LAST_BLOW);
    // A Marine has 3; the lightsaber and Entrenched add 3 each, the token 1.
    assert_eq!(position.damage(CardId::base(RED)), 3 + 3 + 3 + 1);
    assert!(position.is_discarded(lightsaber));
}

/// "Deal 2 damage to each enemy unit. If you do, draw a card."
static HURT_TO_DRAW: Step = Step::IfDone {
    first: &Step::Do(Verb::Deal(Num::Just(2), What::Each(&Set::Units(Side::Enemy, &[])))),
    then: &Step::Do(Verb::Draw(Who::You, Num::Just(1))),
};

// proves: SWU-WORD-04
#[test]
fn damage_that_a_shield_replaced_satisfies_if_you_do() {
    let drawn = |givens: &str| {
        let mut position = Position::of(givens);
        position.carry_out(&HURT_TO_DRAW);
        position.state.hand_of(BLUE).count()
    };
    assert_eq!(drawn("red.ground = wampa"), 1);
    assert_eq!(drawn("red.ground = wampa (shields 1)"), 1);
    assert_eq!(drawn("blue.ground = wampa"), 0, "nothing was done");
}

/// Never ends: healing does not give a player 200 resources.
static ENDLESS: Step = Step::While {
    test: Test::Not(&Test::Resources(200)),
    body: &Step::Do(Verb::Heal(Num::Just(1), ENEMY_BASE)),
};

// proves: SWU-OPEN-41
#[test]
fn an_endless_effect_is_stopped_and_the_game_is_a_draw() {
    let mut position = Position::of("blue.ground = wampa");
    position.carry_out(&ENDLESS);
    assert_eq!(position.state.outcome, Some(Outcome::Draw));
    assert!(position.state.was_endless());
    assert_eq!(position.state.deciders, Seats::NONE);
    assert_eq!(position.log, [Event::Endless, Event::Over(Outcome::Draw)]);
    let view = position.game.view(&position.state, Viewer::Judge);
    for event in &position.log {
        let said = position.game.say_event(&view, event);
        assert_eq!(said.is_complete(), Ok(()));
    }
}

// proves: SWU-OPEN-41
#[test]
fn no_game_with_cards_of_the_set_is_endless() {
    let game = Unlimited::new();
    let (mut options, mut choices) = (Vec::new(), 0);
    for number in 0..40 {
        let mut luck = Luck::new(Seed::from_number(number));
        let decks = [random_deck(&mut luck), random_deck(&mut luck)];
        let setup = Setup { decks, ..Setup::default() };
        let mut state = game.start(&setup, luck.fork()).expect("legal decks");
        while let Status::Decide(seats) = game.status(&state) {
            let seat = seats.lowest().expect("somebody decides");
            game.legal(&state, seat, &mut options);
            let many = u32::try_from(options.len()).expect("few options");
            game.apply(&mut state, seat, options[luck.below(many) as usize], &mut Silent);
            choices += 1;
        }
        assert!(!state.was_endless(), "game {number}");
    }
    assert!(choices > 2_000, "{choices}");
}

/// "Defeat each unit."
pub(super) static DEFEAT_ALL: Step =
    Step::Do(Verb::Defeat(What::Each(&Set::Units(Side::Any, &[]))));

/// Resolves waiting abilities in the order of the list and accepts every offer.
fn resolve_all(position: &mut Position) {
    let mut options = Vec::new();
    while position.state.stack.depth() > 1 {
        let Status::Decide(seats) = position.game.status(&position.state) else { return };
        let seat = seats.lowest().expect("somebody decides");
        position.game.legal(&position.state, seat, &mut options);
        position.game.apply(&mut position.state, seat, options[0], &mut position.log);
    }
}

/// Each scout lets red draw 2 cards, the ability Krell grants lets them draw 1 more, and blue heals
/// for each.
///
/// proves: SWU-ZONE-12, SWU-OPEN-48
#[test]
fn any_number_of_units_with_abilities_are_defeated_together() {
    let mut position = Position::of(
        "blue.leader = iden-versio-inferno-squad-commander (deployed)
         blue.base = administrators-tower (damage 29)
         red.ground = general-krell-heartless-tactician
         red.space = 25 x star-wing-scout
         red.deck = 80 x swoop-racer
         initiative = red",
    );
    position.carry_out(&DEFEAT_ALL);
    resolve_all(&mut position);
    assert_eq!(position.state.outcome, None);
    assert_eq!(position.state.hand_of(RED).count(), 25 * (2 + 1));
    assert_eq!(position.damage(CardId::base(BLUE)), 29 - 26);
    assert!(!position.log.iter().any(|event| matches!(event, Event::NoRoom(_))));
}

/// proves: SWU-OPEN-48
#[test]
fn effects_nested_too_deep_are_dropped_and_the_game_continues() {
    let mut position = Position::of("blue.ground = wampa");
    position.act();
    for _ in 0..20 {
        position.state.stack.push_rule(Rule::Name);
    }
    position.go_on();
    assert_eq!(position.log, [Event::NoRoom(NoRoom::Nesting)]);
    assert_eq!(position.state.outcome, None);
    assert_eq!(position.state.deciders, Seats::only(RED));
}

/// The number of times a deployed leader is defeated, counted as defeated, and counted as having
/// left play.
fn defeats(would_leave: impl FnOnce(&mut Table<'_>, CardId)) -> [usize; 3] {
    let mut position = Position::of(
        "blue.leader = luke-skywalker-faithful-friend (deployed, shields 1, upgrade entrenched)",
    );
    let leader = CardId::leader(BLUE);
    would_leave(&mut position.table(), leader);
    assert!(!position.state.is_unit(leader) && position.state.exhausted.contains(leader.thing()));
    let told = |event: &&Event| matches!(event, Event::Defeated(piece) if piece.card == leader);
    let player = position.state.player(BLUE);
    [position.log.iter().filter(told).count(), player.fallen.into(), player.left.into()]
}

/// A leader that would change sides or leave play is defeated instead. A defeat also leaves play,
/// and is not replaced again.
///
/// proves: SWU-REP-05
#[test]
fn a_leader_that_would_leave_play_is_defeated_once() {
    assert_eq!(defeats(|table, leader| assert!(table.take_control(RED, leader))), [1; 3]);
    for exit in [Exit::Hand, Exit::UnderDeck] {
        assert_eq!(defeats(|table, leader| table.remove_unit(leader, exit)), [1; 3]);
    }
}
