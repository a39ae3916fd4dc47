//! Evaluating tests, amounts, sets and sorts on a given table. The functions here change nothing.

use std::ops::BitOr as _;

use script::{Frame, Reading, Slot, Stack, Thing, Things as _};
use table::Seat;

use super::{Bases, ForceSpace, Rule, State};
use crate::components::{BaseId, CardId, Object};
use crate::game::Target;
use crate::kit::{Kit, Ready};
use crate::sets::CardSets;
use crate::words::{Card, Faction, Filter, GalaxyWords, Num, Set, Test, Things, Verb, Who, Zone};

/// A read-only view of the table.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) state: &'a State,
}

fn pile(cards: &[CardId]) -> Things {
    cards.iter().map(|card| card.thing()).collect()
}

/// The top cards of a pile.
fn top(cards: &[CardId], n: u8) -> Things {
    pile(&cards[cards.len().saturating_sub(usize::from(n))..])
}

impl<'a> Look<'a> {
    /// The sets of cards of the boxes in this match.
    #[inline]
    pub(crate) fn sets(&self) -> &'a CardSets {
        &self.state.components.sets
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

    /// The base of a seat, if it is one of these.
    #[inline]
    pub(crate) fn base_among(&self, seat: Seat, bases: Bases) -> Option<BaseId> {
        self.state.player(seat).base.filter(|&base| bases.contains(base))
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

    /// The printed card or base.
    #[inline]
    pub(crate) fn facts(&self, thing: Thing) -> &'static Card {
        self.ready_thing(thing).card
    }

    /// The seat that a word means.
    #[inline]
    pub(crate) fn seat_of(&self, who: Who, frame: &Frame) -> Seat {
        match who {
            Who::You => frame.seat,
            Who::Opponent => self.state.opponent(frame.seat),
        }
    }

    /// Everything of a sort, from the point of view of this seat's card `this`.
    pub(crate) fn of_sort(&self, sort: &Filter, seat: Seat, this: Thing) -> Things {
        let sorts = &self.state.components.sorts;
        let player = self.state.player(seat);
        match sort {
            Filter::Any => sorts.all,
            Filter::Unit => sorts.units,
            Filter::Ship => sorts.ships,
            Filter::Of(faction) => sorts.of_faction(*faction),
            Filter::Own => sorts.of_faction(player.faction),
            Filter::Enemy => {
                let enemies =
                    Faction::ALL.into_iter().filter(|&each| player.enemies.contains(each));
                enemies.map(|enemy| sorts.of_faction(enemy)).fold(Things::default(), Things::bitor)
            }
            Filter::Neutral => sorts.of_faction(Faction::Neutral),
            Filter::OwnOrNeutral => {
                sorts.of_faction(player.faction) | sorts.of_faction(Faction::Neutral)
            }
            Filter::Trait(wanted) => sorts.with_trait(*wanted),
            Filter::Unique => sorts.unique,
            Filter::Named(id) => sorts.named(id),
            Filter::Other => {
                let mut others = sorts.all;
                others.remove(this);
                others
            }
            Filter::NotStarter => sorts.all - sorts.starters,
            Filter::CostAtLeast(0) => sorts.all,
            Filter::CostAtLeast(n) => sorts.all - sorts.affordable(n - 1),
            Filter::Prey => self.state.prey.iter().map(|card| card.thing()).collect(),
            Filter::Affordable => self.payable(seat).resized(),
            Filter::All(all) => {
                all.iter().fold(sorts.all, |both, sort| both & self.of_sort(sort, seat, this))
            }
            Filter::Either(any) => {
                let none = Things::default();
                any.iter().fold(none, |either, sort| either | self.of_sort(sort, seat, this))
            }
        }
    }

    /// Everything in a zone.
    fn zone(&self, zone: Zone, frame: &Frame) -> Things {
        let player = |who| self.state.player(self.seat_of(who, frame));
        let galaxy = self.state.galaxy(frame.seat);
        match zone {
            Zone::Hand(who) => player(who).hand.resized(),
            Zone::Discard(who) => pile(&player(who).discard),
            Zone::HandAndDiscard => {
                let you = player(Who::You);
                you.hand.resized() | pile(&you.discard)
            }
            Zone::DeckTop(n) => top(&player(Who::You).deck, n),
            Zone::Exile => player(Who::You).exile.resized(),
            Zone::ExiledThisTurn if frame.seat == self.state.turn => self.state.exiled.resized(),
            Zone::ExiledThisTurn => Things::default(),
            Zone::PlayAtStart if frame.seat == self.state.turn => self.state.began.resized(),
            Zone::PlayAtStart => Things::default(),
            Zone::AllPlay => {
                let sides = self.state.players.iter().map(|player| player.in_play().resized());
                sides.fold(Things::default(), Things::bitor)
            }
            Zone::Play(who) => player(who).in_play().resized(),
            Zone::Base(who) => player(who).base.iter().map(|base| base.thing()).collect(),
            Zone::Row => galaxy.row.cards().resized(),
            Zone::GalaxyDiscard => pile(&galaxy.discard),
            Zone::GalaxyDiscardTop => top(&galaxy.discard, 1),
            Zone::GalaxyTop(n) => top(&galaxy.deck, n),
            Zone::Victory(who) => player(who).victory.iter().map(BaseId::thing).collect(),
        }
    }

