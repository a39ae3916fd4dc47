//! The questions a player is asked: the decision and its reason.

use prose::{Clause, Conjunction, Noun, Text, text};
use script::{Ask, Mention, Names, Slot, Thing, Vocabulary, say_offer};

use super::effects::effect_after;
use crate::components::CardId;
use crate::game::Question;
use crate::rules::ToBase;
use crate::view::View;
use crate::words::lexicon::{ADD, DAMAGE, DESTROY, DISCARD, EXILE, PURCHASE, PUT, STRIKE, SWAP};
use crate::words::sorts::{Join, asked_noun, noun};
use crate::words::spoken::{THIS, amount, names};
use crate::words::{
    Ability, Card, Filter, GalaxyWords, Kind, Num, Party, Price, Set, Step, Test, Verb, Who, Zone,
};

pub(super) fn say(view: &View, question: &Question) -> Text {
    match question {
        Question::SecretBases(left) => text!(
            "Choose a base for the game in secret (still to choose: {left}).",
            "Elige en secreto una base para la partida (por elegir: {left}).",
            left = *left
        ),
        Question::NewBase => text!(
            "Your base was destroyed: choose the next one to defend.",
            "Tu base fue destruida: elige la próxima que defenderás."
        ),
        Question::Action => text!(
            "Your turn: play, purchase, attack, or end.",
            "Tu turno: juega, adquiere, ataca o termina."
        ),
        Question::Triggers(1) => text!(
            "You may resolve this ability now, or go on without using it.",
            "Puedes resolver ahora esta capacidad, o seguir sin usarla."
        ),
        Question::Triggers(_) => text!(
            "You may resolve these abilities now: choose which comes next, or go on without using them.",
            "Puedes resolver ahora estas capacidades: elige cuál va primero, o sigue sin usarlas."
        ),
        Question::Reward(target, by, again) => ask_reward(view, *target, *by, *again),
        Question::Damage(left) => text!(
            "Capital ships take damage before the base: choose where to put the damage left ({left}).",
            "Las naves de línea reciben daño antes que la base: elige dónde poner el daño que queda ({left}).",
            left = *left
        ),
        Question::Place(card) => text!(
            "Several effects move {card}: choose where it goes.",
            "Varios efectos mueven {card}: elige adónde va.",
            card = view.facts(card.thing()).object()
        ),
        Question::Split(damage) => text!(
            "Divide {damage} damage between the two enemy bases.",
            "Reparte {damage} de daño entre las dos bases enemigas.",
            damage = *damage
        ),
        Question::Whose(ToBase::Damage, amount) => text!(
            "Choose the enemy base that takes {damage}.",
            "Elige la base enemiga que recibe {damage}.",
            damage = DAMAGE.count(*amount)
        ),
        Question::Whose(ToBase::Repair, amount) => text!(
            "Choose the base of your team from which {n} damage is repaired.",
            "Elige la base de tu equipo a la que se le reparan {n} de daño.",
            n = *amount
        ),
        Question::Doer(source) => text!(
            "{card}: choose who carries it out, each with their own cards.",
            "{card}: elige quién lo lleva a cabo, con sus propias cartas.",
            card = view.facts(*source).title()
        ),
        Question::Opponent(source) => text!(
            "{card}: choose the opponent.",
            "{card}: elige al adversario.",
            card = view.facts(*source).title()
        ),
        Question::Galaxy(source) => text!(
            "{card}: choose the galaxy row.",
            "{card}: elige la fila de la galaxia.",
            card = view.facts(*source).title()
        ),
        Question::Ability(source, Ask::Number { from, to }) if spends(view.facts(*source)) => {
            text!(
                "{card}: choose how many resources to spend, from {from} to {to}.",
                "{card}: elige cuántos recursos gastas, de {from} a {to}.",
                card = view.facts(*source).title(),
                from = *from,
                to = *to
            )
        }
        Question::Ability(source, ask) => {
            let card = view.facts(*source);
            let with_force = view.force.toward(view.turn) > 0;
            let pick = |from: &Set, body: &Step, may_stop| {
                say_pick(card, from, now(body, with_force), may_stop)
            };
            let offer = |body: &Step| {
                let names = names(card);
                if let Some(about) = view.about {
                    names.set_name(Slot::A, about.card().object(), about.card().it());
                }
                say_offer(body, &names)
            };
            ask.say(card.title(), pick, offer)
        }
    }
}

