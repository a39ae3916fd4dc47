//! The text of an answer to an ability.

use prose::{Subject, Text, text};
use script::{Answer, Ask, Thing, Vocabulary};

use super::choices::{in_play, with_remarks};
use super::effects::effect;
use crate::components::{CardId, Object, Piece};
use crate::game::Question;
use crate::view::{SeenInPlay, View};
use crate::words::lexicon::hit_points_left;
use crate::words::spoken::{THIS, names, subject};
use crate::words::{Card, GalaxyWords, Set, Step, Who, Zone};

pub(super) fn say(view: &View, answer: Answer) -> Text {
    match (answer, view.question) {
        (Answer::Thing(thing), Some(Question::Ability(_, Ask::Pick { from, .. }))) => {
            with_remarks(view.facts(thing).title(), remarks(view, &from, thing)).sentence()
        }
        (Answer::Thing(thing), _) => view.facts(thing).title().sentence(),
        (Answer::Number(n), _) => Text::same(n),
        (Answer::Option(n), Some(Question::Ability(source, Ask::OneOf(options))))
            if usize::from(n) < options.len() =>
        {
            say_option(view.facts(source), view, &options[usize::from(n)])
        }
        (Answer::Option(n), _) => text!("Option {n}.", "Opción {n}.", n = n + 1),
        (Answer::Yes, _) => text!("Yes.", "Sí."),
        (Answer::No, _) => text!("No.", "No."),
        (Answer::Enough, _) => text!("Finish.", "Termina."),
    }
}

/// An option as the player who chooses reads it; abilities belong to the player whose turn it is.
fn say_option(source: &Card, view: &View, step: &Step) -> Text {
    let names = names(source);
    names.set(THIS, None, source.mention());
    if view.deciders.contains(view.turn) {
        return effect(step, &names);
    }
    match *step {
        Step::Do(ref verb) => {
            let (by, done) = GalaxyWords::say_verb(verb, &names);
            let by = if by == Subject::You { subject(Who::Opponent) } else { by };
            done.present(&by).sentence()
        }
        Step::Pick { count, from: Set::In(Zone::Hand(_), sort), into, body, .. } => {
            let from = Set::In(Zone::Hand(Who::You), sort);
            effect(&Step::Pick { who: Who::You, count, from, into, body }, &names)
        }
        _ => effect(step, &names),
    }
}

/// Remarks that distinguish a thing from the others: its place, hit points and cost.
fn remarks(view: &View, from: &Set, thing: Thing) -> Vec<Text> {
    let facts = view.facts(thing);
    let (place, damage) = match Object::of(thing) {
        Object::Card(card) => {
            let left = |seen: &SeenInPlay| (seen.hit_points, seen.damage);
            (place(view, card), in_play(view, card).map(left))
        }
        Object::Base(base) => {
            let owner = view
                .players
                .iter()
                .find(|player| player.base.is_some_and(|seen| seen.thing() == base.thing()));
            (text!("base", "base"), owner.map(|owner| (facts.hit_points, owner.base_damage)))
        }
    };
    let mixed = matches!(from, Set::Or(..) | Set::In(Zone::HandAndDiscard, _));
    let left =
        damage.filter(|(most, _)| *most > 0).map(|(most, damage)| hit_points_left(most, damage));
    let lent =
        view.players.iter().flat_map(|player| &player.lent).any(|lent| lent.thing() == thing);
    let lent = lent.then(|| text!("exiled at the end of the turn", "se exilia al final del turno"));
    let for_sale = matches!(from, Set::In(Zone::Row | Zone::GalaxyDiscard | Zone::Exile, _));
    let cost = text!("cost {cost}", "coste {cost}", cost = facts.cost);
    [mixed.then_some(place), left, for_sale.then_some(cost), lent].into_iter().flatten().collect()
}

fn place(view: &View, card: CardId) -> Text {
    let mut players = view.players.iter();
    let is_it = |piece: &Piece| piece.thing() == card.thing();
    if view.rows().any(|piece| is_it(&piece)) {
        text!("galaxy row", "fila de la galaxia")
    } else if players.clone().any(|player| player.hand.iter().flatten().any(is_it)) {
        text!("hand", "mano")
    } else if players.any(|player| player.discard.iter().any(is_it)) {
        text!("discard pile", "pila de descartes")
    } else {
        text!("in play", "en juego")
    }
}
