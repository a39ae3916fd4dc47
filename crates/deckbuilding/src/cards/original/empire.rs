//! The Empire in the galaxy deck.

use script::{Count, Slot};
use table::Naming;

use super::{SHIP, UNIT};
use crate::cards::phrases::{
    DISCARD_ENEMY, DISCARD_FROM_HAND, DISCARD_FROM_ROW, EXILE_IT, EXILE_ONE, FREE_OWN, GALAXY_TOP,
    REVEAL_TOP, ROW, TAKE_IT, YOUR_SHIPS, any, draw, exile_up_to, force, n, paying, pick,
    pick_up_to, recover, repair, resources, the, using, using_if,
};
use crate::words::{
    Ability, Card, Faction, Filter, Moment, Resolver, Set, Step, Test, Trait, Trigger, Verb, Who,
    Whom, Zone,
};

pub(super) static CARDS: [Card; 18] = [
    Card {
        id: "tie-fighter",
        name: ["TIE Fighter", "Caza TIE"],
        article: ["", "el"],
        faction: Faction::Empire,
        copies: 3,
        cost: 1,
        attack: 2,
        target: Some(1),
        traits: &[Trait::Fighter],
        abilities: &[using_if(any(YOUR_SHIPS), draw(1))],
        reward: Some(resources(1)),
        ..UNIT
    },
    Card {
        id: "admiral-piett",
        name: ["Admiral Piett", "Almirante Piett"],
        article: ["", "el"],
        faction: Faction::Empire,
        cost: 2,
        resources: 2,
        target: Some(2),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[Ability::Boost { given: None, to: Whom::Yours(Filter::Ship), attack: n(1) }],
        reward: Some(force(1)),
        ..UNIT
    },
    Card {
        id: "tie-bomber",
        name: ["TIE Bomber", "TIE Bomber"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Empire,
        copies: 2,
        cost: 2,
        attack: 2,
        target: Some(2),
        traits: &[Trait::Fighter],
        abilities: &[using(DISCARD_FROM_ROW)],
        reward: Some(EXILE_ONE),
        ..UNIT
    },
    Card {
        id: "scout-trooper",
        name: ["Scout Trooper", "Soldado explorador"],
        article: ["", "el"],
        faction: Faction::Empire,
        copies: 2,
        cost: 2,
        resources: 2,
        target: Some(2),
        traits: &[Trait::Trooper],
        abilities: &[using(Step::Seq(&[
            REVEAL_TOP,
            the(
                GALAXY_TOP,
                &Step::Seq(&[
                    Step::If {
                        test: Test::Is(Slot::A, Filter::Of(Faction::Empire)),
                        then: &force(1),
                        otherwise: None,
                    },
                    DISCARD_ENEMY,
                ]),
            ),
        ]))],
        reward: Some(EXILE_ONE),
        ..UNIT
    },
    Card {
        id: "death-trooper",
        name: ["Death Trooper", "Death Trooper"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Empire,
        copies: 2,
        cost: 3,
        attack: 3,
        target: Some(3),
        traits: &[Trait::Trooper],
        abilities: &[Ability::Boost {
            given: Some(Test::ForceIsWithYou),
            to: Whom::This,
            attack: n(2),
        }],
        reward: Some(force(2)),
        ..UNIT
    },
    Card {
        id: "tie-interceptor",
        name: ["TIE Interceptor", "TIE Interceptor"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Empire,
        copies: 2,
        cost: 3,
        attack: 3,
        target: Some(3),
        traits: &[Trait::Fighter],
        abilities: &[using(Step::Seq(&[
            REVEAL_TOP,
            the(
                GALAXY_TOP,
                &Step::Seq(&[
                    Step::If {
                        test: Test::Is(Slot::A, Filter::Of(Faction::Empire)),
                        then: &draw(1),
                        otherwise: None,
                    },
                    DISCARD_ENEMY,
                ]),
            ),
        ]))],
        reward: Some(resources(3)),
        ..UNIT
    },
    Card {
        id: "moff-jerjerrod",
        name: ["Moff Jerjerrod", "Moff Jerjerrod"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Empire,
        cost: 4,
        attack: 2,
        resources: 2,
        target: Some(4),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[using(Step::Seq(&[
            Step::Do(Verb::Look(GALAXY_TOP)),
            Step::If {
                test: Test::ForceIsWithYou,
                // The top card is picked first, so that nothing is offered if the deck is empty.
                then: &Step::Pick {
                    who: Who::You,
                    count: Count::The,
                    from: GALAXY_TOP,
                    into: Slot::B,
                    body: &pick_up_to(1, ROW, &Step::Do(Verb::Swap(Slot::A, Slot::B))),
                },
                otherwise: None,
            },
        ]))],
        reward: Some(force(3)),
        ..UNIT
    },
    Card {
        id: "general-veers",
        name: ["General Veers", "General Veers"],
        article: ["", "el"],
        faction: Faction::Empire,
        cost: 4,
        attack: 4,
        target: Some(4),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[using_if(
            any(Set::In(
                Zone::Play(Who::You),
                Filter::Either(&[Filter::Trait(Trait::Trooper), Filter::Trait(Trait::Vehicle)]),
            )),
            draw(1),
        )],
        reward: Some(force(3)),
        ..UNIT
    },
    Card {
        id: "at-st",
        name: ["AT-ST", "AT-ST"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Empire,
        copies: 2,
        cost: 4,
        attack: 4,
        target: Some(4),
        traits: &[Trait::Vehicle],
        abilities: &[using(DISCARD_FROM_ROW)],
        reward: Some(exile_up_to(2)),
        ..UNIT
    },
    Card {
        id: "landing-craft",
        name: ["Landing Craft", "Nave de desembarco"],
        article: ["", "la"],
        faction: Faction::Empire,
        copies: 2,
        cost: 4,
        target: Some(4),
        traits: &[Trait::Transport],
        abilities: &[using(Step::OneOf { who: Who::You, options: &[resources(4), repair(4)] })],
        reward: Some(resources(4)),
        ..UNIT
    },
    Card {
        id: "director-krennic",
        name: ["Director Krennic", "Director Krennic"],
        article: ["", "el"],
        faction: Faction::Empire,
        cost: 5,
        attack: 3,
        resources: 2,
        target: Some(5),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[using(Step::If {
            test: Test::YourBaseIs("death-star"),
            then: &draw(2),
            otherwise: Some(&draw(1)),
        })],
        reward: Some(Step::Seq(&[resources(3), force(2)])),
        ..UNIT
    },
    Card {
        id: "boba-fett",
        name: ["Boba Fett", "Boba Fett"],
        naming: Naming::EnglishOnly,
        faction: Faction::Empire,
        cost: 5,
        attack: 5,
        target: Some(5),
        traits: &[Trait::BountyHunter],
        unique: true,
        abilities: &[Ability::When(Trigger::Defeats, draw(1))],
        reward: Some(Step::Seq(&[resources(3), force(2)])),
        ..UNIT
    },
    Card {
        id: "at-at",
        name: ["AT-AT", "AT-AT"],
        article: ["", "el"],
        faction: Faction::Empire,
        cost: 6,
        attack: 6,
        target: Some(6),
        traits: &[Trait::Vehicle],
        abilities: &[using(recover(Filter::Trait(Trait::Trooper)))],
        reward: Some(FREE_OWN),
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "grand-moff-tarkin",
        name: ["Grand Moff Tarkin", "Gran Moff Tarkin"],
        article: ["", "el"],
        faction: Faction::Empire,
        cost: 6,
        attack: 2,
        resources: 2,
        force: 2,
        target: Some(6),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[using(pick(
            Set::In(Zone::Row, Filter::Of(Faction::Empire)),
            &Step::Seq(&[TAKE_IT, Step::Later { at: Moment::EndOfTurn, body: &EXILE_IT }]),
        ))],
        reward: Some(Step::Seq(&[resources(3), force(3)])),
        ..UNIT
    },
    Card {
        id: "darth-vader",
        name: ["Darth Vader", "Darth Vader"],
        faction: Faction::Empire,
        cost: 8,
        attack: 6,
        force: 2,
        target: Some(8),
        traits: &[Trait::Sith],
        unique: true,
        abilities: &[Ability::Boost {
            given: Some(Test::ForceIsWithYou),
            to: Whom::This,
            attack: n(4),
        }],
        reward: Some(Step::Seq(&[resources(4), force(4)])),
        ..UNIT
    },
    Card {
        id: "gozanti-cruiser",
        name: ["Gozanti Cruiser", "Crucero Gozanti"],
        article: ["", "el"],
        faction: Faction::Empire,
        copies: 3,
        cost: 3,
        resources: 2,
        hit_points: 3,
        abilities: &[paying(DISCARD_FROM_HAND, draw(1))],
        ..SHIP
    },
    Card {
        id: "imperial-carrier",
        name: ["Imperial Carrier", "Portacazas imperial"],
        article: ["", "el"],
        faction: Faction::Empire,
        copies: 2,
        cost: 5,
        resources: 3,
        hit_points: 5,
        abilities: &[Ability::Boost {
            given: None,
            to: Whom::Yours(Filter::All(&[Filter::Unit, Filter::Trait(Trait::Fighter)])),
            attack: n(1),
        }],
        ..SHIP
    },
    Card {
        id: "star-destroyer",
        name: ["Star Destroyer", "Star Destroyer"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        faction: Faction::Empire,
        copies: 2,
        cost: 7,
        attack: 4,
        hit_points: 7,
        ..SHIP
    },
];
