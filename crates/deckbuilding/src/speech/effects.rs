//! Effects as sentences, in the order and with the short forms that players use.

use prose::{Clause, Conjunction, Text, if_, paragraph, text};
use script::{Count, Names, Slot, Vocabulary, say_effect_after, say_piece};

use crate::words::lexicon::{CARD, FORCE, GAIN, NEXT, PUT_BACK, RESOURCE};
use crate::words::sorts::{Join, asked_noun, noun, one};
use crate::words::spoken::{amount, moved};
use crate::words::{
    Ability, Card, GalaxyWords, Goes, Moment, Num, Set, Step, Test, Verb, Who, Zone,
};

/// The text of a triggered effect, written so that no part of it reads as a separate ability.
pub(super) fn triggered(lead: Text, step: &Step, names: &Names) -> Text {
    match step {
        Step::Seq([first @ Step::If { otherwise: None, .. }, rest @ ..]) => {
            let rest = say_piece(&Step::Seq(rest), names);
            let first = lead.then(say_piece(first, names));
            paragraph([first, text!("in any case,", "en cualquier caso,").then(rest)])
        }
        Step::Seq(steps) if gains(steps, names).is_none() && look(steps).is_none() => {
            lead.then(say_piece(step, names)).sentence()
        }
        step => effect_after(lead, step, names),
    }
}

/// The effect as one or several sentences.
pub(super) fn effect(step: &Step, names: &Names) -> Text {
    effect_after(Text::default(), step, names)
}

/// The effect after a lead that says when it happens or who owns it.
pub(super) fn effect_after(lead: Text, step: &Step, names: &Names) -> Text {
    match step {
        // A condition that only says that there is something to pick: the pick says so itself.
        Step::If { test, then: then @ Step::Pick { body, .. }, otherwise: None }
            if test.is_about(body) =>
        {
            effect_after(lead, then, names)
        }
        Step::Later { at: Moment::NextPurchase(sort), body } => {
            let next = text!(
                "{card} you purchase this turn",
                "{card} que adquieras este turno",
                card = noun(sort, Zone::Row, Join::Or).with(&NEXT).the()
            );
            placed(lead.then(next), body, names)
        }
        Step::Seq([Step::Number { to: Num::AtMost(Num::Resources, most), .. }, rest @ ..]) => {
            let most = RESOURCE.count(*most);
            let spend = text!("spend up to {most}", "gasta hasta {most}", most = most);
            let rest = rest.iter().filter(|step| !matches!(step, Step::Do(Verb::Spend(_))));
            paragraph([lead.then(spend)].into_iter().chain(rest.map(|step| say_piece(step, names))))
        }
        Step::Seq(
            [reveal @ Step::Do(Verb::Reveal(shown)), Step::Pick { count, from, into, body, .. }],
        ) if among(shown, from) => {
            let shown = lead.then(say_piece(reveal, names));
            let Set::In(zone, sort) = from else { return say_effect_after(shown, step, names) };
            let one = one(sort, *zone, text!("among them", "de entre ellas"));
            names.set_kind(*into, vec![one], &asked_noun(from).into());
            let taken = match count {
                Count::UpTo(_) => say_piece(&Step::May { who: Who::You, body }, names),
                _ => say_piece(body, names),
            };
            paragraph([shown, taken, stay_in_order()])
        }
        // The condition adds to what happens anyway, and comes before it.
        Step::Seq([Step::If { test, then, otherwise: None }, anyway @ Step::Do(_)]) => {
            let anyway = lead.then(say_piece(anyway, names));
            let then = if_(GalaxyWords::say_test(test, names), say_piece(then, names));
            paragraph([anyway, text!("before that, {then}", "antes, {then}", then = then)])
        }
        Step::Seq(steps) => match (gains(steps, names), look(steps)) {
            (Some(gains), _) => lead.then(gains).sentence(),
            (None, Some(looked)) => looked.say(lead, names),
            (None, None) => say_effect_after(lead, step, names),
        },
        Step::If { test, then, otherwise: Some(otherwise) } => match more(then, otherwise) {
            Some(more) => {
                let usual = lead.then(say_piece(otherwise, names)).map(|usual| usual + ",");
                let test = GalaxyWords::say_test(test, names);
                usual.then(more.then(text!("if {test}", "si {test}", test = test))).sentence()
            }
            None => say_effect_after(lead, step, names),
        },
        Step::Pick { body: Step::If { test, then, otherwise: Some(otherwise) }, .. } => {
            match purchase_and_move(step, then, otherwise) {
                Some((purchase, moved)) => {
                    let moved = if_(GalaxyWords::say_test(test, names), moved.imperative());
                    say_effect_after(lead, &purchase, names).then(moved.sentence())
                }
                None => say_effect_after(lead, step, names),
            }
        }
        _ => say_effect_after(lead, step, names),
    }
}

/// The difference between two effects that differ only in their amount: "or 2", "or up to 2".
fn more(then: &Step, otherwise: &Step) -> Option<Text> {
    let or = |more: Text| Some(text!("or {more}", "o {more}", more = more));
    match (then, otherwise) {
        (Step::Do(Verb::Draw(Num::Just(n))), Step::Do(Verb::Draw(Num::Just(_)))) => {
            or(Text::same(n))
        }
        (Step::Do(Verb::Repair(Num::Just(n))), Step::Do(Verb::Repair(Num::Just(_)))) => {
            or(Text::same(n))
        }
        (
            Step::Pick { count: Count::UpTo(Num::Just(n)), from, body, .. },
            Step::Pick { count: Count::One, from: same_from, body: same_body, .. },
        ) if from == same_from && body == same_body => or(text!("up to {n}", "hasta {n}", n = *n)),
        (
            Step::Do(Verb::DiscardAtRandom(whose)),
            Step::Pick { who, count: Count::One, body: Step::Do(Verb::Discard(_)), .. },
        ) if whose == who => Some(text!("at random", "al azar")),
        _ => None,
    }
}

