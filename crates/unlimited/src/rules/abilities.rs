//! Carries out the verbs of effects.

use script::{Done, Flow, Frame, Host, Overrun, PutOff, Reading as _, Stack, Thing, Things as _};
use table::{Log, Seat, Seats, Secret};

use super::damage::{Dealer, Exit};
use super::meaning::{Look, card_of};
use super::play::Payment;
use super::state::{
    Ban, CardId, Cards, Discount, Enters, NoRoom, Object, Postponed, Rule, Skill, State, narrow,
};
use crate::game::{Event, Piece, Token};
use crate::kit::Kit;
use crate::words::{
    Entering, Keyword, Kind, Moment, Num, Price, Things, UnlimitedWords, Verb, What, Who,
};

/// A table that is being changed: the cards, the state and the receiver of events.
pub(crate) struct Table<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) state: &'a mut State,
    pub(crate) log: Log<'a, Event>,
}

impl Table<'_> {
    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        Look { kit: self.kit, state: self.state }
    }

    /// Reports an event; cards are reported with their titles.
    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce(&dyn Fn(CardId) -> Piece) -> Event) {
        let titles = &self.state.titles;
        self.log.emit(|| event(&|card| Piece::of(titles, card)));
    }

    fn amount(&self, num: &Num, frame: &Frame) -> u8 {
        u8::try_from(self.look().number(num, frame)).unwrap_or(u8::MAX)
    }

    /// Applies `f` to each unit or base that is meant. Returns how often it had an effect.
    fn each_in_play(
        &mut self,
        what: &What,
        frame: &Frame,
        mut f: impl FnMut(&mut Self, CardId) -> u16,
    ) -> Done {
        let cards = self.look().in_play(what, frame);
        let mut done = 0;
        cards.each(|card| done += f(self, card_of(card)));
        Done::times(done)
    }

    /// Deals the same damage to everything that is meant, at the same time.
    fn deal_to(&mut self, what: &What, amount: u8, dealer: Dealer, frame: &Frame) -> Done {
        let targets = self.look().in_play(what, frame);
        Done::times(self.deal_each(targets, amount, dealer))
    }

    fn dealer_of(&self, source: Thing, seat: Seat) -> Dealer {
        let unit = Object::of(source).card().filter(|&card| self.state.is_unit(card));
        Dealer::ability(seat, unit)
    }

    fn defeat(&mut self, what: &What, frame: &Frame) -> Done {
        let things = self.look().all(what, frame);
        let cards = narrow(things);
        let units = cards & self.state.units;
        let upgrades = cards & self.state.upgrades;
        things.each(|thing| self.defeat_token(Object::of(thing)));
        upgrades.each(|upgrade| self.defeat_upgrade(card_of(upgrade)));
        self.defeat_units(units);
        self.check();
        Done::times(things.count())
    }

    fn exhaust_all(&mut self, what: &What, frame: &Frame) -> Done {
        let cards = narrow(self.look().all(what, frame));
        let mut done = 0;
        cards.each(|card| {
            let card = card_of(card);
            if (card.is_leader() || self.state.is_unit(card)) && self.exhaust(card) {
                done += 1;
            }
        });
        Done::times(done)
    }

    fn ready_all(&mut self, what: &What, frame: &Frame) -> Done {
        let cards = narrow(self.look().all(what, frame));
        let mut done = 0;
        cards.each(|card| done += u16::from(self.ready(card_of(card))));
        Done::times(done)
    }

    fn is_resource_or_discarded(&self, card: CardId) -> bool {
        self.state.is_resource(card) || self.state.discards.contains(card.thing())
    }

    /// Returns cards to their owners' hands from any zone.
    fn return_all(&mut self, what: &What, frame: &Frame) -> Done {
        let things = self.look().all(what, frame);
        things.each(|thing| match Object::of(thing) {
            Object::Card(card) if self.state.is_unit(card) => self.remove_unit(card, Exit::Hand),
            Object::Card(card) if self.state.upgrades.contains(card.thing()) => {
                self.tell(|of| Event::Returned(of(card)));
                self.detach(card);
                self.put_in_hand(card, Seats::first(2));
            }
            Object::Card(card) if self.is_resource_or_discarded(card) => {
                let public = self.state.discards.contains(card.thing());
                let known = if public { Seats::first(2) } else { self.seats_knowing(card) };
                self.take_away(card);
                self.put_in_hand(card, known);
                if public {
                    self.tell(|of| Event::Returned(of(card)));
                } else {
                    let told = known.with(card.owner());
                    self.tell(|of| Event::TookResource(card.owner(), Secret::new(of(card), told)));
                }
                self.state.unchecked = true;
            }
            // All tokens of this kind on the unit are set aside.
            Object::Shield(unit) => {
                self.state.shields[unit.index()] = 0;
                self.tell(|of| Event::LostToken(Token::Shield, of(unit)));
            }
            Object::Experience(unit) => {
                self.state.experience[unit.index()] = 0;
                self.tell(|of| Event::LostToken(Token::Experience, of(unit)));
                self.state.unchecked = true;
            }
            Object::Card(_) | Object::Ghost(_) | Object::Nothing => {}
        });
        self.check();
        Done::times(things.count())
    }

    /// Puts cards under their owner's deck: units from play, or hidden cards that their player is
    /// handling.
    fn bury(&mut self, what: &What, frame: &Frame) -> Done {
        let cards = narrow(self.look().all(what, frame));
        let mut done = 0;
        cards.each(|card| {
            let card = card_of(card);
            if self.state.is_unit(card) {
                self.remove_unit(card, Exit::UnderDeck);
            } else if self.state.seen.contains(card.thing())
                || self.state.aside.iter().any(|(aside, _)| *aside == card)
            {
                let known = self.seats_knowing(card);
                self.take_away(card);
                self.under_deck(card, known);
                self.tell(|of| Event::PutUnder(card.owner(), Secret::new(of(card), known)));
            } else {
                return;
            }
            done += 1;
        });
        Done::times(done)
    }

    /// Shows the top cards of a deck to one player or to both.
    fn look_at_top(&mut self, owner: Seat, cards: u8, viewer: Option<Seat>) -> Done {
        self.state.seen = Cards::default();
        let deck = self.state.player(owner).deck;
        let seen = deck.iter().rev().take(usize::from(cards)).copied();
        let mut many = 0;
        for card in seen {
            self.state.seen.insert(card.thing());
            match viewer {
                Some(viewer) => self.sees(viewer, card),
                None => self.reveal(card),
            }
            many += 1;
        }
        Done::times(many)
    }

    fn sees(&mut self, viewer: Seat, card: CardId) {
        let known = self.seats_knowing(card).with(viewer);
        self.learns(viewer, card);
        let owner = card.owner();
        let held = self.state.hands.contains(card.thing());
        let told = if held { known.with(owner) } else { known };
        self.tell(|of| Event::Looked(viewer, owner, Secret::new(of(card), told)));
    }

    fn reveal(&mut self, card: CardId) {
        self.everyone_knows(card);
        self.tell(|of| Event::Revealed(of(card)));
    }

    fn see_hand(&mut self, owner: Seat, viewer: Option<Seat>) -> Done {
        let hand = self.state.hand_of(owner);
        hand.each(|card| match viewer {
            Some(viewer) => self.sees(viewer, card_of(card)),
            None => self.reveal(card_of(card)),
        });
        Done::times(hand.count())
    }

    /// The cards meant that are not in an arena.
    fn outside_arenas(&self, what: &What, frame: &Frame) -> Cards {
        let look = self.look();
        let mut found = Cards::default();
        narrow(look.all(what, frame)).each(|card| {
            if look.is_outside_arenas(card_of(card)) {
                found.insert(card);
            }
        });
        found
    }

    /// Moves cards from a deck or discard pile to the hand.
    fn take(&mut self, what: &What, frame: &Frame) -> Done {
        let cards = self.outside_arenas(what, frame);
        cards.each(|card| {
            let card = card_of(card);
            let known = self.seats_knowing(card);
            self.take_away(card);
            self.put_in_hand(card, known);
            let told = known.with(card.owner());
            self.tell(|of| Event::TookToHand(card.owner(), Secret::new(of(card), told)));
        });
        Done::times(cards.count())
    }

    fn discard_all(&mut self, what: &What, frame: &Frame) -> Done {
        let cards = self.outside_arenas(what, frame);
        cards.each(|card| self.discard(card_of(card)));
        Done::times(cards.count())
    }

    /// Puts all cards looked at under the deck in random order.
    fn bury_rest(&mut self) -> Done {
        let seen = std::mem::take(&mut self.state.seen);
        let mut known = Seats::first(2);
        seen.each(|card| {
            let card = card_of(card);
            let public = self.state.discards.contains(card.thing());
            if !public {
                known = self
                    .seats_knowing(card)
                    .into_iter()
                    .filter(|&seat| known.contains(seat))
                    .collect();
            }
        });
        self.under_deck_at_random(seen, known);
        Done::times(seen.count())
    }

    fn set_aside(&mut self, what: &What, frame: &Frame) -> Done {
        let depth = u8::try_from(self.state.stack.depth()).unwrap_or(u8::MAX);
        let cards = self.outside_arenas(what, frame);
        cards.each(|card| {
            let card = card_of(card);
            if self.state.aside.len() == self.state.aside.capacity() {
                self.state.no_room = Some(NoRoom::Aside);
                return;
            }
            self.take_away(card);
            self.state.aside.push((card, depth));
            self.everyone_knows(card);
            self.tell(|of| Event::SetAside(of(card)));
        });
        Done::times(cards.count())
    }

    fn make_resource(&mut self, what: &What, entering: Entering, frame: &Frame) -> Done {
        let Some(object) = self.look().one(what, frame) else { return Done::NO };
        let Some(card) = self.look().card_behind(object) else { return Done::NO };
        if !self.look().is_outside_arenas(card) {
            return Done::NO;
        }
        self.resource(frame.seat, card, entering == Entering::Ready);
        self.check();
        Done::YES
    }

    /// Plays cards by an effect. Of several cards, each is finished with all its triggered
    /// abilities before the next.
    fn play_by_effect(
        &mut self,
        what: &What,
        price: Price,
        entering: Entering,
        frame: &Frame,
    ) -> Done {
        let Some(Object::Card(card)) = self.look().one(what, frame) else { return Done::NO };
        if !self.look().is_playable(card, frame.seat, price) {
            return Done::NO;
        }
        if !self.look().aside().is_empty() && self.look().aside().count() > 1 {
            let from = u8::try_from(self.state.waiting.len()).unwrap_or(u8::MAX);
            self.state.stack.push_rule(Rule::Settle { from });
        }
        if self.look().printed(card).card.kind == Kind::Upgrade {
            self.state.stack.push_rule(Rule::Attach { card, price });
            return Done::YES;
        }
        let enters = match entering {
            Entering::Usual => Enters::Usual,
            Entering::Ready => Enters::Ready,
            Entering::With(keyword) => Enters::With(plain(&keyword)),
        };
        self.play(frame.seat, card, Payment::Price(price), enters, None);
        Done::YES
    }

    fn ban(&mut self, frame: &Frame) -> Done {
        let Some(by) = Object::of(frame.source).card().filter(|&card| self.state.is_unit(card))
        else {
            return Done::NO;
        };
        let ban = Ban { by, name: self.state.named, seat: frame.seat.other() };
        if self.state.bans.try_push(ban).is_some() {
            self.state.no_room = Some(NoRoom::Bans);
        }
        Done::YES
    }

    fn cheapen(&mut self, less: u8, sort: &'static [crate::words::Only], frame: &Frame) -> Done {
        let by = self.look().card_behind(Object::of(frame.source));
        let by = by.expect("every ability has a card");
        let discount = Discount { seat: frame.seat, less, sort: self.kit.sort_id(sort), by };
        if self.state.discounts.try_push(discount).is_some() {
            self.state.no_room = Some(NoRoom::Discounts);
        }
        Done::YES
    }

    fn control(&mut self, who: &Who, what: &What, frame: &Frame) -> Done {
        let seat = self.look().who(who, frame);
        self.each_in_play(what, frame, |table, card| u16::from(table.take_control(seat, card)))
    }

    fn attack_by_effect(&mut self, what: &What, verb: &Verb, frame: &Frame) -> Done {
        let Verb::Attack(_, terms) = verb else { return Done::NO };
        if !self.look().would_change(verb, frame) {
            return Done::NO;
        }
        if let Some(Object::Card(unit)) = self.look().one(what, frame) {
            self.attack_with(unit, self.kit.terms_id(terms));
        }
        Done::YES
    }

    /// Adds cards to those that the effect handles.
    fn hold(&mut self, what: &What, frame: &Frame) -> Done {
        let cards = narrow(self.look().all(what, frame));
        self.state.seen |= cards;
        Done::times(cards.count())
    }

    fn reveal_all(&mut self, what: &What, frame: &Frame) -> Done {
        let look = self.look();
        let mut cards = Cards::default();
        narrow(look.all(what, frame)).each(|card| match card_of(card) {
            deck if deck.is_base() => {
                look.top(deck.owner()).into_iter().for_each(|top| cards.insert(top.thing()));
            }
            card => cards.insert(card.thing()),
        });
        cards.each(|card| self.reveal(card_of(card)));
        self.state.seen |= cards;
        Done::times(cards.count())
    }
}

