//! Viewers of a match, and facts that only some of them may know.

use crate::{Seat, Seats};

/// A reader of a match, which determines what may be shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The person or bot in this seat.
    Seat(Seat),
    /// A spectator, who knows only public information.
    Watcher,
    /// A reader who may see all hidden information: of a finished match, a scenario, a bug report.
    Judge,
}

impl Viewer {
    /// The name of a spectator in files and commands; no seat has this name.
    pub const WATCHER_NAME: &'static str = "watcher";
    /// The name of [`Viewer::Judge`] in files and commands; no seat has this name.
    pub const JUDGE_NAME: &'static str = "judge";
}

/// A fact with the seats that may know it. Public facts need no `Secret`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Secret<T> {
    known_to: Seats,
    fact: Option<T>,
}

impl<T: Copy> Secret<T> {
    /// A fact only these seats (and a judge) may know.
    #[must_use]
    pub fn new(fact: T, known_to: Seats) -> Self {
        Self { known_to, fact: Some(fact) }
    }

    /// A public fact, known to spectators too, in an event that is usually secret.
    #[must_use]
    pub fn open(fact: T) -> Self {
        Self::new(fact, Seats::first(Seat::MOST))
    }

    /// The same fact for this viewer: blank if the viewer may not know it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        let everyone = Seats::first(Seat::MOST);
        // The viewer does not learn which other seats may know the fact.
        let (may_know, known_to) = match viewer {
            Viewer::Judge => return self,
            Viewer::Seat(seat) => (self.known_to.contains(seat), Seats::only(seat)),
            Viewer::Watcher => (self.known_to == everyone, everyone),
        };
        let fact = self.fact.filter(|_| may_know);
        Self { known_to: if may_know { known_to } else { Seats::NONE }, fact }
    }

    /// The fact, if it has not been blanked.
    #[must_use]
    pub fn told(self) -> Option<T> {
        self.fact
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_reaches_only_those_who_may_know() {
        let secret = Secret::new(7, Seats::only(Seat::new(1)));
        assert_eq!(secret.seen_by(Viewer::Seat(Seat::new(1))).told(), Some(7));
        assert_eq!(secret.seen_by(Viewer::Judge).told(), Some(7));
        assert_eq!(secret.seen_by(Viewer::Seat(Seat::new(0))).told(), None);
        assert_eq!(secret.seen_by(Viewer::Watcher).told(), None);
        assert_eq!(Secret::open(7).seen_by(Viewer::Watcher).told(), Some(7));
    }
}
