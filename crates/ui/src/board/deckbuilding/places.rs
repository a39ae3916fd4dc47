//! Who sits where on the board, and which galaxy lies where: the names of its parts.

use deckbuilding::View;
use table::{Seat, Seats};

/// The place of a player on the board, seen from the player at the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// At the bottom.
    Near,
    /// Beside the player at the bottom: the teammate.
    Mate,
    /// Opposite: the opponent of two players, the next player of three, or the opponent in the region of
    /// the near player.
    Foe,
    /// The other opponent.
    SecondFoe,
}

impl Place {
    /// The part with base and resources; also the first half of the names of the player's piles.
    pub(super) const fn side(self) -> &'static str {
        match self {
            Self::Near => "mine",
            Self::Mate => "mate",
            Self::Foe => "foe",
            Self::SecondFoe => "foe-2",
        }
    }

    /// The part with the piles.
    pub(super) const fn piles(self) -> &'static str {
        match self {
            Self::Near => "mine-piles",
            Self::Mate => "mate-piles",
            Self::Foe => "foe-piles",
            Self::SecondFoe => "foe-2-piles",
        }
    }

    /// The part with ships and units in play.
    pub(super) const fn in_play(self) -> &'static str {
        match self {
            Self::Near => "play",
            Self::Mate => "mate-play",
            Self::Foe => "foe-play",
            Self::SecondFoe => "foe-2-play",
        }
    }
}

/// The place of a galaxy: the names of the parts with its deck, its row and its pilots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct GalaxyPlace {
    pub(super) deck: &'static str,
    pub(super) row: &'static str,
    pub(super) pilots: &'static str,
}

const GALAXIES: [GalaxyPlace; 3] = [
    GalaxyPlace { deck: "galaxy", row: "row", pilots: "pilots" },
    GalaxyPlace { deck: "galaxy-2", row: "row-2", pilots: "pilots-2" },
    GalaxyPlace { deck: "galaxy-3", row: "row-3", pilots: "pilots-3" },
];

/// The places of all players, from the far side to the near one.
pub(super) fn players(view: &View, near: Seat) -> Vec<(Place, Seat)> {
    let mates = view.seating.teammates(near).into_iter().map(|seat| (Place::Mate, seat));
    let foes = [Place::Foe, Place::SecondFoe].into_iter().zip(foes(view, near));
    foes.chain(mates).chain([(Place::Near, near)]).collect()
}

/// The opponents of a player: first the one in the same region, then in the order of the turns.
fn foes(view: &View, near: Seat) -> impl Iterator<Item = Seat> {
    let here = view.seating.region(near);
    let opponents = view.seating.opponents(near);
    let of = move |wanted: bool| {
        view.seating
            .after(near)
            .filter(move |&seat| opponents.contains(seat) && here.contains(seat) == wanted)
    };
    of(true).chain(of(false))
}

/// The places of all galaxies with their numbers: those that the near player reaches first, in the order
/// of the opponents they are shared with.
pub(super) fn galaxies(view: &View, near: Seat) -> Vec<(GalaxyPlace, usize)> {
    let number = |pair: Seats| view.galaxies.iter().position(|galaxy| galaxy.players == pair);
    let shared = foes(view, near).filter_map(|foe| number([near, foe].into_iter().collect()));
    let mut numbers: Vec<usize> = shared.collect();
    numbers.extend((0..view.galaxies.len()).filter(|n| !numbers.contains(n)).collect::<Vec<_>>());
    GALAXIES.into_iter().zip(numbers).collect()
}
