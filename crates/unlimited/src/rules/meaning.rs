//! The meaning of tests, amounts, sets and sorts on a given table. Nothing here changes the state.

use script::{Bits, Frame, Reading, Stack, Thing, Things as _, possible};
use table::Seat;

use super::state::{
    AttackFact, CardId, Cards, Object, SEATS, State, Waiting, count, narrow, widen,
};
use super::{Rule, ghosts::Ghost};
use crate::kit::{Kit, Ready};
use crate::words::{
    Arena, Kind, Num, Only, Set, Side, Step, Test, Things, UnlimitedWords, Verb, What, Who, Zone,
};

/// A read-only table.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) state: &'a State,
}

/// The card that an element of a card set stands for.
#[inline]
pub(crate) fn card_of(thing: Thing) -> CardId {
    CardId(thing.byte())
}

impl Look<'_> {
    /// The printed facts of a card.
    #[inline]
    pub(crate) fn printed(&self, card: CardId) -> &Ready {
        self.kit.ready(self.state.title(card))
    }

    /// The seat that a word means.
    pub(crate) fn who(&self, who: &Who, frame: &Frame) -> Seat {
        match who {
            Who::You => frame.seat,
            Who::Opponent => frame.seat.other(),
            Who::ControllerOf(what) => match self.one(what, frame) {
                Some(object) => self.controller_of(object),
                None => frame.seat,
            },
            Who::OwnerOf(what) => match self.one(what, frame) {
                Some(object) => self.card_behind(object).map_or(frame.seat, CardId::owner),
                None => frame.seat,
            },
            Who::Picked(slot) => match frame.thing(*slot).map(Object::of) {
                Some(Object::Card(base)) => base.owner(),
                _ => frame.seat,
            },
        }
    }

    /// A card as it was when it left play.
    pub(crate) fn ghost(&self, n: u8) -> Option<Ghost> {
        self.state.ghost(n)
    }

    /// The player who controls the object, or did when it left play.
    pub(crate) fn controller_of(&self, object: Object) -> Seat {
        match object {
            Object::Card(card) | Object::Shield(card) | Object::Experience(card) => {
                self.state.controller(card)
            }
            Object::Ghost(n) => self.ghost(n).map_or(SEATS[0], |ghost| ghost.seat),
            Object::Nothing => self.state.active,
        }
    }

    /// The card that the object is or was.
    pub(crate) fn card_behind(&self, object: Object) -> Option<CardId> {
        match object {
            Object::Card(card) | Object::Shield(card) | Object::Experience(card) => Some(card),
            Object::Ghost(n) => self.ghost(n).map(|ghost| ghost.card),
            Object::Nothing => None,
        }
    }

    /// The single object that a word means, even if it has left play.
    pub(crate) fn one(&self, what: &What, frame: &Frame) -> Option<Object> {
        let thing = match what {
            What::This => frame.source,
            What::In(slot) => frame.thing(*slot)?,
            What::Host => match Object::of(frame.source) {
                Object::Card(card) if self.state.upgrades.contains(card.thing()) => {
                    self.state.host(card).thing()
                }
                Object::Ghost(n) => self.ghost(n)?.host,
                _ => return None,
            },
            What::Attacker => self.state.attack()?.attacker,
            What::Defender => self.state.attack()?.target,
            What::BaseOf(who) => CardId::base(self.who(who, frame)).thing(),
            What::These(list) => return list.iter().find_map(|what| self.one(what, frame)),
            What::Each(set) => self.members(set, frame).lowest()?,
        };
        match Object::of(thing) {
            Object::Nothing => None,
            object => Some(object),
        }
    }

    /// Everything a word means that is still there.
    pub(crate) fn all(&self, what: &What, frame: &Frame) -> Things {
        match what {
            What::These(list) => {
                let mut things = Things::default();
                for what in *list {
                    things |= self.all(what, frame);
                }
                things
            }
            What::Each(set) => self.members(set, frame),
            _ => {
                let mut things = Things::default();
                match self.one(what, frame) {
                    Some(Object::Ghost(_) | Object::Nothing) | None => {}
                    Some(object) => things.insert(object.thing()),
                }
                things
            }
        }
    }

    /// The units and bases in play a word means.
    pub(crate) fn in_play(&self, what: &What, frame: &Frame) -> Cards {
        let mut bases = Cards::default();
        SEATS.into_iter().for_each(|seat| bases.insert(CardId::base(seat).thing()));
        let cards = narrow(self.all(what, frame));
        cards & (self.state.units | bases)
    }

    /// The units a word means.
    pub(crate) fn units_meant(&self, what: &What, frame: &Frame) -> Cards {
        narrow(self.all(what, frame)) & self.state.units
    }

    /// Whether the object meets all conditions, seen from the ability of the frame.
    #[inline]
    pub(crate) fn fits_all(&self, sort: &[Only], object: Object, frame: &Frame) -> bool {
        sort.iter().all(|only| self.fits(only, object, frame))
    }

    fn fits(&self, only: &Only, object: Object, frame: &Frame) -> bool {
        let Some(card) = self.card_behind(object) else { return false };
        let state = self.state;
        let ready = self.printed(card);
        let facts = ready.card;
        let unit = || state.is_unit(card);
        match only {
            Only::Is(kind) => facts.kind == *kind || *kind == Kind::Unit && unit(),
            Only::IsNot(kind) => facts.kind != *kind,
            Only::Leader => card.is_leader(),
            Only::NonLeader => !card.is_leader(),
            Only::Unique => facts.unique,
            Only::NonUnique => !facts.unique,
            Only::Damaged => self.damage_of(object) > 0,
            Only::Undamaged => self.damage_of(object) == 0,
            Only::Ready => !self.is_exhausted(object),
            Only::Exhausted => self.is_exhausted(object),
            Only::Has(aspect) => ready.icons.has(*aspect),
            Only::Lacks(aspect) => !ready.icons.has(*aspect),
            Only::Of(named) => ready.traits >> *named as u64 & 1 == 1,
            Only::NotOf(named) => ready.traits >> *named as u64 & 1 == 0,
            Only::CostIs(num) => u16::from(facts.cost) == self.number(num, frame),
            Only::CostAtMost(num) => u16::from(facts.cost) <= self.number(num, frame),
            Only::CostAtLeast(cost) => facts.cost >= *cost,
            Only::PowerAtMost(power) => self.power_of(object) <= *power,
            Only::RemainingAtMost(hp) => self.remaining(card) <= *hp && unit(),
            Only::Other => frame.source != object.thing(),
            Only::Not(slot) => frame.thing(*slot) != Some(object.thing()),
            Only::In(arena) => *arena == self.arena_of(object),
            Only::InArenaOf(what) => {
                self.one(what, frame).is_some_and(|it| self.arena_of(it) == self.arena_of(object))
            }
            Only::On(what) => self.one(what, frame) == self.host_of(object),
            Only::PlayedThisPhase => {
                state.fresh.contains(card.thing()) && card.owner() == frame.seat
            }
            Only::AttackedThisPhase => unit() && state.fought.contains(card.thing()),
            Only::DefeatedThisPhase => !unit() && state.fought.contains(card.thing()),
            Only::CameEarlier => !state.arrived.contains(card.thing()),
            Only::Named(names) => names.contains(&facts.name[0]),
            Only::NamedNow => ready.name == self.kit.ready(state.named).name,
            Only::TotalWithin(most) => {
                let picked = state.stack.picked();
                self.total_cost(picked).saturating_add(u16::from(facts.cost)) <= u16::from(*most)
            }
        }
    }

    /// The unit an upgrade or token is on.
    pub(crate) fn host_of(&self, object: Object) -> Option<Object> {
        match object {
            Object::Card(card) if self.state.upgrades.contains(card.thing()) => {
                Some(Object::Card(self.state.host(card)))
            }
            Object::Shield(unit) | Object::Experience(unit) => Some(Object::Card(unit)),
            _ => None,
        }
    }

    /// The power: current for a unit in play, last known for one that left play, otherwise printed.
    pub(crate) fn power_of(&self, object: Object) -> u8 {
        match object {
            Object::Card(card) if self.state.is_unit(card) => self.power(card),
            Object::Card(card) => self.printed(card).card.power,
            Object::Ghost(n) => self.ghost(n).map_or(0, |ghost| ghost.power),
            Object::Shield(_) | Object::Experience(_) | Object::Nothing => 0,
        }
    }

    fn damage_of(&self, object: Object) -> u8 {
        match object {
            // For a remembered card or an upgrade this field stores something else.
            Object::Card(card)
                if (self.state.ghosts | self.state.upgrades).contains(card.thing()) =>
            {
                0
            }
            Object::Card(card) => self.state.damage[card.index()],
            Object::Ghost(n) => self.ghost(n).map_or(0, |ghost| ghost.damage),
            _ => 0,
        }
    }

    /// The value of the Restore of the unit whose ability waits, or its last known value.
    pub(crate) fn restore_of(&self, waiting: &Waiting) -> u8 {
        match Object::of(waiting.source) {
            Object::Card(card) if self.state.is_unit(card) => self.strength(card).restore,
            Object::Ghost(_) => waiting.last_restore(),
            _ => 0,
        }
    }

    fn is_exhausted(&self, object: Object) -> bool {
        match object {
            Object::Ghost(n) => self.ghost(n).is_some_and(|ghost| ghost.exhausted),
            object => {
                let card = self.card_behind(object);
                card.is_some_and(|card| self.state.exhausted.contains(card.thing()))
            }
        }
    }

    /// The arena the object is in, or was in when it left play.
    fn arena_of(&self, object: Object) -> Arena {
        match (object, self.card_behind(object)) {
            (Object::Ghost(n), _) => self.ghost(n).map_or(Arena::Ground, |ghost| ghost.arena),
            (_, Some(card)) if self.state.space.contains(card.thing()) => Arena::Space,
            _ => Arena::Ground,
        }
    }

    /// The total printed cost of these cards.
    pub(crate) fn total_cost(&self, cards: Cards) -> u16 {
        let mut total = 0;
        cards.each(|card| total += u16::from(self.printed(card_of(card)).card.cost));
        total
    }

    fn side(&self, side: Side, frame: &Frame) -> Cards {
        match side {
            Side::Friendly => self.state.units_of(frame.seat),
            Side::Enemy => self.state.units_of(frame.seat.other()),
            Side::Any => self.state.units,
        }
    }

    fn filter(&self, cards: Cards, sort: &[Only], frame: &Frame) -> Cards {
        if sort.is_empty() {
            return cards;
        }
        let mut fitting = Cards::default();
        cards.each(|thing| {
            if self.fits_all(sort, Object::of(thing), frame) {
                fitting.insert(thing);
            }
        });
        fitting
    }

    fn upgrades(&self, sort: &[Only], frame: &Frame) -> Things {
        let state = self.state;
        let mut things = widen(self.filter(state.upgrades, sort, frame));
        state.units.each(|unit| {
            let unit = card_of(unit);
            for (tokens, object) in [
                (&state.shields, Object::Shield(unit)),
                (&state.experience, Object::Experience(unit)),
            ] {
                // Only the host of a token can be tested.
                let fits = |only: &Only| match only {
                    Only::On(what) => self.one(what, frame) == Some(Object::Card(unit)),
                    Only::NonUnique | Only::NonLeader => true,
                    _ => false,
                };
                if tokens[unit.index()] > 0 && sort.iter().all(fits) {
                    things.insert(object.thing());
                }
            }
        });
        things
    }

    /// The cards of a zone from which an effect can play.
    pub(crate) fn zone(&self, zone: Zone, seat: Seat) -> Cards {
        match zone {
            Zone::Hand => self.state.hand_of(seat),
            Zone::Discard => self.state.discard_of(seat),
            Zone::Seen => self.state.seen,
            Zone::Aside => self.aside(),
        }
    }

    /// The cards set aside by the effect on top of the stack.
    pub(crate) fn aside(&self) -> Cards {
        let depth = u8::try_from(self.state.stack.depth()).unwrap_or(u8::MAX);
        let mine = self.state.aside.iter().filter(|(_, by)| *by == depth);
        mine.map(|(card, _)| card.thing()).collect()
    }

    /// The topmost card of a deck that is not being looked at.
    pub(crate) fn top(&self, seat: Seat) -> Option<CardId> {
        let seen = self.state.seen;
        self.state.player(seat).deck.iter().rev().copied().find(|card| !seen.contains(card.thing()))
    }

    /// Whether the source of the frame is attacking a unit of this sort.
    fn attacks(&self, sort: &[Only], frame: &Frame) -> bool {
        let Some(attack) = self.state.attack() else { return false };
        if attack.attacker != frame.source || attack.has(AttackFact::Over) {
            return false;
        }
        match Object::of(attack.target) {
            target @ Object::Card(card) => {
                self.state.is_unit(card) && self.fits_all(sort, target, frame)
            }
            target @ Object::Ghost(_) => self.fits_all(sort, target, frame),
            _ => false,
        }
    }

    /// Whether the attacked unit is still in play.
    pub(crate) fn has_defender(&self) -> bool {
        let target = self.state.attack().and_then(|attack| Object::of(attack.target).card());
        target.is_some_and(|target| self.state.is_unit(target))
    }

    fn controls_named(&self, names: &[&str], seat: Seat) -> bool {
        let named = |card: CardId| names.contains(&self.printed(card).card.name[0]);
        let mut found = named(CardId::leader(seat));
        self.state.units_of(seat).each(|unit| found |= named(card_of(unit)));
        found
    }
}

