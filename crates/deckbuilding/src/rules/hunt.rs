//! Chapter 12: hunt and sabotage.

use script::{Flow, Slot, Task, Things as _, start};
use table::{Seat, Seats};

use super::{Rule, Table};
use crate::components::CardId;
use crate::game::{Event, Target};
use crate::words::Faction;

impl Table<'_> {
    /// Compares the assigned Attack with the Target value. On success the card is discarded, the
    /// row is filled, the reward is offered, and then the abilities of the attackers trigger.
    pub(crate) fn resolve_hunt(&mut self, seat: Seat, target: CardId) {
        let hunters = self.state.assigned(seat, Target::Row(target));
        let mut total = 0_u8;
        hunters.each(|unit| {
            total = total.saturating_add(self.look().attack_of(seat, CardId::of(unit)));
        });
        hunters.each(|unit| self.state.player_mut(seat).spend(unit));
        let facts = self.card(target);
        let extra = facts.faction == Faction::Neutral;
        self.state.hunted |= extra;
        let success = total >= target_value(facts);
        let piece = || self.state.piece(target.thing());
        self.log.emit(|| Event::Hunted(seat, piece(), total, success));
        if !success {
            return;
        }
        self.discard(target);
        self.refill();
        // Pushed in reverse order: the reward comes first, then "when this defeats a target".
        self.trigger_defeats(hunters);
        self.state.stack.push_rule(Rule::Reward(target));
    }

    /// Offers the reward, if the card has one.
    pub(super) fn ask_reward(&mut self, target: CardId) -> Flow {
        if self.reward_of(target).is_none() {
            self.state.stack.pop();
            return Flow::Go;
        }
        Flow::Ask(Seats::only(self.state.turn))
    }

    /// Takes or declines the reward as a whole.
    pub(crate) fn reward(&mut self, seat: Seat, target: CardId, take: bool) {
        self.state.stack.pop();
        self.log.emit(|| Event::Reward(seat, self.state.piece(target.thing()), take));
        if let Some(entry) = self.reward_of(target).filter(|_| take) {
            let frame = start(entry, target.thing(), seat).with(Slot::A, target.thing());
            self.state.stack.push(Task::Ability(frame));
        }
    }

    /// The printed reward, or the reward of the base for a card that only the base allows to hunt.
    fn reward_of(&self, target: CardId) -> Option<script::Entry> {
        let ready = self.ready(target);
        if ready.card.faction != Faction::Neutral {
            return ready.reward;
        }
        let base = self.state.player(self.state.turn).base?;
        self.ready_base(base).hunts?.effect
    }
}

/// The Attack needed: the Target value, or the cost for a card without one.
pub(crate) fn target_value(facts: &crate::words::Card) -> u8 {
    facts.target.unwrap_or(facts.cost)
}
