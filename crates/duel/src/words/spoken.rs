//! The texts of the words, in both languages.

use prose::lexicon::{DEAL, DISCARD, DRAW, LOOK_AT, LOSE, PLAY, PUT, ROLL};
use prose::{
    Adjective, Clause, Gender, Noun, NounPhrase, Subject, Text, Verb as Word, es_verb, text,
};
use script::{Names, Vocabulary};

use super::{Amount, DuelWords, Moment, Set, Test, Verb, Who};

const CARD: Noun = Noun::new("card", "cards", "carta", "cartas", Gender::Feminine);
const FIGHTER: Noun = Noun::new("fighter", "fighters", "luchador", "luchadores", Gender::Masculine);
const FRIENDLY: Adjective = Adjective::new("friendly", "aliado", "aliada", "aliados", "aliadas");
const ENEMY: Adjective = Adjective::new("enemy", "enemigo", "enemiga", "enemigos", "enemigas");
const HAND: Noun = Noun::new("hand", "hands", "mano", "manos", Gender::Feminine);
const DAMAGE: fn(u8) -> Text = |n| text!("{n} damage", "{n} de daño", n = n);
const LIFE: fn(u8) -> Text = |n| text!("{n} life", "{n} de vida", n = n);

const REGAIN: Word = Word::new("regain", "regains", "regained", es_verb!("recuper", ar));

fn subject(who: Who) -> Subject {
    match who {
        Who::You => Subject::You,
        Who::Opponent => Subject::One(text!("your opponent", "tu adversario")),
    }
}

fn from_hand(who: Who) -> NounPhrase {
    let hand = subject(who).own(HAND);
    CARD.of(text!("from {hand}", "de {hand}", hand = hand))
}

impl Vocabulary for DuelWords {
    fn say_who(who: &Who, _: &Names) -> Subject {
        subject(*who)
    }

    fn say_verb(verb: &Verb, names: &Names) -> (Subject, Clause) {
        let you = |word, rest| (Subject::You, Clause::new(word, rest));
        match *verb {
            Verb::Draw(who, n) => (subject(who), Clause::new(DRAW, CARD.count(n.value()))),
            Verb::LoseLife(who, n) => (subject(who), Clause::new(LOSE, LIFE(n.value()))),
            Verb::Heal(who, n) => (subject(who), Clause::new(REGAIN, LIFE(n.value()))),
            Verb::Damage(slot, n) => you(
                DEAL,
                text!(
                    "{damage} to {fighter}",
                    "{damage} a {fighter}",
                    damage = DAMAGE(n.value()),
                    fighter = names.of(slot)
                ),
            ),
            Verb::Shield(slot) => {
                you(PUT, text!("a shield on {it}", "un escudo sobre {it}", it = names.of(slot)))
            }
            Verb::Discard(slot) => you(DISCARD, names.of(slot)),
            Verb::LookAtTop => {
                you(LOOK_AT, text!("the top card of your deck", "la primera carta de tu mazo"))
            }
            Verb::Bury => you(
                PUT,
                text!(
                    "that card on the bottom of your deck",
                    "esa carta en la parte inferior de tu mazo"
                ),
            ),
            Verb::Roll => you(ROLL, text!("the die", "el dado")),
            Verb::PlayFree(slot) => {
                let free = text!("without paying its cost", "sin pagar su coste");
                you(PLAY, names.of(slot).then(free))
            }
        }
    }

    fn say_test(test: &Test, _: &Names) -> Text {
        let Test::RolledAtLeast(n) = *test;
        text!("the result is {n} or more", "el resultado es {n} o más", n = n.value())
    }

    fn say_number(num: &Amount, _: &Names) -> Text {
        Text::same(num.value())
    }

    fn printed(num: &Amount) -> Option<u32> {
        Some(u32::from(num.value()))
    }

    fn say_set(set: &Set, _: &Names) -> NounPhrase {
        match *set {
            Set::AnyFighter => FIGHTER.of(text!("in play", "en juego")),
            Set::FriendlyFighters => FIGHTER.with(&FRIENDLY),
            Set::EnemyFighters => FIGHTER.with(&ENEMY),
            Set::HandOf(who) => from_hand(who),
            Set::CheapInHand(who, n) => from_hand(who).of(text!(
                "that costs {n} or less",
                "que cueste {n} o menos",
                n = n.value()
            )),
        }
    }

    fn say_moment(moment: &Moment) -> Text {
        match *moment {}
    }
}
