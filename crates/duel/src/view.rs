//! The information a viewer may have, built up from nothing so that no secret can leak.

mod json;

use serde::Serialize;
use table::{Game, Outcome, People, Seat, Seats, Viewer};

use crate::cards::Title;
use crate::game::{Duel, Mode, Question};
use crate::rules::{Readiness, Stance, State, owner, title};

/// A card as a viewer sees it: its number and title, or only that it exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Face up, or known to the viewer.
    Card {
        /// The number of the copy.
        number: u8,
        /// Its title.
        title: Title,
    },
    /// Face down.
    Unknown,
}

/// A fighter in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeenFighter {
    /// The number of the copy.
    #[serde(rename = "card", serialize_with = "json::card")]
    pub number: u8,
    /// Its title.
    #[serde(skip)]
    pub title: Title,
    /// Damage on it.
    pub damage: u8,
    /// Shields on it.
    pub shields: u8,
    /// Whether it can attack.
    pub readiness: Readiness,
}

/// A stance as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeenStance {
    /// Not chosen yet.
    Open,
    /// Chosen, not shown.
    Hidden,
    /// Known.
    Known(Stance),
}

/// One side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeenSide {
    /// Life left.
    pub life: u8,
    /// Energy left.
    pub energy: u8,
    /// Damage still prevented.
    pub guard: u8,
    /// The stance.
    pub stance: SeenStance,
    /// The deck, bottom first.
    pub deck: Vec<Seen>,
    /// The hand.
    pub hand: Vec<Seen>,
    /// Fighters in play.
    pub board: Vec<SeenFighter>,
    /// The discard pile, bottom first.
    pub discard: Vec<Seen>,
}

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The players and their teams.
    #[serde(serialize_with = "json::mode")]
    pub mode: Mode,
    /// The sides of all players, by seat.
    pub sides: Vec<SeenSide>,
    /// The round.
    pub round: u8,
    /// The player whose turn it is; none while stances are chosen.
    pub turn: Option<Seat>,
    /// The seats that must choose.
    pub deciders: Seats,
    /// The question this viewer is asked; JSON carries it outside the view, in words.
    #[serde(skip)]
    pub question: Option<Question>,
    /// The outcome, if the duel is over.
    pub outcome: Option<Outcome>,
    /// The names of the people at the table, if the view was given them.
    #[serde(skip)]
    pub people: People,
}

impl View {
    pub(crate) fn of(duel: &Duel, state: &State, viewer: Viewer) -> Self {
        let question = match viewer {
            Viewer::Seat(seat) => duel.question(state, seat),
            Viewer::Watcher | Viewer::Judge => None,
        };
        Self {
            mode: state.mode,
            sides: state
                .seating()
                .seats()
                .into_iter()
                .map(|seat| side(state, seat, viewer))
                .collect(),
            round: state.round,
            turn: state.current_turn(),
            deciders: state.deciders,
            question,
            outcome: state.outcome,
            people: People::default(),
        }
    }
}

fn side(state: &State, seat: Seat, viewer: Viewer) -> SeenSide {
    let side = state.side(seat);
    let open = |card: u8| Seen::Card { number: card, title: title(card) };
    let own = viewer == Viewer::Judge || viewer == Viewer::Seat(seat);
    let in_deck = |&card: &u8| match viewer {
        Viewer::Judge => open(card),
        Viewer::Seat(viewer) if state.known[viewer.index()] >> card & 1 == 1 => open(card),
        Viewer::Seat(_) | Viewer::Watcher => Seen::Unknown,
    };
    let fighter = |&card: &u8| {
        let fighter = state.fighter(card);
        SeenFighter {
            number: card,
            title: title(card),
            damage: fighter.damage,
            shields: fighter.shields,
            readiness: fighter.readiness,
        }
    };
    debug_assert!(side.board.iter().all(|&card| owner(card) == seat));
    SeenSide {
        life: side.life,
        energy: side.energy,
        guard: side.guard,
        stance: match side.stance {
            None => SeenStance::Open,
            Some(_) if state.choosing_stances() && !own => SeenStance::Hidden,
            Some(stance) => SeenStance::Known(stance),
        },
        deck: side.deck.iter().map(in_deck).collect(),
        hand: side.hand.iter().map(|&card| if own { open(card) } else { Seen::Unknown }).collect(),
        board: side.board.iter().map(fighter).collect(),
        discard: side.discard.iter().copied().map(open).collect(),
    }
}
