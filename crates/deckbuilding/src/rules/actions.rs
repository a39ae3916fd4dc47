//! Chapter 6: the six actions, and the options of every other question, in order.

use script::{Frame, Reading as _, Task, Thing, Things as _, answers, payable};
use table::Seat;

use super::{Aim, Look, Rule, Start};
use crate::components::{CardId, Cards};
use crate::game::{Choice, Target};
use crate::kit::Ready;
use crate::words::{Ability, Party, Things};

impl Look<'_> {
    /// Lists the options of a seat that must choose.
    pub(crate) fn list_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        let state = self.state;
        match state.stack.top() {
            Some(Task::Ability(_)) => {
                answers(self, &self.kit.code, |answer| options.push(Choice::Answer(answer)));
            }
            Some(Task::Rule(rule)) => match *rule {
                Rule::SecretBases => {
                    options.extend(state.player(seat).left_out.iter().map(Choice::Base));
                }
                Rule::Start(Start::Base) => {
                    options.extend(state.player(seat).base_deck.iter().map(Choice::Base));
                }
                Rule::Actions => self.list_actions(seat, options),
                Rule::Triggers { .. } => {
                    let mut sources = Things::default();
                    let offered = self.offered_triggers();
                    offered.for_each(|n| sources.insert(state.waiting[n].source));
                    sources.each(|source| options.push(Choice::Trigger(source)));
                    options.push(Choice::Skip);
                }
                Rule::Reward { .. } => options.extend([Choice::TakeReward, Choice::LeaveReward]),
                Rule::Damage { owner, left } => self.list_hits(owner, left, options),
                Rule::Place(_) => {
                    let places = (0..).take(state.places.len());
                    options.extend(places.map(Choice::Place));
                }
                Rule::Start(_) | Rule::End(_) | Rule::Wreck(_) | Rule::Refill => {}
            },
            None => {}
        }
    }

    fn list_actions(&self, seat: Seat, options: &mut Vec<Choice>) {
        let (player, galaxy) = (self.state.player(seat), self.state.galaxy(seat));
        let sets = self.sets();
        self.list_plays(player.hand, options);
        let row = galaxy.row.cards();
        let payable = self.payable(seat);
        let mut buyable = row & payable & sets.purchasable(player.faction);
        if let Some(pilot) = (galaxy.pilots & payable).lowest() {
            buyable.insert(pilot);
        }
        buyable.each(|card| options.push(Choice::Buy(CardId::of(card))));
        if self.state.bribing {
            let bribable = row & sets.affordable(player.pool) & sets.neutral;
            let bribable =
                if galaxy.is_exhausted() { bribable - sets.affordable(0) } else { bribable };
            bribable.each(|card| options.push(Choice::Bribe(CardId::of(card))));
        }
        self.list_uses(seat, options);
        self.list_attackers(seat, options);
        self.list_attacks(seat, options);
        options.push(Choice::End);
    }

    /// Lists the cards to play. Cards that are exiled at the end of the turn are separate options.
    fn list_plays(&self, hand: Cards, options: &mut Vec<Choice>) {
        if self.state.postponed.is_empty() {
            return self.list_titles(hand, options);
        }
        let (lent, first) = (self.state.lent(), options.len());
        self.list_titles(hand - lent, options);
        self.list_titles(hand & lent, options);
        options[first..].sort_unstable();
    }

    /// Lists copies of one title as a single choice.
    fn list_titles(&self, cards: Cards, options: &mut Vec<Choice>) {
        let titles = self.sets().one_of_each_title(cards);
        titles.each(|card| options.push(Choice::Play(CardId::of(card))));
    }

    fn list_uses(&self, seat: Seat, options: &mut Vec<Choice>) {
        let player = self.state.player(seat);
        let sets = self.sets();
        let mut usable = (player.in_play() & sets.usable) - player.used;
        if player.hand.is_empty() {
            usable -= sets.paying_from_hand;
        }
        (usable & sets.conditional).each(|thing| {
            if !self.can_use(seat, thing, self.ready(CardId::of(thing))) {
                usable.remove(thing);
            }
        });
        usable.each(|thing| {
            debug_assert!(self.can_use(seat, thing, self.ready(CardId::of(thing))));
            options.push(Choice::Use(thing));
        });
        if let Some(base) = self.base_among(seat, sets.usable_bases)
            && !player.base_used
            && self.can_use(seat, base.thing(), self.ready_base(base))
        {
            options.push(Choice::Use(base.thing()));
        }
    }

    /// Whether the condition of the ability holds and its cost can be paid in full.
    fn can_use(&self, seat: Seat, thing: Thing, ready: &Ready) -> bool {
        let Some(lowered) = ready.uses else { return false };
        let Ability::Use { needs, cost, .. } = lowered.ability else { return false };
        let frame = Frame::outside(thing, seat);
        needs.as_ref().is_none_or(|test| self.test(test, &frame))
            && cost.as_ref().is_none_or(|cost| payable(self, cost, &frame))
    }

    /// Lists every free card in play with its targets: bases, and for units also row cards.
    fn list_attackers(&self, seat: Seat, options: &mut Vec<Choice>) {
        let player = self.state.player(seat);
        let free = player.in_play() - player.assigned - player.spent;
        if free.is_empty() {
            return;
        }
        let opponents = self.state.seating.opponents_in_region(seat);
        let Some(first) = opponents.lowest() else { return };
        let others = opponents.without(first);
        let row = self.state.galaxy(seat).row.cards() & self.sets().huntable(player.enemies);
        let mut targets = row;
        if let Some(base) = self.base_among(seat, self.sets().hunting_bases) {
            targets |= self.base_hunt(seat, base);
        }
        // Nearly always no unit in play has an ability of this kind.
        let hunters = player.units & self.sets().hunters;
        if !hunters.is_empty() {
            targets |= self.under_attack(seat, Party::WithThis);
            targets -= self.attacked_alone(seat);
        }
        free.each(|thing| {
            let card = CardId::of(thing);
            options.push(Choice::Assign(card, Target::Base(first)));
            for owner in others {
                options.push(Choice::Assign(card, Target::Base(owner)));
            }
            if player.units.contains(thing) {
                let assign = |row| Choice::Assign(card, Target::Row(CardId::of(row)));
                let mut targets = targets;
                if hunters.contains(thing) {
                    targets |= self.own_hunt(seat, thing);
                }
                targets.each(|row| options.push(assign(row)));
            }
        });
    }

    /// Lists the attacks that can be resolved.
    fn list_attacks(&self, seat: Seat, options: &mut Vec<Choice>) {
        let player = self.state.player(seat);
        let mut aims = Cards::default();
        player.assigned.each(|card| aims.insert(self.state.mark(CardId::of(card)).aim.number()));
        let resolve = |number| Choice::Resolve(Aim::numbered(number).target());
        (aims & Aim::BASES).each(|base| options.push(resolve(base)));
        (aims - Aim::BASES).each(|row| options.push(resolve(row)));
    }

    /// Lists each ship with the damage it can take, at most as much as destroys it.
    fn list_hits(&self, owner: Seat, left: u8, options: &mut Vec<Choice>) {
        self.state.player(owner).ships.each(|thing| {
            let ship = CardId::of(thing);
            let damage = self.state.mark(ship).damage;
            let most = left.min(self.hit_points(owner, ship).saturating_sub(damage));
            options.extend((1..=most).map(|amount| Choice::Hit(ship, amount)));
        });
    }
}
