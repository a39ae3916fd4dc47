//! The texts of the words, in both languages.

use prose::{Clause, Conjunction, Noun, NounPhrase, Subject, Text, text};
use script::{Names, Slot, Vocabulary};

use super::lexicon::{
    ADD, AS_MANY, ATTACK, CARD, DAMAGE, DEAL, DESTROY, DISCARD, DRAW, EXILE, FORCE, GAIN, HAND,
    LOOK_AT, PURCHASE, PUT, REPAIR, RESOURCE, REVEAL, SPEND, SWAP,
};
use super::sorts::{Join, Mood, holds, kind, noun, opponent, opponents_base, place, whole};
use super::{Card, Filter, GalaxyWords, Goes, Moment, Num, Price, Set, Test, Verb, Who, Zone};

/// The slot that names the card of the effect, "this unit"; no effect of this game picks into it.
pub(crate) const THIS: Slot = Slot::D;

/// The names with which an effect of this card begins.
pub(crate) fn names(card: &Card) -> Names {
    let names = Names::default();
    names.set(THIS, None, card.kind.noun().this());
    names
}

/// The player meant, as the subject of a sentence.
pub(crate) fn subject(who: Who) -> Subject {
    match who {
        Who::You => Subject::You,
        Who::Opponent => Subject::One(opponent()),
    }
}

/// An amount, and the part of it that comes at the end of the clause: "1 damage (to a base) for
/// each unit".
pub(crate) fn amount(num: &Num, of: Noun, names: &Names) -> (Text, Text) {
    match num {
        Num::Just(n) => (of.count(*n), Text::default()),
        Num::Count(set) => {
            names.mention(&say(set, names).all());
            let things = say_members(set, names).bare();
            (of.count(1_u8), text!("for each {things}", "por cada {things}", things = things))
        }
        // The card whose cost counts has been mentioned before.
        Num::CostOf(_) => {
            let as_many = Text::new(of.many().en, of.with(&AS_MANY).many().es);
            (as_many, text!("equal to its cost", "como su coste"))
        }
    }
}

/// The things of a set at their place: "enemy card in the galaxy row".
fn say_members(set: &Set, names: &Names) -> NounPhrase {
    match set {
        Set::In(zone, filter) => {
            noun(filter, *zone, Join::Or).of(place(*zone, "in", "que haya en", names))
        }
        Set::Or(..) => say(set, names),
    }
}

/// The things of a set, to be taken from their place: "card from your hand".
fn say(set: &Set, names: &Names) -> NounPhrase {
    match set {
        Set::In(zone, filter) => {
            noun(filter, *zone, Join::Or).of(place(*zone, "from", "de", names))
        }
        Set::Or(one, other) => {
            let other = say(other, names).a();
            say(one, names).of(text!("or {other}", "o {other}", other = other))
        }
    }
}

/// One thing of a set with several places: each place is named, and the thing stays there.
fn say_one_of(set: &Set, names: &Names) -> Vec<Text> {
    match set {
        Set::In(Zone::Base(Who::Opponent), Filter::Any) => vec![opponents_base(names)],
        Set::In(zone, filter) => {
            vec![noun(filter, *zone, Join::Or).of(place(*zone, "in", "de", names)).a()]
        }
        Set::Or(one, other) => {
            [one, other].into_iter().flat_map(|set| say_one_of(set, names)).collect()
        }
    }
}

impl Vocabulary for GalaxyWords {
    fn say_who(who: &Who, _: &Names) -> Subject {
        subject(*who)
    }

