//! Chapter 1: setup.

use std::ops::RangeInclusive;

use prose::text;
use table::{Luck, Refusal, Seat, Seats, SetupFaults};

use super::state::{Fighter, Pile, Side, State, deck_of};
use super::{FIGHTERS, MOST_PLAYERS, Rule};
use crate::game::Setup;

const OPENING_HAND: usize = 3;
/// The range of life totals that players may agree on.
pub(crate) const LIFE: RangeInclusive<u8> = 5..=20;

/// The table before the first stance is chosen.
pub(crate) fn set_up(setup: &Setup, mut luck: Luck) -> Result<State, SetupFaults> {
    if !LIFE.contains(&setup.life) {
        let text = text!(
            "Life must be between {least} and {most}, not {life}.",
            "La vida debe estar entre {least} y {most}, no ser {life}.",
            least = LIFE.start(),
            most = LIFE.end(),
            life = setup.life
        );
        return Err(SetupFaults(vec![Refusal::rule("DUEL-SETUP-03", text)]));
    }
    let mut side = |seat: Seat| {
        let mut deck: Pile = deck_of(seat).collect();
        luck.shuffle(&mut deck);
        let hand = deck.split_off(deck.len() - OPENING_HAND);
        Side {
            life: setup.life,
            energy: 0,
            guard: 0,
            stance: None,
            deck,
            hand,
            board: Pile::new(),
            discard: Pile::new(),
        }
    };
    let mut sides = [Side::default(); MOST_PLAYERS];
    for seat in setup.mode.seating().seats() {
        sides[seat.index()] = side(seat);
    }
    let mut state = State {
        luck,
        stack: script::Stack::default(),
        mode: setup.mode,
        sides,
        fighters: [Fighter::default(); FIGHTERS],
        known: [0; MOST_PLAYERS],
        most_life: setup.life,
        round: 1,
        turn: Seat::new(0),
        acted: Seats::NONE,
        fallen: tinyvec::ArrayVec::new(),
        rolled: 0,
        deciders: setup.mode.seating().seats(),
        outcome: None,
    };
    state.stack.push_rule(Rule::Stances);
    Ok(state)
}
