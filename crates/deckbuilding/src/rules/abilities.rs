//! Carrying out the effects of cards.

use script::{
    Done, Flow, Frame, Host, Overrun, PutOff, Reading as _, Stack, Task, Thing, Things as _, settle,
};
use table::{Log, Outcome, Seat, Seats, Secret};

use super::state::{Due, Postponed, RowBonus};
use super::{Look, Rule, State};
use crate::components::{BaseId, CardId, Object};
use crate::game::{Event, ShortGalaxy};
use crate::kit::{Kit, Ready};
use crate::words::{Card, GalaxyWords, Moment, Num, Set, Things, Trigger, Verb, Who, Zone};

/// A state being changed, with the titles and the log.
pub(crate) struct Table<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) state: &'a mut State,
    pub(crate) log: Log<'a, Event>,
}

impl<'a> Table<'a> {
    #[inline]
    pub(crate) fn look(&self) -> Look<'_> {
        Look { kit: self.kit, state: self.state }
    }

    /// A card, ready to play.
    #[inline]
    pub(crate) fn ready(&self, card: CardId) -> &'a Ready {
        self.kit.ready(self.state.components.title(card))
    }

    /// A base, ready to play.
    #[inline]
    pub(crate) fn ready_base(&self, base: BaseId) -> &'a Ready {
        self.kit.ready(self.state.components.base_title(base))
    }

    /// A card or base, ready to play.
    #[inline]
    pub(crate) fn ready_thing(&self, thing: Thing) -> &'a Ready {
        self.kit.ready(self.state.components.title_of(thing))
    }

    /// The printed card.
    #[inline]
    pub(crate) fn card(&self, card: CardId) -> &'static Card {
        self.ready(card).card
    }

    /// Carries out the rules until a seat must choose or the match is over.
    #[inline]
    pub(crate) fn settle(&mut self) {
        self.state.deciders = match self.state.stack.top() {
            // Most choices leave nothing to resolve and lead directly back to the action window.
            Some(Task::Rule(Rule::Actions)) => self.state.acting,
            _ => settle(self, &self.kit.code),
        };
    }
}

impl Table<'_> {
    /// Shows the cards to every player; they stay in place. A card of a deck may have an ability
    /// for this moment.
    fn reveal(&mut self, set: &Set, frame: &Frame) {
        self.fill_for(set, frame);
        if let Set::In(Zone::DeckTop(n), _) = set {
            // In the order of the deck.
            let deck = self.state.player(frame.seat).deck;
            for &card in deck.iter().rev().take(usize::from(*n)) {
                self.show(frame.seat, card);
                let ability = self.ready(card).on(Trigger::RevealedFromDeck);
                self.add_waiting(frame.seat, card.thing(), ability);
            }
            return;
        }
        self.look().members(set, frame).each(|thing| {
            if let Object::Card(card) = Object::of(thing) {
                self.show(frame.seat, card);
            }
        });
    }

    fn show(&mut self, seat: Seat, card: CardId) {
        self.everyone_knows(card);
        self.log.emit(|| Event::Revealed(seat, self.state.piece(card.thing())));
    }

    /// Shows the cards only to this player; they stay in place.
    fn look_at(&mut self, set: &Set, frame: &Frame) {
        self.fill_for(set, frame);
        self.look().members(set, frame).each(|thing| {
            if let Object::Card(card) = Object::of(thing) {
                self.learns(frame.seat, card);
                let told = Seats::only(frame.seat).union(self.readers_of(card));
                let secret = || Secret::new(self.state.piece(thing), told);
                self.log.emit(|| Event::Looked(frame.seat, secret()));
            }
        });
    }

    /// The seats that see the hand in which the card is and therefore know it already.
    fn readers_of(&self, card: CardId) -> Seats {
        let holds = |seat: &Seat| self.state.player(*seat).hand.contains(card.thing());
        let holder = self.state.seats().into_iter().find(holds);
        holder.map_or(Seats::NONE, |seat| self.state.hand_readers(seat))
    }

    /// Refills a deck with too few cards before they are shown; a galaxy deck only if the setup says
    /// so.
    fn fill_for(&mut self, set: &Set, frame: &Frame) {
        match set {
            Set::In(Zone::GalaxyTop(n), _)
                if self.state.short_galaxy == ShortGalaxy::Reshuffled =>
            {
                self.fill_galaxy(self.look().galaxy_of(frame), usize::from(*n));
            }
            Set::In(Zone::DeckTop(n), _) => self.fill_deck(frame.seat, usize::from(*n)),
            _ => {}
        }
    }

    fn discard_at_random(&mut self, seat: Seat) -> Done {
        let hand = self.state.player(seat).hand;
        if hand.is_empty() {
            return Done::NO;
        }
        let nth = self.state.luck.below(hand.count());
        let (mut n, mut chosen) = (0, None);
        hand.each(|thing| {
            if n == nth {
                chosen = Some(thing);
            }
            n += 1;
        });
        if let Some(Object::Card(card)) = chosen.map(Object::of) {
            self.discard(card);
        }
        Done::YES
    }

    /// Deals damage of a player's effect to a ship or base in play; one that has left play takes
    /// none.
    fn damage(&mut self, seat: Seat, target: Thing, amount: u8) {
        if let Some(owner) = self.state.controller(target) {
            self.damage_object(seat, owner, Object::of(target), amount);
        }
    }
}

