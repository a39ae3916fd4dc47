//! Effects and sets that several cards share.

use script::{Count, Slot};

use crate::words::{Ability, Filter, Goes, Num, Price, Set, Step, Test, Trigger, Verb, Who, Zone};

/// An ability that the player may use.
pub(in crate::cards) const fn using(effect: Step) -> Ability {
    Ability::Use { needs: None, cost: None, effect }
}

/// An ability that the player may use only if a test holds.
pub(in crate::cards) const fn using_if(needs: Test, effect: Step) -> Ability {
    Ability::Use { needs: Some(needs), cost: None, effect }
}

/// An ability with a cost.
pub(in crate::cards) const fn paying(cost: Step, effect: Step) -> Ability {
    Ability::Use { needs: None, cost: Some(cost), effect }
}

/// Whether the set has at least one thing.
pub(in crate::cards) const fn any(set: Set) -> Test {
    Test::AtLeast(1, set)
}

pub(in crate::cards) const fn n(amount: u8) -> Num {
    Num::Just(amount)
}

pub(in crate::cards) const fn draw(amount: u8) -> Step {
    Step::Do(Verb::Draw(n(amount)))
}

pub(in crate::cards) const fn resources(amount: u8) -> Step {
    Step::Do(Verb::GainResources(n(amount)))
}

pub(in crate::cards) const fn force(amount: u8) -> Step {
    Step::Do(Verb::GainForce(n(amount)))
}

pub(in crate::cards) const fn attack(amount: u8) -> Step {
    Step::Do(Verb::GainAttack(n(amount)))
}

pub(in crate::cards) const fn repair(amount: u8) -> Step {
    Step::Do(Verb::Repair(n(amount)))
}

/// "Choose one: 1 Attack, 1 resource or 1 Force", the ability of one starter card of each faction.
pub(in crate::cards) const ONE_OF_THREE: Ability = Ability::When(
    Trigger::Played,
    Step::OneOf { who: Who::You, options: &[attack(1), resources(1), force(1)] },
);

pub(in crate::cards) const EXILE_THIS: Step = Step::Do(Verb::ExileThis);
pub(in crate::cards) const EXILE_IT: Step = Step::Do(Verb::Exile(Slot::A));
pub(in crate::cards) const DISCARD_IT: Step = Step::Do(Verb::Discard(Slot::A));
pub(in crate::cards) const TAKE_IT: Step = Step::Do(Verb::Take(Slot::A));
pub(in crate::cards) const DESTROY_IT: Step = Step::Do(Verb::Destroy(Slot::A));
pub(in crate::cards) const PUT_IT_ON_DECK: Step = Step::Do(Verb::PutOnDeck(Slot::A, Who::You));

/// You pick one thing, and the body acts on it.
pub(in crate::cards) const fn pick(from: Set, body: &'static Step) -> Step {
    Step::Pick { who: Who::You, count: Count::One, from, into: Slot::A, body }
}

/// The body acts on the only thing of the set, without asking.
pub(in crate::cards) const fn the(from: Set, body: &'static Step) -> Step {
    Step::Pick { who: Who::You, count: Count::The, from, into: Slot::A, body }
}

/// You pick up to this many things.
pub(in crate::cards) const fn pick_up_to(amount: u8, from: Set, body: &'static Step) -> Step {
    Step::Pick { who: Who::You, count: Count::UpTo(n(amount)), from, into: Slot::A, body }
}

/// Your cards in hand and discard pile.
pub(in crate::cards) const YOUR_CARDS: Set = Set::In(Zone::HandAndDiscard, Filter::Any);
pub(in crate::cards) const EXILE_ONE: Step = pick(YOUR_CARDS, &EXILE_IT);
pub(in crate::cards) const YOUR_SHIPS: Set = Set::In(Zone::Play(Who::You), Filter::Ship);
pub(in crate::cards) const ENEMY_SHIPS: Set = Set::In(Zone::Play(Who::Opponent), Filter::Ship);
pub(in crate::cards) const ROW: Set = Set::In(Zone::Row, Filter::Any);
pub(in crate::cards) const GALAXY_TOP: Set = Set::In(Zone::GalaxyTop(1), Filter::Any);

pub(in crate::cards) const fn exile_up_to(amount: u8) -> Step {
    pick_up_to(amount, YOUR_CARDS, &EXILE_IT)
}

/// You return a card from your discard pile to your hand.
pub(in crate::cards) const fn recover(what: Filter) -> Step {
    pick(Set::In(Zone::Discard(Who::You), what), &TAKE_IT)
}

/// The opponent discards a card of their choice.
pub(in crate::cards) const OPPONENT_DISCARDS: Step = Step::Pick {
    who: Who::Opponent,
    count: Count::One,
    from: Set::In(Zone::Hand(Who::Opponent), Filter::Any),
    into: Slot::A,
    body: &DISCARD_IT,
};

/// Discard a card of your hand, as a cost.
pub(in crate::cards) const DISCARD_FROM_HAND: Step =
    pick(Set::In(Zone::Hand(Who::You), Filter::Any), &DISCARD_IT);

pub(in crate::cards) const DISCARD_FROM_ROW: Step = pick(ROW, &DISCARD_IT);

/// You purchase the row card without paying.
pub(in crate::cards) const FREE: Step = Step::Do(Verb::Purchase(Slot::A, Price::Free, Goes::Usual));
pub(in crate::cards) const FREE_TO_HAND: Step =
    Step::Do(Verb::Purchase(Slot::A, Price::Free, Goes::ToHand));
pub(in crate::cards) const FREE_ON_DECK: Step =
    Step::Do(Verb::Purchase(Slot::A, Price::Free, Goes::OnDeck));
pub(in crate::cards) const FREE_OWN: Step = pick(Set::In(Zone::Row, Filter::Own), &FREE);

/// The top card of your deck.
pub(in crate::cards) const DECK_TOP: Set = Set::In(Zone::DeckTop(1), Filter::Any);
pub(in crate::cards) const DECK_TOP_FIVE: Set = Set::In(Zone::DeckTop(5), Filter::Any);
pub(in crate::cards) const REVEAL_DECK_TOP: Step = Step::Do(Verb::Reveal(DECK_TOP));
pub(in crate::cards) const MAY_DISCARD_IT: Step = Step::May { who: Who::You, body: &DISCARD_IT };
pub(in crate::cards) const MAY_TAKE_IT: Step = Step::May { who: Who::You, body: &TAKE_IT };

/// The Force marker goes to the neutral space.
pub(in crate::cards) const BALANCE: Step = Step::Do(Verb::BalanceForce);
pub(in crate::cards) const UNIQUE_UNIT: Filter = Filter::All(&[Filter::Unique, Filter::Unit]);

pub(in crate::cards) const REVEAL_TOP: Step = Step::Do(Verb::Reveal(GALAXY_TOP));
/// Discards the card if it belongs to the opponent.
pub(in crate::cards) const DISCARD_ENEMY: Step =
    Step::If { test: Test::Is(Slot::A, Filter::Enemy), then: &DISCARD_IT, otherwise: None };

/// One effect with the Force, another without it.
pub(in crate::cards) const fn with_force(then: &'static Step, otherwise: &'static Step) -> Step {
    Step::If { test: Test::ForceIsWithYou, then, otherwise: Some(otherwise) }
}
