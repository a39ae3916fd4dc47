//! The decisions of one game, kept until its result is known.

use bots::Sight;
use table::{Notation, Seat, Sink, Spoken};

use crate::contest::Follower;
use crate::features::Featured;

/// One decision.
pub(super) struct Row {
    pub(super) seat: Seat,
    pub(super) question: String,
    pub(super) options: Vec<String>,
    /// The index of the option that was taken.
    pub(super) choice: usize,
    pub(super) features: Vec<f32>,
}

/// Follows a game and keeps every decision.
pub(crate) struct GameRows {
    /// The round, and the number of the game in it.
    pub(super) number: (u64, usize),
    /// The names of the seats; empty before the first decision.
    pub(super) seats: Vec<String>,
    pub(super) rows: Vec<Row>,
}

impl GameRows {
    /// Rows for the game with this round, and this number in it.
    pub(crate) fn new(number: (u64, usize)) -> Self {
        Self { number, seats: Vec::new(), rows: Vec::new() }
    }
}

impl<E> Sink<E> for GameRows {
    fn listens(&self) -> bool {
        false
    }

    fn emit(&mut self, _: E) {}
}

impl<G: Featured + Notation + Spoken> Follower<G> for GameRows {
    fn chosen(&mut self, sight: &Sight<'_, G>, choice: G::Choice) {
        if self.rows.is_empty() {
            self.seats = sight.seat_names();
        }
        self.rows.push(row(sight, choice));
    }
}

fn row<G: Featured + Notation + Spoken>(sight: &Sight<'_, G>, choice: G::Choice) -> Row {
    let game = sight.game();
    let view = sight.view();
    let question = sight.question().map(|question| game.say_question(&view, &question).en);
    let mut features = Vec::with_capacity(G::list().len());
    game.features(&view, sight.seat(), &mut features);
    Row {
        seat: sight.seat(),
        question: question.unwrap_or_default(),
        options: sight.options().iter().map(|&option| sight.write(option)).collect(),
        // Options are sorted, and the choice is one of them.
        choice: sight.options().partition_point(|&option| option < choice),
        features,
    }
}
