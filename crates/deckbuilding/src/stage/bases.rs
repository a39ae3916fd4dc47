//! Setting the bases that a scenario names.

use scenario::Item;
use table::Seat;

use crate::components::BaseId;
use crate::rules::{Bases, State};

/// Takes a base of this player, or a neutral one, from its current place.
fn take(state: &mut State, seat: Seat, item: &Item) -> Result<BaseId, String> {
    let (id, copy) = item.name.split_once('#').unwrap_or((&item.name, ""));
    let named: Vec<BaseId> = state.components.bases_named(id).collect();
    if named.is_empty() {
        return Err(format!("there is no base «{}»", item.name));
    }
    let is_its = |&&base: &&BaseId| {
        let piece = state.piece(base.thing());
        let owner = state.components.owner(base);
        owner.is_none_or(|owner| owner == seat)
            && (copy.is_empty() || piece.copy().to_string() == copy)
    };
    let Some(&base) = named.iter().find(is_its) else {
        return Err(format!("«{}» is a base of the other faction", item.name));
    };
    for player in &mut state.players {
        player.base_deck.remove(base);
        player.left_out.remove(base);
        player.victory.remove(base);
        if player.base == Some(base) {
            player.base = None;
        }
    }
    Ok(base)
}

/// Sets the base in play; the previous one is left out of the game.
pub(super) fn set_base(state: &mut State, seat: Seat, items: &[Item]) -> Result<(), String> {
    let before = state.player_mut(seat).base.take();
    if let Some(before) = before {
        state.player_mut(seat).left_out.insert(before);
    }
    let player = state.player_mut(seat);
    (player.base_damage, player.base_used) = (0, false);
    if items.is_empty() {
        return Ok(());
    }
    let item = scenario::only(items)?;
    let base = take(state, seat, item)?;
    let damage = item.noted("damage").unwrap_or(0);
    let hit_points = state.components.facts(base.thing()).hit_points;
    let player = state.player_mut(seat);
    player.base = Some(base);
    player.base_damage =
        u8::try_from(damage).map_err(|_| format!("damage {damage} is not possible"))?;
    player.base_used = item.has_note("used");
    if player.base_damage >= hit_points {
        return Err(format!("«{}» would be destroyed by {damage} damage", item.name));
    }
    Ok(())
}

/// Sets the base deck; its previous bases are left out of the game.
pub(super) fn set_deck(state: &mut State, seat: Seat, items: &[Item]) -> Result<(), String> {
    let player = state.player_mut(seat);
    player.left_out = Bases(player.left_out.0 | player.base_deck.0);
    player.base_deck = Bases::default();
    for item in items {
        let base = take(state, seat, item)?;
        state.player_mut(seat).base_deck.insert(base);
    }
    Ok(())
}

/// Sets the bases of opponents that this player, or the team, has destroyed.
pub(super) fn set_victory(state: &mut State, seat: Seat, items: &[Item]) -> Result<(), String> {
    let holder = state.team(seat).lowest().unwrap_or(seat);
    let before = std::mem::take(&mut state.player_mut(holder).victory);
    for base in before.iter() {
        let owner = state.components.owner(base).unwrap_or(holder);
        state.player_mut(owner).left_out.insert(base);
    }
    // Of a base that both opponents of a team have, each name takes one.
    let mut given = Bases::default();
    for item in items {
        let mut taken = Err(format!("there is no further base «{}»", item.name));
        for rival in state.seating.opponents(seat) {
            match take(state, rival, item) {
                Ok(base) if given.contains(base) => {}
                Ok(base) => {
                    taken = Ok(base);
                    break;
                }
                Err(why) if given == Bases::default() => taken = Err(why),
                Err(_) => {}
            }
        }
        given.insert(taken?);
    }
    state.player_mut(holder).victory = given;
    if state.has_won(seat) {
        return Err(format!("{} destroyed bases would have won the game", items.len()));
    }
    Ok(())
}
