//! The log: one sentence for each event, limited to what its reader may know.

use prose::{Clause, Conjunction, Text, text};
use table::Seat;

use super::questions::is_reward;
use super::{did, ending, own, owns, player, player_name, thing_of, to_overcome};
use crate::components::Piece;
use crate::game::{Dealt, Event, Pool, Rewarded, SeenSpot, SeenTarget};
use crate::rules::ForceSpace;
use crate::view::View;
use crate::words::lexicon::{
    ACCEPT, ADD, ASSIGN, ATTACK, BRIBE, CARD, CHOOSE, DAMAGE, DEFEAT, DISCARD, DRAW, END, EXILE,
    FAIL_TO_DEFEAT, FINISH, FORCE, GAIN, GIVE, GO_ON, LEAVE, LOOK_AT, MOVE, PLAY, PREVENT,
    PURCHASE, REFUSE, REPAIR, RESOLVE, RESOURCE, REVEAL, SHUFFLE, SPEND, STRIKE, USE,
};
use crate::words::{Card, Kind};

pub(super) fn say(view: &View, event: &Event) -> Text {
    let card = |piece: &Piece| piece.card().mention();
    let object = |piece: &Piece| piece.card().object();
    let did = |seat: Seat, verb, rest| did(view, seat, verb, rest);
    let own = |seat: Seat| own(view, seat);
    // The card, or "a card" for viewers who may not know it.
    let seen = |told: Option<Piece>| told.map_or_else(|| CARD.a(), |id| card(&id));
    match event {
        Event::Turn(seat) => turn(view, *seat),
        Event::Ceded(from, to, id) => did(
            *from,
            GIVE,
            text!(
                "{to} control of {card}",
                "a {to} el control de {card}",
                to = player_name(view, *to),
                card = card(id)
            ),
        ),
        Event::Done(seat) => did(*seat, FINISH, text!("for this turn", "por este turno")),
        Event::WentOn(seat) => did(*seat, GO_ON, text!("after all", "al final")),
        Event::Drew(seat, id) => did(*seat, DRAW, seen(id.told())),
        Event::Looked(seat, id) => {
            did(*seat, LOOK_AT, id.told().map_or_else(|| CARD.a(), |id| object(&id)))
        }
        Event::TookFromDeck(seat, id) => took_from_deck(view, *seat, id.told()),
        Event::PutOnDeck(seat, id) => put_on_deck(view, *seat, id.told().map(|id| card(&id))),
        Event::Shuffled(pool) => shuffled(view, *pool),
        Event::Refilled(id) => {
            let c = card(id);
            text!("{c} came into the galaxy row", "{c} entró en la fila de la galaxia", c = c)
                .sentence()
        }
        Event::DiscardedFromHand(seat, id) => did(*seat, DISCARD, object(id)),
        Event::Discarded(pool, id) => {
            text!("{c} went to {pile}", "{c} fue a {pile}", c = card(id), pile = pile(view, *pool))
                .sentence()
        }
        Event::PutOnGalaxyDeck(_, id) => text!(
            "{c} went on top of the galaxy deck",
            "{c} quedó en la parte superior del mazo de la galaxia",
            c = card(id)
        )
        .sentence(),
        Event::Given(to, id) => {
            let pile = pile(view, Pool::Player(*to));
            text!(
                "{c} was given away, to {pile}",
                "{c} cambió de bando y fue a {pile}",
                c = card(id),
                pile = pile
            )
            .sentence()
        }
        Event::Tucked(seat, id) => text!(
            "{c} was put face down under {base}",
            "{c} quedó boca abajo bajo {base}",
            c = card(id),
            base = base_of(view, *seat)
        )
        .sentence(),
        Event::MarkedAsPrey(seat, id) => did(
            *seat,
            CHOOSE,
            text!(
                "{c} as the target of {own} attacks this turn",
                "{c} como objetivo de {own} ataques de este turno",
                c = object(id),
                own = owns(view, *seat)
            ),
        ),
        Event::Swapped(gone, come, to) => text!(
            "{come} took the place of {gone}, which went {to}",
            "{come} ocupó el lugar de {gone}, que fue {to}",
            come = card(come),
            gone = card(gone),
            to = spot(view, *to)
        )
        .sentence(),
        Event::Exiled(seat, id) => did(*seat, EXILE, object(id)),
        Event::Took(seat, id) => {
            let hand = own(*seat).then(text!("hand", "mano"));
            did(*seat, ADD, text!("{c} to {hand}", "{c} a {hand}", c = object(id), hand = hand))
        }
        Event::Revealed(seat, id) => did(*seat, REVEAL, object(id)),
        Event::Played(seat, id) => did(*seat, PLAY, card(id)),
        Event::Bought(seat, id, cost) => purchased(view, *seat, object(id), *cost),
        Event::Bribed(seat, id) => did(*seat, BRIBE, card(id).whom()),
        Event::Used(seat, thing) => did(*seat, USE, ability(card(thing))),
        Event::Triggered(seat, thing) => did(*seat, RESOLVE, ability(card(thing))),
        Event::Skipped(seat) => {
            did(*seat, LEAVE, text!("an ability unused", "sin usar una capacidad"))
        }
        Event::GainedResources(seat, n) => did(*seat, GAIN, RESOURCE.count(*n)),
        Event::Spent(seat, n) => did(*seat, SPEND, RESOURCE.count(*n)),
        Event::GainedForce(seat, n, space) => did(*seat, GAIN, force(view, *n, *space)),
        Event::CalmedForce(seat, _, space) => did(
            *seat,
            MOVE,
            text!("the Force: {place}", "la Fuerza: {place}", place = marker(view, *space)),
        ),
        Event::GainedRowAttack(thing, n) => text!(
            "{c} has {attack} more against cards in the galaxy row this turn",
            "{c} tiene {attack} más contra cartas de la fila de la galaxia este turno",
            c = card(thing),
            attack = ATTACK.count(*n)
        )
        .sentence(),
        Event::GainedAttack(thing, n) => text!(
            "{c} gained {attack}",
            "{c} ganó {attack}",
            c = card(thing),
            attack = ATTACK.count(*n)
        )
        .sentence(),
        Event::Assigned(seat, id, target) => assigned(view, *seat, object(id), *target),
        Event::AttackedBase(seat, owner, n) => attacked_base(view, *seat, *owner, *n),
        Event::Hunted(seat, id, n, success) => hunted(view, *seat, *id, *n, *success),
        Event::Reward(seat, id, rewarded) => reward(view, *seat, id.card(), *rewarded),
        Event::DamagedShip(_, id, dealt) => damaged(card(id), *dealt),
        Event::DestroyedShip(id) => text!(
            "The capital ship {c} was destroyed.",
            "La nave de línea {c} fue destruida.",
            c = id.card().title()
        ),
        Event::PickedSecretly(seat, id) => picked(view, *seat, id.told().map(|id| card(&id))),
        Event::RevealedBase(seat, id) => {
            did(*seat, REVEAL, text!("the base {b}", "la base {b}", b = id.card().title()))
        }
        Event::Prevented(seat, n) => {
            let rest = text!("to {own} base", "a {own} base", own = own(*seat));
            did(*seat, PREVENT, DAMAGE.count(*n).then(rest))
        }
        Event::DamagedBase(_, id, dealt) => damaged(card(id), *dealt),
        Event::DestroyedBase(seat, id) => destroyed_base(view, *seat, card(id)),
        Event::Repaired(seat, n) => {
            let rest = text!("from {own} base", "a {own} base", own = own(*seat));
            did(*seat, REPAIR, DAMAGE.count(*n).then(rest))
        }
        Event::EndedTurn(seat, left) => ended_turn(view, *seat, *left),
        Event::Stopped(overrun) => overrun.say_stopped(),
        Event::Over(outcome) => ending(view, *outcome),
    }
}

