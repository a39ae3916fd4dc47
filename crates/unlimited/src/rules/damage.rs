//! Chapters 9, 10, 12 and 22: damage, defeat, tokens and state checks.

use script::{Stack, Task, Things as _};
use table::{Outcome, Seat, Seats};

use super::Table;
use super::meaning::card_of;
use super::overflow::OverflowTriggers;
use super::state::{
    AttackFact, CardId, Cards, Dividing, Lasts, NoRoom, Object, Phase, Rule, SEATS,
};
use super::strength::UnitFlag;
use crate::decks::Title;
use crate::game::{Event, Token};
use crate::words::{On, Until};

/// The source of damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Dealer {
    pub(crate) seat: Seat,
    /// The unit that deals it, or `None` if no unit does.
    pub(crate) unit: Option<CardId>,
    pub(crate) combat: bool,
}

impl Dealer {
    pub(crate) fn combat(seat: Seat, unit: CardId) -> Self {
        Self { seat, unit: Some(unit), combat: true }
    }

    pub(crate) fn ability(seat: Seat, unit: Option<CardId>) -> Self {
        Self { seat, unit, combat: false }
    }
}

/// One instance of damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hit {
    pub(crate) to: CardId,
    pub(crate) amount: u8,
    pub(crate) dealer: Dealer,
}

/// The destination of a unit that leaves play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// Defeated.
    Defeat,
    /// To its owner's hand.
    Hand,
    /// Under its owner's deck.
    UnderDeck,
}

