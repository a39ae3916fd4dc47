//! Leaders.

use super::facts::*;

/// The effect of Emperor Palpatine's ability, the same on both sides.
const HURT_AND_DRAW: Step = Step::Seq(&[pick(UNITS, &deal(1, A)), draw(1)]);
const READY_A_RESOURCE: Step = Step::Do(Verb::ReadyResources(n(1)));
const LOOK_AT_BOTH_DECKS: Step =
    Step::Seq(&[Step::Do(Verb::Look(Who::You, n(1))), Step::Do(Verb::Look(Who::Opponent, n(1)))]);
/// Reveals the top card of a deck and exhausts a unit; the card's cost limits which unit.
const REVEAL_AND_EXHAUST: Step = pick(
    Set::Players,
    &Step::Seq(&[
        Step::Do(Verb::RevealTop(Who::Picked(Slot::A), n(1))),
        Step::Pick {
            who: Who::You,
            count: Count::The,
            from: Set::Seen(&[]),
            into: Slot::B,
            body: &pick_into(
                Slot::C,
                Set::Units(Side::Any, &[Only::CostAtMost(Num::CostOf(B))]),
                &exhaust(C),
            ),
        },
    ]),
);
const RESOURCE_IT_READY: Step = Step::Do(Verb::Resource(A, Entering::Ready));
const LOSE_A_RESOURCE_LATER: Step = Step::Later {
    at: Moment::NextRound,
    body: &pick(Set::Resources(Who::You), &Step::Do(Verb::DefeatResource(A))),
};
static STRONGER_IN_NUMBERS: Terms =
    Terms { gives: &[Given { if_: Some(Test::MoreUnits), ..attacker_gets(power(1)) }], ..USUAL };
static WEAKER_DEFENDER: Terms = Terms {
    gives: &[Given { if_: None, to: Combatant::Defender, modifier: less_power(1) }],
    ..USUAL
};

