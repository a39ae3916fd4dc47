//! Seats and the state of a match as pages and programs are shown them.

use games::AnyMatch;
use prose::{Conjunction, Text, text};
use table::{Next, Outcome, Resignation, Seat, Seats};
use ui::table_page::{
    Conceding, DeckChoice, DeckProgress, NextUp, SeatLine, Sideboard, Sitter as DisplayedSitter,
    Standing as DisplayedStanding, Verdict,
};

use super::live_table::{Ending, LiveTable};
use super::{Resigning, Sitter, Standing};
use crate::secret::SecretHash;

impl LiveTable {
    pub(crate) fn seat_lines(
        &self,
        played: &dyn AnyMatch,
        visitor: Option<&SecretHash>,
    ) -> Vec<SeatLine> {
        let now = self.context.now();
        let asked = match self.standing() {
            Standing::Playing => played.deciders(),
            Standing::Waiting | Standing::Over | Standing::Closed => Seats::NONE,
        };
        let line = |name: &games::SeatName| SeatLine {
            seat: name.seat,
            word: name.word.clone(),
            name: name.in_sentence.clone(),
            side: name.side.clone(),
            sitter: self.displayed_sitter(name.seat, visitor),
            asked: asked.contains(name.seat),
            wants_more: self.wants_rematch.contains(name.seat),
            clock: self
                .clocks
                .left(name.seat, now)
                .map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX)),
        };
        played.seats().iter().map(line).collect()
    }

    /// The setup in words. Before the match begins, nobody knows the decks that players bring.
    pub(crate) fn say_setup(&self, played: &dyn AnyMatch) -> Text {
        if !self.has_begun() {
            return text!("each side brings its own deck", "cada bando trae su mazo");
        }
        let setup = match self.standing() {
            Standing::Waiting => played.say_setup(),
            Standing::Playing | Standing::Over | Standing::Closed => played.say_setup_begun(),
        };
        setup.capitalised()
    }

    /// Who has chosen a deck, until the match begins.
    pub(super) fn deck_choices(&self, visitor: Option<&SecretHash>) -> Vec<DeckChoice> {
        if self.has_begun() || self.ended.is_some() {
            return Vec::new();
        }
        let choice = |name: &games::SeatName| DeckChoice {
            name: name.text.clone(),
            sitter: self.displayed_sitter(name.seat, visitor),
            progress: self.deck_progress(name.seat),
        };
        self.played.seats().iter().map(choice).collect()
    }

    /// Whether the player in a seat has chosen a deck; that of a bot was chosen with the table.
    pub(crate) fn deck_progress(&self, seat: Seat) -> DeckProgress {
        if self.brings(seat) && !self.brought.contains_key(&seat) {
            DeckProgress::Choosing
        } else {
            DeckProgress::Ready
        }
    }

    fn displayed_sitter(&self, seat: Seat, visitor: Option<&SecretHash>) -> DisplayedSitter {
        let Some(assignment) = self.assignment(seat) else { return DisplayedSitter::Open };
        match &assignment.sitter {
            Sitter::Open => DisplayedSitter::Open,
            Sitter::Bot(level) => DisplayedSitter::Bot(level.clone()),
            sitter if visitor.is_some_and(|visitor| sitter.belongs_to(visitor)) => {
                DisplayedSitter::You
            }
            Sitter::StandIn(_) => DisplayedSitter::Bot("normal".to_owned()),
            Sitter::Person(owner) => DisplayedSitter::Person { here: self.is_connected(owner) },
        }
    }

    /// Whether the visitor is connected.
    pub(crate) fn is_connected(&self, visitor: &SecretHash) -> bool {
        self.connections.iter().any(|connection| connection.visitor.as_ref() == Some(visitor))
    }

    pub(crate) fn displayed_standing(&self, played: &dyn AnyMatch) -> DisplayedStanding {
        match self.ended {
            None if self.standing() == Standing::Waiting => DisplayedStanding::Waiting,
            None => DisplayedStanding::Playing,
            Some(ending) => {
                let how = say_ending(ending, self.outcome(), played);
                let standing = self.outcome().and_then(|outcome| played.say_standing(outcome));
                DisplayedStanding::Over(standing.into_iter().fold(how, Text::then))
            }
        }
    }

    /// The result for the seat, once the match is over.
    pub(super) fn verdict(&self, seat: Seat) -> Option<Verdict> {
        if self.ended? == Ending::Closed {
            return None;
        }
        let winners = self.outcome().map_or(Seats::NONE, Outcome::winners);
        Some(match winners {
            winners if winners.contains(seat) => Verdict::Won,
            Seats::NONE if self.played.seats().len() > 1 => Verdict::Drawn,
            _ => Verdict::Lost,
        })
    }

    /// The next game or match of the players, and whether the seat can exchange cards before.
    pub(super) fn next_up(&self, seat: Option<Seat>) -> NextUp {
        match self.next() {
            Some(Ok(Next::Again(_))) => NextUp::Again,
            Some(Ok(Next::Game(_))) => NextUp::Game(match seat {
                Some(seat) if self.exchanges.contains_key(&seat) => Sideboard::Exchanged,
                Some(seat) if !self.spares(seat).is_empty() => Sideboard::Open,
                _ => Sideboard::Empty,
            }),
            _ => NextUp::Match,
        }
    }

    /// The consequence of giving up for the seat.
    pub(super) fn conceding(&self, seat: Seat) -> Conceding {
        match self.played.resign(self.conceding_with(seat)) {
            Resignation::Ends(outcome) => match self.played.seating().teammates(seat) {
                Seats::NONE => match self.played.next(outcome, &[]) {
                    Ok(Next::Game(_)) => Conceding::LosesGame,
                    _ => Conceding::Loses,
                },
                mates if mates.both(self.would_concede).is_empty() => Conceding::Loses,
                _ => Conceding::NeedsTeam { teammate_would: true },
            },
            Resignation::NeedsToo(_) if self.would_concede.contains(seat) => Conceding::Waits,
            Resignation::NeedsToo(_) => Conceding::NeedsTeam { teammate_would: false },
            Resignation::Leaves(_) => match self.stored.config.resigning {
                Resigning::Bot => Conceding::LeavesToBot,
                Resigning::End => Conceding::EndsMatch,
            },
        }
    }
}

/// Says how the match ended, and who won.
fn say_ending(ending: Ending, outcome: Option<Outcome>, played: &dyn AnyMatch) -> Text {
    let names = |wanted: Seats| {
        let found = played.seats().iter().filter(|name| wanted.contains(name.seat));
        Text::list(found.map(|name| name.in_sentence.clone()), Conjunction::And)
    };
    let side = |seat: Seat| names(played.seating().team(seat)).capitalised();
    let how = match ending {
        Ending::ByRules => {
            return played.outcome().map(|(_, text)| text).unwrap_or_default();
        }
        Ending::Closed => return text!("The table was closed.", "La mesa se cerró."),
        Ending::Conceded(seat) => {
            text!("{side}: conceded.", "{side}: rendición.", side = side(seat))
        }
        Ending::RanOut(seat) => {
            text!("{side}: out of time.", "{side}: tiempo agotado.", side = side(seat))
        }
    };
    how.then(match outcome.map(Outcome::winners) {
        None | Some(Seats::NONE) => text!("Nobody wins.", "No gana nadie."),
        Some(winners) => {
            text!("Victory for {who}.", "Victoria de {who}.", who = names(winners))
        }
    })
}
