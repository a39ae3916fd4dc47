//! The features of Unlimited: bases, arenas, cards, resources and the initiative.

use unlimited::view::{Side, Unit};
use unlimited::{Arena, Phase, Unlimited};

use super::{Feature, Featured, Scene, count, flag, sum};

type UnlimitedScene<'a> = Scene<'a, Unlimited>;

impl Featured for Unlimited {
    fn list() -> &'static [Feature<Self>] {
        &FEATURES
    }
}

const fn of(
    name: &'static str,
    help: &'static str,
    read: fn(&UnlimitedScene<'_>) -> f32,
) -> Feature<Unlimited> {
    Feature::new(name, help, read)
}

static FEATURES: [Feature<Unlimited>; 42] = [
    of("round", "the round, 0 while setting up", |scene| f32::from(scene.view.round)),
    of("action_phase", "1 in the action phase", |scene| flag(scene.view.phase == Phase::Action)),
    of("own_turn", "1 in the chooser's own turn", |scene| flag(scene.view.active == scene.seat)),
    of("initiative", "1 if the chooser has the initiative", |scene| {
        flag(scene.view.initiative == scene.seat)
    }),
    of("initiative_taken", "1 if a player took the initiative this round", |scene| {
        flag(scene.view.taken.is_some())
    }),
    of("own_base_left", "hit points left of the own base", |scene| base_left(scene.own())),
    of("enemy_base_left", "hit points left of the enemy base", |scene| base_left(scene.enemy())),
    of("own_hand", "cards in the own hand", |scene| count(&scene.own().hand)),
    of("enemy_hand", "cards in the enemy hand", |scene| count(&scene.enemy().hand)),
    of("own_deck", "cards in the own deck", |scene| f32::from(scene.own().deck)),
    of("enemy_deck", "cards in the enemy deck", |scene| f32::from(scene.enemy().deck)),
    of("own_discard", "cards in the own discard pile", |scene| count(&scene.own().discard)),
    of("enemy_discard", "cards in the enemy discard pile", |scene| count(&scene.enemy().discard)),
    of("own_resources", "own resources", |scene| count(&scene.own().resources)),
    of("enemy_resources", "enemy resources", |scene| count(&scene.enemy().resources)),
    of("own_ready_resources", "own resources that are ready", |scene| {
        f32::from(scene.own().ready_resources)
    }),
    of("enemy_ready_resources", "enemy resources that are ready", |scene| {
        f32::from(scene.enemy().ready_resources)
    }),
    of("own_leader_deployed", "1 if the own leader is deployed", |scene| {
        flag(scene.own().leader.deployed)
    }),
    of("enemy_leader_deployed", "1 if the enemy leader is deployed", |scene| {
        flag(scene.enemy().leader.deployed)
    }),
    of("own_leader_ready", "1 if the own leader is ready", |scene| {
        flag(!scene.own().leader.exhausted)
    }),
    of("enemy_leader_ready", "1 if the enemy leader is ready", |scene| {
        flag(!scene.enemy().leader.exhausted)
    }),
    of("own_leader_used", "1 if the own leader can no longer be deployed", |scene| {
        flag(scene.own().leader.epic_used)
    }),
    of("enemy_leader_used", "1 if the enemy leader can no longer be deployed", |scene| {
        flag(scene.enemy().leader.epic_used)
    }),
    of("own_ground_units", "own ground units", |scene| count(units(scene.own(), Arena::Ground))),
    of("enemy_ground_units", "enemy ground units", |scene| {
        count(units(scene.enemy(), Arena::Ground))
    }),
    of("own_space_units", "own space units", |scene| count(units(scene.own(), Arena::Space))),
    of("enemy_space_units", "enemy space units", |scene| count(units(scene.enemy(), Arena::Space))),
    of("own_ground_power", "power of the own ground units", |scene| {
        power(scene.own(), Arena::Ground)
    }),
    of("enemy_ground_power", "power of the enemy ground units", |scene| {
        power(scene.enemy(), Arena::Ground)
    }),
    of("own_space_power", "power of the own space units", |scene| power(scene.own(), Arena::Space)),
    of("enemy_space_power", "power of the enemy space units", |scene| {
        power(scene.enemy(), Arena::Space)
    }),
    of("own_units_left", "hit points left of the own units", |scene| left(scene.own())),
    of("enemy_units_left", "hit points left of the enemy units", |scene| left(scene.enemy())),
    of("own_ready_power", "power of the own units that are ready", |scene| ready(scene.own())),
    of("enemy_ready_power", "power of the enemy units that are ready", |scene| {
        ready(scene.enemy())
    }),
    of("own_shields", "Shields on the own units", |scene| {
        sum(scene.own().units.iter().map(|unit| unit.shields))
    }),
    of("enemy_shields", "Shields on the enemy units", |scene| {
        sum(scene.enemy().units.iter().map(|unit| unit.shields))
    }),
    of("own_upgrades", "upgrades and Experience on the own units", |scene| upgrades(scene.own())),
    of("enemy_upgrades", "upgrades and Experience on the enemy units", |scene| {
        upgrades(scene.enemy())
    }),
    of("own_hand_cost", "what the cards in hand cost together, as printed", |scene| {
        sum(scene.own().hand.iter().flatten().map(|piece| piece.title.card().cost))
    }),
    of("own_plays", "cards the chooser played this phase", |scene| f32::from(scene.own().plays)),
    of("enemy_plays", "cards the enemy played this phase", |scene| f32::from(scene.enemy().plays)),
];

impl UnlimitedScene<'_> {
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
