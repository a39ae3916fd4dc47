//! Attacks that cannot be made.

use unlimited::{CardId, Choice, Question};

use crate::position::{BLUE, Position, RED};

/// Leader 5 and base 29: Jawa Scavenger (Saboteur), Underworld Thug, Alliance X-Wing.
const CHEAP: &str = "5.29.205x10.247x10.237x10";

// proves: SWU-ATK-01, SWU-ATK-03, SWU-RDY-03
#[test]
fn a_ready_unit_attacks_an_enemy_of_its_arena() {
    let mut table = Position::begun([CHEAP; 2], [&[247, 205], &[237]]);
    let thug = table.play(BLUE, 247);
    let fighter = table.play(RED, 237);
    let [mine, theirs] = [BLUE, RED].map(CardId::base);
    assert_eq!(table.refused(BLUE, Choice::Attack(thug, theirs)), "SWU-RDY-03");
    table.next_round([&[205], &[]]);
    let refused =
        |table: &Position, unit, target| table.refused(BLUE, Choice::Attack(unit, target));
    assert_eq!(refused(&table, fighter, mine), "SWU-ATK-01");
    assert_eq!(refused(&table, table.held(BLUE, 205), theirs), "SWU-ATK-01");
    assert_eq!(refused(&table, thug, fighter), "SWU-ATK-03");
    assert_eq!(refused(&table, thug, thug), "SWU-ATK-03");
    assert_eq!(refused(&table, thug, mine), "SWU-ATK-03");
    let hidden = table.view().side(RED).hand[0].expect("a card").card;
    assert_eq!(refused(&table, thug, hidden), "SWU-ATK-03");
    table.act(BLUE, Choice::Attack(thug, theirs));
    table.choose(RED, Choice::Pass);
    assert_eq!(refused(&table, thug, theirs), "SWU-RDY-03");
}

// proves: SWU-LDR-01
#[test]
fn a_leader_beside_its_base_neither_attacks_nor_is_attacked() {
    let mut table = Position::begun([CHEAP; 2], [&[247], &[]]);
    let thug = table.play(BLUE, 247);
    table.next_round([&[], &[]]);
    let [mine, theirs] = [BLUE, RED].map(CardId::leader);
    let base = CardId::base(RED);
    assert_eq!(table.refused(BLUE, Choice::Attack(mine, base)), "SWU-LDR-01");
    assert_eq!(table.refused(BLUE, Choice::Attack(thug, theirs)), "SWU-LDR-01");
}

// proves: SWU-SEN-01, SWU-SEN-02, SWU-SAB-01
#[test]
fn a_sentinel_must_be_attacked_in_its_arena_except_by_saboteurs() {
    // Cloud City Wing Guard is a Sentinel on the ground.
    let codes = [CHEAP, "5.29.63x15.205x15"];
    let mut table = Position::begun(codes, [&[247, 205, 237], &[63, 205]]);
    let thug = table.play(BLUE, 247);
    let other = table.play(RED, 205);
    table.next_round([&[205, 237], &[63]]);
    let jawa = table.play(BLUE, 205);
    let guard = table.play(RED, 63);
    let fighter = table.play(BLUE, 237);
    table.next_round([&[], &[]]);
    let base = CardId::base(RED);
    let active = table.view().active;
    assert_eq!(active, BLUE);
    for target in [base, other] {
        assert_eq!(table.refused(BLUE, Choice::Attack(thug, target)), "SWU-SEN-01");
    }
    assert_eq!(
        table.said(BLUE, Choice::Attack(thug, base)),
        "Cloud City Wing Guard has Sentinel in the arena of Underworld Thug. Attack a Sentinel."
    );
    for (unit, target) in [(thug, guard), (jawa, base), (jawa, other), (fighter, base)] {
        let mut table = Position { state: table.state };
        table.choose(BLUE, Choice::Attack(unit, target));
    }
}

