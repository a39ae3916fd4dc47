//! Chapter 4.3: hidden information, and the worlds a seat can imagine.
//!
//! A known card is a face-down card in a hand or deck whose place a seat knows. A shuffle makes a
//! pile unknown; a public card needs no bit.

use script::Things as _;
use table::{Luck, Seat, Seats};
use tinyvec::ArrayVec;

use super::{Bases, State, Table};
use crate::capacity::{MOST_BASES, MOST_CARDS, SEATS};
use crate::components::{BaseId, CardId, Cards};

/// The cards of hidden places, in the order of the places.
type Places = ArrayVec<[CardId; MOST_CARDS]>;

impl Table<'_> {
    /// Makes the card known to exactly these seats, and to no watcher.
    pub(crate) fn known_to(&mut self, card: CardId, seats: Seats) {
        self.forget(card);
        seats.into_iter().for_each(|seat| self.learns(seat, card));
    }

    pub(crate) fn everyone_knows(&mut self, card: CardId) {
        self.known_to(card, self.state.seats());
        self.state.shown.insert(card.thing());
    }

    /// The seat knows where the card is. It knows the hands that it sees without a bit: a bit there
    /// would say which of the cards in that hand were once seen, which nobody else can know.
    pub(crate) fn learns(&mut self, seat: Seat, card: CardId) {
        if !self.state.seen_hands(seat).contains(card.thing()) {
            self.state.known[seat.index()].insert(card.thing());
        }
    }

    /// Drops all knowledge of the card, because it is face up now or was shuffled.
    pub(crate) fn forget(&mut self, card: CardId) {
        self.state.shown.remove(card.thing());
        self.state.known.iter_mut().for_each(|known| known.remove(card.thing()));
    }

    /// Drops all knowledge of these cards.
    pub(crate) fn forget_all(&mut self, cards: Cards) {
        self.state.shown -= cards;
        self.state.known.iter_mut().for_each(|known| *known -= cards);
    }
}

impl State {
    /// The cards of the hands that a seat sees.
    pub(crate) fn seen_hands(&self, seat: Seat) -> Cards {
        let hands = self.hand_readers(seat).into_iter().map(|other| self.player(other).hand);
        hands.fold(Cards::default(), std::ops::BitOr::bitor)
    }

    /// The seats that know where this hidden card is.
    pub(crate) fn knowers(&self, card: CardId) -> Seats {
        let knows = |seat: &Seat| self.known[seat.index()].contains(card.thing());
        SEATS.into_iter().filter(knows).collect()
    }

    /// The same table with everything that the seat does not know dealt at random. States that look
    /// alike to the seat lead to the same imagined worlds, given the same luck.
    pub(crate) fn imagined(&self, seat: Seat, luck: &mut Luck) -> Self {
        let mut world = *self;
        world.luck = luck.fork();
        for side in self.seats() {
            let player = self.player(side);
            let mut places: Places = player.deck.iter().copied().collect();
            let hidden_hand = !self.hand_readers(side).contains(seat);
            if hidden_hand {
                player.hand.each(|thing| places.push(CardId::of(thing)));
                // A hand has no order: what tells its cards apart is who else knows them.
                let knows = |card: CardId| self.known.map(|known| known.contains(card.thing()));
                places[player.deck.len()..].sort_by_key(|&card| knows(card));
            }
            let dealt = self.redeal_hidden(&mut world, &places, seat, luck);
            let (deck, hand) = dealt.split_at(player.deck.len());
            let there = world.player_mut(side);
            there.deck = deck.iter().copied().collect();
            if hidden_hand {
                there.hand = hand.iter().map(|card| card.thing()).collect();
            }
        }
        for (number, galaxy) in self.galaxies().iter().enumerate() {
            let deck: Places = galaxy.deck.iter().copied().collect();
            let dealt = self.redeal_hidden(&mut world, &deck, seat, luck);
            world.galaxies[number].deck = dealt.into_iter().collect();
        }
        for other in self.seats().without(seat) {
            let is_teammate = self.team(seat).contains(other);
            if self.secret {
                let seen = self.player(other).next_base.filter(|_| is_teammate);
                world.imagine_bases(other, seen, luck);
            }
            if !is_teammate {
                world.imagine_next_base(other, luck);
            }
        }
        world
    }

    /// Shuffles the cards that the seat does not know over the places it does not know. A seat that
    /// knew the card at a place knows the card that is there now.
    fn redeal_hidden(
        &self,
        world: &mut Self,
        places: &Places,
        seat: Seat,
        luck: &mut Luck,
    ) -> Places {
        let known = self.known[seat.index()];
        let hidden = |card: &CardId| !known.contains(card.thing());
        let mut unknown: Places = places.iter().copied().filter(hidden).collect();
        unknown.sort_unstable();
        luck.shuffle(&mut unknown);
        let mut dealt = *places;
        for place in dealt.iter_mut().filter(|place| hidden(place)) {
            let Some(card) = unknown.pop() else { break };
            *place = card;
        }
        for other in self.seats().without(seat) {
            let (knew, knows) = (self.known[other.index()], &mut world.known[other.index()]);
            let moved = || places.iter().zip(&dealt).filter(|(before, _)| hidden(before));
            let known = || moved().filter(|(before, _)| knew.contains(before.thing()));
            known().for_each(|(before, _)| knows.remove(before.thing()));
            known().for_each(|(_, now)| knows.insert(now.thing()));
        }
        dealt
    }

    /// The base that a player has chosen to come next while a teammate still chooses.
    fn imagine_next_base(&mut self, other: Seat, luck: &mut Luck) {
        let player = self.player_mut(other);
        if player.next_base.is_some() {
            let bases: ArrayVec<[BaseId; MOST_BASES]> = player.base_deck.iter().collect();
            let many = u32::try_from(bases.len()).unwrap_or(1);
            player.next_base = bases.get(luck.below(many) as usize).copied();
        }
    }

    /// In the secret mode the bases that another player picked and left out are indistinguishable,
    /// except the next one that a teammate has seen.
    fn imagine_bases(&mut self, other: Seat, seen: Option<BaseId>, luck: &mut Luck) {
        let player = self.player_mut(other);
        let picked = usize::from(player.base_deck.count()) - usize::from(seen.is_some());
        let mut hidden = Bases(player.base_deck.0 | player.left_out.0);
        seen.into_iter().for_each(|base| hidden.remove(base));
        let mut hidden: ArrayVec<[BaseId; MOST_BASES]> = hidden.iter().collect();
        luck.shuffle(&mut hidden);
        player.base_deck = hidden[..picked].iter().copied().chain(seen).collect();
        player.left_out = hidden[picked..].iter().copied().collect();
    }
}
