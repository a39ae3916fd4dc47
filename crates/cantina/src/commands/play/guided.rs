//! A guided first game in the terminal: what to do and why, and choices by the guide only.

use games::{Actor, Place};
use prose::{Name, text};
use table::Seat;

use super::session::Session;
use crate::error::CommandError;

/// The player that the guide expects to choose.
pub(super) enum GuidedTurn {
    /// The opponent, whose choice was made.
    Opponents,
    /// The learner, in this seat.
    Learners(Seat),
}

/// The error of a guide that the rules do not allow; the tests of the guides find it first.
pub(super) fn does_not_fit() -> CommandError {
    CommandError::Failed(text!(
        "The guide does not fit the rules.",
        "La guía no encaja con las reglas."
    ))
}

impl Session<'_> {
    /// The place in the guide while it runs.
    pub(super) fn guide_place(&self) -> Option<Place<'static>> {
        self.guide?.place(self.played.ply())
    }

    /// Makes the opponent's choice if the guide has one now.
    pub(super) fn guided_opponent(&mut self) -> Result<GuidedTurn, CommandError> {
        let deciders = self.played.deciders();
        let guide = self.guide.filter(|_| self.guide_place().is_some());
        let learner = guide.and_then(|guide| guide.learner(&*self.played));
        for seat in deciders.into_iter().filter(|seat| Some(*seat) != learner) {
            let words = guide.map(|guide| guide.expected(&*self.played, seat)).unwrap_or_default();
            if let Some(words) = words.first()
                && self.played.choose(seat, words).is_ok()
            {
                self.note_choice(seat);
                return Ok(GuidedTurn::Opponents);
            }
        }
        match learner.filter(|seat| deciders.contains(*seat)) {
            Some(seat) => Ok(GuidedTurn::Learners(seat)),
            None => Err(does_not_fit()),
        }
    }

    /// Says what to do and why; after the last step, the closing word.
    pub(super) fn show_guide(&mut self) -> Result<(), CommandError> {
        let Some(guide) = self.guide else { return Ok(()) };
        let Some(Place { step, number, of, told, .. }) = self.guide_place() else {
            self.guide = None;
            return self.screen.say(&guide.closing);
        };
        if let Some(told) = told.filter(|_| step.actor == Actor::Learner) {
            self.screen.say(told)?;
        }
        self.screen.say(&text!(
            "Guide, step {n} of {of}: {text} Type: {words}. Or leave, to play on without the guide.",
            "Guía, paso {n} de {of}: {text} Escribe: {words}. O dejar, para seguir sin la guía.",
            n = number,
            of = of,
            text = step.text.clone(),
            words = Name(&self.next_words())
        ))
    }

    /// The choice that the guide expects next.
    fn next_words(&self) -> String {
        let Some(guide) = self.guide else { return String::new() };
        let learner = guide.learner(&*self.played);
        let expected = learner.map(|seat| guide.expected(&*self.played, seat));
        expected.and_then(|words| words.into_iter().next()).unwrap_or_default()
    }

    /// Whether the guide, if one runs, expects this choice; if not, says so.
    pub(super) fn follows_guide(&mut self, seat: Seat, words: &str) -> Result<bool, CommandError> {
        let (Some(guide), Some(_)) = (self.guide, self.guide_place()) else { return Ok(true) };
        let written = self.played.in_notation(seat, words).unwrap_or_default();
        if guide.expected(&*self.played, seat).contains(&written) {
            return Ok(true);
        }
        self.show_guide()?;
        Ok(false)
    }

    /// Leaves the guide; the easy bot plays on.
    pub(super) fn leave_guide(&mut self) -> Result<(), CommandError> {
        let left = match self.guide.take() {
            Some(_) => text!(
                "You have left the guide. Play on as you like.",
                "Has dejado la guía. Sigue como quieras."
            ),
            None => text!("No guide runs.", "No hay ninguna guía en marcha."),
        };
        self.screen.say(&left)
    }
}