/// The question whether to take what an attack on a row card gives.
fn ask_reward(view: &View, target: CardId, by: Thing, again: bool) -> Text {
    let (card, source) = (view.facts(target.thing()), view.facts(by));
    let reward = say_reward(Text::default(), view, target, by);
    if by == target.thing() {
        return match again {
            true => text!(
                "You receive the reward of {card} again: take it? {reward}",
                "Recibes otra vez la recompensa de {card}: ¿la aceptas? {reward}",
                card = card.mention(),
                reward = reward
            ),
            false => text!(
                "You defeated {card}: take the reward? {reward}",
                "Has derrotado a {card}: ¿aceptas la recompensa? {reward}",
                card = card.mention(),
                reward = reward
            ),
        };
    }
    let beaten = match card.kind {
        Kind::Ship => {
            text!("your attack destroys {card}", "tu ataque destruye {card}", card = card.mention())
        }
        Kind::Unit | Kind::Base => {
            text!("you defeated {card}", "has derrotado a {card}", card = card.mention())
        }
    };
    let offer = if is_reward(card, source) {
        text!("Take the reward?", "¿Aceptas la recompensa?")
    } else {
        text!("Use the ability?", "¿Usas la capacidad?")
    };
    text!(
        "{source}: {beaten}. {offer} {reward}",
        "{source}: {beaten}. {offer} {reward}",
        source = source.title(),
        beaten = beaten,
        offer = offer,
        reward = reward
    )
}

/// Whether what an attack gives is called a reward: it is printed on the card that was attacked, or
/// a base promises it for units. Otherwise it is an ability of the card that allowed the attack.
pub(super) fn is_reward(target: &Card, by: &Card) -> bool {
    let promised = |ability: &Ability| matches!(ability, Ability::Hunts { party: Party::Any, .. });
    target.id == by.id || target.kind != Kind::Ship && by.abilities.iter().any(promised)
}

/// Whether the number that an ability of the card asks for is spent.
fn spends(card: &Card) -> bool {
    card.abilities.iter().any(|ability| {
        let Ability::Use { effect, .. } = ability else { return false };
        effect.mentions(&|word| matches!(word, Mention::Verb(Verb::Spend(Num::Chosen(_)))))
    })
}

/// The reward for an attack on a card, as a sentence. `by` has the reward: the same card, or the
/// one that allowed the attack.
pub(super) fn say_reward(lead: Text, view: &View, target: CardId, by: Thing) -> Text {
    let (card, names) = (view.facts(target.thing()), names(view.facts(by)));
    names.set_name(Slot::A, card.object(), card.it());
    let own = by == target.thing();
    if !own {
        // The card asks, so it is called by its name.
        names.set(THIS, None, view.facts(by).object());
    }
    let reward = if own { card.reward.as_ref() } else { allowed_reward(view.facts(by)) };
    match reward {
        // The player already knows the card and its cost.
        Some(Step::Do(Verb::GainResources(Num::CostOf(_)))) => {
            let gained = Step::Do(Verb::GainResources(Num::Just(card.cost)));
            effect_after(lead, &gained, &names)
        }
        Some(step) => effect_after(lead, step, &names),
        None => Text::default(),
    }
}

/// The reward of the attack that a card allows.
fn allowed_reward(card: &Card) -> Option<&Step> {
    card.abilities.iter().find_map(|ability| match ability {
        Ability::Hunts { reward, .. } => Some(reward),
        _ => None,
    })
}

/// The part of an effect that happens now: with the Force or without it.
fn now(step: &Step, with_force: bool) -> &Step {
    match step {
        Step::If { test: Test::ForceIsWithYou, then, otherwise: Some(otherwise) } => {
            if with_force {
                then
            } else {
                otherwise
            }
        }
        step => step,
    }
}