impl Host<GalaxyWords> for Table<'_> {
    type Reading<'a>
        = Look<'a>
    where
        Self: 'a;

    #[inline]
    fn reading(&self) -> Look<'_> {
        self.look()
    }

    #[inline]
    fn stack_mut(&mut self) -> &mut Stack<Rule, Things> {
        &mut self.state.stack
    }

    fn perform(&mut self, verb: &Verb, frame: &Frame) -> Done {
        let seat = frame.seat;
        let amount = |table: &Self, num: &Num| table.look().amount(num, frame);
        match verb {
            Verb::Draw(n) => return Done::times(self.draw(seat, amount(self, n))),
            Verb::GainResources(n) => self.gain_resources(seat, amount(self, n)),
            Verb::GainForce(n) => return Done::times(self.gain_force(seat, amount(self, n))),
            Verb::CalmForce(n) => return Done::times(self.calm_force(seat, amount(self, n))),
            Verb::BalanceForce => return Done::times(self.calm_force(seat, u8::MAX)),
            Verb::GainAttack(n) => {
                let gained = amount(self, n);
                let mark = &mut self.state.marks[frame.source.index()];
                mark.bonus = mark.bonus.saturating_add(gained);
                if gained > 0 {
                    self.log.emit(|| Event::GainedAttack(self.state.piece(frame.source), gained));
                }
            }
            Verb::Spend(n) => self.spend(seat, amount(self, n)),
            Verb::Repair(n) => return self.repair_one(seat, amount(self, n)),
            Verb::RepairThis(n) => {
                let Some(owner) = self.state.controller(frame.source) else { return Done::NO };
                return Done::times(self.repair(owner, amount(self, n)));
            }
            Verb::DamageBase(n) => {
                let rivals = self.look().rivals_in_play_of(frame);
                self.damage_one_base(seat, rivals, amount(self, n));
            }
            Verb::DamageThis(n) => self.damage(seat, frame.source, amount(self, n)),
            Verb::Damage(slot, n) => {
                let Some(target) = frame.thing(*slot) else { return Done::NO };
                self.damage(seat, target, amount(self, n));
            }
            Verb::DiscardAll(set) => {
                let all = self.look().members(set, frame);
                all.each(|thing| {
                    if let Object::Card(card) = Object::of(thing) {
                        self.discard(card);
                    }
                });
                self.refill();
                return Done::times(all.count());
            }
            Verb::DiscardAtRandom(who) => {
                return self.discard_at_random(self.look().seat_of(*who, frame));
            }
            Verb::DiscardUntil(sort) => {
                let wanted = self.look().of_sort(sort, seat, frame.source).resized();
                return Done::from(self.discard_until(self.look().galaxy_of(frame), wanted));
            }
            Verb::CheapenNext(..) => self.state.discounts.push(frame.source),
            Verb::ExileThis | Verb::TakeThis | Verb::PutThisOnGalaxyDeck | Verb::GiveThis => {
                let Object::Card(card) = Object::of(frame.source) else { return Done::NO };
                return self.perform_on_this(verb, frame, card);
            }
            Verb::Reveal(set) => self.reveal(set, frame),
            Verb::Look(set) => self.look_at(set, frame),
            Verb::Swap(one, other) => {
                let (Some(one), Some(other)) = (Look::slot(frame, *one), Look::slot(frame, *other))
                else {
                    return Done::NO;
                };
                self.swap(one, other);
            }
            Verb::GainRowAttack(slot, n) => {
                let Some(card) = Look::slot(frame, *slot) else { return Done::NO };
                let attack = amount(self, n);
                self.state.row_bonuses.push(RowBonus { card, attack });
                let piece = || self.state.piece(card.thing());
                self.log.emit(|| Event::GainedRowAttack(piece(), attack));
            }
            Verb::Discard(slot)
            | Verb::Vacate(slot)
            | Verb::FillGap(slot)
            | Verb::Exile(slot)
            | Verb::Take(slot)
            | Verb::PutOnDeck(slot, _)
            | Verb::SwapWithDeckTop(slot)
            | Verb::TuckUnderThis(slot)
            | Verb::MarkAsPrey(slot)
            | Verb::ReceiveReward(slot)
            | Verb::Destroy(slot)
            | Verb::Cede(slot)
            | Verb::Purchase(slot, ..) => {
                let Some(card) = Look::slot(frame, *slot) else { return Done::NO };
                return self.perform_on(verb, frame, card);
            }
        }
        Done::YES
    }

    fn postpone(&mut self, at: &Moment, ability: Frame) {
        let effect = Some((Due::from(*at), PutOff::from(&ability)));
        self.state.postponed.push(Postponed { effect });
    }

    fn rule(&mut self, rule: Rule) -> Flow {
        match rule {
            Rule::SecretBases => self.secret_bases(),
            Rule::Start(step) => self.start(step),
            Rule::Actions => Flow::Ask(self.state.acting),
            Rule::Triggers { from } => self.ask_triggers(from),
            Rule::Name(naming) => self.ask_for_name(naming),
            Rule::Reward { seat, target, by, .. } => self.ask_reward(seat, target, by),
            Rule::Wreck(ship) => self.wreck(ship),
            Rule::Refill => {
                self.state.stack.pop();
                self.refill();
                Flow::Go
            }
            Rule::Damage { seat, owner, left } => self.deal(seat, owner, left),
            Rule::Whose { seat, .. } | Rule::Place(_, seat) => Flow::Ask(Seats::only(seat)),
            Rule::End(step) => self.end_turn(step),
        }
    }

    /// No card of the box can overrun; if one did, the turn could not be finished.
    fn overran(&mut self, overrun: Overrun) {
        self.log.emit(|| Event::Stopped(overrun));
        self.end_game(Outcome::Draw);
    }
}