    fn say_verb(verb: &Verb, names: &Names) -> (Subject, Clause) {
        let you = |word, rest| (Subject::You, Clause::new(word, rest));
        let on = |word, slot: &Slot, rest| (Subject::You, acting_on(word, *slot, rest, names));
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
                let base = text!("from your base", "a tu base");
                you(REPAIR, damage.then(base).then(rest))
            }
            Verb::Damage(slot, n) => {
                let targets = names.alternatives(*slot);
                you(DEAL, damage(n, targets, names))
            }
            Verb::DamageBase(n) => {
                let target = opponents_base(names);
                you(DEAL, damage(n, vec![target], names))
            }
            Verb::DiscardAll(set) => {
                let all = say(set, names).all();
                let again = names.mention(&all);
                you(DISCARD, if again { kind(set).those() } else { all })
            }
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
            Verb::Reveal(set) | Verb::Look(set) => {
                let cards = whole(set, names);
                names.mention(&cards);
                you(if matches!(verb, Verb::Look(_)) { LOOK_AT } else { REVEAL }, cards)
            }
            Verb::Swap(one, other) => {
                // A card that was mentioned before comes first: "swap it with a card from the
                // galaxy row".
                let (one, other) =
                    if names.is_mentioned(*other) { (other, one) } else { (one, other) };
                let first = (!names.is_mentioned(*one)).then(|| names.of(*one));
                let with = text!("with {it}", "por {it}", it = names.of(*other));
                match first {
                    Some(first) => you(SWAP, first.then(with)),
                    None => on(SWAP, one, with),
                }
            }
            Verb::Discard(slot) => on(DISCARD, slot, Text::default()),
            Verb::Exile(slot) => on(EXILE, slot, Text::default()),
            Verb::Destroy(slot) => on(DESTROY, slot, Text::default()),
            Verb::Take(slot) if names.is_mentioned(*slot) => on(ADD, slot, to_your_hand()),
            Verb::Take(slot) => {
                you(ADD, text!("{it} to your hand", "a tu mano {it}", it = names.of(*slot)))
            }
            Verb::PutOnDeck(slot, whose) => on(PUT, slot, on_top_of_deck(*whose)),
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
                let things = say_members(set, names).many();
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

    fn say_set(set: &Set, names: &Names) -> NounPhrase {
        say(set, names)
    }

    fn say_one(set: &Set, names: &Names) -> Vec<Text> {
        match set {
            Set::In(..) => vec![say(set, names).a()],
            Set::Or(..) => say_one_of(set, names),
        }
    }

    fn say_kind(set: &Set, _: &Names) -> NounPhrase {
        kind(set).into()
    }

    fn say_moment(moment: &Moment) -> Text {
        match moment {
            Moment::EndOfTurn => text!("at the end of your turn", "al final de tu turno"),
            Moment::NextPurchase => text!(
                "the next time you purchase a card this turn",
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

/// "2 damage to a base or to a ship".
fn damage(num: &Num, targets: Vec<Text>, names: &Names) -> Text {
    let (damage, rest) = amount(num, DAMAGE, names);
    let to = |target| text!("to {target}", "a {target}", target = target);
    damage.then(Text::list(targets.into_iter().map(to), Conjunction::Or)).then(rest)
}

/// An action on the thing remembered, which is "it" once it was mentioned.
fn acting_on(word: prose::Verb, slot: Slot, rest: Text, names: &Names) -> Clause {
    if names.is_mentioned(slot) {
        return Clause::with_object(word, CARD.it(), rest);
    }
    Clause::new(word, names.of(slot).then(rest))
}

fn to_your_hand() -> Text {
    text!("to your hand", "a tu mano")
}

/// "on top of your deck". The opponent has been mentioned before.
fn on_top_of_deck(whose: Who) -> Text {
    match whose {
        Who::You => text!("on top of your deck", "en la parte superior de tu mazo"),
        Who::Opponent => text!("on top of their deck", "en la parte superior de su mazo"),
    }
}

/// Purchasing a card and moving it to another place than the discard pile.
fn purchase(card: Text, price: Price, goes: Goes) -> Clause {
    let purchased = match price {
        Price::Free => text!("{card} for free", "gratis {card}", card = card),
        Price::Cost => text!("{card}, paying its cost", "{card}, pagando su coste", card = card),
    };
    let purchased = Clause::new(PURCHASE, purchased);
    match moved(goes) {
        Some(moved) => purchased.and(moved),
        None => purchased,
    }
}

/// "put it on top of your deck"; none for the discard pile.
pub(crate) fn moved(goes: Goes) -> Option<Clause> {
    match goes {
        Goes::Usual => None,
        Goes::ToHand => Some(Clause::with_object(ADD, CARD.it(), to_your_hand())),
        Goes::OnDeck => Some(Clause::with_object(PUT, CARD.it(), on_top_of_deck(Who::You))),
    }
}
