//! Chapter 12: hunt and sabotage, and the attacks on other row cards that abilities allow.

use script::{Entry, Flow, Slot, Task, Thing, Things as _, start};
use table::{Seat, Seats};

use super::{Look, Rule, Table};
use crate::components::{BaseId, CardId, Cards};
use crate::game::{Event, Rewarded, Target};
use crate::words::{Ability, Card, Kind, Often, Party};

impl Table<'_> {
    /// Compares the assigned Attack with the Target value. On success the card is discarded, the
    /// row is filled, the reward is offered, and then the abilities of the attackers trigger.
    pub(crate) fn resolve_hunt(&mut self, seat: Seat, target: CardId) {
        let hunters = self.state.assigned(seat, Target::Row(target));
        let by = self.look().allowed_by(seat, target);
        let mut total = 0_u8;
        hunters.each(|unit| {
            total = total.saturating_add(self.look().attack_of(seat, CardId::of(unit)));
        });
        hunters.each(|unit| self.state.player_mut(seat).spend(unit));
        self.follow_attack(seat, hunters);
        self.state.hunted |= self.is_once_per_turn(by);
        let facts = self.card(target);
        let success = total >= target_value(facts);
        let piece = || self.state.piece(target.thing());
        self.log.emit(|| Event::Hunted(seat, piece(), total, success));
        if !success {
            return;
        }
        // Pushed in reverse order: the reward comes first, then "when this defeats a target".
        if facts.kind == Kind::Ship {
            self.state.stack.push_rule(Rule::Wreck(target));
            self.state.stack.push_rule(Rule::Reward { target, by, again: false });
            return;
        }
        self.discard(target);
        self.trigger_defeats(seat, hunters, target);
        self.state.stack.push_rule(Rule::Reward { target, by, again: false });
        self.refill();
    }

    /// Whether the card allows its attack only once each turn.
    fn is_once_per_turn(&self, by: Thing) -> bool {
        let hunts = self.ready_thing(by).hunts.map(|lowered| lowered.ability);
        matches!(hunts, Some(Ability::Hunts { often: Often::OncePerTurn, .. }))
    }

    /// Destroys a capital ship of the row, unless it was purchased meanwhile.
    pub(super) fn wreck(&mut self, ship: CardId) -> Flow {
        self.state.stack.pop();
        if self.state.in_row(ship) {
            self.destroy_ship(ship);
        }
        Flow::Go
    }

    /// Offers the reward, if there is one.
    pub(super) fn ask_reward(&mut self, target: CardId, by: Thing) -> Flow {
        if self.reward_of(target, by).is_none() {
            self.state.stack.pop();
            return Flow::Go;
        }
        Flow::Ask(Seats::only(self.state.turn))
    }

    /// Takes or declines the reward as a whole.
    pub(crate) fn reward(
        &mut self,
        seat: Seat,
        target: CardId,
        by: Thing,
        again: bool,
        taken: bool,
    ) {
        self.state.stack.pop();
        self.log.emit(|| {
            let by = (by != target.thing()).then(|| self.state.piece(by));
            let rewarded = Rewarded { taken, again, by };
            Event::Reward(seat, self.state.piece(target.thing()), rewarded)
        });
        if let Some(entry) = self.reward_of(target, by).filter(|_| taken) {
            let frame = start(entry, by, seat).with(Slot::A, target.thing());
            self.state.stack.push(Task::Ability(frame));
        }
    }

    /// The printed reward, or the reward of the card that allowed the attack.
    fn reward_of(&self, target: CardId, by: Thing) -> Option<Entry> {
        if by == target.thing() {
            return self.ready(target).reward;
        }
        self.ready_thing(by).hunts?.effect
    }
}

