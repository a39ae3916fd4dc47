//! Cards that cannot be played.

use unlimited::{CardId, Choice};

use crate::position::{BLUE, Position, RED, title};

/// Leader 5 and base 29: R2-D2, Underworld Thug, Alliance X-Wing.
const CHEAP: &str = "5.29.236x10.247x10.237x10";

// proves: SWU-PLAY-01, SWU-COMP-05
#[test]
fn units_events_and_upgrades_are_played_from_the_own_hand() {
    let mut table = Position::begun([CHEAP; 2], [&[236, 247], &[247]]);
    let mine = table.held(BLUE, 236);
    let theirs = table.held(RED, 247);
    let resource = table.view().side(BLUE).resources[0].expect("a resource").card;
    for seat in [BLUE, RED] {
        assert_eq!(table.refused(BLUE, Choice::Play(CardId::leader(seat))), "SWU-COMP-05");
        assert_eq!(table.refused(BLUE, Choice::Play(CardId::base(seat))), "SWU-COMP-05");
    }
    assert_eq!(table.refused(BLUE, Choice::Play(theirs)), "SWU-PLAY-01");
    assert_eq!(table.refused(BLUE, Choice::Play(resource)), "SWU-PLAY-01");
    table.act(BLUE, Choice::Play(mine));
    table.choose(RED, Choice::Pass);
    assert_eq!(table.refused(BLUE, Choice::Play(mine)), "SWU-PLAY-01");
}

// proves: SWU-COST-04
#[test]
fn a_card_needs_enough_ready_resources() {
    let codes = ["5.29.236x10.247x10.63x10", CHEAP];
    let mut table = Position::begun(codes, [&[63, 236], &[]]);
    let guard = table.held(BLUE, 63);
    assert_eq!(table.refused(BLUE, Choice::Play(guard)), "SWU-COST-04");
    assert_eq!(
        table.said(BLUE, Choice::Play(guard)),
        "Cloud City Wing Guard costs you 3 and you have 2 ready resources: 1 missing."
    );
    table.play(BLUE, 236);
    table.choose(RED, Choice::Pass);
    assert_eq!(
        table.said(BLUE, Choice::Play(guard)),
        "Cloud City Wing Guard costs you 3 and you have 1 ready resource: 2 missing."
    );
}

// proves: SWU-ASP-02, SWU-ASP-05
#[test]
fn the_aspect_penalty_is_named_if_it_is_what_cannot_be_paid() {
    // Battlefield Marine has Command and Heroism, Death Star Stormtrooper Aggression and Villainy.
    let codes = ["5.29.95x10.128x10.132x10", CHEAP];
    let mut table = Position::begun(codes, [&[95, 128, 132], &[]]);
    let [marine, trooper, fighter] = [95, 128, 132].map(|number| table.held(BLUE, number));
    for card in [marine, trooper] {
        assert_eq!(table.refused(BLUE, Choice::Play(card)), "SWU-ASP-02");
    }
    assert_eq!(
        table.said(BLUE, Choice::Play(marine)),
        "Battlefield Marine costs you 4 and you have 2 ready resources: that includes a penalty of 2 \
         for Command, which your leader and base do not cover."
    );
    assert_eq!(
        table.said(BLUE, Choice::Play(trooper)),
        "Death Star Stormtrooper costs you 5 and you have 2 ready resources: that includes a penalty \
         of 4 for Aggression and Villainy, which your leader and base do not cover."
    );
    // Imperial Interceptor is too expensive even without the penalty.
    assert_eq!(table.refused(BLUE, Choice::Play(fighter)), "SWU-COST-04");
    table.until_resources(4, [&[95], &[]]);
    table.play(BLUE, 95);
}

