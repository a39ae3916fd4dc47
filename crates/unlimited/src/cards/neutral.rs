//! Cards without aspect.

use super::facts::*;

pub(super) static CARDS: [Card; 6] = [
    Card {
        number: 247,
        id: "underworld-thug",
        name: ["Underworld Thug", "Underworld Thug"],
        cost: 2,
        power: 2,
        hp: 3,
        traits: &[Trait::Underworld],
        ..UNIT
    },
    Card {
        number: 248,
        id: "volunteer-soldier",
        name: ["Volunteer Soldier", "Volunteer Soldier"],
        cost: 3,
        power: 2,
        hp: 3,
        traits: &[Trait::Trooper],
        keywords: &[Keyword::Raid(n(1))],
        abilities: &[Ability::CheaperWhile(
            Test::Any(Set::Units(Side::Friendly, &[Only::Of(Trait::Trooper)])),
            1,
        )],
        ..UNIT
    },
    Card {
        number: 249,
        id: "frontier-at-rt",
        name: ["Frontier AT-RT", "Frontier AT-RT"],
        cost: 4,
        power: 3,
        hp: 5,
        traits: &[Trait::Vehicle, Trait::Walker],
        abilities: &[while_(
            Test::Any(Set::Units(Side::Friendly, &[Only::Of(Trait::Vehicle), Only::Other])),
            &[has(Keyword::Ambush)],
        )],
        ..UNIT
    },
    Card {
        number: 250,
        id: "corellian-freighter",
        name: ["Corellian Freighter", "Corellian Freighter"],
        arena: Arena::Space,
        cost: 5,
        power: 4,
        hp: 4,
        traits: &[Trait::Vehicle, Trait::Transport],
        keywords: &[Keyword::Sentinel],
        ..UNIT
    },
    Card {
        number: 251,
        id: "confiscate",
        name: ["Confiscate", "Confiscate"],
        cost: 1,
        traits: &[Trait::Law],
        abilities: &[Ability::Event(pick(Set::Upgrades(&[]), &defeat(A)))],
        ..EVENT
    },
    Card {
        number: 252,
        id: "restock",
        name: ["Restock", "Restock"],
        cost: 1,
        traits: &[Trait::Supply],
        abilities: &[Ability::Event(pick(
            Set::Players,
            &Step::Seq(&[
                Step::Pick {
                    who: Who::You,
                    count: Count::UpTo(n(4)),
                    from: Set::Discard(Who::Picked(Slot::A), &[]),
                    into: Slot::B,
                    body: &Step::Do(Verb::Hold(B)),
                },
                Step::Do(Verb::BuryRest),
            ]),
        ))],
        ..EVENT
    },
];
