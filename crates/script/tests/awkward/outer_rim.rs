//! Cards of Outer Rim.

mod board;
mod cards;
mod vocabulary;
mod words;

use script::Answer::{Enough, No, Option, Thing as The, Yes};
use script::{Code, Overrun, Step, Thing, run};

use super::check::{begin, check_lowering_and_texts, lowered, reply, run_until_question, things};
use board::{Board, CREW, GEAR, Goods, MOD, PLANETS, die, player};
use words::Face::{Blank, Crit, Focus, Hit};
use words::{Rim, Skill};

/// A game in which seat 0 has begun the effect, and the code of the effect.
fn played(mut board: Board, effect: &'static Step<Rim>) -> (Board, Code<Rim>) {
    let mut code = Code::default();
    let entry = lowered(&mut code, effect);
    begin(&mut board, entry, Thing(60), 0);
    (board, code)
}

fn rich(credits: [u16; 3]) -> Board {
    Board { credits, ..Board::new() }
}

#[test]
fn the_cards_are_lowered_and_read_well() {
    check_lowering_and_texts(&cards::CARDS);
}

#[test]
fn dice_to_reroll_are_all_picked_before_any_is_rolled() {
    let board = Board { dice: vec![Blank, Hit, Focus], luck: [Crit, Crit].into(), ..Board::new() };
    let (mut board, code) = played(board, &cards::IG_88);
    let dice = |of: &[Thing]| Some((0, [things(of), vec![Enough]].concat()));
    assert_eq!(run_until_question(&mut board, &code), dice(&[die(0), die(1), die(2)]));
    assert_eq!(reply(&mut board, &code, The(die(2))), dice(&[die(0), die(1)]));
    assert_eq!(reply(&mut board, &code, The(die(0))), dice(&[die(1)]));
    assert_eq!(board.dice, [Blank, Hit, Focus], "nothing is rolled while dice are picked");
    assert_eq!(reply(&mut board, &code, Enough), None);
    assert_eq!(board.dice, [Crit, Hit, Crit]);
}

#[test]
fn a_game_cloned_during_a_pick_continues_independently() {
    let board = Board { dice: vec![Blank, Blank], luck: [Crit, Crit].into(), ..Board::new() };
    let (mut board, code) = played(board, &cards::IG_88);
    run_until_question(&mut board, &code);
    reply(&mut board, &code, The(die(0)));
    let mut other = board.clone();
    assert_eq!(reply(&mut board, &code, Enough), None);
    assert_eq!(reply(&mut other, &code, The(die(1))), None);
    assert_eq!(board.dice, [Crit, Blank]);
    assert_eq!(other.dice, [Crit, Crit]);
}

#[test]
fn a_droid_is_saved_only_by_a_crew_member() {
    let hurt = Board { damage: 4, ship_damage: 2, ..Board::new() };
    let (mut alone, code) = played(hurt.clone(), &cards::IG_88_SAVED);
    assert_eq!(run_until_question(&mut alone, &code), None, "without crew nothing is offered");

    let (mut board, code) = played(Board { crew: CREW.to_vec(), ..hurt }, &cards::IG_88_SAVED);
    assert_eq!(run_until_question(&mut board, &code), Some((0, vec![Yes, No])));
    assert_eq!(reply(&mut board, &code, Yes), Some((0, things(&CREW))));
    assert_eq!(reply(&mut board, &code, The(CREW[1])), None);
    assert_eq!((board.damage, board.ship_damage, board.crew), (0, 0, vec![CREW[0]]));
}

#[test]
fn autoblaster_offers_the_better_change_only_to_the_skilled() {
    let rolled = Board { dice: vec![Focus, Hit, Focus], ..Board::new() };
    let (mut board, code) = played(rolled.clone(), &cards::AUTOBLASTER);
    let focus = |of: &[Thing]| Some((0, [things(of), vec![Enough]].concat()));
    assert_eq!(
        run_until_question(&mut board, &code),
        focus(&[die(0), die(2)]),
        "the only option is taken"
    );
    assert_eq!(
        reply(&mut board, &code, The(die(2))),
        focus(&[die(0)]),
        "a changed die is no focus"
    );
    assert_eq!(reply(&mut board, &code, The(die(0))), None);
    assert_eq!(board.dice, [Hit, Hit, Hit]);

    let skilled = Board { skills: vec![Skill::Tactics], ..rolled };
    let (mut board, code) = played(skilled, &cards::AUTOBLASTER);
    assert_eq!(run_until_question(&mut board, &code), Some((0, vec![Option(0), Option(1)])));
    assert_eq!(reply(&mut board, &code, Option(1)), Some((0, things(&[die(0), die(2)]))));
    assert_eq!(reply(&mut board, &code, The(die(0))), None);
    assert_eq!(board.dice, [Crit, Hit, Focus]);
}

