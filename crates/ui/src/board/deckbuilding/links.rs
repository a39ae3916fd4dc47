//! The links of a log line: the cards it names and its rule.

use deckbuilding::{Event, Piece, Pool, SeenTarget};

use crate::board::Concern;

pub(super) fn concerns(event: &Event) -> Vec<Concern> {
    let named = pieces(event).into_iter().map(|piece| Concern::Card(piece.card().id));
    named.chain(rule(event).map(Concern::Rule)).collect()
}

/// The cards and bases the sentence names.
fn pieces(event: &Event) -> Vec<Piece> {
    match event {
        Event::PickedSecretly(_, card)
        | Event::Drew(_, card)
        | Event::TookFromDeck(_, card)
        | Event::PutOnDeck(_, card)
        | Event::Looked(_, card) => card.told().into_iter().collect(),
        Event::RevealedBase(_, card)
        | Event::DamagedBase(_, card, _)
        | Event::DestroyedBase(_, card)
        | Event::GainedAttack(card, _)
        | Event::GainedRowAttack(card, _)
        | Event::PutOnGalaxyDeck(_, card)
        | Event::Given(_, card)
        | Event::Ceded(_, _, card)
        | Event::Tucked(_, card)
        | Event::MarkedAsPrey(_, card)
        | Event::Used(_, card)
        | Event::Triggered(_, card)
        | Event::Refilled(card)
        | Event::Discarded(_, card)
        | Event::DiscardedFromHand(_, card)
        | Event::Exiled(_, card)
        | Event::Took(_, card)
        | Event::Revealed(_, card)
        | Event::Played(_, card)
        | Event::Bought(_, card, _)
        | Event::Bribed(_, card)
        | Event::Assigned(_, card, SeenTarget::Base(_))
        | Event::DamagedShip(_, card, _)
        | Event::DestroyedShip(card)
        | Event::Hunted(_, card, ..) => vec![*card],
        Event::Reward(_, card, rewarded) => [*card].into_iter().chain(rewarded.by).collect(),
        Event::Swapped(one, other, _) | Event::Assigned(_, one, SeenTarget::Row(other)) => {
            vec![*one, *other]
        }
        Event::Turn(_)
        | Event::GainedResources(..)
        | Event::GainedForce(..)
        | Event::CalmedForce(..)
        | Event::Spent(..)
        | Event::Shuffled(_)
        | Event::Skipped(_)
        | Event::AttackedBase(..)
        | Event::Prevented(..)
        | Event::Repaired(..)
        | Event::Done(_)
        | Event::WentOn(_)
        | Event::EndedTurn(..)
        | Event::Stopped(_)
        | Event::Over(_) => Vec::new(),
    }
}

/// The rule that explains the line.
fn rule(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::PickedSecretly(..) => "DBG-SECRET-01",
        Event::Turn(_) => "DBG-TURN-02",
        Event::RevealedBase(..) => "DBG-START-02",
        Event::GainedResources(..) => "DBG-START-10",
        Event::GainedForce(..) => "DBG-FORCE-05",
        Event::GainedAttack(..) | Event::GainedRowAttack(..) => "DBG-GAIN-03",
        Event::MarkedAsPrey(..) => "DBG-OPEN-73",
        Event::Shuffled(Pool::Player(_)) => "DBG-DECK-01",
        Event::Shuffled(Pool::Galaxy) => "DBG-DECK-04",
        Event::Refilled(_) => "DBG-BUY-07",
        Event::Discarded(Pool::Player(_), _) | Event::DiscardedFromHand(..) => "DBG-DISC-03",
        Event::Exiled(..) => "DBG-EXILE-01",
        Event::Revealed(..) => "DBG-REVEAL-01",
        Event::Looked(..) => "DBG-LOOK-01",
        Event::Played(..) => "DBG-PLAY-01",
        Event::Used(..) => "DBG-ABIL-01",
        Event::Triggered(..) => "DBG-WHEN-02",
        Event::Skipped(_) => "DBG-WHEN-05",
        Event::Bought(..) => "DBG-BUY-03",
        Event::Bribed(..) => "DBG-BRIBE-01",
        Event::Assigned(_, _, SeenTarget::Base(_)) => "DBG-ASSIGN-01",
        Event::Assigned(_, _, SeenTarget::Row(_)) => "DBG-ASSIGN-02",
        Event::AttackedBase(..) => "DBG-ATK-01",
        Event::DamagedShip(..) => "DBG-ATK-02",
        Event::DestroyedShip(_) => "DBG-ATK-05",
        Event::DamagedBase(..) => "DBG-ATK-08",
        Event::DestroyedBase(..) => "DBG-ATK-10",
        Event::Repaired(..) => "DBG-REPAIR-01",
        Event::Hunted(_, _, _, true) => "DBG-HUNT-06",
        Event::Hunted(_, _, _, false) => "DBG-HUNT-12",
        Event::Reward(..) => "DBG-HUNT-08",
        Event::Done(_) | Event::WentOn(_) => "DBG-2V2U-01",
        Event::EndedTurn(..) => "DBG-END-02",
        Event::Over(_) => "DBG-WIN-02",
        // These are explained by the card that causes them.
        Event::Spent(..)
        | Event::Drew(..)
        | Event::TookFromDeck(..)
        | Event::Discarded(Pool::Galaxy, _)
        | Event::Took(..)
        | Event::PutOnDeck(..)
        | Event::PutOnGalaxyDeck(..)
        | Event::Given(..)
        | Event::Ceded(..)
        | Event::Tucked(..)
        | Event::CalmedForce(..)
        | Event::Swapped(..)
        | Event::Prevented(..) => return None,
        // A fault of the program has no rule.
        Event::Stopped(_) => return None,
    })
}