fn ability(card: Text) -> Text {
    text!("the ability of {card}", "la capacidad de {card}", card = card)
}

/// "The Empire's turn", or that of a whole team.
fn turn(view: &View, first: Seat) -> Text {
    let team = view.seating.team(first);
    if team.count() == 1 {
        return thing_of(view, first, text!("turn", "turno")).sentence();
    }
    let names = team.into_iter().map(|seat| player_name(view, seat));
    let team = Text::list(names, Conjunction::And);
    text!("Turn of {team}.", "Turno de {team}.", team = team)
}

/// A reward, or what the card that allowed the attack gives, and what the player did with it.
fn reward(view: &View, seat: Seat, target: &Card, rewarded: Rewarded) -> Text {
    let verb = if rewarded.taken { ACCEPT } else { REFUSE };
    let reward = match rewarded.by {
        Some(by) if !is_reward(target, by.card()) => {
            let ability = ability(by.card().mention());
            if !rewarded.taken {
                let unused = text!(
                    "{it} unused on {card}",
                    "sin usar {it} con {card}",
                    it = ability,
                    card = target.mention()
                );
                return did(view, seat, LEAVE, unused);
            }
            let used =
                text!("{it} on {card}", "{it} con {card}", it = ability, card = target.mention());
            return did(view, seat, USE, used);
        }
        Some(by) => text!(
            "the reward of {by} for {card}",
            "la recompensa de {by} por {card}",
            by = by.card().mention(),
            card = target.mention()
        ),
        None => {
            text!("the reward of {card}", "la recompensa de {card}", card = target.mention())
        }
    };
    let reward = if rewarded.again {
        text!("{reward} again", "otra vez {reward}", reward = reward)
    } else {
        reward
    };
    did(view, seat, verb, reward)
}

