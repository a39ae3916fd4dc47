//! The table as a viewer may know it, built up from nothing so that no secret can leak.

mod bases;
mod json;

use script::{Ask, Slot, Task, Thing, Things as _};
use serde::Serialize;
use table::{Component, Game as _, Outcome, People, Seat, Seating, Seats, Viewer};

use crate::components::{CardId, Cards, Components, Object, Piece, count};
use crate::game::{Choice, Deckbuilding, Question, SeenTarget, Target, component};
use crate::rules::{AttackRole, Destination, Due, ForceSpace, Galaxy, State};
use crate::words::{Card, Faction, Goes, Kind};

/// A card as a viewer sees it; none if the viewer only knows that it exists.
pub type Seen = Option<Piece>;

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeenInPlay {
    /// The card.
    pub card: Piece,
    /// Its Attack now.
    pub attack: u8,
    /// Its Attack in an attack on a card of the galaxy row.
    pub row_attack: u8,
    /// Attack gained this turn by its own ability.
    pub bonus: u8,
    /// Damage on it.
    pub damage: u8,
    /// The damage that destroys it; 0 for units.
    pub hit_points: u8,
    /// Whether its ability was used this turn.
    pub used: bool,
    /// The attack it is assigned to.
    pub assigned: Option<SeenTarget>,
    /// The seat whose base it attacks, if there are several opponents to choose from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assigned_seat: Option<Seat>,
    /// Whether it cannot attack any more this turn.
    pub attacked: bool,
    /// Whether that is because its target left the galaxy row.
    pub target_gone: bool,
}

/// A place to which a purchased card may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenPlace {
    /// The place that the purchasing effect names.
    Said(Goes),
    /// The place that the ability of this card or base names.
    By(Piece),
}

/// The base deck as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeenBases {
    /// The viewer knows these bases.
    Known(Vec<Piece>),
    /// This many bases, picked in secret.
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
    pub discard: Vec<Piece>,
    /// Units in play.
    pub units: Vec<SeenInPlay>,
    /// Capital ships in play.
    pub ships: Vec<SeenInPlay>,
    /// Exiled cards.
    pub exile: Vec<Piece>,
    /// Resources.
    pub pool: u8,
    /// The base in play.
    pub base: Option<Piece>,
    /// Damage on the base.
    pub base_damage: u8,
    /// Whether the ability of the base was used this turn.
    pub base_used: bool,
    /// Whether the extra hunt that the base allows was made this turn.
    pub hunt_used: bool,
    /// Damage to the base that was prevented this turn.
    pub prevented: u8,
    /// Cards that are exiled when this player's turn ends.
    pub lent: Vec<Piece>,
    /// Cards that determine the place of the next purchase of this turn.
    pub promises: Vec<Piece>,
    /// The card under the base.
    pub tucked: Option<Piece>,
    /// Bases to come.
    pub base_deck: SeenBases,
    /// Bases left out of the game, if the viewer may know them.
    pub left_out: SeenBases,
    /// The base chosen to come next, if the viewer may know it.
    pub next_base: Option<Piece>,
    /// Enemy bases destroyed; teammates share one pile.
    pub victory: Vec<Piece>,
    /// The bases destroyed by the player's side, by the opponent who lost them; neutral ones are
    /// left out.
    pub destroyed: Vec<(Seat, u8)>,
    /// Attack assigned to the opponent's base.
    pub base_attack: u8,
    /// Attack assigned to row cards.
    #[serde(serialize_with = "json::as_map")]
    pub row_attacks: Vec<(Piece, u8)>,
}

