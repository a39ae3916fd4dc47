//! Chapter 20: the regroup phase.

use script::{Flow, Things as _};
use table::{Seat, Seats};

use super::Table;
use super::meaning::card_of;
use super::state::{CardId, Cards, Regroup, Rule, SEATS};
use crate::game::Event;
use crate::words::{Moment, On, Until};

impl Table<'_> {
    /// Carries out one step of the regroup phase.
    pub(super) fn regroup(&mut self, step: Regroup) -> Flow {
        match step {
            Regroup::Start => {
                self.next_step(Regroup::Triggers);
                self.tell(|_| Event::Regroup);
                // Units that could not be defeated during the action phase are checked now.
                self.state.unchecked = true;
                self.check();
                self.postponed_until(Moment::Regroup);
            }
            Regroup::Triggers => {
                self.forget_postponed();
                self.next_step(Regroup::Draw);
                self.settle_from(0);
            }
            Regroup::Draw => {
                self.next_step(Regroup::Resource);
                self.both_draw(2);
            }
            Regroup::Resource => return Flow::Ask(Seats::only(self.state.initiative)),
            Regroup::SecondResource => {
                return Flow::Ask(Seats::only(self.state.initiative.other()));
            }
            Regroup::Ready => {
                self.next_step(Regroup::End);
                self.ready_everything();
                self.settle_from(0);
            }
            Regroup::End => self.end_round(),
        }
        Flow::Go
    }

    fn next_step(&mut self, step: Regroup) {
        self.state.stack.become_rule(Rule::Regroup(step));
    }

    /// Puts a card into play as a resource, or none.
    pub(crate) fn regroup_resource(&mut self, seat: Seat, card: Option<CardId>) {
        match card {
            Some(card) => self.resource(seat, card, false),
            None => self.tell(|_| Event::KeptHand(seat)),
        }
        self.check();
        if self.state.outcome.is_some() {
            return;
        }
        let next =
            if seat == self.state.initiative { Regroup::SecondResource } else { Regroup::Ready };
        self.next_step(next);
    }

    fn ready_everything(&mut self) {
        let mut cards = self.state.units;
        SEATS.into_iter().for_each(|seat| cards.insert(CardId::leader(seat).thing()));
        let mut stay = Cards::default();
        self.state.exhausted.each(|card| {
            if !self.look().can_ready(card_of(card)) {
                stay.insert(card);
            }
        });
        self.state.exhausted = stay;
        for seat in SEATS {
            self.state.player_mut(seat).spent = 0;
        }
        self.tell(|_| Event::EverythingReady);
        cards.each(|card| {
            let card = card_of(card);
            self.trigger_own(card, On::ReadyStep.bit(), card.thing());
        });
    }

    fn end_round(&mut self) {
        self.state.stack.become_rule(Rule::RoundEnd);
        self.end_phase();
        self.end_lasting(Until::RoundEnds);
        self.check();
        self.settle_from(0);
    }

    /// Ends the round after all its triggered abilities.
    pub(super) fn round_end(&mut self) -> Flow {
        self.forget_history();
        self.forget_ghosts();
        self.state.arrived = Cards::default();
        self.state.used = Cards::default();
        for player in &mut self.state.players {
            player.events = 0;
            player.upgraded = Cards::default();
        }
        self.state.stack.become_rule(Rule::PhaseStart);
        Flow::Go
    }
}
