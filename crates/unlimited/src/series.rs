//! Chapter 29: a match of several games.

use prose::{Text, text};
use serde::ser::SerializeStruct as _;
use serde::{Serialize, Serializer};
use table::{Next, Outcome, People, Seat};

use crate::speech::called;

/// The length of a match, and its score before this game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Series {
    /// The game is the whole match.
    #[default]
    Single,
    /// Best of three: neither player has won a game.
    Opening,
    /// Best of three: this seat has won one game, the other none.
    Lead(Seat),
    /// Best of three: each has won one game, and this seat lost the last one.
    Level(Seat),
}

impl Series {
    /// The seat that decides who has the initiative; `None` in a first game, where the setup rule
    /// decides.
    #[must_use]
    pub fn chooser(self) -> Option<Seat> {
        match self {
            Self::Single | Self::Opening => None,
            Self::Lead(leader) => Some(leader.other()),
            Self::Level(loser) => Some(loser),
        }
    }

    /// The games each seat has won, or `None` for a single game.
    #[must_use]
    pub fn wins(self) -> Option<[u8; 2]> {
        match self {
            Self::Single => None,
            Self::Opening => Some([0, 0]),
            Self::Lead(leader) => Some(win([0, 0], leader)),
            Self::Level(_) => Some([1, 1]),
        }
    }

    /// The number of this game in the match, from 1; a repeated game is not counted twice.
    #[must_use]
    pub fn game(self) -> u8 {
        self.wins().map_or(1, |[blue, red]| blue + red + 1)
    }

    /// The next game after this outcome.
    #[must_use]
    pub fn after(self, outcome: Outcome) -> Next<Self> {
        match (self, winner(outcome)) {
            (Self::Single, _) => Next::Match(Self::Single),
            (_, None) => Next::Again(self),
            (Self::Opening, Some(winner)) => Next::Game(Self::Lead(winner)),
            (Self::Lead(leader), Some(winner)) if winner != leader => {
                Next::Game(Self::Level(leader))
            }
            (Self::Lead(_) | Self::Level(_), Some(_)) => Next::Match(Self::Opening),
        }
    }

    /// The number of the game, and the score before it: "Game 2 of 3 · 1–0 before it". It is still
    /// true when the game is over; `say_after` then says the new score.
    #[must_use]
    pub fn say(self) -> Option<Text> {
        let [blue, red] = self.wins()?;
        if self == Self::Opening {
            return Some(text!("Game 1 of 3", "Partida 1 de 3"));
        }
        Some(text!(
            "Game {n} of 3 · {blue}–{red} before it",
            "Partida {n} de 3 · {blue}–{red} antes de ella",
            n = self.game(),
            blue = blue,
            red = red
        ))
    }

    /// The score of the match after this outcome.
    pub(crate) fn say_after(self, people: &People, outcome: Outcome) -> Option<Text> {
        let wins = self.wins()?;
        let Some(winner) = winner(outcome) else {
            return Some(text!(
                "It counts for nobody and is played again with the same decks.",
                "No cuenta para nadie y se repite con los mismos mazos."
            ));
        };
        let wins = win(wins, winner);
        let [more, fewer] = [wins[winner.index()], wins[winner.other().index()]];
        let who = called::seat(people, winner);
        Some(match (more, fewer) {
            (2, _) => text!(
                "{who} won the match, {more}–{fewer}.",
                "{who} ganó el encuentro, {more}–{fewer}.",
                who = who,
                more = more,
                fewer = fewer
            ),
            (1, 1) => text!(
                "The match stands at 1–1: the next game decides it.",
                "El encuentro va 1–1: decide la próxima partida."
            ),
            _ => text!(
                "{who} leads the match, {more}–{fewer}.",
                "{who} va por delante en el encuentro, {more}–{fewer}.",
                who = who,
                more = more,
                fewer = fewer
            ),
        })
    }
}

/// Serializes the number of the game and the wins of each seat, or nothing for a single game.
impl Serialize for Series {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Some(wins) = self.wins() else { return serializer.serialize_none() };
        let mut series = serializer.serialize_struct("Series", 2)?;
        series.serialize_field("game", &self.game())?;
        series.serialize_field("wins", &wins)?;
        series.end()
    }
}

fn winner(outcome: Outcome) -> Option<Seat> {
    outcome.winners().lowest()
}

fn win(mut wins: [u8; 2], winner: Seat) -> [u8; 2] {
    wins[winner.index()] += 1;
    wins
}
