//! The text of a button or numbered line: the action, and the values that matter for it.

use prose::{Conjunction, Text, text};
use script::say_piece;
use table::Seat;

use super::answers;
use super::card_text::card_text;
use super::effects::{effect_after, place_text, triggered};
use super::questions::{is_reward, say_reward};
use super::{player_name, thing_of, to_overcome};
use crate::components::{BaseId, CardId};
use crate::game::{Choice, Question, SeenTarget, Target};
use crate::rules::target_value;
use crate::view::{SeenInPlay, SeenPlace, SeenPlayer, View};
use crate::words::lexicon::{ATTACK, DAMAGE, HIT_POINT, RESOURCE, hit_points_left};
use crate::words::spoken::names;
use crate::words::{Ability, Card, Goes, Kind};

pub(super) fn say(view: &View, choice: Choice) -> Text {
    let card = |id: CardId| view.facts(id.thing());
    match choice {
        Choice::Base(base) => say_base(view, base),
        Choice::Play(id) => {
            let mut remarks = figures(card(id));
            if active(view).lent.iter().any(|lent| lent.thing() == id.thing()) {
                remarks
                    .push(text!("exiled at the end of the turn", "se exilia al final del turno"));
            }
            let title = with_remarks(card(id).mention(), remarks);
            text!("Play {title}.", "Juega {title}.", title = title)
        }
        Choice::Buy(id) => {
            let title = with_remarks(card(id).object(), figures(card(id)));
            let cost = RESOURCE.count(view.price(id));
            text!(
                "Purchase {title} for {cost}.",
                "Adquiere {title} por {cost}.",
                title = title,
                cost = cost
            )
        }
        Choice::Bribe(id) => text!(
            "Bribe {card} for {cost}: it is discarded from the row.",
            "Soborna a {card} por {cost}: se descarta de la fila.",
            card = card(id).mention(),
            cost = RESOURCE.count(card(id).cost)
        ),
        Choice::Use(thing) => say_use(view.facts(thing)),
        Choice::Assign(id, target) => say_assign(view, id, target),
        Choice::Resolve(target) => say_attack(view, target),
        Choice::End => say_end(view),
        Choice::Trigger(thing) => say_trigger(view.facts(thing)),
        Choice::Skip => match view.question {
            Some(Question::Triggers(1)) => text!("Go on without using it.", "Sigue sin usarla."),
            _ => text!("Go on without using them.", "Sigue sin usarlas."),
        },
        Choice::TakeReward => match view.question {
            Some(Question::Reward(id, by, again)) => {
                let lead = match again {
                    _ if !is_reward(card(id), view.facts(by)) => {
                        text!("use the ability:", "usa la capacidad:")
                    }
                    true => text!("take the reward again:", "acepta otra vez la recompensa:"),
                    false => text!("take the reward:", "acepta la recompensa:"),
                };
                say_reward(lead, view, id, by)
            }
            _ => text!("Take the reward.", "Acepta la recompensa."),
        },
        Choice::LeaveReward => match view.question {
            Some(Question::Reward(id, ..)) if card(id).kind == Kind::Ship => text!(
                "Go on without using it: {card} goes to the galaxy discard pile.",
                "Sigue sin usarla: {card} va a la pila de descartes de la galaxia.",
                card = card(id).mention()
            ),
            Some(Question::Reward(id, by, _)) if !is_reward(card(id), view.facts(by)) => {
                text!("Go on without using it.", "Sigue sin usarla.")
            }
            _ => text!("Refuse the reward.", "Rechaza la recompensa."),
        },
        Choice::Hit(id, amount) => say_hit(view, id, amount),
        Choice::Place(n) => say_place(view.places.get(usize::from(n))),
        Choice::Answer(answer) => answers::say(view, answer),
        Choice::Split(first) => say_split(view, first),
        Choice::By(seat) if view.reader == Some(seat) => {
            text!("Do it yourself.", "Hazlo tú.")
        }
        Choice::By(seat) => {
            text!("Let {who} do it.", "Que lo haga {who}.", who = player_name(view, seat))
        }
        Choice::Against(seat) => player_name(view, seat).sentence(),
        Choice::Galaxy(number) => say_galaxy(view, usize::from(number)),
        Choice::GoOn => text!("Go on with the turn.", "Sigue con el turno."),
    }
}

/// How damage is divided between the bases of a team.
fn say_split(view: &View, first: u8) -> Text {
    let left = match view.question {
        Some(Question::Split(left)) => left,
        _ => first,
    };
    let opponents = view.reader.map(|reader| view.seating.opponents(reader)).unwrap_or_default();
    let bases = opponents.into_iter().filter_map(|seat| Some((seat, view.player(seat).base?)));
    let shares = bases.zip([first, left.saturating_sub(first)]);
    let shares = shares.filter(|(_, share)| *share > 0).map(|((seat, base), share)| {
        let damage = view.player(seat).base_damage.saturating_add(share);
        let destroyed = if damage >= base.card().hit_points {
            text!(" (destroyed)", " (destruida)")
        } else {
            Text::default()
        };
        text!(
            "{n} to {base}{destroyed}",
            "{n} a {base}{destroyed}",
            n = share,
            base = base.card().title(),
            destroyed = destroyed
        )
    });
    Text::list(shares, Conjunction::And).sentence()
}

