//! Effects and sets that several cards share.

use script::{Count, Slot};

use crate::words::{Ability, Filter, Goes, Num, Price, Set, Step, Test, Verb, Who, Zone};

/// An ability that the player may use.
pub(super) const fn using(effect: Step) -> Ability {
    Ability::Use { needs: None, cost: None, effect }
}

/// An ability that the player may use only if a test holds.
pub(super) const fn using_if(needs: Test, effect: Step) -> Ability {
    Ability::Use { needs: Some(needs), cost: None, effect }
}

/// An ability with a cost.
pub(super) const fn paying(cost: Step, effect: Step) -> Ability {
    Ability::Use { needs: None, cost: Some(cost), effect }
}

/// Whether the set has at least one thing.
pub(super) const fn any(set: Set) -> Test {
    Test::AtLeast(1, set)
}

pub(super) const fn n(amount: u8) -> Num {
    Num::Just(amount)
}

pub(super) const fn draw(amount: u8) -> Step {
    Step::Do(Verb::Draw(n(amount)))
}

pub(super) const fn resources(amount: u8) -> Step {
    Step::Do(Verb::GainResources(n(amount)))
}

pub(super) const fn force(amount: u8) -> Step {
    Step::Do(Verb::GainForce(n(amount)))
}

pub(super) const fn attack(amount: u8) -> Step {
    Step::Do(Verb::GainAttack(n(amount)))
}

pub(super) const fn repair(amount: u8) -> Step {
    Step::Do(Verb::Repair(n(amount)))
}

pub(super) const EXILE_THIS: Step = Step::Do(Verb::ExileThis);
pub(super) const EXILE_IT: Step = Step::Do(Verb::Exile(Slot::A));
pub(super) const DISCARD_IT: Step = Step::Do(Verb::Discard(Slot::A));
pub(super) const TAKE_IT: Step = Step::Do(Verb::Take(Slot::A));
pub(super) const DESTROY_IT: Step = Step::Do(Verb::Destroy(Slot::A));
pub(super) const PUT_IT_ON_DECK: Step = Step::Do(Verb::PutOnDeck(Slot::A, Who::You));

/// You pick one thing, and the body acts on it.
pub(super) const fn pick(from: Set, body: &'static Step) -> Step {
    Step::Pick { who: Who::You, count: Count::One, from, into: Slot::A, body }
}

/// The body acts on the only thing of the set, without asking.
pub(super) const fn the(from: Set, body: &'static Step) -> Step {
    Step::Pick { who: Who::You, count: Count::The, from, into: Slot::A, body }
}

/// You pick up to this many things.
pub(super) const fn pick_up_to(amount: u8, from: Set, body: &'static Step) -> Step {
    Step::Pick { who: Who::You, count: Count::UpTo(n(amount)), from, into: Slot::A, body }
}

/// Your cards in hand and discard pile.
pub(super) const YOUR_CARDS: Set = Set::In(Zone::HandAndDiscard, Filter::Any);
pub(super) const EXILE_ONE: Step = pick(YOUR_CARDS, &EXILE_IT);
pub(super) const YOUR_SHIPS: Set = Set::In(Zone::Play(Who::You), Filter::Ship);
pub(super) const ENEMY_SHIPS: Set = Set::In(Zone::Play(Who::Opponent), Filter::Ship);
pub(super) const ROW: Set = Set::In(Zone::Row, Filter::Any);
pub(super) const GALAXY_TOP: Set = Set::In(Zone::GalaxyTop(1), Filter::Any);

pub(super) const fn exile_up_to(amount: u8) -> Step {
    pick_up_to(amount, YOUR_CARDS, &EXILE_IT)
}

/// You return a card from your discard pile to your hand.
pub(super) const fn recover(what: Filter) -> Step {
    pick(Set::In(Zone::Discard(Who::You), what), &TAKE_IT)
}

/// The opponent discards a card of their choice.
pub(super) const OPPONENT_DISCARDS: Step = Step::Pick {
    who: Who::Opponent,
    count: Count::One,
    from: Set::In(Zone::Hand(Who::Opponent), Filter::Any),
    into: Slot::A,
    body: &DISCARD_IT,
};

/// Discard a card of your hand, as a cost.
pub(super) const DISCARD_FROM_HAND: Step =
    pick(Set::In(Zone::Hand(Who::You), Filter::Any), &DISCARD_IT);

pub(super) const DISCARD_FROM_ROW: Step = pick(ROW, &DISCARD_IT);

/// You purchase the row card without paying.
pub(super) const FREE: Step = Step::Do(Verb::Purchase(Slot::A, Price::Free, Goes::Usual));
pub(super) const FREE_TO_HAND: Step = Step::Do(Verb::Purchase(Slot::A, Price::Free, Goes::ToHand));
pub(super) const FREE_ON_DECK: Step = Step::Do(Verb::Purchase(Slot::A, Price::Free, Goes::OnDeck));
pub(super) const FREE_OWN: Step = pick(Set::In(Zone::Row, Filter::Own), &FREE);

pub(super) const REVEAL_TOP: Step = Step::Do(Verb::Reveal(GALAXY_TOP));
/// Discards the card if it belongs to the opponent.
pub(super) const DISCARD_ENEMY: Step =
    Step::If { test: Test::Is(Slot::A, Filter::Enemy), then: &DISCARD_IT, otherwise: None };

/// One effect with the Force, another without it.
pub(super) const fn with_force(then: &'static Step, otherwise: &'static Step) -> Step {
    Step::If { test: Test::ForceIsWithYou, then, otherwise: Some(otherwise) }
}