impl Look<'_> {
    /// The card that allows the attack on a row card: the target itself if the rules allow it, then
    /// a base that allows it any time, one of the attackers, and a base that allows it once.
    pub(crate) fn allowed_by(&self, seat: Seat, target: CardId) -> Thing {
        let player = self.state.player(seat);
        if self.sets().huntable(player.enemies).contains(target.thing()) {
            return target.thing();
        }
        let base = player.base.map(BaseId::thing);
        if self.prey(seat).contains(target.thing()) {
            return base.unwrap_or(target.thing());
        }
        let attackers = self.state.assigned(seat, Target::Row(target));
        let mut allows = None;
        (attackers & self.sets().hunters).each(|unit| {
            let joined = attackers.count() > 1 && self.party(unit) == Some(Party::Alone);
            if allows.is_none() && !joined && self.hunts(seat, unit).contains(target.thing()) {
                allows = Some(unit);
            }
        });
        allows.or(base).unwrap_or(target.thing())
    }

    /// The row cards that the base allows all units to attack, as often as they like.
    pub(crate) fn prey(&self, seat: Seat) -> Cards {
        match (self.state.prey, self.state.player(seat).base) {
            (Some(_), Some(base)) => self.base_hunt(seat, base),
            _ => Cards::default(),
        }
    }

    /// The row cards that the ability of a unit or base allows to attack.
    pub(crate) fn hunts(&self, seat: Seat, source: Thing) -> Cards {
        let hunts = self.ready_thing(source).hunts.map(|lowered| lowered.ability);
        let Some(Ability::Hunts { sort, .. }) = hunts else { return Cards::default() };
        let row = self.state.galaxy(seat).row.cards();
        row & self.of_sort(sort, seat, source).resized()
    }

    /// The row cards that the base allows to attack. Where it does so once each turn, none after
    /// that attack; once one is being attacked, only that one.
    pub(crate) fn base_hunt(&self, seat: Seat, base: BaseId) -> Cards {
        let (state, none) = (self.state, Cards::default());
        let hunts = self.ready_base(base).hunts.map(|lowered| lowered.ability);
        let Some(Ability::Hunts { often, .. }) = hunts else { return none };
        let allowed = self.hunts(seat, base.thing());
        if *often == Often::AnyTime {
            return allowed;
        }
        if state.hunted {
            return none;
        }
        let is_attacked = |card: &CardId| {
            allowed.contains(card.thing())
                && !state.assigned(seat, Target::Row(*card)).is_empty()
                && self.allowed_by(seat, *card) == base.thing()
        };
        match state.galaxy(seat).row.iter().find(is_attacked) {
            Some(only) => [only.thing()].into_iter().collect(),
            None => allowed,
        }
    }

    /// The row cards under attack by a unit whose ability allows it, by the units that may join.
    pub(crate) fn under_attack(&self, seat: Seat, party: Party) -> Cards {
        let mut targets = Cards::default();
        (self.state.player(seat).assigned & self.sets().hunters).each(|unit| {
            if let Target::Row(target) = self.state.mark(CardId::of(unit)).aim.target()
                && self.party(unit) == Some(party)
                && self.hunts(seat, unit).contains(target.thing())
            {
                targets.insert(target.thing());
            }
        });
        targets
    }

    /// The row cards that a unit attacks alone, so that no other may join it, unless another card
    /// allows the attack too.
    pub(crate) fn attacked_alone(&self, seat: Seat) -> Cards {
        let others = self.under_attack(seat, Party::WithThis) | self.prey(seat);
        self.under_attack(seat, Party::Alone) - others
    }

    /// The row cards that the ability of this unit allows it to attack now.
    pub(crate) fn own_hunt(&self, seat: Seat, unit: Thing) -> Cards {
        let allowed = self.hunts(seat, unit);
        if self.party(unit) != Some(Party::Alone) {
            return allowed;
        }
        let mut free = allowed;
        allowed.each(|target| {
            let attackers = self.state.assigned(seat, Target::Row(CardId::of(target)));
            if !attackers.is_empty() {
                free.remove(target);
            }
        });
        free
    }

    fn party(&self, source: Thing) -> Option<Party> {
        match self.ready_thing(source).hunts?.ability {
            Ability::Hunts { party, .. } => Some(*party),
            _ => None,
        }
    }
}

/// The Attack needed: the Target value, the hit points of a capital ship, or the cost of a unit
/// without a Target value.
pub(crate) fn target_value(facts: &Card) -> u8 {
    match facts.kind {
        Kind::Ship => facts.hit_points,
        Kind::Unit | Kind::Base => facts.target.unwrap_or(facts.cost),
    }
}
