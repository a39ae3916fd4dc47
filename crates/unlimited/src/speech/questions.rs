//! The questions to a player: the effect that asks, what to choose, and for what purpose.

use prose::{NounPhrase, Subject, Text, text};
use script::{Names, Slot, Vocabulary as _, say_effect, say_offer};
use table::People;

use super::called::{piece, title};
use super::context::{Reached, reach};
use super::purpose::purpose;
use crate::game::{Piece, Question};
use crate::kit::Kit;
use crate::words::lexicon::{CARD, UNIT};
use crate::words::spoken::memory::{self, Seen};
use crate::words::spoken::nouns::{Apart, cards};
use crate::words::spoken::subject;
use crate::words::{Division, Num, Only, Set, Side, Step, UnlimitedWords, Verb, Who};

pub(super) fn say(kit: &Kit, people: &People, question: &Question) -> Text {
    match question {
        Question::Ability { source, ask, total } => {
            let pick = |from: &Set, body: &Step, stop| {
                say_pick(kit, *source, from, body, stop).then(say_total(from, *total))
            };
            ask.say(title(source.title), pick, |body| say_accepted(kit, *source, body))
        }
        Question::Name(source) => {
            text!("{card}: name a card.", "{card}: nombra una carta.", card = title(source.title))
        }
        Question::Divide(source, kind, left) => say_divide(*source, *kind, *left),
        Question::Target(_) | Question::Ambush(_) | Question::Spill(_) => {
            about_attack(people, question)
        }
        Question::Host(upgrade) => text!(
            "Choose the unit to attach {card} to.",
            "Elige la unidad a la que se vincula {card}.",
            card = piece(people, *upgrade)
        ),
        Question::Unique(card) => text!(
            "{card} is unique and you control more than one: choose which of them is defeated.",
            "{card} es una carta única y controlas más de una: elige cuál de ellas se derrota.",
            card = title(card.title)
        ),
        Question::Initiative
        | Question::Mulligan
        | Question::FirstResources(_)
        | Question::Action
        | Question::Resource
        | Question::Side
        | Question::Order
        | Question::DiscardDown(_) => about_rules(question),
    }
}

/// Questions of the rules.
fn about_rules(question: &Question) -> Text {
    match question {
        Question::Initiative => {
            text!("Choose who has the initiative.", "Elige quién tiene la iniciativa.")
        }
        Question::Mulligan => text!(
            "Keep this hand, or shuffle it into your deck and draw a new one?",
            "¿Conservas esta mano o la barajas en tu mazo y robas otra?"
        ),
        Question::FirstResources(left) => text!(
            "Choose your first resources in secret (still to choose: {left}).",
            "Elige en secreto tus primeros recursos (por elegir: {left}).",
            left = *left
        ),
        Question::Action => text!(
            "Your action: play a card, attack, use an ability, take the initiative or pass.",
            "Tu acción: juega una carta, ataca, usa una capacidad, toma la iniciativa o pasa."
        ),
        Question::Resource => text!(
            "You may put a card from your hand among your resources.",
            "Puedes poner una carta de tu mano entre tus recursos."
        ),
        Question::Side => text!(
            "Abilities of both players are waiting: choose whose are resolved first.",
            "Hay capacidades de ambos jugadores en espera: elige de quién son las que se resuelven \
             primero."
        ),
        Question::Order => text!(
            "Several of your abilities are waiting: choose which is resolved next.",
            "Hay varias capacidades tuyas en espera: elige cuál se resuelve ahora."
        ),
        Question::DiscardDown(left) => text!(
            "Choose in secret a card from your hand to discard (still to choose: {left}).",
            "Elige en secreto una carta de tu mano que descartar (por elegir: {left}).",
            left = *left
        ),
        _ => Text::default(),
    }
}