#[test]
fn a_unit_that_cant_be_attacked_says_so_itself() {
    // Sabine Wren, with three aspects on her other units: SpecForce Soldier, Jawa Scavenger.
    let codes = [CHEAP, "14.29.142x10.140x10.205x10"];
    let mut table = Position::begun(codes, [&[247], &[142, 140, 205]]);
    let thug = table.play(BLUE, 247);
    let sabine = table.play(RED, 142);
    table.next_round([&[], &[140, 205]]);
    let attack = Choice::Attack(thug, sabine);
    {
        let mut open = Position { state: table.state };
        open.choose(BLUE, attack);
    }
    table.choose(BLUE, Choice::Pass);
    table.play(RED, 140);
    table.choose(BLUE, Choice::Pass);
    table.play(RED, 205);
    assert_eq!(table.refused(BLUE, attack), "card sabine-wren-explosives-artist");
}

// proves: SWU-ATK-06
#[test]
fn a_card_can_forbid_attacks_on_bases() {
    let codes = ["5.29.72x15.247x15", CHEAP];
    let mut table = Position::begun(codes, [&[247, 72], &[]]);
    let thug = table.play(BLUE, 247);
    table.next_round([&[72], &[]]);
    assert!(table.options(BLUE).contains(&Choice::Attack(thug, CardId::base(RED))));
    let upgrade = table.held(BLUE, 72);
    table.act(BLUE, Choice::Attach(upgrade, thug));
    table.choose(RED, Choice::Pass);
    let attack = Choice::Attack(thug, CardId::base(RED));
    assert_eq!(table.refused(BLUE, attack), "card entrenched");
    let attacks = |choice: &Choice| matches!(choice, Choice::Attack(..));
    assert!(!table.options(BLUE).iter().any(attacks));
}

// proves: SWU-AMB-03
#[test]
fn an_ambush_is_against_units_of_the_own_arena() {
    // Auzituck Liberator Gunship has Ambush in space.
    let codes = ["5.29.195x15.247x15", CHEAP];
    let mut table = Position::begun(codes, [&[195, 247], &[237, 247]]);
    table.next_round([&[195], &[237, 247]]);
    table.next_round([&[195], &[237, 247]]);
    table.choose(BLUE, Choice::Pass);
    let fighter = table.play(RED, 237);
    table.choose(BLUE, Choice::Pass);
    let thug = table.play(RED, 247);
    let gunship = table.held(BLUE, 195);
    table.choose(BLUE, Choice::Play(gunship));
    assert!(matches!(table.question(BLUE), Some(Question::Ambush(_))));
    assert_eq!(table.refused(BLUE, Choice::Target(CardId::base(RED))), "SWU-AMB-03");
    assert_eq!(table.refused(BLUE, Choice::Target(thug)), "SWU-ATK-03");
    assert_eq!(table.refused(BLUE, Choice::Target(gunship)), "SWU-ATK-03");
    assert_eq!(table.refused(BLUE, Choice::Pass), "SWU-RND-06");
    assert_eq!(table.refused(RED, Choice::Pass), "SWU-ACT-01");
    assert_eq!(
        table.said(BLUE, Choice::Pass),
        "First decide about the Ambush of Auzituck Liberator Gunship."
    );
    table.choose(BLUE, Choice::Target(fighter));
}

// proves: SWU-ATK-33
#[test]
fn an_attack_by_an_ability_is_made_as_the_card_says() {
    // Frontline Shuttle lets a unit attack, even an exhausted one, but not a base.
    let codes = ["9.29.110x15.247x15", CHEAP];
    let mut table = Position::begun(codes, [&[110, 247], &[205, 205]]);
    let shuttle = table.play(BLUE, 110);
    let first = table.play(RED, 205);
    table.choose(BLUE, Choice::Pass);
    table.play(RED, 205);
    table.next_round([&[247], &[]]);
    let thug = table.play(BLUE, 247);
    table.choose(RED, Choice::Pass);
    table.choose(BLUE, Choice::Use(shuttle, 0));
    assert!(matches!(table.question(BLUE), Some(Question::Target(_))));
    let base = Choice::Target(CardId::base(RED));
    assert_eq!(table.refused(BLUE, base), "card frontline-shuttle");
    assert_eq!(table.refused(BLUE, Choice::Decline), "SWU-ATK-32");
    assert_eq!(table.refused(BLUE, Choice::Target(thug)), "SWU-ATK-03");
    table.choose(BLUE, Choice::Target(first));
}
