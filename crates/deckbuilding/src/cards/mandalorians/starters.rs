//! The starter deck of the Mandalorians.

use table::{Naming, Origin};

use super::{ONE_SOURCE, UNIT};
use crate::cards::phrases::ONE_OF_THREE;
use crate::words::{Card, Faction, Origins, Supply, Trait};

pub(super) static CARDS: [Card; 3] = [
    Card {
        id: "mandalorian-shuttle",
        name: ["Mandalorian Shuttle", "Mandalorian Shuttle"],
        naming: Naming::EnglishOnly,
        article: ["", "la"],
        faction: Faction::Mandalorians,
        copies: 7,
        resources: 1,
        traits: &[Trait::Transport],
        supply: Supply::Starter,
        origins: Origins { copies: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "mandalorian-soldier",
        name: ["Mandalorian Soldier", "Mandalorian Soldier"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Mandalorians,
        copies: 2,
        attack: 2,
        traits: &[Trait::Trooper],
        supply: Supply::Starter,
        origins: Origins { copies: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "child-of-the-watch",
        name: ["Child of the Watch", "Child of the Watch"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Mandalorians,
        supply: Supply::Starter,
        abilities: &[ONE_OF_THREE],
        origins: Origins { copies: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
];
