//! Several choices at once, and the question before a turn is ended with something left to do.

use games::Choosing;
use table::{Seat, Viewer};
use ui::board::{Action, ActionBar, Weight};

use super::input::{Answer, yes_or_no};
use super::messages;
use super::session::{NextStep, Session};
use crate::error::CommandError;

/// Whether the player is asked before a turn ends with something left to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ask {
    BeforeEnding,
    Never,
}

impl Session<'_> {
    fn action_bar(&self, seat: Seat) -> ActionBar {
        self.played.draw(Viewer::Seat(seat), self.screen.lang(), Choosing::Open).bar
    }

    /// The choices that can be made at once now.
    pub(super) fn batch(&self, seat: Seat) -> Option<Action> {
        let mut actions = self.action_bar(seat).actions.into_iter();
        actions.find(|action| action.choices.len() > 1)
    }

    /// Makes the choices of a batch, as long as each is still an option.
    pub(super) fn choose_all(&mut self, seat: Seat) -> Result<NextStep, CommandError> {
        let Some(batch) = self.batch(seat) else {
            self.screen.say(&messages::no_batch())?;
            return Ok(NextStep::SameQuestion);
        };
        let mut made = 0;
        for words in &batch.choices {
            let is_asked = self.played.deciders().contains(seat);
            if !is_asked || self.played.choose(seat, words).is_err() {
                break;
            }
            made += 1;
            self.note_choice(seat);
        }
        self.screen.say_all(&[messages::batch_done(batch.label, made)])?;
        Ok(NextStep::GoOn)
    }

    /// Asks before this choice, if it ends the turn with something left to do. `GoOn` means yes.
    pub(super) fn ask_before(&mut self, seat: Seat, words: &str) -> Result<NextStep, CommandError> {
        if self.ask == Ask::Never {
            return Ok(NextStep::GoOn);
        }
        let ActionBar { actions, unspent, .. } = self.action_bar(seat);
        let ends = |action: &Action| action.weight == Weight::Ends && action.choices == [words];
        let (Some(left), Some(action)) = (unspent, actions.into_iter().find(ends)) else {
            return Ok(NextStep::GoOn);
        };
        loop {
            self.screen.prompt(&messages::end_anyway(left.clone(), action.label.clone()))?;
            match self.read_line()?.as_deref().map(yes_or_no) {
                None => return Ok(NextStep::InputEnded),
                Some(Some(Answer::Yes)) => return Ok(NextStep::GoOn),
                Some(Some(Answer::No)) => return Ok(NextStep::SameQuestion),
                Some(None) => {}
            }
        }
    }
}
