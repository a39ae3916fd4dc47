//! Chapter 8: attacks, from declaration to damage.

use script::{Flow, Things as _};
use table::{Seat, Seats};

use super::Table;
use super::damage::{Dealer, Hit};
use super::meaning::{Look, card_of};
use super::ruleset::{Ambush, AttackOrder, Completing};
use super::state::{
    Attack, AttackFact, AttackStep, CardId, Cards, Lasts, NoRoom, Object, Rule, Skill,
};
use super::strength::{Strength, UnitFlag};
use crate::game::Event;
use crate::kit::{AbilityId, Grants, TermsId};
use crate::words::{Combatant, On, Readiness, Targets, Terms, Until};

/// The units of a player that protect the other units and the base from attackers.
#[derive(Clone, Copy, Default)]
pub(crate) struct Guard {
    sentinels: Cards,
    untouchable: Cards,
    /// What cards in play give units, on either side.
    grants: Grants,
}

/// The attacking and the defending unit with their strengths, summed up once for all of the damage.
type Sides = [(CardId, Strength); 2];

impl Look<'_> {
    /// The guard of this player, which is the same for every attacker.
    pub(crate) fn guard(&self, seat: Seat) -> Guard {
        let grants = self.grants();
        let mut guard = Guard { grants, ..Guard::default() };
        self.state.units_of(seat).each(|unit| {
            let may_have = self.grants_of(card_of(unit), grants);
            if may_have.skills & Skill::Sentinel.bit() == 0
                && may_have.flags & UnitFlag::Untouchable.bit() == 0
            {
                return;
            }
            let facing = self.strength(card_of(unit));
            if facing.has(Skill::Sentinel) {
                guard.sentinels.insert(unit);
            } else if facing.has_flag(UnitFlag::Untouchable) {
                guard.untouchable.insert(unit);
            }
        });
        guard
    }

    /// The units and the base this unit can attack.
    pub(crate) fn targets(&self, attacker: CardId, targets: Targets) -> Cards {
        let guard = self.guard(self.state.controller(attacker).other());
        self.targets_past(&guard, attacker, targets)
    }

    /// The units and the base this unit can attack past this guard.
    pub(crate) fn targets_past(&self, guard: &Guard, attacker: CardId, targets: Targets) -> Cards {
        let state = self.state;
        let them = state.controller(attacker).other();
        let enemies = state.units_of(them);
        let in_space = state.space.contains(attacker.thing());
        let near = if in_space { enemies & state.space } else { enemies - state.space };
        let guarded = !(near & guard.sentinels).is_empty();
        let matters = UnitFlag::ReachesGround.bit() | UnitFlag::SparesBases.bit();
        let may_have = self.grants_of(attacker, guard.grants);
        let strength = if guarded || may_have.flags & matters != 0 {
            self.strength(attacker)
        } else {
            Strength::default()
        };
        let reach = if strength.has_flag(UnitFlag::ReachesGround) { enemies } else { near };
        if guarded && !strength.has(Skill::Saboteur) {
            return reach & guard.sentinels;
        }
        let mut open = reach - guard.untouchable;
        if targets == Targets::Any && !strength.has_flag(UnitFlag::SparesBases) {
            open.insert(CardId::base(them).thing());
        }
        open
    }

    /// Whether the unit can attack anything on these terms.
    pub(crate) fn can_attack(&self, unit: CardId, terms: &Terms) -> bool {
        if terms.attackers == Readiness::Ready && self.state.exhausted.contains(unit.thing()) {
            return false;
        }
        // A keyword for this attack affects the choice of target, so the attack is simulated.
        if terms.gives.is_empty() {
            return !self.targets(unit, terms.targets).is_empty();
        }
        !self.targets_on(unit, terms).is_empty()
    }

    /// The units and the base this unit can attack on these terms.
    pub(crate) fn targets_on(&self, unit: CardId, terms: &Terms) -> Cards {
        let mut world = *self.state;
        let attack = Attack { attacker: unit.thing(), ..Attack::default() };
        if world.attacks.try_push(attack).is_some() {
            return Cards::default();
        }
        super::lasting::give_terms(self.kit, &mut world, unit, terms, Combatant::Attacker);
        let look = Look { kit: self.kit, state: &world };
        look.targets(unit, terms.targets)
    }

    /// Whether the unit's Ambush may be used.
    pub(crate) fn can_ambush(&self, unit: CardId) -> bool {
        self.state.is_unit(unit)
            && (self.state.ruleset.ambush == Ambush::Exhausted || self.can_ready(unit))
            && !self.targets(unit, Targets::Units).is_empty()
    }
}