/// The place to which a swapped card went: "to the galaxy discard pile".
fn spot(view: &View, to: SeenSpot) -> Text {
    match to {
        SeenSpot::Row => text!("to the galaxy row", "a la fila de la galaxia"),
        SeenSpot::GalaxyDeck => {
            text!("on top of the galaxy deck", "a la parte superior del mazo de la galaxia")
        }
        SeenSpot::Discard(pool) => {
            text!("to {pile}", "a {pile}", pile = pile(view, pool))
        }
        SeenSpot::Deck(seat) => {
            let deck = thing_of(view, seat, text!("deck", "el mazo"));
            text!("on top of {deck}", "a la parte superior de {deck}", deck = deck)
        }
        SeenSpot::Exile(seat) => {
            let pile = thing_of(view, seat, text!("exile pile", "la pila de exilio"));
            text!("to {pile}", "a {pile}", pile = pile)
        }
    }
}

/// A card that came from the top of the deck to the hand without being drawn.
fn took_from_deck(view: &View, seat: Seat, card: Option<Piece>) -> Text {
    let own = || own(view, seat);
    let took = match card {
        Some(card) => text!(
            "{card} from the top of {deck} to {hand}",
            "a {hand} {card}, de la parte superior de {deck}",
            card = card.card().object(),
            deck = own().then(text!("deck", "mazo")),
            hand = own().then(text!("hand", "mano"))
        ),
        None => text!(
            "the top card of {deck} to {hand}",
            "a {hand} la primera carta de {deck}",
            deck = own().then(text!("deck", "mazo")),
            hand = own().then(text!("hand", "mano"))
        ),
    };
    did(view, seat, ADD, took)
}

/// "the Empire's base" / «la base del Imperio».
fn base_of(view: &View, owner: Seat) -> Text {
    thing_of(view, owner, text!("base", "la base"))
}

fn picked(view: &View, by: Seat, base: Option<Text>) -> Text {
    let base = base.unwrap_or_else(|| text!("a base", "una base"));
    did(view, by, CHOOSE, text!("{base} in secret", "en secreto {base}", base = base))
}

fn put_on_deck(view: &View, whose: Seat, card: Option<Text>) -> Text {
    let card = card.unwrap_or_else(|| CARD.a());
    let deck = thing_of(view, whose, text!("deck", "el mazo"));
    text!(
        "{card} went on top of {deck}.",
        "{card} quedó en la parte superior de {deck}.",
        card = card,
        deck = deck
    )
    .sentence()
}

fn shuffled(view: &View, pool: Pool) -> Text {
    match pool {
        Pool::Player(seat) => {
            let pile = text!(
                "{own} discard pile into a new deck",
                "{own} pila de descartes para formar un mazo nuevo",
                own = own(view, seat)
            );
            did(view, seat, SHUFFLE, pile)
        }
        Pool::Galaxy => text!(
            "The galaxy discard pile was shuffled to renew the galaxy deck.",
            "La pila de descartes de la galaxia se barajó para renovar el mazo de la galaxia."
        ),
    }
}

fn purchased(view: &View, by: Seat, card: Text, cost: u8) -> Text {
    let card = match cost {
        0 => text!("{card} for free", "gratis {card}", card = card),
        cost => {
            let cost = RESOURCE.count(cost);
            text!("{card} for {cost}", "{card} por {cost}", card = card, cost = cost)
        }
    };
    did(view, by, PURCHASE, card)
}

