//! A match: setup, seed and choices, which determine everything else.

use crate::{Game, Luck, Refusal, Seat, Seats, Seed, SetupFaults, Status};

/// A choice made by a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move<C> {
    /// The seat that chose.
    pub seat: Seat,
    /// The choice.
    pub choice: C,
}

/// The result of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<E> {
    /// The number of choices made so far, this one included.
    pub ply: usize,
    /// The events, not yet reduced to what a viewer may know.
    pub events: Vec<E>,
}

/// The reason why a seat cannot undo a choice by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has not chosen anything yet.
    NothingChosen,
    /// Another seat has chosen since.
    OthersChose,
    /// A player has learned hidden information since.
    Revealed,
}

/// What happened since a moment of a match, as far as it matters for taking it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Since {
    /// The seats that have chosen.
    pub choosers: Seats,
    /// Whether hidden information was revealed.
    pub revealed: bool,
}

/// A match, running or over.
#[derive(Debug)]
pub struct Match<'g, G: Game> {
    game: &'g G,
    setup: G::Setup,
    seed: Seed,
    moves: Vec<Move<G::Choice>>,
    /// For each choice, whether it revealed hidden information.
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

    /// Undoes all choices after the first `ply`, by replaying those.
    pub fn rewind(&mut self, ply: usize) {
        if ply >= self.moves.len() {
            return;
        }
        self.moves.truncate(ply);
        self.revealing.truncate(ply);
        self.state = self.at(ply);
    }

    /// The number of latest choices this seat may undo by itself: its own since another seat chose
    /// or hidden information was revealed.
    #[must_use]
    pub fn undoable(&self, seat: Seat) -> usize {
        let made = self.moves.iter().zip(&self.revealing).rev();
        made.take_while(|(made, revealing)| made.seat == seat && !**revealing).count()
    }

    /// The ply to rewind to when the seat undoes: the one before its last choice that was not
    /// forced.
    ///
    /// # Errors
    /// The reason why the seat may not undo anything by itself.
    pub fn undo_target(&self, seat: Seat) -> Result<usize, NoUndo> {
        let made = self.moves.len();
        let kept = made - self.undoable(seat);
        if let Some(ply) = (kept..made).rev().find(|&ply| self.had_several_options(seat, ply)) {
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

    /// The ply to rewind to when all players agree to an undo, whatever happened since: the one
    /// before the last choice of the seat that was not forced.
    #[must_use]
    pub fn agreed_undo_target(&self, seat: Seat) -> Option<usize> {
        let own =
            |ply: &usize| self.moves[*ply].seat == seat && self.had_several_options(seat, *ply);
        (0..self.moves.len()).rev().find(own)
    }

    /// What happened after the first `ply` choices.
    #[must_use]
    pub fn since(&self, ply: usize) -> Since {
        let first = ply.min(self.moves.len());
        Since {
            choosers: self.moves[first..]
                .iter()
                .map(|made| made.seat)
                .fold(Seats::NONE, Seats::with),
            revealed: self.revealing[first..].contains(&true),
        }
    }

    /// Whether the seat had several options after the first `ply` choices.
    fn had_several_options(&self, seat: Seat, ply: usize) -> bool {
        let mut options = Vec::new();
        self.game.legal(&self.at(ply), seat, &mut options);
        options.len() > 1
    }

    /// The only option of the seat, if it can be carried out without asking. The seat is asked all
    /// the same if carrying it out would make an earlier choice impossible to undo.
    #[must_use]
    pub fn forced(&self, seat: Seat) -> Option<G::Choice> {
        let mut options = Vec::new();
        self.game.legal(&self.state, seat, &mut options);
        let &[only] = options.as_slice() else { return None };
        let mut ahead = self.clone();
        ahead.play(seat, only).ok()?;
        let undo_unaffected = self.undo_target(seat).is_err() || ahead.undo_target(seat).is_ok();
        undo_unaffected.then_some(only)
    }

    /// The state after the first `ply` choices.
    ///
    /// # Panics
    /// When the game refuses the setup, which it accepted when the match started.
    #[must_use]
    pub fn at(&self, ply: usize) -> G::State {
        let start = self.game.start(&self.setup, Luck::new(self.seed));
        let mut state = start.expect("this setup was accepted when the match started");
        for made in &self.moves[..ply.min(self.moves.len())] {
            self.game.advance(&mut state, made.seat, made.choice);
        }
        state
    }

    /// The same match with a state that the seat cannot tell from the real one; tests compare what
    /// reaches the seat from both. Only the state is imagined: the list of choices stays the real
    /// one.
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

    /// The current state.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Whether the match waits for a choice or is over.
    #[must_use]
    pub fn status(&self) -> Status {
        self.game.status(&self.state)
    }
}
