//! Chapter 11: resolving an attack on the base.

use script::{Flow, Task, Thing, Things as _};
use table::{Seat, Seats};

use super::{Rule, State, Table};
use crate::components::{CardId, Object};
use crate::game::{Event, Target};

impl Table<'_> {
    /// Adds up the Attack that the attacker's team assigned, and deals it to ships first, then to
    /// the base.
    pub(crate) fn resolve_base_attack(&mut self, seat: Seat, owner: Seat) {
        let mut total = 0_u8;
        let team = self.state.team(seat);
        for member in team {
            self.state.assigned(member, Target::Base(owner)).each(|card| {
                total = total.saturating_add(self.look().attack_of(member, CardId::of(card)));
            });
        }
        for member in team {
            let attackers = self.state.assigned(member, Target::Base(owner));
            let player = self.state.player_mut(member);
            attackers.each(|card| player.spend(card));
            self.follow_attack(member, attackers);
        }
        self.log.emit(|| Event::AttackedBase(seat, owner, total));
        self.state.stack.push_rule(Rule::Damage { seat, owner, left: total });
    }

    /// Deals the rest of the damage, and asks the attacker only if there is something to decide.
    pub(super) fn deal(&mut self, seat: Seat, owner: Seat, left: u8) -> Flow {
        let owners = self.state.team(owner);
        let (mut need, mut ships) = (0_u16, 0);
        for member in owners {
            self.state.player(member).ships.each(|ship| {
                need += u16::from(self.hit_points_left(member, ship));
                ships += 1;
            });
        }
        if u16::from(left) < need && ships > 1 && left > 0 {
            return Flow::Ask(Seats::only(seat));
        }
        let with_base = self.state.with_base(owners);
        let beyond = u16::from(left).saturating_sub(need);
        self.state.stack.pop();
        if with_base.count() > 1 && beyond > 0 {
            let left = u8::try_from(beyond).unwrap_or(u8::MAX);
            self.state.stack.push_rule(Rule::Damage { seat, owner, left });
            if ships == 0 {
                return Flow::Ask(Seats::only(seat));
            }
        }
        let mut left = left;
        for member in owners {
            let ships = self.state.player(member).ships;
            ships.each(|ship| {
                let amount = left.min(self.hit_points_left(member, ship));
                left -= amount;
                self.damage_object(seat, member, Object::of(ship), amount);
            });
        }
        if with_base.count() <= 1 {
            self.damage_base(seat, with_base.lowest().unwrap_or(owner), left);
        }
        Flow::Go
    }

    /// The attacker puts part of the damage on a ship.
    pub(crate) fn hit(&mut self, ship: CardId, amount: u8) {
        let Some(Task::Rule(Rule::Damage { seat, owner, left })) = self.state.stack.top().copied()
        else {
            return;
        };
        self.state.stack.become_rule(Rule::Damage { seat, owner, left: left - amount });
        if let Some(owner) = self.state.controller(ship.thing()) {
            self.damage_object(seat, owner, Object::Card(ship), amount);
        }
    }

    /// The attacker puts this much damage on the first of two bases, and the rest on the other.
    pub(crate) fn split(&mut self, amount: u8) {
        let Some(Task::Rule(Rule::Damage { seat, owner, left })) = self.state.stack.top().copied()
        else {
            return;
        };
        self.state.stack.pop();
        let owners = self.state.with_base(self.state.team(owner)).into_iter();
        for (owner, amount) in owners.zip([amount, left.saturating_sub(amount)]) {
            // The match may be over after the first.
            if self.state.outcome.is_none() {
                self.damage_base(seat, owner, amount);
            }
        }
    }

    /// Damage a ship can still take before it is destroyed.
    pub(crate) fn hit_points_left(&self, owner: Seat, ship: Thing) -> u8 {
        let damage = self.state.marks[ship.index()].damage;
        self.look().hit_points(owner, CardId::of(ship)).saturating_sub(damage)
    }
}

impl State {
    /// Those of these players who have a base in play.
    pub(crate) fn with_base(&self, seats: Seats) -> Seats {
        seats.into_iter().filter(|&seat| self.player(seat).base.is_some()).collect()
    }
}
