//! Chapters 6.2 and 6.3: the cost of cards, and whether a player can pay it.

use script::{Frame, Reading as _, Things as _};
use table::Seat;

use super::meaning::{Look, card_of};
use super::state::{CardId, Cards, Object};
use crate::words::{Ability, Kind, Price};

/// The resources a player can pay with now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    seat: Seat,
    /// The number of ready resources.
    pub(crate) ready: u8,
    costs: CardCosts,
}

/// Whether cards in play or discounts change the printed costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CardCosts {
    Printed,
    Changed,
}

/// The parts of a cost: first everything that adds to it, then everything that reduces it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bill {
    cost: u8,
    less: u8,
}

impl Bill {
    const FREE: Self = Self { cost: 0, less: 0 };

    pub(crate) fn amount(self) -> u8 {
        self.cost.saturating_sub(self.less)
    }
}

impl Look<'_> {
    /// The aspect penalty: 2 for each icon that the player's leader and base do not cover.
    pub(crate) fn penalty(&self, card: CardId, seat: Seat) -> u8 {
        let penalty = self.printed(card).icons.beyond(self.state.player(seat).icons).penalty();
        if penalty > 0 && self.ignores_penalty(card, seat) { 0 } else { penalty }
    }

    fn ignores_penalty(&self, card: CardId, seat: Seat) -> bool {
        self.has_ability(seat, |ability, frame| match ability {
            Ability::NoPenalty(sort) => self.fits_all(sort, Object::Card(card), frame),
            _ => false,
        })
    }

    /// Whether a unit or leader of the seat has such an active ability.
    fn has_ability(&self, seat: Seat, wanted: impl Fn(&'static Ability, &Frame) -> bool) -> bool {
        let mut found = false;
        self.each_ability(seat, |ability, frame| found |= wanted(ability, frame));
        found
    }

    /// Calls `f` for every ability of the units and the leader of a seat that changes the cost of
    /// cards or the effect of events.
    pub(crate) fn each_ability(&self, seat: Seat, mut f: impl FnMut(&'static Ability, &Frame)) {
        let outward = self.state.outward;
        if outward.is_empty() {
            return;
        }
        let mut cards = self.state.units_of(seat);
        cards.insert(CardId::leader(seat).thing());
        (cards & outward).each(|card| {
            let face = self.face(card_of(card));
            if !face.changes_costs || self.has_lost_abilities(card_of(card)) {
                return;
            }
            for &id in &face.abilities {
                f(self.kit.ability(id).ability, &Frame::outside(card, seat));
            }
        });
    }

    /// The cost of the card now; `host` is the unit an upgrade would be attached to.
    pub(crate) fn cost(&self, card: CardId, seat: Seat, price: Price, host: Option<CardId>) -> u8 {
        let budget = self.budget(seat);
        let bill = self.bill(card, price, &budget);
        host.map_or(bill, |host| self.bill_on(bill, host, seat)).amount()
    }

    /// The seat's resources, and the facts that apply to the cost of every card.
    pub(crate) fn budget(&self, seat: Seat) -> Budget {
        let state = self.state;
        let mut changed = !state.discounts.is_empty();
        state.outward.each(|card| changed |= self.face(card_of(card)).changes_costs);
        let costs = if changed { CardCosts::Changed } else { CardCosts::Printed };
        Budget { seat, ready: state.ready_resources(seat), costs }
    }

    /// The cost of the card, before discounts that depend on the unit it is attached to.
    #[inline]
    pub(crate) fn bill(&self, card: CardId, price: Price, budget: &Budget) -> Bill {
        let printed = self.printed(card);
        let less = match price {
            Price::Free => return Bill::FREE,
            Price::Less(less) => less,
            Price::Usual => 0,
        };
        let mut bill = Bill { cost: printed.card.cost + self.penalty(card, budget.seat), less };
        if printed.cheaper_while {
            self.cheapen_itself(&mut bill, card, budget.seat);
        }
        if budget.costs == CardCosts::Changed {
            self.change_price(&mut bill, card, budget.seat);
        }
        bill
    }

    /// Whether the resources are enough for a unit or event at its usual cost.
    #[inline]
    pub(crate) fn affords(&self, card: CardId, budget: &Budget) -> bool {
        let printed = self.printed(card);
        let fixed = budget.costs == CardCosts::Printed && !printed.cheaper_while;
        // Nothing makes it cheaper: most cards of a hand are too expensive as printed.
        if fixed && printed.card.cost > budget.ready {
            return false;
        }
        self.bill(card, Price::Usual, budget).amount() <= budget.ready
    }

    /// Applies the discounts that the card gives itself.
    fn cheapen_itself(&self, bill: &mut Bill, card: CardId, seat: Seat) {
        let own = Frame::outside(card.thing(), seat);
        for ability in self.printed(card).card.abilities {
            if let Ability::CheaperWhile(test, saved) = ability
                && self.test(test, &own)
            {
                bill.less += saved;
            }
        }
    }

    /// Applies the cards in play, and discounts for the next card.
    fn change_price(&self, bill: &mut Bill, card: CardId, seat: Seat) {
        let object = Object::Card(card);
        self.each_ability(seat.other(), |ability, frame| {
            if let Ability::TheirsDearer(sort, more) = ability
                && self.fits_all(sort, object, frame)
            {
                bill.cost += more;
            }
        });
        self.each_ability(seat, |ability, frame| {
            if let Ability::YoursCheaper(sort, saved) = ability
                && self.fits_all(sort, object, frame)
            {
                bill.less += saved;
            }
        });
        let own = Frame::outside(card.thing(), seat);
        for discount in &self.state.discounts {
            if discount.seat == seat && self.fits_all(self.kit.sort(discount.sort), object, &own) {
                bill.less += discount.less;
            }
        }
    }

    /// The cost of an upgrade on this unit; the first upgrade may cost less.
    fn bill_on(&self, mut bill: Bill, host: CardId, seat: Seat) -> Bill {
        let saved = self.face(host).first_upgrade_cheaper;
        if saved > 0
            && !self.state.player(seat).upgraded.contains(host.thing())
            && self.state.controller(host) == seat
            && !self.has_lost_abilities(host)
        {
            bill.less += saved;
        }
        bill
    }

    /// Whether the seat may not play a card of this name.
    pub(crate) fn is_banned(&self, card: CardId, seat: Seat) -> bool {
        let name = self.printed(card).name;
        self.state.bans.iter().any(|ban| ban.seat == seat && self.kit.ready(ban.name).name == name)
    }

    /// The units that the upgrade can be attached to at a cost the player can pay.
    pub(crate) fn hosts_for(&self, card: CardId, seat: Seat, price: Price) -> Cards {
        self.hosts_within(card, price, &self.budget(seat))
    }

    /// The same for a known amount of resources.
    pub(crate) fn hosts_within(&self, card: CardId, price: Price, budget: &Budget) -> Cards {
        let sort = self.printed(card).attaches;
        let frame = Frame::outside(card.thing(), budget.seat);
        let bill = self.bill(card, price, budget);
        let mut hosts = Cards::default();
        self.state.units.each(|unit| {
            let host = card_of(unit);
            if self.bill_on(bill, host, budget.seat).amount() <= budget.ready
                && self.fits_all(sort, Object::Card(host), &frame)
            {
                hosts.insert(unit);
            }
        });
        hosts
    }

    /// Whether the card can be played now for this price.
    pub(crate) fn is_playable(&self, card: CardId, seat: Seat, price: Price) -> bool {
        if self.is_banned(card, seat) {
            return false;
        }
        let budget = self.budget(seat);
        match self.printed(card).card.kind {
            Kind::Unit | Kind::Event => self.bill(card, price, &budget).amount() <= budget.ready,
            Kind::Upgrade => !self.hosts_within(card, price, &budget).is_empty(),
            Kind::Leader | Kind::Base | Kind::Token => false,
        }
    }

    /// The damage that the player must deal to their own base to play the card.
    pub(crate) fn toll(&self, card: CardId, seat: Seat) -> u8 {
        let mut toll = 0;
        self.each_ability(seat.other(), |ability, frame| {
            if let Ability::Toll(sort, damage) = ability
                && self.fits_all(sort, Object::Card(card), frame)
            {
                toll += damage;
            }
        });
        toll
    }
}
