//! The evaluator of the Deckbuilding Game: a race of two decks.
//!
//! For both players it estimates the number of turns until they have destroyed the last base they need:
//! from the hit points left, the Attack that their cards bring each turn, and how fast resources
//! make that more. What is still to come this turn counts as if it were nearly done, so values do
//! not jump when a card is played or a turn ends.

mod deck;
mod options;
mod power;

use deckbuilding::{Choice, Deckbuilding, Faction, Kind, Outlook, State, Target, Title};
use table::{Seat, Seed};

use self::deck::Deck;
use self::power::power_of;
use super::{Evaluator, chance, win_share};
use crate::{Bot, Budget, Judge, Level, Search, Sight, priorities};

/// The hit points of a base to come.
const NEXT_BASE: f32 = 14.0;
/// The Attack that is lost on each base, because what is left over does not hit the next.
const LOST_ON_BASE: f32 = 3.5;
/// The part of a ship's hit points that attackers must get through.
const SHIP_SHIELD: f32 = 0.8;
/// The part of the Attack to come that counts as dealt, by how far it has got.
const ASSIGNED: f32 = 0.97;
const UNASSIGNED: f32 = 0.94;
const IN_HAND: f32 = 0.9;
/// The part of the best purchase that counts as made while there are resources for it.
const AFFORDABLE: f32 = 0.8;
/// Turns that the marker is worth: each step, and the last one, which gives a resource each turn.
const FORCE_STEP: f32 = 0.06;
const FORCE_END: f32 = 0.15;
/// Turns that a card of the row is worth to the only player who may purchase it, by its cost.
const ROW_CHANCE: f32 = 0.03;
/// Turns that it costs to have an ability left unused, so that bots do not forget it.
const UNUSED: f32 = 0.01;
/// The lead in turns that is a clear advantage: at the end of a game, and more for each turn left.
const LEAST_LEAD: f32 = 0.45;
const LEAD_BY_TURN: f32 = 0.12;

impl Evaluator for Deckbuilding {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let outlook = self.outlook(state, seat);
        if let Some(outcome) = outlook.outcome() {
            return win_share(outcome, seat, outlook.seating());
        }
        // Among several opponents the fastest counts.
        let opponents = outlook.seating().opponents(seat).into_iter();
        let best = opponents.map(|other| turns_left(&outlook, other)).fold(f32::MAX, f32::min);
        let own = turns_left(&outlook, seat);
        chance(best - own, LEAST_LEAD + LEAD_BY_TURN * 0.5 * (own + best).max(0.0))
    }

    fn keep_sensible(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        options::keep_sensible(&self.outlook(state, seat), options);
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

/// The estimated number of turns until the player wins, counted from the turn under way.
fn turns_left(outlook: &Outlook<'_>, player: Seat) -> f32 {
    let mut deck = Deck::of(outlook, player);
    let now = this_turn(outlook, player, &deck);
    let resources = f32::from(outlook.pool(player)) + now.resources;
    if outlook.turn() == player {
        deck.add_part(best_purchase(outlook, player, resources), AFFORDABLE);
    }
    let (current, later) = needed(outlook, player);
    let left = (current - now.attack).max(0.0) + later;
    let waits = if outlook.turn() == player { 0.0 } else { 0.5 };
    waits + deck.turns_for(left) - bonus(outlook, player) + now.unused
}

/// The damage that the player still has to deal: to the enemy base with its ships, and to the bases
/// after it.
fn needed(outlook: &Outlook<'_>, player: Seat) -> (f32, f32) {
    let Some(enemy) = outlook.seating().opponents(player).lowest() else { return (0.0, 0.0) };
    let mut current = 0.0;
    outlook.each_in_play(enemy, |seen| {
        let facts = seen.title.card();
        if facts.kind == Kind::Ship {
            current += SHIP_SHIELD * f32::from(facts.hit_points.saturating_sub(seen.damage));
        }
    });
    let mut bases = f32::from(outlook.goal().saturating_sub(outlook.destroyed(player)));
    if let Some((base, damage)) = outlook.base(enemy) {
        current += f32::from(base.hit_points.saturating_sub(damage)) + LOST_ON_BASE;
        bases -= 1.0;
    }
    (current, (NEXT_BASE + LOST_ON_BASE) * bases)
}

/// What the cards in hand and in play still bring, in the turn under way or the next one.
#[derive(Default)]
struct ThisTurn {
    attack: f32,
    resources: f32,
    /// The cost in turns of abilities not used yet.
    unused: f32,
}

fn this_turn(outlook: &Outlook<'_>, player: Seat, deck: &Deck) -> ThisTurn {
    let mut now = ThisTurn::default();
    outlook.each_known_in_hand(player, |title| {
        let power = power_of(title);
        now.attack += IN_HAND * power.attack_at_once;
        now.resources += IN_HAND * power.resources;
    });
    let hidden = outlook.hidden_in_hand(player) as f32;
    now.attack += IN_HAND * hidden * deck.hidden.attack;
    now.resources += IN_HAND * hidden * deck.hidden.resources;
    let on_turn = outlook.turn() == player;
    outlook.each_in_play(player, |seen| {
        let attack = f32::from(seen.attack);
        now.attack += match seen.assigned {
            Some(Target::Base(_)) => ASSIGNED * attack,
            Some(Target::Row(_)) => 0.0,
            None if seen.free => UNASSIGNED * attack,
            None => 0.0,
        };
        if on_turn && !seen.used && power_of(seen.title).has_use {
            now.unused += UNUSED;
        }
    });
    now
}

/// The power of the best card that these resources can buy.
fn best_purchase(outlook: &Outlook<'_>, player: Seat, resources: f32) -> Option<Title> {
    let faction = outlook.faction(player);
    let mut best = outlook.next_pilot().filter(|pilot| f32::from(pilot.card().cost) <= resources);
    let worth = |title: Title| power_of(title).overall();
    outlook.each_in_row(|title| {
        let facts = title.card();
        let may = facts.faction == faction || facts.faction == Faction::Neutral;
        if may
            && f32::from(facts.cost) <= resources
            && best.is_none_or(|best| worth(title) > worth(best))
        {
            best = Some(title);
        }
    });
    best
}

/// Turns that the player is ahead by the Force and by the chances in the row.
fn bonus(outlook: &Outlook<'_>, player: Seat) -> f32 {
    let faction = outlook.faction(player);
    let mut chances = 0.0;
    outlook.each_in_row(|title| {
        if title.card().faction == faction {
            chances += ROW_CHANCE * f32::from(title.card().cost);
        }
    });
    // The first seat owns the negative end of the track.
    let light = f32::from(outlook.force().0);
    let steps = if player.index() == 0 { -light } else { light };
    let end = if steps >= 3.0 { FORCE_END } else { 0.0 };
    chances + FORCE_STEP * steps + end
}
