//! Chapter 4: drawing and playing cards.

use script::Thing;
use table::{Seat, Seats, Secret};

use super::state::{Fighter, Pile, card, owner, title};
use super::{Readiness, Table};
use crate::game::Event;

impl Table<'_> {
    /// The seat draws a card, or loses a life when its deck is empty. When all players draw, the
    /// first may end the duel by this; the others then draw no more.
    pub(crate) fn draw(&mut self, seat: Seat) {
        if self.state.outcome.is_some() || !self.state.standing().contains(seat) {
            return;
        }
        let Some(card) = self.state.side_mut(seat).deck.pop() else {
            self.log.emit(|| Event::EmptyDeck(seat));
            return self.lose_life(seat, 1);
        };
        let knew = self.state.forget_place(card);
        self.state.side_mut(seat).hand.push(card);
        self.log.emit(|| Event::Drew(seat, Secret::new(title(card), knew.with(seat))));
    }

    /// Pays for a card and brings it into play.
    pub(crate) fn play(&mut self, seat: Seat, chosen: Thing) {
        let chosen = card(chosen);
        self.state.side_mut(seat).energy -= title(chosen).card().cost;
        self.enter(seat, chosen);
    }

    /// Puts the card into play and begins its effect.
    pub(crate) fn enter(&mut self, seat: Seat, card: u8) {
        let facts = title(card).card();
        let side = self.state.side_mut(seat);
        remove(&mut side.hand, card);
        side.board.push(card);
        self.state.fighters[usize::from(card)] =
            Fighter { damage: 0, shields: facts.shields, readiness: Readiness::New };
        self.log.emit(|| Event::Played(seat, facts.title));
        self.trigger(self.duel.when_played[facts.title as usize], card);
    }

    pub(crate) fn discard(&mut self, card: u8) {
        let seat = owner(card);
        let side = self.state.side_mut(seat);
        remove(&mut side.hand, card);
        side.discard.push(card);
        self.log.emit(|| Event::Discarded(seat, title(card)));
    }

    pub(crate) fn look_at_top(&mut self, seat: Seat) {
        let Some(&card) = self.state.side(seat).deck.last() else { return };
        self.state.known[seat.index()] |= 1 << card;
        self.log.emit(|| Event::Looked(seat, Secret::new(title(card), Seats::only(seat))));
    }

    pub(crate) fn bury(&mut self, seat: Seat) {
        let deck = &mut self.state.side_mut(seat).deck;
        if let Some(card) = deck.pop() {
            deck.insert(0, card);
            self.log.emit(|| Event::Buried(seat));
        }
    }
}

/// Takes a card out of a pile, keeping the order of the rest.
pub(crate) fn remove(pile: &mut Pile, card: u8) {
    if let Some(place) = pile.iter().position(|&other| other == card) {
        pile.remove(place);
    }
}
