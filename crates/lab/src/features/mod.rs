//! Features: the view of a seat as numbers, one file per game.

mod deckbuilding;
mod duel;
mod unlimited;

use table::{Game, Seat};

/// The view of a seat, with the rules of its game.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// The rules, which have the printed facts of cards.
    pub game: &'a G,
    /// The view.
    pub view: &'a G::View,
    /// The seat whose view it is.
    pub seat: Seat,
}

/// One number that can be read from a view.
#[derive(Debug)]
pub struct Feature<G: Game> {
    /// The name of its column.
    pub name: &'static str,
    /// Its meaning, in one English line.
    pub help: &'static str,
    /// Reads the number.
    pub read: fn(&Scene<'_, G>) -> f32,
}

impl<G: Game> Feature<G> {
    const fn new(name: &'static str, help: &'static str, read: fn(&Scene<'_, G>) -> f32) -> Self {
        Self { name, help, read }
    }
}

/// A game whose views can be read as numbers, for the analysis of many games.
pub trait Featured: Game {
    /// All features, in the order of the columns.
    fn list() -> &'static [Feature<Self>];

    /// Appends all features of the view of a seat, in the order of [`Featured::list`].
    fn features(&self, view: &Self::View, seat: Seat, out: &mut Vec<f32>) {
        let scene = Scene { game: self, view, seat };
        out.extend(Self::list().iter().map(|feature| (feature.read)(&scene)));
    }
}

/// The number of elements, as a feature.
fn count(things: impl IntoIterator) -> f32 {
    things.into_iter().count() as f32
}

/// The sum of small numbers, as a feature.
fn sum(numbers: impl IntoIterator<Item = u8>) -> f32 {
    numbers.into_iter().map(f32::from).sum()
}

/// One for true, zero for false, as a feature.
fn flag(condition: bool) -> f32 {
    f32::from(u8::from(condition))
}
