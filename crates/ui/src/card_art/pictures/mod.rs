//! Which picture a card has: a table per game. A card without an entry gets one put together from
//! its kind and name.

mod clone_wars;
mod deckbuilding;
mod fallback;
mod mandalorians;
mod prelude;
mod three_players;
mod unlimited;

use super::Face;
use super::figure::{Figure, Paint, Picture, Shape};
use super::scenes::Scene;

/// The tables of all games. Where two games have a card of the same id, it is the same thing.
const TABLES: [&[Picture]; 11] = [
    deckbuilding::PICTURES,
    clone_wars::PICTURES,
    mandalorians::PICTURES,
    three_players::PICTURES,
    unlimited::leaders::PICTURES,
    unlimited::vigilance::PICTURES,
    unlimited::command::PICTURES,
    unlimited::aggression::PICTURES,
    unlimited::cunning::PICTURES,
    unlimited::heroism_and_villainy::PICTURES,
    unlimited::bases_and_tokens::PICTURES,
];

/// The scene, the colours and the shapes of a card's picture.
pub(super) struct Composition {
    pub(super) scene: Scene,
    pub(super) paint: Paint,
    pub(super) shapes: Vec<Shape>,
}

/// The picture of a card.
pub(super) fn of(face: &Face) -> Composition {
    match entry(face.id) {
        Some(Picture { scene, paint, figure, .. }) => {
            Composition { scene: *scene, paint: *paint, shapes: figure.to_vec() }
        }
        None => fallback::compose(face),
    }
}

/// The ids of all entries, for the tests.
#[cfg(test)]
pub(super) fn ids() -> impl Iterator<Item = &'static str> {
    TABLES.into_iter().flatten().map(|picture| picture.id)
}

/// The entry of the card with this id.
fn entry(id: &str) -> Option<&'static Picture> {
    TABLES.into_iter().flatten().find(|picture| picture.id == id)
}

const fn pic(id: &'static str, scene: Scene, paint: Paint, figure: Figure) -> Picture {
    Picture { id, scene, paint, figure }
}
