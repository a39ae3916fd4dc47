//! The labels of choices: the action, and the numbers that matter for it.

use prose::{Text, text};

use super::answers::{self, name, said_in_full, strength};
use super::called::{seat, title};
use super::{waiting, with_remarks};
use crate::decks::Title;
use crate::game::{Choice, Question};
use crate::kit::Kit;
use crate::preview::price;
use crate::rules::{CardId, Phase};
use crate::view::View;
use crate::words::lexicon::{DAMAGE, RESOURCE, UNIT};
use crate::words::spoken::abilities::ability;
use crate::words::{Division, Kind};

pub(super) fn say(kit: &Kit, view: &View, choice: Choice) -> Text {
    match choice {
        Choice::Play(_) | Choice::Attach(..) | Choice::PlayInstead(..) => say_play(view, choice),
        Choice::Attack(unit, target) => say_attack(view, unit, target),
        Choice::Use(card, number) => say_use(kit, view, card, number),
        Choice::Trigger(place) => match view.waiting.get(usize::from(place)) {
            Some(pending) => waiting::say(kit, view, pending),
            None => text!("Resolve this ability.", "Resuelve esta capacidad."),
        },
        Choice::Target(card) => say_target(view, card),
        Choice::Host(card) => said_in_full(view, card).sentence(),
        Choice::Defeat(card) => {
            let copy = said_in_full(view, card);
            let copy = if view.unit(card).is_some() { copy.whom() } else { copy };
            text!("Defeat {copy}.", "Derrota {copy}.", copy = copy)
        }
        Choice::Name(named) => named.card().title().sentence(),
        Choice::Share(to, n) => say_share(view, to, n),
        Choice::Answer(answer) => answers::say(kit, view, answer),
        Choice::Resource(card) => text!(
            "Put {card} among your resources.",
            "Pon {card} entre tus recursos.",
            card = with_cost(view, card)
        ),
        Choice::Pick(card) if view.phase == Phase::Setup => {
            text!("{card} as a resource.", "{card} como recurso.", card = with_cost(view, card))
        }
        Choice::Pick(card) => {
            text!("Discard {card}.", "Descarta {card}.", card = with_cost(view, card))
        }
        Choice::First(first) if view.phase == Phase::Setup => {
            text!(
                "{who} has the initiative.",
                "{who} tiene la iniciativa.",
                who = seat(&view.people, first)
            )
        }
        Choice::First(first) => text!(
            "Resolve {who}'s abilities first.",
            "Resuelve primero las capacidades de {who}.",
            who = seat(&view.people, first)
        ),
        Choice::Keep
        | Choice::Renew
        | Choice::Deploy
        | Choice::TakeInitiative
        | Choice::Pass
        | Choice::NoResource
        | Choice::Stop
        | Choice::Decline => say_short(view, choice),
    }
}

/// Choices without numbers.
fn say_short(view: &View, choice: Choice) -> Text {
    match choice {
        Choice::Keep => text!("Keep this hand.", "Conserva esta mano."),
        Choice::Renew => text!("Draw a new hand.", "Roba otra mano."),
        Choice::Deploy => text!(
            "Deploy {leader}.",
            "Despliega a {leader}.",
            leader = name(view, CardId::leader(view.active))
        ),
        Choice::TakeInitiative => text!(
            "Take the initiative and take no more actions this phase.",
            "Toma la iniciativa y no realices más acciones esta fase."
        ),
        Choice::Pass => text!("Pass.", "Pasa."),
        Choice::NoResource => text!("Put no card there.", "No pongas ninguna."),
        Choice::Stop => text!("Stop dividing.", "No repartas más."),
        Choice::Decline => match view.question {
            Some(Question::Ambush(_)) => text!("Do not attack.", "No ataques."),
            _ => text!("Leave the excess.", "Deja el sobrante."),
        },
        _ => Text::default(),
    }
}

