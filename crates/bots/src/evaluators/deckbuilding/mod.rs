//! The evaluator of the Deckbuilding Game: a race of two decks.
//!
//! For every player, or team, it estimates the number of turns until they have destroyed the last
//! base they need: from the hit points left, the Attack that their cards bring each turn, and how
//! fast resources make that more. What is still to come this turn counts as if it were nearly done, so values do
//! not jump when a card is played or a turn ends.

mod damage;
mod deck;
mod intention;
mod options;
mod power;

use deckbuilding::{
    Choice, Deckbuilding, Faction, MOST_SEATS, Outlook, State, Target, Title, View,
};
use prose::Text;
use table::{Seat, Seed};

use self::damage::damage_left;
use self::deck::{Deck, Pace};
use self::power::power_of;
use super::{Evaluator, chance_among, win_share};
use crate::{Bot, Budget, Judge, Level, Search, Sight, priorities};

/// The most sides at a table: players who play alone, or teams.
const MOST_SIDES: usize = 3;
/// The part of the Attack to come that counts as dealt, by how far it has got.
const ASSIGNED: f32 = 0.97;
const UNASSIGNED: f32 = 0.94;
const IN_HAND: f32 = 0.9;
/// The part of the best purchase that counts as made while there are resources for it.
const AFFORDABLE: f32 = 0.8;
/// Turns that it costs to have an ability left unused, so that bots do not forget it.
const UNUSED: f32 = 0.01;
/// What depends on the number of sides.
struct Weights {
    /// Turns that the marker is worth: each step, and the last one, which gives a resource each turn.
    force_step: f32,
    force_end: f32,
    /// Turns that a card of the row is worth to the only player who may purchase it, by its cost.
    row_chance: f32,
    /// The lead in turns that is a clear advantage: at the end of a game, and more for each turn left.
    least_lead: f32,
    lead_by_turn: f32,
}

const TWO_SIDES: Weights = Weights {
    force_step: 0.06,
    force_end: 0.15,
    row_chance: 0.03,
    least_lead: 0.45,
    lead_by_turn: 0.12,
};

/// Among three a smaller lead counts, and what the leader could purchase, so that bots hinder whoever
/// leads; the marker is worth less, because it helps against two at once only at one's own end. With
/// the weights of two sides the seats of Empire, Mandalorians and Rebels won 37.2, 30.8 and 31.9 % of
/// 1,500 games of greedy bots; with these, of the same luck, 31.8, 34.7 and 33.5 %.
const THREE_SIDES: Weights = Weights {
    force_step: 0.03,
    force_end: 0.075,
    row_chance: 0.08,
    least_lead: 0.2,
    lead_by_turn: 0.06,
};

impl Weights {
    fn of(outlook: &Outlook<'_>) -> &'static Self {
        if outlook.force().arms() > 2 { &THREE_SIDES } else { &TWO_SIDES }
    }
}

impl Evaluator for Deckbuilding {
    fn value(&self, state: &State, seat: Seat) -> f32 {
        let outlook = self.outlook(state, seat);
        if let Some(outcome) = outlook.outcome() {
            return win_share(outcome, seat, outlook.seating());
        }
        let own = turns_left(&outlook, seat);
        let seating = outlook.seating();
        let rivals = seating.opponents(seat).into_iter();
        let sides = rivals.filter(|rival| seating.team(*rival).lowest() == Some(*rival));
        let mut others = [f32::MAX; MOST_SIDES - 1];
        for (turns, rival) in others.iter_mut().zip(sides) {
            *turns = turns_left(&outlook, rival);
        }
        let best = others.into_iter().fold(f32::MAX, f32::min);
        let weights = Weights::of(&outlook);
        let turns = (own + best).max(0.0);
        let scale = weights.least_lead + weights.lead_by_turn * 0.5 * turns;
        chance_among(0.0, others.map(|turns| own - turns), scale)
    }

    fn keep_sensible(&self, state: &State, seat: Seat, options: &mut Vec<Choice>) {
        options::keep_sensible(&self.outlook(state, seat), options);
    }

