//! The log: one sentence for each event, without information hidden from the reader.

use prose::{Text, text};
use table::{People, Seat, Secret};

use super::called::{acted_upon, piece, seat, title};
use super::{ending, lasting};
use crate::game::{Event, Piece, Token};
use crate::rules::NoRoom;
use crate::words::Kind;
use crate::words::lexicon::{CARD, DAMAGE, EXPERIENCE, RESOURCE, SHIELD};

/// A sentence about a player; the templates contain `{who}`.
macro_rules! of {
    ($people:expr, $seat:expr, $en:literal, $es:literal $(, $name:ident = $value:expr)* $(,)?) => {
        text!($en, $es, who = seat($people, *$seat) $(, $name = $value)*).sentence()
    };
}

/// A sentence about a card; the templates contain `{it}`.
macro_rules! on {
    ($people:expr, $piece:expr, $en:literal, $es:literal $(, $name:ident = $value:expr)* $(,)?) => {
        text!($en, $es, it = piece($people, *$piece) $(, $name = $value)*).sentence()
    };
}

/// A sentence about a card and its owner; the templates contain `{it}` and `{who}`.
macro_rules! owned {
    ($people:expr, $piece:expr, $en:literal, $es:literal) => {
        text!($en, $es, it = title($piece.title), who = seat($people, $piece.card.owner()))
    };
}

pub(super) fn say(people: &People, event: &Event) -> Text {
    use Event as E;
    match event {
        E::GotInitiative(_) | E::KeptFirstHand(_) | E::RenewedHand(_) | E::PickedSecretly(..) => {
            setting_up(people, event)
        }
        E::Round(_) | E::PhaseEnded | E::Regroup | E::EverythingReady => round(people, event),
        E::Passed(_) | E::TookInitiative(_) | E::DeckEmpty(..) | E::KeptHand(_) => {
            round(people, event)
        }
        E::Paid(..) | E::ReadiedResources(..) | E::ExhaustedResources(..) => playing(people, event),
        E::Played(..) | E::Silenced(_) | E::Used(..) | E::Triggered(..) => playing(people, event),
        E::Deployed(_) | E::WastedEpic(_) | E::Named(..) => playing(people, event),
        E::Attacked(..) | E::Sabotaged(_) | E::ShieldUsed(..) | E::Damaged(..) => {
            fighting(people, event)
        }
        E::Healed(..) | E::Defeated(_) | E::HealingForbidden => fighting(people, event),
        E::Exhausted(_) | E::Readied(_) | E::GotShield(_) | E::GotExperience(..) => {
            changing(people, event)
        }
        E::LostToken(..) | E::Gained(..) | E::TookControl(..) => changing(people, event),
        E::Drew(..) | E::Resourced(..) | E::Returned(_) | E::Buried(_) => moving(people, event),
        E::PutUnder(..) | E::BuriedAtRandom(..) | E::TookResource(..) => moving(people, event),
        E::TookToHand(..) | E::Discarded(_) | E::SetAside(_) | E::Shuffled(_) => {
            moving(people, event)
        }
        E::Looked(..) | E::Revealed(_) => knowing(people, event),
        E::Endless => text!(
            "The effects would go on without end: the game is a draw.",
            "Los efectos no terminarían nunca: la partida acaba en empate."
        ),
        E::NoRoom(missing) => no_room(*missing),
        E::Over(outcome) => ending(people, *outcome),
    }
}

