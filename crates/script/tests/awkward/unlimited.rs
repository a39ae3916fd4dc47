//! Cards of Unlimited.

mod board;
mod cards;
mod vocabulary;
mod words;

use script::Answer::{Enough, No, Number, Option, Thing as The, Yes};
use script::{Code, Count, Host, Overrun, Reading, Slot, Step, Task, Thing, run};

use super::check::{begin, check_lowering_and_texts, lowered, reply, run_until_question, things};
use board::{Board, Card, Procedures, Unit, base};
use words::{Num, Set, Side, Swu, Verb, What, Who};

const LEADER: Thing = Thing(0);
const LUKE: Thing = Thing(1);
const HAN: Thing = Thing(2);
const VADER: Thing = Thing(11);
const TROOPER: Thing = Thing(12);

fn friend(thing: Thing) -> Unit {
    Unit { thing, power: 2, hp: 5, rebel: true, ..Unit::default() }
}

fn enemy(thing: Thing) -> Unit {
    Unit { thing, owner: 1, controller: 1, power: 2, hp: 5, ..Unit::default() }
}

fn leader() -> Unit {
    Unit { leader: true, rebel: false, ..friend(LEADER) }
}

/// A game in which the leader of seat 0 has begun the effect, and the code of the effect.
fn played(effect: &'static Step<Swu>, units: &[Unit]) -> (Board, Code<Swu>) {
    let mut code = Code::default();
    let mut board = Board::new(Procedures::add_to(&mut code), units);
    let entry = lowered(&mut code, effect);
    begin(&mut board, entry, LEADER, 0);
    (board, code)
}

#[test]
fn the_cards_are_lowered_and_read_well() {
    check_lowering_and_texts(&cards::CARDS);
}

#[test]
fn palpatine_divides_all_six_damage_and_deals_it_at_once() {
    let (mut board, code) =
        played(&cards::EMPEROR_PALPATINE, &[leader(), enemy(VADER), enemy(TROOPER)]);
    let both = Some((0, things(&[VADER, TROOPER])));
    assert_eq!(run_until_question(&mut board, &code), both);
    for target in [VADER, VADER, VADER, VADER, VADER] {
        assert_eq!(reply(&mut board, &code, The(target)), both);
        assert!(board.unit(VADER).is_some(), "nothing is dealt before everything is divided");
    }
    assert_eq!(reply(&mut board, &code, The(TROOPER)), None);
    assert_eq!(board.unit(VADER), None);
    assert_eq!(board.unit(TROOPER).map(|unit| unit.damage), Some(1));
}

#[test]
fn palpatine_asks_nothing_when_there_is_one_enemy() {
    let (mut board, code) = played(&cards::EMPEROR_PALPATINE, &[leader(), enemy(VADER)]);
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.unit(VADER), None, "all 6 are on it");
}

#[test]
fn redemption_takes_as_much_damage_as_was_healed() {
    let units = [Unit { hp: 9, ..leader() }, Unit { damage: 2, ..friend(LUKE) }];
    let (mut board, code) = played(&cards::REDEMPTION, &units);
    board.base_damage = [7, 0];
    let offered = [things(&[LEADER, LUKE, base(0), base(1)]), vec![Enough]].concat();
    assert_eq!(run_until_question(&mut board, &code), Some((0, offered)));
    let numbers = |to| (1..=to).map(Number).collect::<Vec<_>>();
    assert_eq!(reply(&mut board, &code, The(LUKE)), Some((0, numbers(8))));
    let left = [things(&[LEADER, base(0), base(1)]), vec![Enough]].concat();
    assert_eq!(reply(&mut board, &code, Number(3)), Some((0, left)), "each only once");
    assert_eq!(reply(&mut board, &code, The(base(0))), Some((0, numbers(5))));
    assert_eq!(reply(&mut board, &code, Number(5)), None, "nothing is left to divide");
    assert_eq!(board.base_damage, [2, 0]);
    let damage = |thing| board.unit(thing).map(|unit| unit.damage);
    assert_eq!((damage(LUKE), damage(LEADER)), (Some(0), Some(2 + 5)), "3 on Luke healed only 2");
}

#[test]
fn redemption_that_heals_nothing_takes_no_damage() {
    let (mut board, code) = played(&cards::REDEMPTION, &[leader()]);
    assert!(run_until_question(&mut board, &code).is_some());
    assert_eq!(reply(&mut board, &code, Enough), None);
    assert_eq!(board.unit(LEADER).map(|unit| unit.damage), Some(0));
}

