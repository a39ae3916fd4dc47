//! The galaxy cards of the Separatists.

use script::{Count, Slot};
use table::{Naming, Origin};

use super::{ONE_SOURCE, SHIP, UNIT};
use crate::cards::phrases::{
    ENEMY_SHIPS, EXILE_IT, EXILE_ONE, EXILE_THIS, FREE_OWN, PUT_IT_ON_DECK, TAKE_IT, UNIQUE_UNIT,
    any, attack, draw, exile_up_to, force, n, paying, pick, pick_up_to, repair, resources, using,
    using_if,
};
use crate::words::{
    Ability, Card, Faction, Filter, Goes, Moment, Origins, Price, Resolver, Set, Step, Test, Trait,
    Trigger, Verb, Who, Whom, Zone,
};

/// Cards in your exile pile that can come back to the row.
const EXILED: Set = Set::In(Zone::Exile, Filter::NotStarter);
const EXILE_SEPARATIST: Step =
    pick(Set::In(Zone::Row, Filter::Of(Faction::Separatists)), &EXILE_IT);
/// Droids in your exile pile that you may purchase.
const DROIDS_ON_SALE: Set = Set::In(
    Zone::Exile,
    Filter::All(&[Filter::Trait(Trait::Droid), Filter::OwnOrNeutral, Filter::Payable]),
);

