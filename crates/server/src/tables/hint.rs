//! Hints for people who play against bots alone.

use std::sync::Arc;

use games::HintTask;
use prose::text;
use tokio::sync::OwnedSemaphorePermit;

use super::live_table::LiveTable;
use super::{RefusalCode, Refused, Standing};
use crate::secret::SecretHash;

/// A hint to be worked out, and the right to do so: one at a time at a table.
pub(crate) struct AskedHint {
    pub(crate) task: HintTask,
    pub(crate) turn: OwnedSemaphorePermit,
}

impl LiveTable {
    /// Whether the visitor plays against bots alone, without a guide.
    pub(crate) fn may_ask_hints(&self, visitor: Option<&SecretHash>) -> bool {
        let is_own = |sitter: &super::Sitter| visitor.is_some_and(|own| sitter.belongs_to(own));
        let mut seats = self.stored.assignments.iter();
        let fair = seats.all(|seat| seat.sitter.bot().is_some() || is_own(&seat.sitter));
        fair && self.seats_of(visitor).len() == 1 && self.guide_place().is_none()
    }

    /// Begins a hint for the visitor.
    ///
    /// # Errors
    /// The reason why there is none.
    pub(crate) fn ask_hint(&self, visitor: Option<&SecretHash>) -> Result<AskedHint, Refused> {
        let seat = self.acting_seat(visitor).ok_or(RefusalCode::NotYourSeat)?;
        if self.standing() != Standing::Playing {
            return Err(RefusalCode::Over.into());
        }
        if !self.may_ask_hints(visitor) {
            let text = text!(
                "Hints are only for people who play against bots alone, and not in a guided game.",
                "Las pistas son solo para quien juega contra bots, y no en una partida guiada."
            );
            return Err(Refused::with(RefusalCode::Illegal, text));
        }
        if !self.asked.contains(seat) {
            return Err(RefusalCode::NotYourSeat.into());
        }
        let turn = Arc::clone(&self.hints).try_acquire_owned();
        let turn = turn.map_err(|_| Refused::from(RefusalCode::TooMany))?;
        Ok(AskedHint { task: self.played.hint_task(seat), turn })
    }
}
