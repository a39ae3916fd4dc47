//! Moving cards: drawing, discarding, refilling the row, and decks that run out.

use script::{Task, Things as _};
use table::{Seat, Secret};

use super::state::{Due, Postponed};
use super::{Galaxies, Mark, Pile, Rule, Table};
use crate::components::{CardId, Cards, Piece};
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
    /// This seat's deck.
    Deck(Seat),
    /// This seat's exile pile.
    Exile(Seat),
    /// The row of the galaxy with this number.
    Row(usize),
    /// The discard pile or deck of the galaxy with this number.
    GalaxyPile(usize),
    /// A pilot pile.
    Pilots,
    /// A place that no effect reaches: under a base.
    Unreachable,
}

impl Table<'_> {
    /// Draws up to this many cards, shuffling the discard pile when the deck runs out. Returns the
    /// number of cards drawn.
    pub(crate) fn draw(&mut self, seat: Seat, amount: u8) -> u8 {
        (0..amount).find(|_| !self.lift(seat, Event::Drew)).unwrap_or(amount)
    }

    /// Moves the top card of a deck to the hand, told as this event. Returns whether there was one.
    #[inline]
    pub(crate) fn lift(&mut self, seat: Seat, told_as: fn(Seat, Secret<Piece>) -> Event) -> bool {
        if self.state.player(seat).deck.is_empty() {
            self.fill_deck(seat, 1);
        }
        let player = self.state.player_mut(seat);
        let Some(card) = player.deck.pop() else { return false };
        player.hand.insert(card.thing());
        self.log.emit(|| {
            let piece = self.state.piece(card.thing());
            let told = self.state.knowers(card).union(self.state.hand_readers(seat));
            let shown = self.state.shown.contains(card.thing());
            let secret = if shown { Secret::open(piece) } else { Secret::new(piece, told) };
            told_as(seat, secret)
        });
        // Whoever sees the hand knows it without a bit.
        for reader in self.state.hand_readers(seat) {
            self.state.known[reader.index()].remove(card.thing());
        }
        true
    }

    /// Shuffles the discard pile under a deck with fewer than `wanted` cards.
    pub(crate) fn fill_deck(&mut self, seat: Seat, wanted: usize) {
        let player = &mut self.state.players[seat.index()];
        if player.deck.len() >= wanted || player.discard.is_empty() {
            return;
        }
        let mut new = std::mem::take(&mut player.discard);
        self.state.luck.shuffle(&mut new);
        new.extend(player.deck);
        player.deck = new;
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

    /// Fills every empty place of every row as far as there are cards. An effect that waits for a
    /// gap comes first.
    pub(crate) fn refill(&mut self) {
        if !self.state.postponed.is_empty() && self.fill_gap_otherwise() {
            return;
        }
        for number in 0..self.state.galaxies().len() {
            self.refill_row(number);
        }
    }

    /// Begins the effect that fills the next gap in the row instead of the galaxy deck, if there is
    /// one. Returns whether there is.
    fn fill_gap_otherwise(&mut self) -> bool {
        let is_for_gap =
            |postponed: &Postponed| matches!(postponed.effect, Some((Due::NextGap, _)));
        let here = |postponed: &Postponed| {
            let effect = postponed.effect.filter(|_| is_for_gap(postponed));
            effect.is_some_and(|(_, effect)| {
                let galaxies = self.look().galaxies_of(&effect.frame());
                galaxies.iter().any(|number| self.state.galaxies[number].row.gap().is_some())
            })
        };
        let Some(place) = self.state.postponed.iter().position(here) else { return false };
        let Some((_, effect)) = self.state.postponed.remove(place).effect else { return false };
        self.state.stack.push_rule(Rule::Refill);
        self.state.stack.push(Task::Ability(effect.frame()));
        true
    }

    /// Puts a card into the first open place of these rows.
    pub(crate) fn fill_gap(&mut self, galaxies: Galaxies, card: CardId) -> bool {
        let gap = |number: usize| Some((number, self.state.galaxies[number].row.gap()?));
        let Some((number, place)) = galaxies.iter().find_map(gap) else { return false };
        self.take_away(card);
        self.forget(card);
        self.state.galaxies[number].row.put(place, card);
        self.log.emit(|| Event::Refilled(self.state.piece(card.thing())));
        true
    }

    /// Discards cards from the top of a galaxy deck until one of the wanted is discarded. Returns
    /// whether one was. The deck is not rebuilt for it.
    pub(crate) fn discard_until(&mut self, number: usize, wanted: Cards) -> bool {
        while let Some(&card) = self.state.galaxies[number].deck.last() {
            self.discard(card);
            if wanted.contains(card.thing()) {
                return true;
            }
        }
        false
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
        for number in 0..self.state.galaxies().len() {
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
        for seat in self.state.seats() {
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
            if player.exile.contains(thing) {
                player.exile.remove(thing);
                return From::Exile(seat);
            }
        }
        // Piles come last, because a card is found in a set faster.
        for seat in self.state.seats() {
            if remove(&mut self.state.player_mut(seat).discard, card) {
                return From::Discard(seat);
            }
        }
        for (number, galaxy) in self.state.galaxies_mut().iter_mut().enumerate() {
            if remove(&mut galaxy.discard, card) || remove(&mut galaxy.deck, card) {
                return From::GalaxyPile(number);
            }
        }
        let mut decks = self.state.seats().into_iter();
        match decks.find(|&seat| remove(&mut self.state.player_mut(seat).deck, card)) {
            Some(seat) => From::Deck(seat),
            None => From::Unreachable,
        }
    }

    /// Releases the cards assigned to a target that left the row; they cannot attack any more.
    fn release_attackers(&mut self, target: CardId) {
        for seat in self.state.seats() {
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
            From::Hand(seat) | From::Discard(seat) | From::Play(seat) | From::Deck(seat) => {
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
            From::Pilots | From::Exile(_) | From::Unreachable => {}
        }
    }

    /// Exiles a card of the row, or of this player's hand, discard pile or play area, to this
    /// player's exile pile. A card that is somewhere else by now stays there.
    pub(crate) fn exile(&mut self, seat: Seat, card: CardId) -> bool {
        let player = self.state.player(seat);
        let own = player.hand.contains(card.thing())
            || player.in_play().contains(card.thing())
            || player.discard.contains(&card);
        if !own && !self.state.in_row(card) {
            return false;
        }
        let from = self.take_away(card);
        self.forget(card);
        self.state.player_mut(seat).exile.insert(card.thing());
        if self.state.active().contains(seat) {
            self.state.exiled.insert(card.thing());
        }
        self.log.emit(|| Event::Exiled(seat, self.state.piece(card.thing())));
        if matches!(from, From::Row(_)) {
            self.refill();
        }
        true
    }

    /// Adds a card that all players can see to a hand.
    pub(crate) fn take(&mut self, seat: Seat, card: CardId) {
        let from = self.take_away(card);
        self.state.player_mut(seat).hand.insert(card.thing());
        self.everyone_knows(card);
        self.log.emit(|| Event::Took(seat, self.state.piece(card.thing())));
        if matches!(from, From::Row(_)) {
            self.refill();
        }
    }

    /// This seat puts a card on top of a deck.
    pub(crate) fn put_on_deck(&mut self, seat: Seat, onto: Seat, card: CardId) {
        match self.take_away(card) {
            From::Hand(owner) => {
                // The others cannot tell which card left the hand, so they no longer know any card
                // of it.
                let hand = self.state.player(owner).hand;
                let told = self.state.hand_readers(owner).with(seat);
                self.state.shown -= hand;
                for other in self.state.seats().minus(told) {
                    self.state.known[other.index()] -= hand;
                }
                self.state.player_mut(onto).deck.push(card);
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
