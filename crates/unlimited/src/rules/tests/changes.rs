//! The abilities that a change in play triggers.

use script::Things as _;

use super::{BLUE, Position, RED};
use crate::decks::Title;
use crate::rules::meaning::card_of;
use crate::rules::state::CardId;
use crate::words::{Ability, Kind, Only, Price, Trait};

/// The traits of a card never change in this set, so this test replaces the whole card.
///
/// proves: SWU-UPG-04
#[test]
fn an_upgrade_stays_on_a_unit_it_could_not_be_attached_to_any_more() {
    let mut position = Position::of(
        "blue.ground = wampa (upgrade electrostaff)
         blue.hand = electrostaff
         blue.resources = 9",
    );
    let unit = position.card(BLUE, "wampa");
    let attached = card_of(position.state.upgrades.lowest().expect("an upgrade in play"));
    let held = card_of(position.state.hand_of(BLUE).lowest().expect("an upgrade in hand"));
    let hosts = |position: &Position| position.look().hosts_for(held, BLUE, Price::Usual).count();
    assert_eq!(hosts(&position), 1);
    position.state.titles[unit.index()] = Title::of_id("at-st").expect("a Vehicle");
    position.state.unchecked = true;
    position.state.may_have_duplicates = true;
    position.act();
    position.table().check();
    position.go_on();
    assert_eq!(hosts(&position), 0, "no other Electrostaff can be attached");
    assert!(position.state.upgrades.contains(attached.thing()));
    assert_eq!(position.state.host(attached), unit);
}

/// A position in which both players have this card, a Wampa and an AT-ST in play; `None` for
/// events.
fn position_with(title: Title) -> Option<String> {
    let card = title.card();
    let id = card.id;
    let both = |line: &str| format!("blue.{line}\nred.{line}\n");
    let units = match card.kind {
        Kind::Unit => format!("wampa, at-st, {id}"),
        Kind::Upgrade if card.abilities.contains(&FOR_VEHICLES) => {
            format!("wampa, at-st (upgrade {id})")
        }
        Kind::Upgrade => format!("wampa (upgrade {id}), at-st"),
        Kind::Leader | Kind::Base => "wampa, at-st".to_owned(),
        Kind::Event | Kind::Token => return None,
    };
    let place = match card.kind {
        Kind::Leader => format!("blue.leader = {id}\nred.leader = {id} (deployed)\n"),
        Kind::Base => both(&format!("base = {id}")),
        _ => String::new(),
    };
    // One unit has as many hit points as its player has resources.
    Some(both("resources = 3") + &place + &both(&format!("units = {units}")))
}

const FOR_VEHICLES: Ability = Ability::Attaches(&[Only::Of(Trait::Vehicle)]);

/// Steps 2 and 3 of an attack with every card of the set in play: no ability is triggered that
/// would have to be resolved before the next step.
///
/// proves: SWU-OPEN-08
#[test]
fn no_card_triggers_on_a_defeated_shield_or_a_healed_base() {
    let mut cards = 0;
    for title in Title::all() {
        let Some(givens) = position_with(title) else { continue };
        let mut position = Position::of(&givens);
        let depth = position.state.stack.depth();
        for seat in [BLUE, RED] {
            let base = CardId::base(seat);
            position.state.damage[base.index()] = 5;
            for unit in ["wampa", "at-st"] {
                let unit = position.card(seat, unit);
                position.state.shields[unit.index()] = 2;
                position.table().sabotage(unit);
                assert_eq!(position.state.shields[unit.index()], 0);
            }
            position.table().restore(seat, 2);
            position.table().check();
            assert_eq!(position.damage(base), 3);
        }
        assert!(position.state.waiting.is_empty(), "{}", title.card().id);
        assert_eq!(position.state.stack.depth(), depth);
        cards += 1;
    }
    assert!(cards > 150, "{cards}");
}
