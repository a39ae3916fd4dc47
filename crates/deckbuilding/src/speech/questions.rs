//! What a player is asked: what to do and why.

use prose::{NounPhrase, Text, text};
use script::{Names, Slot, Vocabulary};

use super::card_text::{effect, effect_after};
use crate::cards;
use crate::game::Question;
use crate::view::View;
use crate::words::lexicon::{ADD, BUY, DAMAGE, DESTROY, DISCARD, EXILE, PUT, SWAP};
use crate::words::sorts::{Join, noun};
use crate::words::spoken::{amount, names};
use crate::words::{Ability, Card, GalaxyWords, Price, Set, Step, Verb, Who, Zone};

pub(super) fn say(view: &View, question: &Question) -> Text {
    match question {
        Question::SecretBases(left) => text!(
            "Choose a base for the game in secret (still to choose: {left}).",
            "Elige en secreto una base para la partida (por elegir: {left}).",
            left = *left
        ),
        Question::NewBase => text!(
            "Your base was destroyed: choose the one you defend from now on.",
            "Tu base fue destruida: elige la que defiendes a partir de ahora."
        ),
        Question::Action => text!(
            "Your turn: play, buy, use abilities, attack, or end your turn.",
            "Tu turno: juega, adquiere, usa capacidades, ataca o termina tu turno."
        ),
        Question::Triggers => text!(
            "These abilities can happen now: choose which to resolve next, or go on without.",
            "Estas capacidades pueden ocurrir ahora: elige cuál resolver o sigue sin usarlas."
        ),
        Question::Reward(card) => {
            let card = view.facts(card.thing());
            text!(
                "You defeated {card}: take the reward? {reward}",
                "Has derrotado a {card}: ¿aceptas la recompensa? {reward}",
                card = card.title(),
                reward = say_reward(Text::default(), card)
            )
        }
        Question::Damage(left) => text!(
            "Capital ships take damage before the base: choose where to put the {damage} left.",
            "Las naves de línea reciben daño antes que la base: elige dónde poner el resto, {damage}.",
            damage = DAMAGE.count(*left)
        ),
        Question::Place(card) => text!(
            "Several effects move {card}: choose where it goes.",
            "Varios efectos mueven {card}: elige adónde va.",
            card = view.facts(card.thing()).title()
        ),
        Question::Pick { source, from, body, may_stop } => {
            say_pick(view.facts(*source), from, body, *may_stop)
        }
        Question::Option(source, _) => text!(
            "{card}: choose one.",
            "{card}: elige una opción.",
            card = view.facts(*source).title()
        ),
        Question::May(source, body) => {
            let card = view.facts(*source);
            text!(
                "{card}: do you want this? {effect}",
                "{card}: ¿quieres hacerlo? {effect}",
                card = card.title(),
                effect = effect(body, &names(card))
            )
        }
    }
}

/// What defeating a card gives, as a sentence.
pub(super) fn say_reward(lead: Text, card: &Card) -> Text {
    let names = names(card);
    let defeated =
        text!("{card} ({cost})", "{card} ({cost})", card = card.title(), cost = card.cost);
    names.set(Slot::A, None, defeated);
    reward(card).map(|step| effect_after(lead, step, &names)).unwrap_or_default()
}

/// The printed reward, or that of the base which lets a card without one be attacked.
fn reward(card: &Card) -> Option<&Step> {
    let mut abilities = cards::all().iter().flat_map(|card| card.abilities);
    card.reward.as_ref().or_else(|| {
        abilities.find_map(|ability| match ability {
            Ability::Hunts(_, reward) => Some(reward),
            _ => None,
        })
    })
}

fn say_pick(source: &Card, from: &Set, body: &Step, may_stop: bool) -> Text {
    let thing = asked(from).a();
    let names = names(source);
    let what = match purpose(body, &names) {
        Some(purpose) => thing.then(purpose),
        None => thing,
    };
    let stop = if may_stop { text!(", or finish", ", o termina") } else { Text::default() };
    text!(
        "{card}: choose {what}{stop}.",
        "{card}: elige {what}{stop}.",
        card = source.title(),
        what = what,
        stop = stop
    )
}

/// The things asked for. Whose hand it is depends on who is asked, and the options show it.
fn asked(from: &Set) -> NounPhrase {
    match from {
        Set::In(zone @ Zone::Hand(Who::Opponent), filter) => noun(filter, *zone, Join::Or),
        _ => GalaxyWords::say_set(from, &Names::default()),
    }
}

/// What the thing is picked for: "to discard" / «que descartar».
fn purpose(step: &Step, names: &Names) -> Option<Text> {
    let to = |verb: prose::Verb, rest: Text| {
        let verb = verb.infinitive();
        Some(text!("to {verb}", "que {verb}", verb = verb).then(rest))
    };
    match step {
        Step::Do(verb) => match verb {
            Verb::Discard(_) => to(DISCARD, Text::default()),
            Verb::Exile(_) => to(EXILE, Text::default()),
            Verb::Destroy(_) => to(DESTROY, Text::default()),
            Verb::Take(_) => to(ADD, text!("to your hand", "a tu mano")),
            Verb::PutOnDeck(_) => {
                to(PUT, text!("on top of its owner's deck", "encima del mazo de su propietario"))
            }
            Verb::Purchase(_, Price::Free, _) => to(BUY, text!("for free", "gratis")),
            Verb::Purchase(_, Price::Cost, _) => to(BUY, Text::default()),
            Verb::Swap(..) => to(PUT, text!("in its place", "en su lugar")),
            Verb::Damage(_, num) => {
                let (damage, rest) = amount(num, DAMAGE, names);
                let damage = damage.then(rest);
                Some(text!("to take {damage}", "que reciba {damage}", damage = damage))
            }
            _ => None,
        },
        // The second card of a swap is picked after the first.
        Step::Pick { body: Step::Do(Verb::Swap(..)), .. } => to(SWAP, Text::default()),
        Step::Seq([first, ..]) => purpose(first, names),
        Step::If { then, .. } => purpose(then, names),
        _ => None,
    }
}
