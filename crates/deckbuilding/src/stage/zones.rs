//! Filling zones with the cards a scenario names.

use scenario::Item;
use script::Things as _;
use table::Seat;

use crate::capacity::MOST_IN_PILE;
use crate::components::{CardId, Cards, Object};
use crate::game::Target;
use crate::notation::read_thing;
use crate::players::Players;
use crate::rules::{Aim, Mark, Pile, State, Tucked};
use crate::view::list;
use crate::words::{Ability, Kind, Supply};

/// A place for cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Zone {
    Hand(Seat),
    Deck(Seat),
    Discard(Seat),
    Units(Seat),
    Ships(Seat),
    Exile(Seat),
    /// Out of the match, where no effect reaches a card.
    Aside,
    /// The row of the galaxy with this number, and its piles.
    Row(usize),
    Galaxy(usize),
    GalaxyDiscard(usize),
    Pilots(usize),
}

impl Zone {
    /// The seat whose zone it is.
    fn seat(self) -> Option<Seat> {
        match self {
            Self::Hand(seat)
            | Self::Deck(seat)
            | Self::Discard(seat)
            | Self::Units(seat)
            | Self::Ships(seat)
            | Self::Exile(seat) => Some(seat),
            _ => None,
        }
    }

    /// The region of the zone, by its number.
    fn region(self) -> Option<usize> {
        match self {
            Self::Row(number)
            | Self::Galaxy(number)
            | Self::GalaxyDiscard(number)
            | Self::Pilots(number) => Some(number),
            _ => self.seat().map(|seat| seat.index() / 2),
        }
    }
}

/// The zones in which cards are looked for, the least important first.
fn sources(state: &State) -> Vec<Zone> {
    let each = |zone: fn(Seat) -> Zone| state.seats().into_iter().map(zone);
    let galaxies = |zone: fn(usize) -> Zone| (0..state.galaxies().len()).map(zone);
    let mut zones: Vec<Zone> = galaxies(Zone::Galaxy).chain([Zone::Aside]).collect();
    zones.extend(each(Zone::Deck));
    zones.extend(galaxies(Zone::Pilots));
    zones.extend(each(Zone::Exile).chain(each(Zone::Hand)));
    zones.extend(galaxies(Zone::Row).chain(galaxies(Zone::GalaxyDiscard)));
    zones.extend(each(Zone::Discard).chain(each(Zone::Units)).chain(each(Zone::Ships)));
    zones
}

fn cards_in(state: &State, zone: Zone) -> Vec<CardId> {
    let bottom_first = |pile: &Pile| pile.iter().copied().collect();
    match zone {
        Zone::Hand(seat) => list(state.player(seat).hand),
        Zone::Deck(seat) => bottom_first(&state.player(seat).deck),
        Zone::Discard(seat) => bottom_first(&state.player(seat).discard),
        Zone::Units(seat) => list(state.player(seat).units),
        Zone::Ships(seat) => list(state.player(seat).ships),
        Zone::Exile(seat) => list(state.player(seat).exile),
        Zone::Aside => list(state.set_aside),
        Zone::Row(n) => state.galaxies[n].row.iter().collect(),
        Zone::Galaxy(n) => bottom_first(&state.galaxies[n].deck),
        Zone::GalaxyDiscard(n) => bottom_first(&state.galaxies[n].discard),
        Zone::Pilots(n) => list(state.galaxies[n].pilots),
    }
}

fn put(state: &mut State, zone: Zone, cards: &[CardId]) {
    let pile = || cards.iter().copied().collect::<Pile>();
    let set = || cards.iter().map(|card| card.thing()).collect::<Cards>();
    match zone {
        Zone::Hand(seat) => state.player_mut(seat).hand = set(),
        Zone::Deck(seat) => state.player_mut(seat).deck = pile(),
        Zone::Discard(seat) => state.player_mut(seat).discard = pile(),
        Zone::Units(seat) => state.player_mut(seat).units = set(),
        Zone::Ships(seat) => state.player_mut(seat).ships = set(),
        Zone::Exile(seat) => state.player_mut(seat).exile = set(),
        Zone::Aside => state.set_aside = set(),
        Zone::Row(n) => {
            let row = &mut state.galaxies[n].row;
            *row = row.refilled(cards.iter().copied());
        }
        Zone::Galaxy(n) => state.galaxies[n].deck = pile(),
        Zone::GalaxyDiscard(n) => state.galaxies[n].discard = pile(),
        Zone::Pilots(n) => state.galaxies[n].pilots = set(),
    }
}

fn remove(state: &mut State, zone: Zone, card: CardId) {
    let left: Vec<CardId> =
        cards_in(state, zone).into_iter().filter(|&other| other != card).collect();
    put(state, zone, &left);
    state.marks[card.index()] = Mark::default();
    state.players.iter_mut().for_each(|player| player.clear_marks(card.thing()));
    for known in state.known.iter_mut().chain([&mut state.shown]) {
        known.remove(card.thing());
    }
}

