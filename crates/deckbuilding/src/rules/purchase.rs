//! Chapter 8: purchasing a card; chapter 17: bribing.

use std::ops::BitOr as _;

use script::{Frame, Slot, Task, Thing, Things as _, start};
use table::Seat;

use super::piles::From;
use super::state::{Due, Postponed};
use super::{Destination, Look, Rule, Table};
use crate::components::{CardId, Cards};
use crate::game::Event;
use crate::sets::HIGHEST_COST;
use crate::words::{Ability, Goes, Moment, Price, Step, Things, Trigger, Verb};

impl Table<'_> {
    /// Pays the price and places the card; the gap is filled, and then the purchase triggers
    /// abilities.
    pub(crate) fn purchase(&mut self, seat: Seat, card: CardId, price: Price, goes: Goes) {
        let cost = match price {
            Price::Free => 0,
            Price::Cost => self.look().price(seat, card),
        };
        self.pay(seat, cost);
        self.log.emit(|| Event::Bought(seat, self.state.piece(card.thing()), cost));
        self.find_places(seat, card, goes);
        self.use_up_discounts(seat, card);
        self.state.bought.insert(card.thing());
        match self.state.places.len() {
            0 => self.leave_galaxy(seat, card),
            1 => self.place(seat, card, 0),
            _ => self.state.stack.push_rule(Rule::Place(card, seat)),
        }
    }

    /// Collects every effect that determines the place of this purchase. Each of them is used up.
    fn find_places(&mut self, seat: Seat, card: CardId, goes: Goes) {
        self.state.places.clear();
        if goes != Goes::Usual {
            self.add_place(Destination::Said(goes));
        }
        for lowered in &self.ready(card).abilities {
            if let (Ability::PlacesItself(_), Some(effect)) = (lowered.ability, lowered.effect) {
                self.add_place(Destination::By(card.thing(), effect.entry));
            }
        }
        for owner in self.state.team(seat) {
            let Some(base) = self.state.player(owner).base else { continue };
            for lowered in &self.ready_base(base).abilities {
                let Ability::PlacesFirst(sort, _) = lowered.ability else { continue };
                let sort = self.look().of_sort(sort, seat, base.thing());
                let before = sort & self.state.bought.resized();
                if let Some(effect) = lowered.effect
                    && sort.contains(card.thing())
                    && before.is_empty()
                {
                    self.add_place(Destination::By(base.thing(), effect.entry));
                }
            }
        }
        if self.state.postponed.is_empty() {
            return;
        }
        let mut postponed = std::mem::take(&mut self.state.postponed);
        postponed.retain(|Postponed { effect }| match effect {
            Some((Due::NextPurchase, effect)) => {
                // Whoever of a team makes the purchase places the card.
                let mut frame = effect.frame();
                if self.state.team(seat).contains(frame.seat) {
                    frame = frame.handed_to(seat);
                }
                let fits = self.look().is_next_purchase(&frame, card);
                if fits {
                    self.add_place(Destination::Postponed(frame));
                }
                !fits
            }
            _ => true,
        });
        self.state.postponed = postponed;
    }

    /// Adds a place; two effects with the same result are one choice, and so are those of two copies
    /// of a base.
    fn add_place(&mut self, place: Destination) {
        let goes = self.plain_destination(&place);
        let same = |other: &Destination| match (other, &place) {
            (Destination::By(_, one), Destination::By(_, other)) => one == other,
            _ => false,
        };
        let alike = |other: &Destination| {
            same(other) || goes.is_some() && self.plain_destination(other) == goes
        };
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
        self.leave_galaxy(seat, card);
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

    /// Takes the card from the row, a pile or the pilots, and fills a gap in the row before the
    /// purchase triggers abilities. The card goes to the buyer's discard pile first, from which
    /// every effect can take it.
    fn leave_galaxy(&mut self, seat: Seat, card: CardId) {
        self.forget(card);
        let from = self.take_away(card);
        self.state.player_mut(seat).discard.push(card);
        self.trigger_purchased(seat, card);
        if matches!(from, From::Row(_)) {
            self.refill();
        }
    }

    /// Triggers the ability of the card for its purchase, and those of cards in play.
    fn trigger_purchased(&mut self, seat: Seat, card: CardId) {
        self.add_waiting(seat, card.thing(), self.ready(card).on(Trigger::Purchased));
        for owner in self.state.team(seat) {
            let watching = self.state.player(owner).in_play() & self.look().sets().on_purchase;
            watching.each(|thing| {
                for (trigger, number) in &self.ready_thing(thing).triggers {
                    if let Trigger::YouPurchase(sort) = trigger
                        && self.look().of_sort(sort, seat, thing).contains(card.thing())
                    {
                        self.add_waiting(owner, thing, Some(*number));
                    }
                }
            });
        }
    }

    /// Drops the lower prices that were for this purchase, whether it was paid or not.
    fn use_up_discounts(&mut self, seat: Seat, card: CardId) {
        if self.state.discounts.is_empty() {
            return;
        }
        let mut discounts = std::mem::take(&mut self.state.discounts);
        let is_for = |(sort, _): (Things, u8)| sort.contains(card.thing());
        discounts.retain(|&source| !self.look().discounts_of(seat, source).any(is_for));
        self.state.discounts = discounts;
    }

    /// Pays for a neutral row card and discards it.
    pub(crate) fn bribe(&mut self, seat: Seat, card: CardId) {
        self.pay(seat, self.card(card).cost);
        self.log.emit(|| Event::Bribed(seat, self.state.piece(card.thing())));
        self.discard(card);
        self.refill();
    }
}