fn about_attack(people: &People, question: &Question) -> Text {
    match question {
        Question::Target(unit) => {
            text!(
                "Choose what {unit} attacks.",
                "Elige el objetivo del ataque de {unit}.",
                unit = piece(people, *unit)
            )
        }
        Question::Ambush(unit) => text!(
            "{unit} has Ambush: choose an enemy unit to attack with it, or do not attack.",
            "{unit} tiene Emboscada: elige una unidad enemiga a la que atacar, o no ataques.",
            unit = piece(people, *unit)
        ),
        Question::Spill(unit) => text!(
            "{unit} is about to deal more damage than needed: choose an enemy ground unit to take \
             the excess, or leave it.",
            "{unit} va a infligir más daño del necesario: elige una unidad terrestre enemiga que \
             reciba el sobrante, o déjalo.",
            unit = piece(people, *unit)
        ),
        _ => Text::default(),
    }
}

/// "Darth Vader: choose a unit to deal 2 damage to."
fn say_pick(kit: &Kit, source: Piece, from: &Set, body: &Step, may_stop: bool) -> Text {
    let Picking { who, into, rest, names } = picking(kit, source, from, body);
    // The player who is asked reads the question, so their own things are called "your".
    let from = if who == Who::You { *from } else { turned(from) };
    let thing = match from {
        Set::Deck(_) => text!("the next card of your deck", "la siguiente carta de tu mazo"),
        from => UnlimitedWords::say_chosen(&from, say_set(&from, &names).a()),
    };
    let (what, then) = match purpose(body, into, &from, &names) {
        Some(purpose) if !names_another(&from) => {
            (thing.then(text!("to {p}", "para {p}", p = purpose)), Text::default())
        }
        _ => {
            names.set(into, None, UnlimitedWords::say_kind(&from, &names).that());
            (thing, consequence(&who, body, rest, &names))
        }
    };
    let stop =
        if may_stop { text!(", or stop here", ", o déjalo aquí") } else { Text::default() };
    let asked = text!(
        "{card}: choose {what}{stop}.",
        "{card}: elige {what}{stop}.",
        card = title(source.title),
        what = what,
        stop = stop
    );
    asked.then(then)
}

/// The things of a set; a deck that is looked through is named again.
fn say_set(from: &Set, names: &Names) -> NounPhrase {
    match from {
        Set::Seen(only) if memory::seen(names) == Seen::Deck => {
            cards(only, Apart::Other, names).of(text!("from your deck", "de tu mazo"))
        }
        // The player who is asked may not be the one who chose them.
        Set::These([_, _, ..]) => UNIT.of(text!("chosen", "elegida")),
        from => UnlimitedWords::say_set(from, names),
    }
}

/// The total cost of the picks so far, and its limit.
fn say_total(from: &Set, total: Option<u16>) -> Text {
    let most = match from {
        Set::Seen(only) => only.iter().find_map(|only| match only {
            Only::TotalWithin(most) => Some(*most),
            _ => None,
        }),
        _ => None,
    };
    match (total, most) {
        (None, None) => Text::default(),
        (Some(n), None) => {
            text!("Total cost so far: {n}.", "Coste total hasta ahora: {n}.", n = n)
        }
        (n, Some(most)) => text!(
            "Total cost so far: {n} of at most {most}.",
            "Coste total hasta ahora: {n} de {most} como máximo.",
            n = n.unwrap_or(0),
            most = most
        ),
    }
}

/// The effect on the picked thing, directly or in the following steps.
fn consequence(who: &Who, body: &Step, rest: &'static [Step], names: &Names) -> Text {
    match body {
        Step::Seq([]) => say_effect(&Step::Seq(rest), names),
        Step::Pick { body: Step::Seq([]), .. } => {
            say_effect(body, names).then(say_effect(&Step::Seq(rest), names))
        }
        Step::Do(verb @ Verb::Hold(_)) => {
            // The choice itself has been said; saying the verb notes how the cards are called.
            let _said = UnlimitedWords::say_verb(verb, names);
            say_effect(&Step::Seq(rest), names)
        }
        body => effect_for(who, body, names),
    }
}

/// Whether the words for the set end with another thing, to which a following purpose would seem to
/// refer: "a unit in the same arena as the defending unit to exhaust".
fn names_another(set: &Set) -> bool {
    let Set::Units(_, only) = set else { return false };
    only.iter().any(|only| matches!(only, Only::InArenaOf(_) | Only::CostAtMost(Num::CostOf(_))))
}

/// The player who picks, the slot, the following steps, and the names so far.
struct Picking {
    who: Who,
    into: Slot,
    rest: &'static [Step],
    names: Names,
}

