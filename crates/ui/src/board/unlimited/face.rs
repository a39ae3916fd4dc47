//! The printed faces of the cards of Unlimited.

use prose::{Text, text};
use unlimited::decks::Title;
use unlimited::{Arena, Aspect, Card, Kind, Trait};

use crate::card_art::{Allegiance, Emblem, Face, Mark, Stat};

/// The faces of all cards, for the tests of drawings and pages.
#[cfg(test)]
pub(crate) fn faces() -> Vec<Face> {
    Title::all().map(|title| face(title.card())).collect()
}

/// The printed face of the card with this id.
pub(super) fn of_id(id: &str) -> Option<Face> {
    Title::of_id(id).map(|title| face(title.card()))
}

fn face(card: &Card) -> Face {
    let [en, es] = card.name;
    Face {
        id: card.id,
        name: Text::new(en, es),
        subtitle: Text::same(card.subtitle),
        allegiance: allegiance(card),
        emblem: emblem(card),
        kind: kind(card),
        short_kind: None,
        marks: card.aspects.iter().map(|aspect| mark(*aspect)).collect(),
        unique: card.unique,
        stats: stats(card),
        has_text: !(card.abilities.is_empty()
            && card.keywords.is_empty()
            && card.deployed.is_empty()),
    }
}

/// The first aspect that is not Villainy or Heroism decides; those two count only if they are alone.
fn allegiance(card: &Card) -> Allegiance {
    let coloured = |aspect: &&Aspect| !matches!(aspect, Aspect::Villainy | Aspect::Heroism);
    let main = card.aspects.iter().find(coloured).or(card.aspects.first());
    match main {
        Some(Aspect::Vigilance) => Allegiance::Vigilance,
        Some(Aspect::Command) => Allegiance::Command,
        Some(Aspect::Aggression) => Allegiance::Aggression,
        Some(Aspect::Cunning) => Allegiance::Cunning,
        Some(Aspect::Villainy) => Allegiance::Villainy,
        Some(Aspect::Heroism) => Allegiance::Heroism,
        None => Allegiance::Neutral,
    }
}

/// The mark of an aspect.
pub(crate) fn mark(aspect: Aspect) -> Mark {
    match aspect {
        Aspect::Vigilance => Mark::Vigilance,
        Aspect::Command => Mark::Command,
        Aspect::Aggression => Mark::Aggression,
        Aspect::Cunning => Mark::Cunning,
        Aspect::Villainy => Mark::Villainy,
        Aspect::Heroism => Mark::Heroism,
    }
}

/// The emblem of a card is that of the first of these traits that it has.
const TRAIT_EMBLEMS: [(Trait, Emblem); 20] = [
    (Trait::CapitalShip, Emblem::Ship),
    (Trait::Fighter, Emblem::Fighter),
    (Trait::Transport, Emblem::Transport),
    (Trait::Walker, Emblem::Walker),
    (Trait::Tank, Emblem::Tank),
    (Trait::Speeder, Emblem::Speeder),
    (Trait::Vehicle, Emblem::Vehicle),
    (Trait::Lightsaber, Emblem::Jedi),
    (Trait::Jedi, Emblem::Jedi),
    (Trait::Sith, Emblem::Sith),
    (Trait::Inquisitor, Emblem::Sith),
    (Trait::Droid, Emblem::Droid),
    (Trait::BountyHunter, Emblem::BountyHunter),
    (Trait::Mandalorian, Emblem::BountyHunter),
    (Trait::Creature, Emblem::Creature),
    (Trait::Trooper, Emblem::Trooper),
    (Trait::Official, Emblem::Officer),
    (Trait::Underworld, Emblem::Scoundrel),
    (Trait::Fringe, Emblem::Traveller),
    (Trait::Imperial, Emblem::Officer),
];

fn emblem(card: &Card) -> Emblem {
    let trade = || TRAIT_EMBLEMS.iter().find(|(one, _)| card.traits.contains(one));
    match card.kind {
        Kind::Base => Emblem::Base,
        Kind::Event => Emblem::Event,
        Kind::Token if card.id == Title::SHIELD.card().id => Emblem::Shield,
        Kind::Token => Emblem::Experience,
        Kind::Upgrade => Emblem::Upgrade,
        Kind::Unit | Kind::Leader => trade().map_or(Emblem::Traveller, |(_, emblem)| *emblem),
    }
}

/// "Ground unit · Rebel · Trooper".
fn kind(card: &Card) -> Text {
    let kind = match (card.kind, card.arena) {
        (Kind::Unit, Arena::Ground) => text!("Ground unit", "Unidad terrestre"),
        (Kind::Unit, Arena::Space) => text!("Space unit", "Unidad espacial"),
        (kind, _) => kind.name().capitalised(),
    };
    card.traits.iter().map(|one| one.name()).fold(kind, |kind, next| {
        text!("{kind} · {next}", "{kind} · {next}", kind = kind, next = next)
    })
}

/// The printed numbers.
fn stats(card: &Card) -> Vec<(Stat, u8)> {
    match card.kind {
        Kind::Leader => {
            vec![(Stat::Deploy, card.cost), (Stat::Power, card.power), (Stat::Hp, card.hp)]
        }
        Kind::Base => vec![(Stat::Hp, card.hp)],
        Kind::Unit => {
            vec![(Stat::Cost, card.cost), (Stat::Power, card.power), (Stat::Hp, card.hp)]
        }
        Kind::Event => vec![(Stat::Cost, card.cost)],
        Kind::Upgrade => [(Stat::Cost, card.cost)].into_iter().chain(added(card)).collect(),
        Kind::Token => added(card).collect(),
    }
}

/// The power and hit points an upgrade adds; zero is not printed.
fn added(card: &Card) -> impl Iterator<Item = (Stat, u8)> {
    let adds = [(Stat::MorePower, card.power), (Stat::MoreHp, card.hp)];
    let some = card.power + card.hp > 0;
    adds.into_iter().filter(move |_| some)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_card_of_the_set_has_a_face_of_its_own() {
        let faces = faces();
        let ids: BTreeSet<&str> = faces.iter().map(|face| face.id).collect();
        assert_eq!((ids.len(), faces.len()), (254, 254));
        let emblems: Vec<Emblem> = faces.iter().map(|face| face.emblem).collect();
        let plain = emblems.iter().filter(|emblem| **emblem == Emblem::Traveller).count();
        assert!(plain < 40, "{plain} cards look like nothing in particular");
    }

    #[test]
    fn printed_faces_match_the_card_definitions() {
        let of = |id| of_id(id).expect("a card of the set");
        let marine = of("battlefield-marine");
        assert_eq!(marine.stats, [(Stat::Cost, 2), (Stat::Power, 3), (Stat::Hp, 3)]);
        assert_eq!(marine.kind.en, "Ground unit · Rebel · Trooper");
        assert_eq!((marine.allegiance, marine.marks.len()), (Allegiance::Command, 2));
        assert!(!marine.has_text && !marine.unique);
        let leader = of_id(Title::of_number(10).expect("a leader").card().id).expect("a leader");
        assert_eq!(leader.stats[0].0, Stat::Deploy);
        assert!(leader.unique && leader.has_text && !leader.subtitle.en.is_empty());
        assert_eq!(of("shield-token").emblem, Emblem::Shield);
    }
}
