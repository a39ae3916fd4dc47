//! Scenario support: the places and numbers that scenarios set, compare and look at.
//!
//! Without a `turn`, givens describe the start of a round, when stances are chosen. With one, they
//! describe that player's turn; a player without a stance then is keen, which has no lasting effect.

use std::ops::RangeInclusive;

use scenario::{Item, Owner, Property, Staged, only, whole_number};
use table::{Seat, Silent};

use crate::game::Duel;
use crate::notation::{SEATS, read_seat, read_stance, stance_word};
use crate::rules::{LAST_ROUND, Rule, Stance, State, TURN_ENERGY};
use crate::view::{SeenSide, SeenStance, View};

mod zones;

use zones::{Zone, cards, fighter, put, put_fighters, seen_cards, seen_fighter};

/// Damage a wary stance prevents.
const MOST_GUARD: u8 = 1;

impl Staged for Duel {
    fn properties(&self) -> &'static [Property<Self>] {
        PROPERTIES
    }

    fn counted_notes(&self) -> &'static [&'static str] {
        &["damage", "shields"]
    }

    fn settle(&self, state: &mut State) -> Result<(), String> {
        if state.choosing_stances() {
            check_stances_open(state)?;
        } else {
            arrange_turn(state)?;
        }
        self.run_rules(state, &mut Silent);
        Ok(())
    }
}

const PROPERTIES: &[Property<Duel>] = &[
    Property {
        name: "life",
        owner: Owner::Seat,
        help: "life left, from 1 to what everyone began with",
        get: |_, state, seat| number(state.side(seat).life),
        set: Some(|_, state, seat, items| {
            state.side_mut(seat).life = read_number(items, 1..=state.most_life)?;
            Ok(())
        }),
        see: |_, view, seat| number(side(view, seat).life),
    },
    Property {
        name: "energy",
        owner: Owner::Seat,
        help: "energy left this turn, from 0 to 3; `turn` sets it to 3, so give it after that",
        get: |_, state, seat| number(state.side(seat).energy),
        set: Some(|_, state, seat, items| {
            state.side_mut(seat).energy = read_number(items, 0..=TURN_ENERGY)?;
            Ok(())
        }),
        see: |_, view, seat| number(side(view, seat).energy),
    },
    Property {
        name: "guard",
        owner: Owner::Seat,
        help: "damage that a wary stance still prevents this round: 0 or 1",
        get: |_, state, seat| number(state.side(seat).guard),
        set: Some(|_, state, seat, items| {
            state.side_mut(seat).guard = read_number(items, 0..=MOST_GUARD)?;
            Ok(())
        }),
        see: |_, view, seat| number(side(view, seat).guard),
    },
    Property {
        name: "stance",
        owner: Owner::Seat,
        help: "bold, wary or keen, or nothing if none is chosen; the guard of a wary one is apart",
        get: |_, state, seat| state.side(seat).stance.map(stance).into_iter().collect(),
        set: Some(set_stance),
        see: |_, view, seat| match side(view, seat).stance {
            SeenStance::Open => vec![],
            SeenStance::Hidden => vec![Item::unknown()],
            SeenStance::Known(known) => vec![stance(known)],
        },
    },
    Property {
        name: "hand",
        owner: Owner::Seat,
        help: "the cards in hand; those not named go to the bottom of the deck",
        get: |_, state, seat| cards(state.side(seat).hand),
        set: Some(|_, state, seat, items| put(state, seat, Zone::Hand, items)),
        see: |_, view, seat| seen_cards(&side(view, seat).hand),
    },
    Property {
        name: "board",
        owner: Owner::Seat,
        help: "fighters in play with the notes damage N, shields N, ready (can attack) or new \
               (played this turn); those not named go to the bottom of the deck",
        get: |_, state, seat| {
            state.side(seat).board.iter().map(|&card| fighter(card, state.fighter(card))).collect()
        },
        set: Some(|_, state, seat, items| put_fighters(state, seat, items)),
        see: |_, view, seat| side(view, seat).board.iter().map(seen_fighter).collect(),
    },
    Property {
        name: "discard",
        owner: Owner::Seat,
        help: "the discard pile, bottom first; those not named go to the bottom of the deck",
        get: |_, state, seat| cards(state.side(seat).discard),
        set: Some(|_, state, seat, items| put(state, seat, Zone::Discard, items)),
        see: |_, view, seat| seen_cards(&side(view, seat).discard),
    },
    Property {
        name: "deck",
        owner: Owner::Seat,
        help: "the deck, top first; those not named go to the discard pile, so give it last",
        get: |_, state, seat| cards(state.side(seat).deck.into_iter().rev()),
        set: Some(|_, state, seat, items| put(state, seat, Zone::Deck, items)),
        see: |_, view, seat| seen_cards(side(view, seat).deck.iter().rev()),
    },
    Property {
        name: "round",
        owner: Owner::Table,
        help: "the round, from 1 to 20; red has the first turn in odd ones",
        get: |_, state, _| number(state.round),
        set: Some(|_, state, _, items| {
            state.round = read_number(items, 1..=LAST_ROUND)?;
            Ok(())
        }),
        see: |_, view, _| number(view.round),
    },
    Property {
        name: "turn",
        owner: Owner::Table,
        help: "the seat whose turn it is, which then has 3 energy; nothing while stances are chosen",
        get: |_, state, _| seats(state.current_turn()),
        set: Some(set_turn),
        see: |_, view, _| seats(view.turn),
    },
    Property {
        name: "asked",
        owner: Owner::Table,
        help: "the seats that must choose now",
        get: |_, state, _| seats(state.deciders),
        set: None,
        see: |_, view, _| seats(view.deciders),
    },
];

