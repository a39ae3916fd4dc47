//! The levels of bots.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use prose::{Name, Text, text};
use table::Seed;

use crate::{Bot, Budget, Evaluator, Greedy, Priorities, Random, Search};

/// The strength of a bot, which includes its thinking time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Chooses at random; for comparison.
    Random,
    /// Plays by rules of thumb, in the games that have some; a yardstick.
    Priorities,
    /// Looks one choice ahead and answers at once: `greedy`, or `easy`.
    Greedy,
    /// Tree search within a budget: `search:200ms`, `search:500` (iterations), `normal`, `hard`.
    Search(Budget),
}

impl Level {
    /// Thinks about half a second.
    pub const NORMAL: Self = Self::Search(Budget::Time(Duration::from_millis(400)));
    /// Thinks up to two seconds.
    pub const HARD: Self = Self::Search(Budget::Time(Duration::from_millis(2000)));

    /// A bot of this level; equal seeds make equal choices, unless the budget is a time. Generic
    /// callers use [`Evaluator::bot`].
    #[must_use]
    pub fn bot<G: Evaluator>(self, seed: Seed) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Priorities => Box::new(Priorities),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Search(budget) => Box::new(Search::<G>::new(seed, budget)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Priorities => f.write_str("priorities"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(Budget::Time(time)) => write!(f, "search:{}ms", time.as_millis()),
            Self::Search(Budget::Iterations(count)) => write!(f, "search:{count}"),
        }
    }
}

/// A word that is not a level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl UnknownLevel {
    /// The error message, with the possible values.
    #[must_use]
    pub fn text(&self) -> Text {
        text!(
            "«{word}» is not a level: expected random, easy (or greedy), priorities (deckbuilding only), normal, hard, search:200ms (time) or search:500 (iterations)",
            "«{word}» no es un nivel: se espera random, easy (o greedy), priorities (solo deckbuilding), normal, hard, search:200ms (tiempo) o search:500 (iteraciones)",
            word = Name(&self.0)
        )
    }
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().en)
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        let unknown = || UnknownLevel(word.to_owned());
        Ok(match word {
            "random" => Self::Random,
            "priorities" => Self::Priorities,
            "greedy" | "easy" => Self::Greedy,
            "normal" => Self::NORMAL,
            "hard" => Self::HARD,
            _ => {
                let budget = word.strip_prefix("search:").ok_or_else(unknown)?;
                Self::Search(match budget.strip_suffix("ms") {
                    Some(time) => {
                        Budget::Time(Duration::from_millis(time.parse().map_err(|_| unknown())?))
                    }
                    None => Budget::Iterations(budget.parse().map_err(|_| unknown())?),
                })
            }
        })
    }
}