impl Reading<UnlimitedWords> for Look<'_> {
    #[inline]
    fn stack(&self) -> &Stack<Rule, Things, Cards> {
        &self.state.stack
    }

    fn seat(&self, who: &Who, frame: &Frame) -> Seat {
        self.who(who, frame)
    }

    fn can(&self, verb: &Verb, frame: &Frame) -> bool {
        self.would_change(verb, frame)
    }

    /// A mode may be chosen even if it has no effect; but a cost must be payable, and a card to be
    /// played must be playable.
    fn is_offered(&self, option: &Step, frame: &Frame) -> bool {
        match option {
            Step::Do(Verb::Pay(_)) | Step::Pick { from: Set::Playable(..), .. } => {
                possible(self, option, frame)
            }
            _ => true,
        }
    }

    /// The opponent cannot check what is picked from these cards, if there are any.
    fn is_secret(&self, set: &Set, frame: &Frame) -> bool {
        match set {
            Set::Seen(_) | Set::Playable(Zone::Seen, ..) => !self.state.seen.is_empty(),
            Set::Hand(Who::You, _) | Set::Playable(Zone::Hand, ..) => {
                !self.state.hand_of(frame.seat).is_empty()
            }
            _ => false,
        }
    }

    fn test(&self, test: &Test, frame: &Frame) -> bool {
        let state = self.state;
        let you = state.player(frame.seat);
        let them = state.player(frame.seat.other());
        match test {
            Test::Not(test) => !self.test(test, frame),
            Test::Any(set) => !self.members(set, frame).is_empty(),
            Test::Is(what, sort) => {
                self.one(what, frame).is_some_and(|object| self.fits_all(sort, object, frame))
            }
            Test::YouControlNamed(names) => self.controls_named(names, frame.seat),
            Test::Initiative => state.initiative == frame.seat,
            Test::Resources(least) => count(state.resources_of(frame.seat)) >= *least,
            Test::BaseDamage(least) => {
                SEATS.into_iter().any(|seat| state.damage[CardId::base(seat).index()] >= *least)
            }
            Test::BaseRemaining(most) => self.remaining(CardId::base(frame.seat)) <= *most,
            Test::Defeated(Side::Friendly) => you.fallen > 0,
            Test::Defeated(Side::Enemy) => them.fallen > 0,
            Test::Defeated(Side::Any) => you.fallen + them.fallen > 0,
            Test::Left(Side::Friendly) => you.left > 0,
            Test::Left(Side::Enemy) => them.left > 0,
            Test::Left(Side::Any) => you.left + them.left > 0,
            Test::Played(sort) => sort.iter().all(|only| match only {
                Only::Has(aspect) => you.aspects_played >> *aspect as u8 & 1 == 1,
                _ => false,
            }),
            Test::PlayedAnother => you.plays > 1,
            Test::Struck(least) => you.struck >= *least,
            Test::MoreUnits => {
                let [you, them] = [frame.seat, frame.seat.other()].map(|seat| state.units_of(seat));
                you.count() > them.count()
            }
            Test::Attacks(sort) => self.attacks(sort, frame),
            Test::DefenderDefeated => {
                state.attack().is_some_and(|attack| attack.has(AttackFact::Defeated))
            }
            Test::AtMost(num, most) => self.number(num, frame) <= u16::from(*most),
        }
    }

    fn number(&self, num: &Num, frame: &Frame) -> u16 {
        match num {
            Num::Just(n) => u16::from(*n),
            Num::Count(set) => u16::try_from(self.members(set, frame).count()).unwrap_or(u16::MAX),
            Num::CostOf(what) => {
                let card = self.one(what, frame).and_then(|object| self.card_behind(object));
                card.map_or(0, |card| u16::from(self.printed(card).card.cost))
            }
            Num::PowerOf(what) => {
                self.one(what, frame).map_or(0, |object| u16::from(self.power_of(object)))
            }
            Num::DamageOn(what) => {
                self.one(what, frame).map_or(0, |object| u16::from(self.damage_of(object)))
            }
            Num::Resources => u16::from(count(self.state.resources_of(frame.seat))),
            Num::ReadyResources => u16::from(self.state.ready_resources(frame.seat)),
            Num::Picked(slot) => frame.number(*slot),
            Num::ThatMuch => frame.done.0,
            Num::Twice(num) => 2 * self.number(num, frame),
            Num::OneMore(num) => 1 + self.number(num, frame),
            Num::Aspects(set) => {
                let mut aspects = 0_u8;
                narrow(self.members(set, frame))
                    .each(|card| aspects |= self.printed(card_of(card)).icons.once);
                u16::try_from(aspects.count_ones()).unwrap_or(u16::MAX)
            }
            Num::TotalCost(set) => self.total_cost(narrow(self.members(set, frame))),
            Num::OthersPlayed => u16::from(self.state.player(frame.seat).plays.saturating_sub(1)),
        }
    }

    fn members(&self, set: &Set, frame: &Frame) -> Things {
        let state = self.state;
        match set {
            Set::Units(side, sort) => widen(self.filter(self.side(*side, frame), sort, frame)),
            Set::Bases(side) => SEATS
                .into_iter()
                .filter(|&seat| match side {
                    Side::Friendly => seat == frame.seat,
                    Side::Enemy => seat != frame.seat,
                    Side::Any => true,
                })
                .map(|seat| CardId::base(seat).thing())
                .collect(),
            Set::Upgrades(sort) => self.upgrades(sort, frame),
            Set::Hand(who, sort) => {
                widen(self.filter(state.hand_of(self.who(who, frame)), sort, frame))
            }
            Set::Discard(who, sort) => {
                widen(self.filter(state.discard_of(self.who(who, frame)), sort, frame))
            }
            Set::Top(who) => {
                self.top(self.who(who, frame)).map(CardId::thing).into_iter().collect()
            }
            Set::Deck(who) => {
                let seat = self.who(who, frame);
                self.top(seat).map(|_| CardId::base(seat).thing()).into_iter().collect()
            }
            Set::Seen(sort) => widen(self.filter(state.seen, sort, frame)),
            Set::Aside => widen(self.aside()),
            Set::Resources(who) => widen(state.resources_of(self.who(who, frame))),
            Set::Players => SEATS.into_iter().map(|seat| CardId::base(seat).thing()).collect(),
            Set::Attackers(sort, terms) => {
                let units = self.filter(state.units_of(frame.seat), sort, frame);
                let mut able = Cards::default();
                units.each(|unit| {
                    if self.can_attack(card_of(unit), terms) {
                        able.insert(unit);
                    }
                });
                widen(able)
            }
            Set::Playable(zone, sort, price) => {
                let cards = self.filter(self.zone(*zone, frame.seat), sort, frame);
                let mut playable = Cards::default();
                cards.each(|card| {
                    if self.is_playable(card_of(card), frame.seat, *price) {
                        playable.insert(card);
                    }
                });
                widen(playable)
            }
            Set::These(list) => {
                let mut things = Things::default();
                list.iter().for_each(|what| {
                    things |= self.all(what, frame);
                });
                let gone = narrow(things) - state.units;
                gone.each(|card| things.remove(card));
                things
            }
            Set::Either(sets) => {
                let all = sets.iter().map(|set| self.members(set, frame));
                all.fold(Things::default(), |one, other| {
                    Bits(std::array::from_fn(|n| one.0[n] | other.0[n]))
                })
            }
        }
    }
}
