//! The text of a card, generated from its definition.

use prose::{Clause, Subject, Text, if_, text, when, while_};
use script::{Names, Slot, Vocabulary, say_piece};

use super::effects::{effect_after, goes, placed, triggered};
use crate::words::lexicon::{ATTACK, HAVE};
use crate::words::sorts::{Join, kind, noun, opponent, yours};
use crate::words::spoken::{THIS, amount, names};
use crate::words::{Ability, Card, Filter, GalaxyWords, Num, Set, Step, Test, Trigger, Whom, Zone};

/// A text for each ability of a card, then one for the reward. Abilities with the same trigger
/// share a text.
#[must_use]
pub fn card_text(card: &Card) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    let mut before = None;
    for ability in card.abilities {
        let now = trigger(ability);
        match (texts.last_mut(), ability) {
            (Some(last), Ability::When(_, effect)) if now == before => {
                let so_far = last.clone().map(|text| text.trim_end_matches('.').to_owned() + ";");
                *last = so_far.then(say_piece(effect, &names(card))).sentence();
            }
            _ => texts.push(say_ability(card, ability)),
        }
        before = now;
    }
    let reward = |reward| effect_after(text!("reward:", "recompensa:"), reward, &names(card));
    texts.extend(card.reward.as_ref().map(reward));
    texts
}

/// The trigger of the ability, if it has one.
fn trigger(ability: &Ability) -> Option<Trigger> {
    match ability {
        Ability::When(trigger, _) => Some(*trigger),
        Ability::PlacesItself(_) => Some(Trigger::Purchased),
        _ => None,
    }
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
        Ability::When(trigger, effect) => triggered(say_trigger(trigger, &names), effect, &names),
        Ability::Boost { given, to, attack } => say_boost(given.as_ref(), to, attack, &names),
        Ability::PlacesItself(step) => {
            names.set(Slot::A, None, names.of(THIS));
            let purchased = say_trigger(&Trigger::Purchased, &names);
            match goes(step) {
                Some(goes) => purchased.then(text!("it {goes}", "{goes}", goes = goes)).sentence(),
                None => effect_after(purchased, step, &names),
            }
        }
        Ability::PlacesFirst(sort, step) => {
            let first = text!(
                "the first {card} you purchase each turn",
                "la primera {card} que adquieras cada turno",
                card = noun(sort, Zone::Row, Join::Or).bare()
            );
            placed(first, step, &names)
        }
        Ability::Hunts(sort, reward) => say_hunt(sort, reward, &names),
        Ability::Prevents(num) => text!(
            "Each turn, the first {n} damage to {this} is prevented.",
            "Cada turno se evitan los {n} primeros puntos de daño a {this}.",
            n = GalaxyWords::say_number(num, &names),
            this = names.of(THIS)
        ),
    }
}

/// "While the Force is with you, this unit has +2 Attack."
fn say_boost(given: Option<&Test>, to: &Whom, attack: &Num, names: &Names) -> Text {
    let whom = match (to, given) {
        // The condition has just named the card.
        (Whom::This, Some(Test::AttacksRow)) => Subject::One(text!("it", "")),
        (Whom::This, _) => Subject::One(names.of(THIS)),
        (Whom::Yours(sort), _) => yours(sort),
    };
    let (more, rest) = amount(attack, ATTACK, names);
    let more = more.map(|more| format!("+{more}")).then(rest);
    let boost = Clause::new(HAVE, more).present(&whom);
    match given {
        Some(test) => while_(GalaxyWords::say_subjunctive(test, names), boost).sentence(),
        None => boost.sentence(),
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
        Trigger::Purchased => text!("you purchase {this}", "adquieras {this}", this = this()),
        Trigger::Revealed => text!("you reveal {this}", "muestres {this}", this = this()),
        Trigger::TurnStarts => text!("your turn starts", "empiece tu turno"),
        Trigger::Defeats => text!(
            "{this} helps to defeat a card in the galaxy row",
            "{this} ayude a derrotar una carta de la fila de la galaxia",
            this = this()
        ),
        Trigger::OpponentDiscards => {
            names.mention(&opponent());
            text!(
                "{opponent} discards a card from their hand during your turn",
                "{opponent} descarte una carta de su mano durante tu turno",
                opponent = opponent()
            )
        }
        Trigger::FirstPlayed(sort) => {
            return text!(
                "the first time each turn you play {card},",
                "la primera vez en cada turno que juegues {card},",
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
