//! Checks whether and how a match ended.

use table::{Outcome, Seats, Status};

use super::Finding;
use super::names::Names;
use super::play::Play;
use crate::Mismatch;
use crate::reader::Ending;
use crate::staging::Staged;

impl<G: Staged> Play<'_, G> {
    pub(super) fn ended(&self, wanted: &Ending) -> Result<Finding, Mismatch> {
        let found = match self.game.status(&self.state) {
            Status::Over(outcome) => Some(outcome),
            Status::Decide(_) => None,
        };
        let fulfilled = match wanted {
            Ending::GoesOn => found.is_none(),
            Ending::Draw => found == Some(Outcome::Draw),
            Ending::Lost => matches!(found, Some(Outcome::Lost(_))),
            Ending::Won(seats) => {
                let seats = seats.iter().map(|name| self.names.seat(name));
                let winners: Seats = seats.collect::<Result<_, _>>()?;
                found.is_some_and(|outcome| outcome.winners() == winners)
            }
        };
        Ok(Finding::expect(fulfilled, || written(&self.names, found)))
    }
}

/// An outcome in the notation of the file.
fn written<G: Staged>(names: &Names<G>, outcome: Option<Outcome>) -> String {
    match outcome {
        None => "the game goes on".to_owned(),
        Some(Outcome::Draw) => "draw".to_owned(),
        Some(Outcome::Lost(_)) => "the game is lost".to_owned(),
        Some(outcome @ (Outcome::Won(_) | Outcome::Ranked(_))) => {
            let winners = outcome.winners().into_iter();
            let names: Vec<&str> = winners.map(|seat| names.name_of(seat)).collect();
            let verb = if names.len() == 1 { "wins" } else { "win" };
            format!("{} {verb}", names.join(" and "))
        }
    }
}
