//! What places hold, and what a viewer sees of it.

use table::Viewer;

use super::Finding;
use super::play::Play;
use crate::reader::{Contents, Onlooker, Place};
use crate::staging::Staged;
use crate::{Mismatch, Value};

impl<G: Staged> Play<'_, G> {
    pub(super) fn contents(
        &self,
        onlooker: &Onlooker,
        place: &Place,
        wanted: &Contents,
    ) -> Result<Finding, Mismatch> {
        let there = self.look(onlooker, place)?;
        let fulfilled = match wanted {
            Contents::Exactly(value) => there == *value,
            Contents::InAnyOrder(value) => there.sorted() == value.sorted(),
            Contents::Contains(value) => there.contains(value),
            Contents::Lacks(value) => there.lacks(value),
            Contents::Counts(number) => there.0.len() == *number,
        };
        let instead = || {
            let who = match onlooker {
                Onlooker::Judge => String::new(),
                Onlooker::Named(name) => format!("{name} sees "),
            };
            match wanted {
                Contents::InAnyOrder(_) => format!("{who}{place} = {{{}}}", there.sorted()),
                Contents::Counts(_) => {
                    format!("{who}{place} counts {}\n{who}{place} = {there}", there.0.len())
                }
                Contents::Exactly(_) | Contents::Contains(_) | Contents::Lacks(_) => {
                    format!("{who}{place} = {there}")
                }
            }
        };
        Ok(Finding::expect(fulfilled, instead))
    }

    /// A judge looks at the state itself; everyone else only at their view.
    fn look(&self, onlooker: &Onlooker, place: &Place) -> Result<Value, Mismatch> {
        let spot = self.names.spot(place)?;
        let items = match self.names.viewer(onlooker)? {
            Viewer::Judge => (spot.property.get)(self.game, &self.state, spot.seat),
            viewer @ (Viewer::Seat(_) | Viewer::Watcher) => {
                let view = self.game.view(&self.state, viewer);
                (spot.property.see)(self.game, &view, spot.seat)
            }
        };
        Ok(Value(items))
    }
}
