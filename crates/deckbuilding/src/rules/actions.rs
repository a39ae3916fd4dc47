//! Chapter 6: the six actions, and every other question's options, in order.

use script::{Frame, Reading as _, Task, Thing, Things as _, answers, payable};
use table::{Seat, Seats};

use super::{Look, Rule, Start};
use crate::components::{CardId, Cards, Title, both, either, without};
use crate::game::{Choice, Target};
use crate::words::{Ability, Faction, Things};

/// The row cards a seat can do something with.
#[derive(Default)]
struct OnOffer {
    buyable: Cards,
    bribable: Cards,
    huntable: Cards,
}

impl Look<'_> {
    /// Lists the options of a seat, which is one of those that decide.
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
                    state.waiting_group().for_each(|n| sources.insert(state.waiting[n].source));
                    sources.each(|source| options.push(Choice::Trigger(source)));
                    options.push(Choice::Skip);
                }
                Rule::Reward(_) => options.extend([Choice::TakeReward, Choice::LeaveReward]),
                Rule::Damage { owner, left } => self.list_hits(owner, left, options),
                Rule::Place(_) => {
                    let places = (0..).take(state.places.len());
                    options.extend(places.map(Choice::Place));
                }
                Rule::Start(_) | Rule::End(_) => {}
            },
            None => {}
        }
    }

    fn list_actions(&self, seat: Seat, options: &mut Vec<Choice>) {
        self.list_plays(self.state.player(seat).hand, options);
        let on_offer = self.on_offer(seat);
        on_offer.buyable.each(|card| options.push(Choice::Buy(CardId::of(card))));
        if self.state.bribing {
            on_offer.bribable.each(|card| options.push(Choice::Bribe(CardId::of(card))));
        }
        self.list_uses(seat, options);
        let targets = either(on_offer.huntable, self.extra_hunt(seat));
        self.list_attacks(seat, targets, options);
        options.push(Choice::End);
    }

    /// Looks at every card of the row once: six titles are looked up faster than sets of a whole
    /// match are cut with one another, and such sets would have to be kept in every state.
    fn on_offer(&self, seat: Seat) -> OnOffer {
        let (player, galaxy) = (self.state.player(seat), self.state.galaxy(seat));
        let mut on_offer = OnOffer::default();
        for card in galaxy.row.iter().flatten() {
            let facts = self.card(*card);
            let affordable = facts.cost <= player.pool;
            if affordable && (facts.faction == player.faction || facts.faction == Faction::Neutral)
            {
                on_offer.buyable.insert(card.thing());
            }
            if affordable && facts.faction == Faction::Neutral {
                on_offer.bribable.insert(card.thing());
            }
            if self.may_hunt(seat, facts) {
                on_offer.huntable.insert(card.thing());
            }
        }
        if let Some(pilot) = galaxy.pilots.lowest()
            && self.card(CardId::of(pilot)).cost <= player.pool
        {
            on_offer.buyable.insert(pilot);
        }
        on_offer
    }

    /// Copies of one title in hand are the same choice.
    fn list_plays(&self, hand: Cards, options: &mut Vec<Choice>) {
        let mut last: Option<Title> = None;
        hand.each(|thing| {
            let card = CardId::of(thing);
            let title = self.state.components.title(card);
            if last != Some(title) {
                options.push(Choice::Play(card));
            }
            last = Some(title);
        });
    }

    fn list_uses(&self, seat: Seat, options: &mut Vec<Choice>) {
        let player = self.state.player(seat);
        let usable = both(player.in_play(), self.state.components.usable);
        without(usable, player.used).each(|thing| {
            if self.can_use(seat, thing) {
                options.push(Choice::Use(thing));
            }
        });
        if let Some(base) = player.base
            && !player.base_used
            && self.can_use(seat, base.thing())
        {
            options.push(Choice::Use(base.thing()));
        }
    }

    /// Whether its condition holds and its cost can be paid in full.
    fn can_use(&self, seat: Seat, thing: Thing) -> bool {
        let Some(lowered) = self.ready_thing(thing).uses else { return false };
        let Ability::Use { needs, cost, .. } = lowered.ability else { return false };
        let frame = Frame::outside(thing, seat);
        needs.as_ref().is_none_or(|test| self.test(test, &frame))
            && cost.as_ref().is_none_or(|cost| payable(self, cost, &frame))
    }

    fn list_attacks(&self, seat: Seat, targets: Cards, options: &mut Vec<Choice>) {
        let player = self.state.player(seat);
        let opponents = self.state.seating.opponents_in_region(seat);
        without(without(player.in_play(), player.assigned), player.spent).each(|thing| {
            let card = CardId::of(thing);
            options
                .extend(opponents.into_iter().map(|seat| Choice::Assign(card, Target::Base(seat))));
            if player.units.contains(thing) {
                let assign = |row| Choice::Assign(card, Target::Row(CardId::of(row)));
                targets.each(|row| options.push(assign(row)));
            }
        });
        let (mut attacked, mut row_attacks) = (Seats::NONE, Cards::default());
        player.assigned.each(|thing| match self.state.mark(CardId::of(thing)).aim {
            Target::Base(owner) => attacked = attacked.with(owner),
            Target::Row(target) => row_attacks.insert(target.thing()),
        });
        options.extend(attacked.into_iter().map(|owner| Choice::Resolve(Target::Base(owner))));
        row_attacks.each(|row| options.push(Choice::Resolve(Target::Row(CardId::of(row)))));
    }

    /// A ship and how much of the damage it takes: at most what destroys it.
    fn list_hits(&self, owner: Seat, left: u8, options: &mut Vec<Choice>) {
        self.state.player(owner).ships.each(|thing| {
            let ship = CardId::of(thing);
            let damage = self.state.mark(ship).damage;
            let most = left.min(self.card(ship).hit_points.saturating_sub(damage));
            options.extend((1..=most).map(|amount| Choice::Hit(ship, amount)));
        });
    }
}
