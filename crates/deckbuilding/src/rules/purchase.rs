//! Chapter 8: purchasing a card; chapter 17: bribing.

use script::{Slot, Task, Things as _, start};
use table::{Seat, Seats};

use super::piles::From;
use super::state::Postponed;
use super::{Destination, Rule, Table};
use crate::components::CardId;
use crate::game::Event;
use crate::words::{Ability, Goes, Moment, Price, Step, Trigger, Verb};

impl Table<'_> {
    /// Pays the price and places the card; the gap is filled, and then the purchase triggers
    /// abilities.
    pub(crate) fn purchase(&mut self, seat: Seat, card: CardId, price: Price, goes: Goes) {
        let cost = match price {
            Price::Free => 0,
            Price::Cost => self.card(card).cost,
        };
        self.pay(seat, cost);
        self.log.emit(|| Event::Bought(seat, self.state.piece(card.thing()), cost));
        self.find_places(seat, card, goes);
        self.state.bought.insert(card.thing());
        match self.state.places.len() {
            0 => {
                self.leave_galaxy(card);
                self.state.player_mut(seat).discard.push(card);
                self.trigger_purchased(seat, card);
            }
            1 => self.place(seat, card, 0),
            _ => self.state.stack.push_rule(Rule::Place(card)),
        }
    }

    /// Collects every effect that determines the place of this purchase. Each of them is used up.
    fn find_places(&mut self, seat: Seat, card: CardId, goes: Goes) {
        self.state.places.clear();
        if goes != Goes::Usual {
            self.add_place(Destination::Said(goes));
        }
        for lowered in &self.ready(card).abilities {
            if let (Ability::PlacesItself(_), Some(entry)) = (lowered.ability, lowered.effect) {
                self.add_place(Destination::By(card.thing(), entry));
            }
        }
        if let Some(base) = self.state.player(seat).base {
            for lowered in &self.ready_base(base).abilities {
                let Ability::PlacesFirst(sort, _) = lowered.ability else { continue };
                let sort = self.look().of_sort(sort, seat, base.thing());
                let before = sort & self.state.bought.resized();
                if let Some(entry) = lowered.effect
                    && sort.contains(card.thing())
                    && before.is_empty()
                {
                    self.add_place(Destination::By(base.thing(), entry));
                }
            }
        }
        if self.state.postponed.is_empty() {
            return;
        }
        let mut postponed = std::mem::take(&mut self.state.postponed);
        postponed.retain(|Postponed { effect }| match effect {
            Some((Moment::NextPurchase, frame)) => {
                self.add_place(Destination::Postponed(*frame));
                false
            }
            _ => true,
        });
        self.state.postponed = postponed;
    }

    /// Adds a place; two effects with the same result are one choice.
    fn add_place(&mut self, place: Destination) {
        let goes = self.plain_destination(&place);
        let alike = |other: &Destination| goes.is_some() && self.plain_destination(other) == goes;
        if !self.state.places.iter().any(alike) {
            self.state.places.push(place);
        }
    }

    /// The place of the card, if the effect only moves it.
    fn plain_destination(&self, place: &Destination) -> Option<Goes> {
        let source = match place {
            Destination::Said(goes) => return Some(*goes),
            Destination::By(source, _) => *source,
            Destination::Postponed(frame) => frame.source,
        };
        let abilities = self.ready_thing(source).card.abilities;
        abilities.iter().find_map(|ability| match ability {
            Ability::PlacesItself(step) | Ability::PlacesFirst(_, step) => placed_by(step),
            Ability::Use { effect: Step::Later { body, .. }, .. } => placed_by(body),
            _ => None,
        })
    }

    /// Puts the card into the chosen place.
    pub(crate) fn place(&mut self, seat: Seat, card: CardId, choice: usize) {
        let Some(&place) = self.state.places.get(choice) else { return };
        self.state.places.clear();
        self.leave_galaxy(card);
        // The card goes to the buyer's discard pile first, from which every effect can take it.
        self.state.player_mut(seat).discard.push(card);
        self.trigger_purchased(seat, card);
        let slot = Slot::A;
        match place {
            Destination::Said(Goes::ToHand) => self.take(seat, card),
            Destination::Said(_) => self.put_on_deck(seat, seat, card),
            Destination::By(source, entry) => {
                let frame = start(entry, source, seat).with(slot, card.thing());
                self.state.stack.push(Task::Ability(frame));
            }
            Destination::Postponed(frame) => {
                self.state.stack.push(Task::Ability(frame.with(slot, card.thing())));
            }
        }
    }

    /// Takes the card from the row, a pile or the pilots, and fills a gap in the row at once.
    fn leave_galaxy(&mut self, card: CardId) {
        self.forget(card);
        if matches!(self.take_away(card), From::Row(_)) {
            self.refill();
        }
    }

    fn trigger_purchased(&mut self, _: Seat, card: CardId) {
        self.add_waiting(card.thing(), self.ready(card).on(Trigger::Purchased));
    }

    /// Pays for a neutral row card and discards it.
    pub(crate) fn bribe(&mut self, seat: Seat, card: CardId) {
        self.pay(seat, self.card(card).cost);
        self.log.emit(|| Event::Bribed(seat, self.state.piece(card.thing())));
        self.discard(card);
        self.refill();
    }

    /// Asks for the place of the purchased card.
    pub(super) fn ask_place(&self) -> script::Flow {
        script::Flow::Ask(Seats::only(self.state.turn))
    }
}

/// The place in which a step puts the card, if it only moves the card.
fn placed_by(step: &Step) -> Option<Goes> {
    match step {
        Step::Do(Verb::Take(_)) => Some(Goes::ToHand),
        Step::Do(Verb::PutOnDeck(..)) => Some(Goes::OnDeck),
        _ => None,
    }
}
