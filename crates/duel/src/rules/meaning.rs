//! Evaluating words on a given table. The functions here change nothing.

use script::{Bits, Frame, Reading, Stack};
use table::{Seat, Seats};

use super::state::{thing, title};
use super::{Pile, Rule, State};
use crate::words::{Amount, DuelWords, Set, Test, Verb, Who};

/// A read-only view of the table.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) state: &'a State,
}

/// The seat that a word means.
pub(crate) fn who(who: Who, frame: &Frame) -> Seat {
    match who {
        Who::You => frame.seat,
        // Without a named opponent the effect asks no other player: see `Rule::NameOpponent`.
        Who::Opponent => frame.opponent().unwrap_or(frame.seat),
    }
}

fn all(pile: &Pile) -> Bits<1> {
    pile.iter().map(|&card| thing(card)).collect()
}

impl Look<'_> {
    /// The fighters these players have in play.
    fn fighters(&self, seats: Seats) -> Bits<1> {
        let boards = seats.into_iter().map(|seat| all(&self.state.side(seat).board));
        boards.fold(Bits::default(), |all, board| all | board)
    }
}

impl Reading<DuelWords> for Look<'_> {
    #[inline]
    fn stack(&self) -> &Stack<Rule, Bits<1>> {
        &self.state.stack
    }

    fn seat(&self, word: &Who, frame: &Frame) -> Seat {
        who(*word, frame)
    }

    fn can(&self, verb: &Verb, frame: &Frame) -> bool {
        match *verb {
            Verb::Heal(word, _) => self.state.side(who(word, frame)).life < self.state.most_life,
            Verb::LookAtTop => !self.state.side(frame.seat).deck.is_empty(),
            // In a deck of one card the top is the bottom already.
            Verb::Bury => self.state.side(frame.seat).deck.len() > 1,
            Verb::LoseLife(word, _) => self.state.side(who(word, frame)).life > 0,
            Verb::Draw(..)
            | Verb::Damage(..)
            | Verb::Shield(_)
            | Verb::Discard(_)
            | Verb::Roll
            | Verb::PlayFree(_) => true,
        }
    }

    fn test(&self, test: &Test, _: &Frame) -> bool {
        let Test::RolledAtLeast(n) = *test;
        self.state.rolled >= n.value()
    }

    fn number(&self, num: &Amount, _: &Frame) -> u16 {
        u16::from(num.value())
    }

    fn members(&self, set: &Set, frame: &Frame) -> Bits<1> {
        match *set {
            Set::AnyFighter => self.fighters(self.state.seating().region(frame.seat)),
            Set::FriendlyFighters => self.fighters(Seats::only(frame.seat)),
            Set::EnemyFighters => self.fighters(self.state.reach(frame.seat)),
            Set::HandOf(word) => all(&self.state.side(who(word, frame)).hand),
            Set::CheapInHand(word, n) => {
                let side = self.state.side(who(word, frame));
                let cheap = |card: &&u8| side.has_room() && title(**card).card().cost <= n.value();
                side.hand.iter().filter(cheap).map(|&card| thing(card)).collect()
            }
        }
    }
}
