//! Cards of Command.

use super::facts::*;

/// The attacker gets +1 power.
static STRONGER: Terms = Terms { gives: &[attacker_gets(power(1))], ..USUAL };

/// The attacker may be exhausted and can attack only units.
static EVEN_EXHAUSTED: Terms =
    Terms { attackers: Readiness::Any, targets: Targets::Units, gives: &[] };

const LOOK_AT_FIVE: Step = Step::Do(Verb::Look(Who::You, n(5)));
const LOOK_AT_TEN: Step = Step::Do(Verb::Look(Who::You, n(10)));
const SET_ASIDE: Step = Step::Do(Verb::SetAside(A));

/// The cards set aside are played for free, in any order.
const PLAY_SET_ASIDE: Step = Step::Pick {
    who: Who::You,
    count: Count::All,
    from: Set::Playable(Zone::Aside, &[], Price::Free),
    into: Slot::B,
    body: &Step::Do(Verb::Play(B, Price::Free, Entering::Usual)),
};

/// Puts the cards that were set aside and could not be played under the deck.
const BURY_UNPLAYABLE: Step = Step::Do(Verb::Bury(What::Each(&Set::Aside)));

/// Unit A deals damage equal to its power to unit B.
const A_HITS_B: Step = Step::Do(Verb::DealBy(A, Num::PowerOf(A), B));

