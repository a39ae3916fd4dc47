//! The starter decks.

use super::UNIT;
use super::phrases::{attack, force, resources};
use crate::words::{Ability, Card, Faction, Step, Supply, Trait, Trigger, Who};

pub(super) static CARDS: [Card; 6] = [
    Card {
        id: "imperial-shuttle",
        name: ["Imperial Shuttle", "Lanzadera imperial"],
        faction: Faction::Empire,
        copies: 7,
        resources: 1,
        traits: &[Trait::Transport],
        supply: Supply::Starter,
        ..UNIT
    },
    Card {
        id: "stormtrooper",
        name: ["Stormtrooper", "Soldado de asalto"],
        faction: Faction::Empire,
        copies: 2,
        attack: 2,
        traits: &[Trait::Trooper],
        supply: Supply::Starter,
        ..UNIT
    },
    Card {
        id: "inquisitor",
        name: ["Inquisitor", "Inquisidor"],
        faction: Faction::Empire,
        supply: Supply::Starter,
        abilities: &[Ability::When(
            Trigger::Played,
            Step::OneOf { who: Who::You, options: &[attack(1), resources(1), force(1)] },
        )],
        ..UNIT
    },
    Card {
        id: "alliance-shuttle",
        name: ["Alliance Shuttle", "Lanzadera de la Alianza"],
        faction: Faction::Rebels,
        copies: 7,
        resources: 1,
        traits: &[Trait::Transport],
        supply: Supply::Starter,
        ..UNIT
    },
    Card {
        id: "rebel-trooper",
        name: ["Rebel Trooper", "Soldado rebelde"],
        faction: Faction::Rebels,
        copies: 2,
        attack: 2,
        traits: &[Trait::Trooper],
        supply: Supply::Starter,
        ..UNIT
    },
    Card {
        id: "temple-guardian",
        name: ["Temple Guardian", "Guardián del Templo"],
        faction: Faction::Rebels,
        supply: Supply::Starter,
        abilities: &[Ability::When(
            Trigger::Played,
            Step::OneOf { who: Who::You, options: &[attack(1), resources(1), force(1)] },
        )],
        ..UNIT
    },
];
