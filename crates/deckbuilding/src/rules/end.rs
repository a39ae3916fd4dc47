//! Chapter 13: the end of a turn.

use script::{Flow, Task, Things as _};

use super::state::{Due, Postponed};
use super::{End, Mark, Rule, Start, Table};
use crate::components::{CardId, Cards, count};
use crate::game::Event;

const HAND: u8 = 5;

impl Table<'_> {
    /// One step of the end of a turn.
    pub(super) fn end_turn(&mut self, step: End) -> Flow {
        match step {
            End::Postponed if !self.state.postponed.is_empty() => {
                self.state.stack.become_rule(Rule::End(End::CleanUp));
                for Postponed { effect } in std::mem::take(&mut self.state.postponed) {
                    if let Some((Due::EndOfTurn, effect)) = effect {
                        self.state.stack.push(Task::Ability(effect.frame()));
                    }
                }
            }
            End::Postponed | End::CleanUp => {
                self.clean_up();
                self.pass_turn();
                return self.start(Start::Base);
            }
        }
        Flow::Go
    }

    /// Clears units, the marks of ships, hand and resources, and draws five cards.
    fn clean_up(&mut self) {
        let seat = self.state.turn;
        let base = self.state.player(seat).base;
        let keeps = base.is_some_and(|base| self.ready_base(base).keeps_resources());
        let player = &mut self.state.players[seat.index()];
        if !keeps {
            player.pool = 0;
        }
        let units = std::mem::take(&mut player.units);
        let hand = std::mem::take(&mut player.hand);
        player.base_used = false;
        let marks =
            [&mut player.used, &mut player.assigned, &mut player.spent, &mut player.without_target];
        for marked in marks {
            *marked = Cards::default();
        }
        units.each(|unit| {
            player.discard.push(CardId::of(unit));
            self.state.marks[unit.index()] = Mark::default();
        });
        hand.each(|card| player.discard.push(CardId::of(card)));
        self.forget_all(units | hand);
        let ships = self.state.player(seat).ships;
        ships.each(|ship| {
            let damage = self.state.marks[ship.index()].damage;
            self.state.marks[ship.index()] = Mark { damage, ..Mark::default() };
        });
        self.log.emit(|| Event::EndedTurn(seat, count(hand)));
        self.draw(seat, HAND);
    }

    fn pass_turn(&mut self) {
        let state = &mut *self.state;
        state.turn = state.seating.next(state.turn);
        state.played = Cards::default();
        state.bought = Cards::default();
        state.exiled = Cards::default();
        state.discounts.clear();
        state.row_bonuses.clear();
        state.prey = None;
        state.hunted = false;
        for player in &mut state.players {
            player.prevented = 0;
        }
        state.stack.become_rule(Rule::Start(Start::Base));
    }
}
