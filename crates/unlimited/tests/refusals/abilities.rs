//! Abilities that cannot be used, and leaders that cannot be deployed.

use unlimited::{CardId, Choice};

use crate::position::{BLUE, Position, RED};

/// Leader 5 and base 29: R2-D2, Underworld Thug, Alliance X-Wing.
const CHEAP: &str = "5.29.236x10.247x10.237x10";

// proves: SWU-ABL-03, SWU-ABL-04, SWU-ABL-11, SWU-RDY-03
#[test]
fn an_ability_is_used_by_its_controller_who_can_pay_for_it() {
    let mut table = Position::begun([CHEAP; 2], [&[247, 236], &[247, 236]]);
    let [mine, theirs] = [BLUE, RED].map(CardId::leader);
    let droid = table.held(BLUE, 236);
    assert_eq!(table.refused(BLUE, Choice::Use(theirs, 0)), "SWU-ABL-11");
    assert_eq!(table.refused(BLUE, Choice::Use(table.held(RED, 236), 0)), "SWU-ABL-11");
    assert_eq!(table.refused(BLUE, Choice::Use(droid, 0)), "SWU-ZONE-03");
    assert_eq!(table.refused(BLUE, Choice::Use(CardId::base(BLUE), 0)), "SWU-ABL-02");
    assert_eq!(table.refused(BLUE, Choice::Use(mine, 7)), "SWU-ABL-02");
    // Blue uses the leader, which is exhausted then; Red spends what it would cost.
    table.act(BLUE, Choice::Use(mine, 0));
    table.play(RED, 247);
    assert_eq!(table.refused(BLUE, Choice::Use(mine, 0)), "SWU-RDY-03");
    table.choose(BLUE, Choice::Pass);
    assert_eq!(table.refused(RED, Choice::Use(theirs, 0)), "SWU-ABL-04");
    assert_eq!(
        table.said(RED, Choice::Use(theirs, 0)),
        "The ability of Luke Skywalker costs 1 resource and you have 0 ready resources."
    );
}

#[test]
fn every_part_of_a_cost_must_be_payable() {
    // Emperor Palpatine's ability also costs a friendly unit.
    let table = Position::begun(["6.29.247x30", CHEAP], [&[], &[]]);
    assert_eq!(table.refused(BLUE, Choice::Use(CardId::leader(BLUE), 0)), "SWU-ABL-04");
}

// proves: SWU-ABL-10, SWU-BASE-05
#[test]
fn an_epic_action_is_used_once() {
    let mut table = Position::begun(["5.19.247x30", CHEAP], [&[], &[]]);
    let ability = Choice::Use(CardId::base(BLUE), 0);
    table.act(BLUE, ability);
    table.choose(RED, Choice::Pass);
    assert_eq!(table.refused(BLUE, ability), "SWU-ABL-10");
    table.next_round([&[], &[]]);
    assert_eq!(table.refused(BLUE, ability), "SWU-ABL-10");
}

// proves: SWU-LDR-02, SWU-LDR-03, SWU-LDR-04, SWU-LDR-13
#[test]
fn a_leader_is_deployed_once_with_enough_resources() {
    // IG-88 is deployed with 5 resources; Red keeps a Takedown for him.
    let codes = ["12.29.236x10.247x10.237x10", "5.29.77x15.247x15"];
    let wanted: [&[u8]; 2] = [&[], &[77]];
    let mut table = Position::begun(codes, wanted);
    let leader = CardId::leader(BLUE);
    assert_eq!(table.refused(BLUE, Choice::Deploy), "SWU-LDR-04");
    table.until_resources(4, wanted);
    assert_eq!(table.refused(BLUE, Choice::Deploy), "SWU-LDR-04");
    assert_eq!(
        table.said(BLUE, Choice::Deploy),
        "IG-88 is deployed with 5 resources or more, ready or not, and you control 4."
    );
    table.next_round(wanted);
    table.act(BLUE, Choice::Deploy);
    table.choose(RED, Choice::Pass);
    assert_eq!(table.refused(BLUE, Choice::Deploy), "SWU-LDR-13");
    assert_eq!(table.refused(BLUE, Choice::Use(leader, 0)), "SWU-LDR-02");
    table.next_round(wanted);
    table.choose(BLUE, Choice::Pass);
    table.play(RED, 77);
    assert!(!table.view().side(BLUE).leader.deployed);
    assert_eq!(table.refused(BLUE, Choice::Deploy), "SWU-LDR-13");
}