    fn by_priorities(sight: &Sight<'_, Self>) -> Option<Choice> {
        Some(priorities::deckbuilding::choose(sight))
    }

    fn intention(sight: &Sight<'_, Self>, view: &View, level: Level, seed: Seed) -> Option<Text> {
        intention::say(sight, view, level, seed)
    }

    fn bot(level: Level, seed: Seed) -> Box<dyn Bot<Self>> {
        level.bot(seed)
    }

    fn judge(seed: Seed) -> Box<dyn Judge<Self>> {
        Box::new(Search::new(seed, Budget::Iterations(0)))
    }
}

/// The estimated number of turns until the player's side wins, counted from the turn under way.
fn turns_left(outlook: &Outlook<'_>, side: Seat) -> f32 {
    let members = outlook.seating().team(side);
    let (mut pace, mut all, mut ahead) = (Pace::default(), ThisTurn::default(), 0.0);
    for player in members {
        let mut deck = Deck::of(outlook, player);
        let now = this_turn(outlook, player, &deck);
        if outlook.turns_before(player) == 0 && outlook.is_acting(player) {
            let resources = f32::from(outlook.pool(player)) + now.resources;
            deck.add_part(best_purchase(outlook, player, resources), AFFORDABLE);
        }
        pace.add(&deck.pace());
        all.add(&now);
        ahead += bonus(outlook, player);
    }
    // Both members of a team see the same marker, and a card in a row is for one of two decks.
    let ahead = ahead / members.count() as f32;
    let left = damage_left(outlook, side, &all);
    let waits = outlook.turns_before(side) as f32 / f32::from(outlook.force().arms());
    waits + pace.turns_for(left) - ahead + all.unused
}

/// What the cards in hand and in play still bring, in the turn under way or the next one.
#[derive(Default)]
struct ThisTurn {
    attack: f32,
    /// By seat: the part of it that goes to the base of this opponent, among several.
    on_base: [f32; MOST_SEATS],
    resources: f32,
    /// The cost in turns of abilities not used yet.
    unused: f32,
}

impl ThisTurn {
    /// Adds what a teammate's cards bring.
    fn add(&mut self, other: &Self) {
        self.attack += other.attack;
        self.unused += other.unused;
        for (all, more) in self.on_base.iter_mut().zip(other.on_base) {
            *all += more;
        }
    }
}

fn this_turn(outlook: &Outlook<'_>, player: Seat, deck: &Deck) -> ThisTurn {
    let mut now = ThisTurn::default();
    let on_turn = outlook.seating().team(outlook.turn()).contains(player);
    let is_done = on_turn && !outlook.is_acting(player);
    if !is_done {
        outlook.each_known_in_hand(player, |title| {
            let power = power_of(title);
            now.attack += IN_HAND * power.attack_at_once;
            now.resources += IN_HAND * power.resources;
        });
        let hidden = outlook.hidden_in_hand(player) as f32;
        now.attack += IN_HAND * hidden * deck.hidden.attack;
        now.resources += IN_HAND * hidden * deck.hidden.resources;
    }
    outlook.each_in_play(player, |seen| {
        let attack = f32::from(seen.attack);
        now.attack += match seen.assigned {
            Some(Target::Base(owner)) => {
                now.on_base[owner.index()] += ASSIGNED * attack;
                ASSIGNED * attack
            }
            Some(Target::Row(_)) => 0.0,
            None if seen.free && !is_done => UNASSIGNED * attack,
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
    let mut best =
        outlook.next_pilot(player).filter(|pilot| f32::from(pilot.card().cost) <= resources);
    let worth = |title: Title| power_of(title).overall();
    outlook.each_in_row(player, |title| {
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
    let weights = Weights::of(outlook);
    let mut chances = 0.0;
    outlook.each_in_row(player, |title| {
        if title.card().faction == faction {
            chances += weights.row_chance * f32::from(title.card().cost);
        }
    });
    let steps = f32::from(outlook.force().toward(player));
    let end = if steps >= 3.0 { weights.force_end } else { 0.0 };
    chances + weights.force_step * steps + end
}
