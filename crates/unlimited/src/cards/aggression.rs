//! Cards of Aggression.

use super::facts::*;

/// The attacker is defeated after it has dealt its combat damage.
static LAST_STAND: Terms =
    Terms { gives: &[attacker_gets(power(2)), attacker_gets(Modifier::Expires)], ..USUAL };

/// The attacker has Saboteur, and more power if it is a Trooper.
static PRECISE: Terms = Terms {
    gives: &[
        attacker_gets(has(Keyword::Saboteur)),
        Given {
            if_: Some(Test::Is(What::Attacker, &[Only::Of(Trait::Trooper)])),
            ..attacker_gets(power(2))
        },
    ],
    ..USUAL
};

const ENEMY_GROUND_UNITS: Set = Set::Units(Side::Enemy, &[Only::In(Arena::Ground)]);
const WEAK_UNITS: Set = Set::Units(Side::Any, &[Only::PowerAtMost(3)]);
const ANOTHER_OF_AGGRESSION: Set =
    Set::Units(Side::Friendly, &[Only::Other, Only::Has(Aggression)]);

const OPPONENT_DISCARDS: Step = Step::Pick {
    who: Who::Opponent,
    count: Count::One,
    from: Set::Hand(Who::Opponent, &[]),
    into: Slot::A,
    body: &Step::Do(Verb::Discard(A)),
};

