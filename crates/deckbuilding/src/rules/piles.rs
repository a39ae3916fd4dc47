//! Moving cards: drawing, discarding, refilling the row, and decks that run out.

use script::Things as _;
use table::{Seat, Secret};

use super::{Mark, Pile, Table};
use crate::capacity::SEATS;
use crate::components::CardId;
use crate::game::{Event, Pool, Target};

/// The place from which a card was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum From {
    /// This seat's hand.
    Hand(Seat),
    /// This seat's discard pile.
    Discard(Seat),
    /// This seat's play area.
    Play(Seat),
    /// The row of the galaxy with this number.
    Row(usize),
    /// The discard pile or deck of the galaxy with this number.
    GalaxyPile(usize),
    /// A pilot pile.
    Pilots,
    /// A place that no effect reaches: a deck, exile.
    Unreachable,
}

impl Table<'_> {
    /// Draws up to this many cards, shuffling the discard pile when the deck runs out. Returns the
    /// number of cards drawn.
    pub(crate) fn draw(&mut self, seat: Seat, amount: u8) -> u8 {
        for drawn in 0..amount {
            if self.state.player(seat).deck.is_empty() {
                self.fill_deck(seat);
            }
            let player = self.state.player_mut(seat);
            let Some(card) = player.deck.pop() else { return drawn };
            player.hand.insert(card.thing());
            self.log.emit(|| {
                let piece = self.state.piece(card.thing());
                let told = self.state.knowers(card).with(seat);
                let shown = self.state.shown.contains(card.thing());
                let secret = if shown { Secret::open(piece) } else { Secret::new(piece, told) };
                Event::Drew(seat, secret)
            });
        }
        amount
    }

    /// Shuffles the discard pile into an empty deck.
    fn fill_deck(&mut self, seat: Seat) {
        let player = &mut self.state.players[seat.index()];
        if player.discard.is_empty() {
            return;
        }
        player.deck = std::mem::take(&mut player.discard);
        self.state.luck.shuffle(&mut player.deck);
        self.log.emit(|| Event::Shuffled(Pool::Player(seat)));
    }

    /// Shuffles the discard pile of a galaxy under its deck if the deck has fewer than `wanted`
    /// cards.
    pub(crate) fn fill_galaxy(&mut self, number: usize, wanted: usize) {
        let galaxy = &mut self.state.galaxies[number];
        if galaxy.deck.len() >= wanted || galaxy.discard.is_empty() {
            return;
        }
        let mut new = std::mem::take(&mut galaxy.discard);
        self.state.luck.shuffle(&mut new);
        new.extend(galaxy.deck);
        galaxy.deck = new;
        self.log.emit(|| Event::Shuffled(Pool::Galaxy));
    }

    /// Fills every empty place of every row as far as there are cards.
    pub(crate) fn refill(&mut self) {
        for number in 0..self.state.galaxies.len() {
            self.refill_row(number);
        }
    }

    fn refill_row(&mut self, number: usize) {
        while let Some(place) = self.state.galaxies[number].row.gap() {
            self.fill_galaxy(number, 1);
            let Some(card) = self.state.galaxies[number].deck.pop() else { return };
            self.forget(card);
            self.state.galaxies[number].row.put(place, card);
            self.log.emit(|| Event::Refilled(self.state.piece(card.thing())));
        }
    }

    /// Takes a card from its current place. A row place stays empty until [`Table::refill`].
    pub(crate) fn take_away(&mut self, card: CardId) -> From {
        let thing = card.thing();
        for number in 0..self.state.galaxies.len() {
            let galaxy = &mut self.state.galaxies[number];
            if galaxy.row.take(card) {
                self.release_attackers(card);
                return From::Row(number);
            }
            if galaxy.pilots.contains(thing) {
                galaxy.pilots.remove(thing);
                return From::Pilots;
            }
        }
        for seat in SEATS {
            let player = self.state.player_mut(seat);
            if player.hand.contains(thing) {
                player.hand.remove(thing);
                return From::Hand(seat);
            }
            if player.in_play().contains(thing) {
                player.units.remove(thing);
                player.ships.remove(thing);
                player.clear_marks(thing);
                *self.state.mark_mut(card) = Mark::default();
                return From::Play(seat);
            }
        }
        // Piles come last, because a card is found in a set faster.
        for seat in SEATS {
            if remove(&mut self.state.player_mut(seat).discard, card) {
                return From::Discard(seat);
            }
        }
        for (number, galaxy) in self.state.galaxies.iter_mut().enumerate() {
            if remove(&mut galaxy.discard, card) || remove(&mut galaxy.deck, card) {
                return From::GalaxyPile(number);
            }
        }
        From::Unreachable
    }

    /// Releases the cards assigned to a target that left the row; they cannot attack any more.
    fn release_attackers(&mut self, target: CardId) {
        for seat in SEATS {
            let hunters = self.state.assigned(seat, Target::Row(target));
            hunters.each(|unit| {
                let player = self.state.player_mut(seat);
                player.spend(unit);
                player.without_target.insert(unit);
            });
        }
    }

    /// Discards a card to the pile that belongs to its current place.
    pub(crate) fn discard(&mut self, card: CardId) {
        let from = self.take_away(card);
        self.forget(card);
        match from {
            From::Hand(seat) | From::Discard(seat) | From::Play(seat) => {
                self.state.player_mut(seat).discard.push(card);
                let piece = || self.state.piece(card.thing());
                if let From::Hand(seat) = from {
                    self.log.emit(|| Event::DiscardedFromHand(seat, piece()));
                    self.trigger_opponent_discarded(seat);
                } else {
                    self.log.emit(|| Event::Discarded(Pool::Player(seat), piece()));
                }
            }
            From::Row(number) | From::GalaxyPile(number) => {
                self.state.galaxies[number].discard.push(card);
                let piece = || self.state.piece(card.thing());
                self.log.emit(|| Event::Discarded(Pool::Galaxy, piece()));
            }
            From::Pilots | From::Unreachable => {}
        }
    }

    /// Exiles a card: it leaves the game, to the pile of the player who exiled it.
    pub(crate) fn exile(&mut self, seat: Seat, card: CardId) -> bool {
        if self.state.players.iter().any(|player| player.exile.contains(card.thing())) {
            return false;
        }
        let from = self.take_away(card);
        if from == From::Unreachable {
            return false;
        }
        self.forget(card);
        self.state.player_mut(seat).exile.insert(card.thing());
        self.log.emit(|| Event::Exiled(seat, self.state.piece(card.thing())));
        if matches!(from, From::Row(_)) {
            self.refill();
        }
        true
    }

    /// Adds a card that all players can see to a hand.
    pub(crate) fn take(&mut self, seat: Seat, card: CardId) {
        let from = self.take_away(card);
        self.everyone_knows(card);
        self.state.player_mut(seat).hand.insert(card.thing());
        self.log.emit(|| Event::Took(seat, self.state.piece(card.thing())));
        if matches!(from, From::Row(_)) {
            self.refill();
        }
    }

    /// This seat puts a card on top of a deck.
    pub(crate) fn put_on_deck(&mut self, seat: Seat, onto: Seat, card: CardId) {
        let knew = self.state.knowers(card);
        match self.take_away(card) {
            From::Hand(owner) => {
                // Watchers cannot tell which card left the hand, so they no longer know any card of
                // it.
                let hand = self.state.player(owner).hand;
                self.state.shown -= hand;
                self.state.player_mut(onto).deck.push(card);
                let told = knew.with(owner).with(seat);
                self.known_to(card, told);
                let secret = || Secret::new(self.state.piece(card.thing()), told);
                self.log.emit(|| Event::PutOnDeck(onto, secret()));
            }
            _ => {
                self.state.player_mut(onto).deck.push(card);
                self.everyone_knows(card);
                let secret = || Secret::open(self.state.piece(card.thing()));
                self.log.emit(|| Event::PutOnDeck(onto, secret()));
            }
        }
    }
}

/// Takes a card out of a pile, keeping the order of the rest.
fn remove(pile: &mut Pile, card: CardId) -> bool {
    let place = pile.iter().position(|&other| other == card);
    place.map(|place| pile.remove(place)).is_some()
}
