//! The text of a card, generated from its definition.

use prose::{Clause, Subject, Text, if_, may, text, when, while_};
use script::{Count, Names, Slot, Vocabulary, say_piece};

use super::effects::{effect_after, goes, placed, triggered};
use crate::words::lexicon::{ATTACK, EXILE, FIRST, HAVE, HIT_POINT, SHIP};
use crate::words::sorts::{Join, kind, noun, opponent, yours};
use crate::words::spoken::{THIS, amount, less_resources, names};
use crate::words::{
    Ability, Card, Filter, GalaxyWords, Num, Often, Party, Set, Step, Supply, Test, Trigger, Verb,
    Whom, Zone,
};

/// A text for each ability of a card, then one for the reward; before them one for a card that stays
/// in play for good. Abilities with the same trigger share a text.
#[must_use]
pub fn card_text(card: &Card) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    if card.supply == Supply::Permanent {
        texts.push(text!(
            "Permanent: it never leaves play. Every player may attack it as if it were in their galaxy row, several times each turn.",
            "Permanente: nunca abandona el juego. Todos los jugadores pueden atacarla como si estuviera en su fila de la galaxia, varias veces por turno."
        ));
    }
    let mut before = None;
    for (n, ability) in card.abilities.iter().enumerate() {
        let now = trigger(ability);
        let previous = n.checked_sub(1).map(|n| &card.abilities[n]);
        match (texts.last_mut(), ability) {
            // The same on purchase and on play.
            (Some(last), Ability::When(Trigger::Played, effect))
                if previous == Some(&Ability::When(Trigger::Purchased, *effect)) =>
            {
                let lead = text!(
                    "when you purchase or play {this},",
                    "cuando adquieras o juegues {this},",
                    this = names(card).of(THIS)
                );
                *last = triggered(lead, effect, &names(card));
            }
            // More of the same bonus under a condition.
            (Some(last), Ability::Boost { given: Some(test), to: Whom::Yours(_), attack })
                if is_boost_of(previous, ability) =>
            {
                let test = GalaxyWords::say_subjunctive(test, &names(card));
                let more = GalaxyWords::say_number(attack, &names(card));
                let more = text!("+{n} more", "+{n} más", n = more);
                *last = last.clone().then(while_(test, more).sentence());
            }
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

/// Whether the ability before gives the same cards a bonus without a condition.
fn is_boost_of(before: Option<&Ability>, ability: &Ability) -> bool {
    match (before, ability) {
        (Some(Ability::Boost { given: None, to, .. }), Ability::Boost { to: same, .. }) => {
            to == same
        }
        _ => false,
    }
}

/// The trigger of the ability, if it has one.
fn trigger(ability: &Ability) -> Option<Trigger> {
    match ability {
        Ability::When(trigger, _) | Ability::Must(trigger, _) => Some(*trigger),
        Ability::PlacesItself(_) => Some(Trigger::Purchased),
        _ => None,
    }
}

fn say_ability(card: &Card, ability: &Ability) -> Text {
    let names = names(card);
    match ability {
        Ability::Use { needs, cost, effect } => {
            let cost = cost.as_ref().map(|cost| say_piece(cost, &names).map(|cost| cost + ":"));
            let needs = needs.as_ref().filter(|test| !test.is_about(effect));
            let needs = needs.map(|test| say_needs(test, &names));
            let lead = cost.into_iter().chain(needs).fold(Text::default(), Text::then);
            effect_after(lead, effect, &names)
        }
        // The next card is revealed for the effect that revealed this one.
        Ability::When(trigger @ Trigger::RevealedFromDeck, effect) => {
            let said = triggered(say_trigger(trigger, &names), effect, &names);
            let said = said.map(|said| said.trim_end_matches('.').to_owned());
            said.then(text!("in its place", "en su lugar")).sentence()
        }
        Ability::When(trigger, effect) => triggered(say_trigger(trigger, &names), effect, &names),
        Ability::Must(trigger, effect) => triggered(say_trigger(trigger, &names), effect, &names)
            .then(text!("This is not optional.", "Es obligatorio.")),
        Ability::WhenDestroyedEach(effect) => say_destroyed(effect, &names),
        Ability::Toughens(n) => {
            let more = HIT_POINT.count(*n).map(|more| format!("+{more}"));
            Clause::new(HAVE, more).present(&yours(&Filter::Ship)).sentence()
        }
        Ability::CheapensFirst(sort, less) => text!(
            "{first} you purchase each turn costs {less}.",
            "{first} que adquieras cada turno cuesta {less}.",
            first = noun(sort, Zone::Row, Join::Or).with(&FIRST).the(),
            less = less_resources(*less)
        )
        .sentence(),
        Ability::KeepsResources => text!(
            "You keep unspent resources at the end of your turn.",
            "Al final de tu turno conservas los recursos que no hayas gastado."
        ),
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
        Ability::Hunts { sort, party, often, reward } => {
            say_hunt(sort, (*party, *often), reward, &names)
        }
        Ability::Prevents(Num::Just(1)) => text!(
            "Each turn, the first damage to {this} is prevented.",
            "Cada turno se evita el primer punto de daño a {this}.",
            this = names.of(THIS)
        ),
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
        Trigger::RevealedFromDeck => text!(
            "{this} is revealed from the top of your deck",
            "{this} se muestre desde la parte superior de tu mazo",
            this = this()
        ),
        Trigger::Attacked => {
            return text!("after {this} attacks,", "después de que {this} ataque,", this = this());
        }
        Trigger::YouDefeat => text!(
            "you defeat a card in the galaxy row that is not permanent",
            "derrotes una carta de la fila de la galaxia que no sea permanente"
        ),
        Trigger::YouPlay(sort) => {
            let card = noun(sort, Zone::Row, Join::Or).a();
            text!("you play {card}", "juegues {card}", card = card)
        }
        Trigger::YouPurchase(sort) => {
            let card = noun(sort, Zone::Row, Join::Or).a();
            text!("you purchase {card}", "adquieras {card}", card = card)
        }
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

/// "When this capital ship is destroyed, each player may exile a card from their hand."
fn say_destroyed(effect: &Step, names: &Names) -> Text {
    if let Step::Pick { count: Count::UpTo(Num::Just(1)), from, body: Step::Do(verb), .. } = effect
        && let (Set::In(zone @ Zone::HandAndDiscard, sort), Verb::Exile(_)) = (from, verb)
    {
        let piles =
            text!("from their hand or discard pile", "de su mano o de su pila de descartes");
        let exile = Clause::new(EXILE, noun(sort, *zone, Join::Or).of(piles).a());
        let each = text!("each player, in turn order,", "cada jugador, por orden de turno,");
        let may = may(&Subject::One(each), &exile);
        let destroyed = text!(
            "{this} is destroyed in play",
            "{this} sea destruida en juego",
            this = names.of(THIS)
        );
        return when(destroyed, may).sentence();
    }
    let destroyed = text!(
        "when {this} is destroyed in play, each player in turn order:",
        "cuando {this} sea destruida en juego, cada jugador, por orden de turno:",
        this = names.of(THIS)
    );
    effect_after(destroyed, effect, names)
}

/// The attack on other row cards that an ability allows, and its reward.
fn say_hunt(sort: &Filter, (party, often): (Party, Often), reward: &Step, names: &Names) -> Text {
    let what = kind(&Set::In(Zone::Row, *sort));
    names.set(Slot::A, None, what.that());
    let value = if what == SHIP {
        text!("with its hit points as its Target", "con su Resistencia como Objetivo")
    } else {
        text!("with its cost as its Target", "con su coste como Objetivo")
    };
    let target = match sort {
        Filter::Prey => noun(sort, Zone::Row, Join::Or).the(),
        sort => noun(sort, Zone::Row, Join::Or).a(),
    };
    let target = text!(
        "{target} in the galaxy row {value}",
        "{target} de la fila de la galaxia {value}",
        target = target,
        value = value
    );
    let (this, target) = (|| names.of(THIS), || target.clone());
    let hunt = match (party, often) {
        (Party::Any, Often::OncePerTurn) => text!(
            "Once each turn, you may attack {t}.",
            "Una vez por turno puedes atacar {t}.",
            t = target()
        ),
        (Party::Any, Often::AnyTime) => {
            text!("This turn, you may attack {t}.", "Este turno puedes atacar {t}.", t = target())
        }
        (Party::WithThis, _) => text!(
            "{this} may attack {t}; other units may join it.",
            "{this} puede atacar {t}; otras unidades pueden sumarse.",
            this = this(),
            t = target()
        ),
        (Party::Alone, _) => text!(
            "{this} may attack, on its own, {t}.",
            "{this} puede atacar en solitario {t}.",
            this = this(),
            t = target()
        ),
    };
    // A capital ship is no target with a reward, and a unit has a reward of its own for those who
    // defeat it, so the words differ.
    let lead = match party {
        _ if what == SHIP => text!("if you destroy it:", "si la destruyes:"),
        Party::Any => text!("reward:", "recompensa:"),
        Party::WithThis | Party::Alone => text!("if you defeat it:", "si la derrotas:"),
    };
    hunt.sentence().then(effect_after(lead, reward, names))
}
