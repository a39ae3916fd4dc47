//! Lowering and running effects, on a game that is a bag of numbered stones and a score.

use prose::text;
use script::Answer::{Enough, No, Number, Option as Nth, Thing as The, Yes};
use script::{
    Answer, Ask, Bits, Code, Count, Done, Flow, Frame, Host, LoweringFault, Overrun, Reading, Slot,
    Stack, Step, Task, Thing, Things, Words, answers, asked, imagine, payable, possible, reoffer,
    resume, run, settle, start,
};
use table::{Seat, Seats};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Toy;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verb {
    /// Take the stone out of the bag.
    Take(Slot),
    /// Note the stone, which stays in the bag.
    Note(Slot),
    /// Put a stone into the bag.
    Put(u16),
    Score(Num),
    /// Changes nothing.
    Fail,
    /// Begins a rule that scores later.
    ScoreByRule(u16),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Test {
    Always,
    BagIsEmpty,
    ScoreAtLeast(u16),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Num {
    Just(u16),
    InBag,
    Chosen(Slot),
    ThatMuch,
}

/// The stones in the bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bag;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Tomorrow;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Scores(u16);

impl Words for Toy {
    type Who = ();
    type Verb = Verb;
    type Test = Test;
    type Num = Num;
    type Set = Bag;
    type Moment = Tomorrow;
    type Rule = Scores;
    type Things = Bits<1>;
    type Looped = Bits<1>;
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Game {
    stack: Stack<Scores, Bits<1>>,
    bag: Bits<1>,
    score: u16,
    noted: Vec<u16>,
    tomorrow: Vec<Frame>,
    overran: Option<Overrun>,
}

impl Reading<Toy> for Game {
    fn stack(&self) -> &Stack<Scores, Bits<1>> {
        &self.stack
    }

    fn seat(&self, (): &(), frame: &Frame) -> Seat {
        frame.seat
    }

    fn can(&self, verb: &Verb, frame: &Frame) -> bool {
        match verb {
            Verb::Take(slot) => frame.thing(*slot).is_some_and(|stone| self.bag.contains(stone)),
            Verb::Fail => false,
            Verb::Note(_) | Verb::Put(_) | Verb::Score(_) | Verb::ScoreByRule(_) => true,
        }
    }

    fn test(&self, test: &Test, _: &Frame) -> bool {
        match test {
            Test::Always => true,
            Test::BagIsEmpty => self.bag.is_empty(),
            Test::ScoreAtLeast(n) => self.score >= *n,
        }
    }

    fn number(&self, num: &Num, frame: &Frame) -> u16 {
        match num {
            Num::Just(n) => *n,
            Num::InBag => u16::try_from(self.bag.count()).unwrap_or(u16::MAX),
            Num::Chosen(slot) => frame.number(*slot),
            Num::ThatMuch => frame.done.0,
        }
    }

    fn members(&self, _: &Bag, _: &Frame) -> Bits<1> {
        self.bag
    }
}

impl Host<Toy> for Game {
    type Reading<'a> = &'a Self;

    fn reading(&self) -> &Self {
        self
    }

    fn stack_mut(&mut self) -> &mut Stack<Scores, Bits<1>> {
        &mut self.stack
    }

    fn perform(&mut self, verb: &Verb, frame: &Frame) -> Done {
        match verb {
            Verb::Take(slot) => match frame.thing(*slot) {
                Some(stone) if self.bag.contains(stone) => {
                    self.bag.remove(stone);
                    self.noted.push(stone.0);
                    Done::YES
                }
                _ => Done::NO,
            },
            Verb::Note(slot) => {
                self.noted.extend(frame.thing(*slot).map(|stone| stone.0));
                Done::YES
            }
            Verb::Put(stone) => {
                self.bag.insert(Thing(*stone));
                Done::YES
            }
            Verb::Score(num) => {
                let n = self.number(num, frame);
                self.score += n;
                Done::times(n)
            }
            Verb::Fail => Done::NO,
            Verb::ScoreByRule(n) => {
                self.stack.push_rule(Scores(*n));
                Done::NO
            }
        }
    }

    fn postpone(&mut self, _: &Tomorrow, ability: Frame) {
        self.tomorrow.push(ability);
    }

    fn rule(&mut self, Scores(n): Scores) -> Flow {
        self.stack.pop();
        self.score += n;
        self.stack.came_of_it(Done::times(n));
        Flow::Go
    }

    fn overran(&mut self, overrun: Overrun) {
        self.overran = Some(overrun);
        self.stack.clear();
    }
}

type ToyStep = Step<Toy>;

const fn pick(count: Count<Toy>, body: &'static ToyStep) -> ToyStep {
    Step::Pick { who: (), count, from: Bag, into: Slot::A, body }
}

static TAKE: ToyStep = Step::Do(Verb::Take(Slot::A));
static NOTE: ToyStep = Step::Do(Verb::Note(Slot::A));
static SCORE: ToyStep = Step::Do(Verb::Score(Num::Just(1)));
static FAIL: ToyStep = Step::Do(Verb::Fail);

/// A game with these stones in which the effect has begun, and the code of the effect.
fn begun(stones: &[u16], effect: &'static ToyStep) -> (Game, Code<Toy>) {
    let mut code = Code::default();
    let entry = code.add(effect).expect("the effect is lowered");
    let bag = stones.iter().copied().map(Thing).collect();
    let mut game = Game { bag, ..Game::default() };
    game.stack.push(Task::Ability(start(entry, Thing(63), Seat::new(0))));
    (game, code)
}

fn offered(game: &Game, code: &Code<Toy>) -> Vec<Answer> {
    let mut list = Vec::new();
    answers(game, code, |answer| list.push(answer));
    list
}

/// Gives the answers one after the other; the last one must end the effect.
#[track_caller]
fn ends_with(game: &mut Game, code: &Code<Toy>, given: &[Answer]) {
    assert_eq!(run(game, code).expect("the effect ends").is_some(), !given.is_empty());
    for (n, answer) in given.iter().enumerate() {
        assert!(offered(game, code).contains(answer), "{answer:?} in {:?}", offered(game, code));
        resume(game, code, *answer);
        assert_eq!(
            run(game, code).expect("the effect ends").is_none(),
            n + 1 == given.len(),
            "after {answer:?}"
        );
    }
}

#[test]
fn faults_in_an_effect_are_reported() {
    static FIVE_LOOPS: ToyStep = Step::Times {
        n: Num::Just(1),
        body: &Step::Times {
            n: Num::Just(1),
            body: &Step::Times {
                n: Num::Just(1),
                body: &pick(Count::One, &pick(Count::One, &TAKE)),
            },
        },
    };
    static SEVEN_OPTIONS: ToyStep =
        Step::OneOf { who: (), options: &[SCORE, SCORE, SCORE, SCORE, SCORE, SCORE, SCORE] };
    let mut code = Code::default();
    assert_eq!(code.add(&FIVE_LOOPS), Err(LoweringFault::TooManyLoops));
    assert_eq!(code.add(&SEVEN_OPTIONS), Err(LoweringFault::TooManyOptions));
    let fault = (0..=u16::MAX).find_map(|_| code.add(&SCORE).err());
    assert_eq!(fault, Some(LoweringFault::TooLong));
}

#[test]
fn the_number_of_picks_is_evaluated_once() {
    static TAKE_ALL: ToyStep = pick(Count::Exactly(Num::InBag), &TAKE);
    let (mut game, code) = begun(&[1, 2, 3], &TAKE_ALL);
    ends_with(&mut game, &code, &[The(Thing(3)), The(Thing(1))]);
    assert_eq!(game.noted, [3, 1, 2], "three, though the bag shrinks; the last one unasked");
}

#[test]
fn nothing_is_picked_twice() {
    static NOTE_THREE: ToyStep = pick(Count::Exactly(Num::Just(3)), &NOTE);
    let (mut game, code) = begun(&[1, 2], &NOTE_THREE);
    ends_with(&mut game, &code, &[The(Thing(2))]);
    assert_eq!(game.noted, [2, 1], "as many as there are");
}

#[test]
fn any_number_may_be_zero_and_all_takes_everything() {
    static ANY: ToyStep = pick(Count::Any, &TAKE);
    static ALL: ToyStep = pick(Count::All, &TAKE);
    let (mut game, code) = begun(&[1, 2], &ANY);
    ends_with(&mut game, &code, &[Enough]);
    assert_eq!(game.noted, [0; 0]);
    let (mut game, code) = begun(&[1, 2, 3], &ALL);
    ends_with(&mut game, &code, &[The(Thing(2)), The(Thing(3))]);
    assert_eq!(game.noted, [2, 3, 1]);
}

#[test]
fn the_only_one_is_never_asked_about() {
    static THE: ToyStep = pick(Count::The, &TAKE);
    let (mut game, code) = begun(&[4, 5], &THE);
    ends_with(&mut game, &code, &[]);
    assert_eq!(game.noted, [4]);
}

#[test]
fn gather_picks_everything_before_the_body_runs() {
    static GATHER: ToyStep =
        Step::Gather { who: (), count: Count::Any, from: Bag, into: Slot::A, body: &TAKE };
    let (mut game, code) = begun(&[1, 2, 3], &GATHER);
    run(&mut game, &code).unwrap();
    resume(&mut game, &code, The(Thing(3)));
    run(&mut game, &code).unwrap();
    assert_eq!(game.stack.picked(), [Thing(3)].into_iter().collect());
    assert_eq!(offered(&game, &code), [The(Thing(1)), The(Thing(2)), Enough]);
    resume(&mut game, &code, The(Thing(1)));
    ends_with(&mut game, &code, &[Enough]);
    assert_eq!(game.noted, [1, 3]);
    assert_eq!(game, Game { bag: game.bag, noted: vec![1, 3], ..Game::default() }, "nothing stays");
}

#[test]
fn if_done_depends_on_the_change_not_on_the_pick() {
    static PICK_IN_VAIN: ToyStep = Step::IfDone { first: &pick(Count::One, &FAIL), then: &SCORE };
    static BOTH: ToyStep = Step::IfDone {
        first: &Step::Seq(&[pick(Count::All, &TAKE), SCORE]),
        then: &Step::Do(Verb::Score(Num::ThatMuch)),
    };
    let (mut game, code) = begun(&[1], &PICK_IN_VAIN);
    ends_with(&mut game, &code, &[]);
    assert_eq!(game.score, 0);
    let (mut game, code) = begun(&[1, 2], &BOTH);
    ends_with(&mut game, &code, &[The(Thing(1))]);
    assert_eq!(game.score, 1 + 3, "the changes of all parts add up");
}

#[test]
fn if_done_needs_the_first_part_in_full() {
    static TWO: ToyStep = pick(Count::Exactly(Num::Just(2)), &TAKE);
    static TWO_FOR_ONE: ToyStep = Step::IfDone { first: &TWO, then: &SCORE };
    static MAY_TAKE_TWO: ToyStep =
        Step::IfDone { first: &Step::May { who: (), body: &TWO }, then: &SCORE };
    let (mut game, code) = begun(&[1], &TWO_FOR_ONE);
    ends_with(&mut game, &code, &[]);
    assert_eq!((game.score, &game.noted[..]), (0, &[1][..]), "taken, but one is not two");
    let (mut game, code) = begun(&[1], &MAY_TAKE_TWO);
    ends_with(&mut game, &code, &[Yes]);
    assert_eq!((game.score, &game.noted[..]), (0, &[1][..]));
    let (mut game, code) = begun(&[1, 2], &TWO_FOR_ONE);
    ends_with(&mut game, &code, &[The(Thing(2))]);
    assert_eq!((game.score, &game.noted[..]), (1, &[2, 1][..]));
}

#[test]
fn if_done_waits_for_a_rule_the_verb_began() {
    static BY_RULE: ToyStep = Step::IfDone {
        first: &Step::Do(Verb::ScoreByRule(3)),
        then: &Step::Do(Verb::Score(Num::ThatMuch)),
    };
    static IN_VAIN: ToyStep = Step::IfDone { first: &Step::Do(Verb::ScoreByRule(0)), then: &SCORE };
    for (effect, score) in [(&BY_RULE, 6), (&IN_VAIN, 0)] {
        let (mut game, code) = begun(&[], effect);
        ends_with(&mut game, &code, &[]);
        assert_eq!(game.score, score);
    }
}

#[test]
fn if_done_after_a_declined_may_does_not_follow() {
    static MAY_SCORE: ToyStep = Step::Seq(&[
        SCORE,
        Step::IfDone { first: &Step::May { who: (), body: &SCORE }, then: &SCORE },
    ]);
    for (answer, score) in [(No, 1), (Yes, 3)] {
        let (mut game, code) = begun(&[], &MAY_SCORE);
        ends_with(&mut game, &code, &[answer]);
        assert_eq!(game.score, score, "changes before the step do not count");
    }
}

#[test]
fn each_uses_the_set_as_it_was_at_the_start() {
    static ADDING: ToyStep = Step::Each {
        of: Bag,
        into: Slot::A,
        body: &Step::Seq(&[NOTE, Step::Do(Verb::Put(9)), Step::Do(Verb::Take(Slot::A))]),
    };
    let (mut game, code) = begun(&[5, 2], &ADDING);
    ends_with(&mut game, &code, &[]);
    assert_eq!(game.noted, [2, 2, 5, 5]);
    assert_eq!(game.bag, [Thing(9)].into_iter().collect());
}

#[test]
fn too_many_nested_each_steps_are_reported() {
    static E1: ToyStep = Step::Each { of: Bag, into: Slot::A, body: &SCORE };
    static E2: ToyStep = Step::Each { of: Bag, into: Slot::A, body: &E1 };
    static E3: ToyStep = Step::Each { of: Bag, into: Slot::A, body: &E2 };
    static E4: ToyStep = Step::Each { of: Bag, into: Slot::A, body: &E3 };
    static E5: ToyStep = Step::Each { of: Bag, into: Slot::A, body: &E4 };
    let (mut game, code) = begun(&[1, 2], &E4);
    ends_with(&mut game, &code, &[]);
    assert_eq!(game.score, 16);
    let (mut game, code) = begun(&[1, 2], &E5);
    assert_eq!(run(&mut game, &code), Err(Overrun::TooDeep));
}

#[test]
fn endless_loops_are_reported_every_time() {
    static ENDLESS: ToyStep = Step::While { test: Test::Always, body: &Step::Do(Verb::Put(1)) };
    let (mut game, code) = begun(&[], &ENDLESS);
    assert_eq!(run(&mut game, &code), Err(Overrun::TooManySteps));
    assert_eq!(run(&mut game, &code), Err(Overrun::TooManySteps));
}

#[test]
fn settle_reports_an_overrun_and_the_game_goes_on_without_the_effect() {
    static ENDLESS: ToyStep = Step::While { test: Test::Always, body: &Step::Do(Verb::Put(1)) };
    let (mut game, code) = begun(&[], &ENDLESS);
    assert_eq!(settle(&mut game, &code), Seats::NONE);
    assert_eq!(game.overran, Some(Overrun::TooManySteps));
    assert_eq!(game.stack.top(), None);
}

#[test]
fn settling_returns_the_seats_that_must_choose() {
    static TAKE_ONE: ToyStep = pick(Count::One, &TAKE);
    let (mut game, code) = begun(&[1, 2], &TAKE_ONE);
    assert_eq!(settle(&mut game, &code), Seats::only(Seat::new(0)));
    resume(&mut game, &code, The(Thing(2)));
    assert_eq!(settle(&mut game, &code), Seats::NONE);
    assert_eq!(game.overran, None);
}

#[test]
fn worlds_are_drawn_until_one_fits_or_too_many_do_not() {
    let mut drawn = 0;
    let mut draw = || {
        drawn += 1;
        drawn
    };
    assert_eq!(imagine(&mut draw, |world| *world == 3), 3);
    assert_eq!(imagine(&mut draw, |_| false), 3 + 65, "the last one is taken as it is");
}

#[test]
fn the_line_about_a_limit_is_in_both_languages() {
    for overrun in [Overrun::TooManySteps, Overrun::TooDeep] {
        overrun.say_stopped().is_complete().expect("both languages");
    }
}

#[test]
fn every_game_asks_for_options_and_numbers_in_the_same_words() {
    let say = |ask: Ask<Toy>| {
        let card = text!("Hammer", "Martillo");
        let offer = text!("do you want to score 1?", "¿quieres sumar 1?");
        ask.say(card, |_, _, _| text!("Pick.", "Elige."), |_| offer)
    };
    let number = say(Ask::Number { from: 1, to: 3 });
    assert_eq!(number.en, "Hammer: choose a number from 1 to 3.");
    assert_eq!(number.es, "Martillo: elige un número del 1 al 3.");
    assert_eq!(say(Ask::OneOf(&[])).en, "Hammer: choose one.");
    assert_eq!(say(Ask::May(&SCORE)).es, "Martillo: ¿quieres sumar 1?");
    assert_eq!(say(Ask::Pick { from: Bag, body: &TAKE, may_stop: false }).en, "Pick.");
}

#[test]
fn until_runs_once_and_stops_when_nothing_would_change() {
    static TO_THREE: ToyStep = Step::Until { test: Test::ScoreAtLeast(3), body: &SCORE };
    static EMPTY_THE_BAG: ToyStep =
        Step::Until { test: Test::ScoreAtLeast(9), body: &pick(Count::One, &TAKE) };
    static AT_LEAST_ONCE: ToyStep = Step::Until { test: Test::BagIsEmpty, body: &SCORE };
    for (effect, score) in [(&TO_THREE, 3), (&AT_LEAST_ONCE, 1)] {
        let (mut game, code) = begun(&[], effect);
        ends_with(&mut game, &code, &[]);
        assert_eq!(game.score, score);
    }
    let (mut game, code) = begun(&[1, 2], &EMPTY_THE_BAG);
    ends_with(&mut game, &code, &[The(Thing(2))]);
    assert_eq!(game.noted, [2, 1]);
}

#[test]
fn a_postponed_effect_remembers_its_slots() {
    static LATER: ToyStep = pick(
        Count::One,
        &Step::Seq(&[Step::Later { at: Tomorrow, body: &Step::Seq(&[NOTE, SCORE]) }, SCORE]),
    );
    let (mut game, code) = begun(&[7], &LATER);
    ends_with(&mut game, &code, &[]);
    assert_eq!((game.score, game.noted.len()), (1, 0));
    let ability = game.tomorrow.pop().unwrap();
    game.stack.push(Task::Ability(ability));
    ends_with(&mut game, &code, &[]);
    assert_eq!((game.score, game.noted), (2, vec![7]));
}

#[test]
fn options_are_used_up_and_run_out() {
    static ALL_THREE: ToyStep = Step::SomeOf {
        who: (),
        count: Num::Just(5),
        options: &[SCORE, FAIL, Step::Do(Verb::Score(Num::Just(10)))],
    };
    let (mut game, code) = begun(&[], &ALL_THREE);
    run(&mut game, &code).unwrap();
    assert_eq!(
        offered(&game, &code),
        [Nth(0), Nth(2)],
        "an option that changes nothing is not offered"
    );
    ends_with(&mut game, &code, &[Nth(2)]);
    assert_eq!(game.score, 11, "the last one is taken unasked, then there is none");
}

#[test]
fn a_number_is_chosen_within_its_bounds() {
    static CHOOSE: ToyStep = Step::Seq(&[
        Step::Number { who: (), from: Num::Just(1), to: Num::InBag, into: Slot::B },
        Step::Do(Verb::Score(Num::Chosen(Slot::B))),
    ]);
    let (mut game, code) = begun(&[1, 2, 3], &CHOOSE);
    run(&mut game, &code).unwrap();
    assert_eq!(offered(&game, &code), [Number(1), Number(2), Number(3)]);
    ends_with(&mut game, &code, &[Number(2)]);
    assert_eq!(game.score, 2);
    let (mut game, code) = begun(&[], &CHOOSE);
    ends_with(&mut game, &code, &[]);
    assert_eq!(game.score, 1, "never below the lowest, and nothing to ask");
}

#[test]
fn an_answer_that_was_not_offered_changes_nothing() {
    static EACH_KIND: [ToyStep; 4] = [
        pick(Count::One, &TAKE),
        Step::OneOf { who: (), options: &[SCORE, FAIL, SCORE] },
        Step::May { who: (), body: &SCORE },
        Step::Number { who: (), from: Num::Just(1), to: Num::Just(2), into: Slot::A },
    ];
    let wrong =
        [The(Thing(9)), The(Thing(u16::MAX)), Enough, Nth(1), Nth(200), Number(0), Number(3)];
    for effect in &EACH_KIND {
        let (mut game, code) = begun(&[1, 2], effect);
        run(&mut game, &code).unwrap();
        let before = game.clone();
        for answer in wrong {
            resume(&mut game, &code, answer);
            assert_eq!(game, before, "{answer:?}");
        }
        assert!(asked(&game, &code).is_some(), "the question is still on the table");
    }
}

#[test]
fn offers_are_recomputed_for_a_changed_world() {
    static NOTE_TWO: ToyStep = pick(Count::UpTo(Num::Just(2)), &NOTE);
    let (mut game, code) = begun(&[1, 2, 3], &NOTE_TWO);
    run(&mut game, &code).unwrap();
    resume(&mut game, &code, The(Thing(1)));
    run(&mut game, &code).unwrap();
    game.bag = [1, 5].map(Thing).into_iter().collect();
    assert!(reoffer(&mut game, &code));
    assert_eq!(offered(&game, &code), [The(Thing(5)), Enough], "1 was picked before");
    game.bag = [Thing(1)].into_iter().collect();
    assert!(!reoffer(&mut game, &code));
}

#[test]
fn a_forced_pick_is_not_asked_in_a_world_with_one_thing() {
    static NOTE_ONE: ToyStep = pick(Count::One, &NOTE);
    let (mut game, code) = begun(&[1, 2], &NOTE_ONE);
    run(&mut game, &code).unwrap();
    game.bag = [3, 4].map(Thing).into_iter().collect();
    assert!(reoffer(&mut game, &code));
    game.bag = [Thing(3)].into_iter().collect();
    assert!(!reoffer(&mut game, &code), "the only thing would have been picked unasked");
}

#[test]
fn a_step_is_possible_if_its_body_would_change_the_game() {
    static TAKE_ONE: ToyStep = pick(Count::One, &TAKE);
    static FAIL_WITH_ONE: ToyStep = pick(Count::One, &FAIL);
    static REMEMBER_ONE: ToyStep = pick(Count::One, &Step::Seq(&[]));
    static TAKE_THREE: ToyStep = pick(Count::Exactly(Num::Just(3)), &TAKE);
    static THREE_FOR_ONE: ToyStep = Step::IfDone { first: &TAKE_THREE, then: &SCORE };
    static NOTHING: ToyStep = Step::Seq(&[]);
    let (game, _) = begun(&[1, 2], &NOTHING);
    let frame = Frame::outside(Thing(63), Seat::new(0));
    let can = |step| possible(&game, step, &frame);
    assert!(can(&TAKE_ONE) && can(&REMEMBER_ONE) && can(&TAKE_THREE));
    assert!(!can(&FAIL_WITH_ONE) && !can(&NOTHING));
    assert!(!can(&THREE_FOR_ONE), "two are not three");
    assert!(payable(&game, &TAKE_ONE, &frame) && !payable(&game, &TAKE_THREE, &frame));
}

#[test]
fn the_asked_seat_is_returned() {
    static TAKE_ONE: ToyStep = pick(Count::One, &TAKE);
    let (mut game, code) = begun(&[1, 2], &TAKE_ONE);
    assert_eq!(run(&mut game, &code), Ok(Some(Seats::only(Seat::new(0)))));
    assert_eq!(
        asked(&game, &code).map(|(seat, source, _)| (seat, source)),
        Some((Seat::new(0), Thing(63)))
    );
}
