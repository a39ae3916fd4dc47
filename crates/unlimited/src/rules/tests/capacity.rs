//! The rules set no limits, but the state does: everything two decks can do fits, and anything more
//! is reported.

use script::{Answer, Count, Things as _};
use table::{Game as _, Seat, Seats, Status};

use super::effects::DEFEAT_ALL;
use super::{BLUE, Position, RED};
use crate::cards;
use crate::game::{Choice, Event};
use crate::rules::state::{
    CardId, MOST_ATTACKS, MOST_BANS, MOST_DISCOUNTS, MOST_ORDERED, MOST_POSTPONED, MOST_SPREADS,
    MOST_WAITING, NoRoom, State,
};
use crate::words::{Ability, Kind, Modifier, Num, On, Set, Side, Step, Until, Verb, What, Whom};

/// Resolves waiting abilities in the order of the list and gives every "may" this answer.
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

/// The number of abilities of a seat that were resolved.
fn resolved(position: &Position, seat: Seat) -> usize {
    let of = |event: &&Event| matches!(event, Event::Triggered(whose, _) if *whose == seat);
    position.log.iter().filter(of).count()
}

fn no_room(position: &Position) -> bool {
    position.log.iter().any(|event| matches!(event, Event::NoRoom(_)))
}

/// All cards of both decks are units with an ability of their own and a gained one. Cards that make
/// themselves resources show that each was remembered.
///
/// proves: SWU-ZONE-12, SWU-OPEN-48
#[test]
fn all_units_of_both_players_are_defeated_together_with_all_their_abilities() {
    let mut position = Position::of(
        "blue.deck = nothing
         red.deck = nothing
         blue.ground = general-krell-heartless-tactician, 119 x superlaser-technician
         red.ground = general-krell-heartless-tactician, 119 x superlaser-technician
         blue.leader = iden-versio-inferno-squad-commander (deployed)
         red.leader = iden-versio-inferno-squad-commander (deployed)",
    );
    position.carry_out(&DEFEAT_ALL);
    assert_eq!(position.state.units.count(), 0);
    resolve(&mut position, Answer::No);
    assert!(!no_room(&position));
    assert_eq!(position.state.outcome, None);
    // Krell gains nothing from himself: 119 technicians twice, the leader's gained ability, and the
    // leader's own ability for each of 121 enemy units.
    for seat in [BLUE, RED] {
        assert_eq!(resolved(&position, seat), 119 * 2 + 1 + 121, "{seat:?}");
    }
}

/// proves: SWU-ZONE-12, SWU-OPEN-48
#[test]
fn each_defeated_unit_is_remembered_for_its_own_ability() {
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
        assert_eq!(position.state.resources_of(seat).count(), 118);
        assert_eq!(position.state.discard_of(seat).count(), 0);
    }
    assert!(position.state.ghosts.is_empty(), "nothing is remembered after the action");
    assert!(position.state.damage.iter().all(|&damage| damage == 0));
}