/// Takes the cards of a zone out of the match.
fn displace(state: &mut State, zone: Zone) {
    for card in cards_in(state, zone) {
        remove(state, zone, card);
        state.set_aside.insert(card.thing());
    }
}

/// Makes the zone hold exactly these cards. Piles are listed top first.
pub(super) fn fill(state: &mut State, zone: Zone, items: &[Item]) -> Result<(), String> {
    if zone.region().is_some_and(|number| zone.seat().is_none() && number >= state.galaxies().len())
    {
        return Err(format!("this table has {} galaxies", state.galaxies().len()));
    }
    let places = state.components.players().row();
    if matches!(zone, Zone::Row(_)) && items.len() > places {
        return Err(format!("the galaxy row has {places} places"));
    }
    if items.len() > MOST_IN_PILE {
        return Err(format!("a pile holds at most {MOST_IN_PILE} cards"));
    }
    displace(state, zone);
    let mut cards = Vec::new();
    for item in items {
        let card = find(state, zone, item)?;
        check_kind(state, zone, card)?;
        cards.push(card);
    }
    let mut order = cards.clone();
    if matches!(zone, Zone::Deck(_) | Zone::Discard(_) | Zone::Galaxy(_) | Zone::GalaxyDiscard(_)) {
        order.reverse();
    }
    put(state, zone, &order);
    for (card, item) in cards.into_iter().zip(items) {
        mark(state, zone, card, item)?;
    }
    Ok(())
}

/// Takes a copy of the title from the least important zone that has one.
fn find(state: &mut State, wanted: Zone, item: &Item) -> Result<CardId, String> {
    let mut copies: Vec<CardId> = state.components.copies_of(&item.name).collect();
    if copies.is_empty() {
        return Err(format!("there is no card «{}»", item.name));
    }
    // No card of two teams leaves its region, and starters stay with their player.
    let components = state.components;
    if let (Players::Teams(_), Some(region)) = (components.players(), wanted.region()) {
        copies.retain(|&card| components.region(card) == region);
    }
    let own =
        |card: &CardId| wanted.seat().is_some() && components.starter_of(*card) == wanted.seat();
    if copies.iter().any(own) {
        copies.retain(own);
    }
    for zone in sources(state).into_iter().filter(|&zone| zone != wanted) {
        let here = cards_in(state, zone);
        if let Some(&card) = copies.iter().find(|card| here.contains(card)) {
            remove(state, zone, card);
            if let Zone::Row(number) = zone {
                fill_gap(state, number);
            }
            return Ok(card);
        }
    }
    Err(format!("there are only {} copies of «{}»", copies.len(), item.name))
}

/// Replaces a card taken from the row with the bottom card of the galaxy deck.
fn fill_gap(state: &mut State, number: usize) {
    let row = cards_in(state, Zone::Row(number));
    let galaxy = cards_in(state, Zone::Galaxy(number));
    if let Some((&card, _)) = galaxy.split_first() {
        remove(state, Zone::Galaxy(number), card);
        put(state, Zone::Row(number), &[row, vec![card]].concat());
    }
}

fn check_kind(state: &State, zone: Zone, card: CardId) -> Result<(), String> {
    let facts = state.components.facts(card.thing());
    match (zone, facts.kind) {
        (Zone::Units(_), Kind::Ship) => Err(format!("«{}» is a capital ship", facts.id)),
        (Zone::Ships(_), Kind::Unit) => Err(format!("«{}» is a unit", facts.id)),
        _ => Ok(()),
    }
}

/// Marks a card according to its notes. Refuses notes that the state would lose, or that no game
/// can lead to.
fn mark(state: &mut State, zone: Zone, card: CardId, item: &Item) -> Result<(), String> {
    let (Zone::Units(seat) | Zone::Ships(seat)) = zone else {
        return match item.notes.first() {
            Some(note) => Err(format!("«{}» takes no note here, such as «{note}»", item.name)),
            None => Ok(()),
        };
    };
    check_notes(item)?;
    let byte = |word: &str| {
        let number = item.noted(word).unwrap_or(0);
        u8::try_from(number).map_err(|_| format!("{word} {number} is not between 0 and 255"))
    };
    let (damage, bonus) = (byte("damage")?, byte("bonus")?);
    if damage > 0 && damage >= most_hit_points(state, seat, card) {
        return Err(format!("«{}» cannot be in play with {damage} damage", item.name));
    }
    let aim = aim(state, seat, item)?;
    if aim.is_some() && item.has_note("attacked") {
        return Err(format!("«{}» has attacked, so it cannot be assigned as well", item.name));
    }
    *state.mark_mut(card) = Mark { damage, bonus, aim: aim.map_or_else(Aim::default, Aim::at) };
    let player = state.player_mut(seat);
    let sets = [
        (&mut player.used, item.has_note("used")),
        (&mut player.assigned, aim.is_some()),
        (&mut player.spent, item.has_note("attacked")),
    ];
    for (set, _) in sets.into_iter().filter(|(_, marked)| *marked) {
        set.insert(card.thing());
    }
    Ok(())
}

