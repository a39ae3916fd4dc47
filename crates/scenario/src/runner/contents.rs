//! Checks the contents of properties, and how much of them a viewer sees.

use table::Viewer;

use super::Finding;
use super::play::Play;
use crate::reader::{Contents, Onlooker, Part, PropertyPath};
use crate::staging::Staged;
use crate::{Mismatch, Value};

impl<G: Staged> Play<'_, G> {
    pub(super) fn contents(
        &self,
        onlooker: &Onlooker,
        place: &PropertyPath,
        wanted: &Contents,
    ) -> Result<Finding, Mismatch> {
        let there = self.look(onlooker, place)?.numbered_like(wanted.items());
        let counted = self.game.counted_notes();
        let zeros = there.with_zeros(counted);
        let fulfilled = match wanted {
            Contents::Exactly(parts) => is_exactly(&zeros, parts, counted),
            Contents::Contains(value) => zeros.contains(value),
            Contents::Lacks(value) => zeros.lacks(value),
            Contents::Counts(number) => there.0.len() == *number,
        };
        let instead = || {
            let who = match onlooker {
                Onlooker::Judge => String::new(),
                Onlooker::Named(name) => format!("{name} sees "),
            };
            match wanted {
                Contents::Exactly(parts) => format!("{who}{place} = {}", written_in(&there, parts)),
                Contents::Counts(_) => {
                    format!("{who}{place} counts {}\n{who}{place} = {there}", there.0.len())
                }
                Contents::Contains(_) | Contents::Lacks(_) => format!("{who}{place} = {there}"),
            }
        };
        Ok(Finding::expect(fulfilled, instead))
    }

    /// Reads a property from the state for the judge, and from the view for other viewers.
    fn look(&self, onlooker: &Onlooker, place: &PropertyPath) -> Result<Value, Mismatch> {
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

/// Whether the items are these parts, one after the other; notes with 0 may be left out.
fn is_exactly(there: &Value, parts: &[Part], counted: &[&str]) -> bool {
    let Some(runs) = runs(there, parts) else { return false };
    runs.into_iter().zip(parts).all(|(run, part)| match part {
        Part::InOrder(value) => run == value.with_zeros(counted),
        Part::InAnyOrder(value) => run.sorted() == value.with_zeros(counted).sorted(),
    })
}

/// Splits the items into runs of the lengths of the parts; `None` if the total length differs.
fn runs(there: &Value, parts: &[Part]) -> Option<Vec<Value>> {
    let mut rest = there.0.as_slice();
    let mut cut = |part: &Part| {
        let (run, after) = rest.split_at_checked(part.value().0.len())?;
        rest = after;
        Some(Value(run.to_vec()))
    };
    let runs = parts.iter().map(&mut cut).collect::<Option<Vec<_>>>()?;
    rest.is_empty().then_some(runs)
}

/// The items as they would be written in a list with the same braces.
fn written_in(there: &Value, parts: &[Part]) -> String {
    if let [Part::InAnyOrder(_)] = parts {
        return format!("{{{}}}", there.sorted());
    }
    let Some(runs) = runs(there, parts) else { return there.to_string() };
    let written = runs.iter().zip(parts).map(|(run, part)| match part {
        Part::InOrder(_) => run.to_string(),
        Part::InAnyOrder(_) => format!("{{{}}}", run.sorted()),
    });
    written.collect::<Vec<_>>().join(", ")
}
