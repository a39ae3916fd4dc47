//! What a bot is given.

use table::{Game, Luck, Seat, Viewer};

/// A match as one seat knows it. The state inside is out of reach of bots.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
    options: &'a [G::Choice],
}

impl<'a, G: Game> Sight<'a, G> {
    /// What this seat may know, and choose, now. The list is filled anew; whoever plays many games
    /// hands in the same one again and again.
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

    /// Whose sight it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may choose, at least one thing.
    #[must_use]
    pub fn options(&self) -> &'a [G::Choice] {
        self.options
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Viewer::Seat(self.seat))
    }

    /// A world the seat cannot tell from the real one.
    #[must_use]
    pub fn imagine(&self, luck: &mut Luck) -> G::State {
        self.game.imagine(self.state, self.seat, luck)
    }
}
