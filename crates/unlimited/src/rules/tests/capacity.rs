//! Rules set no limits, a state has them: everything of two decks fits, and what does not is told.

use table::{Game as _, Status};

use super::effects::DEFEAT_ALL;
use super::{BLUE, Position, RED};
use crate::cards;
use crate::game::{Choice, Event};
use crate::rules::state::State;
use crate::words::{Ability, Gift, Kind, On, Whom};
use script::{Answer, Things as _};

/// Resolves what waits in the order it is listed and answers every "may" like this.
fn resolve(position: &mut Position, answer: Answer) {
    let mut options = Vec::new();
    while position.state.stack.depth() > 1 {
        let Status::Decide(seats) = position.game.status(&position.state) else { return };
        let seat = seats.lowest().expect("a player decides");
        position.game.legal(&position.state, seat, &mut options);
        let answer = Choice::Answer(answer);
        let choice = if options.contains(&answer) { answer } else { options[0] };
        position.game.apply(&mut position.state, seat, choice, &mut position.log);
    }
}

/// How often abilities of a seat were resolved.
fn resolved(position: &Position, seat: table::Seat) -> usize {
    let of = |event: &&Event| matches!(event, Event::Triggered(whose, _) if *whose == seat);
    position.log.iter().filter(of).count()
}

fn no_room(position: &Position) -> bool {
    position.log.iter().any(|event| matches!(event, Event::NoRoom(_)))
}

/// All cards of both decks are units with an ability of their own and one they gained. Cards that
/// make themselves resources show that each was remembered.
///
/// proves: SWU-ZONE-12, SWU-OPEN-48
#[test]
fn all_units_of_both_players_fall_together_with_all_their_abilities() {
    let mut position = Position::of(
        "blue.deck = nothing
         red.deck = nothing
         blue.ground = general-krell-heartless-tactician, 119 x superlaser-technician
         red.ground = general-krell-heartless-tactician, 119 x superlaser-technician
         blue.leader = iden-versio-inferno-squad-commander (deployed)
         red.leader = iden-versio-inferno-squad-commander (deployed)",
    );
    position.carry_out(&DEFEAT_ALL);
    assert_eq!(position.state.units().count(), 0);
    resolve(&mut position, Answer::No);
    assert!(!no_room(&position));
    assert_eq!(position.state.outcome, None);
    // Krell and the leader gain nothing from Krell, or nothing of their own: 119 technicians twice,
    // the leader's gained ability, and its own for each of 121 enemy units.
    for seat in [BLUE, RED] {
        assert_eq!(resolved(&position, seat), 119 * 2 + 1 + 121, "{seat:?}");
    }
}

/// proves: SWU-ZONE-12, SWU-OPEN-48
#[test]
fn each_unit_that_falls_is_remembered_for_its_own_ability() {
    let mut position = Position::of(
        "blue.deck = nothing
         red.deck = nothing
         blue.ground = 118 x superlaser-technician
         red.ground = 118 x superlaser-technician",
    );
    position.carry_out(&DEFEAT_ALL);
    resolve(&mut position, Answer::Yes);
    assert!(!no_room(&position));
    for seat in [BLUE, RED] {
        assert_eq!(position.state.player(seat).resources.count(), 118);
        assert_eq!(position.state.player(seat).discard.count(), 0);
    }
    assert!(position.state.ghosts.is_empty(), "nothing is remembered after the action");
    assert!(position.state.damage.iter().all(|&damage| damage == 0));
}

/// The active player decides whose abilities come first, also if those of one wait behind the list.
///
/// proves: SWU-TRG-13
#[test]
fn the_second_player_may_go_first_however_many_wait() {
    let mut position = Position::of(
        "blue.ground = 100 x superlaser-technician
         red.ground = 100 x superlaser-technician",
    );
    position.carry_out(&DEFEAT_ALL);
    assert_eq!(position.state.deciders, table::Seats::only(BLUE));
    position.log.clear();
    position.game.apply(&mut position.state, BLUE, Choice::First(RED), &mut position.log);
    resolve(&mut position, Answer::No);
    let whose: Vec<table::Seat> = position
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Triggered(seat, _) => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(whose, [[RED; 100], [BLUE; 100]].concat());
}

/// Fighters for Freedom wait for each other to be played.
///
/// proves: SWU-OPEN-48
#[test]
fn any_number_of_units_wait_for_a_card_to_be_played() {
    let mut position = Position::of(
        "blue.deck = nothing
         blue.ground = 110 x fighters-for-freedom
         blue.hand = fighters-for-freedom
         blue.resources = 5",
    );
    let mut options = Vec::new();
    position.game.legal(&position.state, BLUE, &mut options);
    let play = options.iter().find(|choice| matches!(choice, Choice::Play(_))).copied();
    let play = play.expect("the card can be played");
    position.game.apply(&mut position.state, BLUE, play, &mut position.log);
    resolve(&mut position, Answer::No);
    assert!(!no_room(&position));
    assert_eq!(resolved(&position, BLUE), 110);
}

/// A side of a card, with what is printed there.
fn sides() -> impl Iterator<Item = (&'static str, bool, &'static [Ability])> {
    cards::all().flat_map(|card| {
        let single = card.unique || card.kind == Kind::Leader;
        [(card.id, single, card.abilities), (card.id, single, card.deployed)]
    })
}

/// What an ability waits for, as bits.
fn waits_for(ability: &Ability) -> u32 {
    match ability {
        Ability::When { on, .. } => on.iter().fold(0, |bits, on| bits | on.bit()),
        _ => 0,
    }
}

/// A crowd notes one ability of each card for one event.
#[test]
fn no_side_of_a_card_has_two_abilities_for_the_same_event() {
    for (id, _, abilities) in sides() {
        let mut bits = 0;
        for ability in abilities {
            assert_eq!(bits & waits_for(ability), 0, "{id}");
            bits |= waits_for(ability);
        }
    }
}

/// A crowd notes one ability that many units gain.
#[test]
fn at_most_one_title_lets_many_units_gain_an_ability_for_the_same_event() {
    let mut seen = 0;
    for (id, _, abilities) in sides() {
        for ability in abilities {
            if let Ability::Constant { to: Whom::Yours(_), gives, .. } = ability {
                for gift in *gives {
                    if let Gift::Gains(gained) = gift {
                        assert_eq!(seen & waits_for(gained), 0, "{id}");
                        seen |= waits_for(gained);
                    }
                }
            }
        }
    }
    assert_ne!(seen & On::Defeated.bit(), 0, "General Krell's");
}

/// Those that count what falls wait in the list, each once: there is room for all beside the crowd.
#[test]
fn few_cards_wait_for_others_to_leave_play() {
    let bits = On::UnitDefeated(crate::words::Side::Any, &[]).bit()
        | On::UnitLeaves(crate::words::Side::Any).bit();
    let listeners = sides()
        .filter(|(_, _, abilities)| abilities.iter().any(|ability| waits_for(ability) & bits != 0));
    let mut many = 0;
    for (id, single, _) in listeners {
        assert!(single, "any number of {id} can be in play");
        many += 2;
    }
    let room = crate::rules::state::MOST_WAITING - crate::rules::state::MOST_ORDERED;
    assert!(many <= room, "{many} listeners, room for {room}");
}

/// A state is copied for every imagined world and every undo.
#[test]
fn a_state_is_small() {
    let size = size_of::<State>();
    assert!(size <= 5_304, "{size} bytes");
}
