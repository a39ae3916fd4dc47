//! Sets up the properties that a scenario gives.

use scenario::{Item, only, whole_number};
use script::Things as _;
use table::Seat;

use super::layout::{
    allow, clear_once, count_icons, create_card, filler, list, noted, remove_card, reset_unit,
    title_of,
};
use crate::decks::Title;
use crate::notation::cards::{seat_called, seat_word};
use crate::rules::state::Cards;
use crate::rules::{CardId, Phase, Rule, State};
use crate::words::{Arena, Aspect, Kind};

type Placed = Result<(), String>;

/// A pile of cards out of play.
#[derive(Clone, Copy)]
pub(super) enum Pile {
    Hand,
    Deck,
    Discard,
    Resources,
}

/// Makes the pile hold exactly these cards; decks are listed from the top.
pub(super) fn fill(state: &mut State, seat: Seat, pile: Pile, items: &[Item]) -> Placed {
    clear_once(state);
    let before = match pile {
        Pile::Hand => list(state.hand_of(seat)),
        Pile::Deck => state.player(seat).deck.iter().copied().collect(),
        Pile::Discard => list(state.discard_of(seat)),
        Pile::Resources => list(state.resources_of(seat)),
    };
    before.into_iter().for_each(|card| remove_card(state, card));
    let mut cards = Vec::new();
    for item in items {
        allow(item, &[])?;
        cards.push(create_card(state, seat, title_of(&item.name)?)?);
    }
    let set: Cards = cards.iter().map(|card| card.thing()).collect();
    match pile {
        Pile::Hand => state.hands |= set,
        Pile::Deck => state.player_mut(seat).deck = cards.into_iter().rev().collect(),
        Pile::Discard => state.discards |= set,
        Pile::Resources => state.resources |= set,
    }
    Ok(())
}

/// Sets the number of resources, and how many of them are exhausted.
pub(super) fn count_resources(state: &mut State, seat: Seat, items: &[Item]) -> Placed {
    clear_once(state);
    let item = only(items)?;
    allow(item, &["exhausted N"])?;
    let wanted = byte(&[Item::new(&item.name)])?;
    let mut there = list(state.resources_of(seat));
    while there.len() > usize::from(wanted) {
        there.pop().into_iter().for_each(|card| remove_card(state, card));
    }
    for _ in there.len()..usize::from(wanted) {
        let card = filler(state, seat).ok_or("a player has at most 120 cards")?;
        state.add_resource(seat, card);
    }
    let spent = noted(item, "exhausted")?;
    if spent > wanted {
        return Err(format!("only {wanted} resources can be exhausted"));
    }
    state.player_mut(seat).spent = spent;
    Ok(())
}

/// Makes one arena or both hold exactly these units of a player, not counting leaders.
pub(super) fn fill_arena(
    state: &mut State,
    seat: Seat,
    arena: Option<Arena>,
    items: &[Item],
) -> Placed {
    clear_once(state);
    for unit in list(state.units_of(seat)) {
        let here = arena.is_none_or(|arena| state.title(unit).card().arena == arena);
        if here && !unit.is_leader() {
            remove_card(state, unit);
        }
    }
    for item in items {
        let title = title_of(&item.name)?;
        let card = title.card();
        if card.kind != Kind::Unit {
            return Err(format!("«{}» is no unit", item.name));
        }
        if arena.is_some_and(|arena| card.arena != arena) {
            return Err(format!("«{}» is a unit of the other arena", item.name));
        }
        let owner = match item.noted_as("owner") {
            Some(word) => a_seat(word)?,
            None => seat,
        };
        let unit = create_card(state, owner, title)?;
        state.add_unit(seat, unit);
        if card.arena == Arena::Space {
            state.space.insert(unit.thing());
        }
        allow(item, &[&UNIT_NOTES[..], &["owner SEAT"]].concat())?;
        apply_notes(state, seat, unit, item)?;
    }
    Ok(())
}

const UNIT_NOTES: [&str; 5] =
    ["damage N", "shields N", "experience N", "exhausted", "upgrade CARD"];