/// A keyword without its number.
fn plain(keyword: &Keyword) -> Skill {
    match keyword {
        Keyword::Sentinel => Skill::Sentinel,
        Keyword::Ambush => Skill::Ambush,
        Keyword::Shielded => Skill::Shielded,
        Keyword::Overwhelm => Skill::Overwhelm,
        Keyword::Saboteur => Skill::Saboteur,
        Keyword::Grit => Skill::Grit,
        Keyword::Raid(_) => Skill::Raid,
        Keyword::Restore(_) => Skill::Restore,
    }
}

impl Host<UnlimitedWords> for Table<'_> {
    type Reading<'a>
        = Look<'a>
    where
        Self: 'a;

    #[inline]
    fn reading(&self) -> Look<'_> {
        self.look()
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut Stack<Rule, Things, Cards> {
        &mut self.state.stack
    }

    fn perform(&mut self, verb: &Verb, frame: &Frame) -> Done {
        if self.state.outcome.is_some() {
            self.state.stack.clear();
            return Done::NO;
        }
        self.state.acting_unit =
            Object::of(frame.source).card().filter(|&card| self.state.is_unit(card));
        let who = |table: &Self, who: &Who| table.look().who(who, frame);
        match verb {
            Verb::Draw(player, num) => {
                let (seat, cards) = (who(self, player), self.amount(num, frame));
                self.draw(seat, cards);
                Done::times(cards)
            }
            Verb::BothDraw(num) => {
                let cards = self.amount(num, frame);
                self.both_draw(cards);
                Done::times(cards)
            }
            Verb::Deal(num, what) => {
                let dealer = self.dealer_of(frame.source, frame.seat);
                self.deal_to(what, self.amount(num, frame), dealer, frame)
            }
            Verb::DealBy(by, num, what) => {
                let Some(Object::Card(unit)) = self.look().one(by, frame) else { return Done::NO };
                if !self.state.is_unit(unit) {
                    return Done::NO;
                }
                let dealer = Dealer::ability(frame.seat, Some(unit));
                self.deal_to(what, self.amount(num, frame), dealer, frame)
            }
            Verb::Divide(share) => self.divide(share, frame),
            Verb::Heal(num, what) => {
                let amount = self.amount(num, frame);
                self.each_in_play(what, frame, |table, card| table.heal(card, amount).into())
            }
            Verb::HealAll(what) => {
                self.each_in_play(what, frame, |table, card| table.heal(card, u8::MAX).into())
            }
            Verb::Defeat(what) => self.defeat(what, frame),
            Verb::Exhaust(what) => self.exhaust_all(what, frame),
            Verb::Ready(what) => self.ready_all(what, frame),
            Verb::Shield(what) => {
                let units = self.look().units_meant(what, frame);
                units.each(|unit| self.give_shield(card_of(unit)));
                Done::times(units.count())
            }
            Verb::Experience(num, what) => {
                let (units, tokens) =
                    (self.look().units_meant(what, frame), self.amount(num, frame));
                units.each(|unit| self.give_experience(card_of(unit), tokens));
                self.state.unchecked = true;
                Done::times(units.count())
            }
            Verb::Give(what, modifiers, until) => {
                Done::times(self.give(what, modifiers, *until, frame))
            }
            Verb::Return(what) => self.return_all(what, frame),
            Verb::Bury(what) => self.bury(what, frame),
            Verb::PutOnTop(what) => {
                self.outside_arenas(what, frame).each(|card| self.put_on_top(card_of(card)));
                Done::YES
            }
            Verb::Discard(what) => self.discard_all(what, frame),
            Verb::DiscardHand(player) => {
                let hand = self.state.hand_of(who(self, player));
                hand.each(|card| self.discard(card_of(card)));
                Done::YES
            }
            Verb::DiscardAtRandom(player) => {
                let seat = who(self, player);
                Done::from(self.discard_at_random(seat))
            }
            Verb::DiscardDownTo(num) => {
                let keep = self.amount(num, frame);
                self.state.picked = Cards::default();
                self.state.stack.push_rule(Rule::DiscardDown(keep));
                Done::YES
            }
            Verb::Mill(player, num) => {
                let (seat, cards) = (who(self, player), self.amount(num, frame));
                Done::times(self.mill(seat, cards))
            }
            Verb::Look(player, num) => {
                let (seat, cards) = (who(self, player), self.amount(num, frame));
                self.look_at_top(seat, cards, Some(frame.seat))
            }
            Verb::LookThroughDeck => self.look_at_top(frame.seat, u8::MAX, Some(frame.seat)),
            Verb::RevealTop(player, num) => {
                let (seat, cards) = (who(self, player), self.amount(num, frame));
                self.look_at_top(seat, cards, None)
            }
            Verb::LookAtHand(player) => self.see_hand(who(self, player), Some(frame.seat)),
            Verb::RevealHand(player) => self.see_hand(who(self, player), None),
            Verb::Reveal(what) => self.reveal_all(what, frame),
            Verb::Hold(what) => self.hold(what, frame),
            Verb::Take(what) => self.take(what, frame),
            Verb::SetAside(what) => self.set_aside(what, frame),
            Verb::BuryRest => self.bury_rest(),
            Verb::Shuffle(player) => {
                self.state.seen = Cards::default();
                let seat = who(self, player);
                self.shuffle(seat);
                Done::YES
            }
            Verb::Resource(what, entering) => self.make_resource(what, *entering, frame),
            Verb::ReadyResources(num) => {
                let amount = self.amount(num, frame);
                Done::times(self.ready_resources(frame.seat, amount))
            }
            Verb::ExhaustResources(player, num) => {
                let (seat, amount) = (who(self, player), self.amount(num, frame));
                Done::times(self.exhaust_resources(seat, amount))
            }
            Verb::DefeatResource(what) => {
                let cards = narrow(self.look().all(what, frame));
                cards.each(|card| {
                    self.discard(card_of(card));
                    self.state.unchecked = true;
                });
                self.check();
                Done::times(cards.count())
            }
            Verb::Pay(num) => {
                let amount = self.amount(num, frame);
                Done::from(self.pay(frame.seat, amount))
            }
            Verb::Control(player, what) => self.control(player, what, frame),
            Verb::Play(what, price, entering) => {
                self.play_by_effect(what, *price, *entering, frame)
            }
            Verb::Attack(what, _) => self.attack_by_effect(what, verb, frame),
            Verb::Name => {
                self.state.stack.push_rule(Rule::Name);
                Done::YES
            }
            Verb::Ban => self.ban(frame),
            Verb::ForbidHealing => {
                self.state.no_healing = true;
                self.tell(|_| Event::HealingForbidden);
                Done::YES
            }
            Verb::Cheapen(less, sort) => self.cheapen(*less, sort, frame),
        }
    }

    fn postpone(&mut self, at: &Moment, ability: Frame) {
        let effect = Some((*at, PutOff::from(&ability)));
        if self.state.postponed.try_push(Postponed { effect }).is_some() {
            self.state.no_room = Some(NoRoom::Postponed);
        }
    }

    fn rule(&mut self, rule: Rule) -> Flow {
        if self.state.outcome.is_some() {
            self.state.stack.clear();
            return Flow::Go;
        }
        match rule {
            Rule::Initiative => Flow::Ask(Seats::only(self.state.initiative)),
            Rule::Mulligan => self.ask_mulligan(),
            Rule::FirstResources => self.ask_first_resources(),
            Rule::PhaseStart => self.phase_start(),
            Rule::PhaseStartTriggers => self.phase_start_triggers(),
            Rule::Action => self.action(),
            Rule::AfterAction => self.after_action(),
            Rule::PhaseEnd => self.phase_end(),
            Rule::Triggers { from, to, turn } => self.group(from, to, turn),
            Rule::Postponed { from, to, turn } => self.postponed_group(from, to, turn),
            Rule::Settle { from } => {
                self.state.stack.pop();
                self.settle_from(from);
                Flow::Go
            }
            Rule::Ambush(unit) => Flow::Ask(Seats::only(self.state.controller(unit))),
            Rule::Attack(step) => self.attack_step(step),
            Rule::Attach { card, .. } => Flow::Ask(Seats::only(card.owner())),
            Rule::EventEnds(card) => {
                self.end_event(card);
                Flow::Go
            }
            Rule::Unique(card) => Flow::Ask(Seats::only(self.state.controller(card))),
            Rule::Name => Flow::Ask(Seats::only(self.naming_seat())),
            Rule::Divide => self.ask_portion(),
            Rule::DiscardDown(keep) => self.discard_down(keep),
            Rule::Regroup(step) => self.regroup(step),
            Rule::RoundEnd => self.round_end(),
        }
    }

    fn overran(&mut self, overrun: Overrun) {
        match overrun {
            Overrun::TooManySteps => self.end_endless_game(),
            Overrun::TooDeep => self.abandon_effects(),
        }
    }
}

impl Table<'_> {
    /// The player whose effect names a card: the controller of the ability below the question.
    fn naming_seat(&self) -> Seat {
        self.state.stack.ability_below().map_or(self.state.active, |frame| frame.seat)
    }
}
