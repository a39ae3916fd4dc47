//! The evaluator of the Deckbuilding Game: bases, damage, the deck, and the rest of the turn.
//!
//! Everything is counted in points of damage to a base. Things still to be done count a little less
//! than things done, so that progress always raises the value: a card in hand counts less than the
//! same card played, Attack less than damage, resources less than what they buy.

use deckbuilding::{
    Choice, Deckbuilding, Faction, Kind, Piece, SeenInPlay, SeenPlayer, SeenTarget, View,
};
use table::{Seat, Seed};

use super::{Evaluator, chance, win_share};
use crate::{Bot, Budget, Judge, Level, Search, Sight, priorities};

/// A destroyed base, which is worth more than the damage it took.
const BASE_DESTROYED: f32 = 14.0;
/// Damage on the enemy base.
const DAMAGE: f32 = 1.0;
/// Damage on an enemy ship.
const SHIP_DAMAGE: f32 = 0.5;
/// Attack assigned to the enemy base, and Attack that could be.
const ASSIGNED: f32 = 0.75;
const UNASSIGNED: f32 = 0.6;
/// Resources that can still be spent this turn.
const RESOURCE: f32 = 0.3;
/// A step of the Force marker.
const FORCE: f32 = 0.5;
/// The factors for the value of all cards together, and for that of a hand of average cards.
const COLLECTION: f32 = 0.25;
const AVERAGE_HAND: f32 = 1.6;
/// The value of an enemy card in the row for the enemy, per point of its cost.
const ENEMY_CHANCE: f32 = 0.12;

impl Evaluator for Deckbuilding {
    fn value(view: &View, seat: Seat) -> f32 {
        if let Some(outcome) = view.outcome {
            return win_share(outcome, seat, view.seating);
        }
        // Among several opponents the strongest counts.
        let opponents = view.seating.opponents(seat).into_iter();
        let best = opponents.map(|other| points(view, other)).fold(f32::MIN, f32::max);
        chance(points(view, seat) - best, 30.0)
    }

    fn by_priorities(sight: &Sight<'_, Self>) -> Option<Choice> {
        Some(priorities::deckbuilding::choose(sight))
    }

    fn bot(level: Level, seed: Seed) -> Box<dyn Bot<Self>> {
        level.bot(seed)
    }

    fn judge(seed: Seed) -> Box<dyn Judge<Self>> {
        Box::new(Search::new(seed, Budget::Iterations(0)))
    }
}

fn points(view: &View, seat: Seat) -> f32 {
    let own = view.player(seat);
    let mut points = BASE_DESTROYED * own.victory.len() as f32;
    for enemy in view.opponents(seat) {
        points += DAMAGE * f32::from(enemy.base_damage);
        points += SHIP_DAMAGE * enemy.ships.iter().map(|ship| f32::from(ship.damage)).sum::<f32>();
    }
    points += deck(own);
    points += own.ships.iter().map(|ship| 1.3 * worth(ship.card)).sum::<f32>();
    points += FORCE * toward(view, own.faction);
    if view.turn == seat {
        points += this_turn(view, seat);
    }
    points
}

/// How far the Force marker is on this side; the last space has an effect each turn.
fn toward(view: &View, faction: Faction) -> f32 {
    let light = f32::from(view.force.0);
    let steps = if faction == Faction::Empire { -light } else { light };
    if steps >= 3.0 { steps + 1.0 } else { steps }
}

/// The value of a card in a deck: its cost; starters are worth little.
fn worth(card: Piece) -> f32 {
    let facts = card.card();
    if facts.is_starter() {
        return 0.3 * f32::from(facts.resources) + 0.45 * f32::from(facts.attack) + 0.1;
    }
    f32::from(facts.cost) + 0.6
}

/// The value of a player's cards: of all together, and of an average hand.
fn deck(player: &SeenPlayer) -> f32 {
    let open = player.discard.iter().chain(player.units.iter().map(|seen| &seen.card));
    let hidden = player.hand.iter().chain(&player.deck);
    let known: Vec<f32> = open.chain(hidden.clone().flatten()).map(|&card| worth(card)).collect();
    let unknown = hidden.filter(|seen| seen.is_none()).count() as f32;
    let total: f32 = known.iter().sum();
    let count = known.len() as f32 + unknown;
    if count == 0.0 {
        return 0.0;
    }
    // Unseen cards are assumed to be as good as the seen ones on average.
    let average = if known.is_empty() { 1.0 } else { total / known.len() as f32 };
    COLLECTION * average * count + AVERAGE_HAND * average
}

/// The value of the rest of the turn.
fn this_turn(view: &View, seat: Seat) -> f32 {
    let own = view.player(seat);
    let mut points = RESOURCE * f32::from(own.pool);
    for card in own.hand.iter().flatten() {
        let facts = card.card();
        let brings = RESOURCE * f32::from(facts.resources)
            + UNASSIGNED * f32::from(facts.attack)
            + FORCE * f32::from(facts.force);
        points += 0.8 * brings;
        if facts.kind == Kind::Ship {
            points += 0.8 * 0.3 * worth(*card);
        }
    }
    let target = |enemy: &SeenPlayer| enemy.base.is_some() || !enemy.ships.is_empty();
    let useful = if view.opponents(seat).any(target) { 1.0 } else { 0.1 };
    for seen in own.units.iter().chain(&own.ships) {
        points += useful * attack(seen);
        if !seen.used {
            // An unused ability costs a little, so that the bot does not forget to use it.
            points -= 0.05;
        }
    }
    points += own.row_attacks.iter().map(|(target, total)| hunt(*target, *total)).sum::<f32>();
    // Enemy cards in the row can be bought by the enemy next turn.
    let row = view.row.iter().flatten().map(|card| card.card());
    let enemy = |faction: Faction| view.opponents(seat).any(|enemy| enemy.faction == faction);
    let chances = row.filter(|facts| enemy(facts.faction));
    points - chances.map(|facts| ENEMY_CHANCE * f32::from(facts.cost)).sum::<f32>()
}

fn attack(seen: &SeenInPlay) -> f32 {
    let attack = f32::from(seen.attack);
    match seen.assigned {
        Some(SeenTarget::Base(_)) => ASSIGNED * attack,
        Some(SeenTarget::Row(_)) => 0.0,
        None if seen.attacked => 0.0,
        None => UNASSIGNED * attack,
    }
}

/// The value of an attack on a card in the row: its reward once it is strong enough, little before.
fn hunt(target: Piece, total: u8) -> f32 {
    let facts = target.card();
    let needed = facts.target.unwrap_or(facts.cost);
    let reward = 0.75 * f32::from(needed) + 0.3;
    if total >= needed { reward } else { 0.4 * f32::from(total).min(reward) }
}
