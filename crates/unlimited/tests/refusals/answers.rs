//! Answers that a question does not accept.

use script::{Answer, Ask};
use unlimited::{CardId, Choice, Object, Question};

use crate::position::{BLUE, Position, RED};

/// Leader 5 and base 29: R2-D2, Underworld Thug, Jawa Scavenger.
const CHEAP: &str = "5.29.236x10.247x10.205x10";

fn thing(card: CardId) -> Choice {
    Choice::Answer(Answer::Thing(card.thing()))
}

// proves: SWU-WORD-02, SWU-WORD-13, SWU-LDR-01
#[test]
fn an_event_names_itself_when_it_does_not_offer_something() {
    // Open Fire damages a unit.
    let codes = ["10.29.172x15.247x15", CHEAP];
    let mut table = Position::begun(codes, [&[172, 247], &[247]]);
    let mine = table.play(BLUE, 247);
    let theirs = table.play(RED, 247);
    table.next_round([&[172], &[]]);
    let event = table.held(BLUE, 172);
    table.choose(BLUE, Choice::Play(event));
    assert!(matches!(table.question(BLUE), Some(Question::Ability { ask: Ask::Pick { .. }, .. })));
    assert_eq!(table.refused(BLUE, thing(CardId::base(RED))), "card open-fire");
    assert_eq!(table.refused(BLUE, thing(event)), "card open-fire");
    let shield = Choice::Answer(Answer::Thing(Object::Shield(mine).thing()));
    assert_eq!(table.refused(BLUE, shield), "card open-fire");
    assert_eq!(
        table.said(BLUE, thing(CardId::leader(RED))),
        "Open Fire does not let you choose Luke Skywalker. Choose something that it offers."
    );
    assert_eq!(table.refused(BLUE, Choice::Answer(Answer::Enough)), "SWU-WORD-02");
    assert_eq!(table.refused(BLUE, Choice::Answer(Answer::Yes)), "SWU-RND-06");
    assert_eq!(table.refused(BLUE, Choice::Pass), "SWU-RND-06");
    assert_eq!(table.said(BLUE, Choice::Pass), "First answer the question of Open Fire.");
    assert_eq!(table.refused(RED, thing(theirs)), "SWU-ACT-09");
    table.choose(BLUE, thing(theirs));
}

// proves: SWU-WORD-16
#[test]
fn a_mode_is_chosen_once() {
    // Vigilance has four modes, of which two are chosen; two need a unit in play.
    let codes = ["5.20.58x15.247x15", CHEAP];
    let mut table = Position::begun(codes, [&[58, 247], &[]]);
    table.play(BLUE, 247);
    table.until_resources(4, [&[58], &[]]);
    let event = table.held(BLUE, 58);
    table.choose(BLUE, Choice::Play(event));
    assert!(matches!(table.question(BLUE), Some(Question::Ability { ask: Ask::OneOf(_), .. })));
    let mode = |n| Choice::Answer(Answer::Option(n));
    assert_eq!(table.refused(BLUE, mode(9)), "card vigilance");
    table.choose(BLUE, mode(0));
    assert!(matches!(table.question(BLUE), Some(Question::Ability { ask: Ask::OneOf(_), .. })));
    assert_eq!(table.refused(BLUE, mode(0)), "card vigilance");
}

// proves: SWU-OPEN-27, SWU-DMG-11
#[test]
fn damage_is_divided_in_full_and_in_shares_of_at_least_one() {
    // Overwhelming Barrage divides the power of a friendly unit among other units.
    let codes = ["7.29.92x15.247x15", CHEAP];
    let wanted: [&[u8]; 2] = [&[92, 247], &[247, 236, 205]];
    let mut table = Position::begun(codes, wanted);
    let thug = table.play(BLUE, 247);
    let droid = table.play(RED, 236);
    table.choose(BLUE, Choice::Pass);
    let jawa = table.play(RED, 205);
    table.next_round([&[92], &[247]]);
    table.choose(BLUE, Choice::Pass);
    let other = table.play(RED, 247);
    table.next_round([&[92], &[247]]);
    table.next_round([&[92], &[]]);
    let event = table.held(BLUE, 92);
    table.choose(BLUE, Choice::Play(event));
    if matches!(table.question(BLUE), Some(Question::Ability { ask: Ask::Pick { .. }, .. })) {
        table.choose(BLUE, thing(thug));
    }
    // 2 printed power, and 2 more for the phase.
    assert!(matches!(table.question(BLUE), Some(Question::Divide(_, _, 4))));
    let refused = |table: &Position, to, n| table.refused(BLUE, Choice::Share(to, n));
    assert_eq!(refused(&table, droid, 0), "SWU-OPEN-27");
    assert_eq!(refused(&table, droid, 5), "SWU-OPEN-27");
    assert_eq!(refused(&table, thug, 1), "card overwhelming-barrage");
    assert_eq!(refused(&table, CardId::base(RED), 1), "card overwhelming-barrage");
    {
        let mut none = Position { state: table.state };
        none.choose(BLUE, Choice::Stop);
    }
    table.choose(BLUE, Choice::Share(droid, 1));
    assert_eq!(refused(&table, droid, 1), "SWU-OPEN-27");
    assert_eq!(refused(&table, jawa, 4), "SWU-OPEN-27");
    assert_eq!(table.refused(BLUE, Choice::Stop), "SWU-OPEN-27");
    assert_eq!(table.said(BLUE, Choice::Stop), "All of it must be divided. Still to divide: 3.");
    table.choose(BLUE, Choice::Share(jawa, 2));
    // The rest is dealt to the last unit without a question.
    assert!(table.question(BLUE).is_none());
    let view = table.view();
    let hurt = view.side(RED).units.iter().find(|unit| unit.card.card == other);
    assert_eq!(hurt.map(|unit| unit.damage), Some(1));
}

