//! The duel in numbers: life, energy, cards, fighters and stances.

use duel::{Duel, Readiness, SeenSide, SeenStance, Stance};

use super::{Feature, Featured, Scene, count, flag, sum};

type Table<'a> = Scene<'a, Duel>;

impl Featured for Duel {
    fn list() -> &'static [Feature<Self>] {
        &FEATURES
    }
}

const fn of(name: &'static str, help: &'static str, read: fn(&Table<'_>) -> f32) -> Feature<Duel> {
    Feature::new(name, help, read)
}

static FEATURES: [Feature<Duel>; 29] = [
    of("own_turn", "1 in the chooser's own turn", |table| {
        flag(table.view.turn == Some(table.seat))
    }),
    of("duel_round", "the round of the duel", |table| f32::from(table.view.round)),
    of("own_life", "life of the chooser", |table| f32::from(table.own().life)),
    of("enemy_life", "life of the enemy", |table| f32::from(table.enemy().life)),
    of("own_energy", "energy the chooser can spend", |table| f32::from(table.own().energy)),
    of("enemy_energy", "energy the enemy has left", |table| f32::from(table.enemy().energy)),
    of("own_guard", "damage to the chooser that will be prevented", |table| {
        f32::from(table.own().guard)
    }),
    of("enemy_guard", "damage to the enemy that will be prevented", |table| {
        f32::from(table.enemy().guard)
    }),
    of("own_bold", "1 if the chooser's stance is bold", |table| took(table.own(), Stance::Bold)),
    of("own_wary", "1 if the chooser's stance is wary", |table| took(table.own(), Stance::Wary)),
    of("own_keen", "1 if the chooser's stance is keen", |table| took(table.own(), Stance::Keen)),
    of("enemy_bold", "1 if the enemy's stance is known to be bold", |table| {
        took(table.enemy(), Stance::Bold)
    }),
    of("enemy_wary", "1 if the enemy's stance is known to be wary", |table| {
        took(table.enemy(), Stance::Wary)
    }),
    of("enemy_keen", "1 if the enemy's stance is known to be keen", |table| {
        took(table.enemy(), Stance::Keen)
    }),
    of("own_hand", "cards in the own hand", |table| count(&table.own().hand)),
    of("enemy_hand", "cards in the enemy hand", |table| count(&table.enemy().hand)),
    of("own_deck", "cards in the own deck", |table| count(&table.own().deck)),
    of("enemy_deck", "cards in the enemy deck", |table| count(&table.enemy().deck)),
    of("own_discard", "cards in the own discard pile", |table| count(&table.own().discard)),
    of("enemy_discard", "cards in the enemy discard pile", |table| count(&table.enemy().discard)),
    of("own_fighters", "own fighters in play", |table| count(&table.own().board)),
    of("enemy_fighters", "enemy fighters in play", |table| count(&table.enemy().board)),
    of("own_ready", "own fighters that can attack", |table| {
        let board = table.own().board.iter();
        count(board.filter(|fighter| fighter.readiness == Readiness::Ready))
    }),
    of("own_power", "printed power of the own fighters", |table| power(table.own())),
    of("enemy_power", "printed power of the enemy fighters", |table| power(table.enemy())),
    of("own_health", "health left of the own fighters", |table| health(table.own())),
    of("enemy_health", "health left of the enemy fighters", |table| health(table.enemy())),
    of("own_shields", "shields on the own fighters", |table| shields(table.own())),
    of("enemy_shields", "shields on the enemy fighters", |table| shields(table.enemy())),
];

impl Table<'_> {
    fn own(&self) -> &SeenSide {
        &self.view.sides[self.seat.index()]
    }

    /// The enemy, or the first of several after the chooser.
    fn enemy(&self) -> &SeenSide {
        let seating = self.view.mode.seating();
        let reach = seating.opponents_in_region(self.seat);
        let enemy = seating.after(self.seat).find(|seat| reach.contains(*seat));
        &self.view.sides[enemy.unwrap_or(self.seat).index()]
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