/// The target of an attack or of the excess damage.
fn say_target(view: &View, card: CardId) -> Text {
    let target = match view.unit(card) {
        Some((_, unit)) => with_remarks(title(unit.card.title), strength(unit)).whom(),
        None => said_in_full(view, card),
    };
    match view.question {
        Some(Question::Spill(_)) => {
            text!("Deal the excess to {to}.", "Inflige el sobrante {to}.", to = target)
        }
        _ => text!("Attack {target}.", "Ataca {target}.", target = target),
    }
}

/// "Deal 2 damage to Greedo (enemy, …)."
fn say_share(view: &View, to: CardId, n: u8) -> Text {
    let (to, damage) = (said_in_full(view, to), DAMAGE.count(n));
    match view.question {
        Some(Question::Divide(_, Division::UpToHealing, _)) => {
            text!("Heal {n} from {to}.", "Cura {n} a {to}.", n = damage, to = to)
        }
        _ => text!("Deal {n} to {to}.", "Inflige {n} a {to}.", n = damage, to = to),
    }
}

fn with_cost(view: &View, card: CardId) -> Text {
    let cost = view.title(card).map(|title| text!("cost {n}", "coste {n}", n = title.card().cost));
    with_remarks(name(view, card), cost.into_iter().collect())
}

fn say_play(view: &View, choice: Choice) -> Text {
    match choice {
        Choice::Attach(card, host) => text!(
            "Play {card} on {host} {cost}.",
            "Juega {card} sobre {host} {cost}.",
            card = name(view, card),
            host = said_in_full(view, host),
            cost = say_price(view, card)
        ),
        Choice::PlayInstead(card, paid) => text!(
            "Play {card} by discarding {paid} instead of paying.",
            "Juega {card} descartando {paid} en vez de pagar.",
            card = played(view, card),
            paid = name(view, paid)
        ),
        Choice::Play(card) => text!(
            "Play {card} {cost}.",
            "Juega {card} {cost}.",
            card = played(view, card),
            cost = say_price(view, card)
        ),
        _ => Text::default(),
    }
}

/// The cost of playing the card now: "for 3 resources".
fn say_price(view: &View, card: CardId) -> Text {
    let Some(of) = view.title(card) else { return Text::default() };
    let price = price(view, card.owner(), of);
    match price.total() {
        0 => text!("without paying resources", "sin pagar recursos"),
        // The view does not tell whether the discount has been used this round.
        n if price.less_on_some => {
            let most = RESOURCE.count(n);
            text!("for at most {most}", "por {most} como mucho", most = most)
        }
        n => text!("for {cost}", "por {cost}", cost = RESOURCE.count(n)),
    }
}

/// A unit with its printed power and hit points: "Greedo (3/1)".
fn played(view: &View, card: CardId) -> Text {
    let facts = view.title(card).map(Title::card).filter(|facts| facts.kind == Kind::Unit);
    let stats = facts.map(|facts| Text::same(format!("{}/{}", facts.power, facts.hp)));
    with_remarks(name(view, card), stats.into_iter().collect())
}

fn say_attack(view: &View, unit: CardId, target: CardId) -> Text {
    let power = view.unit(unit).map(|(_, unit)| text!("power {n}", "Poder {n}", n = unit.power));
    let attacker = with_remarks(name(view, unit), power.into_iter().collect());
    let target = match view.unit(target) {
        Some((_, unit)) => with_remarks(title(unit.card.title), strength(unit)).whom(),
        None => said_in_full(view, target),
    };
    text!(
        "Attack {target} with {attacker}.",
        "Ataca {target} con {attacker}.",
        target = target,
        attacker = attacker
    )
}

/// "Darth Vader: Action [1 resource, exhaust]: …"
fn say_use(kit: &Kit, view: &View, card: CardId, number: u8) -> Text {
    let Some(of) = view.title(card) else { return Text::default() };
    let ready = kit.ready(of);
    let deployed = card.is_leader() && view.unit(card).is_some();
    let (face, this) = if deployed {
        (&ready.deployed, UNIT.this())
    } else {
        (&ready.front, ready.card.kind.noun().this())
    };
    let used = title(of);
    match face.actions.get(usize::from(number)) {
        Some(&id) => used.map(|used| used + ":").then(ability(kit.ability(id).ability, this)),
        None => text!("Use {card}.", "Usa {card}.", card = used),
    }
}