/// The Force gained, and the new position of the marker.
fn force(view: &View, gained: u8, space: ForceSpace) -> Text {
    let gained = FORCE.count(gained);
    let place = marker(view, space);
    text!("{gained}: {place}", "{gained}: {place}", gained = gained, place = place)
}

/// "the marker is on space 2 of the Empire's side".
fn marker(view: &View, space: ForceSpace) -> Text {
    let Some(seat) = view.force_is_with(space) else {
        return text!(
            "the marker is on the neutral space",
            "el indicador está en la casilla neutral"
        );
    };
    let side = player_name(view, seat);
    text!(
        "the marker is on space {steps} on the side of {side}",
        "el indicador está en la casilla {steps} del lado de {side}",
        steps = space.distance(),
        side = side
    )
}

fn assigned(view: &View, by: Seat, card: Text, target: SeenTarget) -> Text {
    let target = match target {
        SeenTarget::Base(owner) => base_of(view, owner),
        SeenTarget::Row(row) => row.card().mention(),
    };
    let attack = text!(
        "{card} to the attack on {target}",
        "{card} al ataque contra {target}",
        card = card,
        target = target
    );
    did(view, by, ASSIGN, attack)
}

fn attacked_base(view: &View, by: Seat, owner: Seat, attack: u8) -> Text {
    let attack = text!(
        "{base} with {attack}",
        "{base} con {attack}",
        base = base_of(view, owner),
        attack = ATTACK.count(attack)
    );
    did(view, by, STRIKE, attack)
}

fn hunted(view: &View, by: Seat, target: Piece, attack: u8, success: bool) -> Text {
    let facts = target.card();
    let attack = ATTACK.count(attack);
    if facts.kind == Kind::Ship {
        let enough = if success {
            text!("enough", "suficiente")
        } else {
            text!("not enough", "insuficiente")
        };
        let result = text!(
            "{card} with {attack}: {enough} for its {points}",
            "{card} con {attack}: {enough} para {points}",
            card = facts.mention(),
            attack = attack,
            enough = enough,
            points = to_overcome(facts)
        );
        return did(view, by, STRIKE, result);
    }
    let how = if view.player(by).faction.is_hunter() {
        text!("in a hunt", "en una cacería")
    } else {
        text!("by sabotage", "en un sabotaje")
    };
    let card = facts.mention().whom().then(how);
    if success {
        return did(view, by, DEFEAT, card.then(text!("with {a}", "con {a}", a = attack)));
    }
    let short = text!(
        "{card}: {attack} against {value}",
        "{card}: {attack} contra {value}",
        card = card,
        attack = attack,
        value = to_overcome(facts)
    );
    did(view, by, FAIL_TO_DEFEAT, short)
}

/// Damage beyond the hit points is lost, not taken.
fn damaged(card: Text, dealt: Dealt) -> Text {
    let damage = DAMAGE.count(dealt.taken);
    let took =
        text!("{card} took {damage}", "{card} recibió {damage}", card = card, damage = damage);
    let lost = match dealt.lost {
        0 => Text::default(),
        1 => text!("; 1 more is lost", "; se pierde 1 más"),
        n => text!("; {n} more are lost", "; se pierden {n} más", n = n),
    };
    text!("{took}{lost}", "{took}{lost}", took = took, lost = lost).sentence()
}

/// "the Empire's discard pile" / «la pila de descartes del Imperio».
fn pile(view: &View, pool: Pool) -> Text {
    match pool {
        Pool::Galaxy => text!("the galaxy discard pile", "la pila de descartes de la galaxia"),
        Pool::Player(seat) => thing_of(view, seat, text!("discard pile", "la pila de descartes")),
    }
}

fn destroyed_base(view: &View, owner: Seat, base: Text) -> Text {
    let whose = base_of(view, owner);
    text!(
        "{whose}, {base}, was destroyed",
        "{whose}, {base}, fue destruida",
        whose = whose,
        base = base
    )
    .sentence()
}

fn ended_turn(view: &View, by: Seat, left: u8) -> Text {
    let ended = Clause::new(END, own(view, by).then(text!("turn", "turno")));
    let ended = match left {
        0 => ended,
        left => {
            let cards = CARD.count(left).then(text!("left in hand", "sin jugar"));
            ended.then(Clause::new(DISCARD, cards))
        }
    };
    ended.past(&player(view, by)).sentence()
}
