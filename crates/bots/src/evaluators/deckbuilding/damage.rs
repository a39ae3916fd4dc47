//! The damage that a side still has to deal to win.

use deckbuilding::{Faction, Kind, Outlook, Target};
use table::Seat;

use super::ThisTurn;

/// The hit points of a base to come.
const NEXT_BASE: f32 = 14.0;
/// The Attack that is lost on each base, because what is left over does not hit the next.
const LOST_ON_BASE: f32 = 3.5;
/// The part of a ship's hit points that attackers must get through.
const SHIP_SHIELD: f32 = 0.8;

/// The damage that a side still has to deal after what this turn brings.
pub(super) fn damage_left(outlook: &Outlook<'_>, side: Seat, now: &ThisTurn) -> f32 {
    let rivals = outlook.seating().opponents(side);
    let mut seats = rivals.into_iter();
    match (seats.next(), seats.next()) {
        (Some(one), Some(other)) if !outlook.seating().team(one).contains(other) => {
            let bases = outlook.goal().saturating_sub(outlook.destroyed(side));
            against_two([one, other].map(|rival| Front::of(outlook, side, rival)), bases, now)
        }
        _ => against_team(outlook, side, now),
    }
}

/// The damage to the bases of one opponent or of a team, which defends them together.
fn against_team(outlook: &Outlook<'_>, side: Seat, now: &ThisTurn) -> f32 {
    let (mut current, mut later) = (0.0, 0.0);
    for rival in outlook.seating().opponents(side) {
        current += shield(outlook, rival);
        let mut bases = f32::from(outlook.missing(side, rival));
        if let Some((base, damage)) = outlook.base(rival).filter(|_| bases > 0.0) {
            current += f32::from(base.hit_points.saturating_sub(damage)) + LOST_ON_BASE;
            bases -= 1.0;
        }
        later += bases;
    }
    (current - now.attack).max(0.0) + (NEXT_BASE + LOST_ON_BASE) * later
}

/// The damage that the ships of a player take before the base does.
fn shield(outlook: &Outlook<'_>, player: Seat) -> f32 {
    let mut shield = 0.0;
    outlook.each_in_play(player, |seen| {
        let facts = seen.title.card();
        if facts.kind == Kind::Ship {
            shield += SHIP_SHIELD * f32::from(facts.hit_points.saturating_sub(seen.damage));
        }
    });
    shield
}

/// The Attack that another player has assigned to the base of a rival. It counts as dealt, so that a
/// bot which looks one choice ahead sees whom else its attack helps: damage on the base of the one
/// who leads helps the others, damage on any other base helps the one who leads.
fn assigned_by_others(outlook: &Outlook<'_>, side: Seat, rival: Seat) -> f32 {
    let attacker = outlook.turn();
    let mut attack = 0.0;
    if attacker != side {
        outlook.each_in_play(attacker, |seen| {
            if seen.assigned == Some(Target::Base(rival)) {
                attack += f32::from(seen.attack);
            }
        });
    }
    attack
}

/// One of two rivals who play alone.
#[derive(Clone, Copy)]
struct Front {
    rival: Seat,
    /// The damage until the base in play falls, with the ships before it.
    current: f32,
    /// Whether there is a base in play.
    has_base: bool,
    /// The bases of this rival to destroy in any case, with a neutral one that comes before them.
    least: u8,
}

impl Front {
    fn of(outlook: &Outlook<'_>, side: Seat, rival: Seat) -> Self {
        let base = outlook.base(rival);
        let left = base.map_or(0.0, |(base, damage)| {
            f32::from(base.hit_points.saturating_sub(damage)) + LOST_ON_BASE
        });
        let to_fall = shield(outlook, rival) + left;
        let (current, base) = match assigned_by_others(outlook, side, rival) {
            // It will be gone before this side can attack it.
            attack if attack > 0.0 && attack >= to_fall - LOST_ON_BASE => (0.0, None),
            attack => (to_fall - attack, base),
        };
        let is_neutral = base.is_some_and(|(base, _)| base.faction == Faction::Neutral);
        let missing = outlook.missing(side, rival);
        let before = u8::from(is_neutral && missing > 0);
        Self { rival, current, has_base: base.is_some(), least: missing + before }
    }

    /// The damage to destroy this many bases: to the one in play, and to those after it.
    fn damage_for(&self, bases: u8, now: &ThisTurn) -> (f32, f32) {
        if bases == 0 {
            return (0.0, 0.0);
        }
        let current = (self.current - now.on_base[self.rival.index()]).max(0.0);
        let later = f32::from(bases - u8::from(self.has_base));
        (current, (NEXT_BASE + LOST_ON_BASE) * later)
    }
}

/// The damage to two rivals who play alone. Bases that may be of either are those that fall soonest.
fn against_two(fronts: [Front; 2], bases: u8, now: &ThisTurn) -> f32 {
    let [one, other] = fronts;
    let free_attack =
        now.attack - now.on_base[one.rival.index()] - now.on_base[other.rival.index()];
    let open = bases.saturating_sub(one.least + other.least);
    let ways = (0..=open).map(|more| {
        let (first, later) = one.damage_for(one.least + more, now);
        let (second, latest) = other.damage_for(other.least + open - more, now);
        // What is left over when the deciding base falls is not missed.
        let not_lost = if one.least + other.least + open == 1 { LOST_ON_BASE } else { 0.0 };
        (first + second - not_lost - free_attack).max(0.0) + later + latest
    });
    ways.fold(f32::MAX, f32::min)
}