impl Table<'_> {
    /// Deals all these hits at the same time. Returns the damage dealt or replaced by a Shield;
    /// both count where a card says "if you do" (SWU-WORD-04).
    pub(crate) fn deal(&mut self, hits: &[Hit]) -> u16 {
        let dealt = hits.iter().map(|hit| u16::from(self.hit(hit))).sum();
        self.after_hits(dealt);
        dealt
    }

    /// Deals the same amount to each of these, at the same time.
    pub(crate) fn deal_each(&mut self, to: Cards, amount: u8, dealer: Dealer) -> u16 {
        let mut dealt = 0;
        to.each(|to| dealt += u16::from(self.hit(&Hit { to: card_of(to), amount, dealer })));
        self.after_hits(dealt);
        dealt
    }

    /// Runs the state checks once for all damage dealt at the same time.
    fn after_hits(&mut self, dealt: u16) {
        if dealt > 0 {
            self.state.unchecked = true;
        }
        self.check();
        if let Some(attack) = self.state.attack_mut() {
            attack.forget(AttackFact::Struck);
        }
    }

    /// Applies one instance of damage, before the state checks.
    fn hit(&mut self, hit: &Hit) -> u8 {
        let Hit { to, amount, dealer } = *hit;
        if amount == 0 {
            return 0;
        }
        if to.is_base() {
            self.hurt(to, amount);
            if dealer.seat != to.owner() {
                let player = self.state.player_mut(dealer.seat);
                player.struck = player.struck.saturating_add(amount);
                self.trigger_listeners(dealer.seat, On::YouDamageBase.bit(), to.thing());
            }
            if dealer.combat
                && let Some(unit) = dealer.unit
            {
                self.trigger_own(unit, On::CombatDamageToBase.bit(), to.thing());
            }
        } else {
            if !self.state.is_unit(to) {
                return 0;
            }
            if self.state.shields[to.index()] > 0 {
                self.state.shields[to.index()] -= 1;
                self.tell(|of| Event::ShieldUsed(of(to), amount));
                return amount;
            }
            self.hurt(to, amount);
            self.note_combat_damage(to, dealer);
        }
        if dealer.combat
            && let Some(attack) = self.state.attack_mut()
            && dealer.unit.map(CardId::thing) == Some(attack.attacker)
        {
            attack.note(AttackFact::Hit);
        }
        amount
    }

    /// Notes that the attacking unit dealt combat damage to a unit, which triggers some abilities.
    fn note_combat_damage(&mut self, to: CardId, dealer: Dealer) {
        let Some(unit) = dealer.unit else { return };
        let attacking = self.state.attack().is_some_and(|attack| attack.attacker == unit.thing());
        if dealer.combat && attacking {
            self.trigger_own(unit, On::CombatDamageToUnit.bit(), to.thing());
        }
        if let Some(attack) = self.state.attack_mut()
            && attack.attacker == unit.thing()
            && attack.target == to.thing()
        {
            attack.note(AttackFact::Struck);
        }
    }

    fn hurt(&mut self, to: CardId, amount: u8) {
        let damage = &mut self.state.damage[to.index()];
        *damage = damage.saturating_add(amount);
        self.tell(|of| Event::Damaged(of(to), amount));
    }

    /// Heals a card and returns the amount.
    pub(crate) fn heal(&mut self, card: CardId, amount: u8) -> u8 {
        if card.is_base() && self.state.no_healing {
            return 0;
        }
        let damage = &mut self.state.damage[card.index()];
        let healed = amount.min(*damage);
        *damage -= healed;
        if healed > 0 {
            self.tell(|of| Event::Healed(of(card), healed));
        }
        healed
    }

    pub(crate) fn exhaust(&mut self, card: CardId) -> bool {
        if self.state.exhausted.contains(card.thing()) {
            return false;
        }
        self.state.exhausted.insert(card.thing());
        self.tell(|of| Event::Exhausted(of(card)));
        true
    }

    pub(crate) fn ready(&mut self, card: CardId) -> bool {
        if !self.state.exhausted.contains(card.thing()) || !self.look().can_ready(card) {
            return false;
        }
        self.state.exhausted.remove(card.thing());
        self.tell(|of| Event::Readied(of(card)));
        true
    }

    pub(crate) fn give_shield(&mut self, unit: CardId) {
        let shields = &mut self.state.shields[unit.index()];
        *shields = shields.saturating_add(1);
        self.tell(|of| Event::GotShield(of(unit)));
    }

    pub(crate) fn give_experience(&mut self, unit: CardId, tokens: u8) {
        if tokens > 0 {
            let experience = &mut self.state.experience[unit.index()];
            *experience = experience.saturating_add(tokens);
            self.tell(|of| Event::GotExperience(of(unit), tokens));
        }
    }

    /// State checks: they interrupt everything and are repeated until none applies.
    pub(crate) fn check(&mut self) {
        while self.state.unchecked && self.state.outcome.is_none() {
            self.state.unchecked = false;
            if self.check_bases() || self.duplicates() {
                return;
            }
            let without_hp = self.without_hp();
            if !without_hp.is_empty() {
                self.defeat_units(without_hp);
            }
        }
    }

    fn check_bases(&mut self) -> bool {
        let look = self.look();
        let [first, second] = SEATS.map(|seat| look.remaining(CardId::base(seat)) == 0);
        let outcome = match (first, second) {
            (false, false) => return false,
            (true, true) => Outcome::Draw,
            (true, false) => Outcome::Won(Seats::only(SEATS[1])),
            (false, true) => Outcome::Won(Seats::only(SEATS[0])),
        };
        self.end_game(outcome);
        true
    }

    pub(crate) fn end_game(&mut self, outcome: Outcome) {
        self.state.outcome = Some(outcome);
        self.state.stack.clear();
        self.state.waiting.clear();
        self.state.overflow = OverflowTriggers::default();
        self.tell(|_| Event::Over(outcome));
    }

    /// Ends the game as a draw because the effects would never end (SWU-OPEN-41).
    pub(crate) fn end_endless_game(&mut self) {
        self.state.endless = true;
        self.tell(|_| Event::Endless);
        self.end_game(Outcome::Draw);
    }

    /// The stack is full: drops all effects under way; the game continues after the action.
    pub(crate) fn abandon_effects(&mut self) {
        self.state.no_room = Some(NoRoom::Nesting);
        while self.state.stack.depth() > 1 {
            self.state.stack.pop();
        }
        let rule = match self.state.stack.top() {
            Some(Task::Rule(rule)) => *rule,
            Some(Task::Ability(_)) | None => Rule::AfterAction,
        };
        self.state.stack = Stack::default();
        self.state.stack.push_rule(rule);
        self.state.waiting.clear();
        self.state.overflow = OverflowTriggers::default();
        self.state.attacks.clear();
        self.state.dividing = Dividing::default();
        for event in std::mem::take(&mut self.state.resolving) {
            self.state.discards.insert(event.thing());
        }
        for (card, _) in std::mem::take(&mut self.state.aside) {
            self.under_deck(card, Seats::first(2));
        }
        self.end_lasting(Until::AttackEnds);
    }

    /// Makes a player who controls several copies of a unique card defeat all but one.
    fn duplicates(&mut self) -> bool {
        if !std::mem::take(&mut self.state.may_have_duplicates) {
            return false;
        }
        for seat in SEATS {
            let mut unique = self.state.units_of(seat);
            self.state.upgrades.each(|upgrade| {
                if card_of(upgrade).owner() == seat {
                    unique.insert(upgrade);
                }
            });
            let mut twice = None;
            let mut seen = [0_u64; 4];
            unique.each(|card| {
                let title = self.state.title(card_of(card));
                if self.kit.ready(title).card.unique {
                    let (word, bit) = (usize::from(title.0 / 64), 1_u64 << (title.0 % 64));
                    if seen[word] & bit != 0 {
                        twice = Some(card_of(card));
                    }
                    seen[word] |= bit;
                }
            });
            if let Some(card) = twice {
                self.state.stack.push_rule(Rule::Unique(card));
                return true;
            }
        }
        false
    }

    /// Defeats the copy that the player chose.
    pub(crate) fn defeat_copy(&mut self, card: CardId) {
        self.state.stack.pop();
        self.state.acting_unit = None;
        if self.state.is_unit(card) {
            self.defeat_units([card.thing()].into_iter().collect());
        } else {
            self.defeat_upgrade(card);
        }
        self.state.may_have_duplicates = true;
        self.state.unchecked = true;
        self.check();
    }

    /// Stores the named card.
    pub(crate) fn name_card(&mut self, seat: Seat, title: Title) {
        self.state.stack.pop();
        self.state.named = title;
        self.tell(|_| Event::Named(seat, title));
    }

    /// The units without remaining hit points.
    fn without_hp(&self) -> Cards {
        let look = self.look();
        let mut without_hp = Cards::default();
        let weakened = self.state.any_lasts(Lasts::LessHp);
        self.state.units.each(|unit| {
            let card = card_of(unit);
            let damage = self.state.damage[card.index()];
            // Only lasting effects reduce hit points; all others add to the printed ones.
            if !weakened && damage < look.printed(card).card.hp {
                return;
            }
            let strength = look.strength(card);
            if strength.hp() <= damage
                && !(strength.has_flag(UnitFlag::Undying) && self.state.phase == Phase::Action)
            {
                without_hp.insert(unit);
            }
        });
        without_hp
    }

    /// Defeats units at the same time: each triggers on the defeat of the others.
    pub(crate) fn defeat_units(&mut self, units: Cards) {
        let units = units & self.state.units;
        if units.is_empty() {
            return self.check();
        }
        let since = self.state.waiting.len();
        units.each(|unit| self.trigger_defeat(card_of(unit), since));
        // The powers are stored before any unit leaves, so that the order does not matter.
        let mut remembered = Cards::default();
        let mut powers = [0; 256];
        units.each(|unit| {
            self.note_defeat(card_of(unit));
            if let Some(own) = self.remember(card_of(unit)) {
                remembered.insert(unit);
                powers[unit.index()] = own;
            }
        });
        units.each(|unit| {
            let power = remembered.contains(unit).then(|| powers[unit.index()]);
            let unit = card_of(unit);
            let seat = self.state.controller(unit);
            let player = self.state.player_mut(seat);
            player.fallen = player.fallen.saturating_add(1);
            self.tell(|of| Event::Defeated(of(unit)));
            self.leave_play(unit, Exit::Defeat, power);
        });
        self.check();
    }

    /// Notes that the attacking unit defeated the unit it attacked.
    fn note_defeat(&mut self, unit: CardId) {
        let acting_unit = self.state.acting_unit.map(CardId::thing);
        if let Some(attack) = self.state.attack_mut()
            && attack.target == unit.thing()
            && (attack.has(AttackFact::Struck) || acting_unit == Some(attack.attacker))
        {
            attack.note(AttackFact::Defeated);
        }
    }

    /// Moves a unit out of play. Its upgrades are defeated, and last known information is kept if
    /// anything refers to it; `power` is that of a unit already remembered.
    pub(crate) fn leave_play(&mut self, unit: CardId, exit: Exit, power: Option<u8>) {
        let seat = self.state.controller(unit);
        let player = self.state.player_mut(seat);
        player.left = player.left.saturating_add(1);
        let power = power.or_else(|| self.remember(unit));
        let ghost = power.map(|power| self.state.ghost_of(unit, power));
        self.state.units.remove(unit.thing());
        self.state.turned.remove(unit.thing());
        self.reset_card(unit);
        ghost.iter().for_each(|ghost| self.state.keep_ghost(ghost));
        let exit = if unit.is_leader() { Exit::Defeat } else { exit };
        match exit {
            Exit::Defeat if unit.is_leader() => {
                self.state.exhausted.insert(unit.thing());
                self.note_face(unit);
            }
            Exit::Defeat => {
                self.state.discards.insert(unit.thing());
                self.state.fought.insert(unit.thing());
            }
            Exit::Hand => self.put_in_hand(unit, Seats::first(2)),
            Exit::UnderDeck => self.under_deck(unit, Seats::first(2)),
        }
        self.drop_upgrades(unit);
        self.state.unchecked = true;
    }

    /// Resets everything that applied to the card while it was in play.
    fn reset_card(&mut self, card: CardId) {
        let (thing, state) = (card.thing(), &mut *self.state);
        for set in [
            &mut state.exhausted,
            &mut state.space,
            &mut state.auras,
            &mut state.outward,
            &mut state.newer,
            &mut state.fought,
            &mut state.arrived,
            &mut state.used,
            &mut state.fresh,
        ] {
            set.remove(thing);
        }
        for player in &mut state.players {
            player.upgraded.remove(thing);
        }
        let n = card.index();
        state.damage[n] = 0;
        state.shields[n] = 0;
        state.experience[n] = 0;
        state.end_lasting_on(card);
        state.bans.retain(|ban| ban.by != card);
    }

    fn drop_upgrades(&mut self, unit: CardId) {
        let mut fallen = Cards::default();
        self.state.upgrades.each(|upgrade| {
            if self.state.host(card_of(upgrade)) == unit {
                fallen.insert(upgrade);
            }
        });
        fallen.each(|upgrade| self.defeat_upgrade(card_of(upgrade)));
    }

    /// Defeats an upgrade.
    pub(crate) fn defeat_upgrade(&mut self, upgrade: CardId) {
        self.tell(|of| Event::Defeated(of(upgrade)));
        self.detach(upgrade);
        self.state.discards.insert(upgrade.thing());
    }

    /// Detaches an upgrade; the caller puts it into a zone.
    pub(crate) fn detach(&mut self, upgrade: CardId) {
        self.trigger_own(upgrade, On::Detached.bit(), self.state.host(upgrade).thing());
        let power = self.remember(upgrade);
        let ghost = power.map(|power| self.state.ghost_of(upgrade, power));
        self.state.upgrades.remove(upgrade.thing());
        self.reset_card(upgrade);
        ghost.iter().for_each(|ghost| self.state.keep_ghost(ghost));
        self.state.unchecked = true;
    }

    /// Defeats one token.
    pub(crate) fn defeat_token(&mut self, object: Object) {
        let (token, unit, tokens) = match object {
            Object::Shield(unit) => (Token::Shield, unit, &mut self.state.shields),
            Object::Experience(unit) => (Token::Experience, unit, &mut self.state.experience),
            _ => return,
        };
        tokens[unit.index()] = tokens[unit.index()].saturating_sub(1);
        self.tell(|of| Event::LostToken(token, of(unit)));
        self.state.unchecked = true;
    }
}