/// The hit points of a ship of this seat, with those that the base gives.
fn most_hit_points(state: &State, seat: Seat, card: CardId) -> u8 {
    let bases = state.team_bases(seat).map(|base| state.components.facts(base.thing()));
    let more = bases.flat_map(|base| base.abilities).map(|ability| match ability {
        Ability::Toughens(n) => *n,
        _ => 0,
    });
    state.components.facts(card.thing()).hit_points + more.sum::<u8>()
}

fn check_notes(item: &Item) -> Result<(), String> {
    let known = |note: &String| {
        let word = note.split(' ').next().unwrap_or(note);
        ["damage", "bonus", "used", "assigned", "attacked"].contains(&word)
    };
    match item.notes.iter().find(|note| !known(note)) {
        Some(note) => Err(format!(
            "«{note}» is no note: damage N, bonus N, used, assigned base, assigned CARD, attacked"
        )),
        None => Ok(()),
    }
}

/// The target the card is assigned to. The copy is determined once the row is known.
fn aim(state: &State, seat: Seat, item: &Item) -> Result<Option<Target>, String> {
    let word = match item.noted_as("assigned") {
        None => return Ok(None),
        Some("base") => {
            let targets = state.targets(seat);
            return match targets.lowest().filter(|_| targets.count() == 1) {
                Some(owner) => Ok(Some(Target::Base(owner))),
                None => Err("name the player: assigned rebels-base".to_owned()),
            };
        }
        Some(word) => word,
    };
    if let Some(owner) = word.strip_suffix("-base").and_then(|name| state.seat_named(name)) {
        return Ok(Some(Target::Base(owner)));
    }
    match read_thing(state.components, word).map(Object::of) {
        Some(Object::Card(card)) => Ok(Some(Target::Row(card))),
        _ => Err(format!("«{word}» is neither base nor a card")),
    }
}

/// Points cards assigned to a row card at the copy that is in the row.
pub(super) fn settle_aims(state: &mut State) -> Result<(), String> {
    let assigned = state.players.iter().flat_map(|player| list(player.assigned));
    for card in assigned.collect::<Vec<_>>() {
        let Target::Row(aim) = state.mark(card).aim.target() else { continue };
        if state.in_row(aim) || state.components.sets.permanent.contains(aim.thing()) {
            continue;
        }
        let id = |card: CardId| state.components.facts(card.thing()).id;
        let rows = list(state.rows_of(state.components.all_galaxies()));
        let target = rows.into_iter().find(|&other| id(other) == id(aim)).ok_or_else(|| {
            format!("«{}» is assigned to «{}», which is not in the row", id(card), id(aim))
        })?;
        state.mark_mut(card).aim = Aim::at(Target::Row(target));
    }
    Ok(())
}

/// Puts a card under the base of a seat, as if it came from the opponent's discard pile.
pub(super) fn tuck(state: &mut State, seat: Seat, items: &[Item]) -> Result<(), String> {
    if let Some(before) = state.player_mut(seat).tucked.take() {
        state.set_aside.insert(before.card.thing());
    }
    let Some(item) = items.first() else { return Ok(()) };
    if items.len() > 1 {
        return Err("only one card is under a base".to_owned());
    }
    let owner = state.rivals(seat).lowest().unwrap_or(seat);
    let card = find(state, Zone::Discard(owner), item)?;
    state.player_mut(seat).tucked = Some(Tucked { card, owner });
    Ok(())
}

/// Leaves this many pilots in their pile.
pub(super) fn set_pilots(state: &mut State, number: usize, count: u8) -> Result<(), String> {
    displace(state, Zone::Pilots(number));
    let pilots: Vec<CardId> = state.components.supplied(Supply::Pilots, number).collect();
    if usize::from(count) > pilots.len() {
        return Err(format!("there are only {} pilots", pilots.len()));
    }
    let mut kept = Vec::new();
    for card in pilots.into_iter().take(count.into()) {
        let mut zones = sources(state).into_iter();
        let zone = zones.find(|&zone| cards_in(state, zone).contains(&card));
        if let Some(zone) = zone {
            remove(state, zone, card);
            kept.push(card);
        }
    }
    put(state, Zone::Pilots(number), &kept);
    Ok(())
}