/// A galaxy as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeenGalaxy {
    /// The players who reach it.
    #[serde(rename = "between")]
    pub players: Seats,
    /// The row.
    pub row: Vec<Option<Piece>>,
    /// The deck, top first.
    #[serde(rename = "galaxy")]
    pub deck: Vec<Seen>,
    /// The discard pile, top first.
    #[serde(rename = "galaxy_discard")]
    pub discard: Vec<Piece>,
    /// Pilots left beside it. Three players share those of the first galaxy.
    pub pilots: u8,
    /// The pilot that is purchased next.
    #[serde(skip)]
    pub next_pilot: Option<Piece>,
}

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The title of each number in a choice or question; JSON uses words instead.
    #[serde(skip)]
    pub components: &'static Components,
    /// The seats and teams; JSON has the teams as lists of seats.
    #[serde(rename = "teams", serialize_with = "json::teams")]
    pub seating: Seating,
    /// The seat that has this view; none for other viewers.
    pub reader: Option<Seat>,
    /// The players, by seat.
    pub players: Vec<SeenPlayer>,
    /// The galaxies. Where there is only one, its JSON stands among the fields of the table.
    #[serde(flatten, serialize_with = "json::galaxies")]
    pub galaxies: Vec<SeenGalaxy>,
    /// Cards beside the Force track that everyone may attack and that never leave.
    pub permanent: Vec<Piece>,
    /// Cards on sale that cost the player whose turn it is less than printed, with their price.
    #[serde(serialize_with = "json::as_map")]
    pub prices: Vec<(Piece, u8)>,
    /// The row card that units may attack this turn although the rules do not allow it.
    pub prey: Option<Piece>,
    /// The Force marker.
    pub force: ForceSpace,
    /// The player whose turn it is; of a team, its first seat.
    pub turn: Seat,
    /// The players of this turn who are not done with it.
    pub acting: Seats,
    /// The number of bases to destroy.
    pub goal: u8,
    /// The seats that must choose.
    pub deciders: Seats,
    /// Triggered abilities that wait.
    pub waiting: Vec<Piece>,
    /// The places to which the card just purchased may go.
    pub places: Vec<SeenPlace>,
    /// The question to this viewer; JSON carries it outside the view, in words.
    #[serde(skip)]
    pub question: Option<Question>,
    /// The card that an optional effect is about, if this viewer is asked whether to carry it out;
    /// JSON carries the question in words.
    #[serde(skip)]
    pub about: Option<Piece>,
    /// The options of this viewer; JSON carries them outside the view, in words.
    #[serde(skip)]
    pub options: Vec<Choice>,
    /// The outcome, if the match is over.
    pub outcome: Option<Outcome>,
    /// The names of the people at the table, if the view was given them.
    #[serde(skip)]
    pub people: People,
}

/// The card that the effect which is offered acts on. Whoever is asked has seen it.
fn about(state: &State, question: &Question) -> Option<Piece> {
    match (question, state.stack.top()) {
        (Question::Ability(_, Ask::May(_)), Some(Task::Ability(frame))) => {
            frame.thing(Slot::A).map(|card| state.piece(card))
        }
        _ => None,
    }
}

impl View {
    pub(crate) fn of(game: &Deckbuilding, state: &State, viewer: Viewer) -> Self {
        let mut options = Vec::new();
        let mut question = None;
        if let Viewer::Seat(seat) = viewer {
            game.legal(state, seat, &mut options);
            question = game.question(state, seat);
        }
        let piece = |card: &CardId| state.piece(card.thing());
        let seats = state.seats().into_iter();
        Self {
            components: state.components,
            seating: state.seating,
            reader: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
            players: seats.map(|seat| player(game, state, seat, viewer)).collect(),
            galaxies: see_galaxies(state, viewer),
            permanent: list(state.components.sets.permanent).iter().map(piece).collect(),
            prices: prices(game, state),
            prey: list(state.prey).iter().find(|&&card| state.in_row(card)).map(piece),
            force: state.force,
            turn: state.turn,
            acting: state.acting,
            goal: state.goal,
            deciders: state.deciders,
            waiting: state.waiting.iter().map(|waiting| state.piece(waiting.source)).collect(),
            places: state.places.iter().map(|place| see_place(state, place)).collect(),
            about: question.as_ref().and_then(|question| about(state, question)),
            question,
            options,
            outcome: state.outcome,
            people: People::default(),
        }
    }

