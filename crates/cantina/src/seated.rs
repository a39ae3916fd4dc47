//! A match as those in its seats meet it: what they see, what they are asked, what they choose.

use bots::{BotSeats, Evaluator, Fault, Player};
use prose::Text;
use table::{Described, Game, Match, NoUndo, Notation, Refusal, Seat, Seed, Status, Viewer};

/// A match that can be played, whatever its game.
pub(crate) trait Seated {
    /// Who must choose; nobody once the match is over.
    fn deciders(&self) -> Vec<Seat>;

    /// What the seat is called inside a sentence.
    fn say_seat(&self, seat: Seat) -> Text;

    /// The table as the viewer knows it, a line each.
    fn board(&self, viewer: Viewer) -> Vec<Text>;

    /// The contents of every pile the viewer may examine, a line each.
    fn piles(&self, viewer: Viewer) -> Vec<Text>;

    /// What the seat is asked, if it must choose.
    fn question(&self, seat: Seat) -> Option<Text>;

    /// What the seat may choose, those with the same heading together.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// Makes a choice, given in the game's notation.
    fn choose(&mut self, seat: Seat, words: &str) -> Result<(), Rejection>;

    /// The only thing the seat can do, if there is no reason to ask. There is one if doing it
    /// would put a choice out of reach that can still be taken back.
    fn forced(&self, seat: Seat) -> Option<Offer>;

    /// Lets a bot choose for the seat.
    fn choose_as_bot(&mut self, seat: Seat, player: &Player) -> Result<(), Fault>;

    /// Takes back the last choice of the seat, with what was forced after it.
    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo>;

    /// What decides the luck of the match.
    fn seed(&self) -> Seed;
}

/// Something a seat may choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    /// What it is listed under.
    pub(crate) heading: Text,
    /// What is done.
    pub(crate) text: Text,
    /// The choice in the game's notation.
    pub(crate) words: String,
}

/// Why a choice was not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Rejection {
    /// It is no choice of this game.
    NotUnderstood(Text),
    /// It is not allowed now.
    Refused(Refusal),
}

/// A match, and the bots that play it.
pub(crate) struct Table<'g, G: Game> {
    pub(crate) played: Match<'g, G>,
    bots: BotSeats<G>,
}

impl<'g, G: Game> Table<'g, G> {
    /// A table at which nobody sits yet.
    pub(crate) fn new(played: Match<'g, G>) -> Self {
        Self { played, bots: BotSeats::default() }
    }
}

impl<G: Described + Notation + Evaluator> Table<'_, G> {
    /// Makes a choice; the bots hear of it.
    fn play(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refusal> {
        let before = self.played.state().clone();
        self.played.play(seat, choice)?;
        self.bots.hear(self.played.game(), &before, seat, choice);
        Ok(())
    }
}

impl<G: Described + Notation + Evaluator> Seated for Table<'_, G> {
    fn deciders(&self) -> Vec<Seat> {
        match self.played.status() {
            Status::Decide(seats) => seats.into_iter().collect(),
            Status::Over(_) => Vec::new(),
        }
    }

    fn say_seat(&self, seat: Seat) -> Text {
        let (game, state) = (self.played.game(), self.played.state());
        game.say_seat(&game.view(state, Viewer::Watcher), seat)
    }

    fn board(&self, viewer: Viewer) -> Vec<Text> {
        let (game, state) = (self.played.game(), self.played.state());
        game.describe(&game.view(state, viewer))
    }

    fn piles(&self, viewer: Viewer) -> Vec<Text> {
        let (game, state) = (self.played.game(), self.played.state());
        game.piles(&game.view(state, viewer))
    }

    fn question(&self, seat: Seat) -> Option<Text> {
        let (game, state) = (self.played.game(), self.played.state());
        let question = game.question(state, seat)?;
        Some(game.say_question(&game.view(state, Viewer::Seat(seat)), &question))
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let (game, state) = (self.played.game(), self.played.state());
        let view = game.view(state, Viewer::Seat(seat));
        table::offers(game, state, seat, &view)
            .into_iter()
            .map(|offer| Offer { heading: offer.heading, text: offer.text, words: offer.words })
            .collect()
    }

    fn choose(&mut self, seat: Seat, words: &str) -> Result<(), Rejection> {
        let (game, state) = (self.played.game(), self.played.state());
        let choice = game.read_choice(state, seat, words).map_err(Rejection::NotUnderstood)?;
        self.play(seat, choice).map_err(Rejection::Refused)
    }

    fn forced(&self, seat: Seat) -> Option<Offer> {
        self.played.forced(seat)?;
        self.offers(seat).pop()
    }

    fn choose_as_bot(&mut self, seat: Seat, player: &Player) -> Result<(), Fault> {
        let choice = self.bots.choose(&self.played, seat, player)?;
        self.play(seat, choice).map_err(|refusal| Fault(refusal.text))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let ply = self.played.way_back(seat)?;
        self.played.rewind(ply);
        // What the bots have heard is no longer so; others sit down when they are needed.
        self.bots = BotSeats::default();
        Ok(())
    }

    fn seed(&self) -> Seed {
        self.played.seed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{game_named, games};

    /// Everything that is said at every moment of a match between bots.
    fn said(setup: &str, name: &str) -> Vec<Text> {
        let game = game_named(name).unwrap();
        let mut played = game.start(setup, Seed::from_number(8)).unwrap();
        let mut said = Vec::new();
        while let Some(&seat) = played.deciders().first() {
            said.extend(played.board(Viewer::Seat(seat)));
            said.extend(played.board(Viewer::Watcher));
            said.extend(played.offers(seat).into_iter().map(|offer| offer.heading));
            said.push(played.say_seat(seat));
            played.choose_as_bot(seat, &Player::Level(bots::Level::Random)).unwrap();
        }
        said
    }

    #[test]
    fn the_table_is_described_in_both_languages_at_every_moment() {
        for (setup, game) in [("", "duel"), ("", "deckbuilding"), ("mode=secret", "deckbuilding")] {
            for text in said(setup, game) {
                assert_eq!(text.is_complete(), Ok(()), "{game}");
            }
        }
    }

    #[test]
    fn offers_alike_stand_together_and_every_offer_can_be_taken() {
        for game in games() {
            let mut played = game.start("", Seed::from_number(2)).unwrap();
            while let Some(&seat) = played.deciders().first() {
                let offers = played.offers(seat);
                let groups = offers.chunk_by(|one, next| one.heading == next.heading);
                let mut headings: Vec<&str> =
                    groups.map(|group| group[0].heading.en.as_str()).collect();
                let count = headings.len();
                headings.sort_unstable();
                headings.dedup();
                assert_eq!(headings.len(), count, "{offers:?}");
                let last = &offers[offers.len() - 1];
                assert_eq!(played.choose(seat, &last.words), Ok(()), "{last:?}");
                if played.choices() == 300 {
                    break;
                }
            }
        }
    }
}
