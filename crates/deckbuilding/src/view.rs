//! What a viewer may know, built from nothing.

mod json;

use script::{Thing, Things as _};
use serde::Serialize;
use table::{Component, Game as _, Outcome, Seat, Seats, Viewer};

use crate::game::{Choice, Deckbuilding, Question, Target, component};
use crate::kit::{BaseId, CardId, Cards, Object, SEATS, serialize_thing};
use crate::rules::{Commit, Destination, ForceSpace, State, attack_of, row_attack_of};
use crate::words::{Faction, Goes};

/// A card as a viewer sees it: which one, or only that there is one.
pub type Seen = Option<CardId>;

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeenInPlay {
    /// Which card.
    pub card: CardId,
    /// Its Attack now.
    pub attack: u8,
    /// Its Attack in an attack on a card of the galaxy row.
    pub row_attack: u8,
    /// Attack gained this turn by its own ability.
    pub bonus: u8,
    /// Damage on it.
    pub damage: u8,
    /// Whether its ability was used this turn.
    pub used: bool,
    /// What it is assigned to.
    pub assigned: Option<Target>,
    /// Whether it can attack no more this turn.
    pub attacked: bool,
    /// Whether that is because its target left the galaxy row.
    pub target_gone: bool,
}

/// A place a purchased card may go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenPlace {
    /// As the effect that purchased it says.
    Said(Goes),
    /// As the ability of this card or base says.
    By(#[serde(serialize_with = "serialize_thing")] Thing),
}

/// The base deck as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeenBases {
    /// Exactly these.
    Known(Vec<BaseId>),
    /// So many, picked in secret.
    Hidden(u8),
}

/// One player's side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeenPlayer {
    /// The faction.
    pub faction: Faction,
    /// The hand; cards this viewer knows come first.
    pub hand: Vec<Seen>,
    /// The deck, top first.
    pub deck: Vec<Seen>,
    /// The discard pile, top first.
    pub discard: Vec<CardId>,
    /// Units in play.
    pub units: Vec<SeenInPlay>,
    /// Capital ships in play.
    pub ships: Vec<SeenInPlay>,
    /// Exiled cards.
    pub exile: Vec<CardId>,
    /// Resources.
    pub pool: u8,
    /// The base in play.
    pub base: Option<BaseId>,
    /// Damage on it.
    pub base_damage: u8,
    /// Whether its ability was used this turn.
    pub base_used: bool,
    /// Bases to come.
    pub base_deck: SeenBases,
    /// Bases left out of the game, if the viewer may know them.
    pub left_out: SeenBases,
    /// Enemy bases destroyed.
    pub victory: Vec<BaseId>,
    /// Attack assigned to the opponent's base.
    pub base_attack: u8,
    /// Attack assigned to row cards.
    #[serde(serialize_with = "json::as_map")]
    pub row_attacks: Vec<(CardId, u8)>,
}

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view this is, if a seat's.
    pub reader: Option<Seat>,
    /// The two sides.
    pub players: [SeenPlayer; 2],
    /// The galaxy row.
    pub row: Vec<Option<CardId>>,
    /// The galaxy deck, top first.
    pub galaxy: Vec<Seen>,
    /// The galaxy discard pile, top first.
    pub galaxy_discard: Vec<CardId>,
    /// Pilots left.
    pub pilots: u8,
    /// The Force marker.
    pub force: ForceSpace,
    /// Whose turn it is.
    pub turn: Seat,
    /// Bases to destroy.
    pub goal: u8,
    /// Who must choose.
    pub deciders: Seats,
    /// Triggered abilities that wait.
    #[serde(serialize_with = "json::things")]
    pub waiting: Vec<Thing>,
    /// Where the card just purchased may go.
    pub places: Vec<SeenPlace>,
    /// Cards that are exiled at the end of the turn.
    pub lent: Vec<CardId>,
    /// What this viewer is asked; in JSON it stands beside the view, in words.
    #[serde(skip)]
    pub question: Option<Question>,
    /// What this viewer may choose; in JSON it stands beside the view, in words.
    #[serde(skip)]
    pub options: Vec<Choice>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl View {
    pub(crate) fn of(game: &Deckbuilding, state: &State, viewer: Viewer) -> Self {
        let mut options = Vec::new();
        let mut question = None;
        if let Viewer::Seat(seat) = viewer {
            game.legal(state, seat, &mut options);
            question = game.question(state, seat);
        }
        Self {
            reader: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
            players: SEATS.map(|seat| player(game, state, seat, viewer)),
            row: state.row.to_vec(),
            galaxy: deck(state, &state.galaxy, viewer),
            galaxy_discard: state.galaxy_discard.iter().rev().copied().collect(),
            pilots: state.pilots.count().to_le_bytes()[0],
            force: state.force,
            turn: state.turn,
            goal: state.goal,
            deciders: state.deciders,
            waiting: state.waiting.iter().map(|waiting| waiting.source).collect(),
            places: state.places.iter().map(place).collect(),
            lent: state.lent(),
            question,
            options,
            outcome: state.outcome,
        }
    }
}