    /// The price of a card for the player whose turn it is.
    #[must_use]
    pub fn price(&self, card: CardId) -> u8 {
        let lower = self.prices.iter().find(|(piece, _)| piece.thing() == card.thing());
        lower.map_or_else(|| self.facts(card.thing()).cost, |(_, price)| *price)
    }

    /// The seat that the Force is with when the marker is on a space; none in the middle.
    #[must_use]
    pub fn force_is_with(&self, space: ForceSpace) -> Option<Seat> {
        self.seating.seats().into_iter().find(|&seat| space.toward(seat) > 0)
    }

    /// The printed card or base that a number in a choice or question stands for.
    #[must_use]
    pub fn facts(&self, thing: Thing) -> &'static Card {
        self.components.facts(thing)
    }

    /// The player in a seat.
    #[must_use]
    pub fn player(&self, seat: Seat) -> &SeenPlayer {
        &self.players[seat.index()]
    }

    /// The galaxies that a seat reaches, with their numbers.
    pub fn reach(&self, seat: Seat) -> impl Iterator<Item = (usize, &SeenGalaxy)> {
        let numbered = self.galaxies.iter().enumerate();
        numbered.filter(move |(_, galaxy)| galaxy.players.contains(seat))
    }

    /// The cards in the rows that a seat reaches.
    pub fn row(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.reach(seat).flat_map(|(_, galaxy)| galaxy.row.iter().flatten().copied())
    }

    /// The cards in all rows.
    pub fn rows(&self) -> impl Iterator<Item = Piece> {
        self.galaxies.iter().flat_map(|galaxy| galaxy.row.iter().flatten().copied())
    }

    /// The galaxy whose pilots a seat may purchase.
    #[must_use]
    pub fn pilots(&self, seat: Seat) -> &SeenGalaxy {
        &self.galaxies[self.pilot_pile(seat)]
    }

    /// The number of that galaxy.
    #[must_use]
    pub fn pilot_pile(&self, seat: Seat) -> usize {
        self.components.pilot_pile(seat)
    }

    /// The word for a seat in the notation: its faction if no other seat plays it.
    pub(crate) fn seat_word(&self, seat: Seat) -> &'static str {
        let faction = self.player(seat).faction;
        let alone = self.players.iter().filter(|player| player.faction == faction).count() == 1;
        crate::notation::seat_word(seat, Some(faction).filter(|_| alone))
    }

    /// Whether the player is one of those whose turn it is.
    #[must_use]
    pub fn is_active(&self, seat: Seat) -> bool {
        self.seating.team(self.turn).contains(seat)
    }

    /// The opponents of a seat.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = &SeenPlayer> {
        self.seating.opponents(seat).into_iter().map(|seat| self.player(seat))
    }
}

/// The galaxies as a viewer may know them.
fn see_galaxies(state: &State, viewer: Viewer) -> Vec<SeenGalaxy> {
    let piece = |card: &CardId| state.piece(card.thing());
    let pairs = state.components.players().galaxies().iter();
    let see = |(galaxy, pair): (&Galaxy, &[Seat; 2])| SeenGalaxy {
        players: pair.iter().copied().collect(),
        row: galaxy.row.places().iter().map(|card| card.as_ref().map(piece)).collect(),
        deck: deck(state, &galaxy.deck, viewer),
        discard: galaxy.discard.iter().rev().map(piece).collect(),
        pilots: count(galaxy.pilots),
        next_pilot: galaxy.pilots.lowest().map(|pilot| state.piece(pilot)),
    };
    state.galaxies().iter().zip(pairs).map(see).collect()
}

