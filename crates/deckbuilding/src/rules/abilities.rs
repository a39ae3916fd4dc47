//! Effects, carried out word by word.

use script::{Done, Flow, Frame, Host, Reading, Stack, Thing, Things as _};
use table::{Seat, Seats, Secret, Sink};

use super::meaning::seat_of;
use super::state::Postponed;
use super::{Look, Rule, State};
use crate::game::Event;
use crate::kit::{CardId, Kit, Object};
use crate::words::{GalaxyWords, Moment, Num, Set, Test, Things, Verb, Who, Zone};

/// A table being changed: the components, the state and whoever listens.
pub(crate) struct Table<'a, S> {
    pub(crate) kit: &'a Kit,
    pub(crate) state: &'a mut State,
    pub(crate) log: &'a mut S,
}

impl<S: Sink<Event>> Table<'_, S> {
    pub(crate) fn look(&self) -> Look<'_> {
        Look { kit: self.kit, state: self.state }
    }

    /// Everyone sees the cards; they stay where they are.
    fn reveal(&mut self, set: &Set, frame: &Frame) {
        self.prepare(set);
        self.look().members(set, frame).each(|thing| {
            if let Object::Card(card) = Object::of(thing) {
                self.everyone_knows(card);
                self.log.emit(|| Event::Revealed(frame.seat, card));
            }
        });
    }

    /// Only the player sees the cards; they stay where they are.
    fn look_at(&mut self, set: &Set, frame: &Frame) {
        self.prepare(set);
        self.look().members(set, frame).each(|thing| {
            if let Object::Card(card) = Object::of(thing) {
                self.learns(frame.seat, card);
                let secret = Secret::new(card, Seats::only(frame.seat).union(self.owner_of(card)));
                self.log.emit(|| Event::Looked(frame.seat, secret));
            }
        });
    }

    /// Whoever holds the card in hand knows it already.
    fn owner_of(&self, card: CardId) -> Seats {
        let holds = |&seat: &Seat| self.state.player(seat).hand.contains(card.thing());
        crate::kit::SEATS.into_iter().filter(holds).collect()
    }

    /// A deck that must show cards is filled first.
    fn prepare(&mut self, set: &Set) {
        if let Set::In(Zone::GalaxyTop(n), _) = set {
            self.fill_galaxy(usize::from(*n));
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

    /// The row card and the other change places; the row has no gap, so nothing is refilled.
    fn swap(&mut self, in_row: CardId, other: CardId) {
        let Some(place) = self.state.row.iter().position(|&card| card == Some(in_row)) else {
            return;
        };
        let on_deck = self.state.galaxy.last() == Some(&other);
        self.take_away(in_row);
        self.take_away(other);
        self.forget(other);
        self.state.row[place] = Some(other);
        if on_deck {
            self.state.galaxy.push(in_row);
            self.everyone_knows(in_row);
        } else {
            self.state.galaxy_discard.push(in_row);
        }
        self.log.emit(|| Event::Swapped(in_row, other));
    }

    fn damage(&mut self, frame: &Frame, target: Thing, amount: u8) {
        self.damage_object(frame.seat.other(), Object::of(target), amount);
    }
}

impl<S: Sink<Event>> Reading<GalaxyWords> for Table<'_, S> {
    #[inline]
    fn stack(&self) -> &Stack<Rule, Things> {
        &self.state.stack
    }

    fn seat(&self, who: &Who, frame: &Frame) -> Seat {
        seat_of(*who, frame)
    }

    fn can(&self, verb: &Verb, frame: &Frame) -> bool {
        self.look().can(verb, frame)
    }

    fn test(&self, test: &Test, frame: &Frame) -> bool {
        self.look().test(test, frame)
    }

    fn number(&self, num: &Num, frame: &Frame) -> u16 {
        self.look().number(num, frame)
    }

    fn members(&self, set: &Set, frame: &Frame) -> Things {
        self.look().members(set, frame)
    }
}