/// A galaxy by the player with whom the reader shares it.
fn say_galaxy(view: &View, number: usize) -> Text {
    let players = view.galaxies[number].players;
    let others = view.reader.map_or(players, |reader| players.without(reader));
    let names =
        Text::list(others.into_iter().map(|seat| player_name(view, seat)), Conjunction::And);
    text!("The row shared with {who}.", "La fila que compartes con {who}.", who = names)
}

/// "X-Wing (3 Attack, 1 Force)".
pub(super) fn with_remarks(title: Text, remarks: Vec<Text>) -> Text {
    let row = |one, next| text!("{one}, {next}", "{one}, {next}", one = one, next = next);
    match remarks.into_iter().reduce(row) {
        Some(remarks) => title.then(remarks.map(|remarks| format!("({remarks})"))),
        None => title,
    }
}

/// The printed values that matter once the card is in play.
fn figures(card: &Card) -> Vec<Text> {
    let hit_points = (card.hit_points > 0).then(|| HIT_POINT.count(card.hit_points));
    card.gains().into_iter().chain(hit_points).collect()
}

fn say_base(view: &View, base: BaseId) -> Text {
    let facts = view.facts(base.thing());
    let title = with_remarks(facts.mention(), figures(facts));
    let chosen = match view.question {
        Some(Question::SecretBases(_)) => {
            text!("choose {title}", "elige {title}", title = title)
        }
        Some(Question::Whose(..)) => return say_whose(view, base),
        _ => text!("reveal {title}", "muestra {title}", title = title),
    };
    // The card text of the base follows, because the player chooses by it.
    card_text(facts).into_iter().fold(chosen.sentence(), Text::then)
}

/// A base in play with its owner and its damage.
fn say_whose(view: &View, base: BaseId) -> Text {
    let seats = view.seating.seats().into_iter();
    let has =
        |seat: &Seat| view.player(*seat).base.is_some_and(|seen| seen.thing() == base.thing());
    let facts = view.facts(base.thing());
    let Some(owner) = seats.into_iter().find(has) else { return facts.title().sentence() };
    text!(
        "{base}, of {who} ({damage} of {most} damage).",
        "{base}, de {who} ({damage} de {most} de daño).",
        base = facts.title(),
        who = player_name(view, owner),
        damage = view.player(owner).base_damage,
        most = facts.hit_points
    )
}

/// "Use Y-Wing (exile this unit): deal 2 damage to …". The condition is omitted, because it holds.
fn say_use(card: &Card) -> Text {
    let names = names(card);
    let used = text!("use {card}", "usa la capacidad de {card}", card = card.mention());
    let mut abilities = card.abilities.iter();
    let said = abilities.find_map(|ability| match ability {
        Ability::Use { cost, effect, .. } => {
            let cost = cost.iter().map(|cost| say_piece(cost, &names)).collect();
            let lead = with_remarks(used.clone(), cost).map(|used| used + ":");
            Some(effect_after(lead, effect, &names))
        }
        _ => None,
    });
    said.unwrap_or_else(|| used.sentence())
}

fn say_trigger(card: &Card) -> Text {
    let resolved =
        text!("resolve {card}:", "resuelve la capacidad de {card}:", card = card.mention());
    let mut abilities = card.abilities.iter();
    let said = abilities.find_map(|ability| match ability {
        Ability::When(_, effect) => Some(triggered(resolved.clone(), effect, &names(card))),
        _ => None,
    });
    said.unwrap_or_else(|| resolved.sentence())
}

/// The seat of the player who chooses: of a team, the reader.
fn chooser(view: &View) -> Seat {
    view.reader.filter(|&reader| view.is_active(reader)).unwrap_or(view.turn)
}

/// The player who chooses.
fn active(view: &View) -> &SeenPlayer {
    view.player(chooser(view))
}

/// "the base", or whose it is where there are several to attack.
fn base_to_attack(view: &View, owner: Seat) -> Text {
    match view.seating.side_count() {
        2 if view.seating.team(owner).count() == 1 => text!("the base", "la base"),
        2 => text!("the enemy bases", "las bases enemigas"),
        _ => thing_of(view, owner, text!("base", "la base")),
    }
}

pub(super) fn in_play(view: &View, card: CardId) -> Option<&SeenInPlay> {
    let all = view.players.iter().flat_map(|player| player.units.iter().chain(&player.ships));
    all.into_iter().find(|seen| seen.card.thing() == card.thing())
}