    /// The card in a slot.
    pub(crate) fn slot(frame: &Frame, slot: Slot) -> Option<CardId> {
        match Object::of(frame.thing(slot)?) {
            Object::Card(card) => Some(card),
            Object::Base(_) => None,
        }
    }

    /// The amount, at most 255.
    pub(crate) fn amount(&self, num: &Num, frame: &Frame) -> u8 {
        u8::try_from(self.number(num, frame)).unwrap_or(u8::MAX)
    }
}

impl Reading<GalaxyWords> for Look<'_> {
    #[inline]
    fn stack(&self) -> &Stack<Rule, Things> {
        &self.state.stack
    }

    #[inline]
    fn seat(&self, who: &Who, frame: &Frame) -> Seat {
        self.seat_of(*who, frame)
    }

    /// Whether the verb would change the game. An option that consists of the verb can be chosen
    /// only then.
    fn can(&self, verb: &Verb, frame: &Frame) -> bool {
        let you = self.state.player(frame.seat);
        let some = |num: &Num| self.number(num, frame) > 0;
        match verb {
            Verb::Draw(n) => some(n) && !(you.deck.is_empty() && you.discard.is_empty()),
            Verb::GainResources(n) | Verb::GainAttack(n) => some(n),
            Verb::GainForce(n) => some(n) && self.state.force_room(frame.seat) > 0,
            Verb::CalmForce(n) => some(n) && self.state.force != ForceSpace::NEUTRAL,
            Verb::BalanceForce => self.state.force != ForceSpace::NEUTRAL,
            Verb::GainRowAttack(_, n) | Verb::DamageThis(n) => some(n),
            Verb::Spend(n) => u16::from(you.pool) >= self.number(n, frame),
            Verb::Repair(n) => some(n) && you.base.is_some() && you.base_damage > 0,
            Verb::Damage(_, n) => some(n),
            Verb::DamageBase(n) => {
                some(n) && self.state.player(self.state.opponent(frame.seat)).base.is_some()
            }
            Verb::DiscardAll(set) | Verb::Reveal(set) | Verb::Look(set) => {
                !self.members(set, frame).is_empty()
            }
            Verb::DiscardAtRandom(who) => {
                !self.state.player(self.seat_of(*who, frame)).hand.is_empty()
            }
            Verb::DiscardUntil(_) => !self.state.galaxy(frame.seat).deck.is_empty(),
            Verb::ExileThis | Verb::PutThisOnGalaxyDeck => match Object::of(frame.source) {
                Object::Card(_) => you.in_play().contains(frame.source),
                Object::Base(_) => false,
            },
            Verb::SwapWithDeckTop(_) => !(you.deck.is_empty() && you.discard.is_empty()),
            Verb::Discard(_)
            | Verb::Vacate(_)
            | Verb::FillGap(_)
            | Verb::Exile(_)
            | Verb::Take(_)
            | Verb::TakeThis
            | Verb::GiveThis
            | Verb::TuckUnderThis(_)
            | Verb::MarkAsPrey(_)
            | Verb::CheapenNext(..)
            | Verb::ReceiveReward(_)
            | Verb::PutOnDeck(..)
            | Verb::Destroy(_)
            | Verb::Purchase(..)
            | Verb::Swap(..) => true,
        }
    }

    fn test(&self, test: &Test, frame: &Frame) -> bool {
        match test {
            Test::ForceIsWithYou => self.state.force_is_with(frame.seat),
            Test::ForceIsNeutral => self.state.force == ForceSpace::NEUTRAL,
            Test::AtLeast(n, set) => self.members(set, frame).count() >= u32::from(*n),
            Test::More(one, other) => {
                self.members(one, frame).count() > self.members(other, frame).count()
            }
            Test::Is(slot, sort) => frame
                .thing(*slot)
                .is_some_and(|thing| self.of_sort(sort, frame.seat, frame.source).contains(thing)),
            Test::YourBaseIs(id) => {
                let base = self.state.player(frame.seat).base;
                base.is_some_and(|base| self.ready_base(base).card.id == *id)
            }
            Test::AttacksRow => {
                self.state.player(frame.seat).assigned.contains(frame.source)
                    && matches!(self.state.marks[frame.source.index()].aim.target(), Target::Row(_))
            }
        }
    }

    fn number(&self, num: &Num, frame: &Frame) -> u16 {
        match num {
            Num::Just(n) => u16::from(*n),
            Num::Count(set) => u16::try_from(self.members(set, frame).count()).unwrap_or(u16::MAX),
            Num::CostOf(slot) => {
                Self::slot(frame, *slot).map_or(0, |card| u16::from(self.card(card).cost))
            }
            Num::Chosen(slot) => frame.number(*slot),
            Num::Resources => u16::from(self.state.player(frame.seat).pool),
            Num::Done => frame.done.0,
            Num::AtMost(num, most) => self.number(num, frame).min(u16::from(*most)),
        }
    }

    fn members(&self, set: &Set, frame: &Frame) -> Things {
        match set {
            Set::In(zone, Filter::Any) => self.zone(*zone, frame),
            Set::In(zone, sort) => {
                self.zone(*zone, frame) & self.of_sort(sort, frame.seat, frame.source)
            }
            Set::Or(one, other) => self.members(one, frame) | self.members(other, frame),
            Set::Except(set, slot) => {
                let mut others = self.members(set, frame);
                frame.thing(*slot).into_iter().for_each(|thing| others.remove(thing));
                others
            }
        }
    }
}
