//! How the words are said, in both languages.

use prose::{Clause, Noun, NounPhrase, Subject, Text, text};
use script::{Names, Slot, Vocabulary};

use super::lexicon::{
    ADD, ATTACK, BUY, CARD, DAMAGE, DEAL, DESTROY, DISCARD, DRAW, EXILE, FORCE, GAIN, HAND,
    LOOK_AT, PUT, REPAIR, RESOURCE, REVEAL, SPEND, SWAP,
};
use super::sorts::{Join, Mood, holds, noun, place, whole};
use super::{Card, GalaxyWords, Goes, Moment, Num, Price, Set, Test, Verb, Who};

/// The slot no effect of this game picks into: it names the card that speaks, "this unit".
pub(crate) const THIS: Slot = Slot::D;

/// The names an effect of this card begins with.
pub(crate) fn names(card: &Card) -> Names {
    let names = Names::default();
    names.set(THIS, None, card.kind.noun().this());
    names
}

/// Who is meant, as the subject of a sentence.
pub(crate) fn subject(who: Who) -> Subject {
    match who {
        Who::You => Subject::You,
        Who::Opponent => Subject::One(text!("your opponent", "tu adversario")),
    }
}

/// An amount, and what follows it at the end of the clause: "1 damage (to a base) for each unit".
pub(crate) fn amount(num: &Num, of: Noun, names: &Names) -> (Text, Text) {
    match num {
        Num::Just(n) => (of.count(*n), Text::default()),
        Num::Count(set) => {
            let things = say_members(set).bare();
            (of.count(1_u8), text!("for each {things}", "por cada {things}", things = things))
        }
        Num::CostOf(slot) => {
            let it = names.of(*slot);
            let rest = text!("equal to the cost of {it}", "por valor del coste de {it}", it = it);
            (of.many(), rest)
        }
    }
}

/// The things of a set where they are: "enemy card in the galaxy row".
fn say_members(set: &Set) -> NounPhrase {
    match set {
        Set::In(zone, filter) => noun(filter, *zone, Join::Or).of(place(*zone, "in", "en")),
        Set::Or(..) => say(set),
    }
}

/// The things of a set, to be taken from there: "card from your hand".
fn say(set: &Set) -> NounPhrase {
    let (one, other) = match set {
        Set::In(zone, filter) => {
            return noun(filter, *zone, Join::Or).of(place(*zone, "from", "de"));
        }
        Set::Or(one, other) => (*one, *other),
    };
    if let (Set::In(one_zone, one), Set::In(other_zone, other)) = (one, other) {
        let [tail, other_tail] = [*one_zone, *other_zone].map(|zone| place(zone, "from", "de"));
        if tail == other_tail {
            let other = noun(other, *other_zone, Join::Or).bare();
            return noun(one, *one_zone, Join::Or)
                .of(text!("or {other}", "o {other}", other = other))
                .of(tail);
        }
    }
    say(one).of(text!("or {other}", "o {other}", other = say(other).a()))
}

impl Vocabulary for GalaxyWords {
    fn say_who(who: &Who, _: &Names) -> Subject {
        subject(*who)
    }