fn say_assign(view: &View, card: CardId, target: Target) -> Text {
    let attack = in_play(view, card).map_or(0, |seen| match target {
        Target::Base(_) => seen.attack,
        Target::Row(_) => seen.row_attack,
    });
    let attacker = with_remarks(view.facts(card.thing()).object(), vec![ATTACK.count(attack)]);
    match target {
        Target::Base(owner) => text!(
            "Assign {attacker} to the attack on {base}.",
            "Asigna {attacker} al ataque contra {base}.",
            attacker = attacker,
            base = base_to_attack(view, owner)
        ),
        Target::Row(row) => text!(
            "Assign {attacker} to the attack on {target} ({value}).",
            "Asigna {attacker} al ataque contra {target} ({value}).",
            attacker = attacker,
            target = view.facts(row.thing()).mention(),
            value = to_overcome(view.facts(row.thing()))
        ),
    }
}

fn say_attack(view: &View, target: Target) -> Text {
    let player = active(view);
    let row = match target {
        Target::Row(row) => row,
        Target::Base(owner) => {
            return text!(
                "Attack {base} with {attack}.",
                "Ataca {base} con {attack}.",
                base = base_to_attack(view, owner),
                attack = ATTACK.count(attack_on(view, owner))
            );
        }
    };
    let facts = view.facts(row.thing());
    let assigned = player.row_attacks.iter().find(|(card, _)| card.thing() == row.thing());
    let attack = assigned.map_or(0, |(_, attack)| *attack);
    let card = facts.mention();
    let hunt = match (facts.kind, player.faction.is_hunter()) {
        (Kind::Ship, _) => text!("Attack {card}", "Ataca {card}", card = card),
        (_, true) => text!("Hunt {card}", "Da caza a {card}", card = card),
        (_, false) => text!("Sabotage {card}", "Sabotea a {card}", card = card),
    };
    let too_little = if attack < target_value(facts) {
        text!(", not enough", ", no basta")
    } else {
        Text::default()
    };
    text!(
        "{hunt} with {attack} ({value}{too_little}).",
        "{hunt} con {attack} ({value}{too_little}).",
        hunt = hunt,
        attack = ATTACK.count(attack),
        value = to_overcome(facts),
        too_little = too_little
    )
}

/// The Attack that the side of the player who chooses has assigned to a base.
fn attack_on(view: &View, owner: Seat) -> u8 {
    let team = view.seating.team(chooser(view)).into_iter().map(|member| view.player(member));
    let cards = team.flat_map(|player| player.units.iter().chain(&player.ships));
    let assigned = cards.filter(|seen| seen.assigned == Some(SeenTarget::Base(owner)));
    assigned.map(|seen| seen.attack).fold(0, u8::saturating_add)
}

fn say_end(view: &View) -> Text {
    let player = active(view);
    if view.acting.count() > 1 {
        return match player.pool {
            0 => text!(
                "Say that you are done with this turn.",
                "Di que has terminado con este turno."
            ),
            left => text!(
                "Say that you are done with this turn, with {resources} unspent.",
                "Di que has terminado con este turno, con {resources} sin gastar.",
                resources = RESOURCE.count(left)
            ),
        };
    }
    let keeps = |seat: Seat| {
        let base = view.player(seat).base;
        base.is_some_and(|base| base.card().abilities.contains(&Ability::KeepsResources))
    };
    match player.pool {
        0 => text!("End your turn.", "Termina tu turno."),
        left if view.seating.team(chooser(view)).into_iter().any(keeps) => text!(
            "End your turn and keep {resources}.",
            "Termina tu turno y conserva {resources}.",
            resources = RESOURCE.count(left)
        ),
        left => text!(
            "End your turn and lose {resources}.",
            "Termina tu turno y pierde {resources}.",
            resources = RESOURCE.count(left)
        ),
    }
}

fn say_hit(view: &View, ship: CardId, amount: u8) -> Text {
    let facts = view.facts(ship.thing());
    let seen = in_play(view, ship);
    let before = seen.map_or(0, |seen| seen.damage);
    let most = seen.map_or(facts.hit_points, |seen| seen.hit_points);
    let after = before.saturating_add(amount);
    let (damage, title) = (DAMAGE.count(amount), facts.mention());
    if after >= most {
        return text!(
            "Put {damage} on {title} and destroy it.",
            "Pon {damage} en {title} y destruye esa nave.",
            damage = damage,
            title = title
        );
    }
    text!(
        "Put {damage} on {title} ({left}).",
        "Pon {damage} en {title} ({left}).",
        damage = damage,
        title = title,
        left = hit_points_left(most, after)
    )
}

/// The place of a purchased card, and the card that determines it.
fn say_place(place: Option<&SeenPlace>) -> Text {
    match place {
        Some(SeenPlace::Said(Goes::ToHand)) => text!("To your hand.", "A tu mano."),
        Some(SeenPlace::Said(Goes::OnDeck)) => {
            text!("On top of your deck.", "A la parte superior de tu mazo.")
        }
        Some(SeenPlace::By(source)) => text!(
            "As {card} says: {where_to}",
            "Como dice {card}: {where_to}",
            card = source.card().mention(),
            where_to = place_text(source.card())
        ),
        Some(SeenPlace::Said(Goes::Usual)) | None => {
            text!("To your discard pile.", "A tu pila de descartes.")
        }
    }
}
