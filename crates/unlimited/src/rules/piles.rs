//! Chapters 2, 21 and 25.3: decks, hands, discard piles and resources.

use script::Things as _;
use table::{Seat, Seats, Secret};

use super::Table;
use super::damage::{Dealer, Hit};
use super::meaning::card_of;
use super::state::{Block, CardId, Cards, SEATS};
use crate::game::Event;

impl Table<'_> {
    /// Draws cards; each missing card deals 3 damage to the base instead.
    pub(crate) fn draw(&mut self, seat: Seat, cards: u8) {
        let missing = self.draw_cards(seat, cards);
        self.suffer_empty_deck([(seat, missing)]);
    }

    /// Both players draw at the same time.
    pub(crate) fn both_draw(&mut self, cards: u8) {
        let missing = SEATS.map(|seat| (seat, self.draw_cards(seat, cards)));
        self.suffer_empty_deck(missing);
    }

    fn draw_cards(&mut self, seat: Seat, cards: u8) -> u8 {
        for drawn in 0..cards {
            let Some(card) = self.take_top(seat) else { return cards - drawn };
            let known = self.seats_knowing(card);
            self.state.hands.insert(card.thing());
            self.tell(|of| Event::Drew(seat, Secret::new(of(card), known.with(seat))));
        }
        0
    }

    fn suffer_empty_deck<const N: usize>(&mut self, missing: [(Seat, u8); N]) {
        let hits = missing.map(|(seat, cards)| Hit {
            to: CardId::base(seat),
            amount: cards.saturating_mul(3),
            dealer: Dealer::ability(seat, None),
        });
        for (seat, cards) in missing {
            if cards > 0 {
                self.tell(|_| Event::DeckEmpty(seat, cards));
            }
        }
        if missing.iter().any(|(_, cards)| *cards > 0) {
            self.deal(&hits);
        }
    }

    /// Removes the top card of a deck.
    pub(crate) fn take_top(&mut self, seat: Seat) -> Option<CardId> {
        let player = self.state.player_mut(seat);
        let card = player.deck.pop()?;
        if !player.blocks.is_empty() {
            player.trim_blocks(seat);
        }
        self.state.seen.remove(card.thing());
        Some(card)
    }

    /// Removes a card from its zone out of play.
    pub(crate) fn take_away(&mut self, card: CardId) {
        let seat = card.owner();
        let thing = card.thing();
        if !self.state.aside.is_empty() {
            self.state.aside.retain(|(aside, _)| *aside != card);
        }
        if !self.state.resolving.is_empty() {
            self.state.resolving.retain(|event| *event != card);
        }
        self.state.seen.remove(thing);
        self.state.fought.remove(thing);
        if self.state.hands.contains(thing) {
            return self.state.hands.remove(thing);
        }
        if self.state.discards.contains(thing) {
            return self.state.discards.remove(thing);
        }
        let player = self.state.player_mut(seat);
        if let Some(place) = player.deck.iter().position(|&other| other == card) {
            player.deck.remove(place);
            player.shrink_block(place, seat);
        }
        if self.state.resources.contains(thing) {
            let seat = if self.state.turned.contains(thing) { seat.other() } else { seat };
            self.state.resources.remove(thing);
            self.state.turned.remove(thing);
            // It does not matter which resources are exhausted: a ready one is kept as long as
            // possible.
            let player = self.state.player_mut(seat);
            player.spent = player.spent.saturating_sub(1);
        }
    }

    /// Puts a card into a hand; these seats know it.
    pub(crate) fn put_in_hand(&mut self, card: CardId, known_to: Seats) {
        self.state.hands.insert(card.thing());
        self.known_to(card, known_to);
    }

    /// Puts a card under its owner's deck; these seats know it.
    pub(crate) fn under_deck(&mut self, card: CardId, known_to: Seats) {
        let player = self.state.player_mut(card.owner());
        player.deck.insert(0, card);
        player.add_block(Block { size: 1, known_to });
        self.known_to(card, known_to);
    }

    /// Puts cards under the deck in random order; these seats know them.
    pub(crate) fn under_deck_at_random(&mut self, cards: Cards, known_to: Seats) {
        for seat in SEATS {
            let mut pile = tinyvec::ArrayVec::<[CardId; super::MOST_CARDS]>::new();
            cards.each(|card| {
                if card_of(card).owner() == seat {
                    pile.push(card_of(card));
                }
            });
            if pile.is_empty() {
                continue;
            }
            for &card in &pile {
                // Both players have seen a card that comes from a discard pile.
                if self.state.discards.contains(card.thing()) {
                    self.tell(|of| Event::Buried(of(card)));
                }
                self.take_away(card);
            }
            self.state.luck.shuffle(&mut pile);
            let size = u8::try_from(pile.len()).unwrap_or(u8::MAX);
            for &card in &pile {
                self.state.player_mut(seat).deck.insert(0, card);
                self.known_to(card, Seats::NONE);
            }
            self.state.player_mut(seat).add_block(Block { size, known_to });
            self.tell(|_| Event::BuriedAtRandom(seat, size));
        }
    }

    pub(crate) fn put_on_top(&mut self, card: CardId) {
        let seats_knowing = self.seats_knowing(card);
        self.take_away(card);
        self.state.player_mut(card.owner()).deck.push(card);
        self.known_to(card, seats_knowing);
    }

    pub(crate) fn shuffle(&mut self, seat: Seat) {
        let mut deck = self.state.player(seat).deck;
        deck.iter().for_each(|&card| self.known_to(card, Seats::NONE));
        self.state.luck.shuffle(&mut deck);
        let player = self.state.player_mut(seat);
        player.deck = deck;
        player.blocks.clear();
        self.tell(|_| Event::Shuffled(seat));
    }

    /// Moves a card from a hand or deck to its owner's discard pile.
    pub(crate) fn discard(&mut self, card: CardId) {
        self.take_away(card);
        self.state.discards.insert(card.thing());
        self.known_to(card, Seats::NONE);
        self.tell(|of| Event::Discarded(of(card)));
    }

    pub(crate) fn discard_at_random(&mut self, seat: Seat) -> bool {
        let hand = self.state.hand_of(seat);
        if hand.is_empty() {
            return false;
        }
        let nth = self.state.luck.below(hand.count());
        let (mut n, mut chosen) = (0, None);
        hand.each(|card| {
            if n == nth {
                chosen = Some(card_of(card));
            }
            n += 1;
        });
        chosen.into_iter().for_each(|card| self.discard(card));
        true
    }

    /// Discards the top cards of a deck.
    pub(crate) fn mill(&mut self, seat: Seat, cards: u8) -> u16 {
        self.state.seen = Cards::default();
        let mut milled = 0;
        for _ in 0..cards {
            let Some(card) = self.take_top(seat) else { break };
            self.state.discards.insert(card.thing());
            self.known_to(card, Seats::NONE);
            self.tell(|of| Event::Discarded(of(card)));
            self.state.seen.insert(card.thing());
            milled += 1;
        }
        milled
    }

    /// Makes a card a resource of a player: usually its owner, but a card that leaves play becomes
    /// a resource of the player who controlled it.
    pub(crate) fn resource(&mut self, seat: Seat, card: CardId, ready: bool) {
        let owner = card.owner();
        let from_hand = self.state.hands.contains(card.thing());
        let public =
            self.state.discards.contains(card.thing()) || self.state.resolving.contains(&card);
        let known = if public { Seats::first(2) } else { self.seats_knowing(card) };
        self.take_away(card);
        self.state.add_resource(seat, card);
        if !ready {
            self.state.player_mut(seat).spent += 1;
        }
        if from_hand {
            self.lose_track_of_hand(owner, card);
        } else {
            self.known_to(card, known);
        }
        let told = if from_hand { Seats::only(owner) } else { known.with(owner) };
        self.tell(|of| Event::Resourced(seat, Secret::new(of(card), told), ready));
        self.state.unchecked = true;
    }

    /// Pays with ready resources. Returns whether there were enough.
    pub(crate) fn pay(&mut self, seat: Seat, amount: u8) -> bool {
        if self.state.ready_resources(seat) < amount {
            return false;
        }
        self.state.player_mut(seat).spent += amount;
        if amount > 0 {
            self.tell(|_| Event::Paid(seat, amount));
        }
        true
    }

    pub(crate) fn ready_resources(&mut self, seat: Seat, amount: u8) -> u8 {
        let player = self.state.player_mut(seat);
        let readied = amount.min(player.spent);
        player.spent -= readied;
        if readied > 0 {
            self.tell(|_| Event::ReadiedResources(seat, readied));
        }
        readied
    }

    pub(crate) fn exhaust_resources(&mut self, seat: Seat, amount: u8) -> u8 {
        let exhausted = amount.min(self.state.ready_resources(seat));
        self.state.player_mut(seat).spent += exhausted;
        if exhausted > 0 {
            self.tell(|_| Event::ExhaustedResources(seat, exhausted));
        }
        exhausted
    }
}