#[test]
fn an_exhausted_boba_fett_readies_nothing() {
    let (mut board, code) = played(&cards::BOBA_FETT, &[Unit { exhausted: true, ..leader() }]);
    assert_eq!(run_until_question(&mut board, &code), None, "he cannot be exhausted again");
    assert_eq!(board.resources_ready, 0);

    let (mut board, code) = played(&cards::BOBA_FETT, &[leader()]);
    assert_eq!(run_until_question(&mut board, &code), Some((0, vec![Yes, No])));
    let mut declined = board.clone();
    assert_eq!(reply(&mut declined, &code, No), None);
    assert_eq!(reply(&mut board, &code, Yes), None);
    assert_eq!((declined.resources_ready, board.resources_ready), (0, 1));
}

#[test]
fn palpatines_cost_must_be_payable_in_full() {
    let (mut board, code) = played(&cards::PALPATINE_LEADER_COST, &[leader(), friend(LUKE)]);
    let Some(Task::Ability(frame)) = board.stack().top().copied() else {
        panic!("the cost is on the stack")
    };
    let payable = |board: &Board| script::payable(board, &cards::PALPATINE_LEADER_COST, &frame);
    assert!(!payable(&board), "the player has no resource");
    board.resources_ready = 1;
    assert!(payable(&board));
    let mut tired = board.clone();
    tired.units[0].exhausted = true;
    assert!(!payable(&tired), "he cannot be exhausted");
    assert_eq!(run_until_question(&mut board, &code), Some((0, things(&[LEADER, LUKE]))));
}

#[test]
fn palpatine_takes_control_of_a_damaged_unit() {
    let units = [leader(), Unit { damage: 1, ..enemy(VADER) }, enemy(TROOPER)];
    let (mut board, code) = played(&cards::PALPATINE_DEPLOYED, &units);
    assert_eq!(run_until_question(&mut board, &code), None, "only one is damaged");
    let controllers: Vec<_> = board.units.iter().map(|unit| unit.controller).collect();
    assert_eq!(controllers, [0, 0, 1]);
}

#[test]
fn leia_finishes_the_first_attack_before_the_second() {
    let (mut board, code) =
        played(&cards::LEIA_ORGANA, &[leader(), friend(LUKE), friend(HAN), enemy(VADER)]);
    assert_eq!(run_until_question(&mut board, &code), Some((0, things(&[LUKE, HAN]))));
    let targets = Some((0, things(&[VADER, base(1)])));
    assert_eq!(reply(&mut board, &code, The(HAN)), targets);
    assert_eq!(reply(&mut board, &code, The(VADER)), Some((0, vec![Yes, No])));
    assert_eq!(board.attacks, [(HAN, VADER)]);
    assert_eq!(reply(&mut board, &code, Yes), targets, "Luke is the only different one");
    assert_eq!(reply(&mut board, &code, The(base(1))), None);
    assert_eq!(board.attacks, [(HAN, VADER), (LUKE, base(1))]);
}

#[test]
fn abilities_triggered_by_an_attack_resolve_during_it() {
    static MAY_DRAW: Step<Swu> =
        Step::May { who: Who::You, body: &Step::Do(Verb::Draw(Who::You, Num::Just(1))) };
    let (mut board, mut code) =
        played(&cards::LEIA_ORGANA, &[leader(), friend(LUKE), enemy(VADER)]);
    board.on_attack = Some(lowered(&mut code, &MAY_DRAW));
    let asked = run_until_question(&mut board, &code);
    assert_eq!(asked, Some((0, vec![Yes, No])), "the ability of the attacker comes first");
    assert_eq!(reply(&mut board, &code, Yes), Some((0, things(&[VADER, base(1)]))));
    assert_eq!(board.drawn, [1, 0]);
    assert_eq!(reply(&mut board, &code, The(VADER)), None, "no unit is left for a second attack");
}

#[test]
fn endlessly_triggered_attacks_are_reported() {
    static ATTACK_AGAIN: Step<Swu> = Step::Pick {
        who: Who::You,
        count: Count::One,
        from: Set::Units(Side::Friendly, &[]),
        into: Slot::A,
        body: &Step::Do(Verb::AttackWith(What::In(Slot::A))),
    };
    let (mut board, mut code) = played(&ATTACK_AGAIN, &[leader()]);
    board.on_attack = Some(lowered(&mut code, &ATTACK_AGAIN));
    assert_eq!(run(&mut board, &code), Err(Overrun::TooDeep));
}

