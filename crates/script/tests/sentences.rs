//! The text of each kind of step, with as few words as possible.

use prose::lexicon::{DRAW, TAKE};
use prose::{Clause, Gender, Noun, NounPhrase, Subject, Text, text};
use script::{
    Bits, Count, Names, Slot, Step, Vocabulary, Words, say_effect, say_effect_after, say_offer,
    say_piece,
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Few;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    You,
    Opponent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verb {
    Draw(Who),
    Take(Slot),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lucky;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Num {
    Just(u16),
    Stars,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Hand;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Tonight;

impl Words for Few {
    type Who = Who;
    type Verb = Verb;
    type Test = Lucky;
    type Num = Num;
    type Set = Hand;
    type Moment = Tonight;
    type Rule = u8;
    type Things = Bits<1>;
    type Looped = Bits<1>;
}

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);

fn subject(who: Who) -> Subject {
    match who {
        Who::You => Subject::You,
        Who::Opponent => Subject::One(text!("your opponent", "tu adversario")),
    }
}

impl Vocabulary for Few {
    fn say_who(who: &Who, _: &Names) -> Subject {
        subject(*who)
    }

    fn say_verb(verb: &Verb, names: &Names) -> (Subject, Clause) {
        match verb {
            Verb::Draw(who) => (subject(*who), Clause::new(DRAW, CARD.count(1_u32))),
            Verb::Take(slot) => (Subject::You, Clause::new(TAKE, names.of(*slot))),
        }
    }

    fn say_test(_: &Lucky, _: &Names) -> Text {
        text!("you are lucky", "tienes suerte")
    }

    fn say_subjunctive(_: &Lucky, _: &Names) -> Text {
        text!("you are lucky", "tengas suerte")
    }

    fn say_number(num: &Num, _: &Names) -> Text {
        match num {
            Num::Just(n) => Text::same(n),
            Num::Stars => text!("the number of stars", "el número de estrellas"),
        }
    }

    fn printed(num: &Num) -> Option<u32> {
        match num {
            Num::Just(n) => Some(u32::from(*n)),
            Num::Stars => None,
        }
    }

    fn say_set(_: &Hand, _: &Names) -> NounPhrase {
        CARD.of(text!("from the hand", "de la mano"))
    }

    fn say_kind(_: &Hand, _: &Names) -> NounPhrase {
        CARD.into()
    }

    fn say_moment(_: &Tonight) -> Text {
        text!("tonight", "esta noche")
    }
}

type FewStep = Step<Few>;

const fn pick(who: Who, count: Count<Few>, body: &'static FewStep) -> FewStep {
    Step::Pick { who, count, from: Hand, into: Slot::A, body }
}

const TAKE_IT: FewStep = Step::Do(Verb::Take(Slot::A));
const YOU_DRAW: FewStep = Step::Do(Verb::Draw(Who::You));
const THEY_DRAW: FewStep = Step::Do(Verb::Draw(Who::Opponent));

/// Checks the text of an effect in both languages.
#[track_caller]
fn reads(step: &FewStep, en: &str, es: &str) {
    let said = say_effect(step, &Names::default());
    assert_eq!((said.en.as_str(), said.es.as_str()), (en, es));
    assert_eq!(said.is_complete(), Ok(()));
}

#[test]
fn up_to_one_is_a_permission() {
    const NOTHING: FewStep = Step::Seq(&[]);
    let up_to_one = |body| pick(Who::You, Count::UpTo(Num::Just(1)), body);
    reads(
        &up_to_one(&TAKE_IT),
        "You may take a card from the hand.",
        "Puedes tomar una carta de la mano.",
    );
    reads(
        &up_to_one(&NOTHING),
        "Choose up to 1 card from the hand.",
        "Elige hasta 1 carta de la mano.",
    );
}

#[test]
fn amounts_are_printed_or_counted() {
    let counts = [
        (Count::One, "a card", "una carta"),
        (Count::The, "the card", "la carta"),
        (Count::Exactly(Num::Just(2)), "2 cards", "2 cartas"),
        (Count::UpTo(Num::Just(2)), "up to 2 cards", "hasta 2 cartas"),
        (Count::Any, "any number of cards", "cualquier cantidad de cartas"),
        (Count::All, "all cards", "todas las cartas"),
    ];
    for (count, en, es) in counts {
        let (en, es) = (format!("Take {en} from the hand."), format!("Toma {es} de la mano."));
        reads(&pick(Who::You, count, &TAKE_IT), &en, &es);
    }
    reads(
        &pick(Who::You, Count::Exactly(Num::Stars), &TAKE_IT),
        "Take a number of cards from the hand equal to the number of stars.",
        "Toma una cantidad de cartas de la mano igual al número de estrellas.",
    );
    reads(
        &pick(Who::You, Count::UpTo(Num::Stars), &TAKE_IT),
        "Take up to a number of cards from the hand equal to the number of stars.",
        "Toma hasta una cantidad de cartas de la mano igual al número de estrellas.",
    );
}

#[test]
fn another_player_picks_and_acts() {
    const THEY_TAKE: FewStep = pick(Who::Opponent, Count::One, &TAKE_IT);
    reads(
        &THEY_TAKE,
        "Your opponent takes a card from the hand.",
        "Tu adversario toma una carta de la mano.",
    );
    reads(
        &Step::May { who: Who::Opponent, body: &THEY_TAKE },
        "Your opponent may take a card from the hand.",
        "Tu adversario puede tomar una carta de la mano.",
    );
    reads(
        &Step::IfDone { first: &THEY_TAKE, then: &YOU_DRAW },
        "Your opponent takes a card from the hand. If they do, draw 1 card.",
        "Tu adversario toma una carta de la mano. Si lo hace, roba 1 carta.",
    );
    reads(
        &Step::SomeOf { who: Who::Opponent, count: Num::Just(2), options: &[THEY_TAKE, YOU_DRAW] },
        "Your opponent chooses 2 different options: they take a card from the hand; or you draw 1 \
         card.",
        "Tu adversario elige 2 opciones distintas: toma una carta de la mano; o robas 1 carta.",
    );
}

#[test]
fn permission_for_an_action_of_another_player_is_spelled_out() {
    reads(
        &Step::May { who: Who::You, body: &THEY_DRAW },
        "You may have this happen: your opponent draws 1 card.",
        "Puedes hacer que ocurra esto: tu adversario roba 1 carta.",
    );
    reads(
        &Step::May { who: Who::Opponent, body: &YOU_DRAW },
        "Your opponent may have this happen: you draw 1 card.",
        "Tu adversario puede hacer que ocurra esto: robas 1 carta.",
    );
    reads(
        &Step::May {
            who: Who::You,
            body: &Step::Seq(&[
                YOU_DRAW,
                Step::If { test: Lucky, then: &THEY_DRAW, otherwise: None },
            ]),
        },
        "You may do the following: draw 1 card; if you are lucky, your opponent draws 1 card.",
        "Puedes hacer lo siguiente: roba 1 carta; si tienes suerte, tu adversario roba 1 carta.",
    );
}

#[test]
fn a_thing_is_named_in_full_once() {
    reads(
        &pick(Who::You, Count::One, &Step::Seq(&[TAKE_IT, TAKE_IT])),
        "Take a card from the hand. Take that card.",
        "Toma una carta de la mano. Toma esa carta.",
    );
    reads(
        &pick(
            Who::You,
            Count::One,
            &Step::If { test: Lucky, then: &TAKE_IT, otherwise: Some(&YOU_DRAW) },
        ),
        "Choose a card from the hand. If you are lucky, take that card. Otherwise, draw 1 card.",
        "Elige una carta de la mano. Si tienes suerte, toma esa carta. De lo contrario, roba 1 \
         carta.",
    );
    reads(
        &pick(Who::You, Count::The, &Step::If { test: Lucky, then: &TAKE_IT, otherwise: None }),
        "If you are lucky, take the card from the hand.",
        "Si tienes suerte, toma la carta de la mano.",
    );
}

#[test]
fn each_mentions_its_things_or_counts_them() {
    reads(
        &Step::Each { of: Hand, into: Slot::A, body: &TAKE_IT },
        "Take each card from the hand.",
        "Toma cada carta de la mano.",
    );
    reads(
        &Step::Each { of: Hand, into: Slot::A, body: &YOU_DRAW },
        "For each card from the hand, draw 1 card.",
        "Por cada carta de la mano, roba 1 carta.",
    );
    reads(
        &Step::Each {
            of: Hand,
            into: Slot::A,
            body: &Step::If { test: Lucky, then: &TAKE_IT, otherwise: None },
        },
        "For each card from the hand, if you are lucky, take that card.",
        "Por cada carta de la mano, si tienes suerte, toma esa carta.",
    );
}

#[test]
fn repetitions_conditions_and_moments_are_joined_in_order() {
    reads(
        &Step::Times { n: Num::Just(3), body: &YOU_DRAW },
        "Do this 3 times: draw 1 card.",
        "Haz esto 3 veces: roba 1 carta.",
    );
    reads(
        &Step::While { test: Lucky, body: &YOU_DRAW },
        "While you are lucky, draw 1 card.",
        "Mientras tengas suerte, roba 1 carta.",
    );
    reads(
        &Step::Until { test: Lucky, body: &Step::Seq(&[YOU_DRAW, THEY_DRAW]) },
        "Repeat this until you are lucky: draw 1 card, then your opponent draws 1 card.",
        "Repite esto hasta que tengas suerte: roba 1 carta y luego tu adversario roba 1 carta.",
    );
    reads(
        &Step::If {
            test: Lucky,
            then: &Step::Seq(&[YOU_DRAW, Step::Later { at: Tonight, body: &THEY_DRAW }]),
            otherwise: None,
        },
        "If you are lucky, draw 1 card; tonight, your opponent draws 1 card.",
        "Si tienes suerte, roba 1 carta; esta noche, tu adversario roba 1 carta.",
    );
    reads(
        &Step::Number { who: Who::Opponent, from: Num::Just(1), to: Num::Just(6), into: Slot::A },
        "Your opponent chooses a number from 1 to 6.",
        "Tu adversario elige un número del 1 al 6.",
    );
}

#[test]
fn an_effect_can_go_on_after_other_words() {
    const DRAW_TWICE: FewStep = Step::Seq(&[YOU_DRAW, YOU_DRAW]);
    let names = Names::default();
    let lead = text!("when it rains,", "cuando llueva,");
    let said = say_effect_after(lead, &DRAW_TWICE, &names);
    assert_eq!(said.en, "When it rains, draw 1 card. Draw 1 card.");
    assert_eq!(said.es, "Cuando llueva, roba 1 carta. Roba 1 carta.");
    let piece = say_piece(&DRAW_TWICE, &names);
    assert_eq!(piece.en, "draw 1 card, then draw 1 card");
    assert_eq!(piece.es, "roba 1 carta y luego roba 1 carta");
}

/// The question that offers a step, in English and Spanish.
fn offered(step: &Step<Few>) -> [String; 2] {
    let Text { en, es } = say_offer(step, &Names::default());
    [en, es]
}

#[test]
fn an_offer_asks_whether_the_reader_wants_to_act() {
    assert_eq!(
        offered(&Step::Do(Verb::Draw(Who::You))),
        ["do you want to draw 1 card?", "¿quieres robar 1 carta?"]
    );
    let if_done = Step::IfDone {
        first: &Step::Do(Verb::Draw(Who::You)),
        then: &Step::Do(Verb::Draw(Who::Opponent)),
    };
    assert_eq!(
        offered(&if_done),
        [
            "do you want to draw 1 card? If you do, your opponent draws 1 card.",
            "¿quieres robar 1 carta? Si lo haces, tu adversario roba 1 carta."
        ]
    );
    let lucky = Step::If { test: Lucky, then: &Step::Do(Verb::Draw(Who::You)), otherwise: None };
    assert_eq!(
        offered(&lucky),
        [
            "if you are lucky, do you want to draw 1 card?",
            "si tienes suerte, ¿quieres robar 1 carta?"
        ]
    );
}

#[test]
fn an_offer_beyond_an_action_of_the_reader_is_stated_first() {
    assert_eq!(
        offered(&Step::Do(Verb::Draw(Who::Opponent))),
        [
            "your opponent draws 1 card. Do you want this?",
            "tu adversario roba 1 carta. ¿Quieres hacerlo?"
        ]
    );
    const OPTIONS: &[Step<Few>] =
        &[Step::Do(Verb::Draw(Who::You)), Step::Do(Verb::Draw(Who::Opponent))];
    assert_eq!(
        offered(&Step::OneOf { who: Who::You, options: OPTIONS }),
        [
            "you may choose one: draw 1 card; or your opponent draws 1 card. Do you want this?",
            "puedes elegir una opción: roba 1 carta; o tu adversario roba 1 carta. ¿Quieres hacerlo?"
        ]
    );
}