// proves: SWU-PLAY-04
#[test]
fn a_name_that_was_named_is_forbidden_to_the_opponent_alone() {
    let codes = ["5.29.62x15.237x15", CHEAP];
    let mut table = Position::begun(codes, [&[62, 237], &[237, 247]]);
    let governor = table.held(BLUE, 62);
    table.choose(BLUE, Choice::Play(governor));
    // Cards are named without subtitles: the leader Luke stands for all of that name.
    assert_eq!(table.refused(BLUE, Choice::Name(title(51))), "SWU-WORD-19");
    assert_eq!(table.refused(BLUE, Choice::Pass), "SWU-RND-06");
    assert_eq!(table.refused(RED, Choice::Pass), "SWU-ACT-01");
    table.choose(BLUE, Choice::Name(title(237)));
    let fighter = table.held(RED, 237);
    assert_eq!(table.refused(RED, Choice::Play(fighter)), "card regional-governor");
    table.play(RED, 247);
    table.next_round([&[237], &[]]);
    table.play(BLUE, 237);
}

// proves: SWU-UPG-01, SWU-UPG-02
#[test]
fn an_upgrade_needs_a_unit_it_can_go_on() {
    // Luke's Lightsaber attaches to units that are not Vehicles; the X-Wing is a Vehicle.
    let codes = ["5.29.53x10.237x10.247x10", CHEAP];
    let wanted: [&[u8]; 2] = [&[53, 237, 247], &[]];
    let mut table = Position::begun(codes, wanted);
    let saber = table.held(BLUE, 53);
    let own_base = CardId::base(BLUE);
    assert_eq!(table.refused(BLUE, Choice::Play(saber)), "SWU-UPG-02");
    assert_eq!(table.refused(BLUE, Choice::Attach(saber, own_base)), "SWU-UPG-02");
    let fighter = table.play(BLUE, 237);
    table.choose(RED, Choice::Pass);
    assert_eq!(table.refused(BLUE, Choice::Attach(saber, fighter)), "SWU-UPG-02");
    table.next_round([&[53, 247], &[]]);
    table.next_round([&[53, 247], &[]]);
    let thug = table.play(BLUE, 247);
    table.choose(RED, Choice::Pass);
    let saber = table.held(BLUE, 53);
    let refused = table.refused(BLUE, Choice::Attach(saber, fighter));
    assert_eq!(refused, "card lukes-lightsaber");
    assert_eq!(
        table.said(BLUE, Choice::Attach(saber, fighter)),
        "Luke's Lightsaber can only be attached to a non-Vehicle unit, and Alliance X-Wing is not \
         one."
    );
    assert_eq!(table.refused(BLUE, Choice::Attach(saber, own_base)), "SWU-UPG-01");
    assert_eq!(table.refused(BLUE, Choice::Play(saber)), "SWU-UPG-01");
    table.act(BLUE, Choice::Attach(saber, thug));
    assert_eq!(table.view().unit(thug).expect("a unit").1.upgrades[0].card, saber);
}

#[test]
fn only_an_upgrade_is_attached_and_it_is_paid() {
    let codes = ["5.29.53x10.236x10.247x10", CHEAP];
    let mut table = Position::begun(codes, [&[53, 236, 247], &[]]);
    let [saber, thug] = [53, 247].map(|number| table.held(BLUE, number));
    let droid = table.play(BLUE, 236);
    table.choose(RED, Choice::Pass);
    assert_eq!(table.refused(BLUE, Choice::Attach(thug, droid)), "SWU-UPG-01");
    assert_eq!(table.refused(BLUE, Choice::Attach(saber, droid)), "SWU-COST-04");
    assert_eq!(table.refused(BLUE, Choice::Play(saber)), "SWU-COST-04");
}

// proves: SWU-COST-10
#[test]
fn one_card_is_discarded_instead_of_a_cost_where_the_card_says_so() {
    // Bamboozle takes another Cunning card: Jawa Scavenger is one, Underworld Thug is not.
    let codes = ["5.29.199x10.205x10.247x10", CHEAP];
    let mut table = Position::begun(codes, [&[199, 205, 247], &[]]);
    let [event, jawa, thug] = [199, 205, 247].map(|number| table.held(BLUE, number));
    assert_eq!(table.refused(BLUE, Choice::PlayInstead(event, thug)), "SWU-COST-10");
    assert_eq!(table.refused(BLUE, Choice::PlayInstead(event, event)), "SWU-COST-10");
    assert_eq!(table.refused(BLUE, Choice::PlayInstead(thug, jawa)), "SWU-COST-03");
    table.act(BLUE, Choice::PlayInstead(event, jawa));
    assert_eq!(table.view().side(BLUE).ready_resources, 2);
}
