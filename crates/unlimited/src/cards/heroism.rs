//! Cards of Heroism alone.

use super::facts::*;

static STRONGER_IF_REBEL: Terms = Terms {
    gives: &[Given {
        if_: Some(Test::Is(What::Attacker, &[Only::Of(Trait::Rebel)])),
        ..attacker_gets(power(2))
    }],
    ..USUAL
};
const LOOK_AT_THE_TOP: Step = Step::Do(Verb::Look(Who::You, n(1)));
const PLAY_IT_FREE: Step = Step::Pick {
    who: Who::You,
    count: Count::The,
    from: Set::Playable(Zone::Seen, &[], Price::Free),
    into: Slot::A,
    body: &Step::Do(Verb::Play(A, Price::Free, Entering::Usual)),
};
const PLAY_IT_FOR_LESS: Step = Step::Pick {
    who: Who::You,
    count: Count::The,
    from: Set::Playable(Zone::Seen, &[], Price::Less(5)),
    into: Slot::A,
    body: &Step::Do(Verb::Play(A, Price::Less(5), Entering::Usual)),
};

/// Applies a step to the one card looked at.
const fn the_seen(body: &'static Step) -> Step {
    Step::Pick { who: Who::You, count: Count::The, from: Set::Seen(&[]), into: Slot::A, body }
}

pub(super) static CARDS: [Card; 11] = [
    Card {
        number: 236,
        id: "r2-d2-ignoring-protocol",
        name: ["R2-D2", "R2-D2"],
        subtitle: "Ignoring Protocol",
        cost: 1,
        power: 1,
        hp: 4,
        aspects: &[Heroism],
        traits: &[Trait::Rebel, Trait::Droid],
        unique: true,
        rarity: Rarity::Special,
        abilities: &[when(
            &[On::Played, On::Attack],
            Step::Seq(&[LOOK_AT_THE_TOP, the_seen(&may(&Step::Do(Verb::Bury(A))))]),
        )],
        ..UNIT
    },
    Card {
        number: 237,
        id: "alliance-x-wing",
        name: ["Alliance X-Wing", "Alliance X-Wing"],
        arena: Arena::Space,
        cost: 2,
        power: 2,
        hp: 3,
        aspects: &[Heroism],
        traits: &[Trait::Rebel, Trait::Vehicle, Trait::Fighter],
        ..UNIT
    },
    Card {
        number: 238,
        id: "c-3po-protocol-droid",
        name: ["C-3PO", "C-3PO"],
        subtitle: "Protocol Droid",
        cost: 2,
        power: 1,
        hp: 4,
        aspects: &[Heroism],
        traits: &[Trait::Rebel, Trait::Droid],
        unique: true,
        rarity: Rarity::Special,
        abilities: &[when(
            &[On::Played, On::Attack],
            Step::Seq(&[
                Step::Number { who: Who::You, from: n(0), to: n(10), into: Slot::B },
                LOOK_AT_THE_TOP,
                find(
                    Set::Seen(&[Only::CostIs(Num::Picked(Slot::B))]),
                    &Step::Seq(&[Step::Do(Verb::Reveal(A)), Step::Do(Verb::Take(A))]),
                ),
            ]),
        )],
        ..UNIT
    },
    Card {
        number: 239,
        id: "rebel-pathfinder",
        name: ["Rebel Pathfinder", "Rebel Pathfinder"],
        cost: 2,
        power: 2,
        hp: 3,
        aspects: &[Heroism],
        traits: &[Trait::Rebel, Trait::Trooper],
        keywords: &[Keyword::Saboteur],
        ..UNIT
    },
    Card {
        number: 240,
        id: "fleet-lieutenant",
        name: ["Fleet Lieutenant", "Fleet Lieutenant"],
        cost: 3,
        power: 3,
        hp: 3,
        aspects: &[Heroism],
        traits: &[Trait::Rebel, Trait::Trooper],
        abilities: &[when_played(may(&pick(
            Set::Attackers(&[], &STRONGER_IF_REBEL),
            &Step::Do(Verb::Attack(A, &STRONGER_IF_REBEL)),
        )))],
        ..UNIT
    },
    Card {
        number: 241,
        id: "wing-leader",
        name: ["Wing Leader", "Wing Leader"],
        arena: Arena::Space,
        cost: 3,
        power: 2,
        hp: 1,
        aspects: &[Heroism],
        traits: &[Trait::Rebel, Trait::Vehicle, Trait::Fighter],
        rarity: Rarity::Uncommon,
        abilities: &[when_played(pick(
            Set::Units(Side::Friendly, &[Only::Of(Trait::Rebel), Only::Other]),
            &experience(2, A),
        ))],
        ..UNIT
    },
    Card {
        number: 242,
        id: "general-dodonna-massassi-group-commander",
        name: ["General Dodonna", "General Dodonna"],
        subtitle: "Massassi Group Commander",
        cost: 4,
        power: 4,
        hp: 4,
        aspects: &[Heroism],
        traits: &[Trait::Rebel, Trait::Official],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[yours(&[Only::Of(Trait::Rebel), Only::Other], &[power(1), hp(1)])],
        ..UNIT
    },
    Card {
        number: 243,
        id: "regional-sympathizers",
        name: ["Regional Sympathizers", "Regional Sympathizers"],
        cost: 4,
        power: 3,
        hp: 4,
        aspects: &[Heroism],
        traits: &[Trait::Rebel],
        keywords: &[Keyword::Restore(n(2))],
        ..UNIT
    },
    Card {
        number: 244,
        id: "snowspeeder",
        name: ["Snowspeeder", "Snowspeeder"],
        cost: 5,
        power: 3,
        hp: 6,
        aspects: &[Heroism],
        traits: &[Trait::Rebel, Trait::Vehicle, Trait::Speeder],
        keywords: &[Keyword::Ambush],
        abilities: &[on_attack(pick(
            Set::Units(Side::Enemy, &[Only::In(Arena::Ground), Only::Of(Trait::Vehicle)]),
            &exhaust(A),
        ))],
        ..UNIT
    },
    Card {
        number: 245,
        id: "medal-ceremony",
        name: ["Medal Ceremony", "Medal Ceremony"],
        aspects: &[Heroism],
        traits: &[Trait::Rebel],
        abilities: &[Ability::Event(pick_up_to(
            3,
            Set::Units(Side::Any, &[Only::Of(Trait::Rebel), Only::AttackedThisPhase]),
            &experience(1, A),
        ))],
        ..EVENT
    },
    Card {
        number: 246,
        id: "youre-my-only-hope",
        name: ["You're My Only Hope", "You're My Only Hope"],
        cost: 3,
        aspects: &[Heroism],
        traits: &[Trait::Gambit],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(Step::Seq(&[
            LOOK_AT_THE_TOP,
            Step::If {
                test: Test::BaseRemaining(5),
                then: &may(&PLAY_IT_FREE),
                otherwise: Some(&may(&PLAY_IT_FOR_LESS)),
            },
        ]))],
        ..EVENT
    },
];
