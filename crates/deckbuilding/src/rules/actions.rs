//! Chapter 6: the six actions, and the options of every other question, in order.

use script::{Frame, Reading as _, Task, Thing, Things as _, answers, payable};
use table::Seat;
use tinyvec::ArrayVec;

use super::{Aim, Bases, Look, Rule, Start, ToBase};
use crate::capacity::MOST_TARGETS;
use crate::components::{CardId, Cards};
use crate::game::{Choice, Target};
use crate::kit::Ready;
use crate::words::{Ability, Card, Party, Resolver, Things};

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
                Rule::Start(Start::Choice) => {
                    options.extend(state.player(seat).base_deck.iter().map(Choice::Base));
                }
                Rule::Actions => self.list_actions(seat, options),
                Rule::Triggers { .. } => {
                    let mut sources = Things::default();
                    let offered = self.offered_triggers(seat);
                    offered.for_each(|n| sources.insert(state.waiting[n].source));
                    sources.each(|source| options.push(Choice::Trigger(source)));
                    options.push(Choice::Skip);
                }
                Rule::Reward { .. } => options.extend([Choice::TakeReward, Choice::LeaveReward]),
                Rule::Damage { owner, left, .. } => self.list_damage(owner, left, options),
                Rule::Name(naming) => options.extend(self.names(naming).into_iter().flatten()),
                Rule::Whose { seat, what, .. } => self.list_bases(seat, what, options),
                Rule::Place(..) => {
                    let places = (0..).take(state.places.len());
                    options.extend(places.map(Choice::Place));
                }
                Rule::Start(_) | Rule::End(_) | Rule::Wreck(_) | Rule::Refill => {}
            },
            None => {}
        }
    }

    fn list_actions(&self, seat: Seat, options: &mut Vec<Choice>) {
        let player = self.state.player(seat);
        let sets = self.sets();
        self.list_plays(player.hand, options);
        let row = self.state.rows(seat);
        let payable = self.payable(seat);
        let mut buyable = row & payable & sets.purchasable(player.faction);
        if let Some(pilot) = (self.state.pilots(seat) & payable).lowest() {
            buyable.insert(pilot);
        }
        buyable.each(|card| options.push(Choice::Buy(CardId::of(card))));
        if self.state.bribing {
            let mut bribable = row & sets.affordable(player.pool) & sets.neutral;
            for galaxy in self.state.reach(seat).iter().map(|number| &self.state.galaxies[number]) {
                if galaxy.is_exhausted() {
                    bribable -= galaxy.row.cards() & sets.affordable(0);
                }
            }
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
        debug_assert!({
            let mut all = true;
            usable.each(|thing| all &= self.can_use(seat, thing, self.ready(CardId::of(thing))));
            all
        });
        for mate in self.state.seating.teammates(seat) {
            let mate = self.state.player(mate);
            let shared = mate.ships | (mate.units & sets.resolved_by_either);
            ((shared & sets.usable) - mate.used).each(|thing| {
                if self.can_use(seat, thing, self.ready(CardId::of(thing))) {
                    usable.insert(thing);
                }
            });
        }
        usable.each(|thing| options.push(Choice::Use(thing)));
        let mut usable = Bases::default();
        for owner in self.state.team(seat) {
            let owner = self.state.player(owner);
            if let Some(base) = owner.base.filter(|&base| sets.usable_bases.contains(base))
                && !owner.base_used
                && self.can_use(seat, base.thing(), self.ready_base(base))
            {
                usable.insert(base);
            }
        }
        options.extend(usable.iter().map(|base| Choice::Use(base.thing())));
    }

    /// Whether the condition of the ability holds and its cost can be paid in full.
    fn can_use(&self, seat: Seat, thing: Thing, ready: &Ready) -> bool {
        let Some(lowered) = ready.uses else { return false };
        let Ability::Use { needs, cost, .. } = lowered.ability else { return false };
        let frame = Frame::outside(thing, seat);
        self.may_resolve(seat, ready.card)
            && needs.as_ref().is_none_or(|test| self.test(test, &frame))
            && cost.as_ref().is_none_or(|cost| payable(self, cost, &frame))
    }

    /// Whether the faction of a player allows resolving the ability of a card, which only a few
    /// cards of a team ask for.
    pub(super) fn may_resolve(&self, seat: Seat, card: &Card) -> bool {
        card.resolver != Resolver::OfFaction
            || self.state.team(seat).count() == 1
            || self.state.player(seat).faction == card.faction
    }

    /// Whether a seat may use the ability of this thing of a player of its team: the own ones, and
    /// of a teammate what lies in the shared area.
    pub(super) fn shares(&self, seat: Seat, owner: Seat, thing: Thing) -> bool {
        let is_unit = self.state.player(owner).units.contains(thing);
        seat == owner || !is_unit || self.sets().resolved_by_either.contains(thing)
    }

    /// Lists every free card in play with its targets: bases, and for units also row cards.
    fn list_attackers(&self, seat: Seat, options: &mut Vec<Choice>) {
        let player = self.state.player(seat);
        let free = player.in_play() - player.assigned - player.spent;
        if free.is_empty() {
            return;
        }
        let row = self.state.rows(seat) & self.sets().huntable(player.enemies);
        let mut prey = row | self.sets().permanent;
        for base in self.bases_among(seat, self.sets().hunting_bases) {
            prey |= self.base_hunt(seat, base);
        }
        // Nearly always no unit in play has an ability of this kind.
        let hunters = player.units & self.sets().hunters;
        if !hunters.is_empty() {
            prey |= self.under_attack(seat, Party::WithThis);
            prey -= self.attacked_alone(seat);
        }
        // Measured: as most units have the same targets, playouts take 5 % fewer instructions with
        // a list of them than with a walk through the set for each unit.
        let (bases, targets) = self.targets(seat, prey);
        free.each(|thing| {
            let card = CardId::of(thing);
            let targets = if !player.units.contains(thing) {
                &targets[..bases]
            } else if hunters.contains(thing) {
                let own = self.targets(seat, prey | self.own_hunt(seat, thing)).1;
                return options.extend(own.iter().map(|&target| Choice::Assign(card, target)));
            } else {
                &targets[..]
            };
            options.extend(targets.iter().map(|&target| Choice::Assign(card, target)));
        });
    }

    /// The enemy bases that a seat can attack, and after them these cards; the number of the bases
    /// comes first.
    fn targets(&self, seat: Seat, prey: Cards) -> (usize, ArrayVec<[Target; MOST_TARGETS]>) {
        let mut targets = ArrayVec::new();
        targets.extend(self.state.targets(seat).into_iter().map(Target::Base));
        let bases = targets.len();
        prey.each(|card| targets.push(Target::Row(CardId::of(card))));
        (bases, targets)
    }

    /// Lists the attacks that can be resolved.
    fn list_attacks(&self, seat: Seat, options: &mut Vec<Choice>) {
        let player = self.state.player(seat);
        let mut aims = Cards::default();
        player.assigned.each(|card| aims.insert(self.state.mark(CardId::of(card)).aim.number()));
        // An attack on the bases of a team is made by both teammates together.
        for mate in self.state.seating.teammates(seat) {
            self.state.player(mate).assigned.each(|card| {
                let aim = self.state.mark(CardId::of(card)).aim.number();
                if Aim::BASES.contains(aim) {
                    aims.insert(aim);
                }
            });
        }
        let resolve = |number| Choice::Resolve(Aim::numbered(number).target());
        (aims & Aim::BASES).each(|base| options.push(resolve(base)));
        (aims - Aim::BASES).each(|row| options.push(resolve(row)));
    }

    /// Lists each ship with the damage it can take, at most as much as destroys it; without ships
    /// every split of the damage between the two bases of a team.
    fn list_damage(&self, owner: Seat, left: u8, options: &mut Vec<Choice>) {
        let first = options.len();
        for member in self.state.team(owner) {
            self.state.player(member).ships.each(|thing| {
                let ship = CardId::of(thing);
                let damage = self.state.mark(ship).damage;
                let most = left.min(self.hit_points(member, ship).saturating_sub(damage));
                options.extend((1..=most).map(|amount| Choice::Hit(ship, amount)));
            });
        }
        options.sort_unstable();
        if options.len() == first {
            options.extend((0..=left).map(Choice::Split));
        }
    }

    /// Lists the bases of a team for the damage or repair of an effect.
    fn list_bases(&self, seat: Seat, what: ToBase, options: &mut Vec<Choice>) {
        let owners = match what {
            ToBase::Damage => self.state.with_base(self.state.rivals_in_play(seat)),
            ToBase::Repair => self.state.repairable(seat),
        };
        let bases = owners.into_iter().filter_map(|owner| self.state.player(owner).base);
        options.extend(bases.map(Choice::Base));
        options.sort_unstable();
    }
}
