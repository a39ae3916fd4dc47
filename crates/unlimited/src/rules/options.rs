//! The legal choices of a seat.

use script::{Answer, Ask, Frame, Task, Things as _, answers, asked, payable, possible};
use table::Seat;

use super::meaning::{Look, card_of};
use super::state::{AttackStep, CardId, Cards, Regroup, Rule, SEATS};
use crate::decks::Title;
use crate::game::Choice;
use crate::kit::AbilityId;
use crate::words::{Ability, Division, Kind, Price, Targets};

impl Look<'_> {
    /// Lists what the seat may choose, in the order of [`Choice`]. Every list below is made in that
    /// order, which a law checks: sorting them took 7 % of the time of random games. The caller
    /// knows that the seat is asked.
    pub(crate) fn list_options(&self, seat: Seat, options: &mut Vec<Choice>) {
        match self.state.stack.top() {
            Some(Task::Ability(frame)) => {
                let vain = self.is_futile(frame);
                answers(self, &self.kit.code, |answer| {
                    if !(vain && answer == Answer::Yes) {
                        options.push(Choice::Answer(answer));
                    }
                });
            }
            Some(Task::Rule(rule)) => self.list_rule(*rule, seat, options),
            None => {}
        }
    }

    /// Whether the player is asked to permit an effect that can do nothing. The question is asked
    /// all the same, because skipping it would tell the opponent about cards that only the player
    /// sees.
    pub(crate) fn is_futile(&self, frame: &Frame) -> bool {
        match asked(self, &self.kit.code) {
            Some((_, _, Ask::May(body))) => !possible(self, body, frame),
            _ => false,
        }
    }

    fn list_rule(&self, rule: Rule, seat: Seat, options: &mut Vec<Choice>) {
        let state = self.state;
        let hand = state.hand_of(seat);
        match rule {
            Rule::Initiative => options.extend(SEATS.map(Choice::First)),
            Rule::Mulligan => options.extend([Choice::Keep, Choice::Renew]),
            Rule::FirstResources | Rule::DiscardDown(_) => self.list_unpicked(hand, options),
            Rule::Action => self.list_actions(seat, options),
            Rule::Triggers { turn: None, .. } | Rule::Postponed { turn: None, .. } => {
                options.extend(SEATS.map(Choice::First));
            }
            Rule::Triggers { .. } | Rule::Postponed { .. } => {
                let places = state.group_of(seat).filter_map(|n| u8::try_from(n).ok());
                options.extend(places.map(Choice::Trigger));
            }
            Rule::Ambush(unit) => {
                self.list_targets(self.targets(unit, Targets::Units), options);
                options.push(Choice::Decline);
            }
            Rule::Attack(AttackStep::Target(terms)) => {
                if let Some(unit) = self.attacking() {
                    let terms = self.kit.terms(terms);
                    self.list_targets(self.targets(unit, terms.targets), options);
                }
            }
            Rule::Attack(AttackStep::Spill) => {
                self.list_targets(self.spill_options(), options);
                options.push(Choice::Decline);
            }
            Rule::Attach { card, price } => {
                self.hosts_for(card, seat, price).each(|unit| {
                    options.push(Choice::Host(card_of(unit)));
                });
            }
            Rule::Unique(card) => {
                self.copies_of(card).each(|copy| options.push(Choice::Defeat(card_of(copy))));
            }
            Rule::Name => options.extend(self.names().map(Choice::Name)),
            Rule::Divide => self.list_portions(options),
            Rule::Regroup(Regroup::Resource | Regroup::SecondResource) => {
                hand.each(|card| options.push(Choice::Resource(card_of(card))));
                options.push(Choice::NoResource);
            }
            _ => {}
        }
    }

    /// Every card name once, by the first title that has it.
    pub(crate) fn names(&self) -> impl Iterator<Item = Title> {
        let titles = Title::all().zip(&self.kit.titles);
        titles.filter(|(title, ready)| ready.name == *title).map(|(title, _)| title)
    }

    fn list_unpicked(&self, hand: Cards, options: &mut Vec<Choice>) {
        (hand - self.state.picked).each(|card| options.push(Choice::Pick(card_of(card))));
    }

    fn list_targets(&self, targets: Cards, options: &mut Vec<Choice>) {
        targets.each(|target| options.push(Choice::Target(card_of(target))));
    }

    /// The attacking unit of the attack under way.
    pub(crate) fn attacking(&self) -> Option<CardId> {
        super::Object::of(self.state.attack()?.attacker).card()
    }

    fn spill_options(&self) -> Cards {
        let Some(attack) = self.state.attack() else { return Cards::default() };
        let them = attack.seat.other();
        let mut units = self.state.units_of(them) - self.state.space;
        units.remove(attack.target);
        units
    }

    /// The copies of a unique card that one player controls.
    pub(crate) fn copies_of(&self, card: CardId) -> Cards {
        let state = self.state;
        let (seat, title) = (state.controller(card), state.title(card));
        let mut copies = Cards::default();
        (state.units_of(seat) | state.upgrades).each(|other| {
            let card = card_of(other);
            if state.title(card) == title && state.controller(card) == seat {
                copies.insert(other);
            }
        });
        copies
    }

    fn list_portions(&self, options: &mut Vec<Choice>) {
        let dividing = &self.state.dividing;
        let among = self.state.dividing_among();
        among.each(|to| {
            let to = card_of(to);
            let (least, most) = match dividing.kind {
                Some(Division::UpToHealing) => {
                    (1, dividing.left.min(self.state.damage[to.index()]))
                }
                _ if among.count() == 1 => (dividing.left, dividing.left),
                _ => (1, dividing.left),
            };
            options.extend((least..=most).map(|amount| Choice::Share(to, amount)));
        });
        let begun = !dividing.portions.is_empty();
        let may_stop = match dividing.kind {
            Some(Division::UpToHealing) => true,
            Some(Division::DamageOrNone) => !begun,
            Some(Division::Damage) | None => false,
        };
        if may_stop {
            options.push(Choice::Stop);
        }
    }

    fn list_actions(&self, seat: Seat, options: &mut Vec<Choice>) {
        let state = self.state;
        self.list_plays(seat, options);
        self.list_attacks(seat, options);
        let mut users = state.units_of(seat);
        users.insert(CardId::leader(seat).thing());
        users.insert(CardId::base(seat).thing());
        users.each(|card| self.list_uses(card_of(card), seat, options));
        if self.can_deploy(seat) {
            options.push(Choice::Deploy);
        }
        if state.taken.is_none() {
            options.push(Choice::TakeInitiative);
        }
        options.push(Choice::Pass);
    }

    fn list_attacks(&self, seat: Seat, options: &mut Vec<Choice>) {
        let attackers = self.state.units_of(seat) - self.state.exhausted;
        if attackers.is_empty() {
            return;
        }
        let guard = self.guard(seat.other());
        attackers.each(|unit| {
            let unit = card_of(unit);
            self.targets_past(&guard, unit, Targets::Any)
                .each(|target| options.push(Choice::Attack(unit, card_of(target))));
        });
    }

    fn list_plays(&self, seat: Seat, options: &mut Vec<Choice>) {
        let budget = self.budget(seat);
        let (mut upgrades, mut exchanged) = (Cards::default(), Cards::default());
        self.state.hand_of(seat).each(|thing| {
            let card = card_of(thing);
            let ready = self.printed(card);
            if self.is_banned(card, seat) {
                return;
            }
            if ready.card.kind == Kind::Upgrade {
                upgrades.insert(thing);
            } else if self.affords(card, &budget) {
                options.push(Choice::Play(card));
            }
            if ready.discards_instead.is_some() {
                exchanged.insert(thing);
            }
        });
        upgrades.each(|card| {
            let card = card_of(card);
            self.hosts_within(card, Price::Usual, &budget)
                .each(|host| options.push(Choice::Attach(card, card_of(host))));
        });
        exchanged.each(|card| self.list_exchanges(card_of(card), seat, options));
    }

    /// Lists the cards that can be discarded instead of paying for this one.
    fn list_exchanges(&self, card: CardId, seat: Seat, options: &mut Vec<Choice>) {
        let sort = self.printed(card).discards_instead.unwrap_or(&[]);
        let frame = Frame::outside(card.thing(), seat);
        self.state.hand_of(seat).each(|other| {
            let object = super::Object::of(other);
            if other != card.thing() && self.fits_all(sort, object, &frame) {
                options.push(Choice::PlayInstead(card, card_of(other)));
            }
        });
    }

    fn list_uses(&self, card: CardId, seat: Seat, options: &mut Vec<Choice>) {
        let face = self.face(card);
        if face.actions.is_empty() || self.has_lost_abilities(card) {
            return;
        }
        for (number, &id) in (0..).zip(&face.actions) {
            if self.can_use(card, seat, id) {
                options.push(Choice::Use(card, number));
            }
        }
    }

    /// Whether the cost of the action ability can be paid now.
    pub(crate) fn can_use(&self, card: CardId, seat: Seat, id: AbilityId) -> bool {
        let frame = Frame::outside(card.thing(), seat);
        match self.kit.ability(id).ability {
            Ability::Action { cost, .. } => payable(self, cost, &frame),
            Ability::Epic(_) => !self.state.player(seat).base_epic_used,
            _ => false,
        }
    }
}
