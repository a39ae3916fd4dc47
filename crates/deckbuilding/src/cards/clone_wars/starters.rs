//! The starter decks of the Clone Wars.

use table::Naming;

use super::UNIT;
use crate::cards::phrases::ONE_OF_THREE;
use crate::words::{Card, Faction, Supply, Trait};

pub(super) static CARDS: [Card; 6] = [
    Card {
        id: "republic-shuttle",
        name: ["Republic Shuttle", "Republic Shuttle"],
        naming: Naming::EnglishOnly,
        article: ["", "la"],
        faction: Faction::Republic,
        copies: 7,
        resources: 1,
        traits: &[Trait::Transport],
        supply: Supply::Starter,
        ..UNIT
    },
    Card {
        id: "clone-trooper",
        name: ["Clone Trooper", "Clone Trooper"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Republic,
        copies: 2,
        attack: 2,
        traits: &[Trait::Trooper],
        supply: Supply::Starter,
        ..UNIT
    },
    Card {
        id: "jedi-knight",
        name: ["Jedi Knight", "Jedi Knight"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Republic,
        traits: &[Trait::Jedi],
        supply: Supply::Starter,
        abilities: &[ONE_OF_THREE],
        ..UNIT
    },
    Card {
        id: "separatist-shuttle",
        name: ["Separatist Shuttle", "Separatist Shuttle"],
        naming: Naming::EnglishOnly,
        article: ["", "la"],
        faction: Faction::Separatists,
        copies: 7,
        resources: 1,
        traits: &[Trait::Transport],
        supply: Supply::Starter,
        ..UNIT
    },
    Card {
        id: "b1-battle-droid",
        name: ["B1 Battle Droid", "B1 Battle Droid"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Separatists,
        copies: 2,
        attack: 2,
        traits: &[Trait::Droid, Trait::Trooper],
        supply: Supply::Starter,
        ..UNIT
    },
    Card {
        id: "dark-side-agent",
        name: ["Dark Side Agent", "Dark Side Agent"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Separatists,
        traits: &[Trait::Outcast],
        supply: Supply::Starter,
        abilities: &[ONE_OF_THREE],
        ..UNIT
    },
];
