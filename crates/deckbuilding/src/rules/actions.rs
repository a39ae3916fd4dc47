//! Chapter 6: the six actions, and every other question's options, in order.

use script::{Task, Thing, Things as _, answers};
use table::Seat;

use super::{Look, Rule, Start, State};
use crate::game::{Choice, Target};
use crate::kit::{CardId, Cards, Kit, Object, both, side_index, without};
use crate::words::{Ability, Card};

/// Lists what the seat may choose; the seat is one of those who decide.
pub(crate) fn list_options(kit: &Kit, state: &State, seat: Seat, options: &mut Vec<Choice>) {
    match state.stack.top() {
        Some(Task::Ability(_)) => {
            answers(&Look { kit, state }, &kit.code, |answer| {
                options.push(Choice::Answer(answer));
            });
        }
        Some(Task::Rule(rule)) => match *rule {
            Rule::SecretBases => {
                options.extend(state.player(seat).left_out.iter().map(Choice::Base));
            }
            Rule::Start(Start::Base) => {
                options.extend(state.player(seat).base_deck.iter().map(Choice::Base));
            }
            Rule::Actions => list_actions(kit, state, seat, options),
            Rule::Triggers { .. } => {
                let mut sources: crate::words::Things = Default::default();
                state.waiting_group().for_each(|n| sources.insert(state.waiting[n].source));
                sources.each(|source| options.push(Choice::Trigger(source)));
                options.push(Choice::Skip);
            }
            Rule::Reward(_) => options.extend([Choice::TakeReward, Choice::LeaveReward]),
            Rule::Damage { left } => list_hits(kit, state, left, options),
            Rule::Place(_) => {
                options.extend((0..state.places.len()).map(|n| Choice::Place(n.to_le_bytes()[0])));
            }
            Rule::Start(_) | Rule::End(_) => {}
        },
        None => {}
    }
}

fn list_actions(kit: &Kit, state: &State, seat: Seat, options: &mut Vec<Choice>) {
    let player = state.player(seat);
    list_plays(kit, player.hand, options);
    let row = state.row_cards();
    let payable = kit.affordable(player.pool);
    let side = side_index(player.faction);
    let mut buyable = both(both(row, payable), kit.purchasable[side]);
    if let Some(pilot) = both(state.pilots, payable).lowest() {
        buyable.insert(pilot);
    }
    buyable.each(|card| options.push(Choice::Buy(id(card))));
    if state.bribing {
        let bribable = both(both(row, payable), kit.neutral);
        bribable.each(|card| options.push(Choice::Bribe(id(card))));
    }
    list_uses(kit, state, seat, options);
    list_attacks(kit, state, seat, row, options);
    options.push(Choice::End);
}

/// Copies of one title in hand are the same choice.
fn list_plays(kit: &Kit, hand: Cards, options: &mut Vec<Choice>) {
    let mut last: Option<&'static Card> = None;
    hand.each(|thing| {
        let facts = kit.facts(thing);
        if !last.is_some_and(|last| std::ptr::eq(last, facts)) {
            options.push(Choice::Play(id(thing)));
        }
        last = Some(facts);
    });
}

fn list_uses(kit: &Kit, state: &State, seat: Seat, options: &mut Vec<Choice>) {
    let player = state.player(seat);
    without(both(player.in_play(), kit.usable), player.used).each(|thing| {
        if can_use(kit, state, seat, thing) {
            options.push(Choice::Use(thing));
        }
    });
    if let Some(base) = player.base
        && !player.base_used
        && can_use(kit, state, seat, base.thing())
    {
        options.push(Choice::Use(base.thing()));
    }
}

/// Its condition holds, and its cost can be paid in full.
fn can_use(kit: &Kit, state: &State, seat: Seat, thing: Thing) -> bool {
    let Some(lowered) = kit.ready_object(Object::of(thing)).uses else { return false };
    let Ability::Use { needs, cost, .. } = lowered.ability else { return false };
    let look = Look { kit, state };
    let frame = script::Frame::outside(thing, seat);
    needs.as_ref().is_none_or(|test| script::Reading::test(&look, test, &frame))
        && cost.as_ref().is_none_or(|cost| script::payable(&look, cost, &frame))
}

fn list_attacks(kit: &Kit, state: &State, seat: Seat, row: Cards, options: &mut Vec<Choice>) {
    let player = state.player(seat);
    let targets = state.row_targets(kit, seat, row);
    without(without(player.in_play(), player.assigned), player.spent).each(|thing| {
        let card = id(thing);
        options.push(Choice::Assign(card, Target::Base));
        if player.units.contains(thing) {
            targets.each(|row| options.push(Choice::Assign(card, Target::Row(id(row)))));
        }
    });
    let (mut base_attack, mut row_attacks) = (false, Cards::default());
    player.assigned.each(|thing| match state.mark(id(thing)).aim {
        Target::Base => base_attack = true,
        Target::Row(target) => row_attacks.insert(target.thing()),
    });
    if base_attack {
        options.push(Choice::Resolve(Target::Base));
    }
    row_attacks.each(|row| options.push(Choice::Resolve(Target::Row(id(row)))));
}

/// A ship and how much of the damage it takes: at most what destroys it.
fn list_hits(kit: &Kit, state: &State, left: u8, options: &mut Vec<Choice>) {
    let other = state.turn.other();
    state.player(other).ships.each(|ship| {
        let damage = state.marks[ship.index()].damage;
        let most = left.min(kit.facts(ship).hit_points.saturating_sub(damage));
        options.extend((1..=most).map(|amount| Choice::Hit(id(ship), amount)));
    });
}

fn id(thing: Thing) -> CardId {
    CardId(thing.0.to_le_bytes()[0])
}