impl Table<'_> {
    /// Carries out verbs about the card of the ability itself.
    fn perform_on_this(&mut self, verb: &Verb, frame: &Frame, card: CardId) -> Done {
        let seat = frame.seat;
        match verb {
            Verb::ExileThis => return Done::from(self.exile(seat, card)),
            Verb::TakeThis => self.take(seat, card),
            Verb::PutThisOnGalaxyDeck => {
                self.put_on_galaxy_deck(seat, card, self.look().galaxy_of(frame));
            }
            Verb::GiveThis => self.give(card, self.look().receiver(card, frame)),
            _ => {}
        }
        Done::YES
    }

    /// Carries out verbs about a single remembered card.
    fn perform_on(&mut self, verb: &Verb, frame: &Frame, card: CardId) -> Done {
        let seat = frame.seat;
        match verb {
            Verb::Discard(_) => {
                let in_row = self.state.in_row(card);
                self.discard(card);
                if in_row {
                    self.refill();
                }
            }
            Verb::Vacate(_) => {
                self.discard(card);
                self.state.stack.push_rule_below_top(Rule::Refill);
            }
            Verb::FillGap(_) => {
                return Done::from(self.fill_gap(self.look().galaxies_of(frame), card));
            }
            Verb::Exile(_) => return Done::from(self.exile(seat, card)),
            Verb::Take(_) => self.take(self.look().keeper(card, seat), card),
            Verb::SwapWithDeckTop(_) => return Done::from(self.swap_with_deck_top(seat, card)),
            Verb::TuckUnderThis(_) => {
                let whose = self.state.controller(frame.source).unwrap_or(seat);
                self.tuck_under_base(whose, card);
            }
            Verb::MarkAsPrey(_) => {
                self.state.prey.insert(card.thing());
                self.log.emit(|| Event::MarkedAsPrey(seat, self.state.piece(card.thing())));
            }
            Verb::ReceiveReward(_) => {
                let by = card.thing();
                self.state.stack.push_rule(Rule::Reward { seat, target: card, by, again: true });
            }
            Verb::PutOnDeck(_, Who::You | Who::Team) => {
                self.put_on_deck(seat, self.look().keeper(card, seat), card);
            }
            Verb::PutOnDeck(_, Who::Opponent) => {
                self.put_on_deck(seat, self.look().seat_of(Who::Opponent, frame), card);
            }
            Verb::Destroy(_) => self.destroy_ship(card),
            Verb::Cede(_) => {
                let to = self.look().seat_of(Who::Opponent, frame);
                return Done::from(self.cede(card, to));
            }
            Verb::Purchase(_, price, goes) => self.purchase(seat, card, *price, *goes),
            _ => {}
        }
        Done::YES
    }
}

#[cfg(test)]
mod tests {
    use table::{Game as _, Luck, Seed, Status};

    use super::*;
    use crate::game::{Deckbuilding, Setup};

    /// Forced: no effect of the box is nested this deep.
    #[test]
    fn an_overrun_is_logged_before_the_draw() {
        let game = Deckbuilding::new();
        let luck = Luck::new(Seed::from_number(1));
        let mut state = game.start(&Setup::default(), luck).expect("the default setup");
        (0..100).for_each(|_| state.stack.push_rule(Rule::Triggers { from: 0 }));
        let mut events = Vec::new();
        game.table(&mut state, &mut events).settle();
        assert_eq!(events, [Event::Stopped(Overrun::TooDeep), Event::Over(Outcome::Draw)]);
        assert_eq!(game.status(&state), Status::Over(Outcome::Draw));
    }
}
