//! Chapter 11: resolving an attack on the base.

use script::{Flow, Task, Thing, Things as _};
use table::{Seat, Seats};

use super::{Rule, Table};
use crate::components::{CardId, Object};
use crate::game::{Event, Target};

impl Table<'_> {
    /// Adds up the assigned Attack and deals it to ships first, then to the base.
    pub(crate) fn resolve_base_attack(&mut self, seat: Seat, owner: Seat) {
        let attackers = self.state.assigned(seat, Target::Base(owner));
        let mut total = 0_u8;
        attackers.each(|card| {
            total = total.saturating_add(self.look().attack_of(seat, CardId::of(card)));
        });
        attackers.each(|card| self.state.player_mut(seat).spend(card));
        self.follow_attack(seat, attackers);
        self.log.emit(|| Event::AttackedBase(seat, owner, total));
        self.state.stack.push_rule(Rule::Damage { owner, left: total });
    }

    /// Deals the rest of the damage, and asks the attacker only if there is something to decide.
    pub(super) fn deal(&mut self, owner: Seat, left: u8) -> Flow {
        let ships = self.state.player(owner).ships;
        let mut need = 0_u16;
        ships.each(|ship| need += u16::from(self.hit_points_left(owner, ship)));
        if u16::from(left) < need && ships.count() > 1 && left > 0 {
            return Flow::Ask(Seats::only(self.state.turn));
        }
        self.state.stack.pop();
        let mut left = left;
        ships.each(|ship| {
            let amount = left.min(self.hit_points_left(owner, ship));
            left -= amount;
            self.damage_object(owner, Object::of(ship), amount);
        });
        self.damage_base(owner, left);
        Flow::Go
    }

    /// The attacker puts part of the damage on a ship.
    pub(crate) fn hit(&mut self, ship: CardId, amount: u8) {
        if let Some(Task::Rule(Rule::Damage { owner, left })) = self.state.stack.top().copied() {
            self.state.stack.become_rule(Rule::Damage { owner, left: left - amount });
            self.damage_object(owner, Object::Card(ship), amount);
        }
    }

    /// Damage a ship can still take before it is destroyed.
    pub(crate) fn hit_points_left(&self, owner: Seat, ship: Thing) -> u8 {
        let damage = self.state.marks[ship.index()].damage;
        self.look().hit_points(owner, CardId::of(ship)).saturating_sub(damage)
    }
}