#[test]
fn ion_cannon_needs_a_result_to_cancel() {
    let against = Board { enemy_dice: vec![Some(Crit), Some(Blank)], ..Board::new() };
    let (mut board, code) = played(against.clone(), &cards::ION_CANNON);
    assert_eq!(run_until_question(&mut board, &code), None, "a crit is not a hit");
    assert_eq!(board.enemy_dice, [Some(Crit), Some(Blank)]);

    let skilled = Board { skills: vec![Skill::Tactics], ..against };
    let (mut board, code) = played(skilled, &cards::ION_CANNON);
    assert_eq!(run_until_question(&mut board, &code), None, "the only one is cancelled unasked");
    assert_eq!(board.enemy_dice, [None, Some(Blank)]);
}

#[test]
fn the_rescue_is_tried_until_it_succeeds_or_the_rescuer_falls() {
    let strong = Board { skills: vec![Skill::Strength], ..Board::new() };
    let lucky = Board { luck: [Blank, Focus, Blank, Blank, Hit].into(), ..strong.clone() };
    let (mut board, code) = played(lucky, &cards::RESCUE_FROM_THE_MINES);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!((board.damage, board.done), (2, vec!["job completed"]));

    let (mut board, code) = played(strong, &cards::RESCUE_FROM_THE_MINES);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!((board.damage, board.done), (4, Vec::new()), "defeated, so the job failed");
}

#[test]
fn an_endless_rescue_is_reported() {
    let immortal = Board { health: u16::MAX, ..Board::new() };
    let (mut board, code) = played(immortal, &cards::RESCUE_FROM_THE_MINES);
    assert_eq!(run(&mut board, &code), Err(Overrun::TooManySteps));
}

#[test]
fn a_question_inside_a_test_comes_before_its_result() {
    let (mut board, mut code) = played(rich([1000, 0, 0]), &cards::LANDO_CALRISSIAN);
    board.luck = [Blank, Blank, Crit].into();
    board.after_roll = Some(lowered(&mut code, &cards::LANDOS_LUCK));
    assert_eq!(run_until_question(&mut board, &code), Some((0, vec![Yes, No])));
    let reroll = Some((0, [things(&[die(0), die(1)]), vec![Enough]].concat()));
    assert_eq!(reply(&mut board, &code, Yes), reroll);
    assert_eq!(board.reputation[0], [0, 0], "not judged yet");
    assert_eq!(reply(&mut board, &code, The(die(1))), None);
    assert_eq!(board.reputation[0], [0, 1]);
}

#[test]
fn an_unpayable_option_is_not_offered() {
    let (mut board, code) = played(rich([900, 0, 0]), &cards::LANDO_CALRISSIAN);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.credits[0], 900);
}

#[test]
fn the_navpoint_depends_on_patrol_and_reputation() {
    let friend = Board { ship_damage: 3, ..Board::new() };
    let (mut board, code) = played(friend, &cards::NAVPOINT);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!((board.patrol_distance, board.ship_damage), (0, 0), "helped by the Patrol");

    let mut foe = Board { luck: [Blank, Hit].into(), ..Board::new() };
    foe.reputation[0][0] = -1;
    let (mut board, code) = played(foe, &cards::NAVPOINT);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!((board.patrol_distance, board.ship_damage), (5, 3), "a hit is not enough unskilled");

    let watched = Board { patrol_distance: 0, luck: [Crit, Blank].into(), ..Board::new() };
    let (mut board, code) = played(watched.clone(), &cards::NAVPOINT);
    assert_eq!(run_until_question(&mut board, &code), Some((0, vec![Yes, No])));
    assert_eq!(reply(&mut board, &code, Yes), None);
    assert_eq!(board.done, ["another turn"]);

    let caught = Board { luck: [].into(), ..watched };
    let (mut board, code) = played(caught, &cards::NAVPOINT);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.reputation[0], [-1, 0]);
}

#[test]
fn everyone_in_the_space_may_gamble_in_turn_order() {
    let table =
        Board { turn: 2, luck: [Hit, Blank, Crit, Blank].into(), ..rich([1000, 500, 3000]) };
    let (mut board, code) = played(table, &cards::SABACC);
    let asked = run_until_question(&mut board, &code);
    assert_eq!(asked, Some((2, vec![Yes, No])), "who cannot pay is not asked");
    assert_eq!(reply(&mut board, &code, Yes), None);
    assert_eq!(board.credits, [2000, 500, 2000], "seat 2 rolls first and is beaten by seat 0");
}

