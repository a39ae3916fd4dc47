//! Choices at the wrong time.

use script::Answer;
use unlimited::{CardId, Choice};

use crate::position::{BLUE, GAME, Position, RED};

/// Cheap units for leader 5 and base 29: R2-D2, Jawa Scavenger, Underworld Thug.
const CHEAP: &str = "5.29.236x10.205x10.247x10";

// proves: SWU-SETUP-07, SWU-SETUP-08
#[test]
fn a_first_hand_is_renewed_once_in_order_of_initiative() {
    let mut table = Position::dealt([CHEAP; 2], [&[], &[]]);
    assert_eq!(table.refused(RED, Choice::Renew), "SWU-SETUP-08");
    table.choose(BLUE, Choice::Renew);
    assert_eq!(table.view().side(BLUE).hand.len(), 6);
    for choice in [Choice::Renew, Choice::Keep] {
        assert_eq!(table.refused(BLUE, choice), "SWU-SETUP-07");
    }
    table.choose(RED, Choice::Keep);
    for seat in [BLUE, RED] {
        assert_eq!(table.refused(seat, Choice::Renew), "SWU-SETUP-07");
    }
}

// proves: SWU-SETUP-09
#[test]
fn exactly_two_cards_become_the_first_resources() {
    let mut table = Position::dealt([CHEAP; 2], [&[], &[]]);
    table.choose(BLUE, Choice::Keep);
    table.choose(RED, Choice::Keep);
    let hand: Vec<CardId> =
        table.view().side(BLUE).hand.iter().flatten().map(|piece| piece.card).collect();
    let theirs = table.held(RED, table.view().side(RED).hand[0].expect("a card").title.number());
    assert_eq!(table.refused(BLUE, Choice::NoResource), "SWU-SETUP-09");
    assert_eq!(table.refused(BLUE, Choice::Pick(theirs)), "SWU-SETUP-09");
    table.choose(BLUE, Choice::Pick(hand[0]));
    assert_eq!(table.refused(BLUE, Choice::Pick(hand[0])), "SWU-SETUP-09");
    assert_eq!(table.refused(BLUE, Choice::NoResource), "SWU-SETUP-09");
    table.choose(BLUE, Choice::Pick(hand[1]));
    assert_eq!(table.refused(BLUE, Choice::Pick(hand[2])), "SWU-SETUP-09");
    assert_eq!(table.refused(BLUE, Choice::Play(hand[2])), "SWU-SETUP-11");
    assert_eq!(table.refused(RED, Choice::Pass), "SWU-SETUP-11");
}

// proves: SWU-ACT-01, SWU-ACT-09
#[test]
fn players_act_in_turn() {
    let mut table = Position::begun([CHEAP; 2], [&[], &[247]]);
    let thug = table.held(RED, 247);
    for choice in [Choice::Play(thug), Choice::Pass, Choice::TakeInitiative, Choice::Deploy] {
        assert_eq!(table.refused(RED, choice), "SWU-ACT-01");
    }
    assert_eq!(table.refused(RED, Choice::Answer(Answer::Yes)), "SWU-ACT-09");
    table.choose(BLUE, Choice::Pass);
    assert_eq!(table.refused(BLUE, Choice::Pass), "SWU-ACT-01");
    table.choose(RED, Choice::Play(thug));
    assert_eq!(table.refused(RED, Choice::Pass), "SWU-ACT-01");
}

#[test]
fn a_choice_that_is_not_an_action_is_refused() {
    let table = Position::begun([CHEAP; 2], [&[247], &[]]);
    let thug = table.held(BLUE, 247);
    for choice in [
        Choice::Answer(Answer::Yes),
        Choice::Target(thug),
        Choice::Stop,
        Choice::Decline,
        Choice::Pick(thug),
        Choice::First(BLUE),
    ] {
        assert_eq!(table.refused(BLUE, choice), "SWU-ACT-02");
    }
    assert_eq!(table.refused(BLUE, Choice::Trigger(0)), "SWU-TRG-01");
    assert_eq!(table.refused(BLUE, Choice::Resource(thug)), "SWU-RGP-04");
}

// proves: SWU-INI-01, SWU-INI-04
#[test]
fn the_player_who_takes_the_initiative_takes_no_more_actions() {
    let mut table = Position::begun([CHEAP; 2], [&[247], &[247]]);
    let [mine, theirs] = [BLUE, RED].map(|seat| table.held(seat, 247));
    table.choose(BLUE, Choice::TakeInitiative);
    assert_eq!(table.refused(RED, Choice::TakeInitiative), "SWU-INI-01");
    assert_eq!(table.refused(BLUE, Choice::Play(mine)), "SWU-INI-04");
    table.choose(RED, Choice::Play(theirs));
    assert_eq!(table.refused(RED, Choice::TakeInitiative), "SWU-INI-01");
    assert_eq!(table.refused(BLUE, Choice::Pass), "SWU-INI-04");
}

// proves: SWU-RGP-04, SWU-RGP-05, SWU-RGP-09
#[test]
fn each_player_makes_at_most_one_resource_and_no_action_in_the_regroup_phase() {
    let mut table = Position::begun([CHEAP; 2], [&[247], &[247]]);
    let [mine, theirs] = [BLUE, RED].map(|seat| table.held(seat, 247));
    table.choose(BLUE, Choice::Pass);
    table.choose(RED, Choice::Pass);
    for choice in [Choice::Play(mine), Choice::Pass, Choice::TakeInitiative] {
        assert_eq!(table.refused(BLUE, choice), "SWU-RGP-09");
        assert_eq!(table.refused(RED, choice), "SWU-RGP-09");
    }
    assert_eq!(table.refused(RED, Choice::Resource(theirs)), "SWU-RGP-05");
    assert_eq!(table.refused(BLUE, Choice::Resource(theirs)), "SWU-RGP-04");
    assert_eq!(table.refused(BLUE, Choice::Stop), "SWU-RGP-01");
    table.choose(BLUE, Choice::Resource(mine));
    let more = table.view().side(BLUE).hand[0].expect("a card").card;
    assert_eq!(table.refused(BLUE, Choice::Resource(more)), "SWU-RGP-04");
    table.choose(RED, Choice::NoResource);
    assert_eq!(table.refused(RED, Choice::Resource(theirs)), "SWU-RGP-04");
}

// proves: SWU-WIN-04
#[test]
fn no_choice_is_accepted_after_the_end() {
    use table::{Game as _, Status};
    let mut table = Position::begun([CHEAP; 2], [&[], &[]]);
    while let Status::Decide(seats) = GAME.status(&table.state) {
        let seat = seats.lowest().expect("somebody decides");
        let options = table.options(seat);
        let attacks =
            |choice: &&Choice| matches!(choice, Choice::Attack(_, base) if base.is_base());
        let plays = |choice: &&Choice| matches!(choice, Choice::Play(_) | Choice::Resource(_));
        let choice = options.iter().find(attacks).or_else(|| options.iter().find(plays));
        let choice = *choice.or(options.last()).expect("an option");
        table.choose(seat, choice);
    }
    for seat in [BLUE, RED] {
        for choice in [Choice::Pass, Choice::TakeInitiative, Choice::Answer(Answer::Yes)] {
            assert_eq!(table.refused(seat, choice), "SWU-WIN-04");
        }
    }
}
