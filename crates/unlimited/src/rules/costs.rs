//! Chapter 6.2 and 6.3: what a card costs, and who can pay it.

use script::{Frame, Reading as _, Things as _};
use table::Seat;

use super::meaning::{Look, card_of};
use super::state::{CardId, Cards, Object};
use crate::words::{Ability, Kind, Price};

impl Look<'_> {
    /// Aspect icons of a card that its player's leader and base do not cover, times 2.
    pub(crate) fn penalty(&self, card: CardId, seat: Seat) -> u8 {
        let provided = &self.state.player(seat).icons;
        let missing = match self.printed(card).card.aspects {
            [] => 0,
            [only] => u8::from(provided[*only as usize] == 0),
            [one, other] if one == other => 2 - provided[*one as usize].min(2),
            [one, other, ..] => {
                u8::from(provided[*one as usize] == 0) + u8::from(provided[*other as usize] == 0)
            }
        };
        if missing > 0 && self.ignores_penalty(card, seat) { 0 } else { 2 * missing }
    }

    fn ignores_penalty(&self, card: CardId, seat: Seat) -> bool {
        self.anyone_of(seat, |ability, frame| match ability {
            Ability::NoPenalty(sort) => self.fits_all(sort, Object::Card(card), frame),
            _ => false,
        })
    }

    /// Is there a working ability like this on a unit or leader of the seat?
    fn anyone_of(&self, seat: Seat, wanted: impl Fn(&'static Ability, &Frame) -> bool) -> bool {
        let mut found = false;
        self.each_ability(seat, |ability, frame| found |= wanted(ability, frame));
        found
    }

    /// Calls `f` for every ability of the units and the leader of a seat, as far as they change
    /// what cards cost or what events do.
    pub(crate) fn each_ability(&self, seat: Seat, mut f: impl FnMut(&'static Ability, &Frame)) {
        let pricers = self.state.pricers;
        if pricers.is_empty() {
            return;
        }
        let mut cards = self.state.player(seat).units;
        cards.insert(CardId::leader(seat).thing());
        super::state::common(cards, pricers).each(|card| {
            let face = self.face(card_of(card));
            if self.is_mute(card_of(card)) {
                return;
            }
            for &id in &face.abilities {
                f(self.kit.ability(id).ability, &Frame::outside(card, seat));
            }
        });
    }

    /// What the card costs its player now; `host` is the unit an upgrade would go on.
    pub(crate) fn cost(&self, card: CardId, seat: Seat, price: Price, host: Option<CardId>) -> u8 {
        if price == Price::Free {
            return 0;
        }
        let printed = self.printed(card);
        let mut cost = printed.card.cost + self.penalty(card, seat);
        let object = Object::Card(card);
        self.each_ability(seat.other(), |ability, frame| {
            if let Ability::TheirsDearer(sort, more) = ability
                && self.fits_all(sort, object, frame)
            {
                cost += more;
            }
        });
        let mut less = match price {
            Price::Less(less) => less,
            Price::Usual | Price::Free => 0,
        };
        self.each_ability(seat, |ability, frame| {
            if let Ability::YoursCheaper(sort, saved) = ability
                && self.fits_all(sort, object, frame)
            {
                less += saved;
            }
        });
        let own = Frame::outside(card.thing(), seat);
        for ability in printed.card.abilities {
            if let Ability::CheaperWhile(test, saved) = ability
                && self.test(test, &own)
            {
                less += saved;
            }
        }
        less += host.map_or(0, |host| self.first_upgrade_discount(host, seat));
        for discount in &self.state.discounts {
            let seat_of = Seat::new(u8::from(discount.second_seat));
            if seat_of == seat && self.fits_all(self.kit.sort(discount.sort), object, &own) {
                less += discount.less;
            }
        }
        cost.saturating_sub(less)
    }

    fn first_upgrade_discount(&self, host: CardId, seat: Seat) -> u8 {
        let state = self.state;
        let first = !state.player(seat).upgraded.contains(host.thing());
        if !first || state.controller(host) != seat || self.is_mute(host) {
            return 0;
        }
        let abilities = self.face(host).abilities.iter().map(|&id| self.kit.ability(id).ability);
        abilities.fold(0, |sum, ability| match ability {
            Ability::FirstUpgradeCheaper(less) => sum + less,
            _ => sum,
        })
    }

    /// Is a card of this name forbidden to the seat?
    pub(crate) fn is_banned(&self, card: CardId, seat: Seat) -> bool {
        let name = self.printed(card).name;
        self.state.bans.iter().any(|ban| {
            Seat::new(u8::from(ban.second_seat)) == seat && self.kit.ready(ban.name).name == name
        })
    }

    /// Units an upgrade can be attached to, and whose price the player can pay.
    pub(crate) fn hosts_for(&self, card: CardId, seat: Seat, price: Price) -> Cards {
        let ready = self.state.ready_resources(seat);
        let sort = self.printed(card).attaches;
        let frame = Frame::outside(card.thing(), seat);
        let mut hosts = Cards::default();
        self.state.units().each(|unit| {
            let host = card_of(unit);
            if self.fits_all(sort, Object::Card(host), &frame)
                && self.cost(card, seat, price, Some(host)) <= ready
            {
                hosts.insert(unit);
            }
        });
        hosts
    }

    /// Can the card be played now for this price?
    pub(crate) fn is_playable(&self, card: CardId, seat: Seat, price: Price) -> bool {
        if self.is_banned(card, seat) {
            return false;
        }
        match self.printed(card).card.kind {
            Kind::Unit | Kind::Event => {
                self.cost(card, seat, price, None) <= self.state.ready_resources(seat)
            }
            Kind::Upgrade => !self.hosts_for(card, seat, price).is_empty(),
            Kind::Leader | Kind::Base | Kind::Token => false,
        }
    }

    /// Damage to the own base that must be dealt to play the card.
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