#[test]
fn u_wing_finds_units_within_the_total_cost_and_plays_them_in_any_order() {
    let (mut board, code) = played(&cards::U_WING_REINFORCEMENT, &[leader()]);
    let [two, three, five, six] = [21, 22, 23, 24].map(Thing);
    board.deck = vec![Card(two, 2), Card(three, 3), Card(five, 5), Card(six, 6)];
    let found = |cards: &[Thing]| Some((0, [things(cards), vec![Enough]].concat()));
    assert_eq!(run_until_question(&mut board, &code), found(&[two, three, five, six]));
    assert_eq!(reply(&mut board, &code, The(two)), found(&[three, five]));
    let all = Some((0, things(&[two, five])));
    assert_eq!(reply(&mut board, &code, The(five)), all, "7 is spent: now they are played");
    assert_eq!(reply(&mut board, &code, The(five)), None);
    assert_eq!(board.played, [five, two]);
    assert_eq!(board.deck, [Card(three, 3), Card(six, 6)]);
}

#[test]
fn vigilance_offers_each_mode_once_and_only_if_it_does_something() {
    let (mut board, code) = played(&cards::VIGILANCE, &[leader(), enemy(VADER)]);
    let modes = |list: &[u8]| Some((0, list.iter().copied().map(Option).collect()));
    assert_eq!(
        run_until_question(&mut board, &code),
        modes(&[0, 3]),
        "no damage to heal, nobody weak"
    );
    assert_eq!(reply(&mut board, &code, Option(3)), Some((0, things(&[LEADER, VADER]))));
    assert_eq!(reply(&mut board, &code, The(LEADER)), None, "one mode is left and is taken");
    assert_eq!(board.discarded, 6);
    assert_eq!(board.unit(LEADER).map(|unit| unit.shields), Some(1));

    let (mut board, code) = played(&cards::VIGILANCE, &[leader(), enemy(VADER)]);
    board.base_damage = [3, 0];
    assert_eq!(run_until_question(&mut board, &code), modes(&[0, 1, 3]));
    assert_eq!(reply(&mut board, &code, Option(0)), modes(&[1, 3]), "none of them twice");
    assert_eq!(reply(&mut board, &code, Option(1)), Some((0, things(&[base(0), base(1)]))));
    assert_eq!(reply(&mut board, &code, The(base(0))), None);
    assert_eq!((board.discarded, board.base_damage), (6, [0, 0]));
}

#[test]
fn the_controller_of_the_unit_decides() {
    let (mut board, code) = played(&cards::I_AM_YOUR_FATHER, &[enemy(VADER), enemy(TROOPER)]);
    assert_eq!(run_until_question(&mut board, &code), Some((0, things(&[VADER, TROOPER]))));
    assert_eq!(reply(&mut board, &code, The(VADER)), Some((1, vec![Option(0), Option(1)])));
    let mut other = board.clone();
    assert_eq!(reply(&mut board, &code, Option(0)), None);
    assert_eq!((board.unit(VADER), board.drawn), (None, [0, 0]));
    assert_eq!(reply(&mut other, &code, Option(1)), None);
    assert_eq!((other.units.len(), other.drawn), (2, [3, 0]));

    let (mut board, code) = played(&cards::I_AM_YOUR_FATHER, &[leader()]);
    assert_eq!(run_until_question(&mut board, &code), None, "without an enemy no player is asked");
}

#[test]
fn a_change_of_heart_lasts_until_the_regroup_phase() {
    let (mut board, code) = played(&cards::CHANGE_OF_HEART, &[leader(), enemy(VADER)]);
    assert_eq!(run_until_question(&mut board, &code), None, "the leader cannot be picked");
    assert_eq!(board.unit(VADER).map(|unit| unit.controller), Some(0));
    let later = std::mem::take(&mut board.later);
    for ability in later {
        board.stack_mut().push(Task::Ability(ability));
    }
    assert_eq!(run_until_question(&mut board, &code), None);
    assert_eq!(board.unit(VADER).map(|unit| unit.controller), Some(1));
}

#[test]
fn cards_are_revealed_one_by_one_until_their_player_stops() {
    let deck = [Card(Thing(21), 9), Card(Thing(22), 3), Card(Thing(23), 1)];
    let (mut board, code) = played(&cards::DONT_GET_COCKY, &[enemy(VADER)]);
    board.deck = deck.to_vec();
    let top = |card| Some((0, vec![The(card), Enough]));
    assert_eq!(run_until_question(&mut board, &code), top(Thing(23)));
    assert_eq!(reply(&mut board, &code, The(Thing(23))), top(Thing(22)));
    assert_eq!(reply(&mut board, &code, The(Thing(22))), top(Thing(21)));
    let mut greedy = board.clone();
    assert_eq!(reply(&mut board, &code, Enough), None);
    assert_eq!(board.unit(VADER).map(|unit| unit.damage), Some(4));
    assert_eq!(reply(&mut greedy, &code, The(Thing(21))), None);
    assert_eq!(greedy.unit(VADER).map(|unit| unit.damage), Some(0), "13 is too much");
    assert_eq!(greedy.deck.len(), 3);
}
