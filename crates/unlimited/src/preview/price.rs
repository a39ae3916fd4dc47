//! The price of a card in hand and its parts, computed from what its player sees.

use table::Seat;

use super::abilities;
use crate::decks::{Title, penalty};
use crate::view::{Saving, Unit, View};
use crate::words::{Ability, Aspect, Card, Kind, Only, Set, Side, Step, Test, Verb};

/// The parts of a price.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Price {
    /// The printed cost.
    pub printed: u8,
    /// The penalty for aspects that leader and base do not provide.
    pub penalty: u8,
    /// These aspects, one for each missing icon.
    pub missing: Vec<Aspect>,
    /// The amount that enemy cards add.
    pub more: u8,
    /// The amount that friendly cards subtract.
    pub less: u8,
    /// Whether this upgrade costs less on some unit.
    pub less_on_some: bool,
}

impl Price {
    /// The resources to pay.
    #[must_use]
    pub fn total(&self) -> u8 {
        (self.printed + self.penalty + self.more).saturating_sub(self.less)
    }
}

/// The price for this seat to play the card now.
#[must_use]
pub fn price(view: &View, seat: Seat, title: Title) -> Price {
    let card = title.card();
    let own: Vec<&Ability> = working(view, seat).collect();
    let spared = own.iter().any(|ability| match ability {
        Ability::NoPenalty(sort) => fits_all(sort, card),
        _ => false,
    });
    let missing = if spared { Vec::new() } else { missing(view, seat, title) };
    let penalty = if missing.is_empty() { 0 } else { due(view, seat, title) };
    let theirs = working(view, seat.other()).map(|ability| match ability {
        Ability::TheirsDearer(sort, more) if fits_all(sort, card) => *more,
        _ => 0,
    });
    let ours = own.iter().map(|ability| match ability {
        Ability::YoursCheaper(sort, less) if fits_all(sort, card) => *less,
        _ => 0,
    });
    let itself = card.abilities.iter().map(|ability| match ability {
        Ability::CheaperWhile(test, less) if holds(test, view, seat) => *less,
        _ => 0,
    });
    let promised = view.discounts.iter().filter(|saving| saving.seat == seat);
    let promised = promised.filter(|saving| applies_to(saving, card)).map(|saving| saving.less);
    let first_upgrade = |ability: &&Ability| matches!(ability, Ability::FirstUpgradeCheaper(_));
    Price {
        printed: card.cost,
        penalty,
        missing,
        more: theirs.sum(),
        less: ours.chain(itself).chain(promised).sum(),
        less_on_some: card.kind == Kind::Upgrade && own.iter().any(first_upgrade),
    }
}

fn due(view: &View, seat: Seat, title: Title) -> u8 {
    let side = view.side(seat);
    penalty(side.leader.card.title, side.base.card.title, title)
}

/// The icons of the card that leader and base do not provide.
fn missing(view: &View, seat: Seat, title: Title) -> Vec<Aspect> {
    let side = view.side(seat);
    let provided = [side.leader.card, side.base.card].map(|piece| piece.title.card().aspects);
    let mut provided: Vec<Aspect> = provided.concat();
    let mut missing = title.card().aspects.to_vec();
    missing.retain(|icon| {
        let covered = provided.iter().position(|one| one == icon);
        covered.map(|at| provided.swap_remove(at)).is_none()
    });
    missing
}

/// The abilities of the units and the leader of a seat.
fn working(view: &View, seat: Seat) -> impl Iterator<Item = &'static Ability> + '_ {
    let side = view.side(seat);
    let leader = if side.leader.deployed { &[] } else { side.leader.card.title.card().abilities };
    side.units.iter().flat_map(abilities).chain(leader)
}

/// Whether the discount applies to this card, according to the card that gave it.
fn applies_to(saving: &Saving, card: &Card) -> bool {
    saving.by.title.card().abilities.iter().any(|ability| match ability {
        Ability::When { effect: Step::Do(Verb::Cheapen(_, sort)), .. } => fits_all(sort, card),
        _ => false,
    })
}

fn holds(test: &Test, view: &View, seat: Seat) -> bool {
    match test {
        Test::Any(Set::Units(Side::Friendly, sort)) => {
            let fits = |unit: &Unit| super::fits_all(sort, unit) == Some(true);
            view.side(seat).units.iter().any(fits)
        }
        _ => false,
    }
}

/// Whether a card that is not in play is of this sort.
fn fits_all(sort: &[Only], card: &Card) -> bool {
    sort.iter().all(|only| match only {
        Only::Is(kind) => card.kind == *kind,
        Only::IsNot(kind) => card.kind != *kind,
        Only::Has(aspect) => card.aspects.contains(aspect),
        Only::Lacks(aspect) => !card.aspects.contains(aspect),
        Only::Of(one) => card.traits.contains(one),
        Only::NotOf(one) => !card.traits.contains(one),
        Only::Unique => card.unique,
        Only::NonUnique => !card.unique,
        Only::CostAtLeast(n) => card.cost >= *n,
        _ => false,
    })
}
