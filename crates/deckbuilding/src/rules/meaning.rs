//! Evaluating tests, amounts, sets and sorts on a given table. The functions here change nothing.

use std::ops::BitOr as _;

use script::{Frame, Reading, Slot, Stack, Thing, Things as _};
use table::{Seat, Seats};

use super::{Bases, Galaxy, Player, Rule, State};
use crate::components::{BaseId, CardId, Object};
use crate::game::{ShortGalaxy, Target};
use crate::kit::{Kit, Ready};
use crate::sets::CardSets;
use crate::words::{
    Card, Faction, Filter, GalaxyWords, Num, Resolver, Set, Test, Things, Verb, Who, Zone,
};

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

    /// The bases of a seat's team that are among these.
    #[inline]
    pub(crate) fn bases_among(&self, seat: Seat, bases: Bases) -> impl Iterator<Item = BaseId> {
        self.state.team_bases(seat).filter(move |&base| bases.contains(base))
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
            Who::You | Who::Team => frame.seat,
            Who::Opponent => self.rivals_of(frame).lowest().unwrap_or(frame.seat),
        }
    }

    /// The player to whose hand or deck an effect of a seat moves a card: of a team the one in whose
    /// region the card is, because no card leaves its region.
    pub(crate) fn keeper(&self, card: CardId, seat: Seat) -> Seat {
        let components = self.state.components;
        let shares = |&mate: &Seat| components.reach(mate).contains(components.region(card));
        self.state.seating.teammates(seat).into_iter().find(shares).unwrap_or(seat)
    }

    /// The opponent to whom a card goes that is given away: the one named, or the one in the region
    /// of the card, whoever resolves the ability.
    pub(crate) fn receiver(&self, card: CardId, frame: &Frame) -> Seat {
        if let Some(named) = frame.opponent() {
            return named;
        }
        let holder = self.keeper(card, frame.seat);
        self.state.rivals(holder).lowest().unwrap_or(holder)
    }

    /// The seats whose piles and hands a word means.
    #[inline]
    fn each_of(&self, who: Who, frame: &Frame) -> Seats {
        match who {
            Who::You => Seats::only(frame.seat),
            Who::Opponent => self.rivals_of(frame),
            Who::Team => self.state.team(frame.seat),
        }
    }

    /// The seats whose cards in play, bases and victories a word means: "you" is the whole team,
    /// unless the ability is for either teammate to carry out with the own cards.
    #[inline]
    fn each_in_play_of(&self, who: Who, frame: &Frame) -> Seats {
        let is_delegated = || self.facts(frame.source).resolver == Resolver::Delegating;
        match who {
            Who::You if is_delegated() => Seats::only(frame.seat),
            Who::You | Who::Team => self.state.team(frame.seat),
            Who::Opponent => self.rivals_in_play_of(frame),
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
            Filter::OwnOrNeutral | Filter::Purchasable => {
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
            Filter::Prey => self.state.prey.resized(),
            Filter::Affordable => sorts.affordable(player.pool),
            Filter::Payable => self.payable(seat).resized(),
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
        let state = self.state;
        let you = state.player(frame.seat);
        let all = |seats: Seats, of: &dyn Fn(&Player) -> Things| {
            let each = seats.into_iter().map(|seat| of(state.player(seat)));
            each.fold(Things::default(), Things::bitor)
        };
        let is_active = || state.active().contains(frame.seat);
        match zone {
            Zone::Hand(Who::You) => you.hand.resized(),
            Zone::Hand(who) => all(self.each_of(who, frame), &|player| player.hand.resized()),
            Zone::Discard(who) => all(self.each_of(who, frame), &|player| pile(&player.discard)),
            Zone::HandAndDiscard => you.hand.resized() | pile(&you.discard),
            Zone::DeckTop(n) => top(&you.deck, n),
            Zone::Exile => you.exile.resized(),
            Zone::ExiledThisTurn if is_active() => state.exiled.resized(),
            Zone::PlayAtStart if is_active() => state.began.resized(),
            Zone::ExiledThisTurn | Zone::PlayAtStart => Things::default(),
            Zone::AllPlay => state.in_play_of(state.seats()).resized(),
            Zone::Play(who) => state.in_play_of(self.each_in_play_of(who, frame)).resized(),
            Zone::Base(who) => {
                let seats = self.each_in_play_of(who, frame).into_iter();
                seats.filter_map(|seat| state.player(seat).base).map(BaseId::thing).collect()
            }
            Zone::Row => state.rows_of(self.galaxies_of(frame)).resized(),
            Zone::AnyRow => state.rows_of(state.components.all_galaxies()).resized(),
            Zone::GalaxyDiscard => self.galaxy_piles(frame, |galaxy| pile(&galaxy.discard)),
            Zone::GalaxyDiscardTop => self.galaxy_piles(frame, |galaxy| top(&galaxy.discard, 1)),
            Zone::GalaxyTop(n) => self.galaxy_piles(frame, |galaxy| top(&galaxy.deck, n)),
            Zone::Victory(who) => {
                let seats = self.each_in_play_of(who, frame).into_iter();
                let piles = seats.map(|seat| state.victories(seat).0);
                Bases(piles.fold(0, u64::bitor)).iter().map(BaseId::thing).collect()
            }
        }
    }

    /// Whether a discard pile is shuffled into a deck before cards of that deck are shown.
    fn is_filled_for(&self, set: &Set, frame: &Frame) -> bool {
        match set {
            Set::In(Zone::DeckTop(_), _) => !self.state.player(frame.seat).discard.is_empty(),
            Set::In(Zone::GalaxyTop(_), _) => {
                self.state.short_galaxy == ShortGalaxy::Reshuffled
                    && !self.galaxy_piles(frame, |galaxy| pile(&galaxy.discard)).is_empty()
            }
            _ => false,
        }
    }

    /// The cards of a pile of every galaxy that an ability is about.
    fn galaxy_piles(&self, frame: &Frame, of: impl Fn(&Galaxy) -> Things) -> Things {
        let galaxies = self.galaxies_of(frame).iter();
        let piles = galaxies.map(|number| of(&self.state.galaxies[number]));
        piles.fold(Things::default(), Things::bitor)
    }

    /// Every way to name what an ability leaves open, or the ability itself if there is nothing to
    /// name. A constant effect looks at each opponent and each row apart.
    fn each_named(&self, frame: &Frame, mut each: impl FnMut(&Frame)) {
        let galaxies = self.galaxies_of(frame);
        if !galaxies.are_several() {
            return each(frame);
        }
        let rivals = self.rivals_of(frame);
        for number in galaxies.iter() {
            let number = u8::try_from(number).unwrap_or_default();
            rivals.into_iter().for_each(|rival| each(&frame.at_place(number).against(rival)));
        }
    }

    /// Whether the test holds with any way to name what the ability leaves open.
    fn holds(&self, frame: &Frame, test: impl Fn(&Frame) -> bool) -> bool {
        let mut holds = false;
        self.each_named(frame, |named| holds = holds || test(named));
        holds
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
            Verb::CalmForce(n) => some(n) && !self.state.force.is_neutral(),
            Verb::BalanceForce => !self.state.force.is_neutral(),
            Verb::GainRowAttack(_, n) | Verb::DamageThis(n) => some(n),
            Verb::Spend(n) => u16::from(you.pool) >= self.number(n, frame),
            Verb::Repair(n) => {
                let is_damaged = |seat: Seat| {
                    let player = self.state.player(seat);
                    player.base.is_some() && player.base_damage > 0
                };
                some(n) && self.state.team(frame.seat).into_iter().any(is_damaged)
            }
            Verb::RepairThis(n) => {
                let owner = self.state.controller(frame.source);
                some(n) && owner.is_some_and(|owner| self.state.player(owner).base_damage > 0)
            }
            Verb::Damage(_, n) => some(n),
            Verb::DamageBase(n) => {
                let mut rivals = self.rivals_in_play_of(frame).into_iter();
                some(n) && rivals.any(|rival| self.state.player(rival).base.is_some())
            }
            Verb::DiscardAll(set) => !self.members(set, frame).is_empty(),
            Verb::Reveal(set) | Verb::Look(set) => {
                !self.members(set, frame).is_empty() || self.is_filled_for(set, frame)
            }
            Verb::DiscardAtRandom(who) => {
                let mut all = self.each_of(*who, frame).into_iter();
                all.any(|seat| !self.state.player(seat).hand.is_empty())
            }
            Verb::DiscardUntil(_) => {
                let mut galaxies = self.galaxies_of(frame).iter();
                galaxies.any(|number| !self.state.galaxies[number].deck.is_empty())
            }
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
            | Verb::Cede(_)
            | Verb::Purchase(..)
            | Verb::Swap(..) => true,
        }
    }

    fn test(&self, test: &Test, frame: &Frame) -> bool {
        match test {
            Test::ForceIsWithYou => self.state.force_is_with(frame.seat),
            Test::ForceIsNeutral => self.state.force.is_neutral(),
            Test::AtLeast(n, set) => {
                self.holds(frame, |frame| self.members(set, frame).count() >= u32::from(*n))
            }
            Test::More(one, other) => self.holds(frame, |frame| {
                self.members(one, frame).count() > self.members(other, frame).count()
            }),
            Test::Is(slot, sort) => frame
                .thing(*slot)
                .is_some_and(|thing| self.of_sort(sort, frame.seat, frame.source).contains(thing)),
            Test::YourBaseIs(id) => {
                self.state.team_bases(frame.seat).any(|base| self.ready_base(base).card.id == *id)
            }
            Test::AttacksRow => {
                let mut team = self.state.team(frame.seat).into_iter();
                team.any(|seat| self.state.player(seat).assigned.contains(frame.source))
                    && matches!(self.state.marks[frame.source.index()].aim.target(), Target::Row(_))
            }
        }
    }

    fn number(&self, num: &Num, frame: &Frame) -> u16 {
        match num {
            Num::Just(n) => u16::from(*n),
            Num::Count(set) => {
                let mut most = 0;
                self.each_named(frame, |named| most = most.max(self.members(set, named).count()));
                u16::try_from(most).unwrap_or(u16::MAX)
            }
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

#[cfg(test)]
mod tests {
    use table::{Game as _, Luck, Notation as _, Seed};

    use super::*;
    use crate::Deckbuilding;

    /// No constant ability of the boxes counts a row, so this test asks for the count directly.
    ///
    /// proves: DBG-OPEN-45
    #[test]
    fn a_count_takes_the_larger_of_two_rows() {
        let game = Deckbuilding::new();
        let setup = game.read_setup("factions=empire,mandalorians,rebels").unwrap();
        let mut state = game.start(&setup, Luck::new(Seed::from_number(1))).unwrap();
        let first = state.galaxies[0].row.iter().next().unwrap();
        state.galaxies[0].row.take(first);
        let base = state.player(Seat::new(0)).base.unwrap();
        let look = Look { kit: &game.kit, state: &state };
        let count = Num::Count(Set::In(Zone::Row, Filter::Any));
        let counts = |seat| look.number(&count, &Frame::outside(base.thing(), Seat::new(seat)));
        assert_eq!([0, 1, 2].map(counts), [4, 4, 4], "neither 7 nor 8");
        let frame = Frame::outside(base.thing(), Seat::new(0));
        assert_eq!([0, 1].map(|row| look.number(&count, &frame.at_place(row))), [3, 4]);
    }
}