/// A limit of the program, reported so that players do not take the result for a rule.
fn no_room(missing: NoRoom) -> Text {
    let missing = match missing {
        NoRoom::Waiting => text!("another ability that waits", "otra capacidad en espera"),
        NoRoom::LastKnown => text!(
            "what was known of another card before it left play",
            "lo que se sabía de otra carta antes de que abandonara el juego"
        ),
        NoRoom::Lasting => text!("another lasting effect", "otro efecto duradero"),
        NoRoom::Aside => text!("another card set aside", "otra carta apartada"),
        NoRoom::Events => text!("another event being resolved", "otro evento en resolución"),
        NoRoom::Postponed => text!("another postponed effect", "otro efecto aplazado"),
        NoRoom::Discounts => text!("another discount", "otro descuento"),
        NoRoom::Bans => text!("another forbidden name", "otro nombre prohibido"),
        NoRoom::Attacks => {
            text!("another attack within an attack", "otro ataque dentro de un ataque")
        }
        NoRoom::Shares => text!("another share of the amount", "otra parte de la cantidad"),
        NoRoom::Nesting => {
            text!("another effect within these effects", "otro efecto dentro de estos efectos")
        }
    };
    text!(
        "Fault of the program: the table has no room for {missing}. The game goes on without it; \
         please report this with the replay.",
        "Fallo del programa: la mesa no tiene sitio para {missing}. La partida sigue sin ello; \
         comunícalo, por favor, junto con la repetición.",
        missing = missing
    )
}

/// The card, or "a card" for readers who may not know it.
fn seen(card: Secret<Piece>) -> Text {
    card.told().map_or_else(|| CARD.a(), |card| title(card.title))
}

/// Events before the first round.
fn setting_up(people: &People, event: &Event) -> Text {
    match event {
        Event::GotInitiative(who) => {
            of!(people, who, "{who} has the initiative.", "{who} tiene la iniciativa.")
        }
        Event::KeptFirstHand(who) => {
            of!(people, who, "{who} kept the first hand.", "{who} conservó su primera mano.")
        }
        Event::RenewedHand(who) => of!(
            people,
            who,
            "{who} shuffled the first hand into the deck and drew a new one.",
            "{who} barajó su primera mano en el mazo y robó otra."
        ),
        Event::PickedSecretly(who, card) => of!(
            people,
            who,
            "{who} chose {card} in secret.",
            "{who} eligió en secreto {card}.",
            card = seen(*card)
        ),
        _ => Text::default(),
    }
}

/// Events of the course of a round.
fn round(people: &People, event: &Event) -> Text {
    match event {
        Event::Round(n) => text!(
            "Round {n}: the action phase begins.",
            "Ronda {n}: empieza la fase de acción.",
            n = *n
        ),
        Event::PhaseEnded => text!("The action phase ended.", "Terminó la fase de acción."),
        Event::Regroup => {
            text!("The regroup phase begins.", "Empieza la fase de reagrupamiento.")
        }
        Event::EverythingReady => {
            text!("All exhausted cards were readied.", "Se prepararon todas las cartas agotadas.")
        }
        Event::Passed(who) => of!(people, who, "{who} passed.", "{who} pasó."),
        Event::TookInitiative(who) => {
            of!(people, who, "{who} took the initiative.", "{who} tomó la iniciativa.")
        }
        Event::DeckEmpty(who, cards) => of!(
            people,
            who,
            "{who} could not draw {cards}: the deck is empty.",
            "{who} no pudo robar {cards}: el mazo está vacío.",
            cards = CARD.count(*cards)
        ),
        Event::KeptHand(who) => of!(
            people,
            who,
            "{who} put no card among the resources.",
            "{who} no puso ninguna carta entre sus recursos."
        ),
        _ => Text::default(),
    }
}

/// Events of paying, playing and using cards.
fn playing(people: &People, event: &Event) -> Text {
    match event {
        Event::Paid(who, n) => {
            of!(people, who, "{who} paid {n}.", "{who} pagó {n}.", n = RESOURCE.count(*n))
        }
        Event::ReadiedResources(who, n) => {
            of!(people, who, "{who} readied {n}.", "{who} preparó {n}.", n = RESOURCE.count(*n))
        }
        Event::ExhaustedResources(who, n) => {
            of!(people, who, "{who} exhausted {n}.", "{who} agotó {n}.", n = RESOURCE.count(*n))
        }
        Event::Played(who, card, cost, host) => played(people, *who, *card, *cost, *host),
        Event::Silenced(card) => {
            on!(
                people,
                card,
                "{it} has no abilities this time.",
                "{it} no tiene capacidades esta vez."
            )
        }
        Event::Used(who, card) => of!(
            people,
            who,
            "{who} used the ability of {card}.",
            "{who} usó la capacidad de {card}.",
            card = title(card.title)
        ),
        Event::Triggered(who, card) => of!(
            people,
            who,
            "{who} resolved the ability of {card}.",
            "{who} resolvió la capacidad de {card}.",
            card = title(card.title)
        ),
        Event::Deployed(card) => {
            owned!(people, card, "{who} deployed {it}.", "{who} desplegó a {it}.")
        }
        Event::WastedEpic(card) => on!(
            people,
            card,
            "The epic action of {it} was used up without effect: too few resources.",
            "La acción épica de {it} se gastó sin efecto: faltaban recursos."
        ),
        Event::Named(who, name) => {
            of!(
                people,
                who,
                "{who} named the card {card}.",
                "{who} nombró la carta {card}.",
                card = name.card().title()
            )
        }
        _ => Text::default(),
    }
}

