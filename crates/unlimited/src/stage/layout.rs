//! The empty table from which a scenario position starts, and the creation of cards for it.
//!
//! Cards are numbers with a title. A position is independent of the decks of its setup: an unused
//! number gets the title of the given card, and a card that is removed becomes an unused number
//! again.

use scenario::Item;
use script::Things as _;
use table::{Seat, Silent};

use crate::decks::Title;
use crate::game::Unlimited;
use crate::rules::first_rule;
use crate::rules::meaning::card_of;
use crate::rules::state::{Cards, count};
use crate::rules::{CardId, Mulligan, Phase, Regroup, Rule, SEATS, State};
use crate::words::{Icons, Kind};

/// The card used where a position names none: a unit without abilities that few scenarios use.
const FILLER: &str = "swoop-racer";
/// The number of fillers in a deck that is not given.
const QUIET_DECK: usize = 10;
/// The number of cards in the first hand.
const FIRST_HAND: usize = 6;

/// Clears the table before the first given: no hands, no resources, nothing in play, a few cards in
/// each deck. It is the action phase of the first round; blue has the initiative and acts.
pub(super) fn clear_once(state: &mut State) {
    // In a match that has just started, neither player has decided about the first hand.
    if SEATS.into_iter().any(|seat| state.player(seat).mulligan != Mulligan::Open) {
        return;
    }
    for card in CardId::all_of_decks() {
        state.titles[card.index()] = Title::default();
    }
    state.hands = Cards::default();
    for seat in SEATS {
        let player = state.player_mut(seat);
        player.mulligan = Mulligan::Kept;
        player.deck.clear();
        let cards: Vec<CardId> = (0..QUIET_DECK).filter_map(|_| filler(state, seat)).collect();
        state.player_mut(seat).deck = cards.into_iter().collect();
    }
    let first = SEATS[0];
    (state.active, state.initiative) = (first, first);
    (state.phase, state.round) = (Phase::Action, 1);
    state.stack.clear();
    state.stack.push_rule(Rule::Action);
}

/// Creates a filler card with the highest unused number.
pub(super) fn filler(state: &mut State, seat: Seat) -> Option<CardId> {
    let card = CardId::of_decks(seat).rev().find(|&card| state.is_blank(card))?;
    state.titles[card.index()] = Title::of_id(FILLER)?;
    Some(card)
}

/// Creates a card of this title that is in no zone yet.
pub(super) fn create_card(state: &mut State, seat: Seat, title: Title) -> Result<CardId, String> {
    let free = CardId::of_decks(seat).find(|&card| state.is_blank(card));
    let card = free.ok_or("a player has at most 120 cards")?;
    state.titles[card.index()] = title;
    Ok(card)
}

/// The title that a scenario names; its type must be allowed in decks.
pub(super) fn title_of(name: &str) -> Result<Title, String> {
    let title = Title::of_id(name).ok_or_else(|| format!("there is no card «{name}»"))?;
    if title.is_deckable() {
        return Ok(title);
    }
    Err(match title.card().kind {
        Kind::Leader => format!("«{name}» is a leader: give it as `SEAT.leader = {name}`"),
        Kind::Base => format!("«{name}» is a base: give it as `SEAT.base = {name}`"),
        _ => format!("«{name}» is a token: note it on a unit as `shields 1` or `experience 1`"),
    })
}

/// Removes a card from the match, with everything attached to it.
pub(super) fn remove_card(state: &mut State, card: CardId) {
    reset_unit(state, card);
    let thing = card.thing();
    for player in &mut state.players {
        player.deck.retain(|&other| other != card);
        player.known.remove(thing);
    }
    for cards in [
        &mut state.hands,
        &mut state.discards,
        &mut state.resources,
        &mut state.units,
        &mut state.turned,
        &mut state.held,
        &mut state.upgrades,
        &mut state.space,
        &mut state.shown,
        &mut state.fought,
    ] {
        cards.remove(thing);
    }
    for seat in SEATS {
        let resources = count(state.resources_of(seat));
        let player = state.player_mut(seat);
        player.spent = player.spent.min(resources);
    }
    state.titles[card.index()] = Title::default();
}

/// Removes everything from a unit: damage, tokens, upgrades and history.
pub(super) fn reset_unit(state: &mut State, unit: CardId) {
    let n = unit.index();
    (state.damage[n], state.shields[n], state.experience[n]) = (0, 0, 0);
    for cards in [
        &mut state.exhausted,
        &mut state.fought,
        &mut state.arrived,
        &mut state.used,
        &mut state.auras,
        &mut state.fresh,
    ] {
        cards.remove(unit.thing());
    }
    for player in &mut state.players {
        player.upgraded.remove(unit.thing());
    }
    for upgrade in list(state.upgrades) {
        if state.host(upgrade) == unit {
            remove_card(state, upgrade);
        }
    }
}

