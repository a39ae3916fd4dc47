//! The features of the duel: life, energy, cards, fighters and stances.

use duel::{Duel, Readiness, SeenSide, SeenStance, Stance};

use super::{Feature, Featured, Scene, count, flag, sum};

type DuelScene<'a> = Scene<'a, Duel>;

impl Featured for Duel {
    fn list() -> &'static [Feature<Self>] {
        &FEATURES
    }
}

const fn of(
    name: &'static str,
    help: &'static str,
    read: fn(&DuelScene<'_>) -> f32,
) -> Feature<Duel> {
    Feature::new(name, help, read)
}

static FEATURES: [Feature<Duel>; 29] = [
    of("own_turn", "1 in the chooser's own turn", |scene| {
        flag(scene.view.turn == Some(scene.seat))
    }),
    of("duel_round", "the round of the duel", |scene| f32::from(scene.view.round)),
    of("own_life", "life of the chooser", |scene| f32::from(scene.own().life)),
    of("enemy_life", "life of the enemy", |scene| scene.enemies(|side| f32::from(side.life))),
    of("own_energy", "energy the chooser can spend", |scene| f32::from(scene.own().energy)),
    of("enemy_energy", "energy the enemy has left", |scene| {
        scene.enemies(|side| f32::from(side.energy))
    }),
    of("own_guard", "damage to the chooser that will be prevented", |scene| {
        f32::from(scene.own().guard)
    }),
    of("enemy_guard", "damage to the enemy that will be prevented", |scene| {
        scene.enemies(|side| f32::from(side.guard))
    }),
    of("own_bold", "1 if the chooser's stance is bold", |scene| took(scene.own(), Stance::Bold)),
    of("own_wary", "1 if the chooser's stance is wary", |scene| took(scene.own(), Stance::Wary)),
    of("own_keen", "1 if the chooser's stance is keen", |scene| took(scene.own(), Stance::Keen)),
    of("enemy_bold", "1 if the enemy's stance is known to be bold", |scene| {
        scene.enemies(|side| took(side, Stance::Bold))
    }),
    of("enemy_wary", "1 if the enemy's stance is known to be wary", |scene| {
        scene.enemies(|side| took(side, Stance::Wary))
    }),
    of("enemy_keen", "1 if the enemy's stance is known to be keen", |scene| {
        scene.enemies(|side| took(side, Stance::Keen))
    }),
    of("own_hand", "cards in the own hand", |scene| count(&scene.own().hand)),
    of("enemy_hand", "cards in the enemy hand", |scene| scene.enemies(|side| count(&side.hand))),
    of("own_deck", "cards in the own deck", |scene| count(&scene.own().deck)),
    of("enemy_deck", "cards in the enemy deck", |scene| scene.enemies(|side| count(&side.deck))),
    of("own_discard", "cards in the own discard pile", |scene| count(&scene.own().discard)),
    of("enemy_discard", "cards in the enemy discard pile", |scene| {
        scene.enemies(|side| count(&side.discard))
    }),
    of("own_fighters", "own fighters in play", |scene| count(&scene.own().board)),
    of("enemy_fighters", "enemy fighters in play", |scene| {
        scene.enemies(|side| count(&side.board))
    }),
    of("own_ready", "own fighters that can attack", |scene| {
        let board = scene.own().board.iter();
        count(board.filter(|fighter| fighter.readiness == Readiness::Ready))
    }),
    of("own_power", "printed power of the own fighters", |scene| power(scene.own())),
    of("enemy_power", "printed power of the enemy fighters", |scene| scene.enemies(power)),
    of("own_health", "health left of the own fighters", |scene| health(scene.own())),
    of("enemy_health", "health left of the enemy fighters", |scene| scene.enemies(health)),
    of("own_shields", "shields on the own fighters", |scene| shields(scene.own())),
    of("enemy_shields", "shields on the enemy fighters", |scene| scene.enemies(shields)),
];

impl DuelScene<'_> {
    fn own(&self) -> &SeenSide {
        &self.view.sides[self.seat.index()]
    }

    /// A number summed up over all opponents.
    fn enemies(&self, number: impl Fn(&SeenSide) -> f32) -> f32 {
        let opponents = self.view.mode.seating().opponents(self.seat).into_iter();
        opponents.map(|seat| number(&self.view.sides[seat.index()])).sum()
    }
}

fn took(side: &SeenSide, stance: Stance) -> f32 {
    flag(side.stance == SeenStance::Known(stance))
}

fn power(side: &SeenSide) -> f32 {
    sum(side.board.iter().map(|fighter| fighter.title.card().power))
}

fn health(side: &SeenSide) -> f32 {
    let left =
        |fighter: &duel::SeenFighter| fighter.title.card().health.saturating_sub(fighter.damage);
    sum(side.board.iter().map(left))
}

fn shields(side: &SeenSide) -> f32 {
    sum(side.board.iter().map(|fighter| fighter.shields))
}