impl Block {
    /// Notes that a card was removed, which only the owner of the deck has seen.
    fn forget(&mut self, owner: Seat) {
        let known_to =
            SEATS.into_iter().filter(|&seat| seat == owner && self.known_to.contains(seat));
        self.known_to = known_to.collect();
    }
}

impl super::state::Player {
    /// Shrinks the blocks if the deck has become smaller than they are. Only the owner knows which
    /// card is missing from a block.
    fn trim_blocks(&mut self, owner: Seat) {
        let mut left = self.deck.len();
        for block in &mut self.blocks {
            if usize::from(block.size) > left {
                block.size = u8::try_from(left).unwrap_or(u8::MAX);
                block.forget(owner);
            }
            left -= usize::from(block.size);
        }
        self.blocks.retain(|block| block.size > 0);
    }

    /// Shrinks the block from which a card was removed at this position.
    fn shrink_block(&mut self, place: usize, owner: Seat) {
        let mut from = 0;
        for block in &mut self.blocks {
            let to = from + usize::from(block.size);
            if (from..to).contains(&place) {
                block.size -= 1;
                block.forget(owner);
                break;
            }
            from = to;
        }
        self.blocks.retain(|block| block.size > 0);
    }

    /// Adds a block of cards under everything else.
    fn add_block(&mut self, block: Block) {
        if self.blocks.len() == self.blocks.capacity() {
            // The two topmost blocks are merged; the boundary between them is lost.
            if let (Some(high), Some(low)) = (self.blocks.pop(), self.blocks.pop()) {
                let known_to = SEATS
                    .into_iter()
                    .filter(|&seat| high.known_to.contains(seat) && low.known_to.contains(seat));
                self.blocks
                    .push(Block { size: high.size + low.size, known_to: known_to.collect() });
            }
        }
        self.blocks.insert(0, block);
    }
}