#[test]
fn a_lost_fight_offers_only_affordable_penalties() {
    let beaten = Board { luck: [Hit, Blank, Blank, Crit].into(), ..rich([2999, 0, 0]) };
    let (mut board, code) = played(beaten.clone(), &cards::LOCAL_SECURITY);
    assert_eq!(
        run_until_question(&mut board, &code),
        Some((0, vec![Option(1), Option(2)])),
        "too poor"
    );
    assert_eq!(reply(&mut board, &code, Option(1)), None);
    assert_eq!((board.reputation[0], board.damage), ([0, -1], 2));

    let mut hated = beaten;
    hated.reputation[0][1] = -1;
    let (mut board, code) = played(hated, &cards::LOCAL_SECURITY);
    assert_eq!(run_until_question(&mut board, &code), None, "only one option is left");
    assert_eq!(board.done, ["discarded"]);
}

#[test]
fn a_fight_can_be_won_by_a_reroll() {
    let (mut board, mut code) = played(Board::new(), &cards::LOCAL_SECURITY);
    board.luck = [Blank, Hit, Blank, Crit, Crit, Hit].into();
    board.after_roll = Some(lowered(&mut code, &cards::IG_88));
    run_until_question(&mut board, &code);
    reply(&mut board, &code, The(die(0)));
    assert_eq!(reply(&mut board, &code, Enough), None);
    assert_eq!(board.dice, [Crit, Hit, Blank]);
    assert_eq!((board.credits[0], board.damage), (2000, 3), "3 against 3: the attacker wins");
    assert_eq!(board.done, ["delivered"]);
}

#[test]
fn a_special_order_reveals_until_two_of_the_kind_show() {
    let [a, b, c, d, e] = [50, 51, 52, 53, 54].map(Thing);
    let deck = vec![Goods(a, MOD), Goods(b, GEAR), Goods(c, MOD), Goods(d, MOD), Goods(e, GEAR)];
    let (mut board, code) = played(Board { deck, ..Board::new() }, &cards::SPECIAL_ORDER);
    assert_eq!(run_until_question(&mut board, &code), Some((0, things(&[GEAR, MOD]))));
    let mut other = board.clone();
    assert_eq!(reply(&mut board, &code, The(MOD)), Some((0, vec![Yes, No])));
    assert_eq!(reply(&mut board, &code, Yes), Some((0, things(&[c, d]))));
    assert_eq!(reply(&mut board, &code, The(c)), None);
    assert_eq!((board.bought, board.deck.len()), (vec![c], 4));

    assert_eq!(reply(&mut other, &code, The(GEAR)), Some((0, vec![Yes, No])));
    assert_eq!(reply(&mut other, &code, Yes), Some((0, things(&[b, e]))));
    assert_eq!(reply(&mut other, &code, The(e)), None);
    assert_eq!((other.bought, other.deck.len()), (vec![e], 4));
}

#[test]
fn the_undercover_agent_needs_a_more_famous_player() {
    let (mut board, code) = played(Board::new(), &cards::UNDERCOVER_AGENT);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.done, Vec::<&str>::new(), "the card is kept");

    let mut famous = Board { fame: [1, 3, 2], ..Board::new() };
    famous.reputation[2][0] = -1;
    let (mut board, code) = played(famous, &cards::UNDERCOVER_AGENT);
    assert_eq!(run_until_question(&mut board, &code), Some((0, things(&[player(1), player(2)]))));
    assert_eq!(reply(&mut board, &code, The(player(2))), None, "one faction is left to lose");
    assert_eq!((board.fame, board.reputation[2]), ([2, 3, 2], [-1, -1]));
}

#[test]
fn another_player_chooses_the_planet() {
    let (mut board, code) = played(Board::new(), &cards::SITH_HOLOCRON);
    assert_eq!(run_until_question(&mut board, &code), Some((1, things(&PLANETS))));
    assert_eq!(reply(&mut board, &code, The(PLANETS[1])), None);
    assert_eq!(board.marked, Some(PLANETS[1]));
}

#[test]
fn a_patrol_comes_closer_but_not_beyond() {
    let (mut board, code) =
        played(Board { patrol_distance: 2, ..Board::new() }, &cards::DISTRESS_CALL);
    assert_eq!(run_until_question(&mut board, &code), None, "there is only one");
    assert_eq!(board.patrol_distance, 0);
}
