//! Tokens.

use super::facts::*;

pub(super) static CARDS: [Card; 2] = [
    Card {
        number: 0,
        id: "experience-token",
        name: ["Experience", "Experiencia"],
        power: 1,
        hp: 1,
        traits: &[Trait::Learned],
        ..TOKEN
    },
    Card {
        number: 0,
        id: "shield-token",
        name: ["Shield", "Escudo"],
        traits: &[Trait::Armor],
        abilities: &[Ability::Prevents],
        ..TOKEN
    },
];
