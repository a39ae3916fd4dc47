//! Second thoughts of bots that were done with a shared turn.
//!
//! In a shared turn a bot says that it is done when nothing it can do is worth doing. What the
//! teammate does afterwards may change that: a card returned to the bot's hand, the Force that an
//! ability asks for. The bot need not wait for it, because a seat that is done may go on after all
//! ([`table::Game::unasked`]). It does so when it could then do something that it could not do when
//! it was last asked; so it never goes on for what it has just declined.

use table::{Game, Luck, Seat, Seed, Status};

use crate::Sight;

/// What the bots of a match could choose when they were last asked.
#[derive(Clone, Debug)]
pub struct SecondThoughts<G: Game> {
    declined: Vec<(Seat, Vec<G::Choice>)>,
}

impl<G: Game> Default for SecondThoughts<G> {
    fn default() -> Self {
        Self { declined: Vec::new() }
    }
}

impl<G: Game> SecondThoughts<G> {
    /// Remembers the options of a seat that is asked now. Where nobody has a teammate there will be
    /// no second thoughts.
    pub fn asked(&mut self, sight: &Sight<'_, G>) {
        let seat = sight.seat();
        if sight.teammates().is_empty() {
            return;
        }
        let options = sight.options();
        match self.declined.iter_mut().find(|(asked, _)| *asked == seat) {
            Some((_, old)) => {
                old.clear();
                old.extend_from_slice(options);
            }
            None => self.declined.push((seat, options.to_vec())),
        }
    }

    /// The choice of a seat that nobody asks: to go on, if that gives it an option that it did not
    /// have when it was last asked. A seat that was never asked leaves things as they are.
    #[must_use]
    pub fn go_on(&self, sight: &Sight<'_, G>) -> Option<G::Choice> {
        let seat = sight.seat();
        let (_, declined) = self.declined.iter().find(|(asked, _)| *asked == seat)?;
        let game = sight.game();
        // What the seat could do depends on what it knows, so one imagined world is enough.
        let world = sight.imagine(&mut Luck::new(Seed::from_number(0)));
        let mut options = Vec::new();
        let gives_more = |choice: &&G::Choice| {
            let mut after = world.clone();
            game.advance(&mut after, seat, **choice);
            let Status::Decide(seats) = game.status(&after) else { return false };
            if !seats.contains(seat) {
                return false;
            }
            game.legal(&after, seat, &mut options);
            options.iter().any(|option| !declined.contains(option))
        };
        sight.options().iter().find(gives_more).copied()
    }
}
