//! Setting bases from a scenario.

use scenario::Item;
use table::Seat;

use crate::kit::{BaseId, Kit};
use crate::rules::{Bases, State};

/// Takes a base of this player from wherever it is.
fn take(kit: &Kit, state: &mut State, seat: Seat, item: &Item) -> Result<BaseId, String> {
    let base =
        kit.base_named(&item.name).ok_or_else(|| format!("there is no base «{}»", item.name))?;
    if kit.base(base).faction != state.player(seat).faction {
        return Err(format!("«{}» is a base of the other faction", item.name));
    }
    let player = state.player_mut(seat);
    player.base_deck.remove(base);
    player.left_out.remove(base);
    if player.base == Some(base) {
        player.base = None;
    }
    state.player_mut(seat.other()).victory.remove(base);
    Ok(base)
}

/// The base in play; the one before is left out of the game.
pub(super) fn set_base(
    kit: &Kit,
    state: &mut State,
    seat: Seat,
    items: &[Item],
) -> Result<(), String> {
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
    let base = take(kit, state, seat, item)?;
    let damage = item.noted("damage").unwrap_or(0);
    let player = state.player_mut(seat);
    player.base = Some(base);
    player.base_damage =
        u8::try_from(damage).map_err(|_| format!("damage {damage} is not possible"))?;
    player.base_used = item.has_note("used");
    if player.base_damage >= kit.base(base).hit_points {
        return Err(format!("«{}» would be destroyed by {damage} damage", item.name));
    }
    Ok(())
}

/// The base deck; everything in it before is left out of the game.
pub(super) fn set_deck(
    kit: &Kit,
    state: &mut State,
    seat: Seat,
    items: &[Item],
) -> Result<(), String> {
    let player = state.player_mut(seat);
    player.left_out = Bases(player.left_out.0 | player.base_deck.0);
    player.base_deck = Bases::default();
    for item in items {
        let base = take(kit, state, seat, item)?;
        state.player_mut(seat).base_deck.insert(base);
    }
    Ok(())
}

/// Bases of the other player that this one has destroyed.
pub(super) fn set_victory(
    kit: &Kit,
    state: &mut State,
    seat: Seat,
    items: &[Item],
) -> Result<(), String> {
    let other = seat.other();
    let before = std::mem::take(&mut state.player_mut(seat).victory);
    before.iter().for_each(|base| state.player_mut(other).left_out.insert(base));
    for item in items {
        let base = take(kit, state, other, item)?;
        state.player_mut(seat).victory.insert(base);
    }
    if items.len() >= usize::from(state.goal) {
        return Err(format!("{} destroyed bases would have won the game", items.len()));
    }
    Ok(())
}
