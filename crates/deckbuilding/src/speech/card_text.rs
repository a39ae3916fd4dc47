//! The rules text of a card, generated from its definition.

use prose::{Clause, Conjunction, Subject, Text, if_, text, when, while_};
use script::{Names, Slot, Vocabulary, say_effect_after, say_piece};

use crate::words::lexicon::{ATTACK, CARD, FORCE, GAIN, HAVE, RESOURCE};
use crate::words::sorts::{Join, kind, noun, yours};
use crate::words::spoken::{THIS, amount, names};
use crate::words::{
    Ability, Card, Filter, GalaxyWords, Moment, Set, Step, Test, Trigger, Verb, Whom, Zone,
};

/// What a card does: a text for each ability, then one for the reward, which does not say that it
/// is the reward.
#[must_use]
pub fn card_text(card: &Card) -> Vec<Text> {
    let abilities = card.abilities.iter().map(|ability| say_ability(card, ability));
    let reward = card.reward.as_ref().map(|reward| effect(reward, &names(card)));
    abilities.chain(reward).collect()
}

fn say_ability(card: &Card, ability: &Ability) -> Text {
    let names = names(card);
    match ability {
        Ability::Use { needs, cost, effect } => {
            let cost = cost.as_ref().map(|cost| say_piece(cost, &names).map(|cost| cost + ":"));
            let needs = needs.as_ref().map(|test| say_needs(test, &names));
            let lead = cost.into_iter().chain(needs).fold(Text::default(), Text::then);
            effect_after(lead, effect, &names)
        }
        Ability::When(trigger, effect) => {
            effect_after(say_trigger(trigger, &names), effect, &names)
        }
        Ability::Boost { given, to, attack } => {
            let whom = match to {
                Whom::This => Subject::One(names.of(THIS)),
                Whom::Yours(sort) => yours(sort),
            };
            let (more, rest) = amount(attack, ATTACK, &names);
            let more = more.map(|more| format!("+{more}")).then(rest);
            let boost = Clause::new(HAVE, more).present(&whom);
            let boost = match given {
                Some(test) => while_(GalaxyWords::say_subjunctive(test, &names), boost),
                None => boost,
            };
            boost.sentence()
        }
        Ability::PlacesItself(step) => {
            names.set(Slot::A, None, names.of(THIS));
            let bought = say_trigger(&Trigger::Purchased, &names);
            match goes(step) {
                Some(goes) => bought.then(text!("it {goes}", "{goes}", goes = goes)).sentence(),
                None => effect_after(bought, step, &names),
            }
        }
        Ability::PlacesFirst(sort, step) => {
            let first = text!(
                "the first {card} you buy each turn",
                "la primera {card} que adquieras cada turno",
                card = noun(sort, Zone::Row, Join::Or).bare()
            );
            placed(first, step, &names)
        }
        Ability::Hunts(sort, reward) => say_hunt(sort, reward, &names),
        Ability::Prevents(num) => text!(
            "Each turn, the first {n} damage to {this} is prevented.",
            "Cada turno se evitan los primeros {n} puntos de daño a {this}.",
            n = GalaxyWords::say_number(num, &names),
            this = names.of(THIS)
        ),
    }
}

/// "if the Force is with you,"
fn say_needs(test: &Test, names: &Names) -> Text {
    if_(GalaxyWords::say_test(test, names), Text::default())
}

/// "when you play this unit,"
fn say_trigger(trigger: &Trigger, names: &Names) -> Text {
    let this = || names.of(THIS);
    let event = match trigger {
        Trigger::Played => text!("you play {this}", "juegues {this}", this = this()),
        Trigger::Purchased => text!("you buy {this}", "adquieras {this}", this = this()),
        Trigger::Revealed => text!("you reveal {this}", "reveles {this}", this = this()),
        Trigger::TurnStarts => text!("your turn starts", "empiece tu turno"),
        Trigger::Defeats => text!(
            "{this} helps to defeat a card in the galaxy row",
            "{this} ayude a derrotar una carta de la fila de la galaxia",
            this = this()
        ),
        Trigger::OpponentDiscards => text!(
            "your opponent discards a card from their hand during your turn",
            "tu adversario descarte una carta de su mano durante tu turno"
        ),
        Trigger::FirstPlayed(sort) => {
            return text!(
                "the first time you play {card} each turn,",
                "la primera vez que juegues {card} cada turno,",
                card = noun(sort, Zone::Row, Join::Or).a()
            );
        }
    };
    when(event, Text::default())
}

fn say_hunt(sort: &Filter, reward: &Step, names: &Names) -> Text {
    names.set(Slot::A, None, kind(&Set::In(Zone::Row, *sort)).that());
    let hunt = text!(
        "Once each turn, you may attack {target} in the galaxy row with its cost as its Target.",
        "Una vez por turno puedes atacar {target} de la fila de la galaxia con su coste como \
         Objetivo.",
        target = noun(sort, Zone::Row, Join::Or).a()
    );
    hunt.then(effect_after(text!("reward:", "recompensa:"), reward, names))
}

/// What an effect does, as a sentence or several.
pub(super) fn effect(step: &Step, names: &Names) -> Text {
    effect_after(Text::default(), step, names)
}

/// An effect after words that say when it happens or whose it is.
pub(super) fn effect_after(lead: Text, step: &Step, names: &Names) -> Text {
    match step {
        Step::Later { at: Moment::NextPurchase, body } => {
            let next = text!(
                "the next card you buy this turn",
                "la próxima carta que adquieras este turno"
            );
            placed(lead.then(next), body, names)
        }
        Step::Seq(steps) => match gains(steps, names) {
            Some(gains) => lead.then(gains).sentence(),
            None => say_effect_after(lead, step, names),
        },
        _ => say_effect_after(lead, step, names),
    }
}

/// "gain 3 resources and 2 Force", if the steps do nothing else.
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

/// Where a purchased card goes, which is the subject: "the first card you buy goes to your hand".
fn placed(card: Text, step: &Step, names: &Names) -> Text {
    match goes(step) {
        Some(goes) => card.then(goes).sentence(),
        None => {
            names.set(Slot::A, None, CARD.that());
            say_effect_after(card.map(|card| card + ":"), step, names)
        }
    }
}

/// What becomes of a purchased card, as its verb: "goes to your hand"; nothing if the effect does
/// more than move it.
fn goes(step: &Step) -> Option<Text> {
    match step {
        Step::Do(Verb::Take(_)) => Some(text!("goes to your hand", "va a tu mano")),
        Step::Do(Verb::PutOnDeck(_)) => {
            Some(text!("goes on top of your deck", "va encima de tu mazo"))
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

/// What the card says about where a purchase goes: "it goes to your hand."
pub(super) fn place_text(card: &Card) -> Text {
    let said = card.abilities.iter().find_map(|ability| match ability {
        Ability::PlacesItself(step) | Ability::PlacesFirst(_, step) => goes(step),
        Ability::Use { effect: Step::Later { body, .. }, .. } => goes(body),
        _ => None,
    });
    let said = said.unwrap_or_else(|| text!("goes to its place", "va a su sitio"));
    text!("it {goes}.", "{goes}.", goes = said)
}
