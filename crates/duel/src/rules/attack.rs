//! Chapter 5: attacks.

use script::Thing;

use super::state::{card, owner, title};
use super::{Readiness, Rule, Stance, Table};
use crate::Target;
use crate::game::Event;

/// The damage that each of the six faces of the die adds.
const FACES: [u8; 6] = [0, 0, 1, 1, 1, 2];

impl Table<'_> {
    pub(crate) fn attack(&mut self, with: Thing, at: Target) {
        let attacker = card(with);
        let seat = owner(attacker);
        self.state.fighters[usize::from(attacker)].readiness = Readiness::Spent;
        let bold = u8::from(self.state.side(seat).stance == Some(Stance::Bold));
        self.log.emit(|| Event::Attacked(title(attacker), at.seen()));
        let damage = title(attacker).card().power + bold + self.roll();
        match at {
            Target::Player(enemy) => self.hurt_player(enemy, damage),
            Target::Fighter(defender) => {
                let rule = Rule::StrikeBack { attacker: with, defender };
                self.state.stack.push_rule(rule);
                self.hurt(card(defender), damage);
            }
        }
    }

    /// A fighter that survived the attack hits the attacker with its power.
    pub(crate) fn strike_back(&mut self, attacker: Thing, defender: Thing) {
        let [attacker, defender] = [attacker, defender].map(card);
        if self.in_play(attacker) && self.in_play(defender) {
            self.hurt(attacker, title(defender).card().power);
        }
    }

    pub(crate) fn roll(&mut self) -> u8 {
        let face = self.state.luck.below(6);
        let rolled = FACES[face as usize];
        self.state.rolled = rolled;
        self.log.emit(|| Event::Rolled(rolled));
        rolled
    }

    pub(crate) fn in_play(&self, card: u8) -> bool {
        self.state.side(owner(card)).board.contains(&card)
    }
}