/// While stances are chosen it is no player's turn, and at least one stance is still to be chosen.
fn check_stances_open(state: &State) -> Result<(), String> {
    let sides = || state.seating().seats().into_iter().map(|seat| state.side(seat));
    let impossible = if sides().any(|side| side.energy > 0 || side.guard > 0) {
        "energy and guard belong to a turn: give `turn` as well"
    } else if sides().all(|side| side.stance.is_some()) {
        "with all stances chosen it is somebody's turn: give `turn` as well"
    } else {
        return Ok(());
    };
    Err(impossible.to_owned())
}

/// Fills in the values that a turn needs and the scenario did not give.
fn arrange_turn(state: &mut State) -> Result<(), String> {
    for seat in state.seating().seats() {
        let side = state.side_mut(seat);
        let stance = *side.stance.get_or_insert(Stance::Keen);
        if side.guard > 0 && stance != Stance::Wary {
            return Err("only a wary stance has a guard".to_owned());
        }
    }
    let others = state.seating().seats().without(state.turn);
    if others.into_iter().any(|seat| state.side(seat).energy > 0) {
        return Err("only the player whose turn it is has energy".to_owned());
    }
    let turn = state.turn;
    state.acted = state.turn_order().take_while(|seat| *seat != turn).chain([turn]).collect();
    Ok(())
}

fn side(view: &View, seat: Seat) -> &SeenSide {
    &view.sides[seat.index()]
}

fn number(n: u8) -> Vec<Item> {
    vec![Item::new(n)]
}

fn read_number(items: &[Item], allowed: RangeInclusive<u8>) -> Result<u8, String> {
    let n = whole_number(items)?;
    u8::try_from(n).ok().filter(|n| allowed.contains(n)).ok_or_else(|| {
        format!("expected a number from {} to {}, not {n}", allowed.start(), allowed.end())
    })
}

fn stance(stance: Stance) -> Item {
    Item::new(stance_word(stance))
}

fn set_stance(_: &Duel, state: &mut State, seat: Seat, items: &[Item]) -> Result<(), String> {
    let read = |word: &str| {
        let found = read_stance(word);
        found.ok_or_else(|| format!("expected bold, wary, keen or nothing, not `{word}`"))
    };
    let stance = match items {
        [] => None,
        items => Some(read(&only(items)?.to_string())?),
    };
    state.side_mut(seat).stance = stance;
    Ok(())
}

fn seats(seats: impl IntoIterator<Item = Seat>) -> Vec<Item> {
    seats.into_iter().map(|seat| Item::new(SEATS[seat.index()])).collect()
}

/// A turn that has just begun, except for the fighters, which are given ready or not.
fn set_turn(_: &Duel, state: &mut State, _: Seat, items: &[Item]) -> Result<(), String> {
    let word = only(items)?.to_string();
    state.turn = read_seat(state.mode, &word)
        .ok_or_else(|| format!("expected a seat such as red or blue, not `{word}`"))?;
    for seat in state.seating().seats() {
        state.side_mut(seat).energy = if seat == state.turn { TURN_ENERGY } else { 0 };
    }
    state.stack.clear();
    state.stack.push_rule(Rule::Actions);
    Ok(())
}
