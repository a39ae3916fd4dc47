//! Chapter 1: setup.

use prose::text;
use table::{Luck, Refusal, Seat, Seats, SetupFaults};

use super::state::{Fighter, Pile, Side, State, deck_of};
use super::{FIGHTERS, Rule};
use crate::game::Setup;

const OPENING_HAND: usize = 3;

/// The table before the first stance is chosen.
pub(crate) fn set_up(setup: &Setup, mut luck: Luck) -> Result<State, SetupFaults> {
    if !(5..=20).contains(&setup.life) {
        let text = text!(
            "Life must be between 5 and 20, not {life}.",
            "La vida debe estar entre 5 y 20, no ser {life}.",
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
    let sides = [0, 1].map(|seat| side(Seat::new(seat)));
    let mut state = State {
        luck,
        stack: script::Stack::default(),
        sides,
        fighters: [Fighter::default(); FIGHTERS],
        known: [0; 2],
        most_life: setup.life,
        round: 1,
        turn: Seat::new(0),
        second: false,
        rolled: 0,
        deciders: Seats::first(2),
        outcome: None,
    };
    state.stack.push_rule(Rule::Stances);
    Ok(state)
}
