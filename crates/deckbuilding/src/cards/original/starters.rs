//! The starter decks.

use super::UNIT;
use crate::cards::phrases::ONE_OF_THREE;
use crate::words::{Card, Faction, Supply, Trait};

pub(super) static CARDS: [Card; 6] = [
    Card {
        id: "imperial-shuttle",
        name: ["Imperial Shuttle", "Lanzadera imperial"],
        article: ["", "la"],
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
        article: ["", "el"],
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
        article: ["", "el"],
        faction: Faction::Empire,
        supply: Supply::Starter,
        abilities: &[ONE_OF_THREE],
        ..UNIT
    },
    Card {
        id: "alliance-shuttle",
        name: ["Alliance Shuttle", "Lanzadera de la Alianza"],
        article: ["", "la"],
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
        article: ["", "el"],
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
        article: ["", "el"],
        faction: Faction::Rebels,
        supply: Supply::Starter,
        abilities: &[ONE_OF_THREE],
        ..UNIT
    },
];