// proves: SWU-WORD-35
#[test]
fn no_more_is_healed_than_was_damaged() {
    // Redemption heals up to 8 damage, divided; the Thug hits the base once before.
    let codes = ["5.29.52x15.247x15", CHEAP];
    let wanted: [&[u8]; 2] = [&[52], &[247]];
    let mut table = Position::begun(codes, wanted);
    table.choose(BLUE, Choice::Pass);
    let thug = table.play(RED, 247);
    table.next_round([&[52], &[]]);
    table.choose(BLUE, Choice::Pass);
    table.act(RED, Choice::Attack(thug, CardId::base(BLUE)));
    table.until_resources(8, [&[52], &[]]);
    let ship = table.held(BLUE, 52);
    table.choose(BLUE, Choice::Play(ship));
    assert!(matches!(table.question(BLUE), Some(Question::Divide(..))));
    let base = CardId::base(BLUE);
    assert_eq!(table.refused(BLUE, Choice::Share(base, 3)), "SWU-WORD-35");
    assert_eq!(table.refused(BLUE, Choice::Share(thug, 1)), "SWU-WORD-35");
    table.choose(BLUE, Choice::Share(base, 2));
}

// proves: SWU-UNQ-02
#[test]
fn one_of_the_copies_of_a_unique_card_is_defeated() {
    let mut table = Position::begun([CHEAP; 2], [&[236, 236], &[236]]);
    let first = table.play(BLUE, 236);
    let theirs = table.play(RED, 236);
    let second = table.held(BLUE, 236);
    table.choose(BLUE, Choice::Play(second));
    assert!(matches!(table.question(BLUE), Some(Question::Unique(_))));
    assert_eq!(table.refused(BLUE, Choice::Defeat(theirs)), "SWU-UNQ-02");
    assert_eq!(table.refused(BLUE, Choice::Defeat(CardId::leader(BLUE))), "SWU-UNQ-02");
    assert_eq!(table.refused(BLUE, Choice::Pass), "SWU-RND-06");
    table.choose(BLUE, Choice::Defeat(first));
}

// proves: SWU-TRG-11
#[test]
fn only_abilities_that_wait_are_put_in_order() {
    // Cargo Juggernaut has Shielded and an ability when played.
    let codes = ["5.29.68x15.247x15", CHEAP];
    let wanted: [&[u8]; 2] = [&[68], &[]];
    let mut table = Position::begun(codes, wanted);
    table.until_resources(6, wanted);
    let tank = table.held(BLUE, 68);
    table.choose(BLUE, Choice::Play(tank));
    assert_eq!(table.question(BLUE), Some(Question::Order));
    assert_eq!(table.refused(BLUE, Choice::Trigger(9)), "SWU-TRG-11");
    assert_eq!(table.refused(BLUE, Choice::First(BLUE)), "SWU-RND-06");
    table.choose(BLUE, Choice::Trigger(1));
}

#[test]
fn cards_discarded_in_secret_come_from_the_own_hand() {
    // Smoke and Cinders: both players keep two cards.
    let codes = ["10.29.174x15.247x15", CHEAP];
    let wanted: [&[u8]; 2] = [&[174], &[]];
    let mut table = Position::begun(codes, wanted);
    table.until_resources(5, wanted);
    let event = table.held(BLUE, 174);
    table.choose(BLUE, Choice::Play(event));
    assert!(matches!(table.question(BLUE), Some(Question::DiscardDown(_))));
    let hands = [BLUE, RED].map(|seat| table.view().side(seat).hand.clone());
    let card = |seat: usize, n: usize| hands[seat][n].expect("a card").card;
    assert_eq!(table.refused(BLUE, Choice::Pick(card(1, 0))), "card smoke-and-cinders");
    table.choose(BLUE, Choice::Pick(card(0, 0)));
    assert_eq!(table.refused(BLUE, Choice::Pick(card(0, 0))), "card smoke-and-cinders");
    assert_eq!(table.refused(RED, Choice::Pass), "SWU-ACT-09");
    for n in 1.. {
        if !matches!(table.question(BLUE), Some(Question::DiscardDown(_))) {
            assert_eq!(table.refused(BLUE, Choice::Pick(card(0, n))), "card smoke-and-cinders");
            break;
        }
        table.choose(BLUE, Choice::Pick(card(0, n)));
    }
}
