//! What is played at a table after a game is over.

use prose::Text;

/// What comes next. Most games are a match of their own; some are one of several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next<S> {
    /// The game counts for nobody and is played again, with everything as it was.
    Again(S),
    /// The match is not decided: another game of it, everyone in the same seat.
    Game(S),
    /// The match is decided: another one.
    Match(S),
}

impl<S> Next<S> {
    /// The setup of it.
    pub fn setup(&self) -> &S {
        let (Self::Again(setup) | Self::Game(setup) | Self::Match(setup)) = self;
        setup
    }

    /// The same with another setup.
    pub fn map<T>(self, make: impl FnOnce(S) -> T) -> Next<T> {
        match self {
            Self::Again(setup) => Next::Again(make(setup)),
            Self::Game(setup) => Next::Game(make(setup)),
            Self::Match(setup) => Next::Match(make(setup)),
        }
    }
}

/// A card that a player may put into the deck or leave out of it between two games of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spare {
    /// The word for it in files and addresses.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// How many copies the player has.
    pub copies: u8,
    /// How many of them are in the deck.
    pub played: u8,
}
