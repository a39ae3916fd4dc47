//! Random games: the seat that must choose takes a random option, each equally likely.

use std::fmt;
use std::hint::black_box;
use std::ops::AddAssign;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use table::{Game, Luck, Seat, Seed, SetupFaults, Status};

/// The reason why a game cannot be measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BenchFault {
    /// The setup is not allowed.
    Setup(SetupFaults),
    /// The game waits for a choice but has no options, which breaks law 1.
    NoOptions {
        /// The number of choices made before.
        ply: u64,
    },
}

impl fmt::Display for BenchFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(faults) => write!(f, "the setup is refused: {faults}"),
            Self::NoOptions { ply } => {
                write!(f, "after {ply} choices a seat must choose but has no option")
            }
        }
    }
}

impl std::error::Error for BenchFault {}

/// Counters over the games played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) options: u64,
    /// Heap allocations during choices, without those of starting games.
    pub(crate) allocations: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.options += other.options;
        self.allocations += other.allocations;
    }
}

/// Runs a closure and returns the number of its heap allocations.
pub type Counting<'a> = dyn Fn(&mut dyn FnMut()) -> u64 + 'a;

/// Options the buffer of the player has room for from the start. A decision with more than any during
/// the warm-up would otherwise make it grow, which would be counted as an allocation of the game.
const ROOM_FOR_OPTIONS: usize = 4096;

/// Plays random games, with one random player for all seats.
pub(crate) struct Playouts<'a, G: Game> {
    game: &'a G,
    setup: &'a G::Setup,
    count: Option<&'a Counting<'a>>,
    random: SmallRng,
    options: Vec<G::Choice>,
}

impl<'a, G: Game> Playouts<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        setup: &'a G::Setup,
        seed: u64,
        count: Option<&'a Counting<'a>>,
    ) -> Self {
        let random = SmallRng::seed_from_u64(seed);
        Self { game, setup, count, random, options: Vec::with_capacity(ROOM_FOR_OPTIONS) }
    }

    /// Plays one game on one state; `visit` gets each state before its choice.
    pub(crate) fn play(&mut self, mut visit: impl FnMut(&G::State)) -> Result<Tally, BenchFault> {
        let mut state = self.start()?;
        let mut tally = Tally { games: 1, ..Tally::default() };
        let mut played = Ok(());
        let count = self.count;
        let mut game = || played = self.play_out(&mut state, &mut tally, &mut visit);
        let allocations = match count {
            Some(count) => count(&mut game),
            None => {
                game();
                0
            }
        };
        played?;
        tally.allocations = allocations;
        Ok(tally)
    }

    fn play_out(
        &mut self,
        state: &mut G::State,
        tally: &mut Tally,
        visit: &mut impl FnMut(&G::State),
    ) -> Result<(), BenchFault> {
        while let Some((seat, choice)) = self.pick(state, tally)? {
            visit(state);
            self.game.advance(state, seat, choice);
        }
        Ok(())
    }

    /// Plays one game in which every choice is carried out on a clone, which replaces the state.
    pub(crate) fn play_on_clones(&mut self) -> Result<Tally, BenchFault> {
        let mut first = self.start()?;
        let mut second = first.clone();
        // Two states that take turns, so that each choice costs one clone and no further copy.
        let mut state = &mut first;
        let mut clone = &mut second;
        let mut tally = Tally { games: 1, ..Tally::default() };
        while let Some((seat, choice)) = self.pick(state, &mut tally)? {
            clone.clone_from(black_box(state));
            self.game.advance(clone, seat, choice);
            std::mem::swap(&mut state, &mut clone);
        }
        Ok(tally)
    }

    fn start(&mut self) -> Result<G::State, BenchFault> {
        let luck = Luck::new(Seed::from_bytes(self.random.random()));
        self.game.start(self.setup, luck).map_err(BenchFault::Setup)
    }

    /// A random option of the first seat that must choose; `None` once the game is over.
    fn pick(
        &mut self,
        state: &G::State,
        tally: &mut Tally,
    ) -> Result<Option<(Seat, G::Choice)>, BenchFault> {
        let Status::Decide(seats) = self.game.status(state) else { return Ok(None) };
        let stuck = BenchFault::NoOptions { ply: tally.decisions };
        let Some(seat) = seats.lowest() else { return Err(stuck) };
        self.game.legal(state, seat, &mut self.options);
        if self.options.is_empty() {
            return Err(stuck);
        }
        tally.decisions += 1;
        tally.options += self.options.len() as u64;
        let nth = self.random.random_range(0..self.options.len());
        Ok(Some((seat, self.options[nth])))
    }
}
