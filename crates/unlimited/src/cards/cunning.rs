//! Cards of Cunning.

use super::facts::*;

/// The attacker deals its combat damage first.
static SHOT_FIRST: Terms =
    Terms { gives: &[attacker_gets(power(1)), attacker_gets(Modifier::StrikesFirst)], ..USUAL };

/// The attacker gets +3 power.
static SURPRISING: Terms = Terms { gives: &[attacker_gets(power(3))], ..USUAL };

const ANOTHER_OF_CUNNING: Set = Set::Units(Side::Friendly, &[Only::Other, Only::Has(Cunning)]);

/// The total cost of the revealed cards.
const REVEALED: Num = Num::TotalCost(&Set::Seen(&[]));

pub(super) static CARDS: [Card; 49] = [
    Card {
        number: 176,
        id: "isb-agent",
        name: ["ISB Agent", "ISB Agent"],
        cost: 1,
        power: 1,
        hp: 3,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Imperial],
        abilities: &[when_played(may(&if_do(
            &pick(Set::Hand(Who::You, &[Only::Is(Kind::Event)]), &Step::Do(Verb::Reveal(A))),
            &pick_into(Slot::B, UNITS, &deal(1, B)),
        )))],
        ..UNIT
    },
    Card {
        number: 177,
        id: "bib-fortuna-jabbas-majordomo",
        name: ["Bib Fortuna", "Bib Fortuna"],
        subtitle: "Jabba's Majordomo",
        cost: 2,
        power: 1,
        hp: 3,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Underworld, Trait::TwiLek],
        keywords: &[Keyword::Shielded],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[action(find(
            Set::Playable(Zone::Hand, &[Only::Is(Kind::Event)], Price::Less(1)),
            &Step::Do(Verb::Play(A, Price::Less(1), Entering::Usual)),
        ))],
        ..UNIT
    },
    Card {
        number: 178,
        id: "cartel-spacer",
        name: ["Cartel Spacer", "Cartel Spacer"],
        arena: Arena::Space,
        cost: 2,
        power: 2,
        hp: 3,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Underworld, Trait::Vehicle, Trait::Fighter],
        rarity: Rarity::Uncommon,
        abilities: &[when_played(if_(
            Test::Any(ANOTHER_OF_CUNNING),
            &pick(Set::Units(Side::Enemy, &[Only::CostAtMost(n(4))]), &exhaust(A)),
        ))],
        ..UNIT
    },
    Card {
        number: 179,
        id: "boba-fett-disintegrator",
        name: ["Boba Fett", "Boba Fett"],
        subtitle: "Disintegrator",
        cost: 3,
        power: 3,
        hp: 5,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Underworld, Trait::BountyHunter],
        unique: true,
        rarity: Rarity::Legendary,
        abilities: &[on_attack(if_(
            Test::Attacks(&[Only::Exhausted, Only::CameEarlier]),
            &deal(3, What::Defender),
        ))],
        ..UNIT
    },
    Card {
        number: 180,
        id: "seventh-fleet-defender",
        name: ["Seventh Fleet Defender", "Seventh Fleet Defender"],
        arena: Arena::Space,
        cost: 3,
        power: 3,
        hp: 2,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::Fighter],
        keywords: &[Keyword::Shielded],
        ..UNIT
    },
    Card {
        number: 181,
        id: "jabba-the-hutt-cunning-daimyo",
        name: ["Jabba the Hutt", "Jabba the Hutt"],
        subtitle: "Cunning Daimyo",
        cost: 4,
        power: 2,
        hp: 8,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Underworld, Trait::Hutt],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[
            Ability::YoursCheaper(&[Only::Is(Kind::Event), Only::Of(Trait::Trick)], 1),
            when_played(Step::Seq(&[
                LOOK_AT_EIGHT,
                find(Set::Seen(&[Only::Is(Kind::Event), Only::Of(Trait::Trick)]), &SHOW_AND_TAKE),
                BURY_REST,
            ])),
        ],
        ..UNIT
    },
    Card {
        number: 182,
        id: "bossk-deadly-stalker",
        name: ["Bossk", "Bossk"],
        subtitle: "Deadly Stalker",
        cost: 5,
        power: 4,
        hp: 5,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Underworld, Trait::BountyHunter],
        keywords: &[Keyword::Ambush],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[when(
            &[On::YouPlay(&[Only::Is(Kind::Event)])],
            may(&pick(UNITS, &deal(2, A))),
        )],
        ..UNIT
    },
    Card {
        number: 183,
        id: "bounty-hunter-crew",
        name: ["Bounty Hunter Crew", "Bounty Hunter Crew"],
        cost: 6,
        power: 4,
        hp: 4,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Underworld, Trait::BountyHunter],
        keywords: &[Keyword::Ambush],
        abilities: &[when_played(may(&pick(
            Set::Either(&[
                Set::Discard(Who::You, &[Only::Is(Kind::Event)]),
                Set::Discard(Who::Opponent, &[Only::Is(Kind::Event)]),
            ]),
            &to_hand(A),
        )))],
        ..UNIT
    },
    Card {
        number: 184,
        id: "fetts-firespray-pursuing-the-bounty",
        name: ["Fett's Firespray", "Fett's Firespray"],
        subtitle: "Pursuing the Bounty",
        arena: Arena::Space,
        cost: 6,
        power: 5,
        hp: 6,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Underworld, Trait::Vehicle, Trait::Transport],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[
            when_played(if_(Test::YouControlNamed(&["Boba Fett", "Jango Fett"]), &ready(THIS))),
            Ability::Action {
                cost: Step::Do(Verb::Pay(n(2))),
                effect: pick(Set::Units(Side::Any, &[Only::NonUnique]), &exhaust(A)),
            },
        ],
        ..UNIT
    },
    Card {
        number: 185,
        id: "chimaera-flagship-of-the-seventh-fleet",
        name: ["Chimaera", "Chimaera"],
        subtitle: "Flagship of the Seventh Fleet",
        arena: Arena::Space,
        cost: 8,
        power: 8,
        hp: 7,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip],
        keywords: &[Keyword::Shielded],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[on_attack(Step::Seq(&[
            Step::Do(Verb::Name),
            Step::Do(Verb::RevealHand(Who::Opponent)),
            Step::Pick {
                who: Who::Opponent,
                count: Count::One,
                from: Set::Hand(Who::Opponent, &[Only::NamedNow]),
                into: Slot::A,
                body: &Step::Do(Verb::Discard(A)),
            },
        ]))],
        ..UNIT
    },
    Card {
        number: 186,
        id: "no-good-to-me-dead",
        name: ["No Good to Me Dead", "No Good to Me Dead"],
        cost: 2,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Plan],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(pick(
            UNITS,
            &Step::Seq(&[
                exhaust(A),
                Step::Do(Verb::Give(A, &[Modifier::StaysExhausted], Until::RoundEnds)),
            ]),
        ))],
        ..EVENT
    },
    Card {
        number: 187,
        id: "i-had-no-choice",
        name: ["I Had No Choice", "I Had No Choice"],
        cost: 7,
        aspects: &[Cunning, Villainy],
        traits: &[Trait::Trick],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(Step::Seq(&[
            pick_up_to(
                1,
                NON_LEADERS,
                &Step::Pick {
                    who: Who::You,
                    count: Count::UpTo(n(1)),
                    from: Set::Units(Side::Any, &[Only::NonLeader, Only::Not(Slot::A)]),
                    into: Slot::B,
                    body: &Step::Seq(&[]),
                },
            ),
            Step::Pick {
                who: Who::Opponent,
                count: Count::One,
                from: Set::These(&[A, B]),
                into: Slot::C,
                body: &to_hand(C),
            },
            Step::Do(Verb::Bury(What::These(&[A, B]))),
        ]))],
        ..EVENT
    },
    Card {
        number: 188,
        id: "chopper-metal-menace",
        name: ["Chopper", "Chopper"],
        subtitle: "Metal Menace",
        cost: 1,
        power: 1,
        hp: 3,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Rebel, Trait::Droid, Trait::Spectre],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[
            while_(
                Test::Any(Set::Units(Side::Friendly, &[Only::Other, Only::Of(Trait::Spectre)])),
                &[has(Keyword::Raid(n(1)))],
            ),
            on_attack(Step::Seq(&[
                Step::Do(Verb::Mill(Who::Opponent, n(1))),
                if_(
                    Test::Any(Set::Seen(&[Only::Is(Kind::Event)])),
                    &Step::Do(Verb::ExhaustResources(Who::Opponent, n(1))),
                ),
            ])),
        ],
        ..UNIT
    },
    Card {
        number: 189,
        id: "leia-organa-defiant-princess",
        name: ["Leia Organa", "Leia Organa"],
        subtitle: "Defiant Princess",
        cost: 2,
        power: 2,
        hp: 2,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Rebel, Trait::Official],
        unique: true,
        rarity: Rarity::Special,
        abilities: &[when_played(one_of(&[
            Step::Do(Verb::ReadyResources(n(1))),
            pick(UNITS, &exhaust(A)),
        ]))],
        ..UNIT
    },
    Card {
        number: 190,
        id: "lothal-insurgent",
        name: ["Lothal Insurgent", "Lothal Insurgent"],
        cost: 2,
        power: 3,
        hp: 2,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Rebel],
        abilities: &[when_played(if_(
            Test::PlayedAnother,
            &Step::Seq(&[
                Step::Do(Verb::Draw(Who::Opponent, n(1))),
                Step::Do(Verb::DiscardAtRandom(Who::Opponent)),
            ]),
        ))],
        ..UNIT
    },
    Card {
        number: 191,
        id: "vanguard-ace",
        name: ["Vanguard Ace", "Vanguard Ace"],
        arena: Arena::Space,
        cost: 2,
        power: 1,
        hp: 1,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::NewRepublic, Trait::Vehicle, Trait::Fighter],
        rarity: Rarity::Uncommon,
        abilities: &[when_played(Step::Do(Verb::Experience(Num::OthersPlayed, THIS)))],
        ..UNIT
    },
    Card {
        number: 192,
        id: "ezra-bridger-resourceful-troublemaker",
        name: ["Ezra Bridger", "Ezra Bridger"],
        subtitle: "Resourceful Troublemaker",
        cost: 3,
        power: 3,
        hp: 4,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Force, Trait::Rebel, Trait::Spectre],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[when(
            &[On::AttackEnds],
            Step::Seq(&[
                LOOK_AT_TOP,
                may(&one_of(&[
                    Step::Pick {
                        who: Who::You,
                        count: Count::The,
                        from: Set::Playable(Zone::Seen, &[], Price::Usual),
                        into: Slot::B,
                        body: &Step::Do(Verb::Play(B, Price::Usual, Entering::Usual)),
                    },
                    Step::Do(Verb::Discard(A)),
                ])),
            ]),
        )],
        ..UNIT
    },
    Card {
        number: 193,
        id: "millennium-falcon-piece-of-junk",
        name: ["Millennium Falcon", "Millennium Falcon"],
        subtitle: "Piece of Junk",
        arena: Arena::Space,
        cost: 3,
        power: 3,
        hp: 4,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Underworld, Trait::Vehicle, Trait::Transport],
        unique: true,
        rarity: Rarity::Legendary,
        abilities: &[
            always(&[Modifier::EntersReady]),
            when(&[On::ReadyStep], one_of(&[Step::Do(Verb::Pay(n(1))), to_hand(THIS)])),
        ],
        ..UNIT
    },
    Card {
        number: 194,
        id: "rogue-operative",
        name: ["Rogue Operative", "Rogue Operative"],
        cost: 3,
        power: 2,
        hp: 4,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Rebel, Trait::Trooper],
        keywords: &[Keyword::Saboteur, Keyword::Raid(n(2))],
        ..UNIT
    },
    Card {
        number: 195,
        id: "auzituck-liberator-gunship",
        name: ["Auzituck Liberator Gunship", "Auzituck Liberator Gunship"],
        arena: Arena::Space,
        cost: 4,
        power: 3,
        hp: 4,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Vehicle, Trait::Fighter],
        keywords: &[Keyword::Ambush],
        ..UNIT
    },
    Card {
        number: 196,
        id: "chewbacca-loyal-companion",
        name: ["Chewbacca", "Chewbacca"],
        subtitle: "Loyal Companion",
        cost: 5,
        power: 3,
        hp: 6,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Underworld, Trait::Wookiee],
        keywords: &[Keyword::Sentinel],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[when(&[On::Defense], ready(THIS))],
        ..UNIT
    },
    Card {
        number: 197,
        id: "lando-calrissian-responsible-businessman",
        name: ["Lando Calrissian", "Lando Calrissian"],
        subtitle: "Responsible Businessman",
        cost: 6,
        power: 6,
        hp: 5,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Fringe, Trait::Official],
        keywords: &[Keyword::Saboteur],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[when_played(pick_up_to(2, Set::Resources(Who::You), &to_hand(A)))],
        ..UNIT
    },
    Card {
        number: 198,
        id: "han-solo-reluctant-hero",
        name: ["Han Solo", "Han Solo"],
        subtitle: "Reluctant Hero",
        cost: 7,
        power: 6,
        hp: 6,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Underworld],
        keywords: &[Keyword::Ambush],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[always(&[Modifier::StrikesFirst])],
        ..UNIT
    },
    Card {
        number: 199,
        id: "bamboozle",
        name: ["Bamboozle", "Bamboozle"],
        cost: 2,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Trick],
        rarity: Rarity::Uncommon,
        abilities: &[
            Ability::DiscardInstead(&[Only::Has(Cunning)]),
            Ability::Event(pick(
                UNITS,
                &Step::Seq(&[exhaust(A), to_hand(What::Each(&Set::Upgrades(&[Only::On(A)])))]),
            )),
        ],
        ..EVENT
    },
    Card {
        number: 200,
        id: "spark-of-rebellion",
        name: ["Spark of Rebellion", "Spark of Rebellion"],
        cost: 2,
        aspects: &[Cunning, Heroism],
        traits: &[Trait::Spectre],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(Step::Seq(&[
            Step::Do(Verb::LookAtHand(Who::Opponent)),
            pick(Set::Hand(Who::Opponent, &[]), &Step::Do(Verb::Discard(A))),
        ]))],
        ..EVENT
    },
    Card {
        number: 201,
        id: "bodhi-rook-imperial-defector",
        name: ["Bodhi Rook", "Bodhi Rook"],
        subtitle: "Imperial Defector",
        cost: 3,
        power: 3,
        hp: 3,
        aspects: &[Cunning, Cunning],
        traits: &[Trait::Imperial, Trait::Rebel],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[when_played(Step::Seq(&[
            Step::Do(Verb::LookAtHand(Who::Opponent)),
            pick(Set::Hand(Who::Opponent, &[Only::IsNot(Kind::Unit)]), &Step::Do(Verb::Discard(A))),
        ]))],
        ..UNIT
    },
    Card {
        number: 202,
        id: "cantina-bouncer",
        name: ["Cantina Bouncer", "Cantina Bouncer"],
        cost: 5,
        power: 3,
        hp: 5,
        aspects: &[Cunning, Cunning],
        traits: &[Trait::Fringe],
        rarity: Rarity::Uncommon,
        abilities: &[when_played(may(&pick(NON_LEADERS, &to_hand(A))))],
        ..UNIT
    },
    Card {
        number: 203,
        id: "cunning",
        name: ["Cunning", "Cunning"],
        cost: 4,
        aspects: &[Cunning, Cunning],
        traits: &[Trait::Innate],
        rarity: Rarity::Legendary,
        abilities: &[Ability::Event(two_of(&[
            pick(Set::Units(Side::Any, &[Only::NonLeader, Only::PowerAtMost(4)]), &to_hand(A)),
            pick(UNITS, &give(A, &[power(4)])),
            pick_up_to(2, UNITS, &exhaust(A)),
            Step::Do(Verb::DiscardAtRandom(Who::Opponent)),
        ]))],
        ..EVENT
    },
    Card {
        number: 204,
        id: "greedo-slow-on-the-draw",
        name: ["Greedo", "Greedo"],
        subtitle: "Slow on the Draw",
        cost: 1,
        power: 3,
        hp: 1,
        aspects: &[Cunning],
        traits: &[Trait::Underworld, Trait::BountyHunter],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[when_defeated(may(&Step::Seq(&[
            Step::Do(Verb::Mill(Who::You, n(1))),
            if_(Test::Any(Set::Seen(&[Only::IsNot(Kind::Unit)])), &pick(GROUND_UNITS, &deal(2, A))),
        ])))],
        ..UNIT
    },
    Card {
        number: 205,
        id: "jawa-scavenger",
        name: ["Jawa Scavenger", "Jawa Scavenger"],
        cost: 1,
        power: 2,
        hp: 1,
        aspects: &[Cunning],
        traits: &[Trait::Fringe, Trait::Jawa],
        keywords: &[Keyword::Saboteur],
        ..UNIT
    },
    Card {
        number: 206,
        id: "mining-guild-tie-fighter",
        name: ["Mining Guild TIE Fighter", "Mining Guild TIE Fighter"],
        arena: Arena::Space,
        cost: 1,
        power: 1,
        hp: 2,
        aspects: &[Cunning],
        traits: &[Trait::Fringe, Trait::Vehicle, Trait::Fighter],
        abilities: &[on_attack(may(&if_do(&Step::Do(Verb::Pay(n(2))), &draw(1))))],
        ..UNIT
    },
    Card {
        number: 207,
        id: "crafty-smuggler",
        name: ["Crafty Smuggler", "Crafty Smuggler"],
        cost: 2,
        power: 2,
        hp: 2,
        aspects: &[Cunning],
        traits: &[Trait::Underworld],
        keywords: &[Keyword::Shielded],
        ..UNIT
    },
    Card {
        number: 208,
        id: "outer-rim-headhunter",
        name: ["Outer Rim Headhunter", "Outer Rim Headhunter"],
        arena: Arena::Space,
        cost: 2,
        power: 1,
        hp: 3,
        aspects: &[Cunning],
        traits: &[Trait::Fringe, Trait::Vehicle, Trait::Fighter],
        keywords: &[Keyword::Raid(n(1))],
        abilities: &[on_attack(if_(LEADS, &may(&pick(NON_LEADERS, &exhaust(A)))))],
        ..UNIT
    },
    Card {
        number: 209,
        id: "pirated-starfighter",
        name: ["Pirated Starfighter", "Pirated Starfighter"],
        arena: Arena::Space,
        cost: 2,
        power: 2,
        hp: 4,
        aspects: &[Cunning],
        traits: &[Trait::Underworld, Trait::Vehicle, Trait::Fighter],
        keywords: &[Keyword::Raid(n(1))],
        rarity: Rarity::Uncommon,
        abilities: &[when_played(pick(
            Set::Units(Side::Friendly, &[Only::NonLeader]),
            &to_hand(A),
        ))],
        ..UNIT
    },
    Card {
        number: 210,
        id: "swoop-racer",
        name: ["Swoop Racer", "Swoop Racer"],
        cost: 3,
        power: 4,
        hp: 3,
        aspects: &[Cunning],
        traits: &[Trait::Fringe],
        ..UNIT
    },
    Card {
        number: 211,
        id: "gamorrean-guards",
        name: ["Gamorrean Guards", "Gamorrean Guards"],
        cost: 4,
        power: 4,
        hp: 4,
        aspects: &[Cunning],
        traits: &[Trait::Underworld],
        abilities: &[while_(Test::Any(ANOTHER_OF_CUNNING), &[has(Keyword::Sentinel)])],
        ..UNIT
    },
    Card {
        number: 212,
        id: "strafing-gunship",
        name: ["Strafing Gunship", "Strafing Gunship"],
        arena: Arena::Space,
        cost: 4,
        power: 3,
        hp: 4,
        aspects: &[Cunning],
        traits: &[Trait::Underworld, Trait::Vehicle, Trait::Fighter],
        rarity: Rarity::Rare,
        abilities: &[
            always(&[Modifier::ReachesGround]),
            Ability::Constant {
                while_: None,
                to: Whom::DefenderAgainstThis(&[Only::In(Arena::Ground)]),
                gives: &[less_power(2)],
            },
        ],
        ..UNIT
    },
    Card {
        number: 213,
        id: "syndicate-lackeys",
        name: ["Syndicate Lackeys", "Syndicate Lackeys"],
        cost: 5,
        power: 5,
        hp: 4,
        aspects: &[Cunning],
        traits: &[Trait::Underworld],
        keywords: &[Keyword::Ambush],
        ..UNIT
    },
    Card {
        number: 214,
        id: "smuggling-compartment",
        name: ["Smuggling Compartment", "Smuggling Compartment"],
        cost: 1,
        power: 1,
        hp: 1,
        aspects: &[Cunning],
        traits: &[Trait::Modification],
        rarity: Rarity::Uncommon,
        abilities: &[
            Ability::Attaches(&[Only::Of(Trait::Vehicle)]),
            host_has(&[Modifier::Gains(&on_attack(Step::Do(Verb::ReadyResources(n(1)))))]),
        ],
        ..UPGRADE
    },
    Card {
        number: 215,
        id: "snapshot-reflexes",
        name: ["Snapshot Reflexes", "Snapshot Reflexes"],
        cost: 1,
        power: 1,
        hp: 1,
        aspects: &[Cunning],
        traits: &[Trait::Learned],
        abilities: &[when_played(may(&Step::Do(Verb::Attack(HOST, &USUAL))))],
        ..UPGRADE
    },
    Card {
        number: 216,
        id: "disarm",
        name: ["Disarm", "Disarm"],
        cost: 1,
        aspects: &[Cunning],
        traits: &[Trait::Tactic],
        abilities: &[Ability::Event(pick(ENEMIES, &give(A, &[less_power(4)])))],
        ..EVENT
    },
    Card {
        number: 217,
        id: "shoot-first",
        name: ["Shoot First", "Shoot First"],
        cost: 1,
        aspects: &[Cunning],
        traits: &[Trait::Trick],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(pick(
            Set::Attackers(&[], &SHOT_FIRST),
            &Step::Do(Verb::Attack(A, &SHOT_FIRST)),
        ))],
        ..EVENT
    },
    Card {
        number: 218,
        id: "asteroid-sanctuary",
        name: ["Asteroid Sanctuary", "Asteroid Sanctuary"],
        cost: 2,
        aspects: &[Cunning],
        traits: &[Trait::Trick],
        abilities: &[Ability::Event(Step::Seq(&[
            pick(ENEMIES, &exhaust(A)),
            pick_into(Slot::B, Set::Units(Side::Friendly, &[Only::CostAtMost(n(3))]), &shield(B)),
        ]))],
        ..EVENT
    },
    Card {
        number: 219,
        id: "sneak-attack",
        name: ["Sneak Attack", "Sneak Attack"],
        cost: 2,
        aspects: &[Cunning],
        traits: &[Trait::Trick],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(find(
            Set::Playable(Zone::Hand, &[Only::Is(Kind::Unit)], Price::Less(3)),
            &Step::Seq(&[
                Step::Do(Verb::Play(A, Price::Less(3), Entering::Ready)),
                Step::Later { at: Moment::Regroup, body: &defeat(A) },
            ]),
        ))],
        ..EVENT
    },
    Card {
        number: 220,
        id: "surprise-strike",
        name: ["Surprise Strike", "Surprise Strike"],
        cost: 2,
        aspects: &[Cunning],
        traits: &[Trait::Tactic],
        abilities: &[Ability::Event(pick(
            Set::Attackers(&[], &SURPRISING),
            &Step::Do(Verb::Attack(A, &SURPRISING)),
        ))],
        ..EVENT
    },
    Card {
        number: 221,
        id: "outmaneuver",
        name: ["Outmaneuver", "Outmaneuver"],
        cost: 3,
        aspects: &[Cunning],
        traits: &[Trait::Tactic],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(one_of(&[
            exhaust(What::Each(&GROUND_UNITS)),
            exhaust(What::Each(&SPACE_UNITS)),
        ]))],
        ..EVENT
    },
    Card {
        number: 222,
        id: "waylay",
        name: ["Waylay", "Waylay"],
        cost: 3,
        aspects: &[Cunning],
        traits: &[Trait::Trick],
        abilities: &[Ability::Event(pick(NON_LEADERS, &to_hand(A)))],
        ..EVENT
    },
    Card {
        number: 223,
        id: "dont-get-cocky",
        name: ["Don't Get Cocky", "Don't Get Cocky"],
        cost: 4,
        aspects: &[Cunning],
        traits: &[Trait::Gambit],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(Step::Seq(&[
            choose(Slot::A, UNITS),
            Step::Pick {
                who: Who::You,
                count: Count::UpToAgain(n(7)),
                from: Set::Deck(Who::You),
                into: Slot::B,
                body: &Step::Do(Verb::Reveal(B)),
            },
            if_(Test::AtMost(REVEALED, 7), &Step::Do(Verb::Deal(REVEALED, A))),
            BURY_REST,
        ]))],
        ..EVENT
    },
    Card {
        number: 224,
        id: "change-of-heart",
        name: ["Change of Heart", "Change of Heart"],
        cost: 6,
        aspects: &[Cunning],
        traits: &[Trait::Gambit],
        rarity: Rarity::Legendary,
        abilities: &[Ability::Event(pick(
            NON_LEADERS,
            &Step::Seq(&[
                Step::Do(Verb::Control(Who::You, A)),
                Step::Later {
                    at: Moment::Regroup,
                    body: &Step::Do(Verb::Control(Who::OwnerOf(A), A)),
                },
            ]),
        ))],
        ..EVENT
    },
];