impl Look<'_> {
    /// The resources that a card costs this seat now.
    pub(crate) fn price(&self, seat: Seat, card: CardId) -> u8 {
        let fitting = self.discounts(seat).filter(|(sort, _)| sort.contains(card.thing()));
        let less: u8 = fitting.map(|(_, less)| less).sum();
        self.card(card).cost.saturating_sub(less)
    }

    /// The lower prices of the next purchase: the cards each is for, and its amount.
    fn discounts(&self, seat: Seat) -> impl Iterator<Item = (Things, u8)> {
        let next = self.state.discounts.iter();
        let next = next.flat_map(move |&source| self.discounts_of(seat, source));
        next.chain(self.first_discounts(seat))
    }

    /// The lower prices that the abilities of a card give.
    fn discounts_of(&self, seat: Seat, source: Thing) -> impl Iterator<Item = (Things, u8)> {
        let abilities = self.facts(source).abilities.iter();
        abilities.filter_map(move |ability| match ability {
            Ability::Use { effect: Step::Do(Verb::CheapenNext(sort, less)), .. } => {
                Some((self.of_sort(sort, seat, source), *less))
            }
            _ => None,
        })
    }

    /// Whether a postponed effect is about the purchase of this card.
    fn is_next_purchase(&self, effect: &Frame, card: CardId) -> bool {
        self.facts(effect.source).abilities.iter().any(|ability| match ability {
            Ability::Use { effect: Step::Later { at: Moment::NextPurchase(sort), .. }, .. } => {
                self.of_sort(sort, effect.seat, effect.source).contains(card.thing())
            }
            _ => false,
        })
    }

    /// The cards that the seat can pay for with its resources.
    #[inline]
    pub(crate) fn payable(&self, seat: Seat) -> Cards {
        let (pool, sets) = (self.state.player(seat).pool, self.sets());
        let mut bases = self.bases_among(seat, sets.cheapening_bases);
        if self.state.discounts.is_empty() && bases.next().is_none() {
            return sets.affordable(pool);
        }
        self.payable_at_lower_prices(seat, pool)
    }

    fn payable_at_lower_prices(&self, seat: Seat, pool: u8) -> Cards {
        // By resources: the cards that cost at least as many less.
        let mut cheaper = [Cards::default(); HIGHEST_COST + 1];
        cheaper[0] = self.sets().affordable(u8::MAX);
        for (sort, less) in self.discounts(seat) {
            let less = usize::from(less).min(HIGHEST_COST);
            for before in (0..=HIGHEST_COST - less).rev() {
                cheaper[before + less] |= cheaper[before] & sort.resized();
            }
        }
        let affordable = |less: u8| self.sets().affordable(pool.saturating_add(less));
        let payable = (0..).zip(cheaper).map(|(less, cards)| cards & affordable(less));
        payable.fold(Cards::default(), Cards::bitor)
    }

    /// The cards whose first purchase this turn a base of the team makes cheaper, if it was not made
    /// yet.
    fn first_discounts(&self, seat: Seat) -> impl Iterator<Item = (Things, u8)> {
        self.bases_among(seat, self.sets().cheapening_bases).filter_map(move |base| {
            let (sort, less) = self.ready_base(base).cheapens()?;
            let sort = self.of_sort(sort, seat, base.thing());
            let before = sort & self.state.bought.resized();
            before.is_empty().then_some((sort, less))
        })
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
