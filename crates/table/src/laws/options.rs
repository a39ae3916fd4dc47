//! Law 1: options, refusals and their notation.

use super::{Report, Trial, Violation};
use crate::{Game, Match, Notation, Seat, Seats, Spoken, Status, Viewer};

impl<G: Game + Notation + Spoken> Trial<'_, G> {
    pub(super) fn check_options(&self, state: &G::State, deciders: Seats) -> Result<(), Violation> {
        if deciders.is_empty() {
            return Err((1, "the game is not over but no seat may choose".into()));
        }
        let unasked = self.game.unasked(state);
        if !unasked.both(deciders).is_empty() {
            return Err((1, format!("{unasked:?} may choose unasked, yet {deciders:?} must")));
        }
        let mut options = Vec::new();
        for seat in self.game.seats(state) {
            self.game.legal(state, seat, &mut options);
            if options.is_empty() == deciders.union(unasked).contains(seat) {
                return Err((1, format!("{seat:?} has {} options", options.len())));
            }
            if self.game.question(state, seat).is_some() != deciders.contains(seat) {
                return Err((1, format!("{seat:?} decides without a question, or the reverse")));
            }
            if let Some(pair) = options.windows(2).find(|pair| pair[0] >= pair[1]) {
                return Err((1, format!("options are not sorted and unique: {pair:?}")));
            }
        }
        Ok(())
    }

    /// Tries every option, reads its notation, and tries choices that are not options. This is too
    /// slow to be done at every ply.
    pub(super) fn check_choices(
        &self,
        state: &G::State,
        report: &mut Report,
    ) -> Result<(), Violation> {
        let mut options = Vec::new();
        for seat in self.game.seats(state) {
            self.game.legal(state, seat, &mut options);
            self.every_option_applies(state, seat, &options)?;
            self.notation_is_exact(state, seat, &options)?;
            self.other_choices_are_refused(state, seat, &options, report)?;
        }
        Ok(())
    }

    fn every_option_applies(
        &self,
        state: &G::State,
        seat: Seat,
        options: &[G::Choice],
    ) -> Result<(), Violation> {
        for &option in options {
            let mut world = state.clone();
            let answer = self.game.attempt(&mut world, seat, option, &mut Vec::new());
            answer.map_err(|refusal| (1, format!("option {option:?} is refused: {refusal}")))?;
            if world == *state {
                return Err((1, format!("option {option:?} changes nothing")));
            }
        }
        Ok(())
    }

    fn other_choices_are_refused(
        &self,
        state: &G::State,
        seat: Seat,
        options: &[G::Choice],
        report: &mut Report,
    ) -> Result<(), Violation> {
        for &choice in &self.earlier_choices {
            if options.binary_search(&choice).is_ok() {
                continue;
            }
            let mut world = state.clone();
            let mut log = Vec::new();
            match self.game.attempt(&mut world, seat, choice, &mut log) {
                Ok(()) => return Err((1, format!("{choice:?} is not an option but was accepted"))),
                Err(refusal) => refusal.text.is_complete().map_err(|why| (7, why))?,
            }
            if world != *state || !log.is_empty() {
                return Err((1, format!("refusing {choice:?} changed the state or the log")));
            }
            report.refusals += 1;
        }
        Ok(())
    }

    fn notation_is_exact(
        &self,
        state: &G::State,
        seat: Seat,
        options: &[G::Choice],
    ) -> Result<(), Violation> {
        for &option in options {
            let words = self.game.write_choice(state, option);
            let read = self.game.read_choice(state, seat, &words);
            if words == "hidden" {
                return Err((2, format!("{option:?} is written like a hidden choice of a replay")));
            }
            if read != Ok(option) {
                return Err((2, format!("{option:?} is written «{words}» and read {read:?}")));
            }
        }
        Ok(())
    }

    pub(super) fn setup_notation(&self, setup: &G::Setup) -> Result<(), Violation> {
        let words = self.game.write_setup(setup);
        let read = self.game.read_setup(&words);
        if read.as_ref() == Ok(setup) {
            return Ok(());
        }
        Err((2, format!("the setup is written «{words}» and read {read:?}")))
    }

    pub(super) fn check_over(
        &self,
        played: &Match<'_, G>,
        report: &mut Report,
    ) -> Result<(), Violation> {
        let Status::Over(outcome) = played.status() else {
            return Err((5, "the game stopped without being over".into()));
        };
        let view = self.game.view(played.state(), Viewer::Watcher);
        self.complete(&self.game.say_outcome(&view, outcome), report)?;
        if let Some(standing) = self.game.say_standing(&view, self.setup, outcome) {
            self.complete(&standing, report)?;
        }
        let next = self.game.rematch(self.setup, outcome);
        self.setup_notation(next.setup())?;
        let mut options = Vec::new();
        for seat in self.game.seats(played.state()) {
            self.game.legal(played.state(), seat, &mut options);
            if !options.is_empty() {
                return Err((1, format!("the game is over but {seat:?} has options")));
            }
            self.other_choices_are_refused(played.state(), seat, &options, report)?;
        }
        Ok(())
    }
}
