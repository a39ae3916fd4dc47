//! Bases.

use super::facts::*;

pub(super) static CARDS: [Card; 12] = [
    Card {
        number: 19,
        id: "security-complex",
        name: ["Security Complex", "Security Complex"],
        subtitle: "Scarif",
        hp: 25,
        aspects: &[Vigilance],
        traits: &[Trait::Scarif],
        rarity: Rarity::Rare,
        abilities: &[Ability::Epic(pick(NON_LEADERS, &shield(A)))],
        ..BASE
    },
    Card {
        number: 20,
        id: "capital-city",
        name: ["Capital City", "Capital City"],
        subtitle: "Lothal",
        hp: 30,
        aspects: &[Vigilance],
        traits: &[Trait::Lothal],
        ..BASE
    },
    Card {
        number: 21,
        id: "dagobah-swamp",
        name: ["Dagobah Swamp", "Dagobah Swamp"],
        subtitle: "Dagobah",
        hp: 30,
        aspects: &[Vigilance],
        traits: &[Trait::Dagobah],
        ..BASE
    },
    Card {
        number: 22,
        id: "energy-conversion-lab",
        name: ["Energy Conversion Lab", "Energy Conversion Lab"],
        subtitle: "Eadu",
        hp: 25,
        aspects: &[Command],
        traits: &[Trait::Eadu],
        rarity: Rarity::Rare,
        abilities: &[Ability::Epic(find(
            Set::Playable(
                Zone::Hand,
                &[Only::Is(Kind::Unit), Only::CostAtMost(n(6))],
                Price::Usual,
            ),
            &Step::Do(Verb::Play(A, Price::Usual, Entering::With(Keyword::Ambush))),
        ))],
        ..BASE
    },
    Card {
        number: 23,
        id: "command-center",
        name: ["Command Center", "Command Center"],
        subtitle: "Death Star",
        hp: 30,
        aspects: &[Command],
        traits: &[Trait::DeathStar],
        ..BASE
    },
    Card {
        number: 24,
        id: "echo-base",
        name: ["Echo Base", "Echo Base"],
        subtitle: "Hoth",
        hp: 30,
        aspects: &[Command],
        traits: &[Trait::Hoth],
        ..BASE
    },
    Card {
        number: 25,
        id: "tarkintown",
        name: ["Tarkintown", "Tarkintown"],
        subtitle: "Lothal",
        hp: 25,
        aspects: &[Aggression],
        traits: &[Trait::Lothal],
        rarity: Rarity::Rare,
        abilities: &[Ability::Epic(pick(
            Set::Units(Side::Any, &[Only::NonLeader, Only::Damaged]),
            &deal(3, A),
        ))],
        ..BASE
    },
    Card {
        number: 26,
        id: "catacombs-of-cadera",
        name: ["Catacombs of Cadera", "Catacombs of Cadera"],
        subtitle: "Jedha",
        hp: 30,
        aspects: &[Aggression],
        traits: &[Trait::Jedha],
        ..BASE
    },
    Card {
        number: 27,
        id: "kestro-city",
        name: ["Kestro City", "Kestro City"],
        subtitle: "Vardos",
        hp: 30,
        aspects: &[Aggression],
        traits: &[Trait::Vardos],
        ..BASE
    },
    Card {
        number: 28,
        id: "jedha-city",
        name: ["Jedha City", "Jedha City"],
        subtitle: "Jedha",
        hp: 25,
        aspects: &[Cunning],
        traits: &[Trait::Jedha],
        rarity: Rarity::Rare,
        abilities: &[Ability::Epic(pick(NON_LEADERS, &give(A, &[less_power(4)])))],
        ..BASE
    },
    Card {
        number: 29,
        id: "administrators-tower",
        name: ["Administrator's Tower", "Administrator's Tower"],
        subtitle: "Cloud City",
        hp: 30,
        aspects: &[Cunning],
        traits: &[Trait::CloudCity],
        ..BASE
    },
    Card {
        number: 30,
        id: "chopper-base",
        name: ["Chopper Base", "Chopper Base"],
        subtitle: "Atollon",
        hp: 30,
        aspects: &[Cunning],
        traits: &[Trait::Atollon],
        ..BASE
    },
];
