//! The features of the Deckbuilding Game: bases, ships, cards, the current turn, the Force and the
//! row.

use deckbuilding::{Card, Deckbuilding, Faction, SeenInPlay, SeenPlayer};

use super::{Feature, Featured, Scene, count, flag, sum};

type DeckbuildingScene<'a> = Scene<'a, Deckbuilding>;

impl Featured for Deckbuilding {
    fn list() -> &'static [Feature<Self>] {
        &FEATURES
    }
}

const fn of(
    name: &'static str,
    help: &'static str,
    read: fn(&DeckbuildingScene<'_>) -> f32,
) -> Feature<Deckbuilding> {
    Feature::new(name, help, read)
}

static FEATURES: [Feature<Deckbuilding>; 40] = [
    of("is_empire", "1 if the chooser plays the Empire, 0 for the Rebels", |scene| {
        flag(scene.own().faction == Faction::Empire)
    }),
    of("own_turn", "1 in the chooser's own turn", |scene| flag(scene.view.turn == scene.seat)),
    of("own_bases_destroyed", "enemy bases the chooser has destroyed", |scene| {
        count(&scene.own().victory)
    }),
    of("enemy_bases_destroyed", "bases the chooser has lost", |scene| {
        count(&scene.enemy().victory)
    }),
    of("own_base_damage", "damage on the own base", |scene| f32::from(scene.own().base_damage)),
    of("enemy_base_damage", "damage on the enemy base", |scene| {
        f32::from(scene.enemy().base_damage)
    }),
    of("own_base_left", "hit points left of the own base, 0 without one", |scene| {
        scene.base_left(scene.own())
    }),
    of("enemy_base_left", "hit points left of the enemy base, 0 without one", |scene| {
        scene.base_left(scene.enemy())
    }),
    of("own_ships", "own capital ships in play", |scene| count(&scene.own().ships)),
    of("enemy_ships", "enemy capital ships in play", |scene| count(&scene.enemy().ships)),
    of("own_ships_left", "hit points left of the own capital ships", |scene| {
        ships_left(scene.own())
    }),
    of("enemy_ships_left", "hit points left of the enemy capital ships", |scene| {
        ships_left(scene.enemy())
    }),
    of("own_units", "own units in play", |scene| count(&scene.own().units)),
    of("enemy_units", "enemy units in play; they leave when the enemy's turn ends", |scene| {
        count(&scene.enemy().units)
    }),
    of("own_hand", "cards in the own hand", |scene| count(&scene.own().hand)),
    of("enemy_hand", "cards in the enemy hand", |scene| count(&scene.enemy().hand)),
    of("own_deck", "cards in the own deck", |scene| count(&scene.own().deck)),
    of("enemy_deck", "cards in the enemy deck", |scene| count(&scene.enemy().deck)),
    of("own_discard", "cards in the own discard pile", |scene| count(&scene.own().discard)),
    of("enemy_discard", "cards in the enemy discard pile", |scene| count(&scene.enemy().discard)),
    of("own_exile", "own cards exiled", |scene| count(&scene.own().exile)),
    of("enemy_exile", "enemy cards exiled", |scene| count(&scene.enemy().exile)),
    of("own_hand_attack", "printed Attack of the cards in hand", |scene| {
        sum(scene.hand().map(|card| card.attack))
    }),
    of("own_hand_resources", "printed resources of the cards in hand", |scene| {
        sum(scene.hand().map(|card| card.resources))
    }),
    of("own_hand_force", "printed Force of the cards in hand", |scene| {
        sum(scene.hand().map(|card| card.force))
    }),
    of("own_hand_cost", "what the cards in hand cost together", |scene| {
        sum(scene.hand().map(|card| card.cost))
    }),
    of("own_pool", "resources the chooser can spend", |scene| f32::from(scene.own().pool)),
    of("own_attack_free", "Attack in play that can still be assigned", |scene| {
        free_attack(scene.own())
    }),
    of("own_attack_on_base", "Attack assigned to the enemy base", |scene| {
        f32::from(scene.own().base_attack)
    }),
    of("own_attack_on_row", "Attack assigned to cards of the galaxy row", |scene| {
        sum(scene.own().row_attacks.iter().map(|&(_, attack)| attack))
    }),
    of("force", "the Force marker: 3 is the chooser's end of the track, -3 the enemy's", |scene| {
        f32::from(scene.view.force.toward(scene.seat))
    }),
    of("row_own", "row cards of the own faction", |scene| scene.row_of(scene.own().faction)),
    of("row_enemy", "row cards of the enemy faction", |scene| scene.row_of(scene.enemy().faction)),
    of("row_neutral", "neutral row cards", |scene| scene.row_of(Faction::Neutral)),
    of("row_affordable", "row cards the chooser may purchase and has the resources for", |scene| {
        count(scene.purchasable().filter(|card| card.cost <= scene.own().pool))
    }),
    of("row_best_cost", "highest cost of a row card the chooser may purchase", |scene| {
        f32::from(scene.purchasable().map(|card| card.cost).max().unwrap_or(0))
    }),
    of("row_in_reach", "enemy row cards the free Attack is enough to defeat", |scene| {
        let hunted = scene.row().filter(|card| card.faction == scene.enemy().faction);
        let needed = hunted.filter_map(|card| card.target);
        count(needed.filter(|&target| f32::from(target) <= free_attack(scene.own())))
    }),
    of("galaxy_deck", "cards in the galaxy decks in reach", |scene| {
        count(scene.view.reach(scene.seat).flat_map(|(_, galaxy)| &galaxy.deck))
    }),
    of("pilots", "pilots left to purchase", |scene| {
        f32::from(scene.view.pilots(scene.seat).pilots)
    }),
    of("waiting", "triggered abilities that wait to be resolved", |scene| {
        count(&scene.view.waiting)
    }),
];

impl DeckbuildingScene<'_> {
    fn own(&self) -> &SeenPlayer {
        self.view.player(self.seat)
    }

    /// The opponent; the features describe a match of two.
    fn enemy(&self) -> &SeenPlayer {
        self.view.player(self.view.seating.next(self.seat))
    }

    fn hand(&self) -> impl Iterator<Item = &'static Card> {
        self.own().hand.iter().flatten().map(|card| card.card())
    }

    fn row(&self) -> impl Iterator<Item = &'static Card> {
        self.view.row(self.seat).map(deckbuilding::Piece::card)
    }

    fn row_of(&self, faction: Faction) -> f32 {
        count(self.row().filter(|card| card.faction == faction))
    }

    fn purchasable(&self) -> impl Iterator<Item = &'static Card> {
        let enemy = self.enemy().faction;
        self.row().filter(move |card| card.faction != enemy)
    }

    fn base_left(&self, player: &SeenPlayer) -> f32 {
        let printed = player.base.map_or(0, |base| base.card().hit_points);
        f32::from(printed.saturating_sub(player.base_damage))
    }
}

/// Attack in play that is neither assigned nor spent.
fn free_attack(player: &SeenPlayer) -> f32 {
    let idle = |seen: &&SeenInPlay| seen.assigned.is_none() && !seen.attacked;
    sum(player.units.iter().chain(&player.ships).filter(idle).map(|seen| seen.attack))
}

fn ships_left(player: &SeenPlayer) -> f32 {
    let left = |ship: &SeenInPlay| ship.card.card().hit_points.saturating_sub(ship.damage);
    sum(player.ships.iter().map(left))
}