pub(super) static CARDS: [Card; 17] = [
    Card {
        id: "b2-battle-droid",
        name: ["B2 Battle Droid", "B2 Battle Droid"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Separatists,
        copies: 3,
        cost: 1,
        attack: 2,
        target: Some(1),
        traits: &[Trait::Droid, Trait::Trooper],
        abilities: &[paying(EXILE_SEPARATIST, draw(1))],
        reward: Some(resources(1)),
        ..UNIT
    },
    Card {
        id: "vulture-droid",
        name: ["Vulture Droid", "Vulture Droid"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Separatists,
        copies: 3,
        cost: 2,
        attack: 2,
        target: Some(2),
        traits: &[Trait::Droid, Trait::Fighter],
        abilities: &[Ability::PlacesItself(TAKE_IT), Ability::Must(Trigger::Attacked, EXILE_THIS)],
        reward: Some(EXILE_ONE),
        ..UNIT
    },
    Card {
        id: "stap",
        name: ["STAP", "Deslizador STAP"],
        article: ["", "el"],
        faction: Faction::Separatists,
        copies: 2,
        cost: 2,
        resources: 2,
        target: Some(2),
        traits: &[Trait::Droid],
        abilities: &[using_if(
            Test::More(
                Set::In(Zone::Row, Filter::Enemy),
                Set::In(Zone::Row, Filter::Of(Faction::Separatists)),
            ),
            force(1),
        )],
        reward: Some(EXILE_ONE),
        ..UNIT
    },
    Card {
        id: "nute-gunray",
        name: ["Nute Gunray", "Nute Gunray"],
        faction: Faction::Separatists,
        cost: 2,
        resources: 2,
        target: Some(2),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[using(Step::Later {
            at: Moment::NextGap,
            body: &pick(EXILED, &Step::Do(Verb::FillGap(Slot::A))),
        })],
        reward: Some(force(1)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "droideka",
        name: ["Droideka", "Droideka"],
        article: ["", "el"],
        faction: Faction::Separatists,
        copies: 2,
        cost: 3,
        attack: 3,
        target: Some(3),
        traits: &[Trait::Droid],
        abilities: &[using_if(any(Set::In(Zone::ExiledThisTurn, Filter::Any)), attack(2))],
        reward: Some(force(2)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "tri-fighter",
        name: ["Tri-Fighter", "Tricaza"],
        article: ["", "el"],
        faction: Faction::Separatists,
        copies: 2,
        cost: 3,
        attack: 3,
        target: Some(3),
        traits: &[Trait::Droid, Trait::Fighter],
        abilities: &[paying(
            EXILE_SEPARATIST,
            pick_up_to(1, ENEMY_SHIPS, &Step::Do(Verb::Damage(Slot::A, n(3)))),
        )],
        reward: Some(resources(3)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "wat-tambor",
        name: ["Wat Tambor", "Wat Tambor"],
        faction: Faction::Separatists,
        cost: 3,
        attack: 2,
        force: 1,
        target: Some(3),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[using(pick(
            Set::In(Zone::Row, Filter::Neutral),
            &Step::Seq(&[
                Step::Do(Verb::Vacate(Slot::A)),
                Step::If {
                    test: Test::ForceIsWithYou,
                    then: &Step::Pick {
                        who: Who::You,
                        count: Count::UpTo(n(1)),
                        from: Set::In(Zone::GalaxyDiscard, Filter::Of(Faction::Separatists)),
                        into: Slot::B,
                        body: &Step::Do(Verb::FillGap(Slot::B)),
                    },
                    otherwise: None,
                },
            ]),
        ))],
        reward: Some(force(2)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "magnaguard",
        name: ["Magnaguard", "Magnaguardia"],
        article: ["", "el"],
        faction: Faction::Separatists,
        copies: 2,
        cost: 4,
        attack: 3,
        force: 1,
        target: Some(4),
        traits: &[Trait::Droid, Trait::Trooper],
        abilities: &[
            Ability::Boost { given: None, to: Whom::Yours(UNIQUE_UNIT), attack: n(1) },
            Ability::Boost {
                given: Some(Test::ForceIsWithYou),
                to: Whom::Yours(UNIQUE_UNIT),
                attack: n(1),
            },
        ],
        reward: Some(force(3)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "mtt",
        name: ["MTT", "MTT"],
        article: ["", "el"],
        faction: Faction::Separatists,
        copies: 2,
        cost: 4,
        attack: 1,
        resources: 3,
        target: Some(4),
        traits: &[Trait::Vehicle],
        abilities: &[using(Step::Later {
            at: Moment::NextPurchase(&Filter::Trait(Trait::Droid)),
            body: &PUT_IT_ON_DECK,
        })],
        reward: Some(resources(4)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Either,
        ..UNIT
    },
    Card {
        id: "aat",
        name: ["AAT", "AAT"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Separatists,
        cost: 5,
        attack: 5,
        target: Some(5),
        traits: &[Trait::Vehicle],
        abilities: &[paying(EXILE_SEPARATIST, resources(2))],
        reward: Some(exile_up_to(2)),
        ..UNIT
    },
    Card {
        id: "admiral-trench",
        name: ["Admiral Trench", "Almirante Trench"],
        article: ["", "el"],
        faction: Faction::Separatists,
        cost: 5,
        attack: 3,
        resources: 2,
        target: Some(5),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[using(Step::If {
            test: any(Set::In(Zone::PlayAtStart, Filter::Ship)),
            then: &draw(2),
            otherwise: Some(&draw(1)),
        })],
        reward: Some(Step::Seq(&[resources(3), force(2)])),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "general-grievous",
        name: ["General Grievous", "General Grievous"],
        article: ["", "el"],
        faction: Faction::Separatists,
        cost: 5,
        attack: 5,
        target: Some(5),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[Ability::When(
            Trigger::Defeats,
            Step::IfDone {
                first: &Step::Pick {
                    who: Who::You,
                    count: Count::One,
                    from: Set::In(Zone::Hand(Who::You), Filter::Trait(Trait::Droid)),
                    into: Slot::B,
                    body: &Step::Do(Verb::Exile(Slot::B)),
                },
                then: &Step::Do(Verb::ReceiveReward(Slot::A)),
            },
        )],
        reward: Some(Step::Seq(&[resources(3), force(2)])),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "asajj-ventress",
        name: ["Asajj Ventress", "Asajj Ventress"],
        naming: Naming::EnglishOnly,
        faction: Faction::Separatists,
        cost: 7,
        attack: 5,
        force: 2,
        target: Some(7),
        traits: &[Trait::Scoundrel],
        unique: true,
        abilities: &[using(Step::Seq(&[
            Step::If {
                test: Test::ForceIsWithYou,
                then: &pick(
                    Set::In(Zone::Row, Filter::All(&[Filter::Enemy, Filter::Unit])),
                    &Step::Do(Verb::Vacate(Slot::A)),
                ),
                otherwise: None,
            },
            Step::Do(Verb::DiscardAll(Set::In(
                Zone::Row,
                Filter::All(&[Filter::Neutral, Filter::Unit]),
            ))),
        ]))],
        reward: Some(FREE_OWN),
        ..UNIT
    },
    Card {
        id: "count-dooku",
        name: ["Count Dooku", "Conde Dooku"],
        article: ["", "el"],
        faction: Faction::Separatists,
        cost: 8,
        attack: 6,
        force: 2,
        target: Some(8),
        traits: &[Trait::Sith],
        unique: true,
        abilities: &[using_if(
            Test::ForceIsWithYou,
            Step::If {
                test: any(EXILED),
                then: &pick(
                    Set::In(Zone::Row, Filter::Unit),
                    &Step::Pick {
                        who: Who::You,
                        count: Count::One,
                        from: EXILED,
                        into: Slot::B,
                        body: &Step::Do(Verb::Swap(Slot::A, Slot::B)),
                    },
                ),
                otherwise: None,
            },
        )],
        reward: Some(Step::Seq(&[resources(4), force(4)])),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "munificent-class-frigate",
        name: ["Munificent-class Frigate", "Fragata clase Munificiente"],
        article: ["", "la"],
        faction: Faction::Separatists,
        copies: 2,
        cost: 3,
        attack: 1,
        resources: 1,
        hit_points: 3,
        abilities: &[paying(EXILE_SEPARATIST, repair(2))],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::OfFaction,
        ..SHIP
    },
    Card {
        id: "droid-control-ship",
        name: ["Droid Control Ship", "Nave de control de droides"],
        article: ["", "la"],
        faction: Faction::Separatists,
        copies: 3,
        cost: 4,
        resources: 2,
        hit_points: 4,
        abilities: &[using_if(
            any(DROIDS_ON_SALE),
            pick_up_to(
                1,
                DROIDS_ON_SALE,
                &Step::Do(Verb::Purchase(Slot::A, Price::Cost, Goes::Usual)),
            ),
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..SHIP
    },
    Card {
        id: "separatist-dreadnought",
        name: ["Separatist Dreadnought", "Separatist Dreadnought"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Separatists,
        copies: 2,
        cost: 6,
        attack: 4,
        hit_points: 5,
        ..SHIP
    },
];