fn say_pick(source: &Card, from: &Set, body: &Step, may_stop: bool) -> Text {
    let names = names(source);
    let what = match (from, purpose(body, from, &names)) {
        // The player has already looked at the cards.
        (Set::In(Zone::GalaxyTop(n @ 2..), Filter::Any), Some(Purpose::Done { verb, .. })) => {
            text!(
                "which of the {n} cards to {verb}",
                "cuál de las {n} cartas {verb}",
                n = *n,
                verb = verb
            )
        }
        (from, purpose) => {
            let thing = asked(from);
            match purpose {
                Some(Purpose::Done { verb, to_it }) => {
                    thing.then(Text::new(format!("to {}", verb.en), format!("para {to_it}")))
                }
                Some(Purpose::Suffered(damage)) => thing.then(text!(
                    "to take {damage}",
                    "para que reciba {damage}",
                    damage = damage
                )),
                None => thing,
            }
        }
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

/// The things asked for. The hand depends on the player who is asked, and the options show it.
fn asked(from: &Set) -> Text {
    match from {
        Set::In(zone @ Zone::Hand(Who::Opponent), filter) => noun(filter, *zone, Join::Or).a(),
        _ => Text::list(GalaxyWords::say_one(from, &Names::default()), Conjunction::Or),
    }
}

/// The purpose for which a thing is picked.
enum Purpose {
    /// An action is done with it: "discard" / «descartar», and in Spanish with the pronoun for it:
    /// «descartarla».
    Done { verb: Text, to_it: String },
    /// It takes damage.
    Suffered(Text),
}

fn purpose(step: &Step, from: &Set, names: &Names) -> Option<Purpose> {
    let noun: Noun = asked_noun(from);
    let to = |verb: prose::Verb, rest: Text| {
        let to_it = Clause::with_object(verb, noun.it(), rest.clone()).infinitive().es;
        Some(Purpose::Done { verb: verb.infinitive().then(rest), to_it })
    };
    match step {
        Step::Do(verb) => match verb {
            Verb::Discard(_) | Verb::Vacate(_) => to(DISCARD, Text::default()),
            Verb::FillGap(_) => to(PUT, text!("into the galaxy row", "en la fila de la galaxia")),
            Verb::TuckUnderThis(_) => {
                to(PUT, text!("face down under this base", "boca abajo bajo esta base"))
            }
            Verb::MarkAsPrey(_) => {
                to(STRIKE, text!("with your units this turn", "con tus unidades este turno"))
            }
            Verb::SwapWithDeckTop(_) => {
                to(SWAP, text!("with the top card of your deck", "por la primera carta de tu mazo"))
            }
            Verb::Exile(_) => to(EXILE, Text::default()),
            Verb::Destroy(_) => to(DESTROY, Text::default()),
            Verb::Take(_) => to(ADD, text!("to your hand", "a tu mano")),
            Verb::PutOnDeck(_, Who::You | Who::Team) => {
                to(PUT, text!("on top of your deck", "en la parte superior de tu mazo"))
            }
            Verb::PutOnDeck(_, Who::Opponent) => to(
                PUT,
                text!(
                    "on top of your opponent's deck",
                    "en la parte superior del mazo de tu adversario"
                ),
            ),
            Verb::Purchase(_, Price::Free, _) => to(PURCHASE, text!("for free", "gratis")),
            Verb::Purchase(_, Price::Cost, _) => to(PURCHASE, Text::default()),
            // The row card is swapped with a card of the galaxy deck that the player looked at or found
            // there; a card from elsewhere comes into the row in exchange for one chosen there.
            Verb::Swap(..) if matches!(from, Set::In(Zone::Row, _)) => to(
                SWAP,
                text!(
                    "with the card you saw from the galaxy deck",
                    "por la carta que has visto del mazo de la galaxia"
                ),
            ),
            Verb::Swap(..) if matches!(from, Set::In(Zone::Discard(_), _)) => {
                to(SWAP, text!("with the revealed card", "por la carta mostrada"))
            }
            Verb::Swap(..) => to(
                PUT,
                text!(
                    "in the place of the card chosen before",
                    "en el lugar de la carta elegida antes"
                ),
            ),
            Verb::Damage(_, num) => {
                let (damage, rest) = amount(num, DAMAGE, names);
                Some(Purpose::Suffered(damage.then(rest)))
            }
            _ => None,
        },
        // The second card of a swap is picked after the first.
        Step::Pick { body: Step::Do(Verb::Swap(..)), .. } => to(SWAP, Text::default()),
        Step::Seq([first, ..]) => purpose(first, from, names),
        Step::If { then, .. } => purpose(then, from, names),
        _ => None,
    }
}