/// The active player decides whose abilities come first, even if one player's abilities are not in
/// the list yet.
///
/// proves: SWU-TRG-13
#[test]
fn the_second_player_may_go_first_with_any_number_of_waiting_abilities() {
    let mut position = Position::of(
        "blue.ground = 100 x superlaser-technician
         red.ground = 100 x superlaser-technician",
    );
    position.carry_out(&DEFEAT_ALL);
    assert_eq!(position.state.deciders, Seats::only(BLUE));
    position.log.clear();
    position.game.apply(&mut position.state, BLUE, Choice::First(RED), &mut position.log);
    resolve(&mut position, Answer::No);
    let whose: Vec<Seat> = position
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

/// The triggers of an ability, as bits.
fn waits_for(ability: &Ability) -> u32 {
    match ability {
        Ability::When { on, .. } => on.iter().fold(0, |bits, on| bits | on.bit()),
        _ => 0,
    }
}

/// The overflow stores one printed ability of each card for one event.
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

/// The overflow stores one ability that many units gain.
#[test]
fn at_most_one_title_lets_many_units_gain_an_ability_for_the_same_event() {
    let mut seen = 0;
    for (id, _, abilities) in sides() {
        for ability in abilities {
            if let Ability::Constant { to: Whom::Yours(_), gives, .. } = ability {
                for modifier in *gives {
                    if let Modifier::Gains(gained) = modifier {
                        assert_eq!(seen & waits_for(gained), 0, "{id}");
                        seen |= waits_for(gained);
                    }
                }
            }
        }
    }
    assert_ne!(seen & On::Defeated.bit(), 0, "General Krell's");
}

/// Abilities that count defeated units are listed once each: there is room for all beside the
/// overflow.
#[test]
fn few_cards_wait_for_others_to_leave_play() {
    let bits = On::UnitDefeated(Side::Any, &[]).bit() | On::UnitLeaves(Side::Any).bit();
    let listeners = sides()
        .filter(|(_, _, abilities)| abilities.iter().any(|ability| waits_for(ability) & bits != 0));
    let mut many = 0;
    for (id, single, _) in listeners {
        assert!(single, "any number of {id} can be in play");
        many += 2;
    }
    let room = MOST_WAITING - MOST_ORDERED;
    assert!(many <= room, "{many} listeners, room for {room}");
}

/// "Each unit gets +1/+1 for this phase."
static STRENGTHEN_ALL: Step = Step::Do(Verb::Give(
    What::Each(&Set::Units(Side::Any, &[])),
    &[Modifier::Power(Num::Just(1)), Modifier::Hp(Num::Just(1))],
    Until::PhaseEnds,
));

/// proves: SWU-OPEN-48
#[test]
fn an_effect_lasts_on_every_unit_of_both_players() {
    let mut position = Position::of(
        "blue.deck = nothing
         red.deck = nothing
         blue.ground = 118 x wampa
         red.ground = 118 x wampa",
    );
    let (first, last) = (CardId::of_deck(BLUE, 0), CardId::of_deck(RED, 117));
    let before = position.look().power(last);
    position.carry_out(&STRENGTHEN_ALL);
    assert!(!no_room(&position));
    for unit in [first, last] {
        assert_eq!(position.look().power(unit), before + 1);
    }
    let effects = |position: &Position| position.state.lasting_on(last).count();
    assert_eq!(effects(&position), 2);
    position.carry_out(&DEFEAT_ALL);
    assert_eq!(effects(&position), 0, "nothing lasts on what has left play");
    assert!(position.state.spreads.is_empty());
}

/// Exceeding the capacity is reported as a fault, and the game continues.
///
/// proves: SWU-OPEN-48
#[test]
fn exceeding_the_capacity_is_reported_and_the_game_continues() {
    let mut position = Position::of(
        "red.ground = 40 x wampa
         blue.ground = wampa",
    );
    for _ in 0..MOST_SPREADS {
        position.carry_out(&STRENGTHEN_ALL);
        position.state.active = BLUE;
    }
    let told = |event: &&Event| matches!(event, Event::NoRoom(NoRoom::Lasting));
    assert!(position.log.iter().filter(told).count() > 0);
    assert_eq!(position.state.outcome, None);
    assert!(!position.state.deciders.is_empty());
}

/// proves: SWU-OPEN-48
#[test]
fn an_attack_nested_too_deep_is_reported_and_left_out() {
    let mut position = Position::of("blue.ground = wampa");
    let (unit, base) = (position.card(BLUE, "wampa"), CardId::base(RED));
    position.act();
    for _ in 0..=MOST_ATTACKS {
        position.table().attack(BLUE, unit, base);
    }
    position.go_on();
    assert!(position.log.contains(&Event::NoRoom(NoRoom::Attacks)));
    assert_eq!(position.damage(base), 4 * 4, "four attacks of a Wampa");
    assert_eq!((position.state.outcome, position.state.attacks.len()), (None, 0));
}

/// The number of times an effect does something that the state keeps until later.
fn count(step: &Step, kept: fn(&Step) -> bool) -> usize {
    let inner = match step {
        Step::Do(_) | Step::Number { .. } => 0,
        Step::Seq(steps)
        | Step::OneOf { options: steps, .. }
        | Step::SomeOf { options: steps, .. } => steps.iter().map(|step| count(step, kept)).sum(),
        Step::Pick { body, .. }
        | Step::Gather { body, .. }
        | Step::Each { body, .. }
        | Step::May { body, .. }
        | Step::Times { body, .. }
        | Step::While { body, .. }
        | Step::Until { body, .. }
        | Step::Later { body, .. } => count(body, kept),
        Step::If { then, otherwise, .. } => {
            count(then, kept) + otherwise.map_or(0, |step| count(step, kept))
        }
        Step::IfDone { first, then } => count(first, kept) + count(then, kept),
    };
    inner + usize::from(kept(step))
}

/// The number of times two constructed decks with all copies of all titles can do it in a round.
fn in_two_decks(kept: fn(&Step) -> bool) -> usize {
    let mut most_of_a_leader = 0;
    let mut decks = 0;
    for card in cards::all() {
        let of_side = |abilities: &'static [Ability]| -> usize {
            let effects = abilities.iter().filter_map(|ability| match ability {
                Ability::Action { effect, .. }
                | Ability::When { effect, .. }
                | Ability::Event(effect)
                | Ability::Epic(effect) => Some(effect),
                _ => None,
            });
            effects.map(|effect| count(effect, kept)).sum()
        };
        let times = of_side(card.abilities).max(of_side(card.deployed));
        match card.kind {
            Kind::Leader => most_of_a_leader = times.max(most_of_a_leader),
            _ => decks += 3 * times,
        }
    }
    2 * (decks + most_of_a_leader)
}