    fn say_verb(verb: &Verb, names: &Names) -> (Subject, Clause) {
        let you = |word, rest| (Subject::You, Clause::new(word, rest));
        let gain = |num, of| {
            let (amount, rest) = amount(num, of, names);
            Clause::new(GAIN, amount.then(rest))
        };
        match verb {
            Verb::Draw(n) => {
                let (cards, rest) = amount(n, CARD, names);
                you(DRAW, cards.then(rest))
            }
            Verb::GainResources(n) => (Subject::You, gain(n, RESOURCE)),
            Verb::GainForce(n) => (Subject::You, gain(n, FORCE)),
            Verb::GainAttack(n) => (Subject::One(names.of(THIS)), gain(n, ATTACK)),
            Verb::Spend(n) => {
                let (resources, rest) = amount(n, RESOURCE, names);
                you(SPEND, resources.then(rest))
            }
            Verb::Repair(n) => {
                let (damage, rest) = amount(n, DAMAGE, names);
                let base = text!("from your base", "de tu base");
                you(REPAIR, damage.then(base).then(rest))
            }
            Verb::Damage(slot, n) => {
                let target = names.of(*slot);
                you(DEAL, damage(n, target, names))
            }
            Verb::DamageBase(n) => {
                let target = text!("your opponent's base", "la base de tu adversario");
                you(DEAL, damage(n, target, names))
            }
            Verb::DiscardAll(set) => you(DISCARD, say(set).all()),
            Verb::DiscardAtRandom(who) => {
                let who = subject(*who);
                let hand = who.own(HAND);
                let card = text!(
                    "a card from {hand} at random",
                    "al azar una carta de {hand}",
                    hand = hand
                );
                (who, Clause::new(DISCARD, card))
            }
            Verb::ExileThis => you(EXILE, names.of(THIS)),
            Verb::Reveal(set) => you(REVEAL, whole(set)),
            Verb::Look(set) => you(LOOK_AT, whole(set)),
            Verb::Swap(one, other) => {
                let [one, other] = [one, other].map(|slot| names.of(*slot));
                let both =
                    text!("{one} with {other}", "{one} por {other}", one = one, other = other);
                you(SWAP, both)
            }
            Verb::Discard(slot) => you(DISCARD, names.of(*slot)),
            Verb::Exile(slot) => you(EXILE, names.of(*slot)),
            Verb::Destroy(slot) => you(DESTROY, names.of(*slot)),
            Verb::Take(slot) => {
                you(ADD, text!("{it} to your hand", "a tu mano {it}", it = names.of(*slot)))
            }
            Verb::PutOnDeck(slot) => {
                let it = names.of(*slot);
                let deck = text!(
                    "{it} on top of its owner's deck",
                    "{it} encima del mazo de su propietario",
                    it = it
                );
                you(PUT, deck)
            }
            Verb::Purchase(slot, price, goes) => {
                (Subject::You, purchase(names.of(*slot), *price, *goes))
            }
        }
    }

    fn say_test(test: &Test, names: &Names) -> Text {
        holds(test, names, Mood::Indicative)
    }

    fn say_subjunctive(test: &Test, names: &Names) -> Text {
        holds(test, names, Mood::Subjunctive)
    }

    fn say_number(num: &Num, names: &Names) -> Text {
        match num {
            Num::Just(n) => Text::same(n),
            Num::Count(set) => {
                let things = say_members(set).many();
                text!("the number of {things}", "la cantidad de {things}", things = things)
            }
            Num::CostOf(slot) => {
                text!("the cost of {it}", "el coste de {it}", it = names.of(*slot))
            }
        }
    }

    fn printed(num: &Num) -> Option<u32> {
        match num {
            Num::Just(n) => Some(u32::from(*n)),
            Num::Count(_) | Num::CostOf(_) => None,
        }
    }

    fn say_set(set: &Set, _: &Names) -> NounPhrase {
        say(set)
    }

    fn say_kind(set: &Set, _: &Names) -> NounPhrase {
        super::sorts::kind(set).into()
    }

    fn say_moment(moment: &Moment) -> Text {
        match moment {
            Moment::EndOfTurn => text!("at the end of your turn", "al final de tu turno"),
            Moment::NextPurchase => text!(
                "the next time you buy a card this turn",
                "la próxima vez que adquieras una carta este turno"
            ),
        }
    }

    fn name_moment(moment: &Moment, names: &Names) {
        if *moment == Moment::NextPurchase {
            names.set(Slot::A, None, CARD.that());
        }
    }
}

/// "2 damage to a base".
fn damage(num: &Num, target: Text, names: &Names) -> Text {
    let (damage, rest) = amount(num, DAMAGE, names);
    damage.then(text!("to {target}", "a {target}", target = target)).then(rest)
}

/// Buying a card, and then what becomes of it.
fn purchase(card: Text, price: Price, goes: Goes) -> Clause {
    let bought = match price {
        Price::Free => text!("{card} for free", "gratis {card}", card = card),
        Price::Cost => text!("{card}, paying its cost", "{card}, pagando su coste", card = card),
    };
    let bought = Clause::new(BUY, bought);
    match goes {
        Goes::Usual => bought,
        Goes::ToHand => {
            let hand = text!("it to your hand", "esa carta a tu mano");
            bought.then(Clause::new(ADD, hand))
        }
        Goes::OnDeck => {
            let deck = text!("it on top of your deck", "esa carta encima de tu mazo");
            bought.then(Clause::new(PUT, deck))
        }
    }
}