impl Table<'_> {
    /// Attacks with a unit by an effect; the player chooses the target.
    pub(crate) fn attack_with(&mut self, unit: CardId, terms: TermsId) {
        let terms_of = self.kit.terms(terms);
        if !self.state.is_unit(unit) || !self.look().can_attack(unit, terms_of) {
            return;
        }
        let seat = self.state.controller(unit);
        if !self.open_attack(seat, unit) {
            return;
        }
        super::lasting::give_terms(self.kit, self.state, unit, terms_of, Combatant::Attacker);
        let targets = self.look().targets(unit, terms_of.targets);
        match (targets.lowest(), targets.count()) {
            (Some(only), 1) => self.declare(seat, card_of(only), terms),
            _ => self.state.stack.push_rule(Rule::Attack(AttackStep::Target(terms))),
        }
    }

    /// Opens an attack. Returns whether there was room for it.
    fn open_attack(&mut self, seat: Seat, unit: CardId) -> bool {
        let waited = u8::try_from(self.state.waiting.len()).unwrap_or(u8::MAX);
        let target = Object::Nothing.thing();
        let attacker = unit.thing();
        let attack = Attack { attacker, target, waited, seat, ..Attack::default() };
        let full = self.state.attacks.try_push(attack).is_some();
        if full {
            self.state.no_room = Some(NoRoom::Attacks);
        }
        !full
    }

    /// Attacks as an action.
    pub(crate) fn attack(&mut self, seat: Seat, unit: CardId, target: CardId) {
        if self.open_attack(seat, unit) {
            self.begin_attack(seat, unit, target);
        }
    }

    /// Attacks this target by the unit's Ambush.
    pub(crate) fn ambush(&mut self, unit: CardId, target: CardId) {
        let seat = self.state.controller(unit);
        if self.state.ruleset.ambush == Ambush::Ready {
            self.ready(unit);
        }
        self.attack(seat, unit, target);
    }

    /// Sets the target of the attack under way.
    pub(crate) fn declare(&mut self, seat: Seat, target: CardId, terms: TermsId) {
        let Some(attacker) = self.attacker() else { return };
        if let Some(attack) = self.state.attack_mut() {
            attack.target = target.thing();
        }
        let terms = self.kit.terms(terms);
        super::lasting::give_terms(self.kit, self.state, target, terms, Combatant::Defender);
        self.begin_attack(seat, attacker, target);
    }

    /// Steps 1 to 4: exhaust, Saboteur, Restore, and everything that triggers.
    fn begin_attack(&mut self, seat: Seat, unit: CardId, target: CardId) {
        if let Some(attack) = self.state.attack_mut() {
            attack.target = target.thing();
        }
        self.state.exhausted.insert(unit.thing());
        self.state.fought.insert(unit.thing());
        self.tell(|of| Event::Attacked(seat, of(unit), of(target)));
        self.state.stack.push_rule(Rule::Attack(AttackStep::Damage));
        self.state.unchecked = true;
        let strength = self.look().strength(unit);
        match self.state.ruleset.attack_order {
            AttackOrder::Fixed => {
                if strength.has(Skill::Saboteur) {
                    self.sabotage(target);
                }
                if strength.has(Skill::Restore) {
                    self.restore(seat, strength.restore);
                }
            }
            AttackOrder::Window => {
                if strength.has(Skill::Saboteur) && self.state.shields[target.index()] > 0 {
                    self.wait(seat, unit.thing(), AbilityId::SABOTEUR, target.thing());
                }
                if strength.has(Skill::Restore) {
                    self.wait(seat, unit.thing(), AbilityId::RESTORE, unit.thing());
                }
            }
        }
        self.trigger_own(unit, On::Attack.bit(), target.thing());
        if !target.is_base() {
            self.trigger_own(target, On::Defense.bit(), unit.thing());
        }
        self.check();
        self.window();
    }

    /// Resolves everything that has been waiting since the attack began.
    fn window(&mut self) {
        let from = self.state.attack().map_or(0, |attack| attack.waited);
        self.settle_from(from);
    }

    /// Saboteur: defeats all Shields on the attacked unit.
    pub(crate) fn sabotage(&mut self, target: CardId) {
        if !target.is_base() && self.state.shields[target.index()] > 0 {
            self.state.shields[target.index()] = 0;
            self.tell(|of| Event::Sabotaged(of(target)));
            self.state.unchecked = true;
        }
    }

    /// Restore: heals the base.
    pub(crate) fn restore(&mut self, seat: Seat, amount: u8) {
        self.heal(CardId::base(seat), amount);
    }

    /// The attacking unit, if it is still in the attack.
    pub(crate) fn attacker(&self) -> Option<CardId> {
        match Object::of(self.state.attack()?.attacker) {
            Object::Card(card) if self.state.is_unit(card) => Some(card),
            _ => None,
        }
    }

    /// Carries out a step of the attack under way.
    pub(super) fn attack_step(&mut self, step: AttackStep) -> Flow {
        match step {
            AttackStep::Target(_) | AttackStep::Spill => {
                let attack = self.state.attack().expect("the step of an attack under way");
                return Flow::Ask(Seats::only(attack.seat));
            }
            AttackStep::Damage => self.combat(),
            AttackStep::StrikeBack => {
                self.strike_back();
                self.after_damage();
            }
            AttackStep::Close => {
                self.state.stack.pop();
                self.state.attacks.pop();
            }
        }
        Flow::Go
    }

    /// Step 5: combat damage, unless the player must first decide where the excess goes.
    fn combat(&mut self) {
        let Some(&attack) = self.state.attack() else { return };
        let Some(attacker) = self.attacker() else { return self.after_damage() };
        if attack.has(AttackFact::Dropped) {
            return self.after_damage();
        }
        if let Some(attack) = self.state.attack_mut() {
            attack.note(AttackFact::Fought);
        }
        let strength = self.look().strength(attacker);
        match Object::of(attack.target) {
            Object::Card(base) if base.is_base() => {
                self.hit_base(attacker, base, strength.power());
                self.after_damage();
            }
            Object::Card(defender) if self.state.is_unit(defender) => {
                let sides = [(attacker, strength), (defender, self.look().strength(defender))];
                if self.must_ask_spill(&sides) {
                    self.state.stack.become_rule(Rule::Attack(AttackStep::Spill));
                    return;
                }
                self.exchange(&sides, None);
            }
            _ => {
                // The defending unit has left play: Overwhelm deals all damage to the base.
                if strength.has(Skill::Overwhelm) {
                    let base = CardId::base(self.state.controller(attacker).other());
                    self.hit_base(attacker, base, strength.power());
                }
                self.after_damage();
            }
        }
    }

    fn hit_base(&mut self, attacker: CardId, base: CardId, amount: u8) {
        let dealer = Dealer::combat(self.state.controller(attacker), attacker);
        self.deal(&[Hit { to: base, amount, dealer }]);
    }

    /// The damage beyond what defeats the defending unit, if it will be dealt.
    fn excess(&self, [(_, attacker), (unit, defender)]: &Sides) -> u8 {
        if self.state.shields[unit.index()] > 0
            || defender.has_flag(UnitFlag::Undying) && self.in_action_phase()
        {
            return 0;
        }
        let remaining = defender.hp().saturating_sub(self.state.damage[unit.index()]);
        attacker.power().saturating_sub(remaining)
    }

    fn must_ask_spill(&self, sides: &Sides) -> bool {
        let [(attacker, strength), (defender, _)] = sides;
        strength.has_flag(UnitFlag::Spills)
            && self.excess(sides) > 0
            && !self.spill_targets(*attacker, *defender).is_empty()
    }

    /// The possible targets of the excess: enemy ground units other than the attacked one.
    pub(crate) fn spill_targets(&self, attacker: CardId, defender: CardId) -> Cards {
        let them = self.state.controller(attacker).other();
        let mut units = self.state.units_of(them) - self.state.space;
        units.remove(defender.thing());
        units
    }

    /// Continues after the player decided where the excess goes: a unit, or `None` for the usual.
    pub(crate) fn spill(&mut self, unit: Option<CardId>) {
        let target = self.state.attack().map(|attack| Object::of(attack.target));
        self.state.stack.become_rule(Rule::Attack(AttackStep::Damage));
        if let (Some(attacker), Some(Object::Card(defender))) = (self.attacker(), target) {
            let sides = [attacker, defender].map(|unit| (unit, self.look().strength(unit)));
            self.exchange(&sides, unit);
        }
    }

    /// Attacker and defender deal combat damage, at the same time or the attacker first.
    fn exchange(&mut self, sides: &Sides, spill: Option<CardId>) {
        let [(attacker, one), (defender, other)] = *sides;
        let [seat, them] = [attacker, defender].map(|unit| self.state.controller(unit));
        let excess = self.excess(sides);
        let mut hits = [Hit::default(); 3];
        hits[0] = Hit { to: defender, amount: one.power(), dealer: Dealer::combat(seat, attacker) };
        if excess > 0 {
            let to = match spill {
                Some(unit) => Some(unit),
                None => one.has(Skill::Overwhelm).then(|| CardId::base(them)),
            };
            if let Some(to) = to {
                hits[1] = Hit { to, amount: excess, dealer: Dealer::combat(seat, attacker) };
            }
        }
        if one.has_flag(UnitFlag::StrikesFirst) {
            self.state.stack.become_rule(Rule::Attack(AttackStep::StrikeBack));
            self.deal(&hits);
            return;
        }
        hits[2] =
            Hit { to: attacker, amount: other.power(), dealer: Dealer::combat(them, defender) };
        self.deal(&hits);
        self.after_damage();
    }

    /// The defending unit survived the first strike and deals its damage.
    fn strike_back(&mut self) {
        let Some(&attack) = self.state.attack() else { return };
        let (Some(attacker), Object::Card(defender)) = (self.attacker(), Object::of(attack.target))
        else {
            return;
        };
        if self.state.is_unit(defender) {
            let amount = self.look().power(defender);
            let dealer = Dealer::combat(self.state.controller(defender), defender);
            self.deal(&[Hit { to: attacker, amount, dealer }]);
        }
    }

    /// Ends the effects of the attack; then all its triggered abilities are resolved together.
    fn after_damage(&mut self) {
        if self.state.outcome.is_some() {
            return;
        }
        if let Some(unit) = self.attacker()
            && self.state.attack().is_some_and(|attack| attack.has(AttackFact::Hit))
            && self.state.any_lasts(Lasts::Expires)
            && self.look().strength(unit).has_flag(UnitFlag::Expires)
        {
            let seat = self.state.controller(unit);
            self.wait(seat, unit.thing(), AbilityId::EXPIRES, unit.thing());
        }
        self.state.stack.become_rule(Rule::Attack(AttackStep::Close));
        if let Some(attack) = self.state.attack_mut() {
            attack.note(AttackFact::Over);
        }
        self.end_lasting(Until::AttackEnds);
        self.trigger_attack_end();
        self.check();
        self.window();
    }

    fn trigger_attack_end(&mut self) {
        let Some(&attack) = self.state.attack() else { return };
        let unit = match (self.attacker(), self.state.ruleset.completing) {
            (Some(unit), _) => unit.thing(),
            (None, Completing::Any) if attack.has(AttackFact::Fought) => attack.attacker,
            (None, _) => {
                if attack.has(AttackFact::Defeated) {
                    self.trigger_of(attack.attacker, On::AttackDefeats.bit(), attack.target);
                }
                return;
            }
        };
        self.trigger_of(unit, On::AttackEnds.bit(), attack.target);
        if attack.has(AttackFact::Defeated) {
            self.trigger_of(unit, On::AttackDefeats.bit(), attack.target);
        }
    }

    /// Removes a unit that changed sides from any attack. An attack whose target is removed can
    /// still be completed by its attacker.
    pub(crate) fn leave_attack(&mut self, unit: CardId) {
        for attack in self.state.attacks.iter_mut().filter(|attack| !attack.has(AttackFact::Over)) {
            if attack.attacker == unit.thing() {
                attack.attacker = Object::Nothing.thing();
            }
            if attack.target == unit.thing() {
                attack.note(AttackFact::Dropped);
            }
        }
    }

    pub(crate) fn in_action_phase(&self) -> bool {
        self.state.phase == super::state::Phase::Action
    }
}