pub(super) static CARDS: [Card; 18] = [
    Card {
        number: 1,
        id: "director-krennic-aspiring-to-authority",
        name: ["Director Krennic", "Director Krennic"],
        subtitle: "Aspiring to Authority",
        cost: 5,
        power: 2,
        hp: 7,
        aspects: &[Vigilance, Villainy],
        traits: &[Trait::Imperial, Trait::Official],
        keywords: &[Keyword::Restore(n(2))],
        abilities: &[yours(&[Only::Damaged], &[power(1)])],
        deployed: &[yours(&[Only::Damaged], &[power(1)])],
        ..LEADER
    },
    Card {
        number: 2,
        id: "iden-versio-inferno-squad-commander",
        name: ["Iden Versio", "Iden Versio"],
        subtitle: "Inferno Squad Commander",
        cost: 6,
        power: 4,
        hp: 4,
        aspects: &[Vigilance, Villainy],
        traits: &[Trait::Imperial, Trait::Trooper],
        keywords: &[Keyword::Shielded],
        rarity: Rarity::Rare,
        abilities: &[action(if_(Test::Defeated(Side::Enemy), &heal(1, YOUR_BASE)))],
        deployed: &[when(&[On::UnitDefeated(Side::Enemy, &[])], heal(1, YOUR_BASE))],
        ..LEADER
    },
    Card {
        number: 3,
        id: "chewbacca-walking-carpet",
        name: ["Chewbacca", "Chewbacca"],
        subtitle: "Walking Carpet",
        cost: 7,
        power: 2,
        hp: 9,
        aspects: &[Vigilance, Heroism],
        traits: &[Trait::Underworld, Trait::Wookiee],
        keywords: &[Keyword::Sentinel, Keyword::Grit],
        abilities: &[action(find(
            Set::Playable(
                Zone::Hand,
                &[Only::Is(Kind::Unit), Only::CostAtMost(n(3))],
                Price::Usual,
            ),
            &Step::Do(Verb::Play(A, Price::Usual, Entering::With(Keyword::Sentinel))),
        ))],
        ..LEADER
    },
    Card {
        number: 4,
        id: "chirrut-imwe-one-with-the-force",
        name: ["Chirrut Îmwe", "Chirrut Îmwe"],
        subtitle: "One With The Force",
        cost: 5,
        power: 3,
        hp: 5,
        aspects: &[Vigilance, Heroism],
        traits: &[Trait::Force, Trait::Rebel],
        rarity: Rarity::Rare,
        abilities: &[action(pick(UNITS, &give(A, &[hp(2)])))],
        deployed: &[always(&[Modifier::Undying])],
        ..LEADER
    },
    Card {
        number: 5,
        id: "luke-skywalker-faithful-friend",
        name: ["Luke Skywalker", "Luke Skywalker"],
        subtitle: "Faithful Friend",
        cost: 6,
        power: 4,
        hp: 7,
        aspects: &[Vigilance, Heroism],
        traits: &[Trait::Force, Trait::Rebel],
        rarity: Rarity::Special,
        abilities: &[paid_action(pick(
            Set::Units(Side::Any, &[Only::Has(Heroism), Only::PlayedThisPhase]),
            &shield(A),
        ))],
        deployed: &[on_attack(may(&pick(Set::Units(Side::Any, &[Only::Other]), &shield(A))))],
        ..LEADER
    },
    Card {
        number: 6,
        id: "emperor-palpatine-galactic-ruler",
        name: ["Emperor Palpatine", "Emperor Palpatine"],
        subtitle: "Galactic Ruler",
        cost: 8,
        power: 4,
        hp: 10,
        aspects: &[Command, Villainy],
        traits: &[Trait::Force, Trait::Imperial, Trait::Sith, Trait::Official],
        rarity: Rarity::Rare,
        abilities: &[Ability::Action {
            cost: Step::Seq(&[Step::Do(Verb::Pay(n(1))), EXHAUST_THIS, pick(FRIENDLY, &defeat(A))]),
            effect: HURT_AND_DRAW,
        }],
        deployed: &[
            when(
                &[On::Deployed],
                pick(
                    Set::Units(Side::Any, &[Only::NonLeader, Only::Damaged]),
                    &Step::Do(Verb::Control(Who::You, A)),
                ),
            ),
            on_attack(may(&if_do(
                &pick(Set::Units(Side::Friendly, &[Only::Other]), &defeat(A)),
                &HURT_AND_DRAW,
            ))),
        ],
        ..LEADER
    },
    Card {
        number: 7,
        id: "grand-moff-tarkin-oversector-governor",
        name: ["Grand Moff Tarkin", "Grand Moff Tarkin"],
        subtitle: "Oversector Governor",
        cost: 5,
        power: 2,
        hp: 7,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial, Trait::Official],
        abilities: &[paid_action(pick(
            Set::Units(Side::Any, &[Only::Of(Trait::Imperial)]),
            &experience(1, A),
        ))],
        deployed: &[on_attack(may(&pick(
            Set::Units(Side::Any, &[Only::Of(Trait::Imperial), Only::Other]),
            &experience(1, A),
        )))],
        ..LEADER
    },
    Card {
        number: 8,
        id: "hera-syndulla-spectre-two",
        name: ["Hera Syndulla", "Hera Syndulla"],
        subtitle: "Spectre Two",
        cost: 6,
        power: 4,
        hp: 6,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::TwiLek, Trait::Spectre],
        rarity: Rarity::Rare,
        abilities: &[Ability::NoPenalty(&[Only::Of(Trait::Spectre)])],
        deployed: &[
            Ability::NoPenalty(&[Only::Of(Trait::Spectre)]),
            on_attack(may(&pick(
                Set::Units(Side::Any, &[Only::Unique, Only::Other]),
                &experience(1, A),
            ))),
        ],
        ..LEADER
    },
    Card {
        number: 9,
        id: "leia-organa-alliance-general",
        name: ["Leia Organa", "Leia Organa"],
        subtitle: "Alliance General",
        cost: 5,
        power: 3,
        hp: 6,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::Official],
        keywords: &[Keyword::Raid(n(1))],
        abilities: &[action(Step::Seq(&[
            pick(
                Set::Attackers(&[Only::Of(Trait::Rebel)], &USUAL),
                &Step::Do(Verb::Attack(A, &USUAL)),
            ),
            may(&pick_into(
                Slot::B,
                Set::Attackers(&[Only::Of(Trait::Rebel), Only::Not(Slot::A)], &USUAL),
                &Step::Do(Verb::Attack(B, &USUAL)),
            )),
        ]))],
        deployed: &[when(
            &[On::AttackEnds],
            may(&pick(
                Set::Attackers(&[Only::Of(Trait::Rebel), Only::Other], &USUAL),
                &Step::Do(Verb::Attack(A, &USUAL)),
            )),
        )],
        ..LEADER
    },
    Card {
        number: 10,
        id: "darth-vader-dark-lord-of-the-sith",
        name: ["Darth Vader", "Darth Vader"],
        subtitle: "Dark Lord of the Sith",
        cost: 7,
        power: 5,
        hp: 8,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Force, Trait::Imperial, Trait::Sith],
        rarity: Rarity::Special,
        abilities: &[paid_action(if_(
            Test::Played(&[Only::Has(Villainy)]),
            &Step::Seq(&[
                choose(Slot::A, UNITS),
                choose(Slot::B, BASES),
                deal(1, What::These(&[A, B])),
            ]),
        ))],
        deployed: &[on_attack(may(&pick(UNITS, &deal(2, A))))],
        ..LEADER
    },
    Card {
        number: 11,
        id: "grand-inquisitor-hunting-the-jedi",
        name: ["Grand Inquisitor", "Grand Inquisitor"],
        subtitle: "Hunting the Jedi",
        cost: 6,
        power: 3,
        hp: 6,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Force, Trait::Imperial, Trait::Inquisitor],
        rarity: Rarity::Rare,
        abilities: &[action(pick(
            Set::Units(Side::Friendly, &[Only::PowerAtMost(3)]),
            &Step::Seq(&[deal(2, A), ready(A)]),
        ))],
        deployed: &[on_attack(may(&pick(
            Set::Units(Side::Friendly, &[Only::PowerAtMost(3), Only::Other]),
            &Step::Seq(&[deal(1, A), ready(A)]),
        )))],
        ..LEADER
    },
    Card {
        number: 12,
        id: "ig-88-ruthless-bounty-hunter",
        name: ["IG-88", "IG-88"],
        subtitle: "Ruthless Bounty Hunter",
        cost: 5,
        power: 5,
        hp: 4,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Underworld, Trait::Droid, Trait::BountyHunter],
        abilities: &[action(pick(
            Set::Attackers(&[], &STRONGER_IN_NUMBERS),
            &Step::Do(Verb::Attack(A, &STRONGER_IN_NUMBERS)),
        ))],
        deployed: &[yours(&[Only::Other], &[has(Keyword::Raid(n(1)))])],
        ..LEADER
    },
    Card {
        number: 13,
        id: "cassian-andor-dedicated-to-the-rebellion",
        name: ["Cassian Andor", "Cassian Andor"],
        subtitle: "Dedicated to the Rebellion",
        cost: 6,
        power: 4,
        hp: 6,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Rebel],
        keywords: &[Keyword::Saboteur],
        rarity: Rarity::Rare,
        abilities: &[paid_action(if_(Test::Struck(3), &draw(1)))],
        deployed: &[Ability::When {
            on: &[On::YouDamageBase],
            limit: Limit::OncePerRound,
            effect: may(&draw(1)),
        }],
        ..LEADER
    },
    Card {
        number: 14,
        id: "sabine-wren-galvanized-revolutionary",
        name: ["Sabine Wren", "Sabine Wren"],
        subtitle: "Galvanized Revolutionary",
        cost: 4,
        power: 2,
        hp: 5,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Mandalorian, Trait::Rebel, Trait::Spectre],
        abilities: &[action(deal(1, What::Each(&BASES)))],
        deployed: &[on_attack(deal(1, ENEMY_BASE))],
        ..LEADER
    },
    Card {
        number: 15,
        id: "boba-fett-collecting-the-bounty",
        name: ["Boba Fett", "Boba Fett"],
        subtitle: "Collecting the Bounty",
        cost: 5,
        power: 4,
        hp: 7,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Underworld, Trait::BountyHunter],
        abilities: &[when(
            &[On::UnitLeaves(Side::Enemy)],
            may(&if_do(&EXHAUST_THIS, &READY_A_RESOURCE)),
        )],
        deployed: &[when(
            &[On::AttackEnds],
            if_(Test::Left(Side::Enemy), &Step::Times { n: n(2), body: &may(&READY_A_RESOURCE) }),
        )],
        ..LEADER
    },
    Card {
        number: 16,
        id: "grand-admiral-thrawn-patient-and-insightful",
        name: ["Grand Admiral Thrawn", "Grand Admiral Thrawn"],
        subtitle: "Patient and Insightful",
        cost: 6,
        power: 3,
        hp: 9,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Imperial, Trait::Official],
        rarity: Rarity::Rare,
        origin: Origin::SingleSource,
        abilities: &[when(&[On::ActionPhase], LOOK_AT_BOTH_DECKS), paid_action(REVEAL_AND_EXHAUST)],
        deployed: &[
            when(&[On::ActionPhase], LOOK_AT_BOTH_DECKS),
            on_attack(may(&REVEAL_AND_EXHAUST)),
        ],
        ..LEADER
    },
    Card {
        number: 17,
        id: "han-solo-audacious-smuggler",
        name: ["Han Solo", "Han Solo"],
        subtitle: "Audacious Smuggler",
        cost: 6,
        power: 4,
        hp: 6,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Underworld],
        rarity: Rarity::Rare,
        abilities: &[action(Step::Seq(&[
            pick(Set::Hand(Who::You, &[]), &RESOURCE_IT_READY),
            LOSE_A_RESOURCE_LATER,
        ]))],
        deployed: &[on_attack(Step::Seq(&[
            Step::Pick {
                who: Who::You,
                count: Count::The,
                from: Set::Top(Who::You),
                into: Slot::A,
                body: &RESOURCE_IT_READY,
            },
            LOSE_A_RESOURCE_LATER,
        ]))],
        ..LEADER
    },
    Card {
        number: 18,
        id: "jyn-erso-resisting-oppression",
        name: ["Jyn Erso", "Jyn Erso"],
        subtitle: "Resisting Oppression",
        cost: 6,
        power: 4,
        hp: 7,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Rebel],
        abilities: &[action(pick(
            Set::Attackers(&[], &WEAKER_DEFENDER),
            &Step::Do(Verb::Attack(A, &WEAKER_DEFENDER)),
        ))],
        deployed: &[Ability::Constant {
            while_: None,
            to: Whom::DefenderAgainstYours,
            gives: &[less_power(1)],
        }],
        ..LEADER
    },
];
