//! The game that follows at a table after a game is over.

use prose::Text;

/// The game that comes next. Most games are a match by themselves; some are one of several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next<S> {
    /// The game does not count and is played again with the same setup.
    Again(S),
    /// The match is not decided: another game of it follows, with everyone in the same seat.
    Game(S),
    /// The match is decided: another match follows.
    Match(S),
}

impl<S> Next<S> {
    /// The setup of the next game.
    pub fn setup(&self) -> &S {
        let (Self::Again(setup) | Self::Game(setup) | Self::Match(setup)) = self;
        setup
    }

    /// Converts the setup.
    pub fn map<T>(self, make: impl FnOnce(S) -> T) -> Next<T> {
        match self {
            Self::Again(setup) => Next::Again(make(setup)),
            Self::Game(setup) => Next::Game(make(setup)),
            Self::Match(setup) => Next::Match(make(setup)),
        }
    }
}

/// A card that a player may put into the deck or take out of it between two games of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spare {
    /// Its id in files and addresses.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// The number of copies the player has.
    pub copies: u8,
    /// The number of them that are in the deck.
    pub played: u8,
}