/// A purchase that goes to another place under a condition, split into the purchase and the move.
fn purchase_and_move(pick: &Step, then: &Step, otherwise: &'static Step) -> Option<(Step, Clause)> {
    let Step::Pick { who, count, from, into, .. } = *pick else { return None };
    match (then, otherwise) {
        (
            Step::Do(Verb::Purchase(_, price, goes)),
            Step::Do(Verb::Purchase(_, same, Goes::Usual)),
        ) if price == same => {
            let it = asked_noun(&from).it();
            Some((Step::Pick { who, count, from, into, body: otherwise }, moved(*goes, it)?))
        }
        _ => None,
    }
}

/// An effect that looks at some cards and acts on one of them.
struct Looked {
    /// The number of cards to look at.
    at: u8,
    look: &'static Step,
    into: Slot,
    body: &'static Step,
}

/// Whether cards are picked among several that were just shown.
fn among(shown: &Set, from: &Set) -> bool {
    match (shown, from) {
        (Set::In(Zone::DeckTop(n), _), Set::In(Zone::DeckTop(same), _)) => n == same && *n > 1,
        _ => false,
    }
}

/// The cards that were shown and not taken keep their places.
fn stay_in_order() -> Text {
    text!(
        "the other cards go back on top in the same order",
        "las demás vuelven encima en el mismo orden"
    )
}

/// Recognizes the two steps of looking at the top cards of the galaxy deck and picking one of them.
fn look(steps: &'static [Step]) -> Option<Looked> {
    let [look @ Step::Do(Verb::Look(seen @ Set::In(Zone::GalaxyTop(at), _))), rest] = steps else {
        return None;
    };
    match rest {
        Step::If {
            test: Test::AtLeast(n, there),
            then: Step::Pick { count: Count::One, from, into, body, .. },
            otherwise: None,
        } if n == at && there == seen && from == seen => {
            Some(Looked { at: *at, look, into: *into, body })
        }
        _ => None,
    }
}

impl Looked {
    /// "Look at the top 2 cards. Discard one of them and put the other back on top."
    fn say(&self, lead: Text, names: &Names) -> Text {
        let looked = lead.then(say_piece(self.look, names));
        names.set(self.into, Some(text!("one of them", "una")), CARD.that());
        let others = if self.at == 2 {
            text!("the other", "la otra")
        } else {
            text!("the others", "las otras")
        };
        let back = text!("{others} back on top", "{others} encima", others = others);
        let back = Clause::new(PUT_BACK, back).imperative();
        let picked = Text::list([say_piece(self.body, names), back], Conjunction::And);
        paragraph([looked, picked])
    }
}

/// "gain 3 resources and 2 Force", if the steps do only this.
fn gains(steps: &[Step], names: &Names) -> Option<Text> {
    let gain = |step: &Step| match step {
        Step::Do(Verb::GainResources(num)) => Some(amount(num, RESOURCE, names)),
        Step::Do(Verb::GainForce(num)) => Some(amount(num, FORCE, names)),
        _ => None,
    };
    let all: Option<Vec<_>> = steps.iter().map(gain).collect();
    let all = all?.into_iter().map(|(gained, rest)| gained.then(rest));
    Some(Clause::new(GAIN, Text::list(all, Conjunction::And)).imperative())
}

/// The place of a purchased card, with the card as the subject: "the first card goes to your hand".
pub(super) fn placed(card: Text, step: &Step, names: &Names) -> Text {
    match goes(step) {
        Some(goes) => card.then(goes).sentence(),
        None => {
            names.set(Slot::A, None, CARD.that());
            say_effect_after(card.map(|card| card + ":"), step, names)
        }
    }
}

/// The place of a purchased card as a verb: "goes to your hand". None if the effect does more than
/// move it.
pub(super) fn goes(step: &Step) -> Option<Text> {
    match step {
        Step::Do(Verb::Take(_)) => Some(text!("goes to your hand", "va a tu mano")),
        Step::Do(Verb::PutOnDeck(..)) => {
            Some(text!("goes on top of your deck", "va a la parte superior de tu mazo"))
        }
        Step::Do(Verb::Exile(_)) => Some(text!("is exiled", "se exilia")),
        Step::Later { at: at @ Moment::EndOfTurn, body } => {
            Some(goes(body)?.then(GalaxyWords::say_moment(at)))
        }
        Step::Seq(steps) => {
            let all: Option<Vec<_>> = steps.iter().map(goes).collect();
            Some(Text::list(all?, Conjunction::And))
        }
        _ => None,
    }
}

/// The place of a purchase according to the text of this card: "it goes to your hand."
pub(super) fn place_text(card: &Card) -> Text {
    let said = card.abilities.iter().find_map(|ability| match ability {
        Ability::PlacesItself(step) | Ability::PlacesFirst(_, step) => goes(step),
        Ability::Use { effect: Step::Later { body, .. }, .. } => goes(body),
        _ => None,
    });
    let said = said.unwrap_or_else(|| text!("goes to its place", "va a su sitio"));
    text!("it {goes}.", "{goes}.", goes = said)
}
