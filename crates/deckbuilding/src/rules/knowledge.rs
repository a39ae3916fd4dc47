//! Chapter 4.3: who knows what, and the worlds a seat can imagine.
//!
//! A known card is one in a hand or deck whose place a seat knows although it is face down. A
//! shuffle makes a pile unknown; a card that becomes public needs no bit.

use script::{Thing, Things as _};
use table::{Luck, Seat, Seats, Sink};
use tinyvec::ArrayVec;

use super::{Bases, Pile, State, Table};
use crate::game::Event;
use crate::kit::{BaseId, CardId, SEATS};

impl<S: Sink<Event>> Table<'_, S> {
    /// Who knows where this hidden card is.
    pub(crate) fn knowers(&self, card: CardId) -> Seats {
        let knows = |&seat: &Seat| self.state.known[seat.index()].contains(card.thing());
        SEATS.into_iter().filter(knows).collect()
    }

    /// From now on exactly these seats know the card, and no guest does.
    pub(crate) fn known_to(&mut self, card: CardId, seats: Seats) {
        self.state.shown.remove(card.thing());
        for seat in SEATS {
            let known = &mut self.state.known[seat.index()];
            known.remove(card.thing());
            if seats.contains(seat) {
                known.insert(card.thing());
            }
        }
    }

    pub(crate) fn everyone_knows(&mut self, card: CardId) {
        self.known_to(card, Seats::first(2));
        self.state.shown.insert(card.thing());
    }

    pub(crate) fn learns(&mut self, seat: Seat, card: CardId) {
        self.state.known[seat.index()].insert(card.thing());
    }

    /// The card is face up now, or shuffled away.
    pub(crate) fn forget(&mut self, card: CardId) {
        self.known_to(card, Seats::NONE);
    }
}

impl State {
    /// The same table with everything the seat does not know dealt anew.
    pub(crate) fn imagined(&self, seat: Seat, luck: &mut Luck) -> Self {
        let mut world = *self;
        world.luck = luck.fork();
        let known = self.known[seat.index()];
        for side in SEATS {
            let player = &mut world.players[side.index()];
            let mut unknown = unknown_of(&player.deck, |card| !known.contains(card.thing()));
            let mut hidden_hand: ArrayVec<[Thing; 120]> = ArrayVec::new();
            if side != seat {
                player.hand.each(|thing| {
                    if !known.contains(thing) {
                        hidden_hand.push(thing);
                    }
                });
            }
            unknown.extend(hidden_hand.iter().map(|thing| CardId(thing.0.to_le_bytes()[0])));
            luck.shuffle(&mut unknown);
            for thing in &hidden_hand {
                player.hand.remove(*thing);
            }
            for _ in &hidden_hand {
                if let Some(card) = unknown.pop() {
                    player.hand.insert(card.thing());
                }
            }
            deal(&mut player.deck, unknown, |card| !known.contains(card.thing()));
        }
        let mut unknown = unknown_of(&world.galaxy, |card| !known.contains(card.thing()));
        luck.shuffle(&mut unknown);
        deal(&mut world.galaxy, unknown, |card| !known.contains(card.thing()));
        if self.secret {
            world.imagine_bases(seat.other(), luck);
        }
        world
    }

    /// In the secret mode the other's picks and left-out bases cannot be told apart.
    fn imagine_bases(&mut self, other: Seat, luck: &mut Luck) {
        let player = self.player_mut(other);
        let picked = player.base_deck.count() as usize;
        let mut hidden: ArrayVec<[BaseId; 20]> =
            Bases(player.base_deck.0 | player.left_out.0).iter().collect();
        luck.shuffle(&mut hidden);
        player.base_deck = hidden[..picked].iter().copied().collect();
        player.left_out = hidden[picked..].iter().copied().collect();
    }
}

fn unknown_of(pile: &Pile, hidden: impl Fn(CardId) -> bool) -> ArrayVec<[CardId; 120]> {
    pile.iter().copied().filter(|&card| hidden(card)).collect()
}

/// Puts the shuffled cards into the places of the pile nobody told the seat about.
fn deal(pile: &mut Pile, mut cards: ArrayVec<[CardId; 120]>, hidden: impl Fn(CardId) -> bool) {
    for place in pile.iter_mut().filter(|place| hidden(**place)) {
        if let Some(card) = cards.pop() {
            *place = card;
        }
    }
}
