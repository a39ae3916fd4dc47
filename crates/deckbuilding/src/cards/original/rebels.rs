//! The Rebels in the galaxy deck.

use script::Slot;
use table::Naming;

use super::{SHIP, UNIT};
use crate::cards::phrases::{
    DESTROY_IT, ENEMY_SHIPS, EXILE_ONE, EXILE_THIS, FREE, FREE_ON_DECK, FREE_OWN,
    OPPONENT_DISCARDS, any, attack, draw, exile_up_to, force, n, paying, pick, recover, repair,
    resources, using, using_if, with_force,
};
use crate::words::{
    Ability, Card, Faction, Filter, Num, Resolver, Set, Step, Test, Trait, Trigger, Verb, Who,
    Whom, Zone,
};

pub(super) static CARDS: [Card; 19] = [
    Card {
        id: "y-wing",
        name: ["Y-Wing", "Y-Wing"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Rebels,
        copies: 2,
        cost: 1,
        attack: 2,
        target: Some(1),
        traits: &[Trait::Fighter],
        abilities: &[paying(
            EXILE_THIS,
            pick(
                Set::Or(&Set::In(Zone::Base(Who::Opponent), Filter::Any), &ENEMY_SHIPS),
                &Step::Do(Verb::Damage(Slot::A, n(2))),
            ),
        )],
        reward: Some(resources(1)),
        ..UNIT
    },
    Card {
        id: "baze-malbus",
        name: ["Baze Malbus", "Baze Malbus"],
        naming: Naming::EnglishOnly,
        faction: Faction::Rebels,
        cost: 2,
        attack: 2,
        target: Some(2),
        traits: &[Trait::Trooper],
        unique: true,
        abilities: &[using(Step::Do(Verb::GainAttack(Num::Count(Set::In(
            Zone::Victory(Who::Opponent),
            Filter::Of(Faction::Rebels),
        )))))],
        reward: Some(force(1)),
        ..UNIT
    },
    Card {
        id: "snowspeeder",
        name: ["Snowspeeder", "Snowspeeder"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Rebels,
        copies: 2,
        cost: 2,
        attack: 2,
        target: Some(2),
        traits: &[Trait::Vehicle],
        abilities: &[using(OPPONENT_DISCARDS)],
        reward: Some(EXILE_ONE),
        ..UNIT
    },
    Card {
        id: "duros-spy",
        name: ["Duros Spy", "Espía duros"],
        article: ["", "el"],
        faction: Faction::Rebels,
        copies: 2,
        cost: 2,
        resources: 2,
        target: Some(2),
        traits: &[Trait::Trooper],
        abilities: &[using(Step::OneOf {
            who: Who::Opponent,
            options: &[OPPONENT_DISCARDS, force(1)],
        })],
        reward: Some(EXILE_ONE),
        ..UNIT
    },
    Card {
        id: "rebel-commando",
        name: ["Rebel Commando", "Comando rebelde"],
        article: ["", "el"],
        faction: Faction::Rebels,
        copies: 2,
        cost: 3,
        attack: 3,
        target: Some(3),
        traits: &[Trait::Trooper],
        abilities: &[using(with_force(
            &Step::Do(Verb::DiscardAtRandom(Who::Opponent)),
            &OPPONENT_DISCARDS,
        ))],
        reward: Some(force(2)),
        ..UNIT
    },
    Card {
        id: "x-wing",
        name: ["X-Wing", "Ala-X"],
        article: ["", "el"],
        faction: Faction::Rebels,
        copies: 3,
        cost: 3,
        attack: 3,
        target: Some(3),
        traits: &[Trait::Fighter],
        abilities: &[using_if(Test::ForceIsWithYou, draw(1))],
        reward: Some(resources(3)),
        ..UNIT
    },
    Card {
        id: "chirrut-imwe",
        name: ["Chirrut Îmwe", "Chirrut Îmwe"],
        naming: Naming::EnglishOnly,
        faction: Faction::Rebels,
        cost: 3,
        force: 2,
        target: Some(3),
        traits: &[Trait::Trooper],
        unique: true,
        abilities: &[Ability::Boost {
            given: Some(Test::ForceIsWithYou),
            to: Whom::This,
            attack: n(2),
        }],
        reward: Some(force(2)),
        ..UNIT
    },
    Card {
        id: "chewbacca",
        name: ["Chewbacca", "Chewbacca"],
        faction: Faction::Rebels,
        cost: 4,
        attack: 5,
        target: Some(4),
        traits: &[Trait::Scoundrel],
        unique: true,
        abilities: &[using_if(
            any(Set::In(
                Zone::Play(Who::You),
                Filter::All(&[Filter::Unique, Filter::Unit, Filter::Other]),
            )),
            draw(1),
        )],
        reward: Some(force(3)),
        ..UNIT
    },
    Card {
        id: "jyn-erso",
        name: ["Jyn Erso", "Jyn Erso"],
        naming: Naming::EnglishOnly,
        faction: Faction::Rebels,
        cost: 4,
        attack: 4,
        target: Some(4),
        traits: &[Trait::Scoundrel],
        unique: true,
        abilities: &[using(Step::Seq(&[
            Step::Do(Verb::Look(Set::In(Zone::Hand(Who::Opponent), Filter::Any))),
            Step::If {
                test: Test::ForceIsWithYou,
                then: &pick(
                    Set::In(Zone::Hand(Who::Opponent), Filter::Any),
                    &Step::Do(Verb::PutOnDeck(Slot::A, Who::Opponent)),
                ),
                otherwise: None,
            },
        ]))],
        reward: Some(force(3)),
        ..UNIT
    },
    Card {
        id: "u-wing",
        name: ["U-Wing", "Ala-U"],
        article: ["", "el"],
        faction: Faction::Rebels,
        copies: 2,
        cost: 4,
        resources: 3,
        target: Some(4),
        traits: &[Trait::Transport],
        abilities: &[using_if(Test::ForceIsWithYou, repair(3))],
        reward: Some(resources(4)),
        ..UNIT
    },
    Card {
        id: "b-wing",
        name: ["B-Wing", "B-Wing"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Rebels,
        copies: 2,
        cost: 5,
        attack: 5,
        target: Some(5),
        traits: &[Trait::Fighter],
        abilities: &[using(Step::OneOf {
            who: Who::Opponent,
            options: &[OPPONENT_DISCARDS, attack(2)],
        })],
        reward: Some(exile_up_to(2)),
        ..UNIT
    },
    Card {
        id: "han-solo",
        name: ["Han Solo", "Han Solo"],
        faction: Faction::Rebels,
        cost: 5,
        attack: 3,
        resources: 2,
        target: Some(5),
        traits: &[Trait::Scoundrel],
        unique: true,
        abilities: &[using(Step::If {
            test: any(Set::In(Zone::Play(Who::You), Filter::Named("millennium-falcon"))),
            then: &draw(2),
            otherwise: Some(&draw(1)),
        })],
        reward: Some(Step::Seq(&[resources(3), force(2)])),
        ..UNIT
    },
    Card {
        id: "cassian-andor",
        name: ["Cassian Andor", "Cassian Andor"],
        faction: Faction::Rebels,
        cost: 5,
        attack: 5,
        target: Some(5),
        traits: &[Trait::Trooper],
        unique: true,
        abilities: &[Ability::When(Trigger::Defeats, OPPONENT_DISCARDS)],
        reward: Some(Step::Seq(&[resources(3), force(2)])),
        ..UNIT
    },
    Card {
        id: "princess-leia",
        name: ["Princess Leia", "Princesa Leia"],
        article: ["", "la"],
        faction: Faction::Rebels,
        cost: 6,
        attack: 2,
        resources: 2,
        force: 2,
        target: Some(6),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[using(pick(
            Set::In(Zone::Row, Filter::Of(Faction::Rebels)),
            &with_force(&FREE_ON_DECK, &FREE),
        ))],
        reward: Some(Step::Seq(&[resources(3), force(3)])),
        ..UNIT
    },
    Card {
        id: "millennium-falcon",
        name: ["Millennium Falcon", "Halcón Milenario"],
        article: ["the", "el"],
        faction: Faction::Rebels,
        cost: 7,
        attack: 5,
        resources: 2,
        target: Some(7),
        traits: &[Trait::Transport],
        unique: true,
        abilities: &[using(recover(Filter::All(&[Filter::Unique, Filter::Unit])))],
        reward: Some(FREE_OWN),
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "luke-skywalker",
        name: ["Luke Skywalker", "Luke Skywalker"],
        faction: Faction::Rebels,
        cost: 8,
        attack: 6,
        force: 2,
        target: Some(8),
        traits: &[Trait::Jedi],
        unique: true,
        abilities: &[using_if(Test::ForceIsWithYou, pick(ENEMY_SHIPS, &DESTROY_IT))],
        reward: Some(Step::Seq(&[resources(4), force(4)])),
        ..UNIT
    },
    Card {
        id: "rebel-transport",
        name: ["Rebel Transport", "Transporte rebelde"],
        article: ["", "el"],
        faction: Faction::Rebels,
        copies: 2,
        cost: 2,
        hit_points: 2,
        abilities: &[using(Step::OneOf { who: Who::You, options: &[repair(2), resources(1)] })],
        ..SHIP
    },
    Card {
        id: "hammerhead-corvette",
        name: ["Hammerhead Corvette", "Hammerhead Corvette"],
        naming: Naming::EnglishOnly,
        article: ["", "la"],
        faction: Faction::Rebels,
        copies: 2,
        cost: 4,
        resources: 2,
        hit_points: 4,
        abilities: &[paying(
            EXILE_THIS,
            pick(
                Set::Or(
                    &ENEMY_SHIPS,
                    &Set::In(Zone::Row, Filter::All(&[Filter::Enemy, Filter::Ship])),
                ),
                &DESTROY_IT,
            ),
        )],
        ..SHIP
    },
    Card {
        id: "mon-calamari-cruiser",
        name: ["Mon Calamari Cruiser", "Mon Calamari Cruiser"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Rebels,
        copies: 2,
        cost: 6,
        attack: 3,
        hit_points: 6,
        ..SHIP
    },
];