fn played(people: &People, who: Seat, card: Piece, cost: u8, host: Option<Piece>) -> Text {
    let on = host.map_or_else(Text::default, |host| {
        text!("on {host}", "sobre {host}", host = piece(people, host))
    });
    let cost = match cost {
        0 => text!("without paying resources", "sin pagar recursos"),
        cost => text!("for {cost}", "por {cost}", cost = RESOURCE.count(cost)),
    };
    let card = title(card.title).then(on).then(cost);
    text!("{who} played {card}.", "{who} jugó {card}.", who = seat(people, who), card = card)
}

/// Events of attacks, damage and healing.
fn fighting(people: &People, event: &Event) -> Text {
    match event {
        Event::Attacked(who, unit, target) => of!(
            people,
            who,
            "{who} attacked {target} with {unit}.",
            "{who} atacó {target} con {unit}.",
            target = acted_upon(people, *target),
            unit = title(unit.title)
        ),
        Event::Sabotaged(unit) => on!(
            people,
            unit,
            "All Shield tokens on {it} were defeated.",
            "Se derrotaron todas las fichas de Escudo de {it}."
        ),
        Event::ShieldUsed(unit, amount) => on!(
            people,
            unit,
            "A Shield token on {it} prevented {damage}.",
            "Una ficha de Escudo de {it} evitó {damage}.",
            damage = DAMAGE.count(*amount)
        ),
        Event::Damaged(card, amount) => on!(
            people,
            card,
            "{it} took {damage}.",
            "{it} sufrió {damage}.",
            damage = DAMAGE.count(*amount)
        ),
        Event::Healed(card, amount) => on!(
            people,
            card,
            "{damage} was healed from {it}.",
            "{it} se curó {damage}.",
            damage = DAMAGE.count(*amount)
        ),
        Event::Defeated(card) => match card.title.card().kind {
            Kind::Upgrade | Kind::Token if card.shared => owned!(
                people,
                card,
                "{who}'s upgrade {it} was defeated.",
                "Se derrotó la mejora {it} de {who}."
            ),
            Kind::Upgrade | Kind::Token => {
                on!(people, card, "The upgrade {it} was defeated.", "Se derrotó la mejora {it}.")
            }
            Kind::Unit | Kind::Leader | Kind::Base | Kind::Event => {
                on!(people, card, "{it} was defeated.", "Se derrotó a {it}.")
            }
        },
        Event::HealingForbidden => text!(
            "Bases can't be healed for the rest of this phase.",
            "Las bases no se pueden curar durante el resto de esta fase."
        ),
        _ => Text::default(),
    }
}

/// Events that change a card without moving it.
fn changing(people: &People, event: &Event) -> Text {
    match event {
        Event::Exhausted(card) => on!(people, card, "{it} was exhausted.", "{it} se agotó."),
        Event::Readied(card) => on!(people, card, "{it} was readied.", "{it} se preparó."),
        Event::GotShield(unit) => {
            on!(people, unit, "{it} got {token}.", "{it} recibió {token}.", token = SHIELD.a())
        }
        Event::GotExperience(unit, n) => {
            on!(
                people,
                unit,
                "{it} got {tokens}.",
                "{it} recibió {tokens}.",
                tokens = EXPERIENCE.count(*n)
            )
        }
        Event::LostToken(token, unit) => on!(
            people,
            unit,
            "{it} lost {token}.",
            "{it} perdió {token}.",
            token = match token {
                Token::Shield => SHIELD.a(),
                Token::Experience => EXPERIENCE.a(),
            }
        ),
        Event::Gained(unit, what, amount, until) => on!(
            people,
            unit,
            "{it} {now}.",
            "{it} {now}.",
            now = lasting::predicate(*what, *amount, *until)
        ),
        Event::TookControl(who, unit) => of!(
            people,
            who,
            "{who} took control of {unit}.",
            "{who} tomó el control de {unit}.",
            unit = piece(people, *unit)
        ),
        _ => Text::default(),
    }
}