impl<S: Sink<Event>> Host<GalaxyWords> for Table<'_, S> {
    #[inline]
    fn stack_mut(&mut self) -> &mut Stack<Rule, Things> {
        &mut self.state.stack
    }

    fn perform(&mut self, verb: &Verb, frame: &Frame) -> Done {
        let seat = frame.seat;
        let amount = |table: &Self, num: &Num| table.look().amount(num, frame);
        match verb {
            Verb::Draw(n) => return Done(self.draw(seat, amount(self, n)).into()),
            Verb::GainResources(n) => self.gain_resources(seat, amount(self, n)),
            Verb::GainForce(n) => return Done(self.gain_force(seat, amount(self, n)).into()),
            Verb::GainAttack(n) => {
                let gained = amount(self, n);
                let mark = &mut self.state.marks[frame.source.index()];
                mark.bonus = mark.bonus.saturating_add(gained);
                if gained > 0 {
                    self.log.emit(|| Event::GainedAttack(frame.source, gained));
                }
            }
            Verb::Spend(n) => self.spend(seat, amount(self, n)),
            Verb::Repair(n) => return Done(self.repair(seat, amount(self, n)).into()),
            Verb::DamageBase(n) => self.damage_base(seat.other(), amount(self, n)),
            Verb::Damage(slot, n) => {
                let Some(target) = frame.thing(*slot) else { return Done::NO };
                self.damage(frame, target, amount(self, n));
            }
            Verb::DiscardAll(set) => {
                let all = self.look().members(set, frame);
                all.each(|thing| {
                    if let Object::Card(card) = Object::of(thing) {
                        self.discard(card);
                    }
                });
                self.refill();
                return Done(u16::try_from(all.count()).unwrap_or(u16::MAX));
            }
            Verb::DiscardAtRandom(who) => return self.discard_at_random(seat_of(*who, frame)),
            Verb::ExileThis => {
                if let Object::Card(card) = Object::of(frame.source) {
                    self.exile(seat, card);
                }
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
            Verb::Discard(slot)
            | Verb::Exile(slot)
            | Verb::Take(slot)
            | Verb::PutOnDeck(slot, _)
            | Verb::Destroy(slot)
            | Verb::Purchase(slot, ..) => {
                let Some(card) = Look::slot(frame, *slot) else { return Done::NO };
                return self.perform_on(verb, seat, card);
            }
        }
        Done::YES
    }

    fn postpone(&mut self, at: &Moment, ability: Frame) {
        // Eight postponed effects in one turn cannot be reached with the cards of the box.
        let _ = self.state.postponed.try_push(Postponed { effect: Some((*at, ability)) });
    }

    fn rule(&mut self, rule: Rule) -> Flow {
        match rule {
            Rule::SecretBases => return self.secret_bases(),
            Rule::Start(step) => return self.start(step),
            Rule::Actions => return Flow::Ask(Seats::only(self.state.turn)),
            Rule::Triggers { from } => return self.ask_triggers(from),
            Rule::Reward(target) => return self.ask_reward(target),
            Rule::Damage { left } => return self.deal(left),
            Rule::Place(_) => return self.ask_place(),
            Rule::End(step) => self.end_turn(step),
        }
        Flow::Go
    }
}

impl<S: Sink<Event>> Table<'_, S> {
    /// Verbs about the one card remembered.
    fn perform_on(&mut self, verb: &Verb, seat: Seat, card: CardId) -> Done {
        match verb {
            Verb::Discard(_) => {
                let in_row = self.state.in_row(card);
                self.discard(card);
                if in_row {
                    self.refill();
                }
            }
            Verb::Exile(_) => return if self.exile(seat, card) { Done::YES } else { Done::NO },
            Verb::Take(_) => self.take(seat, card),
            Verb::PutOnDeck(_, Who::You) => self.put_on_deck(seat, seat, card),
            Verb::PutOnDeck(_, Who::Opponent) => self.put_on_deck(seat, seat.other(), card),
            Verb::Destroy(_) => self.destroy_ship(card),
            Verb::Purchase(_, price, goes) => self.purchase(seat, card, *price, *goes),
            _ => {}
        }
        Done::YES
    }
}
