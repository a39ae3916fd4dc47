//! What is printed on the cards of Unlimited.

use prose::{Text, text};
use unlimited::decks::Title;
use unlimited::{Arena, Aspect, Card, Kind, Trait};

use crate::card_art::{Emblem, Face, Figure, House, Mark};

/// What is printed on every card of the set: what the tests of drawings and pages go through.
#[cfg(test)]
pub(crate) fn faces() -> Vec<Face> {
    Title::all().map(|title| face(title.card())).collect()
}

/// What is printed on the card with this id.
pub(super) fn of_id(id: &str) -> Option<Face> {
    Title::of_id(id).map(|title| face(title.card()))
}

fn face(card: &Card) -> Face {
    let [en, es] = card.name;
    Face {
        id: card.id,
        name: Text::new(en, es),
        subtitle: Text::same(card.subtitle),
        house: house(card),
        emblem: emblem(card),
        kind: kind(card),
        marks: card.aspects.iter().map(|aspect| mark(*aspect)).collect(),
        unique: card.unique,
        figures: figures(card),
        has_text: !(card.abilities.is_empty()
            && card.keywords.is_empty()
            && card.deployed.is_empty()),
    }
}

/// The colour of a card is that of its deck; Villainy and Heroism show where nothing else does.
fn house(card: &Card) -> House {
    let coloured = |aspect: &&Aspect| !matches!(aspect, Aspect::Villainy | Aspect::Heroism);
    let main = card.aspects.iter().find(coloured).or(card.aspects.first());
    match main {
        Some(Aspect::Vigilance) => House::Vigilance,
        Some(Aspect::Command) => House::Command,
        Some(Aspect::Aggression) => House::Aggression,
        Some(Aspect::Cunning) => House::Cunning,
        Some(Aspect::Villainy) => House::Villainy,
        Some(Aspect::Heroism) => House::Heroism,
        None => House::Neutral,
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

/// What shows best what the card is: the first of these traits that it has.
const TRADES: [(Trait, Emblem); 20] = [
    (Trait::CapitalShip, Emblem::Ship),
    (Trait::Fighter, Emblem::Fighter),
    (Trait::Transport, Emblem::Transport),
    (Trait::Walker, Emblem::Vehicle),
    (Trait::Tank, Emblem::Vehicle),
    (Trait::Speeder, Emblem::Vehicle),
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
    let trade = || TRADES.iter().find(|(one, _)| card.traits.contains(one));
    match card.kind {
        Kind::Base => Emblem::Base,
        Kind::Event => Emblem::Event,
        Kind::Token if card.id == Title::SHIELD.card().id => Emblem::Shield,
        Kind::Token => Emblem::Experience,
        Kind::Upgrade if card.traits.contains(&Trait::Lightsaber) => Emblem::Jedi,
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
fn figures(card: &Card) -> Vec<(Figure, u8)> {
    match card.kind {
        Kind::Leader => {
            vec![(Figure::Deploy, card.cost), (Figure::Power, card.power), (Figure::Hp, card.hp)]
        }
        Kind::Base => vec![(Figure::Hp, card.hp)],
        Kind::Unit => {
            vec![(Figure::Cost, card.cost), (Figure::Power, card.power), (Figure::Hp, card.hp)]
        }
        Kind::Event => vec![(Figure::Cost, card.cost)],
        Kind::Upgrade => [(Figure::Cost, card.cost)].into_iter().chain(added(card)).collect(),
        Kind::Token => added(card).collect(),
    }
}

/// What an upgrade adds; nothing is printed if it adds nothing.
fn added(card: &Card) -> impl Iterator<Item = (Figure, u8)> {
    let adds = [(Figure::MorePower, card.power), (Figure::MoreHp, card.hp)];
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
    fn what_is_printed_is_what_the_rules_say() {
        let of = |id| of_id(id).expect("a card of the set");
        let marine = of("battlefield-marine");
        assert_eq!(marine.figures, [(Figure::Cost, 2), (Figure::Power, 3), (Figure::Hp, 3)]);
        assert_eq!(marine.kind.en, "Ground unit · Rebel · Trooper");
        assert_eq!((marine.house, marine.marks.len()), (House::Command, 2));
        assert!(!marine.has_text && !marine.unique);
        let leader = of_id(Title::of_number(10).expect("a leader").card().id).expect("a leader");
        assert_eq!(leader.figures[0].0, Figure::Deploy);
        assert!(leader.unique && leader.has_text && !leader.subtitle.en.is_empty());
        assert_eq!(of("shield-token").emblem, Emblem::Shield);
    }
}