/// Applies the notes of a unit.
fn apply_notes(state: &mut State, seat: Seat, unit: CardId, item: &Item) -> Placed {
    let n = unit.index();
    state.damage[n] = noted(item, "damage")?;
    state.shields[n] = noted(item, "shields")?;
    state.experience[n] = noted(item, "experience")?;
    if item.has_note("exhausted") {
        state.exhausted.insert(unit.thing());
    }
    for note in &item.notes {
        let Some(word) = note.strip_prefix("upgrade ") else { continue };
        let (owner, id) = match word.split_once('.') {
            Some((owner, id)) => (a_seat(owner)?, id),
            None => (seat, word),
        };
        if word.contains('.') && owner == seat {
            return Err(format!("write «upgrade {id}»: it belongs to {}", seat_word(seat)));
        }
        let title = title_of(id)?;
        if title.card().kind != Kind::Upgrade {
            return Err(format!("«{id}» is no upgrade"));
        }
        let upgrade = create_card(state, owner, title)?;
        state.attach(upgrade, unit);
    }
    Ok(())
}

/// Sets the leader, beside the base or deployed.
pub(super) fn set_leader(state: &mut State, seat: Seat, items: &[Item]) -> Placed {
    clear_once(state);
    let item = only(items)?;
    let leader = CardId::leader(seat);
    state.titles[leader.index()] = titled(item, Kind::Leader)?;
    count_icons(state, seat);
    reset_unit(state, leader);
    let deployed = item.has_note("deployed");
    state.units.remove(leader.thing());
    state.player_mut(seat).leader_epic_used = deployed || item.has_note("epic used");
    if deployed {
        state.add_unit(seat, leader);
        allow(item, &[&UNIT_NOTES[..], &["deployed"]].concat())?;
    } else {
        allow(item, &["exhausted", "epic used", "deployed"])?;
    }
    apply_notes(state, seat, leader, item)
}

/// Sets the base with its damage.
pub(super) fn set_base(state: &mut State, seat: Seat, items: &[Item]) -> Placed {
    clear_once(state);
    let item = only(items)?;
    let base = CardId::base(seat);
    allow(item, &["damage N", "epic used"])?;
    state.titles[base.index()] = titled(item, Kind::Base)?;
    count_icons(state, seat);
    state.damage[base.index()] = noted(item, "damage")?;
    state.player_mut(seat).base_epic_used = item.has_note("epic used");
    Ok(())
}

fn titled(item: &Item, kind: Kind) -> Result<Title, String> {
    let title = Title::of_id(&item.name).filter(|title| title.card().kind == kind);
    let wanted = if kind == Kind::Leader { "leader" } else { "base" };
    title.ok_or_else(|| format!("there is no {wanted} «{}»", item.name))
}

/// A fact about cards that is remembered until the phase or the round ends.
#[derive(Clone, Copy)]
pub(super) enum Memory {
    /// Units played this phase.
    Fresh,
    /// Units that entered play this round.
    Arrived,
    /// Units that attacked this phase.
    Attacked,
    /// Cards whose once-a-round ability was used.
    Used,
    /// Units this player played an upgrade on this round.
    Upgraded,
    /// Cards in the discard pile that were defeated this phase.
    Fell,
}

impl Memory {
    pub(super) fn of(self, state: &State, seat: Seat) -> Cards {
        match self {
            Self::Fresh => state.fresh,
            Self::Arrived => state.arrived,
            Self::Attacked | Self::Fell => state.fought,
            Self::Used => state.used,
            Self::Upgraded => state.player(seat).upgraded,
        }
    }

    fn of_mut(self, state: &mut State, seat: Seat) -> &mut Cards {
        match self {
            Self::Fresh => &mut state.fresh,
            Self::Arrived => &mut state.arrived,
            Self::Attacked | Self::Fell => &mut state.fought,
            Self::Used => &mut state.used,
            Self::Upgraded => &mut state.player_mut(seat).upgraded,
        }
    }

    /// The cards of a seat that the fact can apply to.
    pub(super) fn about(self, state: &State, seat: Seat) -> Vec<CardId> {
        match self {
            Self::Fell => list(state.discard_of(seat)),
            Self::Used => {
                let mut cards = state.units_of(seat);
                cards.insert(CardId::leader(seat).thing());
                list(cards)
            }
            _ => list(state.units_of(seat)),
        }
    }
}

