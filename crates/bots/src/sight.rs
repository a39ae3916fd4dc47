//! The part of a match that a bot may know.

use prose::Text;
use table::{Game, Luck, Notation, Refusal, Seat, Seats, Viewer};

use crate::Evaluator;

/// A match as one seat may know it. Bots cannot access the state inside.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    options: &'a [G::Choice],
}

impl<'a, G: Game> Sight<'a, G> {
    /// The match as this seat may know it now. The list is filled with its options; it can be
    /// reused for the next sight, to save allocations.
    #[must_use]
    pub fn new(
        game: &'a G,
        state: &'a G::State,
        seat: Seat,
        options: &'a mut Vec<G::Choice>,
    ) -> Self {
        game.legal(state, seat, options);
        Self { game, state, seat, options }
    }

    /// The rules.
    #[must_use]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The seats that play with this one as a team, without itself.
    #[must_use]
    pub fn teammates(&self) -> Seats {
        self.game.seating(self.state).team(self.seat).without(self.seat)
    }

    /// The options of the seat, at least one.
    #[must_use]
    pub fn options(&self) -> &'a [G::Choice] {
        self.options
    }

    /// The view of the seat.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// The question the seat is asked.
    #[must_use]
    pub fn question(&self) -> Option<G::Question> {
        self.game.question(self.state, self.seat)
    }

    /// The reason why this choice is not an option.
    #[must_use]
    pub fn explain(&self, choice: G::Choice) -> Refusal {
        self.game.explain(self.state, self.seat, choice)
    }

    /// A random state that the seat cannot tell from the real one.
    #[must_use]
    pub fn imagine(&self, luck: &mut Luck) -> G::State {
        self.game.imagine(self.state, self.seat, luck)
    }
}

impl<G: Evaluator> Sight<'_, G> {
    /// The options that are worth a thought, at least one.
    #[must_use]
    pub fn sensible_options(&self) -> Vec<G::Choice> {
        let mut options = self.options.to_vec();
        self.game.keep_sensible(self.state, self.seat, &mut options);
        options
    }
}

impl<G: Notation> Sight<'_, G> {
    /// The names of all seats, in order.
    #[must_use]
    pub fn seat_names(&self) -> Vec<String> {
        let seats = self.game.seats(self.state).into_iter();
        seats.map(|seat| self.game.seat_name(self.state, seat)).collect()
    }

    /// A choice in the game's notation.
    #[must_use]
    pub fn write(&self, choice: G::Choice) -> String {
        self.game.write_choice(self.state, choice)
    }

    /// Reads a choice in the game's notation.
    ///
    /// # Errors
    /// A sentence that names what is not understood.
    pub fn read(&self, words: &str) -> Result<G::Choice, Text> {
        self.game.read_choice(self.state, self.seat, words)
    }
}
