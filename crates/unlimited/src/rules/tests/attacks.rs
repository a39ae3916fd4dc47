//! Units that change sides in the middle of an attack.

use table::Seats;

use super::{BLUE, Position, RED};
use crate::rules::Table;
use crate::rules::damage::Exit;
use crate::rules::state::CardId;

/// Attacker and defending unit.
type Fighters = [CardId; 2];

/// Blue's unit attacks red's; `meanwhile` runs after step 4, and the attack continues.
fn attack(
    [attacker, defender]: [&str; 2],
    meanwhile: impl FnOnce(&mut Table<'_>, Fighters),
) -> (Position, Fighters) {
    let mut position = Position::of(&format!("blue.ground = {attacker}\nred.ground = {defender}"));
    let fighters = [position.card(BLUE, attacker), position.card(RED, defender)];
    position.act();
    let mut table = position.table();
    table.attack(BLUE, fighters[0], fighters[1]);
    meanwhile(&mut table, fighters);
    position.go_on();
    (position, fighters)
}

fn attacker_changes_sides(table: &mut Table<'_>, [attacker, _]: Fighters) {
    assert!(table.take_control(RED, attacker));
}

fn defender_changes_sides(table: &mut Table<'_>, [_, defender]: Fighters) {
    assert!(table.take_control(BLUE, defender));
}

/// Damage on the attacker, the defending unit and red's base.
fn damage((position, [attacker, defender]): &(Position, Fighters)) -> [u8; 3] {
    [*attacker, *defender, CardId::base(RED)].map(|card| position.damage(card))
}

// proves: SWU-ATK-36
#[test]
fn a_unit_that_changes_sides_deals_and_takes_no_combat_damage() {
    let fighters = ["consular-security-force", "wampa"];
    assert_eq!(damage(&attack(fighters, |_, _| {})), [4, 3, 0]);
    assert_eq!(damage(&attack(fighters, attacker_changes_sides)), [0; 3]);
    assert_eq!(damage(&attack(fighters, defender_changes_sides)), [0; 3]);
}

/// Ezra Bridger asks about a card when he completes an attack.
///
/// proves: SWU-ATK-36
#[test]
fn only_the_unit_that_changes_sides_leaves_the_attack() {
    let asked = |meanwhile: fn(&mut Table<'_>, Fighters)| {
        let fighters = ["ezra-bridger-resourceful-troublemaker", "wampa"];
        let (position, _) = attack(fighters, meanwhile);
        (position.state.deciders, position.state.attacks.is_empty())
    };
    // The attacker has completed its attack, and its ability asks blue before the attack closes.
    assert_eq!(asked(defender_changes_sides), (Seats::only(BLUE), false));
    // The attack is over, and it is red's turn.
    assert_eq!(asked(attacker_changes_sides), (Seats::only(RED), true));
}

/// A unit that left play leaves all damage to Overwhelm; one that changed sides is still in play.
///
/// proves: SWU-OPEN-13
#[test]
fn overwhelm_deals_nothing_to_the_base_for_a_unit_that_changed_sides() {
    let fighters = ["wampa", "death-star-stormtrooper"];
    assert_eq!(damage(&attack(fighters, |_, _| {}))[2], 3);
    let left = attack(fighters, |table, [_, defender]| table.remove_unit(defender, Exit::Hand));
    assert_eq!(damage(&left), [0, 0, 4]);
    assert_eq!(damage(&attack(fighters, defender_changes_sides)), [0; 3]);
}

/// A Snowtrooper has Overwhelm while it attacks a damaged unit.
///
/// proves: SWU-OPEN-47, SWU-ATK-14
#[test]
fn a_constant_ability_does_not_remember_a_unit_that_has_left_play() {
    let meanwhile = |defeat: bool| {
        move |table: &mut Table<'_>, [_, defender]: Fighters| {
            table.state.damage[defender.index()] = 1;
            if defeat {
                table.defeat_units([defender.thing()].into_iter().collect());
            }
        }
    };
    let fighters = ["first-legion-snowtrooper", "admiral-ozzel-overconfident"];
    let base = |defeat: bool| damage(&attack(fighters, meanwhile(defeat)))[2];
    assert!(base(false) > 0, "Overwhelm while the unit is there");
    assert_eq!(base(true), 0, "and none without it");
}