/// Makes the fact apply to exactly these cards of a seat, the first copies of each title.
pub(super) fn remember(state: &mut State, seat: Seat, memory: Memory, items: &[Item]) -> Placed {
    clear_once(state);
    let mut open = memory.about(state, seat);
    open.iter().for_each(|card| memory.of_mut(state, seat).remove(card.thing()));
    for item in items {
        allow(item, &[])?;
        let found = open.iter().position(|&card| state.title(card).card().id == item.name);
        let place = found.ok_or_else(|| {
            format!("«{}» is not there: give the cards before what is remembered", item.name)
        })?;
        memory.of_mut(state, seat).insert(open.remove(place).thing());
    }
    Ok(())
}

/// Sets a number of a seat's history.
pub(super) fn set_count(
    state: &mut State,
    seat: Seat,
    items: &[Item],
    count: fn(&mut crate::rules::state::Player) -> &mut u8,
) -> Placed {
    clear_once(state);
    *count(state.player_mut(seat)) = byte(items)?;
    Ok(())
}

/// Sets the aspects of the cards played this phase.
pub(super) fn set_aspects(state: &mut State, seat: Seat, items: &[Item]) -> Placed {
    clear_once(state);
    let mut bits = 0;
    for item in items {
        let aspect = Aspect::ALL.into_iter().find(|&aspect| aspect_word(aspect) == item.name);
        let aspect = aspect.ok_or_else(|| format!("«{}» is no aspect", item.name))?;
        bits |= 1 << aspect as u8;
    }
    state.player_mut(seat).aspects_played = bits;
    Ok(())
}

pub(super) fn aspect_word(aspect: Aspect) -> &'static str {
    match aspect {
        Aspect::Vigilance => "vigilance",
        Aspect::Command => "command",
        Aspect::Aggression => "aggression",
        Aspect::Cunning => "cunning",
        Aspect::Villainy => "villainy",
        Aspect::Heroism => "heroism",
    }
}

pub(super) fn set_turn(state: &mut State, items: &[Item]) -> Placed {
    clear_once(state);
    state.active = a_seat(&only(items)?.name)?;
    Ok(())
}

pub(super) fn set_initiative(state: &mut State, items: &[Item]) -> Placed {
    clear_once(state);
    let item = only(items)?;
    allow(item, &["taken"])?;
    state.initiative = a_seat(&item.name)?;
    state.taken = item.has_note("taken").then_some(state.initiative);
    Ok(())
}

pub(super) fn set_round(state: &mut State, items: &[Item]) -> Placed {
    clear_once(state);
    state.round = byte(items)?.max(1);
    Ok(())
}

pub(super) fn set_passed(state: &mut State, items: &[Item]) -> Placed {
    clear_once(state);
    state.passed = match only(items)?.name.as_str() {
        "yes" => true,
        "no" => false,
        other => return Err(format!("«{other}»: write yes or no")),
    };
    Ok(())
}

/// Sets the phase in which the match continues.
pub(super) fn set_phase(state: &mut State, items: &[Item]) -> Placed {
    clear_once(state);
    let (phase, rule) = match only(items)?.name.as_str() {
        "setup" => (Phase::Setup, Rule::Mulligan),
        "start" => (Phase::Action, Rule::PhaseStart),
        "action" => (Phase::Action, Rule::Action),
        "regroup" => (Phase::Regroup, Rule::Action),
        other => return Err(format!("«{other}» is no phase: setup, start, action or regroup")),
    };
    state.phase = phase;
    state.stack.clear();
    state.stack.push_rule(rule);
    Ok(())
}

fn a_seat(word: &str) -> Result<Seat, String> {
    seat_called(word).ok_or_else(|| format!("«{word}» does not play: blue or red"))
}

fn byte(items: &[Item]) -> Result<u8, String> {
    let number = whole_number(items)?;
    u8::try_from(number).map_err(|_| format!("{number} is not between 0 and 255"))
}
