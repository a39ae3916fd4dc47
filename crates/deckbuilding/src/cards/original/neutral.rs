//! Neutral cards: the galaxy deck and the Outer Rim Pilots.

use script::Slot;
use table::Naming;

use super::{SHIP, UNIT};
use crate::cards::phrases::{
    DISCARD_FROM_HAND, ENEMY_SHIPS, EXILE_IT, EXILE_ONE, EXILE_THIS, OPPONENT_DISCARDS,
    PUT_IT_ON_DECK, TAKE_IT, any, attack, draw, exile_up_to, force, n, paying, pick, pick_up_to,
    recover, repair, resources, using, using_if, with_force,
};
use crate::words::{
    Ability, Card, Faction, Filter, Goes, Moment, Price, Resolver, Set, Step, Supply, Test, Trait,
    Trigger, Verb, Who, Whom, Zone,
};

pub(super) static CARDS: [Card; 19] = [
    Card {
        id: "outer-rim-pilot",
        name: ["Outer Rim Pilot", "Piloto del Borde Exterior"],
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 10,
        supply: Supply::Pilots,
        cost: 2,
        resources: 2,
        abilities: &[paying(EXILE_THIS, force(1))],
        ..UNIT
    },
    Card {
        id: "z-95-headhunter",
        name: ["Z-95 Headhunter", "Z-95 Cazacabezas"],
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 2,
        cost: 1,
        attack: 2,
        traits: &[Trait::Fighter],
        abilities: &[using_if(any(ENEMY_SHIPS), draw(1))],
        ..UNIT
    },
    Card {
        id: "jawa-scavenger",
        name: ["Jawa Scavenger", "Jawa Scavenger"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 2,
        cost: 1,
        resources: 2,
        abilities: &[paying(
            EXILE_THIS,
            pick_up_to(
                1,
                Set::In(Zone::GalaxyDiscard, Filter::All(&[Filter::OwnOrNeutral, Filter::Payable])),
                &Step::Do(Verb::Purchase(Slot::A, Price::Cost, Goes::Usual)),
            ),
        )],
        ..UNIT
    },
    Card {
        id: "kel-dor-mystic",
        name: ["Kel Dor Mystic", "Místico kel dor"],
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 2,
        cost: 2,
        force: 2,
        abilities: &[paying(EXILE_THIS, EXILE_ONE)],
        ..UNIT
    },
    Card {
        id: "rodian-gunslinger",
        name: ["Rodian Gunslinger", "Pistolero rodiano"],
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 2,
        cost: 2,
        attack: 2,
        traits: &[Trait::BountyHunter],
        abilities: &[Ability::Boost {
            given: Some(Test::AttacksRow),
            to: Whom::This,
            attack: n(2),
        }],
        ..UNIT
    },
    Card {
        id: "lobot",
        name: ["Lobot", "Lobot"],
        naming: Naming::EnglishOnly,
        faction: Faction::Neutral,
        cost: 3,
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[Ability::When(
            Trigger::Played,
            Step::OneOf { who: Who::You, options: &[attack(2), resources(2), force(2)] },
        )],
        ..UNIT
    },
    Card {
        id: "bossk",
        name: ["Bossk", "Bossk"],
        naming: Naming::EnglishOnly,
        faction: Faction::Neutral,
        cost: 3,
        attack: 3,
        traits: &[Trait::BountyHunter],
        unique: true,
        abilities: &[Ability::When(Trigger::Defeats, force(1))],
        ..UNIT
    },
    Card {
        id: "fang-fighter",
        name: ["Fang Fighter", "Fang Fighter"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 2,
        cost: 3,
        attack: 3,
        traits: &[Trait::Fighter],
        abilities: &[
            Ability::PlacesItself(TAKE_IT),
            Ability::When(
                Trigger::Purchased,
                Step::If { test: Test::ForceIsWithYou, then: &draw(1), otherwise: None },
            ),
        ],
        ..UNIT
    },
    Card {
        id: "twilek-smuggler",
        name: ["Twi'lek Smuggler", "Contrabandista twi'lek"],
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 2,
        cost: 3,
        resources: 3,
        traits: &[Trait::Scoundrel],
        abilities: &[using(Step::Later {
            at: Moment::NextPurchase(&Filter::Any),
            body: &PUT_IT_ON_DECK,
        })],
        ..UNIT
    },
    Card {
        id: "dengar",
        name: ["Dengar", "Dengar"],
        naming: Naming::EnglishOnly,
        faction: Faction::Neutral,
        cost: 4,
        attack: 4,
        traits: &[Trait::BountyHunter],
        unique: true,
        abilities: &[Ability::When(Trigger::Defeats, resources(2))],
        ..UNIT
    },
    Card {
        id: "quarren-mercenary",
        name: ["Quarren Mercenary", "Mercenario quarren"],
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 2,
        cost: 4,
        attack: 4,
        traits: &[Trait::Trooper],
        abilities: &[Ability::When(Trigger::Purchased, with_force(&exile_up_to(2), &EXILE_ONE))],
        ..UNIT
    },
    Card {
        id: "hwk-290",
        name: ["HWK-290", "HWK-290"],
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 2,
        cost: 4,
        resources: 4,
        traits: &[Trait::Transport],
        abilities: &[paying(EXILE_THIS, repair(4))],
        ..UNIT
    },
    Card {
        id: "ig-88",
        name: ["IG-88", "IG-88"],
        faction: Faction::Neutral,
        cost: 5,
        attack: 5,
        traits: &[Trait::BountyHunter, Trait::Droid],
        unique: true,
        abilities: &[Ability::When(Trigger::Defeats, EXILE_ONE)],
        ..UNIT
    },
    Card {
        id: "lando-calrissian",
        name: ["Lando Calrissian", "Lando Calrissian"],
        faction: Faction::Neutral,
        cost: 6,
        attack: 3,
        resources: 3,
        traits: &[Trait::Scoundrel],
        unique: true,
        abilities: &[using(Step::Seq(&[
            draw(1),
            Step::If { test: Test::ForceIsWithYou, then: &OPPONENT_DISCARDS, otherwise: None },
        ]))],
        ..UNIT
    },
    Card {
        id: "jabbas-sail-barge",
        name: ["Jabba's Sail Barge", "Barcaza velera de Jabba"],
        article: ["", "la"],
        faction: Faction::Neutral,
        cost: 7,
        attack: 4,
        resources: 3,
        traits: &[Trait::Vehicle],
        unique: true,
        abilities: &[using(recover(Filter::Trait(Trait::BountyHunter)))],
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "jabba-the-hutt",
        name: ["Jabba the Hutt", "Jabba the Hutt"],
        naming: Naming::EnglishOnly,
        faction: Faction::Neutral,
        cost: 8,
        attack: 2,
        resources: 2,
        force: 2,
        traits: &[Trait::Scoundrel],
        unique: true,
        abilities: &[paying(
            pick(Set::In(Zone::Hand(Who::You), Filter::Any), &EXILE_IT),
            with_force(&draw(2), &draw(1)),
        )],
        ..UNIT
    },
    Card {
        id: "c-roc-cruiser",
        name: ["C-ROC Cruiser", "Crucero C-ROC"],
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 2,
        cost: 3,
        resources: 1,
        hit_points: 3,
        abilities: &[paying(DISCARD_FROM_HAND, repair(3))],
        ..SHIP
    },
    Card {
        id: "blockade-runner",
        name: ["Blockade Runner", "Blockade Runner"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Neutral,
        copies: 3,
        cost: 4,
        attack: 1,
        resources: 1,
        hit_points: 4,
        ..SHIP
    },
    Card {
        id: "nebulon-b-frigate",
        name: ["Nebulon-B Frigate", "Fragata Nebulon-B"],
        article: ["", "la"],
        faction: Faction::Neutral,
        copies: 2,
        cost: 5,
        hit_points: 5,
        abilities: &[using(Step::OneOf { who: Who::You, options: &[repair(3), resources(3)] })],
        ..SHIP
    },
];
