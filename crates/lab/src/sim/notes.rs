//! Collects the counted events of one game while it is played.

use std::marker::PhantomData;

use bots::Sight;
use table::{Game, Seat, Sink};

use crate::contest::Follower;
use crate::studies::{Note, Studied, TitleNumber};

/// A set of titles, one bit each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TitleSet(Vec<u64>);

impl TitleSet {
    /// The empty set, with room for this number of titles.
    fn new(titles: usize) -> Self {
        Self(vec![0; titles.div_ceil(64)])
    }

    fn insert(&mut self, title: TitleNumber) {
        self.0[title.0 / 64] |= 1 << (title.0 % 64);
    }

    /// The titles of the set, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = TitleNumber> {
        let has = |n: &usize| self.0[n / 64] & (1 << (n % 64)) != 0;
        (0..64 * self.0.len()).filter(has).map(TitleNumber)
    }
}

/// The counted events of one game. Nothing is allocated after the start.
#[derive(Clone, Debug)]
pub(crate) struct Notes<G> {
    /// By seat: the titles it gained.
    pub(crate) gained: Vec<TitleSet>,
    /// By seat: the titles it played.
    pub(crate) played: Vec<TitleSet>,
    /// The seat that moved first.
    pub(crate) first: Option<Seat>,
    /// The number of turns of all seats.
    pub(crate) turns: u32,
    game: PhantomData<fn() -> G>,
}

impl<G: Studied> Notes<G> {
    pub(crate) fn new(seats: usize, titles: usize) -> Self {
        let none = vec![TitleSet::new(titles); seats];
        Self { gained: none.clone(), played: none, first: None, turns: 0, game: PhantomData }
    }

    fn turn(&mut self, seat: Option<Seat>) {
        self.first = self.first.or(seat);
        self.turns += 1;
    }
}

impl<G: Studied> Sink<<G as Game>::Event> for Notes<G> {
    fn emit(&mut self, event: G::Event) {
        match G::note(&event) {
            None => {}
            Some(Note::Turn(seat)) => self.turn(Some(seat)),
            Some(Note::NextTurn) => self.turn(None),
            Some(Note::Gained(seat, title)) => self.gained[seat.index()].insert(title),
            Some(Note::Played(seat, title)) => self.played[seat.index()].insert(title),
        }
    }
}

impl<G: Studied> Follower<G> for Notes<G> {
    fn begun(&mut self, game: &G, state: &G::State) {
        if let Some(seat) = game.begins(state) {
            self.turn(Some(seat));
        }
    }

    fn chosen(&mut self, _: &Sight<'_, G>, _: G::Choice) {}
}
