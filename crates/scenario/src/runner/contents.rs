//! The contents of places, and how much of them a viewer sees.

use table::Viewer;

use super::Finding;
use super::play::Play;
use crate::reader::{Contents, Onlooker, Part, Place};
use crate::staging::Staged;
use crate::{Mismatch, Value};

impl<G: Staged> Play<'_, G> {
    pub(super) fn contents(
        &self,
        onlooker: &Onlooker,
        place: &Place,
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

/// Whether the items are these parts one after the other; notes with 0 may be left out.
fn is_exactly(there: &Value, parts: &[Part], counted: &[&str]) -> bool {
    let Some(stretches) = stretches(there, parts) else { return false };
    stretches.into_iter().zip(parts).all(|(stretch, part)| match part {
        Part::InOrder(value) => stretch == value.with_zeros(counted),
        Part::InAnyOrder(value) => stretch.sorted() == value.with_zeros(counted).sorted(),
    })
}

/// The items cut to the lengths of the parts, if there are as many.
fn stretches(there: &Value, parts: &[Part]) -> Option<Vec<Value>> {
    let mut rest = there.0.as_slice();
    let mut cut = |part: &Part| {
        let (stretch, after) = rest.split_at_checked(part.value().0.len())?;
        rest = after;
        Some(Value(stretch.to_vec()))
    };
    let stretches = parts.iter().map(&mut cut).collect::<Option<Vec<_>>>()?;
    rest.is_empty().then_some(stretches)
}

/// The items as they would be written in a list with the same braces.
fn written_in(there: &Value, parts: &[Part]) -> String {
    if let [Part::InAnyOrder(_)] = parts {
        return format!("{{{}}}", there.sorted());
    }
    let Some(stretches) = stretches(there, parts) else { return there.to_string() };
    let written = stretches.iter().zip(parts).map(|(stretch, part)| match part {
        Part::InOrder(_) => stretch.to_string(),
        Part::InAnyOrder(_) => format!("{{{}}}", stretch.sorted()),
    });
    written.collect::<Vec<_>>().join(", ")
}