fn place(destination: &Destination) -> SeenPlace {
    match destination {
        Destination::Said(goes) => SeenPlace::Said(*goes),
        Destination::By(source, _) => SeenPlace::By(*source),
        Destination::Postponed(frame) => SeenPlace::By(frame.source),
    }
}

/// May the viewer know this card although it lies face down?
fn knows(state: &State, viewer: Viewer, card: CardId) -> bool {
    match viewer {
        Viewer::Judge => true,
        Viewer::Watcher => state.shown.contains(card.thing()),
        Viewer::Seat(seat) => state.known[seat.index()].contains(card.thing()),
    }
}

fn deck(state: &State, pile: &[CardId], viewer: Viewer) -> Vec<Seen> {
    pile.iter().rev().map(|&card| knows(state, viewer, card).then_some(card)).collect()
}

pub(crate) fn list(cards: Cards) -> Vec<CardId> {
    let mut all = Vec::new();
    cards.each(|thing| all.push(CardId(thing.0.to_le_bytes()[0])));
    all
}

fn hand(state: &State, seat: Seat, viewer: Viewer) -> Vec<Seen> {
    let own = viewer == Viewer::Seat(seat);
    let cards = list(state.player(seat).hand);
    let (known, unknown): (Vec<_>, Vec<_>) =
        cards.into_iter().partition(|&card| own || knows(state, viewer, card));
    known.into_iter().map(Some).chain(unknown.into_iter().map(|_| None)).collect()
}

fn player(game: &Deckbuilding, state: &State, seat: Seat, viewer: Viewer) -> SeenPlayer {
    let player = state.player(seat);
    let open_bases = !state.secret || viewer == Viewer::Judge || viewer == Viewer::Seat(seat);
    let bases = |bases: crate::rules::Bases| {
        if open_bases {
            SeenBases::Known(bases.iter().collect())
        } else {
            SeenBases::Hidden(bases.count().to_le_bytes()[0])
        }
    };
    let total = |target| {
        list(state.assigned(seat, target))
            .into_iter()
            .map(|card| attack_of(&game.kit, state, seat, card))
            .sum()
    };
    let targets = state.row.iter().flatten().copied();
    SeenPlayer {
        faction: player.faction,
        hand: hand(state, seat, viewer),
        deck: deck(state, &player.deck, viewer),
        discard: player.discard.iter().rev().copied().collect(),
        units: in_play(game, state, seat, player.units),
        ships: in_play(game, state, seat, player.ships),
        exile: list(player.exile),
        pool: player.pool,
        base: player.base,
        base_damage: player.base_damage,
        base_used: player.base_used,
        base_deck: bases(player.base_deck),
        left_out: bases(player.left_out),
        victory: player.victory.iter().collect(),
        base_attack: total(Target::Base),
        row_attacks: targets
            .filter(|&card| !state.assigned(seat, Target::Row(card)).is_empty())
            .map(|card| (card, total(Target::Row(card))))
            .collect(),
    }
}

fn in_play(game: &Deckbuilding, state: &State, seat: Seat, cards: Cards) -> Vec<SeenInPlay> {
    let seen = |card: CardId| {
        let mark = state.mark(card);
        SeenInPlay {
            card,
            attack: attack_of(&game.kit, state, seat, card),
            row_attack: row_attack_of(&game.kit, state, seat, card),
            bonus: mark.bonus,
            damage: mark.damage,
            used: state.player(seat).used.contains(card.thing()),
            assigned: match state.commit(seat, card) {
                Commit::Assigned(target) => Some(target),
                Commit::Free | Commit::Attacked | Commit::TargetGone => None,
            },
            attacked: state.player(seat).spent.contains(card.thing()),
            target_gone: state.commit(seat, card) == Commit::TargetGone,
        }
    };
    list(cards).into_iter().map(seen).collect()
}

/// Every component wherever it is.
pub(crate) fn census(state: &State, components: &mut Vec<Component>) {
    let mut add = |card: CardId| components.push(component(Object::Card(card)));
    for player in &state.players {
        for set in [player.hand, player.units, player.ships, player.exile] {
            list(set).into_iter().for_each(&mut add);
        }
        player.deck.iter().chain(player.discard.iter()).copied().for_each(&mut add);
    }
    state.row.iter().flatten().copied().for_each(&mut add);
    state.galaxy.iter().chain(state.galaxy_discard.iter()).copied().for_each(&mut add);
    list(state.pilots).into_iter().for_each(&mut add);
    for player in &state.players {
        let bases = [player.base_deck, player.left_out, player.victory];
        let all = bases.into_iter().flat_map(crate::rules::Bases::iter).chain(player.base);
        components.extend(all.map(|base| component(Object::Base(base))));
    }
}
