//! Chapter 13: the end of a turn.

use script::{Flow, Task, Things as _};
use table::Seat;

use super::state::{Due, Postponed};
use super::{End, Mark, Rule, Start, Table};
use crate::components::{CardId, Cards, count};
use crate::game::Event;

const HAND: u8 = 5;

impl Table<'_> {
    /// A player has nothing more to do this turn. It ends when every player of it has said so.
    pub(crate) fn be_done(&mut self, seat: Seat) {
        let left = self.state.acting.without(seat);
        if left.is_empty() {
            self.state.stack.become_rule(Rule::End(End::Postponed));
        } else {
            self.state.acting = left;
            self.log.emit(|| Event::Done(seat));
        }
    }

    /// A player who was done goes on, as long as a teammate still acts.
    pub(crate) fn go_on(&mut self, seat: Seat) {
        self.state.acting = self.state.acting.with(seat);
        self.log.emit(|| Event::WentOn(seat));
    }

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
                self.state.active().into_iter().for_each(|seat| self.clean_up(seat));
                self.pass_turn();
                return self.start(Start::Base);
            }
        }
        Flow::Go
    }

    /// Clears units, the marks of ships, hand and resources, and draws five cards.
    fn clean_up(&mut self, seat: Seat) {
        let keeps = self.state.team_bases(seat).any(|base| self.ready_base(base).keeps_resources());
        let player = &mut self.state.players[seat.index()];
        if !keeps {
            player.pool = 0;
        }
        let units = std::mem::take(&mut player.units);
        let hand = std::mem::take(&mut player.hand);
        (player.base_used, player.base_hunted) = (false, false);
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
        let active = state.active();
        let next = state.seating.after(state.turn).find(|&seat| !active.contains(seat));
        state.turn = next.and_then(|seat| state.team(seat).lowest()).unwrap_or(state.turn);
        state.acting = state.active();
        state.played = Cards::default();
        state.bought = Cards::default();
        state.exiled = Cards::default();
        state.discounts.clear();
        state.row_bonuses.clear();
        state.prey = Cards::default();
        for player in &mut state.players {
            player.prevented = 0;
            // Ships that were ceded in this turn still have the marks of what they did.
            player.used = Cards::default();
            player.spent = Cards::default();
        }
        state.stack.become_rule(Rule::Start(Start::Base));
    }
}