/// Events that move cards.
fn moving(people: &People, event: &Event) -> Text {
    match event {
        Event::Drew(who, card) => {
            of!(people, who, "{who} drew {card}.", "{who} robó {card}.", card = seen(*card))
        }
        Event::Resourced(who, card, ready) => {
            let resource = if *ready {
                text!("a ready resource", "recurso preparado")
            } else {
                text!("a resource", "recurso")
            };
            of!(
                people,
                who,
                "{who} put {card} into play as {resource}.",
                "{who} puso en juego {card} como {resource}.",
                card = seen(*card),
                resource = resource
            )
        }
        Event::Returned(card) => {
            owned!(
                people,
                card,
                "{it} returned to {who}'s hand.",
                "{it} volvió a la mano de {who}."
            )
        }
        Event::Buried(card) => owned!(
            people,
            card,
            "{it} went to the bottom of {who}'s deck.",
            "{it} fue a la parte inferior del mazo de {who}."
        ),
        Event::PutUnder(who, card) => text!(
            "{card} went to the bottom of {who}'s deck",
            "{card} fue a la parte inferior del mazo de {who}",
            card = seen(*card),
            who = seat(people, *who)
        )
        .sentence(),
        Event::BuriedAtRandom(who, 1) => of!(
            people,
            who,
            "1 card went to the bottom of {who}'s deck.",
            "1 carta fue a la parte inferior del mazo de {who}."
        ),
        Event::BuriedAtRandom(who, n) => of!(
            people,
            who,
            "{cards} went to the bottom of {who}'s deck in random order.",
            "{cards} fueron a la parte inferior del mazo de {who} en orden aleatorio.",
            cards = CARD.count(*n)
        ),
        Event::TookResource(who, card) => of!(
            people,
            who,
            "{who} returned {card} from the resources to hand.",
            "{who} devolvió a su mano {card} de entre sus recursos.",
            card = seen(*card)
        ),
        Event::TookToHand(who, card) => of!(
            people,
            who,
            "{who} added {card} to hand.",
            "{who} añadió {card} a su mano.",
            card = seen(*card)
        ),
        Event::Discarded(card) => owned!(
            people,
            card,
            "{it} went to {who}'s discard pile.",
            "{it} fue a la pila de descartes de {who}."
        ),
        Event::SetAside(card) => {
            on!(people, card, "{it} was set aside.", "Se apartó la carta {it}.")
        }
        Event::Shuffled(who) => {
            of!(people, who, "{who}'s deck was shuffled.", "Se barajó el mazo de {who}.")
        }
        _ => Text::default(),
    }
}

/// Events that show cards to players.
fn knowing(people: &People, event: &Event) -> Text {
    match event {
        Event::Looked(who, of, card) if who == of => {
            of!(people, who, "{who} looked at {card}.", "{who} miró {card}.", card = seen(*card))
        }
        Event::Looked(who, of, card) => match card.told() {
            Some(card) => of!(
                people,
                who,
                "{who} looked at {owner}'s {card}.",
                "{who} miró la carta {card} de {owner}.",
                card = title(card.title),
                owner = seat(people, *of)
            ),
            None => of!(
                people,
                who,
                "{who} looked at a card of {owner}'s.",
                "{who} miró una carta de {owner}.",
                owner = seat(people, *of)
            ),
        },
        Event::Revealed(card) => {
            owned!(
                people,
                card,
                "{who}'s card {it} was revealed.",
                "Se mostró la carta {it} de {who}."
            )
        }
        _ => Text::default(),
    }
}
