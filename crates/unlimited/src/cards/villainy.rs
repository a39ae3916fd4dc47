//! Cards of Villainy alone.

use super::facts::*;

static STRONGER_IF_IMPERIAL: Terms = Terms {
    gives: &[Given {
        if_: Some(Test::Is(What::Attacker, &[Only::Of(Trait::Imperial)])),
        ..attacker_gets(power(2))
    }],
    ..USUAL
};

pub(super) static CARDS: [Card; 11] = [
    Card {
        number: 225,
        id: "tie-ln-fighter",
        name: ["TIE/ln Fighter", "TIE/ln Fighter"],
        arena: Arena::Space,
        cost: 1,
        power: 2,
        hp: 1,
        aspects: &[Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::Fighter],
        ..UNIT
    },
    Card {
        number: 226,
        id: "admiral-motti-brazen-and-scornful",
        name: ["Admiral Motti", "Admiral Motti"],
        subtitle: "Brazen and Scornful",
        cost: 2,
        power: 1,
        hp: 1,
        aspects: &[Villainy],
        traits: &[Trait::Imperial, Trait::Official],
        unique: true,
        rarity: Rarity::Special,
        abilities: &[when_defeated(may(&pick(
            Set::Units(Side::Any, &[Only::Has(Villainy)]),
            &ready(A),
        )))],
        ..UNIT
    },
    Card {
        number: 227,
        id: "snowtrooper-lieutenant",
        name: ["Snowtrooper Lieutenant", "Snowtrooper Lieutenant"],
        cost: 2,
        power: 2,
        hp: 2,
        aspects: &[Villainy],
        traits: &[Trait::Imperial, Trait::Trooper],
        abilities: &[when_played(may(&pick(
            Set::Attackers(&[], &STRONGER_IF_IMPERIAL),
            &Step::Do(Verb::Attack(A, &STRONGER_IF_IMPERIAL)),
        )))],
        ..UNIT
    },
    Card {
        number: 228,
        id: "viper-probe-droid",
        name: ["Viper Probe Droid", "Viper Probe Droid"],
        cost: 2,
        power: 3,
        hp: 2,
        aspects: &[Villainy],
        traits: &[Trait::Imperial, Trait::Droid],
        abilities: &[when_played(Step::Do(Verb::LookAtHand(Who::Opponent)))],
        ..UNIT
    },
    Card {
        number: 229,
        id: "cell-block-guard",
        name: ["Cell Block Guard", "Cell Block Guard"],
        cost: 3,
        power: 3,
        hp: 3,
        aspects: &[Villainy],
        traits: &[Trait::Imperial, Trait::Trooper],
        keywords: &[Keyword::Sentinel],
        ..UNIT
    },
    Card {
        number: 230,
        id: "general-veers-blizzard-force-commander",
        name: ["General Veers", "General Veers"],
        subtitle: "Blizzard Force Commander",
        cost: 3,
        power: 3,
        hp: 3,
        aspects: &[Villainy],
        traits: &[Trait::Imperial, Trait::Official],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[yours(&[Only::Of(Trait::Imperial), Only::Other], &[power(1), hp(1)])],
        ..UNIT
    },
    Card {
        number: 231,
        id: "tie-advanced",
        name: ["TIE Advanced", "TIE Advanced"],
        arena: Arena::Space,
        cost: 4,
        power: 3,
        hp: 2,
        aspects: &[Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::Fighter],
        rarity: Rarity::Uncommon,
        abilities: &[when_played(pick(
            Set::Units(Side::Friendly, &[Only::Of(Trait::Imperial), Only::Other]),
            &experience(2, A),
        ))],
        ..UNIT
    },
    Card {
        number: 232,
        id: "at-st",
        name: ["AT-ST", "AT-ST"],
        cost: 6,
        power: 6,
        hp: 7,
        aspects: &[Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::Walker],
        keywords: &[Keyword::Overwhelm],
        ..UNIT
    },
    Card {
        number: 233,
        id: "i-am-your-father",
        name: ["I Am Your Father", "I Am Your Father"],
        cost: 3,
        aspects: &[Villainy],
        traits: &[Trait::Gambit],
        rarity: Rarity::Special,
        abilities: &[Ability::Event(pick(
            ENEMIES,
            &Step::OneOf { who: Who::ControllerOf(A), options: &[deal(7, A), draw(3)] },
        ))],
        ..EVENT
    },
    Card {
        number: 234,
        id: "maximum-firepower",
        name: ["Maximum Firepower", "Maximum Firepower"],
        cost: 4,
        aspects: &[Villainy],
        traits: &[Trait::Imperial, Trait::Tactic],
        abilities: &[Ability::Event(pick(
            Set::Units(Side::Friendly, &[Only::Of(Trait::Imperial)]),
            &pick_into(
                Slot::B,
                UNITS,
                &Step::Seq(&[
                    Step::Do(Verb::DealBy(A, Num::PowerOf(A), B)),
                    pick_into(
                        Slot::C,
                        Set::Units(
                            Side::Friendly,
                            &[Only::Of(Trait::Imperial), Only::Not(Slot::A)],
                        ),
                        &Step::Do(Verb::DealBy(C, Num::PowerOf(C), B)),
                    ),
                ]),
            ),
        ))],
        ..EVENT
    },
    Card {
        number: 235,
        id: "galactic-ambition",
        name: ["Galactic Ambition", "Galactic Ambition"],
        cost: 7,
        aspects: &[Villainy],
        traits: &[Trait::Innate],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(find(
            Set::Playable(Zone::Hand, &[Only::Is(Kind::Unit), Only::Lacks(Heroism)], Price::Free),
            &Step::Seq(&[
                Step::Do(Verb::Play(A, Price::Free, Entering::Usual)),
                Step::Do(Verb::Deal(Num::CostOf(A), YOUR_BASE)),
            ]),
        ))],
        ..EVENT
    },
];