/// Whether the things of a set can be tokens.
fn has_tokens(set: &Set) -> bool {
    match set {
        Set::Upgrades(_) => true,
        Set::Either(sets) => sets.iter().any(has_tokens),
        _ => false,
    }
}

/// The stack has room for the options of a question among cards and tokens, but only for cards
/// where an effect loops, or picks several things one after the other.
#[test]
fn no_effect_loops_over_tokens() {
    let collects_tokens = |step: &Step| match step {
        Step::Pick { count, from, .. } => {
            let again = matches!(count, Count::UpToAgain(_) | Count::AnyAgain);
            let one = matches!(count, Count::One | Count::Found | Count::The);
            !again && !one && has_tokens(from)
        }
        Step::Gather { from, .. } => has_tokens(from),
        Step::Each { of, .. } => has_tokens(of),
        _ => false,
    };
    assert_eq!(in_two_decks(collects_tokens), 0);
    let picks_tokens = |step: &Step| matches!(step, Step::Pick { from, .. } if has_tokens(from));
    assert_ne!(in_two_decks(picks_tokens), 0, "the test looks at the right sets");
}

#[test]
fn two_constructed_decks_have_room_for_what_they_postpone() {
    let later = |step: &Step| matches!(step, Step::Later { .. });
    assert_eq!(in_two_decks(later), MOST_POSTPONED);
}

#[test]
fn two_constructed_decks_have_room_for_effects_that_last_on_many_units() {
    let many = |step: &Step| matches!(step, Step::Do(Verb::Give(What::Each(_), ..)));
    assert_eq!(in_two_decks(many), MOST_SPREADS);
}

#[test]
fn two_constructed_decks_have_room_for_what_they_forbid_and_cheapen() {
    assert_eq!(in_two_decks(|step| matches!(step, Step::Do(Verb::Ban))), MOST_BANS);
    // Its title is unique: of three copies one is in play.
    let cheapen = in_two_decks(|step| matches!(step, Step::Do(Verb::Cheapen(..)))) / 3;
    assert!((1..=MOST_DISCOUNTS).contains(&cheapen), "{cheapen}");
}

/// A state is copied for every imagined world and every undo.
#[test]
fn a_state_is_small() {
    let size = size_of::<State>();
    assert!(size <= 4_096, "{size} bytes");
}
