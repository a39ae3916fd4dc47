//! Chapter 2.2: hidden information, and the worlds that a seat considers possible.
//!
//! Deck lists are open; the positions of cards are not. A known card is a face-down card in a hand,
//! a deck or the resources whose position a seat knows.

use script::{Thing, Things as _};
use table::{Luck, Seat, Seats};
use tinyvec::ArrayVec;

use super::Table;
use super::meaning::card_of;
use super::state::{CardId, Cards, Object, SEATS, State};

/// Cards of one owner, in the order of their positions.
type Places = ArrayVec<[CardId; 136]>;

impl Table<'_> {
    /// The seats that know where this hidden card is, not counting its owner's own hand and
    /// resources.
    pub(crate) fn seats_knowing(&self, card: CardId) -> Seats {
        let knows = |&seat: &Seat| self.state.player(seat).known.contains(card.thing());
        SEATS.into_iter().filter(knows).collect()
    }

    /// Makes exactly these seats know the card; spectators do not.
    pub(crate) fn known_to(&mut self, card: CardId, seats: Seats) {
        self.state.shown.remove(card.thing());
        self.state.held.remove(card.thing());
        for seat in SEATS {
            let player = self.state.player_mut(seat);
            player.known.remove(card.thing());
            if seats.contains(seat) {
                player.known.insert(card.thing());
            }
        }
    }

    pub(crate) fn everyone_knows(&mut self, card: CardId) {
        self.known_to(card, Seats::first(2));
        self.state.shown.insert(card.thing());
    }

    pub(crate) fn learns(&mut self, seat: Seat, card: CardId) {
        self.state.player_mut(seat).known.insert(card.thing());
        if card.owner() != seat {
            self.state.held.remove(card.thing());
        }
    }

    /// Updates the opponent's knowledge after a card moved unseen from hand to resources: each card
    /// known in that hand may be in either place now.
    pub(crate) fn lose_track_of_hand(&mut self, owner: Seat, card: CardId) {
        let mut hand = self.state.hand_of(owner);
        hand.insert(card.thing());
        self.state.shown -= hand;
        let other = self.state.player_mut(owner.other());
        let lost = other.known & hand;
        other.known -= lost;
        self.state.held |= lost;
        self.state.player_mut(owner).known.remove(card.thing());
    }
}

impl State {
    /// The same table with everything the seat does not know dealt again. Worlds that look the same
    /// to the seat lead to the same result with the same luck.
    pub(crate) fn imagined(&self, seat: Seat, luck: &mut Luck) -> Self {
        let mut world = *self;
        world.luck = luck.fork();
        for seat in SEATS {
            // The holder of a card always knows it; how they learned it is irrelevant.
            let held = self.hand_of(seat) | self.resources_of(seat);
            world.player_mut(seat).known -= held;
        }
        world.imagine_own_deck(seat, luck);
        world.imagine_other(seat, luck);
        world
    }

    /// Deals the seat's own deck: its order is unknown, but the seat may know the contents of
    /// blocks under it.
    fn imagine_own_deck(&mut self, seat: Seat, luck: &mut Luck) {
        let known = self.player(seat).known;
        let before = self.player(seat).deck;
        let mut deck = before;
        let mut from = 0;
        let mut rest_from = 0;
        for block in self.player(seat).blocks {
            let to = from + usize::from(block.size);
            if block.known_to.contains(seat) {
                deal_among(&mut deck[from..to], known, luck);
                rest_from = to;
            } else {
                break;
            }
            from = to;
        }
        deal_among(&mut deck[rest_from..], known, luck);
        self.move_knowledge(seat.other(), &before, &deck, known);
        self.player_mut(seat).deck = deck;
        self.rename(&before, &deck);
    }

    /// Deals the opponent's hand, resources and deck.
    fn imagine_other(&mut self, seat: Seat, luck: &mut Luck) {
        let other = seat.other();
        let (known, held) = (self.player(seat).known, self.held_by(seat));
        let player = self.player(other);
        let [hand, resources] = [self.hand_of(other), self.resources_of(other)];
        let mut near = Places::default();
        hand.each(|card| near.push(card_of(card)));
        let in_hand = near.len();
        resources.each(|card| near.push(card_of(card)));
        let deck = player.deck;
        // Blocks at the bottom whose cards this seat knows keep their cards.
        let mut low = 0;
        for block in player.blocks {
            if !block.known_to.contains(seat) {
                break;
            }
            low += usize::from(block.size);
        }
        let mut new_deck = deck;
        let mut from = 0;
        for block in player.blocks.iter().take_while(|block| block.known_to.contains(seat)) {
            let to = from + usize::from(block.size);
            deal_among(&mut new_deck[from..to], known, luck);
            from = to;
        }
        let (new_near, high) = deal_near(&near, &deck[low..], known, held, luck);
        new_deck[low..].copy_from_slice(&high);
        self.hands -= hand;
        self.resources -= resources;
        new_near[..in_hand].iter().for_each(|card| self.hands.insert(card.thing()));
        // Resources that belong to the seat came from play and are known: they stay.
        new_near[in_hand..].iter().for_each(|card| self.resources.insert(card.thing()));
        self.player_mut(other).deck = new_deck;
        self.move_knowledge(other, &deck, &new_deck, known);
        let hidden = |cards: &[CardId]| -> Places {
            cards.iter().copied().filter(|card| !known.contains(card.thing())).collect()
        };
        let old = [&near[..in_hand], &near[in_hand..]].map(hidden);
        let new = [&new_near[..in_hand], &new_near[in_hand..]].map(hidden);
        let (mut before, mut after) =
            (deck.iter().copied().collect(), new_deck.iter().copied().collect());
        for (old, new) in old.iter().zip(&new) {
            self.follow(old, new, &mut before, &mut after);
        }
        self.rename(&before, &after);
        // Cards the opponent picked in secret are in its hand; this seat does not know which.
        let picked = self.picked & (hand | resources);
        if !picked.is_empty() {
            self.picked -= picked;
            let mut free: Places = new_near[..in_hand].iter().copied().collect();
            // The order of known cards among the others is not known to the seat.
            free.sort_unstable();
            luck.shuffle(&mut free);
            let many = picked.count() as usize;
            free.iter().take(many).for_each(|card| self.picked.insert(card.thing()));
        }
    }