/// The cards of a set in the order of their numbers.
pub(super) fn list(cards: Cards) -> Vec<CardId> {
    let mut list = Vec::new();
    cards.each(|card| list.push(card_of(card)));
    list
}

/// Aspect icons of leader and base.
pub(super) fn count_icons(state: &mut State, seat: Seat) {
    let [leader, base] =
        [CardId::leader(seat), CardId::base(seat)].map(|card| state.title(card).card().aspects);
    state.player_mut(seat).icons = Icons::of(&[leader, base]);
}

/// Updates everything that follows from the position, and starts the game.
pub(super) fn settle(game: &Unlimited, state: &mut State) -> Result<(), String> {
    note_faces(game, state);
    check(game, state)?;
    match (state.phase, state.stack.top()) {
        (Phase::Setup, _) => begin_setup(state),
        (Phase::Action, Some(script::Task::Rule(Rule::PhaseStart))) => {
            // Starting the round increases its number.
            state.round = state.round.saturating_sub(1);
        }
        (Phase::Action, _) => {}
        (Phase::Regroup, _) => {
            state.active = state.initiative;
            state.stack.clear();
            state.stack.push_rule(Rule::Regroup(Regroup::Start));
        }
    }
    state.unchecked = true;
    game.go_on(state, &mut Silent);
    Ok(())
}

fn begin_setup(state: &mut State) {
    state.round = 0;
    state.initiative = state.series.chooser().unwrap_or(state.initiative);
    state.active = state.initiative;
    state.stack.clear();
    state.stack.push_rule(first_rule(state));
    for seat in SEATS {
        let player = state.player_mut(seat);
        player.mulligan = Mulligan::Open;
        if state.hand_of(seat).is_empty() {
            for _ in 0..FIRST_HAND {
                let top = state.player_mut(seat).deck.pop();
                top.into_iter().for_each(|card| state.hands.insert(card.thing()));
            }
        }
    }
}

fn note_faces(game: &Unlimited, state: &mut State) {
    let leaders = SEATS.map(CardId::leader);
    let in_play = list(state.units).into_iter().chain(list(state.upgrades)).chain(leaders);
    (state.auras, state.outward) = (Cards::default(), Cards::default());
    for card in in_play {
        let face = state.face(&game.kit, card);
        state.note_face(card, face);
    }
}

/// Refuses positions that no game can reach.
fn check(game: &Unlimited, state: &State) -> Result<(), String> {
    let look = game.look(state);
    let name = |card: CardId| state.title(card).card().id;
    for base in SEATS.map(CardId::base) {
        if look.remaining(base) == 0 {
            let damage = state.damage[base.index()];
            return Err(format!("{damage} damage would have destroyed «{}»", name(base)));
        }
    }
    for unit in list(state.units) {
        if look.remaining(unit) == 0 {
            let (damage, hp) = (state.damage[unit.index()], look.strength(unit).hp());
            return Err(format!("«{}» has {hp} HP and cannot have {damage} damage", name(unit)));
        }
        if state.title(unit).card().unique && look.copies_of(unit).count() > 1 {
            return Err(format!("«{}» is unique: a player controls one of it", name(unit)));
        }
    }
    for upgrade in list(state.upgrades) {
        let host = state.host(upgrade);
        let frame = script::Frame::outside(upgrade.thing(), upgrade.owner());
        let sort = look.printed(upgrade).attaches;
        if !look.fits_all(sort, crate::rules::Object::Card(host), &frame) {
            return Err(format!("«{}» cannot be attached to «{}»", name(upgrade), name(host)));
        }
    }
    for seat in SEATS {
        let resources = state.resources_of(seat).count();
        if u32::from(state.player(seat).spent) > resources {
            return Err(format!("only {resources} resources can be exhausted"));
        }
    }
    Ok(())
}

/// The number in a note with this word, or 0 without one.
pub(super) fn noted(item: &Item, word: &str) -> Result<u8, String> {
    let Some(number) = item.noted_as(word) else { return Ok(0) };
    number.parse().map_err(|_| format!("«{word} {number}» needs a number between 0 and 255"))
}

/// Refuses unknown notes, which would otherwise be ignored.
pub(super) fn allow(item: &Item, known: &[&str]) -> Result<(), String> {
    let is_known = |note: &String| {
        known.iter().any(|known| match known.split_once(' ') {
            Some((word, "N" | "CARD" | "SEAT")) => note.starts_with(&format!("{word} ")),
            _ => note == known,
        })
    };
    match item.notes.iter().find(|note| !is_known(note)) {
        Some(note) if known.is_empty() => {
            Err(format!("«{}» takes no note here, such as «{note}»", item.name))
        }
        Some(note) => Err(format!("«{note}» is no note here: {}", known.join(", "))),
        None => Ok(()),
    }
}