pub(super) static CARDS: [Card; 49] = [
    Card {
        number: 79,
        id: "admiral-piett-captain-of-the-executor",
        name: ["Admiral Piett", "Admiral Piett"],
        subtitle: "Captain of the Executor",
        cost: 2,
        power: 1,
        hp: 4,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial, Trait::Official],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[yours(&[Only::NonLeader, Only::CostAtLeast(6)], &[has(Keyword::Ambush)])],
        ..UNIT
    },
    Card {
        number: 80,
        id: "general-tagge-concerned-commander",
        name: ["General Tagge", "General Tagge"],
        subtitle: "Concerned Commander",
        cost: 2,
        power: 2,
        hp: 2,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial, Trait::Official],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[when_played(pick_up_to(
            3,
            Set::Units(Side::Any, &[Only::Of(Trait::Trooper)]),
            &experience(1, A),
        ))],
        ..UNIT
    },
    Card {
        number: 81,
        id: "seasoned-shoretrooper",
        name: ["Seasoned Shoretrooper", "Seasoned Shoretrooper"],
        cost: 2,
        power: 2,
        hp: 3,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial, Trait::Trooper],
        abilities: &[while_(Test::Resources(6), &[power(2)])],
        ..UNIT
    },
    Card {
        number: 82,
        id: "emperors-royal-guard",
        name: ["Emperor's Royal Guard", "Emperor's Royal Guard"],
        cost: 3,
        power: 3,
        hp: 4,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial],
        rarity: Rarity::Rare,
        abilities: &[
            while_(
                Test::Any(Set::Units(Side::Friendly, &[Only::Of(Trait::Official)])),
                &[has(Keyword::Sentinel)],
            ),
            while_(Test::YouControlNamed(&["Emperor Palpatine"]), &[hp(1)]),
        ],
        ..UNIT
    },
    Card {
        number: 83,
        id: "superlaser-technician",
        name: ["Superlaser Technician", "Superlaser Technician"],
        cost: 3,
        power: 2,
        hp: 1,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial],
        abilities: &[when_defeated(may(&Step::Do(Verb::Resource(THIS, Entering::Ready))))],
        ..UNIT
    },
    Card {
        number: 84,
        id: "grand-moff-tarkin-death-star-overseer",
        name: ["Grand Moff Tarkin", "Grand Moff Tarkin"],
        subtitle: "Death Star Overseer",
        cost: 4,
        power: 2,
        hp: 3,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial, Trait::Official],
        unique: true,
        rarity: Rarity::Special,
        abilities: &[when_played(Step::Seq(&[
            LOOK_AT_FIVE,
            pick_up_to(2, Set::Seen(&[Only::Of(Trait::Imperial)]), &SHOW_AND_TAKE),
            BURY_REST,
        ]))],
        ..UNIT
    },
    Card {
        number: 85,
        id: "rukh-thrawns-assassin",
        name: ["Rukh", "Rukh"],
        subtitle: "Thrawn's Assassin",
        cost: 5,
        power: 3,
        hp: 6,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial],
        keywords: &[Keyword::Shielded],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[when(
            &[On::CombatDamageToUnit],
            if_(Test::Is(A, &[Only::NonLeader]), &defeat(A)),
        )],
        ..UNIT
    },
    Card {
        number: 86,
        id: "gladiator-star-destroyer",
        name: ["Gladiator Star Destroyer", "Gladiator Star Destroyer"],
        arena: Arena::Space,
        cost: 6,
        power: 5,
        hp: 6,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip],
        abilities: &[when_played(pick(UNITS, &give(A, &[has(Keyword::Sentinel)])))],
        ..UNIT
    },
    Card {
        number: 87,
        id: "darth-vader-commanding-the-first-legion",
        name: ["Darth Vader", "Darth Vader"],
        subtitle: "Commanding the First Legion",
        cost: 7,
        power: 5,
        hp: 7,
        aspects: &[Command, Villainy],
        traits: &[Trait::Force, Trait::Imperial, Trait::Sith],
        keywords: &[Keyword::Ambush],
        unique: true,
        rarity: Rarity::Legendary,
        abilities: &[when_played(Step::Seq(&[
            LOOK_AT_TEN,
            pick_up_to(
                10,
                Set::Seen(&[Only::Is(Kind::Unit), Only::Has(Villainy), Only::TotalWithin(3)]),
                &SET_ASIDE,
            ),
            BURY_REST,
            PLAY_SET_ASIDE,
            BURY_UNPLAYABLE,
        ]))],
        ..UNIT
    },
    Card {
        number: 88,
        id: "blizzard-assault-at-at",
        name: ["Blizzard Assault AT-AT", "Blizzard Assault AT-AT"],
        cost: 8,
        power: 9,
        hp: 9,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::Walker],
        rarity: Rarity::Uncommon,
        origin: Origin::SingleSource,
        abilities: &[always(&[Modifier::Spills])],
        ..UNIT
    },
    Card {
        number: 89,
        id: "relentless-konstantines-folly",
        name: ["Relentless", "Relentless"],
        subtitle: "Konstantine's Folly",
        arena: Arena::Space,
        cost: 9,
        power: 8,
        hp: 8,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[Ability::SilencesFirstEvent],
        ..UNIT
    },
    Card {
        number: 90,
        id: "devastator-inescapable",
        name: ["Devastator", "Devastator"],
        subtitle: "Inescapable",
        arena: Arena::Space,
        cost: 10,
        power: 10,
        hp: 10,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial, Trait::Vehicle, Trait::CapitalShip],
        keywords: &[Keyword::Sentinel, Keyword::Overwhelm],
        unique: true,
        rarity: Rarity::Legendary,
        abilities: &[when_played(may(&pick(UNITS, &Step::Do(Verb::Deal(Num::Resources, A)))))],
        ..UNIT
    },
    Card {
        number: 91,
        id: "the-emperors-legion",
        name: ["The Emperor's Legion", "The Emperor's Legion"],
        cost: 2,
        aspects: &[Command, Villainy],
        traits: &[Trait::Imperial, Trait::Supply],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(to_hand(What::Each(&Set::Discard(
            Who::You,
            &[Only::Is(Kind::Unit), Only::DefeatedThisPhase],
        ))))],
        ..EVENT
    },
    Card {
        number: 92,
        id: "overwhelming-barrage",
        name: ["Overwhelming Barrage", "Overwhelming Barrage"],
        cost: 5,
        aspects: &[Command, Villainy],
        traits: &[Trait::Tactic],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(pick(
            FRIENDLY,
            &Step::Seq(&[
                give(A, &[power(2), hp(2)]),
                Step::Do(Verb::Divide(Share {
                    what: Division::DamageOrNone,
                    amount: Num::PowerOf(A),
                    among: Set::Units(Side::Any, &[Only::Not(Slot::A)]),
                    by: A,
                })),
            ]),
        ))],
        ..EVENT
    },
    Card {
        number: 93,
        id: "alliance-dispatcher",
        name: ["Alliance Dispatcher", "Alliance Dispatcher"],
        cost: 1,
        power: 1,
        hp: 2,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel],
        abilities: &[action(find(
            Set::Playable(Zone::Hand, &[Only::Is(Kind::Unit)], Price::Less(1)),
            &Step::Do(Verb::Play(A, Price::Less(1), Entering::Usual)),
        ))],
        ..UNIT
    },
    Card {
        number: 94,
        id: "bail-organa-rebel-councilor",
        name: ["Bail Organa", "Bail Organa"],
        subtitle: "Rebel Councilor",
        cost: 1,
        power: 1,
        hp: 2,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::Official],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[action(pick(Set::Units(Side::Friendly, &[Only::Other]), &experience(1, A)))],
        ..UNIT
    },
    Card {
        number: 95,
        id: "battlefield-marine",
        name: ["Battlefield Marine", "Battlefield Marine"],
        cost: 2,
        power: 3,
        hp: 3,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::Trooper],
        ..UNIT
    },
    Card {
        number: 96,
        id: "mon-mothma-voice-of-the-rebellion",
        name: ["Mon Mothma", "Mon Mothma"],
        subtitle: "Voice Of The Rebellion",
        cost: 2,
        power: 1,
        hp: 3,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::Official],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[when_played(Step::Seq(&[
            LOOK_AT_FIVE,
            find(Set::Seen(&[Only::Of(Trait::Rebel)]), &SHOW_AND_TAKE),
            BURY_REST,
        ]))],
        ..UNIT
    },
    Card {
        number: 97,
        id: "admiral-ackbar-brilliant-strategist",
        name: ["Admiral Ackbar", "Admiral Ackbar"],
        subtitle: "Brilliant Strategist",
        cost: 3,
        power: 1,
        hp: 4,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::Official],
        keywords: &[Keyword::Restore(n(1))],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[when_played(may(&pick(
            UNITS,
            &Step::Do(Verb::Deal(
                Num::Count(&Set::Units(Side::Friendly, &[Only::InArenaOf(A)])),
                A,
            )),
        )))],
        ..UNIT
    },
    Card {
        number: 98,
        id: "echo-base-defender",
        name: ["Echo Base Defender", "Echo Base Defender"],
        cost: 3,
        power: 4,
        hp: 3,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::Trooper],
        keywords: &[Keyword::Sentinel],
        ..UNIT
    },
    Card {
        number: 99,
        id: "bright-hope-the-last-transport",
        name: ["Bright Hope", "Bright Hope"],
        subtitle: "The Last Transport",
        arena: Arena::Space,
        cost: 4,
        power: 2,
        hp: 6,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::Vehicle, Trait::Transport],
        keywords: &[Keyword::Sentinel],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[when_played(may(&if_do(
            &pick(
                Set::Units(Side::Friendly, &[Only::NonLeader, Only::In(Arena::Ground)]),
                &to_hand(A),
            ),
            &draw(1),
        )))],
        ..UNIT
    },
    Card {
        number: 100,
        id: "wedge-antilles-star-of-the-rebellion",
        name: ["Wedge Antilles", "Wedge Antilles"],
        subtitle: "Star of the Rebellion",
        cost: 5,
        power: 5,
        hp: 5,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[yours(&[Only::Of(Trait::Vehicle)], &[power(1), hp(1), has(Keyword::Ambush)])],
        ..UNIT
    },
    Card {
        number: 101,
        id: "rogue-squadron-skirmisher",
        name: ["Rogue Squadron Skirmisher", "Rogue Squadron Skirmisher"],
        cost: 6,
        power: 4,
        hp: 6,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::Vehicle, Trait::Speeder],
        keywords: &[Keyword::Ambush],
        rarity: Rarity::Uncommon,
        abilities: &[when_played(pick(
            Set::Discard(Who::You, &[Only::Is(Kind::Unit), Only::CostAtMost(n(2))]),
            &to_hand(A),
        ))],
        ..UNIT
    },
    Card {
        number: 102,
        id: "home-one-alliance-flagship",
        name: ["Home One", "Home One"],
        subtitle: "Alliance Flagship",
        arena: Arena::Space,
        cost: 8,
        power: 7,
        hp: 7,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::Vehicle, Trait::CapitalShip],
        keywords: &[Keyword::Restore(n(2))],
        unique: true,
        rarity: Rarity::Legendary,
        abilities: &[
            yours(&[Only::Other], &[has(Keyword::Restore(n(1)))]),
            when_played(pick(
                Set::Playable(
                    Zone::Discard,
                    &[Only::Is(Kind::Unit), Only::Has(Heroism)],
                    Price::Less(3),
                ),
                &Step::Do(Verb::Play(A, Price::Less(3), Entering::Usual)),
            )),
        ],
        ..UNIT
    },
    Card {
        number: 103,
        id: "rebel-assault",
        name: ["Rebel Assault", "Rebel Assault"],
        cost: 1,
        aspects: &[Command, Heroism],
        traits: &[Trait::Rebel, Trait::Tactic],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(Step::Seq(&[
            pick(
                Set::Attackers(&[Only::Of(Trait::Rebel)], &STRONGER),
                &Step::Do(Verb::Attack(A, &STRONGER)),
            ),
            pick_into(
                Slot::B,
                Set::Attackers(&[Only::Of(Trait::Rebel), Only::Not(Slot::A)], &STRONGER),
                &Step::Do(Verb::Attack(B, &STRONGER)),
            ),
        ]))],
        ..EVENT
    },
    Card {
        number: 104,
        id: "u-wing-reinforcement",
        name: ["U-Wing Reinforcement", "U-Wing Reinforcement"],
        cost: 7,
        aspects: &[Command, Heroism],
        traits: &[Trait::Supply],
        rarity: Rarity::Rare,
        abilities: &[Ability::Event(Step::Seq(&[
            LOOK_AT_TEN,
            pick_up_to(3, Set::Seen(&[Only::Is(Kind::Unit), Only::TotalWithin(7)]), &SET_ASIDE),
            BURY_REST,
            PLAY_SET_ASIDE,
            BURY_UNPLAYABLE,
        ]))],
        ..EVENT
    },
    Card {
        number: 105,
        id: "general-krell-heartless-tactician",
        name: ["General Krell", "General Krell"],
        subtitle: "Heartless Tactician",
        cost: 5,
        power: 5,
        hp: 4,
        aspects: &[Command, Command],
        traits: &[Trait::Force, Trait::Jedi, Trait::Republic],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[yours(&[Only::Other], &[Modifier::Gains(&when_defeated(may(&draw(1))))])],
        ..UNIT
    },
    Card {
        number: 106,
        id: "attack-pattern-delta",
        name: ["Attack Pattern Delta", "Attack Pattern Delta"],
        cost: 3,
        aspects: &[Command, Command],
        traits: &[Trait::Tactic],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(Step::Seq(&[
            pick(FRIENDLY, &give(A, &[power(3), hp(3)])),
            pick_into(
                Slot::B,
                Set::Units(Side::Friendly, &[Only::Not(Slot::A)]),
                &give(B, &[power(2), hp(2)]),
            ),
            pick_into(
                Slot::C,
                Set::Units(Side::Friendly, &[Only::Not(Slot::A), Only::Not(Slot::B)]),
                &give(C, &[power(1), hp(1)]),
            ),
        ]))],
        ..EVENT
    },
    Card {
        number: 107,
        id: "command",
        name: ["Command", "Command"],
        cost: 4,
        aspects: &[Command, Command],
        traits: &[Trait::Innate],
        rarity: Rarity::Legendary,
        abilities: &[Ability::Event(two_of(&[
            pick(UNITS, &experience(2, A)),
            pick(
                FRIENDLY,
                &pick_into(Slot::B, Set::Units(Side::Enemy, &[Only::NonUnique]), &A_HITS_B),
            ),
            Step::Do(Verb::Resource(THIS, Entering::Usual)),
            pick(Set::Discard(Who::You, &[Only::Is(Kind::Unit)]), &to_hand(A)),
        ]))],
        ..EVENT
    },
    Card {
        number: 108,
        id: "vanguard-infantry",
        name: ["Vanguard Infantry", "Vanguard Infantry"],
        cost: 1,
        power: 1,
        hp: 2,
        aspects: &[Command],
        traits: &[Trait::Trooper],
        abilities: &[when_defeated(may(&pick(UNITS, &experience(1, A))))],
        ..UNIT
    },
    Card {
        number: 109,
        id: "colonel-yularen-isb-director",
        name: ["Colonel Yularen", "Colonel Yularen"],
        subtitle: "ISB Director",
        cost: 2,
        power: 2,
        hp: 3,
        aspects: &[Command],
        traits: &[Trait::Imperial, Trait::Official],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[when(
            &[On::YouPlay(&[Only::Is(Kind::Unit), Only::Has(Command)])],
            heal(1, YOUR_BASE),
        )],
        ..UNIT
    },
    Card {
        number: 110,
        id: "frontline-shuttle",
        name: ["Frontline Shuttle", "Frontline Shuttle"],
        arena: Arena::Space,
        cost: 2,
        power: 1,
        hp: 3,
        aspects: &[Command],
        traits: &[Trait::Vehicle, Trait::Transport],
        rarity: Rarity::Rare,
        abilities: &[Ability::Action {
            cost: defeat(THIS),
            effect: pick(
                Set::Attackers(&[], &EVEN_EXHAUSTED),
                &Step::Do(Verb::Attack(A, &EVEN_EXHAUSTED)),
            ),
        }],
        ..UNIT
    },
    Card {
        number: 111,
        id: "patrolling-v-wing",
        name: ["Patrolling V-Wing", "Patrolling V-Wing"],
        arena: Arena::Space,
        cost: 2,
        power: 1,
        hp: 1,
        aspects: &[Command],
        traits: &[Trait::Vehicle, Trait::Fighter],
        abilities: &[when_played(draw(1))],
        ..UNIT
    },
    Card {
        number: 112,
        id: "consortium-starviper",
        name: ["Consortium StarViper", "Consortium StarViper"],
        arena: Arena::Space,
        cost: 3,
        power: 3,
        hp: 3,
        aspects: &[Command],
        traits: &[Trait::Fringe, Trait::Vehicle, Trait::Fighter],
        abilities: &[while_(Test::Initiative, &[has(Keyword::Restore(n(2)))])],
        ..UNIT
    },
    Card {
        number: 113,
        id: "homestead-militia",
        name: ["Homestead Militia", "Homestead Militia"],
        cost: 3,
        power: 3,
        hp: 4,
        aspects: &[Command],
        traits: &[Trait::Fringe, Trait::Trooper],
        abilities: &[while_(Test::Resources(6), &[has(Keyword::Sentinel)])],
        ..UNIT
    },
    Card {
        number: 114,
        id: "escort-skiff",
        name: ["Escort Skiff", "Escort Skiff"],
        cost: 4,
        power: 4,
        hp: 4,
        aspects: &[Command],
        traits: &[Trait::Underworld, Trait::Vehicle, Trait::Speeder],
        abilities: &[while_(
            Test::Any(Set::Units(Side::Friendly, &[Only::Other, Only::Has(Command)])),
            &[has(Keyword::Ambush)],
        )],
        ..UNIT
    },
    Card {
        number: 115,
        id: "agent-kallus-seeking-the-rebels",
        name: ["Agent Kallus", "Agent Kallus"],
        subtitle: "Seeking the Rebels",
        cost: 5,
        power: 4,
        hp: 4,
        aspects: &[Command],
        traits: &[Trait::Imperial, Trait::Trooper],
        keywords: &[Keyword::Ambush],
        unique: true,
        rarity: Rarity::Rare,
        abilities: &[Ability::When {
            on: &[On::UnitDefeated(Side::Any, &[Only::Other, Only::Unique])],
            limit: Limit::OncePerRound,
            effect: may(&draw(1)),
        }],
        ..UNIT
    },
    Card {
        number: 116,
        id: "steadfast-battalion",
        name: ["Steadfast Battalion", "Steadfast Battalion"],
        cost: 5,
        power: 5,
        hp: 5,
        aspects: &[Command],
        traits: &[Trait::Trooper],
        keywords: &[Keyword::Overwhelm],
        abilities: &[on_attack(if_(LEADS, &pick(FRIENDLY, &give(A, &[power(2), hp(2)]))))],
        ..UNIT
    },
    Card {
        number: 117,
        id: "mercenary-company",
        name: ["Mercenary Company", "Mercenary Company"],
        cost: 6,
        power: 5,
        hp: 5,
        aspects: &[Command],
        traits: &[Trait::Underworld, Trait::Trooper],
        keywords: &[Keyword::Ambush, Keyword::Overwhelm],
        ..UNIT
    },
    Card {
        number: 118,
        id: "97th-legion-keeping-the-peace-on-sullust",
        name: ["97th Legion", "97th Legion"],
        subtitle: "Keeping the Peace on Sullust",
        cost: 7,
        aspects: &[Command],
        traits: &[Trait::Imperial, Trait::Trooper],
        unique: true,
        rarity: Rarity::Uncommon,
        abilities: &[always(&[Modifier::Power(Num::Resources), Modifier::Hp(Num::Resources)])],
        ..UNIT
    },
    Card {
        number: 119,
        id: "reinforcement-walker",
        name: ["Reinforcement Walker", "Reinforcement Walker"],
        cost: 8,
        power: 6,
        hp: 9,
        aspects: &[Command],
        traits: &[Trait::Vehicle, Trait::Walker],
        rarity: Rarity::Uncommon,
        abilities: &[when(
            &[On::Played, On::Attack],
            Step::Seq(&[
                LOOK_AT_TOP,
                one_of(&[
                    Step::Do(Verb::Take(A)),
                    Step::Seq(&[Step::Do(Verb::Discard(A)), heal(3, YOUR_BASE)]),
                ]),
            ]),
        )],
        ..UNIT
    },
    Card {
        number: 120,
        id: "academy-training",
        name: ["Academy Training", "Academy Training"],
        cost: 2,
        power: 2,
        hp: 2,
        aspects: &[Command],
        traits: &[Trait::Learned],
        ..UPGRADE
    },
    Card {
        number: 121,
        id: "hardpoint-heavy-blaster",
        name: ["Hardpoint Heavy Blaster", "Hardpoint Heavy Blaster"],
        cost: 2,
        power: 2,
        hp: 2,
        aspects: &[Command],
        traits: &[Trait::Modification, Trait::Weapon],
        rarity: Rarity::Uncommon,
        abilities: &[
            Ability::Attaches(&[Only::Of(Trait::Vehicle)]),
            host_has(&[Modifier::Gains(&on_attack(if_(
                Test::Attacks(&[]),
                &may(&pick(Set::Units(Side::Any, &[Only::InArenaOf(What::Defender)]), &deal(2, A))),
            )))]),
        ],
        ..UPGRADE
    },
    Card {
        number: 122,
        id: "traitorous",
        name: ["Traitorous", "Traitorous"],
        cost: 5,
        aspects: &[Command],
        traits: &[Trait::Innate],
        rarity: Rarity::Rare,
        abilities: &[
            when(
                &[On::Attached],
                if_(
                    Test::Is(HOST, &[Only::NonLeader, Only::CostAtMost(n(3))]),
                    &Step::Do(Verb::Control(Who::You, HOST)),
                ),
            ),
            when(&[On::Detached], Step::Do(Verb::Control(Who::OwnerOf(HOST), HOST))),
        ],
        ..UPGRADE
    },
    Card {
        number: 123,
        id: "recruit",
        name: ["Recruit", "Recruit"],
        cost: 1,
        aspects: &[Command],
        traits: &[Trait::Supply],
        abilities: &[Ability::Event(Step::Seq(&[
            LOOK_AT_FIVE,
            find(Set::Seen(&[Only::Is(Kind::Unit)]), &SHOW_AND_TAKE),
            BURY_REST,
        ]))],
        ..EVENT
    },
    Card {
        number: 124,
        id: "tactical-advantage",
        name: ["Tactical Advantage", "Tactical Advantage"],
        cost: 1,
        aspects: &[Command],
        traits: &[Trait::Tactic],
        abilities: &[Ability::Event(pick(UNITS, &give(A, &[power(2), hp(2)])))],
        ..EVENT
    },
    Card {
        number: 125,
        id: "prepare-for-takeoff",
        name: ["Prepare for Takeoff", "Prepare for Takeoff"],
        cost: 2,
        aspects: &[Command],
        traits: &[Trait::Plan],
        rarity: Rarity::Uncommon,
        abilities: &[Ability::Event(Step::Seq(&[
            LOOK_AT_EIGHT,
            pick_up_to(
                2,
                Set::Seen(&[Only::Is(Kind::Unit), Only::Of(Trait::Vehicle)]),
                &SHOW_AND_TAKE,
            ),
            BURY_REST,
        ]))],
        ..EVENT
    },
    Card {
        number: 126,
        id: "resupply",
        name: ["Resupply", "Resupply"],
        cost: 3,
        aspects: &[Command],
        traits: &[Trait::Supply],
        abilities: &[Ability::Event(Step::Do(Verb::Resource(THIS, Entering::Usual)))],
        ..EVENT
    },
    Card {
        number: 127,
        id: "strike-true",
        name: ["Strike True", "Strike True"],
        cost: 3,
        aspects: &[Command],
        traits: &[Trait::Tactic],
        abilities: &[Ability::Event(pick(FRIENDLY, &pick_into(Slot::B, ENEMIES, &A_HITS_B)))],
        ..EVENT
    },
];