    /// Matches cards in hands and resources, which have no order: each card there that an effect
    /// under way remembers becomes another one, in the order in which effects refer to them.
    fn follow(&self, old: &[CardId], new: &[CardId], before: &mut Places, after: &mut Places) {
        let mut next = new.iter();
        let mut note = |thing: Thing| {
            if let Object::Card(card) = Object::of(thing)
                && old.contains(&card)
                && !before.contains(&card)
                && let Some(&fresh) = next.next()
            {
                before.push(card);
                after.push(fresh);
            }
        };
        self.stack.each_thing(&mut note);
        let postponed = self.postponed.iter().filter_map(|postponed| postponed.effect);
        postponed.for_each(|(_, effect)| {
            let frame = effect.frame();
            frame.each_thing(&mut |thing| {
                if thing != frame.source {
                    note(thing);
                }
            });
        });
        self.seen.each(&mut note);
    }

    /// Makes the effects under way refer to the cards that are now in the same positions.
    fn rename(&mut self, before: &[CardId], after: &[CardId]) {
        let new = |thing: Thing| match Object::of(thing) {
            Object::Card(card) => {
                let place = before.iter().position(|&old| old == card);
                place.map_or(thing, |place| after[place].thing())
            }
            _ => thing,
        };
        if before == after {
            return;
        }
        self.stack.rename(new);
        for postponed in &mut self.postponed {
            if let Some((_, effect)) = &mut postponed.effect {
                effect.change(|frame| {
                    // Both players saw the source of the effect, so it stays the same.
                    let source = frame.source;
                    frame.rename(new);
                    frame.source = source;
                });
            }
        }
        let seen = self.seen;
        self.seen = Cards::default();
        seen.each(|card| self.seen.insert(new(card)));
    }

    /// Transfers what `seat` knew about a position to the card that is there now.
    fn move_knowledge(&mut self, seat: Seat, before: &[CardId], after: &[CardId], fixed: Cards) {
        let knows = self.player(seat).known;
        let mut now = knows;
        for card in before.iter().filter(|card| !fixed.contains(card.thing())) {
            now.remove(card.thing());
        }
        for (old, new) in before.iter().zip(after) {
            if !fixed.contains(old.thing()) && knows.contains(old.thing()) {
                now.insert(new.thing());
            }
        }
        self.player_mut(seat).known = now;
    }
}

/// Shuffles the unknown cards among their positions.
fn deal_among(places: &mut [CardId], known: Cards, luck: &mut Luck) {
    let hidden = |card: &CardId| !known.contains(card.thing());
    let mut unknown: Places = places.iter().copied().filter(hidden).collect();
    unknown.sort_unstable();
    luck.shuffle(&mut unknown);
    for place in places.iter_mut().filter(|place| hidden(place)) {
        if let Some(card) = unknown.pop() {
            *place = card;
        }
    }
}

/// Deals the unknown cards to hand and resources on one side and the deck on the other; cards in
/// `held` are known to be in hand or resources.
fn deal_near(
    near: &Places,
    deck: &[CardId],
    known: Cards,
    held: Cards,
    luck: &mut Luck,
) -> (Places, Places) {
    let hidden = |card: &CardId| !known.contains(card.thing());
    let mut certain: Places =
        near.iter().copied().filter(|card| hidden(card) && held.contains(card.thing())).collect();
    let mut unknown: Places = near
        .iter()
        .chain(deck)
        .copied()
        .filter(|card| hidden(card) && !held.contains(card.thing()))
        .collect();
    certain.sort_unstable();
    unknown.sort_unstable();
    luck.shuffle(&mut unknown);
    let open = near.iter().filter(|card| hidden(card)).count();
    while certain.len() < open {
        let Some(card) = unknown.pop() else { break };
        certain.push(card);
    }
    luck.shuffle(&mut certain);
    let mut new_near = *near;
    for place in new_near.iter_mut().filter(|place| hidden(place)) {
        if let Some(card) = certain.pop() {
            *place = card;
        }
    }
    let mut new_deck: Places = deck.iter().copied().collect();
    for place in new_deck.iter_mut().filter(|place| hidden(place)) {
        if let Some(card) = unknown.pop() {
            *place = card;
        }
    }
    (new_near, new_deck)
}