/// The cards on sale whose price is lower than printed.
fn prices(game: &Deckbuilding, state: &State) -> Vec<(Piece, u8)> {
    let active = state.active().into_iter();
    let on_sale = active.flat_map(|seat| {
        let pilot = state.pilots(seat).lowest().map(CardId::of);
        list(state.rows(seat)).into_iter().chain(pilot).map(move |card| (seat, card))
    });
    let price = |(seat, card): (Seat, CardId)| {
        let price = game.look(state).price(seat, card);
        let printed = state.components.facts(card.thing()).cost;
        (price < printed).then(|| (state.piece(card.thing()), price))
    };
    on_sale.filter_map(price).collect()
}

fn see_place(state: &State, destination: &Destination) -> SeenPlace {
    match destination {
        Destination::Said(goes) => SeenPlace::Said(*goes),
        Destination::By(source, _) => SeenPlace::By(state.piece(*source)),
        Destination::Postponed(frame) => SeenPlace::By(state.piece(frame.source)),
    }
}

/// Whether the viewer may know this card although it is face down.
fn knows(state: &State, viewer: Viewer, card: CardId) -> bool {
    match viewer {
        Viewer::Judge => true,
        Viewer::Watcher => state.shown.contains(card.thing()),
        Viewer::Seat(seat) => state.known[seat.index()].contains(card.thing()),
    }
}

fn deck(state: &State, pile: &[CardId], viewer: Viewer) -> Vec<Seen> {
    pile.iter()
        .rev()
        .map(|&card| knows(state, viewer, card).then(|| state.piece(card.thing())))
        .collect()
}

pub(crate) fn list(cards: Cards) -> Vec<CardId> {
    let mut all = Vec::new();
    cards.each(|thing| all.push(CardId::of(thing)));
    all
}

fn hand(state: &State, seat: Seat, viewer: Viewer) -> Vec<Seen> {
    let reads = |reader: Seat| state.hand_readers(seat).contains(reader);
    let own = matches!(viewer, Viewer::Seat(reader) if reads(reader));
    let mut hand = Vec::new();
    state.player(seat).hand.each(|thing| {
        if own || knows(state, viewer, CardId::of(thing)) {
            hand.push(Some(state.piece(thing)));
        }
    });
    hand.resize(state.player(seat).hand.count() as usize, None);
    hand
}

fn player(game: &Deckbuilding, state: &State, seat: Seat, viewer: Viewer) -> SeenPlayer {
    let player = state.player(seat);
    let open_bases = !state.secret || viewer == Viewer::Judge || viewer == Viewer::Seat(seat);
    let bases = |bases: crate::rules::Bases| {
        if open_bases {
            SeenBases::Known(bases.iter().map(|base| state.piece(base.thing())).collect())
        } else {
            SeenBases::Hidden(bases.count())
        }
    };
    let look = game.look(state);
    let total = |target| {
        let mut total = 0;
        state.assigned(seat, target).each(|card| total += look.attack_of(seat, CardId::of(card)));
        total
    };
    let row = state.galaxies().iter().flat_map(|galaxy| galaxy.row.iter());
    let targets = row.chain(list(state.components.sets.permanent));
    let piece = |card: CardId| state.piece(card.thing());
    let opponents = state.targets(seat).into_iter();
    let team_only = match viewer {
        Viewer::Judge => true,
        Viewer::Seat(viewer) => state.team(seat).contains(viewer),
        Viewer::Watcher => false,
    };
    let won = state.victories(seat);
    let lost_by = |rival: Seat| {
        let is_theirs =
            |base: &crate::components::BaseId| state.components.owner(*base) == Some(rival);
        (rival, u8::try_from(won.iter().filter(is_theirs).count()).unwrap_or(u8::MAX))
    };
    let name = |thing: Thing| state.piece(thing);
    let postponed = |due| state.postponed_to(due).filter(|frame| frame.seat == seat);
    SeenPlayer {
        faction: player.faction,
        hand: hand(state, seat, viewer),
        deck: deck(state, &player.deck, viewer),
        discard: player.discard.iter().rev().copied().map(piece).collect(),
        units: in_play(game, state, seat, player.units),
        ships: in_play(game, state, seat, player.ships),
        exile: list(player.exile).into_iter().map(piece).collect(),
        pool: player.pool,
        base: player.base.map(|base| state.piece(base.thing())),
        base_damage: player.base_damage,
        base_used: player.base_used,
        hunt_used: player.base_hunted,
        prevented: player.prevented,
        lent: postponed(Due::EndOfTurn)
            .filter_map(|frame| frame.thing(Slot::A))
            .map(name)
            .collect(),
        tucked: player.tucked.map(|tucked| piece(tucked.card)),
        promises: postponed(Due::NextPurchase).map(|frame| name(frame.source)).collect(),
        base_deck: bases(player.base_deck),
        left_out: bases(player.left_out),
        next_base: player.next_base.filter(|_| team_only).map(|base| state.piece(base.thing())),
        victory: won.iter().map(|base| state.piece(base.thing())).collect(),
        destroyed: state.seating.opponents(seat).into_iter().map(lost_by).collect(),
        base_attack: opponents.map(|owner| total(Target::Base(owner))).sum(),
        row_attacks: targets
            .filter(|&card| !state.assigned(seat, Target::Row(card)).is_empty())
            .map(|card| (piece(card), total(Target::Row(card))))
            .collect(),
    }
}

