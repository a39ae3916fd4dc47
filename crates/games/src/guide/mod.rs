//! Guided first games: a real match in which every step says what to do and why.
//!
//! A guide is a file in `crates/games/guides` (docs/guides.md describes it). Which step it is follows from
//! the number of choices made, so a guided match needs nothing else to be resumed.

mod reader;

use std::sync::LazyLock;

use prose::Text;
use table::{Seat, Seed, Viewer};

use crate::{AnyGame, AnyMatch};

pub use reader::GuideFault;

/// A guided game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guide {
    /// The setup in the game's notation.
    pub setup: String,
    /// The luck of the match.
    pub seed: Seed,
    /// The word of the learner's seat.
    pub seat: String,
    /// The choices made before the learner begins: the word of the seat, and the choice.
    pub before: Vec<(String, String)>,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The way it ends.
    pub ending: Ending,
    /// The closing word.
    pub closing: Text,
}

/// A step of a guide: one or more choices of one player, with one explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The player.
    pub actor: Actor,
    /// The choices in the game's notation: the learner makes them in any order, the opponent in this one.
    pub answers: Vec<String>,
    /// For the learner, what to do and why; for the opponent, what happens and why it matters.
    pub text: Text,
}

/// The player of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// The person who learns.
    Learner,
    /// The opponent, whose choices are made by the guide.
    Opponent,
}

/// The way a guide ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The learner has won.
    Won,
    /// The match goes on against a bot.
    GoesOn,
}

/// The place in a guide after some choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place<'g> {
    /// The step.
    pub step: &'g Step,
    /// The number of its choices already made.
    pub made: usize,
    /// The number of the learner's step, from 1: this one, or the next if it is the opponent's.
    pub number: usize,
    /// The number of the learner's steps.
    pub of: usize,
    /// The explanation of what the opponent did just before.
    pub told: Option<&'g Text>,
}

impl Guide {
    /// Reads a guide.
    ///
    /// # Errors
    /// The first line that is not understood, with what is expected there.
    pub fn read(text: &str) -> Result<Self, GuideFault> {
        reader::read(text)
    }

    /// The number of choices after which it ends.
    #[must_use]
    pub fn length(&self) -> usize {
        self.before.len() + self.steps.iter().map(|step| step.answers.len()).sum::<usize>()
    }

    /// The place after this number of choices; `None` before the learner begins and after the end.
    #[must_use]
    pub fn place(&self, ply: usize) -> Option<Place<'_>> {
        let mut made = ply.checked_sub(self.before.len())?;
        let is_learners = |step: &&Step| step.actor == Actor::Learner;
        let of = self.steps.iter().filter(is_learners).count();
        for (at, step) in self.steps.iter().enumerate() {
            if made < step.answers.len() {
                let earlier = &self.steps[..at];
                let number = (earlier.iter().filter(is_learners).count() + 1).min(of);
                let last = earlier.last().filter(|last| last.actor == Actor::Opponent);
                return Some(Place { step, made, number, of, told: last.map(|last| &last.text) });
            }
            made -= step.answers.len();
        }
        None
    }

    /// The learner's seat in this match.
    #[must_use]
    pub fn learner(&self, played: &dyn AnyMatch) -> Option<Seat> {
        match played.viewer_named(&self.seat) {
            Some(Viewer::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    /// The choices that the guide expects of this seat now, as the notation writes them; none if it expects
    /// another seat to choose, or has ended.
    #[must_use]
    pub fn expected(&self, played: &dyn AnyMatch, seat: Seat) -> Vec<String> {
        let (answers, chooser) = match (self.before.get(played.ply()), self.place(played.ply())) {
            (Some((word, words)), _) => {
                let chooser = played.viewer_named(word) == Some(Viewer::Seat(seat));
                (std::slice::from_ref(words), chooser)
            }
            (None, Some(Place { step, made, .. })) => {
                let learner = self.learner(played) == Some(seat);
                match step.actor {
                    Actor::Learner => (step.answers.as_slice(), learner),
                    Actor::Opponent => (&step.answers[made..=made], !learner),
                }
            }
            (None, None) => return Vec::new(),
        };
        if !chooser || !played.deciders().contains(seat) {
            return Vec::new();
        }
        let offers = played.offers(seat);
        let written = answers.iter().filter_map(|words| played.in_notation(seat, words).ok());
        let mut expected: Vec<String> =
            written.filter(|words| offers.iter().any(|offer| offer.words == *words)).collect();
        expected.dedup();
        expected
    }

    /// Whether all choices of the match so far are those of the guide.
    #[must_use]
    pub fn is_followed_by(&self, played: &dyn AnyMatch) -> bool {
        let mut again = played.at(0);
        played.choices().into_iter().take(self.length()).all(|(seat, words)| {
            self.expected(&*again, seat).contains(&words) && again.choose(seat, &words).is_ok()
        })
    }

    /// The choices made before the learner begins, for a new match.
    #[must_use]
    pub fn opening(&self, played: &dyn AnyMatch) -> Vec<(Seat, String)> {
        let seat = |word: &str| match played.viewer_named(word) {
            Some(Viewer::Seat(seat)) => Some(seat),
            _ => None,
        };
        let choices = self.before.iter();
        choices.filter_map(|(word, words)| Some((seat(word)?, words.clone()))).collect()
    }
}

/// Reads a guide that is part of the program.
fn embedded(text: &str) -> Guide {
    Guide::read(text).unwrap_or_else(|fault| panic!("a test reads every guide: {fault}"))
}

/// The guide of a game, if it has one.
#[must_use]
pub fn guide(game: &dyn AnyGame) -> Option<&'static Guide> {
    static DECKBUILDING: LazyLock<Guide> =
        LazyLock::new(|| embedded(include_str!("../../guides/deckbuilding.guide")));
    static UNLIMITED: LazyLock<Guide> =
        LazyLock::new(|| embedded(include_str!("../../guides/unlimited.guide")));
    match game.name() {
        "deckbuilding" => Some(&DECKBUILDING),
        "unlimited" => Some(&UNLIMITED),
        _ => None,
    }
}
