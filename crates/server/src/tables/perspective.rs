//! The perspectives of visitors: which parts of a table each of them may see.

use games::AnyMatch;
use table::{Seat, Viewer};

use super::live_table::LiveTable;
use super::{Purpose, Standing, Watching};
use crate::secret::SecretHash;

/// The perspective from which a visitor sees a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Perspective {
    /// That of this viewer.
    Of(Viewer),
    /// That of a watcher, on a shared screen, until this seat is shown.
    Curtain(Seat),
}

impl Perspective {
    pub(crate) fn viewer(self) -> Viewer {
        match self {
            Self::Of(viewer) => viewer,
            Self::Curtain(_) => Viewer::Watcher,
        }
    }
}

impl LiveTable {
    /// The seats of this visitor.
    pub(crate) fn seats_of(&self, visitor: Option<&SecretHash>) -> Vec<Seat> {
        let Some(visitor) = visitor else { return Vec::new() };
        let theirs = self
            .stored
            .assignments
            .iter()
            .filter(|assignment| assignment.sitter.belongs_to(visitor));
        theirs.map(|assignment| assignment.seat).collect()
    }

    /// Whether this visitor may see the table: players may, and everyone while a seat is free.
    pub(crate) fn may_watch(&self, visitor: Option<&SecretHash>) -> bool {
        self.stored.config.watching != Watching::No
            || self.has_free_seat()
            || !self.seats_of(visitor).is_empty()
    }

    /// The seat for which a visitor acts: the one whose cards are shown, else one that must choose, else
    /// the first of their seats.
    pub(crate) fn acting_seat(&self, visitor: Option<&SecretHash>) -> Option<Seat> {
        let seats = self.seats_of(visitor);
        let lifted = visitor.and_then(|visitor| self.shown_seats.get(visitor)).copied();
        let asked = seats.iter().copied().find(|seat| self.asked.contains(*seat));
        lifted.filter(|seat| seats.contains(seat)).or(asked).or_else(|| seats.first().copied())
    }

    /// The perspective of this visitor.
    pub(crate) fn perspective(&self, visitor: Option<&SecretHash>) -> Perspective {
        let seats = self.seats_of(visitor);
        match seats.as_slice() {
            [] => Perspective::Of(Viewer::Watcher),
            [seat] => Perspective::Of(Viewer::Seat(*seat)),
            _ => self.shared_perspective(&seats, visitor),
        }
    }

    /// The perspective of a visitor with several seats. The curtain covers the cards as soon as another of their
    /// seats must choose.
    fn shared_perspective(&self, seats: &[Seat], visitor: Option<&SecretHash>) -> Perspective {
        let lifted = visitor.and_then(|visitor| self.shown_seats.get(visitor)).copied();
        let asked = seats.iter().copied().find(|seat| self.asked.contains(*seat));
        match (lifted, asked) {
            (Some(lifted), None) => Perspective::Of(Viewer::Seat(lifted)),
            (Some(lifted), Some(_)) if self.may_choose(lifted) => {
                Perspective::Of(Viewer::Seat(lifted))
            }
            (_, Some(asked)) => Perspective::Curtain(asked),
            (None, None) => Perspective::Of(Viewer::Watcher),
        }
    }

    /// Whether the seat is asked, or may go on with a shared turn that it was done with.
    pub(super) fn may_choose(&self, seat: Seat) -> bool {
        let goes_on = self.standing() == Standing::Playing && self.played.unasked().contains(seat);
        goes_on || self.asked.contains(seat)
    }

    /// Whether hidden information may be shown.
    pub(crate) fn is_revealed(&self) -> bool {
        self.ended.is_some() || self.stored.config.purpose == Purpose::Study
    }

    /// The earlier match that a reader with this perspective is shown, if watchers see the table with
    /// a delay. `None` means the match as it is.
    pub(crate) fn delayed_match(&self, perspective: Perspective) -> Option<Box<dyn AnyMatch>> {
        let late = perspective == Perspective::Of(Viewer::Watcher) && !self.is_revealed();
        late.then(|| self.delayed_ply()).flatten().map(|ply| self.played.at(ply))
    }

    /// The ply that delayed watchers see, if watchers see the table with a delay.
    pub(crate) fn delayed_ply(&self) -> Option<usize> {
        let Watching::Delayed(seconds) = self.stored.config.watching else { return None };
        let now = self.context.now();
        let mut unseen =
            self.recent_changes.iter().filter(|(at, _)| now - at < i64::from(seconds) * 1000);
        Some(unseen.next().map_or(self.played.ply(), |(_, before)| *before))
    }

    /// Records that the match changed at this time from this ply, for delayed watchers.
    pub(crate) fn delay_for_watchers(&mut self, before: usize, at: i64) {
        let Watching::Delayed(seconds) = self.stored.config.watching else { return };
        let now = self.context.now();
        self.recent_changes.push_back((at, before));
        self.recent_changes.retain(|(at, _)| now - at < i64::from(seconds) * 1000);
    }
}
