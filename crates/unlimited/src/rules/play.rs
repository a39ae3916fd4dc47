//! Chapter 6: playing a card.

use script::{Task, Things as _, start};
use table::{Seat, Seats};

use super::Table;
use super::damage::{Dealer, Hit};
use super::lasting::add_lasting;
use super::ruleset::EventZone;
use super::state::{CardId, Enters, Lasting, Lasts, NoRoom, Rule};
use super::strength::UnitFlag;
use crate::game::Event;
use crate::words::{Ability, Kind, On, Price, Until};

/// The payment for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Payment {
    /// With resources.
    Price(Price),
    /// By discarding this card from hand instead of all costs.
    Discard(CardId),
}

impl Table<'_> {
    /// Plays a card; `host` is the unit an upgrade is attached to.
    pub(crate) fn play(
        &mut self,
        seat: Seat,
        card: CardId,
        payment: Payment,
        enters: Enters,
        host: Option<CardId>,
    ) {
        let kind = self.look().printed(card).card.kind;
        let (cost, toll) = match payment {
            Payment::Price(price) => {
                (self.look().cost(card, seat, price, host), self.look().toll(card, seat))
            }
            Payment::Discard(_) => (0, 0),
        };
        self.take_away(card);
        self.known_to(card, Seats::NONE);
        self.tell(|of| Event::Played(seat, of(card), cost, host.map(of)));
        if let Payment::Discard(paid) = payment {
            self.discard(paid);
        }
        self.state.player_mut(seat).spent += cost;
        self.use_discounts(seat, card);
        if toll > 0 && !self.pay_toll(seat, card, toll) {
            return;
        }
        match kind {
            Kind::Unit => self.enter_unit(seat, card, enters),
            Kind::Upgrade => self.enter_upgrade(seat, card, host),
            _ => self.begin_event(seat, card),
        }
    }

    /// Deals damage to the player's own base as a cost, which can lose the game.
    fn pay_toll(&mut self, seat: Seat, card: CardId, toll: u8) -> bool {
        // The card is in no other zone yet; if the game ends now, it stays with its owner.
        if self.state.resolving.try_push(card).is_some() {
            self.state.no_room = Some(NoRoom::Events);
        }
        let dealer = Dealer::ability(seat, None);
        self.deal(&[Hit { to: CardId::base(seat), amount: toll, dealer }]);
        let goes_on = self.state.outcome.is_none();
        if goes_on {
            self.state.resolving.retain(|event| *event != card);
        }
        goes_on
    }

    /// Uses up the discounts for "the next card" that apply to this card.
    fn use_discounts(&mut self, seat: Seat, card: CardId) {
        let look = self.look();
        let frame = script::Frame::outside(card.thing(), seat);
        let object = super::Object::Card(card);
        let mut left = self.state.discounts;
        left.retain(|discount| {
            discount.seat != seat || !look.fits_all(look.kit.sort(discount.sort), object, &frame)
        });
        self.state.discounts = left;
    }

    fn count_play(&mut self, seat: Seat, card: CardId) {
        let aspects = self.look().printed(card).icons.once;
        let player = self.state.player_mut(seat);
        player.plays = player.plays.saturating_add(1);
        player.aspects_played |= aspects;
    }

    fn enter_unit(&mut self, seat: Seat, card: CardId, enters: Enters) {
        self.come_back(card);
        let facts = self.look().printed(card).card;
        let thing = card.thing();
        self.state.add_unit(seat, card);
        self.state.fresh.insert(thing);
        if facts.arena == crate::words::Arena::Space {
            self.state.space.insert(thing);
        }
        self.state.arrived.insert(thing);
        self.note_face(card);
        if let Enters::With(skill) = enters {
            let what = Lasts::Has(skill);
            let (until, by) = (Until::PhaseEnds, self.state.title(card));
            add_lasting(self.state, Lasting::new(card, what, 0, until, by));
        }
        if enters != Enters::Ready && !self.look().strength(card).has_flag(UnitFlag::EntersReady) {
            self.state.exhausted.insert(thing);
        }
        self.count_play(seat, card);
        self.state.may_have_duplicates = true;
        self.state.unchecked = true;
        self.trigger_own(card, On::Played.bit(), thing);
        self.trigger_keywords(card);
        self.trigger_play(seat, card);
        self.check();
    }

    fn enter_upgrade(&mut self, seat: Seat, card: CardId, host: Option<CardId>) {
        let Some(host) = host else { return };
        self.come_back(card);
        self.state.attach(card, host);
        self.state.player_mut(seat).upgraded.insert(host.thing());
        self.note_face(card);
        self.count_play(seat, card);
        self.state.may_have_duplicates = true;
        self.state.unchecked = true;
        self.trigger_own(card, On::Played.bit(), host.thing());
        self.trigger_own(card, On::Attached.bit(), host.thing());
        self.trigger_play(seat, card);
        self.check();
    }

    fn begin_event(&mut self, seat: Seat, card: CardId) {
        let silenced = self.is_silenced(seat);
        let player = self.state.player_mut(seat);
        player.events = player.events.saturating_add(1);
        self.count_play(seat, card);
        self.trigger_play(seat, card);
        match self.state.ruleset.event_zone {
            EventZone::After => {
                if self.state.resolving.try_push(card).is_some() {
                    self.state.no_room = Some(NoRoom::Events);
                    self.state.discards.insert(card.thing());
                } else {
                    self.state.stack.push_rule(Rule::EventEnds(card));
                }
            }
            EventZone::Before => {
                self.state.discards.insert(card.thing());
            }
        }
        if silenced {
            self.tell(|of| Event::Silenced(of(card)));
            return;
        }
        let face = &self.kit.ready(self.state.title(card)).front;
        for &id in face.abilities.iter().rev() {
            let lowered = self.kit.ability(id);
            if let (Ability::Event(_), Some(entry)) = (lowered.ability, lowered.effect) {
                self.state.stack.push(Task::Ability(start(entry, card.thing(), seat)));
            }
        }
    }

    /// Whether the first event of the round has no abilities.
    fn is_silenced(&self, seat: Seat) -> bool {
        let mut silenced = false;
        if self.state.player(seat).events == 0 {
            self.look().each_ability(seat.other(), |ability, _| {
                silenced |= *ability == Ability::SilencesFirstEvent;
            });
        }
        silenced
    }

    /// Puts an event into the discard pile after its ability, unless it was moved elsewhere.
    pub(super) fn end_event(&mut self, card: CardId) {
        self.state.stack.pop();
        if self.state.resolving.contains(&card) {
            self.state.resolving.retain(|event| *event != card);
            self.state.discards.insert(card.thing());
        }
    }
}