fn picking(kit: &Kit, source: Piece, from: &Set, body: &Step) -> Picking {
    let asked = |step: &Step| match step {
        Step::Pick { from: set, body: then, .. } | Step::Gather { from: set, body: then, .. } => {
            set == from && *then == body
        }
        _ => false,
    };
    match reach(kit, source, asked) {
        Some(Reached { step: Step::Pick { who, into, .. }, rest, names })
        | Some(Reached { step: Step::Gather { who, into, .. }, rest, names }) => {
            Picking { who: *who, into: *into, rest, names }
        }
        _ => {
            let names = memory::begin(CARD.this());
            Picking { who: Who::You, into: Slot::A, rest: &[], names }
        }
    }
}

/// A set as seen by the opponent, who picks from it.
fn turned(set: &Set) -> Set {
    match *set {
        Set::Units(Side::Friendly, only) => Set::Units(Side::Enemy, only),
        Set::Units(Side::Enemy, only) => Set::Units(Side::Friendly, only),
        // Only the player whose ability it is picks from the hand of the other player.
        Set::Hand(_, only) => Set::Hand(Who::You, only),
        other => other,
    }
}

/// An effect as told to the player who decides about it; `who` is that player in the effect's
/// words.
pub(super) fn effect_for(who: &Who, step: &Step, names: &Names) -> Text {
    if *who == Who::You {
        return say_effect(step, names);
    }
    match *step {
        Step::Do(ref verb) => {
            let (by, done) = UnlimitedWords::say_verb(verb, names);
            match by {
                Subject::You => done.present(&subject(&Who::Opponent, names)).sentence(),
                by => done.present(&by).sentence(),
            }
        }
        Step::Pick { count, from, into, body, .. } => {
            let from = turned(&from);
            say_effect(&Step::Pick { who: Who::You, count, from, into, body }, names)
        }
        _ => say_effect(step, names),
    }
}

/// One of the options of an effect, for the player who chooses.
pub(super) fn say_option(kit: &Kit, source: Piece, options: &'static [Step], n: u8) -> Text {
    let Some(option) = options.get(usize::from(n)) else { return Text::default() };
    let asked = |step: &Step| match step {
        Step::OneOf { options: list, .. } | Step::SomeOf { options: list, .. } => *list == options,
        _ => false,
    };
    match reach(kit, source, asked) {
        Some(Reached { step: Step::OneOf { who, .. }, names, .. })
        | Some(Reached { step: Step::SomeOf { who, .. }, names, .. }) => {
            effect_for(who, option, &names)
        }
        _ => effect_for(&Who::You, option, &memory::begin(CARD.this())),
    }
}

/// The effect of accepting.
fn say_accepted(kit: &Kit, source: Piece, body: &Step) -> Text {
    let asked = |step: &Step| match step {
        Step::May { body: Step::OneOf { options, .. }, .. } if options.contains(body) => true,
        Step::May { body: done, .. } => *done == body,
        _ => false,
    };
    match reach(kit, source, asked) {
        Some(Reached { step: Step::May { who, .. }, names, .. }) => offer_to(who, body, &names),
        _ => say_offer(body, &memory::begin(CARD.this())),
    }
}

/// An effect as offered to the player who may accept it; `who` is that player in the effect's
/// words.
fn offer_to(who: &Who, step: &Step, names: &Names) -> Text {
    match *step {
        Step::Pick { count, from, into, body, .. } if *who != Who::You => {
            let from = turned(&from);
            say_offer(&Step::Pick { who: Who::You, count, from, into, body }, names)
        }
        _ => say_offer(step, names),
    }
}

fn say_divide(source: Piece, kind: Division, left: u8) -> Text {
    let card = title(source.title);
    match kind {
        Division::Damage | Division::DamageOrNone => text!(
            "{card}: divide the damage as you choose ({left} left).",
            "{card}: reparte el daño como quieras (por repartir: {left}).",
            card = card,
            left = left
        ),
        Division::UpToHealing => text!(
            "{card}: divide the healing as you choose ({left} left).",
            "{card}: reparte la curación como quieras (por repartir: {left}).",
            card = card,
            left = left
        ),
    }
}
