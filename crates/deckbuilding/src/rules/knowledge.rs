//! Chapter 4.3: who knows what, and the worlds a seat can imagine.
//!
//! A known card is one in a hand or deck whose place a seat knows although it is face down. A
//! shuffle makes a pile unknown; a card that becomes public needs no bit.

use script::Things as _;
use table::{Luck, Seat, Seats, Sink};
use tinyvec::ArrayVec;

use super::{Bases, State, Table};
use crate::game::Event;
use crate::kit::{BaseId, CardId, SEATS};

/// The cards of hidden places, in the order of the places.
type Places = ArrayVec<[CardId; 120]>;

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
    /// The same table with everything the seat does not know dealt anew. Worlds that look alike to
    /// the seat lead to the same imagined worlds, given the same luck.
    pub(crate) fn imagined(&self, seat: Seat, luck: &mut Luck) -> Self {
        let mut world = *self;
        world.luck = luck.fork();
        for side in SEATS {
            let player = self.player(side);
            let mut places: Places = player.deck.iter().copied().collect();
            if side != seat {
                player.hand.each(|thing| places.push(CardId(thing.0.to_le_bytes()[0])));
            }
            let dealt = self.deal_anew(&mut world, &places, seat, luck);
            let (deck, hand) = dealt.split_at(player.deck.len());
            let there = world.player_mut(side);
            there.deck = deck.iter().copied().collect();
            if side != seat {
                there.hand = hand.iter().map(|card| card.thing()).collect();
            }
        }
        let galaxy: Places = self.galaxy.iter().copied().collect();
        world.galaxy = self.deal_anew(&mut world, &galaxy, seat, luck).into_iter().collect();
        if self.secret {
            world.imagine_bases(seat.other(), luck);
        }
        world
    }

    /// Shuffles the cards the seat does not know over the places it does not know. Whatever the
    /// other knew of a place, it knows of the card that is there now.
    fn deal_anew(&self, world: &mut Self, places: &Places, seat: Seat, luck: &mut Luck) -> Places {
        let known = self.known[seat.index()];
        let hidden = |card: &CardId| !known.contains(card.thing());
        let mut unknown: Places = places.iter().copied().filter(hidden).collect();
        unknown.sort_unstable();
        luck.shuffle(&mut unknown);
        let other = seat.other().index();
        let mut dealt = *places;
        for place in dealt.iter_mut().filter(|place| hidden(place)) {
            let Some(card) = unknown.pop() else { break };
            if self.known[other].contains(place.thing()) {
                world.known[other].remove(place.thing());
            }
            *place = card;
        }
        for (before, now) in places.iter().zip(&dealt) {
            if hidden(before) && self.known[other].contains(before.thing()) {
                world.known[other].insert(now.thing());
            }
        }
        dealt
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
