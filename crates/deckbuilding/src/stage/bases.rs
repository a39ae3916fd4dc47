//! Setting the bases that a scenario names.

use scenario::Item;
use table::Seat;

use crate::components::BaseId;
use crate::rules::{Bases, State};

/// Takes a base of this player from its current place.
fn take(state: &mut State, seat: Seat, item: &Item) -> Result<BaseId, String> {
    let named = state.components.base_named(&item.name);
    let base = named.ok_or_else(|| format!("there is no base «{}»", item.name))?;
    if state.components.facts(base.thing()).faction != state.player(seat).faction {
        return Err(format!("«{}» is a base of the other faction", item.name));
    }
    let player = state.player_mut(seat);
    player.base_deck.remove(base);
    player.left_out.remove(base);
    if player.base == Some(base) {
        player.base = None;
    }
    state.players.iter_mut().for_each(|player| player.victory.remove(base));
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

/// Sets the bases of the opponent that this player has destroyed.
pub(super) fn set_victory(state: &mut State, seat: Seat, items: &[Item]) -> Result<(), String> {
    let other = state.opponent(seat);
    let before = std::mem::take(&mut state.player_mut(seat).victory);
    before.iter().for_each(|base| state.player_mut(other).left_out.insert(base));
    for item in items {
        let base = take(state, other, item)?;
        state.player_mut(seat).victory.insert(base);
    }
    if items.len() >= usize::from(state.goal) {
        return Err(format!("{} destroyed bases would have won the game", items.len()));
    }
    Ok(())
}
