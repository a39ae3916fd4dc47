//! Chapter 12: hunt and sabotage, and the attacks on other row cards that abilities allow.

use std::ops::BitOr as _;

use script::{Flow, Frame, Slot, Thing, Things as _};
use table::{Seat, Seats};

use super::naming::Beginning;
use super::{Look, Rule, Table};
use crate::components::{BaseId, CardId, Cards};
use crate::game::{Event, Rewarded, Target};
use crate::kit::Effect;
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
        if self.look().is_once_per_turn(by)
            && let Some(owner) = self.state.controller(by)
        {
            self.state.player_mut(owner).base_hunted = true;
        }
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
            self.state.stack.push_rule(Rule::Reward { seat, target, by, again: false });
            return;
        }
        let stays = self.look().sets().permanent.contains(target.thing());
        if !stays {
            self.discard(target);
        }
        self.trigger_defeats(seat, hunters, target);
        self.state.stack.push_rule(Rule::Reward { seat, target, by, again: false });
        if !stays {
            self.refill();
        }
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
    pub(super) fn ask_reward(&mut self, seat: Seat, target: CardId, by: Thing) -> Flow {
        if self.reward_of(target, by).is_none() {
            self.state.stack.pop();
            return Flow::Go;
        }
        Flow::Ask(Seats::only(seat))
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
        if let Some(effect) = self.reward_of(target, by).filter(|_| taken) {
            let about = |frame: Frame| frame.with(Slot::A, target.thing());
            self.begin(&Beginning::of(by, seat), [effect], about);
        }
    }

    /// The printed reward, or the reward of the card that allowed the attack.
    fn reward_of(&self, target: CardId, by: Thing) -> Option<Effect> {
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
        let sets = self.sets();
        if (sets.huntable(player.enemies) | sets.permanent).contains(target.thing()) {
            return target.thing();
        }
        let bases = || self.bases_among(seat, sets.hunting_bases);
        let allows = |base: &BaseId| self.hunts(seat, base.thing()).contains(target.thing());
        let any_time = |base: &BaseId| self.often(base.thing()) == Some(Often::AnyTime);
        if let Some(base) = bases().filter(any_time).find(allows) {
            return base.thing();
        }
        // Once each turn: of two such bases one that was not used yet.
        let unused = bases().filter(allows).find(|&base| self.can_still_hunt(base));
        let base = unused.or_else(|| bases().find(allows));
        let base = base.map(BaseId::thing);
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
        if self.state.prey.is_empty() {
            return Cards::default();
        }
        let bases = self.bases_among(seat, self.sets().hunting_bases);
        let any_time = |base: &BaseId| self.often(base.thing()) == Some(Often::AnyTime);
        let hunts = bases.filter(any_time).map(|base| self.base_hunt(seat, base));
        hunts.fold(Cards::default(), Cards::bitor)
    }

    /// Whether the card allows its attack only once each turn.
    fn is_once_per_turn(&self, by: Thing) -> bool {
        self.often(by) == Some(Often::OncePerTurn)
    }

    /// How often a card allows its attack.
    fn often(&self, source: Thing) -> Option<Often> {
        match self.ready_thing(source).hunts?.ability {
            Ability::Hunts { often, .. } => Some(*often),
            _ => None,
        }
    }

    /// The row cards that the ability of a unit or base allows to attack.
    pub(crate) fn hunts(&self, seat: Seat, source: Thing) -> Cards {
        let hunts = self.ready_thing(source).hunts.map(|lowered| lowered.ability);
        let Some(Ability::Hunts { sort, .. }) = hunts else { return Cards::default() };
        let row = self.state.rows(seat);
        row & self.of_sort(sort, seat, source).resized()
    }

    /// The row cards that the base allows to attack. Where it does so once each turn, none after
    /// that attack; once as many are being attacked as such bases allow, only those.
    pub(crate) fn base_hunt(&self, seat: Seat, base: BaseId) -> Cards {
        let none = Cards::default();
        let hunts = self.ready_base(base).hunts.map(|lowered| lowered.ability);
        let Some(Ability::Hunts { often, .. }) = hunts else { return none };
        let allowed = self.hunts(seat, base.thing());
        if *often == Often::AnyTime {
            return allowed;
        }
        if !self.can_still_hunt(base) {
            return none;
        }
        // Two such bases of a team allow two attacks, whoever makes them, each in the own region.
        let bases = self.bases_among(seat, self.sets().hunting_bases);
        let left =
            bases.filter(|&base| self.is_once_per_turn(base.thing()) && self.can_still_hunt(base));
        let begun = self.begun_by_bases(seat);
        if begun.count() as usize >= left.count() { begun & allowed } else { allowed }
    }

    /// Whether the base allows an attack that was not made yet this turn.
    fn can_still_hunt(&self, base: BaseId) -> bool {
        let owner = self.state.controller(base.thing());
        owner.is_some_and(|owner| !self.state.player(owner).base_hunted)
    }

    /// The row cards that the team is attacking because a base allows it once each turn.
    fn begun_by_bases(&self, seat: Seat) -> Cards {
        let state = self.state;
        let mut begun = Cards::default();
        for member in state.team(seat) {
            state.rows(member).each(|card| {
                let target = CardId::of(card);
                if !state.assigned(member, Target::Row(target)).is_empty()
                    && self.is_once_per_turn(self.allowed_by(member, target))
                {
                    begun.insert(card);
                }
            });
        }
        begun
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
