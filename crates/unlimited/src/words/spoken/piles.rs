//! Changes of hands, decks, discard piles and resources as text.

use prose::{Clause, Subject, Text, text};
use script::Names;

use super::actions::{ADD, DISCARD, PUT, RETURN, REVEAL, SHUFFLE};
use super::amounts::{Amount, number};
use super::memory::{Seen, is_asked, is_many, note_seen, note_used, pronoun, seen};
use super::nouns::on_top;
use super::{acting_on, opponent, player, player_owns, subject, what};
use crate::words::lexicon::{CARD, DECK, HAND};
use crate::words::{Entering, Num, What, Who};

pub(crate) fn discard(it: &What, names: &Names) -> (Subject, Clause) {
    let it = what(it, names);
    note_used(names);
    (Subject::You, acting_on(DISCARD, it, Text::default()))
}

pub(crate) fn discard_hand(who: &Who, names: &Names) -> (Subject, Clause) {
    let who = subject(who, names);
    let hand = who.own(HAND);
    (who, Clause::new(DISCARD, text!("{hand}", "toda {hand}", hand = hand)))
}

pub(crate) fn discard_at_random(who: &Who, names: &Names) -> (Subject, Clause) {
    let who = subject(who, names);
    let hand = who.own(HAND);
    let card = text!("a card from {hand} at random", "al azar una carta de {hand}", hand = hand);
    (who, Clause::new(DISCARD, card))
}

pub(crate) fn discard_down_to(n: &Num, names: &Names) -> (Subject, Clause) {
    let rest = text!(
        "cards of their choice until {n} are left in their hand",
        "cartas de su elección hasta que le queden {n} en la mano",
        n = number(n, names)
    );
    (Subject::One(text!("each player", "cada jugador")), Clause::new(DISCARD, rest))
}

pub(crate) fn mill(who: &Who, n: &Num, names: &Names) -> (Subject, Clause) {
    let by = subject(who, names);
    let top = top_cards(n, by.own(DECK), names);
    note_top(n, Seen::Shown, names);
    (by, Clause::new(DISCARD, top))
}

pub(crate) fn reveal_hand(who: &Who, names: &Names) -> (Subject, Clause) {
    let who = subject(who, names);
    let hand = who.own(HAND);
    (who, Clause::new(REVEAL, hand))
}

/// Cards revealed one by one: their number is up to the player.
pub(crate) fn revealed(it: &What, names: &Names) -> Text {
    let it = what(it, names);
    if !is_many(&it) || seen(names) != Seen::Nothing {
        return it;
    }
    note_seen(names, Seen::Several);
    if it.en.ends_with(&on_top(&Who::You, names).en) {
        text!("{it}, one by one", "{it}, de una en una", it = it)
    } else {
        it
    }
}

pub(crate) fn take(it: &What, names: &Names) -> (Subject, Clause) {
    let it = what(it, names);
    note_used(names);
    let hand = text!("to your hand", "a tu mano");
    let taken = if pronoun(&it).is_some() {
        acting_on(ADD, it, hand)
    } else {
        // A long description comes last.
        Clause::new(
            ADD,
            Text::new(format!("{} {}", it.en, hand.en), format!("{} {}", hand.es, it.es)),
        )
    };
    (Subject::You, taken)
}

pub(crate) fn shuffle(who: &Who, names: &Names) -> (Subject, Clause) {
    let who = subject(who, names);
    let deck = who.own(DECK);
    (who, Clause::new(SHUFFLE, deck))
}

/// The rest of the cards seen, put under a deck.
pub(crate) fn rest_on_bottom(names: &Names) -> Text {
    let rest = seen(names);
    let deck = match rest {
        Seen::Held => text!("their owner's deck", "el mazo de su propietario"),
        _ => DECK.your(),
    };
    text!(
        "{rest} on the bottom of {deck} in random order",
        "{rest} en la parte inferior de {deck} en orden aleatorio",
        rest = rest.name(),
        deck = deck
    )
}

