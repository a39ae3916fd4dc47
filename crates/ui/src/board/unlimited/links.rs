//! The links of a log line: the cards it names and its rule.

use unlimited::{Event, Piece};

use crate::board::Concern;

pub(super) fn concerns(event: &Event) -> Vec<Concern> {
    // A base is named after its owner, so there is no card name to link.
    let named = pieces(event).into_iter().filter(|piece| !piece.card.is_base());
    let mut concerns: Vec<Concern> =
        named.map(|piece| Concern::Card(piece.title.card().id)).collect();
    if let Event::Named(_, title) = event {
        concerns.push(Concern::Card(title.card().id));
    }
    concerns.extend(rule(event).map(Concern::Rule));
    concerns
}

/// The cards the sentence names.
fn pieces(event: &Event) -> Vec<Piece> {
    match event {
        Event::PickedSecretly(_, card)
        | Event::Drew(_, card)
        | Event::Resourced(_, card, _)
        | Event::PutUnder(_, card)
        | Event::TookResource(_, card)
        | Event::TookToHand(_, card)
        | Event::Looked(_, _, card) => card.told().into_iter().collect(),
        Event::Played(_, card, _, host) => [*card].into_iter().chain(*host).collect(),
        Event::Attacked(_, unit, target) => vec![*unit, *target],
        Event::Silenced(card)
        | Event::Used(_, card)
        | Event::Deployed(card)
        | Event::WastedEpic(card)
        | Event::Triggered(_, card)
        | Event::Sabotaged(card)
        | Event::ShieldUsed(card, _)
        | Event::Damaged(card, _)
        | Event::Healed(card, _)
        | Event::Exhausted(card)
        | Event::Readied(card)
        | Event::GotShield(card)
        | Event::GotExperience(card, _)
        | Event::LostToken(_, card)
        | Event::Gained(card, ..)
        | Event::Defeated(card)
        | Event::Returned(card)
        | Event::Buried(card)
        | Event::TookControl(_, card)
        | Event::Discarded(card)
        | Event::Revealed(card)
        | Event::SetAside(card) => vec![*card],
        Event::GotInitiative(_)
        | Event::KeptFirstHand(_)
        | Event::RenewedHand(_)
        | Event::Round(_)
        | Event::PhaseEnded
        | Event::Regroup
        | Event::EverythingReady
        | Event::Passed(_)
        | Event::TookInitiative(_)
        | Event::DeckEmpty(..)
        | Event::KeptHand(_)
        | Event::Paid(..)
        | Event::ReadiedResources(..)
        | Event::ExhaustedResources(..)
        | Event::BuriedAtRandom(..)
        | Event::Shuffled(_)
        | Event::Named(..)
        | Event::HealingForbidden
        | Event::Endless
        | Event::NoRoom(_)
        | Event::Over(_) => Vec::new(),
    }
}

/// The rule that explains the line.
fn rule(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::GotInitiative(_) => "SWU-SETUP-04",
        Event::KeptFirstHand(_) | Event::RenewedHand(_) => "SWU-SETUP-07",
        Event::PickedSecretly(..) => "SWU-SETUP-09",
        Event::Round(_) => "SWU-RND-01",
        Event::PhaseEnded => "SWU-RND-04",
        Event::Regroup => "SWU-RGP-01",
        Event::EverythingReady => "SWU-RGP-07",
        Event::Passed(_) => "SWU-PASS-02",
        Event::TookInitiative(_) => "SWU-INI-03",
        Event::DeckEmpty(..) => "SWU-EMP-02",
        Event::KeptHand(_) | Event::Resourced(..) => "SWU-RGP-04",
        Event::Paid(..) => "SWU-COST-03",
        Event::Played(_, card, ..) => match card.title.card().kind {
            unlimited::Kind::Event => "SWU-EVT-01",
            unlimited::Kind::Upgrade => "SWU-UPG-01",
            _ => "SWU-PLAY-02",
        },
        Event::Silenced(_) => "SWU-EVT-06",
        Event::Used(..) => "SWU-ABL-02",
        Event::Deployed(_) => "SWU-LDR-07",
        Event::WastedEpic(_) => "SWU-ABL-10",
        Event::Triggered(..) => "SWU-TRG-01",
        Event::Attacked(..) => "SWU-ATK-12",
        Event::Sabotaged(_) => "SWU-ATK-15",
        Event::ShieldUsed(..) => "SWU-TOK-07",
        Event::Damaged(..) => "SWU-DMG-01",
        Event::Healed(..) => "SWU-WORD-35",
        Event::GotShield(_) => "SWU-TOK-01",
        Event::GotExperience(..) => "SWU-TOK-05",
        Event::Gained(..) => "SWU-LAST-01",
        Event::Defeated(card) if card.card.is_leader() => "SWU-LDR-12",
        Event::Defeated(_) => "SWU-DFT-01",
        Event::Returned(_) | Event::Buried(_) => "SWU-DFT-04",
        Event::TookControl(..) => "SWU-CTL-05",
        Event::HealingForbidden => "SWU-BASE-06",
        Event::Over(_) => "SWU-WIN-01",
        // These are explained by the card that causes them.
        Event::Drew(..)
        | Event::ReadiedResources(..)
        | Event::ExhaustedResources(..)
        | Event::Exhausted(_)
        | Event::Readied(_)
        | Event::LostToken(..)
        | Event::PutUnder(..)
        | Event::BuriedAtRandom(..)
        | Event::TookResource(..)
        | Event::TookToHand(..)
        | Event::Discarded(_)
        | Event::Looked(..)
        | Event::Revealed(_)
        | Event::SetAside(_)
        | Event::Shuffled(_)
        | Event::Named(..)
        | Event::Endless => return None,
        Event::NoRoom(_) => "SWU-OPEN-48",
    })
}
