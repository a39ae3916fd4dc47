//! A match: setup, seed and choices. Everything else follows from them.

use crate::{Game, Luck, Refusal, Seat, Seed, SetupFaults, Status};

/// A choice somebody made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move<C> {
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub choice: C,
}

/// What a choice led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<E> {
    /// The number of choices made so far, this one included.
    pub ply: usize,
    /// What happened, before anyone's view of it is taken.
    pub events: Vec<E>,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has not chosen anything yet.
    NothingChosen,
    /// Another seat has chosen since.
    OthersChose,
    /// Somebody learned something hidden by it.
    Revealed,
}

/// A match in progress or over.
#[derive(Debug)]
pub struct Match<'g, G: Game> {
    game: &'g G,
    setup: G::Setup,
    seed: Seed,
    moves: Vec<Move<G::Choice>>,
    /// For each choice, whether somebody learned something hidden by it.
    revealing: Vec<bool>,
    state: G::State,
}

// Derived `Clone` would ask for `G: Clone`, which games need not be.
impl<G: Game> Clone for Match<'_, G> {
    fn clone(&self) -> Self {
        Self {
            game: self.game,
            setup: self.setup.clone(),
            seed: self.seed,
            moves: self.moves.clone(),
            revealing: self.revealing.clone(),
            state: self.state.clone(),
        }
    }
}

impl<'g, G: Game> Match<'g, G> {
    /// Sets up a match.
    ///
    /// # Errors
    /// Every fault of the setup.
    pub fn start(game: &'g G, setup: G::Setup, seed: Seed) -> Result<Self, SetupFaults> {
        let state = game.start(&setup, Luck::new(seed))?;
        Ok(Self { game, setup, seed, moves: Vec::new(), revealing: Vec::new(), state })
    }

    /// Makes a choice for a seat.
    ///
    /// # Errors
    /// Why the choice is refused; nothing has changed then.
    pub fn play(&mut self, seat: Seat, choice: G::Choice) -> Result<Played<G::Event>, Refusal> {
        let mut events = Vec::new();
        self.game.attempt(&mut self.state, seat, choice, &mut events)?;
        self.moves.push(Move { seat, choice });
        self.revealing.push(events.iter().any(|event| self.game.reveals(event, seat)));
        Ok(Played { ply: self.moves.len(), events })
    }

    /// Takes back everything after the first `ply` choices, by replaying those.
    pub fn rewind(&mut self, ply: usize) {
        if ply >= self.moves.len() {
            return;
        }
        self.moves.truncate(ply);
        self.revealing.truncate(ply);
        self.state = self.at(ply);
    }

    /// How many of the last choices this seat may take back by itself: its own, made since
    /// another seat chose or somebody learned something hidden.
    #[must_use]
    pub fn undoable(&self, seat: Seat) -> usize {
        let made = self.moves.iter().zip(&self.revealing).rev();
        made.take_while(|(made, revealing)| made.seat == seat && !**revealing).count()
    }

    /// The number of choices to go back to so that the seat may choose anew: before its last
    /// choice that was not forced.
    ///
    /// # Errors
    /// Why the seat may not take anything back by itself.
    pub fn way_back(&self, seat: Seat) -> Result<usize, NoUndo> {
        let made = self.moves.len();
        let kept = made - self.undoable(seat);
        if let Some(ply) = (kept..made).rev().find(|&ply| self.was_free(seat, ply)) {
            return Ok(ply);
        }
        Err(match self.moves[..kept].last() {
            Some(last) if last.seat == seat => NoUndo::Revealed,
            Some(_) if self.moves[..kept].iter().any(|made| made.seat == seat) => {
                NoUndo::OthersChose
            }
            _ => NoUndo::NothingChosen,
        })
    }

    /// The same if everyone agrees, whatever happened since: the last choice of the seat that was
    /// not forced.
    #[must_use]
    pub fn way_back_if_agreed(&self, seat: Seat) -> Option<usize> {
        let own = |ply: &usize| self.moves[*ply].seat == seat && self.was_free(seat, *ply);
        (0..self.moves.len()).rev().find(own)
    }

    /// Could the seat choose between several things after so many choices?
    fn was_free(&self, seat: Seat, ply: usize) -> bool {
        let mut options = Vec::new();
        self.game.legal(&self.at(ply), seat, &mut options);
        options.len() > 1
    }

    /// The only thing the seat can do, if there is no reason to ask. There is one if doing it
    /// would put a choice out of reach that can still be taken back.
    #[must_use]
    pub fn forced(&self, seat: Seat) -> Option<G::Choice> {
        let mut options = Vec::new();
        self.game.legal(&self.state, seat, &mut options);
        let &[only] = options.as_slice() else { return None };
        let mut ahead = self.clone();
        ahead.play(seat, only).ok()?;
        let still_open = self.way_back(seat).is_err() || ahead.way_back(seat).is_ok();
        still_open.then_some(only)
    }

    /// The state after the first `ply` choices.
    ///
    /// # Panics
    /// When the game breaks the law that a setup it once accepted stays acceptable.
    #[must_use]
    pub fn at(&self, ply: usize) -> G::State {
        let start = self.game.start(&self.setup, Luck::new(self.seed));
        let mut state = start.expect("this setup was accepted when the match started");
        for made in &self.moves[..ply.min(self.moves.len())] {
            self.game.advance(&mut state, made.seat, made.choice);
        }
        state
    }

    /// The same match in a world the seat cannot tell from the real one: tests compare what reaches
    /// the seat from both. Only the state is imagined; what came before it is still what was.
    #[must_use]
    pub fn imagine(&self, seat: Seat, luck: &mut Luck) -> Self {
        Self { state: self.game.imagine(&self.state, seat, luck), ..self.clone() }
    }

    /// The rules this match is played by.
    #[must_use]
    pub fn game(&self) -> &'g G {
        self.game
    }

    /// The setup the match started from.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed; it must not reach a player while the match runs.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// All choices so far.
    #[must_use]
    pub fn moves(&self) -> &[Move<G::Choice>] {
        &self.moves
    }

    /// Where the match stands.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Whose answer the match waits for.
    #[must_use]
    pub fn status(&self) -> Status {
        self.game.status(&self.state)
    }
}