pub(super) static CARDS: [Card; 48] = [
    Card {
        number: 128,
        id: "death-star-stormtrooper",
        name: ["Death Star Stormtrooper", "Soldado de asalto de la Estrella de la Muerte"],
        cost: 1,
        power: 3,
        hp: 1,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Imperial, Trait::Trooper],
        ..UNIT
    },
    Card {
        number: 129,
        id: "admiral-ozzel-overconfident",
        name: ["Admiral Ozzel", "Admiral Ozzel"],
        subtitle: "Overconfident",
        cost: 2,
        power: 2,
        hp: 3,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Imperial, Trait::Official],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[action(Step::Seq(&[
            find(
                Set::Playable(
                    Zone::Hand,
                    &[Only::Is(Kind::Unit), Only::Of(Trait::Imperial)],
                    Price::Usual,
                ),
                &Step::Do(Verb::Play(A, Price::Usual, Entering::Ready)),
            ),
            Step::May {
                who: Who::Opponent,
                body: &Step::Pick {
                    who: Who::Opponent,
                    count: Count::One,
                    from: ENEMIES,
                    into: Slot::B,
                    body: &ready(B),
                },
            },
        ]))],
        ..UNIT
    },
    Card {
        number: 130,
        id: "first-legion-snowtrooper",
        name: ["First Legion Snowtrooper", "First Legion Snowtrooper"],
        cost: 2,
        power: 2,
        hp: 3,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Imperial, Trait::Trooper],
        abilities: &[while_(Test::Attacks(&[Only::Damaged]), &[power(2), has(Keyword::Overwhelm)])],
        ..UNIT
    },
    Card {
        number: 131,
        id: "fifth-brother-fear-hunter",
        name: ["Fifth Brother", "Fifth Brother"],
        subtitle: "Fear Hunter",
        cost: 3,
        power: 2,
        hp: 4,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Force, Trait::Imperial, Trait::Inquisitor],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[
            always(&[has(Keyword::Raid(Num::DamageOn(THIS)))]),
            on_attack(may(&Step::Seq(&[
                choose(Slot::A, Set::Units(Side::Any, &[Only::Other, Only::In(Arena::Ground)])),
                deal(1, What::These(&[THIS, A])),
            ]))),
        ],
        ..UNIT
    },
    Card {
        number: 132,
        id: "imperial-interceptor",
        name: ["Imperial Interceptor", "Imperial Interceptor"],
        arena: Arena::Space,
        cost: 4,
        power: 3,
        hp: 2,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::Fighter],
        abilities: &[when_played(may(&pick(SPACE_UNITS, &deal(3, A))))],
        ..UNIT
    },
    Card {
        number: 133,
        id: "seventh-sister-implacable-inquisitor",
        name: ["Seventh Sister", "Seventh Sister"],
        subtitle: "Implacable Inquisitor",
        cost: 5,
        power: 3,
        hp: 6,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Force, Trait::Imperial, Trait::Inquisitor],
        keywords: &[Keyword::Saboteur],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[when(&[On::CombatDamageToBase], may(&pick(ENEMY_GROUND_UNITS, &deal(3, A))))],
        ..UNIT
    },
    Card {
        number: 134,
        id: "ruthless-raider",
        name: ["Ruthless Raider", "Ruthless Raider"],
        arena: Arena::Space,
        cost: 6,
        power: 4,
        hp: 6,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip],
        rarity: Rarity::Uncommon,
        abilities: &[when(
            &[On::Played, On::Defeated],
            Step::Seq(&[choose(Slot::A, ENEMIES), deal(2, What::These(&[ENEMY_BASE, A]))]),
        )],
        ..UNIT
    },
    Card {
        number: 135,
        id: "emperor-palpatine-master-of-the-dark-side",
        name: ["Emperor Palpatine", "Emperor Palpatine"],
        subtitle: "Master of the Dark Side",
        cost: 8,
        power: 6,
        hp: 6,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Force, Trait::Imperial, Trait::Sith, Trait::Official],
        keywords: &[Keyword::Overwhelm],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[when_played(Step::Do(Verb::Divide(Share {
            what: Division::Damage,
            amount: n(6),
            among: ENEMIES,
            by: THIS,
        })))],
        ..UNIT
    },
    Card {
        number: 136,
        id: "vaders-lightsaber",
        name: ["Vader's Lightsaber", "Vader's Lightsaber"],
        cost: 2,
        power: 3,
        hp: 1,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Item, Trait::Weapon, Trait::Lightsaber],
        unique: true,
        rarity: Rarity::Special,
        abilities: &[
            Ability::Attaches(&[Only::NotOf(Trait::Vehicle)]),
            when_played(if_(
                Test::Is(HOST, &[Only::Named(&["Darth Vader"])]),
                &may(&pick(GROUND_UNITS, &deal(4, A))),
            )),
        ],
        ..UPGRADE
    },
    Card {
        number: 137,
        id: "fallen-lightsaber",
        name: ["Fallen Lightsaber", "Fallen Lightsaber"],
        cost: 3,
        power: 3,
        hp: 3,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Item, Trait::Weapon, Trait::Lightsaber],
        rarity: Rarity::Rare,
        abilities: &[
            Ability::Attaches(&[Only::NotOf(Trait::Vehicle)]),
            Ability::Constant {
                while_: Some(Test::Is(HOST, &[Only::Of(Trait::Force)])),
                to: Whom::Host,
                gives: &[Modifier::Gains(&on_attack(deal(1, What::Each(&ENEMY_GROUND_UNITS))))],
            },
        ],
        ..UPGRADE
    },
    Card {
        number: 138,
        id: "force-lightning",
        name: ["Force Lightning", "Force Lightning"],
        cost: 1,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Force],
        rarity: Rarity::Legendary,
        abilities: &[Ability::Event(pick(
            UNITS,
            &Step::Seq(&[
                give(A, &[Modifier::LosesAll]),
                if_(
                    Test::Any(FORCE_UNIT),
                    &Step::Seq(&[
                        Step::Number {
                            who: Who::You,
                            from: n(0),
                            to: Num::ReadyResources,
                            into: Slot::B,
                        },
                        Step::Do(Verb::Pay(Num::Picked(Slot::B))),
                        Step::Do(Verb::Deal(Num::Twice(&Num::Picked(Slot::B)), A)),
                    ]),
                ),
            ]),
        ))],
        ..EVENT
    },
    Card {
        number: 139,
        id: "force-choke",
        name: ["Force Choke", "Force Choke"],
        cost: 2,
        aspects: &[Aggression, Villainy],
        traits: &[Trait::Force],
        rarity: Rarity::Uncommon,
        abilities: &[
            Ability::CheaperWhile(Test::Any(FORCE_UNIT), 1),
            Ability::Event(pick(
                Set::Units(Side::Any, &[Only::NotOf(Trait::Vehicle)]),
                &Step::Seq(&[deal(5, A), Step::Do(Verb::Draw(Who::ControllerOf(A), n(1)))]),
            )),
        ],
        ..EVENT
    },
    Card {
        number: 140,
        id: "specforce-soldier",
        name: ["SpecForce Soldier", "SpecForce Soldier"],
        cost: 1,
        power: 2,
        hp: 2,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Rebel, Trait::Trooper],
        abilities: &[when_played(pick(UNITS, &give(A, &[Modifier::Loses(Keyword::Sentinel)])))],
        ..UNIT
    },
    Card {
        number: 141,
        id: "green-squadron-a-wing",
        name: ["Green Squadron A-Wing", "Green Squadron A-Wing"],
        arena: Arena::Space,
        cost: 2,
        power: 1,
        hp: 3,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Rebel, Trait::Vehicle, Trait::Fighter],
        keywords: &[Keyword::Raid(n(2))],
        ..UNIT
    },
    Card {
        number: 142,
        id: "sabine-wren-explosives-artist",
        name: ["Sabine Wren", "Sabine Wren"],
        subtitle: "Explosives Artist",
        cost: 2,
        power: 2,
        hp: 3,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Mandalorian, Trait::Rebel, Trait::Spectre],
        unique: true,
        rarity: Rarity::Uncommon,
        origin: Origin::SingleSource,
        abilities: &[
            while_(
                Test::Not(&Test::AtMost(
                    Num::Aspects(&Set::Units(Side::Friendly, &[Only::Other])),
                    2,
                )),
                &[Modifier::Untouchable],
            ),
            on_attack(may(&pick(
                Set::Either(&[Set::These(&[What::Defender]), BASES]),
                &deal(1, A),
            ))),
        ],
        ..UNIT
    },
    Card {
        number: 143,
        id: "fighters-for-freedom",
        name: ["Fighters for Freedom", "Fighters for Freedom"],
        cost: 3,
        power: 3,
        hp: 4,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Rebel, Trait::Trooper],
        keywords: &[Keyword::Saboteur],
        rarity: Rarity::Uncommon,
        abilities: &[when(
            &[On::YouPlay(&[Only::Has(Aggression), Only::Other])],
            may(&pick(BASES, &deal(1, A))),
        )],
        ..UNIT
    },
    Card {
        number: 144,
        id: "red-three-unstoppable",
        name: ["Red Three", "Red Three"],
        subtitle: "Unstoppable",
        arena: Arena::Space,
        cost: 3,
        power: 2,
        hp: 3,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Rebel, Trait::Vehicle, Trait::Fighter],
        keywords: &[Keyword::Raid(n(1))],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[yours(&[Only::Other, Only::Has(Heroism)], &[has(Keyword::Raid(n(1)))])],
        ..UNIT
    },
    Card {
        number: 145,
        id: "k-2so-cassians-counterpart",
        name: ["K-2SO", "K-2SO"],
        subtitle: "Cassian's Counterpart",
        cost: 4,
        power: 4,
        hp: 4,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Rebel, Trait::Droid],
        keywords: &[Keyword::Overwhelm],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[when_defeated(one_of(&[deal(3, ENEMY_BASE), OPPONENT_DISCARDS]))],
        ..UNIT
    },
    Card {
        number: 146,
        id: "zeb-orrelios-headstrong-warrior",
        name: ["Zeb Orrelios", "Zeb Orrelios"],
        subtitle: "Headstrong Warrior",
        cost: 5,
        power: 5,
        hp: 5,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Rebel, Trait::Spectre],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[when(
            &[On::AttackEnds],
            if_(Test::DefenderDefeated, &may(&pick(GROUND_UNITS, &deal(4, A)))),
        )],
        ..UNIT
    },
    Card {
        number: 147,
        id: "black-one-scourge-of-starkiller-base",
        name: ["Black One", "Black One"],
        subtitle: "Scourge of Starkiller Base",
        arena: Arena::Space,
        cost: 6,
        power: 4,
        hp: 4,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Resistance, Trait::Vehicle, Trait::Fighter],
        unique: true,
        rarity: Rarity::Legendary,
        abilities: &[when(
            &[On::Played, On::Defeated],
            may(&if_do(&Step::Do(Verb::DiscardHand(Who::You)), &draw(3))),
        )],
        ..UNIT
    },
    Card {
        number: 148,
        id: "guerilla-attack-pod",
        name: ["Guerilla Attack Pod", "Guerilla Attack Pod"],
        cost: 6,
        power: 4,
        hp: 6,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Rebel, Trait::Vehicle, Trait::Walker],
        keywords: &[Keyword::Grit],
        abilities: &[when_played(if_(Test::BaseDamage(15), &ready(THIS)))],
        ..UNIT
    },
    Card {
        number: 149,
        id: "mace-windu-party-crasher",
        name: ["Mace Windu", "Mace Windu"],
        subtitle: "Party Crasher",
        cost: 7,
        power: 5,
        hp: 7,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Force, Trait::Jedi, Trait::Republic],
        keywords: &[Keyword::Ambush],
        unique: true,
        rarity: Rarity::Legendary,
        abilities: &[when(&[On::AttackDefeats], ready(THIS))],
        ..UNIT
    },
    Card {
        number: 150,
        id: "heroic-sacrifice",
        name: ["Heroic Sacrifice", "Heroic Sacrifice"],
        cost: 1,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Tactic],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(Step::Seq(&[
            draw(1),
            pick(Set::Attackers(&[], &LAST_STAND), &Step::Do(Verb::Attack(A, &LAST_STAND))),
        ]))],
        ..EVENT
    },
    Card {
        number: 151,
        id: "karabast",
        name: ["Karabast", "Karabast"],
        cost: 2,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Spectre],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(pick(
            FRIENDLY,
            &pick_into(
                Slot::B,
                ENEMIES,
                &Step::Do(Verb::DealBy(A, Num::OneMore(&Num::DamageOn(A)), B)),
            ),
        ))],
        ..EVENT
    },
    Card {
        number: 152,
        id: "for-a-cause-i-believe-in",
        name: ["For a Cause I Believe In", "For a Cause I Believe In"],
        cost: 3,
        aspects: &[Aggression, Heroism],
        traits: &[Trait::Innate],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(Step::Seq(&[
            Step::Do(Verb::RevealTop(Who::You, n(4))),
            Step::Do(Verb::Deal(Num::Count(&Set::Seen(&[Only::Has(Heroism)])), ENEMY_BASE)),
            Step::Pick {
                who: Who::You,
                count: Count::Any,
                from: Set::Seen(&[]),
                into: Slot::A,
                body: &Step::Do(Verb::Discard(A)),
            },
            Step::Pick {
                who: Who::You,
                count: Count::All,
                from: Set::Seen(&[]),
                into: Slot::A,
                body: &Step::Do(Verb::PutOnTop(A)),
            },
        ]))],
        ..EVENT
    },
    Card {
        number: 153,
        id: "saw-gerrera-extremist",
        name: ["Saw Gerrera", "Saw Gerrera"],
        subtitle: "Extremist",
        cost: 4,
        power: 5,
        hp: 4,
        aspects: &[Aggression, Aggression],
        traits: &[Trait::Rebel],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[Ability::Toll(&[Only::Is(Kind::Event)], 2)],
        ..UNIT
    },
    Card {
        number: 154,
        id: "rallying-cry",
        name: ["Rallying Cry", "Rallying Cry"],
        cost: 3,
        aspects: &[Aggression, Aggression],
        traits: &[Trait::Tactic],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(give(What::Each(&FRIENDLY), &[has(Keyword::Raid(n(2)))]))],
        ..EVENT
    },
    Card {
        number: 155,
        id: "aggression",
        name: ["Aggression", "Aggression"],
        cost: 4,
        aspects: &[Aggression, Aggression],
        traits: &[Trait::Innate],
        rarity: Rarity::Legendary,
        abilities: &[Ability::Event(two_of(&[
            draw(1),
            Step::Pick {
                who: Who::You,
                count: Count::UpToAgain(n(2)),
                from: Set::Upgrades(&[]),
                into: Slot::A,
                body: &defeat(A),
            },
            pick(WEAK_UNITS, &ready(A)),
            pick(UNITS, &deal(4, A)),
        ]))],
        ..EVENT
    },
    Card {
        number: 156,
        id: "benthic-two-tubes-partisan-lieutenant",
        name: ["Benthic \"Two Tubes\"", "Benthic \"Two Tubes\""],
        subtitle: "Partisan Lieutenant",
        cost: 1,
        power: 2,
        hp: 2,
        aspects: &[Aggression],
        traits: &[Trait::Rebel, Trait::Trooper],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[on_attack(pick(ANOTHER_OF_AGGRESSION, &give(A, &[has(Keyword::Raid(n(2)))])))],
        ..UNIT
    },
    Card {
        number: 157,
        id: "cantina-braggart",
        name: ["Cantina Braggart", "Cantina Braggart"],
        cost: 1,
        hp: 3,
        aspects: &[Aggression],
        traits: &[Trait::Underworld],
        keywords: &[Keyword::Raid(n(2))],
        ..UNIT
    },
    Card {
        number: 158,
        id: "jedha-agitator",
        name: ["Jedha Agitator", "Jedha Agitator"],
        cost: 2,
        power: 2,
        hp: 1,
        aspects: &[Aggression],
        traits: &[Trait::Rebel],
        keywords: &[Keyword::Saboteur],
        abilities: &[on_attack(if_(
            LEADS,
            &pick(Set::Either(&[GROUND_UNITS, BASES]), &deal(2, A)),
        ))],
        ..UNIT
    },
    Card {
        number: 159,
        id: "partisan-insurgent",
        name: ["Partisan Insurgent", "Partisan Insurgent"],
        cost: 2,
        power: 1,
        hp: 4,
        aspects: &[Aggression],
        traits: &[Trait::Rebel, Trait::Trooper],
        abilities: &[while_(Test::Any(ANOTHER_OF_AGGRESSION), &[has(Keyword::Raid(n(2)))])],
        ..UNIT
    },
    Card {
        number: 160,
        id: "wolffe-suspicious-veteran",
        name: ["Wolffe", "Wolffe"],
        subtitle: "Suspicious Veteran",
        cost: 2,
        power: 3,
        hp: 2,
        aspects: &[Aggression],
        traits: &[Trait::Fringe, Trait::Clone],
        keywords: &[Keyword::Saboteur],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[when(&[On::Played, On::Attack], Step::Do(Verb::ForbidHealing))],
        ..UNIT
    },
    Card {
        number: 161,
        id: "ardent-sympathizer",
        name: ["Ardent Sympathizer", "Ardent Sympathizer"],
        cost: 3,
        power: 3,
        hp: 3,
        aspects: &[Aggression],
        traits: &[Trait::Trooper],
        abilities: &[while_(Test::Initiative, &[power(2)])],
        ..UNIT
    },
    Card {
        number: 162,
        id: "disabling-fang-fighter",
        name: ["Disabling Fang Fighter", "Disabling Fang Fighter"],
        arena: Arena::Space,
        cost: 3,
        power: 3,
        hp: 2,
        aspects: &[Aggression],
        traits: &[Trait::Mandalorian, Trait::Vehicle, Trait::Fighter],
        abilities: &[when_played(may(&pick(Set::Upgrades(&[]), &defeat(A))))],
        ..UNIT
    },
    Card {
        number: 163,
        id: "star-wing-scout",
        name: ["Star Wing Scout", "Star Wing Scout"],
        arena: Arena::Space,
        cost: 3,
        power: 4,
        hp: 1,
        aspects: &[Aggression],
        traits: &[Trait::Vehicle, Trait::Fighter],
        rarity: Rarity::Uncommon,
        abilities: &[when_defeated(if_(Test::Initiative, &draw(2)))],
        ..UNIT
    },
    Card {
        number: 164,
        id: "wampa",
        name: ["Wampa", "Wampa"],
        cost: 4,
        power: 4,
        hp: 5,
        aspects: &[Aggression],
        traits: &[Trait::Creature],
        keywords: &[Keyword::Overwhelm],
        ..UNIT
    },
    Card {
        number: 165,
        id: "occupier-siege-tank",
        name: ["Occupier Siege Tank", "Occupier Siege Tank"],
        cost: 5,
        power: 5,
        hp: 4,
        aspects: &[Aggression],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::Tank],
        keywords: &[Keyword::Grit],
        ..UNIT
    },
    Card {
        number: 166,
        id: "infiltrators-skill",
        name: ["Infiltrator's Skill", "Infiltrator's Skill"],
        cost: 1,
        power: 1,
        hp: 1,
        aspects: &[Aggression],
        traits: &[Trait::Learned],
        abilities: &[host_has(&[has(Keyword::Saboteur)])],
        ..UPGRADE
    },
    Card {
        number: 167,
        id: "force-throw",
        name: ["Force Throw", "Force Throw"],
        cost: 1,
        aspects: &[Aggression],
        traits: &[Trait::Force],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(pick(
            Set::Players,
            &Step::Seq(&[
                Step::Pick {
                    who: Who::Picked(Slot::A),
                    count: Count::One,
                    from: Set::Hand(Who::Picked(Slot::A), &[]),
                    into: Slot::B,
                    body: &Step::Do(Verb::Discard(B)),
                },
                if_(
                    Test::Any(FORCE_UNIT),
                    &may(&pick_into(Slot::C, UNITS, &Step::Do(Verb::Deal(Num::CostOf(B), C)))),
                ),
            ]),
        ))],
        ..EVENT
    },
    Card {
        number: 168,
        id: "precision-fire",
        name: ["Precision Fire", "Precision Fire"],
        cost: 1,
        aspects: &[Aggression],
        traits: &[Trait::Tactic],
        abilities: &[Ability::Event(pick(
            Set::Attackers(&[], &PRECISE),
            &Step::Do(Verb::Attack(A, &PRECISE)),
        ))],
        ..EVENT
    },
    Card {
        number: 169,
        id: "keep-fighting",
        name: ["Keep Fighting", "Keep Fighting"],
        cost: 2,
        aspects: &[Aggression],
        traits: &[Trait::Tactic],
        abilities: &[Ability::Event(pick(WEAK_UNITS, &ready(A)))],
        ..EVENT
    },
    Card {
        number: 170,
        id: "power-failure",
        name: ["Power Failure", "Power Failure"],
        cost: 2,
        aspects: &[Aggression],
        traits: &[Trait::Tactic],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(pick(
            UNITS,
            &Step::Pick {
                who: Who::You,
                count: Count::AnyAgain,
                from: Set::Upgrades(&[Only::On(A)]),
                into: Slot::B,
                body: &defeat(B),
            },
        ))],
        ..EVENT
    },
    Card {
        number: 171,
        id: "mission-briefing",
        name: ["Mission Briefing", "Mission Briefing"],
        cost: 3,
        aspects: &[Aggression],
        traits: &[Trait::Plan],
        abilities: &[Ability::Event(pick(
            Set::Players,
            &Step::Do(Verb::Draw(Who::Picked(Slot::A), n(2))),
        ))],
        ..EVENT
    },
    Card {
        number: 172,
        id: "open-fire",
        name: ["Open Fire", "Open Fire"],
        cost: 3,
        aspects: &[Aggression],
        traits: &[Trait::Tactic],
        abilities: &[Ability::Event(pick(UNITS, &deal(4, A)))],
        ..EVENT
    },
    Card {
        number: 173,
        id: "bombing-run",
        name: ["Bombing Run", "Bombing Run"],
        cost: 5,
        aspects: &[Aggression],
        traits: &[Trait::Tactic],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(one_of(&[
            deal(3, What::Each(&GROUND_UNITS)),
            deal(3, What::Each(&SPACE_UNITS)),
        ]))],
        ..EVENT
    },
    Card {
        number: 174,
        id: "smoke-and-cinders",
        name: ["Smoke and Cinders", "Smoke and Cinders"],
        cost: 5,
        aspects: &[Aggression],
        traits: &[Trait::Disaster],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(Step::Do(Verb::DiscardDownTo(n(2))))],
        ..EVENT
    },
    Card {
        number: 175,
        id: "forced-surrender",
        name: ["Forced Surrender", "Forced Surrender"],
        cost: 6,
        aspects: &[Aggression],
        traits: &[Trait::Plan],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(Step::Seq(&[
            draw(2),
            if_(
                Test::Struck(1),
                &Step::Pick {
                    who: Who::Opponent,
                    count: Count::Exactly(n(2)),
                    from: Set::Hand(Who::Opponent, &[]),
                    into: Slot::A,
                    body: &Step::Do(Verb::Discard(A)),
                },
            ),
        ]))],
        ..EVENT
    },
];