pub(crate) fn on_bottom(it: &What, names: &Names) -> Clause {
    let it = match it {
        // Some of several things picked before may have moved elsewhere.
        What::These(_) => {
            text!("each of them still in play", "cada una de ellas que siga en juego")
        }
        it => what(it, names),
    };
    let deck = deck_of(&it, names);
    note_used(names);
    let bottom = text!("on the bottom of {deck}", "en la parte inferior de {deck}", deck = deck);
    acting_on(PUT, it, bottom)
}

/// "1 of your resources".
pub(crate) fn resources(n: &Num, who: &Who, names: &Names) -> Text {
    let whose = match who {
        Who::You => text!("your resources", "tus recursos"),
        Who::Opponent if names.has_mentioned(&opponent()) && !is_asked(names) => {
            text!("their resources", "sus recursos")
        }
        who => {
            let owner = player(who, names);
            text!("{owner}'s resources", "los recursos de {owner}", owner = owner)
        }
    };
    text!("{n} of {whose}", "{n} de {whose}", n = number(n, names), whose = whose)
}

/// A card returned to its owner's hand.
pub(crate) fn to_hand(it: Text) -> Clause {
    if it.en.ends_with("your discard pile") {
        return Clause::new(RETURN, text!("{it} to your hand", "a tu mano {it}", it = it));
    }
    if it.en.contains("your discard pile") {
        return Clause::new(RETURN, text!("to your hand {it}", "a tu mano {it}", it = it));
    }
    let owner = if is_many(&it) {
        text!("their owner's hand", "la mano de su propietario")
    } else {
        text!("its owner's hand", "la mano de su propietario")
    };
    acting_on(RETURN, it, text!("to {owner}", "a {owner}", owner = owner))
}

/// The deck to which a card returns: the one looked at, or its owner's.
fn deck_of(it: &Text, names: &Names) -> Text {
    if seen(names) != Seen::Nothing {
        return DECK.the();
    }
    if is_many(it) {
        text!("their owner's deck", "el mazo de su propietario")
    } else {
        text!("its owner's deck", "el mazo de su propietario")
    }
}

pub(crate) fn on_deck(it: Text, names: &Names) -> Clause {
    let deck = deck_of(&it, names);
    let top = text!("on top of {deck}", "en la parte superior de {deck}", deck = deck);
    let order =
        if is_many(&it) { text!("in any order", "en cualquier orden") } else { Text::default() };
    acting_on(PUT, it, top.then(order))
}

/// "the top card of your deck"; notes it as the cards seen.
pub(crate) fn seen_top(who: &Who, n: &Num, one: Seen, names: &Names) -> Text {
    let top = top_cards(n, player_owns(who, DECK, names), names);
    note_top(n, one, names);
    top
}

/// Notes the cards seen; `one` if it is a single card.
fn note_top(n: &Num, one: Seen, names: &Names) {
    note_seen(names, if *n == Num::Just(1) { one } else { Seen::Several });
}

fn top_cards(n: &Num, deck: Text, names: &Names) -> Text {
    match n {
        Num::Just(1) => {
            text!("the top card of {deck}", "la primera carta de {deck}", deck = deck)
        }
        Num::Just(n) => {
            text!(
                "the top {n} cards of {deck}",
                "las {n} primeras cartas de {deck}",
                n = n,
                deck = deck
            )
        }
        n => {
            let from =
                text!("from the top of {deck}", "de la parte superior de {deck}", deck = deck);
            Amount::of(n, CARD, names).with(CARD, from)
        }
    }
}

/// "a card from your hand into play as a ready resource".
pub(crate) fn as_resource(it: &What, entering: Entering, names: &Names) -> Text {
    // It may be in the discard pile already, where it is not a unit.
    let it = if *it == What::This { CARD.this() } else { what(it, names) };
    let resource = match entering {
        Entering::Ready => text!("a ready resource", "recurso preparado"),
        Entering::Usual | Entering::With(_) => text!("a resource", "recurso"),
    };
    text!("{it} into play as {r}", "{it} en juego como {r}", it = it, r = resource)
}
