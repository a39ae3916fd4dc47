//! The evaluator of Unlimited: the two bases, the units in play, and hand and resources.
//!
//! Everything is counted in points of damage to a base. Things still to be done count a little less
//! than things done, so that progress always raises the value: a card in hand counts less than the
//! same card in play, a ready unit less than the damage it could deal.

use table::{Game as _, Seat, Seed, Viewer};
use unlimited::view::{Fight, Side, Unit};
use unlimited::{Kind, Skill, State, Unlimited, View, preview};

use super::{Evaluator, chance, win_share};
use crate::{Bot, Budget, Judge, Level, Search};

/// A point of power, and a hit point, of a unit.
const POWER: f32 = 1.15;
const HP: f32 = 0.75;
/// The factor for a unit that can still act this round.
const READY: f32 = 0.35;
/// A Shield.
const SHIELD: f32 = 1.3;
/// A card in hand.
const CARD: f32 = 1.1;
/// A resource, up to `ENOUGH_RESOURCES` and beyond.
const RESOURCE: f32 = 1.9;
const LATE_RESOURCE: f32 = 0.5;
const ENOUGH_RESOURCES: usize = 8;
/// A ready resource, which can still be spent this round.
const READY_RESOURCE: f32 = 0.12;
/// The initiative: acting first in the next round.
const INITIATIVE: f32 = 0.7;
/// A leader that can still be deployed, and one that is ready to use its ability.
const UNDEPLOYED: f32 = 2.0;
const READY_LEADER: f32 = 0.4;
/// The extra value of the last hit points of a base.
const DANGER: f32 = 7.0;
/// An attack that will win the game.
const WIN: f32 = 100.0;

impl Evaluator for Unlimited {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let view = &self.view(state, Viewer::Seat(seat));
        if let Some(outcome) = view.outcome {
            return win_share(outcome, seat, Unlimited::SEATING);
        }
        let own = points(view, seat);
        let other = points(view, Unlimited::SEATING.next(seat));
        chance(own - other + attack(view, seat), 22.0)
    }

    fn bot(level: Level, seed: Seed) -> Box<dyn Bot<Self>> {
        level.bot(seed)
    }

    fn judge(seed: Seed) -> Box<dyn Judge<Self>> {
        Box::new(Search::new(seed, Budget::Iterations(0)))
    }
}

/// The value for the seat of the attack under way, as players may have to choose before its damage
/// is dealt.
fn attack(view: &View, seat: Seat) -> f32 {
    let Some(Fight { seat: attacking, attacker, target: Some(target), over: false }) = view.attack
    else {
        return 0.0;
    };
    let Some(outlook) = preview(view, attacker.card, target.card) else { return 0.0 };
    let own = view.side(attacking);
    let other = view.side(Unlimited::SEATING.next(attacking));
    let mut gain = f32::from(outlook.healed);
    if let Some(left) = outlook.base_left {
        gain += base_worth(left_of(other)) - base_worth(left);
        gain += if left == 0 { WIN } else { 0.0 };
    }
    for (side, card, taken, falls, sign) in [
        (other, target.card, outlook.to_target, outlook.defeated[1], 1.0),
        (own, attacker.card, outlook.to_attacker, outlook.defeated[0], -1.0),
    ] {
        if let Some(fighter) = side.units.iter().find(|unit| unit.card.card == card) {
            gain += sign * if falls { unit(fighter) } else { HP * f32::from(taken) };
        }
    }
    if attacking == seat { gain } else { -gain }
}

fn points(view: &View, seat: Seat) -> f32 {
    let side = view.side(seat);
    let mut points = base_worth(left_of(side));
    points += side.units.iter().map(unit).sum::<f32>();
    points += CARD * side.hand.len() as f32;
    points += resources(side);
    if !side.leader.epic_used {
        points += UNDEPLOYED;
    }
    if !side.leader.deployed && !side.leader.exhausted {
        points += READY_LEADER;
    }
    if !side.base.epic_used && side.base.card.title.card().hp < 30 {
        points += 1.0;
    }
    if view.initiative == seat {
        points += INITIATIVE;
    }
    points + events(view, seat)
}

/// The value of events that are paid for but still being resolved.
fn events(view: &View, seat: Seat) -> f32 {
    let own = view.resolving.iter().filter(|event| event.card.owner() == seat);
    own.map(|event| CARD + 0.2 + 1.2 * f32::from(event.title.card().cost)).sum()
}

/// The remaining hit points of the base.
fn left_of(side: &Side) -> u8 {
    side.base.hp.saturating_sub(side.base.damage)
}

/// The value of the remaining hit points of a base; the last ones count more.
fn base_worth(left: u8) -> f32 {
    let left = f32::from(left);
    left - DANGER * (1.0 - (left / 10.0).min(1.0))
}

fn unit(unit: &Unit) -> f32 {
    let left = f32::from(unit.hp.saturating_sub(unit.damage));
    let mut worth = POWER * f32::from(unit.power) + HP * left + 0.6;
    worth += SHIELD * f32::from(unit.shields.min(2));
    if !unit.exhausted {
        worth += READY * f32::from(unit.power).min(6.0) * 0.5 + 0.15;
    }
    for keyword in &unit.keywords {
        worth += match keyword.keyword {
            Skill::Sentinel => 0.9,
            Skill::Saboteur => 0.5,
            Skill::Overwhelm => 0.4,
            Skill::Raid | Skill::Restore => 0.55 * f32::from(keyword.amount),
            Skill::Grit => 0.5,
            Skill::Ambush | Skill::Shielded => 0.0,
        };
    }
    worth + printed(unit)
}

/// The value of the text of a card, estimated from its cost.
fn printed(unit: &Unit) -> f32 {
    let card = unit.card.title.card();
    if card.kind == Kind::Leader {
        return 1.5;
    }
    0.15 * f32::from(card.cost)
}

fn resources(side: &Side) -> f32 {
    let many = side.resources.len();
    let early = many.min(ENOUGH_RESOURCES) as f32;
    let late = many.saturating_sub(ENOUGH_RESOURCES) as f32;
    RESOURCE * early + LATE_RESOURCE * late + READY_RESOURCE * f32::from(side.ready_resources)
}
