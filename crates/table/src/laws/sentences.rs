//! Law 7: every sentence a player reads exists in both languages.

use prose::Text;

use super::{Report, Trial, Violation};
use crate::{Game, Notation, Spoken, Viewer};

impl<G: Game + Notation + Spoken> Trial<'_, G> {
    pub(super) fn complete(&self, text: &Text, report: &mut Report) -> Result<(), Violation> {
        report.sentences += 1;
        text.is_complete().map_err(|why| (7, format!("{text:?}: {why}")))
    }

    pub(super) fn check_sentences(
        &self,
        state: &G::State,
        report: &mut Report,
    ) -> Result<(), Violation> {
        let mut options = Vec::new();
        for seat in self.game.seats(state) {
            let view = self.game.view(state, Viewer::Seat(seat));
            if let Some(question) = self.game.question(state, seat) {
                self.complete(&self.game.say_question(&view, &question), report)?;
            }
            self.game.legal(state, seat, &mut options);
            for &option in &options {
                self.complete(&self.game.say_choice(&view, option), report)?;
            }
        }
        Ok(())
    }

    pub(super) fn check_events(
        &self,
        state: &G::State,
        events: &[G::Event],
        report: &mut Report,
    ) -> Result<(), Violation> {
        let seats = self.game.seats(state).into_iter().map(Viewer::Seat);
        let viewers: Vec<Viewer> = seats.chain([Viewer::Watcher, Viewer::Judge]).collect();
        let view = self.game.view(state, Viewer::Watcher);
        for event in events {
            for &viewer in &viewers {
                if let Some(told) = self.game.witness(event, viewer) {
                    self.complete(&self.game.say_event(&view, &told), report)?;
                }
            }
        }
        Ok(())
    }
}
