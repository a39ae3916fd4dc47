//! Unlimited in numbers: bases, arenas, cards, resources and the initiative.

use unlimited::view::{Side, Unit};
use unlimited::{Arena, Phase, Unlimited};

use super::{Feature, Featured, Scene, count, flag, sum};

type Table<'a> = Scene<'a, Unlimited>;

impl Featured for Unlimited {
    fn list() -> &'static [Feature<Self>] {
        &FEATURES
    }
}

const fn of(
    name: &'static str,
    help: &'static str,
    read: fn(&Table<'_>) -> f32,
) -> Feature<Unlimited> {
    Feature::new(name, help, read)
}

static FEATURES: [Feature<Unlimited>; 42] = [
    of("round", "the round, 0 while setting up", |table| f32::from(table.view.round)),
    of("action_phase", "1 in the action phase", |table| flag(table.view.phase == Phase::Action)),
    of("own_turn", "1 in the chooser's own turn", |table| flag(table.view.active == table.seat)),
    of("initiative", "1 if the chooser has the initiative", |table| {
        flag(table.view.initiative == table.seat)
    }),
    of("initiative_taken", "1 if somebody took the initiative this round", |table| {
        flag(table.view.taken.is_some())
    }),
    of("own_base_left", "hit points left of the own base", |table| base_left(table.own())),
    of("enemy_base_left", "hit points left of the enemy base", |table| base_left(table.enemy())),
    of("own_hand", "cards in the own hand", |table| count(&table.own().hand)),
    of("enemy_hand", "cards in the enemy hand", |table| count(&table.enemy().hand)),
    of("own_deck", "cards in the own deck", |table| f32::from(table.own().deck)),
    of("enemy_deck", "cards in the enemy deck", |table| f32::from(table.enemy().deck)),
    of("own_discard", "cards in the own discard pile", |table| count(&table.own().discard)),
    of("enemy_discard", "cards in the enemy discard pile", |table| count(&table.enemy().discard)),
    of("own_resources", "own resources", |table| count(&table.own().resources)),
    of("enemy_resources", "enemy resources", |table| count(&table.enemy().resources)),
    of("own_ready_resources", "own resources that are ready", |table| {
        f32::from(table.own().ready_resources)
    }),
    of("enemy_ready_resources", "enemy resources that are ready", |table| {
        f32::from(table.enemy().ready_resources)
    }),
    of("own_leader_deployed", "1 if the own leader is deployed", |table| {
        flag(table.own().leader.deployed)
    }),
    of("enemy_leader_deployed", "1 if the enemy leader is deployed", |table| {
        flag(table.enemy().leader.deployed)
    }),
    of("own_leader_ready", "1 if the own leader is ready", |table| {
        flag(!table.own().leader.exhausted)
    }),
    of("enemy_leader_ready", "1 if the enemy leader is ready", |table| {
        flag(!table.enemy().leader.exhausted)
    }),
    of("own_leader_used", "1 if the own leader can no longer be deployed", |table| {
        flag(table.own().leader.epic_used)
    }),
    of("enemy_leader_used", "1 if the enemy leader can no longer be deployed", |table| {
        flag(table.enemy().leader.epic_used)
    }),
    of("own_ground_units", "own ground units", |table| count(units(table.own(), Arena::Ground))),
    of("enemy_ground_units", "enemy ground units", |table| {
        count(units(table.enemy(), Arena::Ground))
    }),
    of("own_space_units", "own space units", |table| count(units(table.own(), Arena::Space))),
    of("enemy_space_units", "enemy space units", |table| count(units(table.enemy(), Arena::Space))),
    of("own_ground_power", "power of the own ground units", |table| {
        power(table.own(), Arena::Ground)
    }),
    of("enemy_ground_power", "power of the enemy ground units", |table| {
        power(table.enemy(), Arena::Ground)
    }),
    of("own_space_power", "power of the own space units", |table| power(table.own(), Arena::Space)),
    of("enemy_space_power", "power of the enemy space units", |table| {
        power(table.enemy(), Arena::Space)
    }),
    of("own_units_left", "hit points left of the own units", |table| left(table.own())),
    of("enemy_units_left", "hit points left of the enemy units", |table| left(table.enemy())),
    of("own_ready_power", "power of the own units that are ready", |table| ready(table.own())),
    of("enemy_ready_power", "power of the enemy units that are ready", |table| {
        ready(table.enemy())
    }),
    of("own_shields", "Shields on the own units", |table| {
        sum(table.own().units.iter().map(|unit| unit.shields))
    }),
    of("enemy_shields", "Shields on the enemy units", |table| {
        sum(table.enemy().units.iter().map(|unit| unit.shields))
    }),
    of("own_upgrades", "upgrades and Experience on the own units", |table| upgrades(table.own())),
    of("enemy_upgrades", "upgrades and Experience on the enemy units", |table| {
        upgrades(table.enemy())
    }),
    of("own_hand_cost", "what the cards in hand cost together, as printed", |table| {
        sum(table.own().hand.iter().flatten().map(|piece| piece.title.card().cost))
    }),
    of("own_plays", "cards the chooser played this phase", |table| f32::from(table.own().plays)),
    of("enemy_plays", "cards the enemy played this phase", |table| f32::from(table.enemy().plays)),
];

impl Table<'_> {
    fn own(&self) -> &Side {
        self.view.side(self.seat)
    }

    fn enemy(&self) -> &Side {
        self.view.side(Unlimited::SEATING.next(self.seat))
    }
}

fn base_left(side: &Side) -> f32 {
    f32::from(side.base.hp.saturating_sub(side.base.damage))
}

fn units(side: &Side, arena: Arena) -> impl Iterator<Item = &Unit> {
    side.units.iter().filter(move |unit| unit.arena == arena)
}

fn power(side: &Side, arena: Arena) -> f32 {
    sum(units(side, arena).map(|unit| unit.power))
}

fn left(side: &Side) -> f32 {
    sum(side.units.iter().map(|unit| unit.hp.saturating_sub(unit.damage)))
}

fn ready(side: &Side) -> f32 {
    sum(side.units.iter().filter(|unit| !unit.exhausted).map(|unit| unit.power))
}

fn upgrades(side: &Side) -> f32 {
    side.units.iter().map(|unit| count(&unit.upgrades) + f32::from(unit.experience)).sum()
}