fn in_play(game: &Deckbuilding, state: &State, seat: Seat, cards: Cards) -> Vec<SeenInPlay> {
    let seen = |card: CardId| {
        let mark = state.mark(card);
        SeenInPlay {
            card: state.piece(card.thing()),
            attack: game.look(state).attack_of(seat, card),
            row_attack: game.look(state).row_attack_of(seat, card),
            bonus: mark.bonus,
            damage: mark.damage,
            hit_points: match state.components.facts(card.thing()).kind {
                Kind::Ship => game.look(state).hit_points(seat, card),
                Kind::Unit | Kind::Base => 0,
            },
            used: state.player(seat).used.contains(card.thing()),
            assigned: match state.attack_role(seat, card) {
                AttackRole::Assigned(target) => Some(state.see(target)),
                AttackRole::Free | AttackRole::Attacked | AttackRole::TargetGone => None,
            },
            assigned_seat: match state.attack_role(seat, card) {
                AttackRole::Assigned(Target::Base(owner)) => {
                    Some(owner).filter(|_| state.targets(seat).count() > 1)
                }
                _ => None,
            },
            attacked: state.player(seat).spent.contains(card.thing()),
            target_gone: state.attack_role(seat, card) == AttackRole::TargetGone,
        }
    };
    list(cards).into_iter().map(seen).collect()
}

/// Lists every component on the table.
pub(crate) fn census(state: &State, components: &mut Vec<Component>) {
    let mut add = |card: CardId| components.push(component(Object::Card(card)));
    let players = &state.players[..state.seats().count() as usize];
    for player in players {
        for set in [player.hand, player.units, player.ships, player.exile] {
            list(set).into_iter().for_each(&mut add);
        }
        player.deck.iter().chain(player.discard.iter()).copied().for_each(&mut add);
        player.tucked.into_iter().for_each(|tucked| add(tucked.card));
    }
    list(state.set_aside).into_iter().for_each(&mut add);
    list(state.components.sets.permanent).into_iter().for_each(&mut add);
    for galaxy in state.galaxies() {
        galaxy.row.iter().for_each(&mut add);
        galaxy.deck.iter().chain(galaxy.discard.iter()).copied().for_each(&mut add);
        list(galaxy.pilots).into_iter().for_each(&mut add);
    }
    for player in players {
        let bases = [player.base_deck, player.left_out, player.victory];
        let all = bases.into_iter().flat_map(crate::rules::Bases::iter).chain(player.base);
        components.extend(all.map(|base| component(Object::Base(base))));
    }
}
