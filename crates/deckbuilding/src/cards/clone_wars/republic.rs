//! The galaxy cards of the Republic.

use script::{Count, Slot};
use table::{Naming, Origin};

use super::{ONE_SOURCE, SHIP, UNIT};
use crate::cards::phrases::{
    DECK_TOP, EXILE_ONE, FREE_OWN, MAY_DISCARD_IT, MAY_TAKE_IT, PUT_IT_ON_DECK, REVEAL_DECK_TOP,
    TAKE_IT, UNIQUE_UNIT, any, attack, draw, exile_up_to, force, n, pick, repair, resources, the,
    using, using_if, with_force,
};
use crate::words::{
    Ability, Card, Faction, Filter, Moment, Num, Origins, Resolver, Set, Step, Test, Trait,
    Trigger, Verb, Who, Whom, Zone,
};

pub(super) static CARDS: [Card; 19] = [
    Card {
        id: "v-19-torrent",
        name: ["V-19 Torrent", "V-19 Torrent"],
        article: ["", "el"],
        faction: Faction::Republic,
        copies: 2,
        cost: 1,
        attack: 2,
        target: Some(1),
        traits: &[Trait::Fighter],
        abilities: &[using(Step::Seq(&[REVEAL_DECK_TOP, the(DECK_TOP, &MAY_DISCARD_IT)]))],
        reward: Some(resources(1)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "at-rt",
        name: ["AT-RT", "AT-RT"],
        article: ["", "el"],
        faction: Faction::Republic,
        copies: 2,
        cost: 2,
        attack: 2,
        target: Some(2),
        traits: &[Trait::Trooper],
        abilities: &[using_if(
            any(Set::In(
                Zone::Play(Who::You),
                Filter::All(&[Filter::Other, Filter::Trait(Trait::Trooper)]),
            )),
            repair(2),
        )],
        reward: Some(EXILE_ONE),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "barc-trooper",
        name: ["BARC Trooper", "Soldado de BARC"],
        article: ["", "el"],
        faction: Faction::Republic,
        copies: 2,
        cost: 2,
        resources: 2,
        target: Some(2),
        traits: &[Trait::Trooper],
        abilities: &[Ability::Boost {
            given: Some(any(Set::In(
                Zone::Play(Who::You),
                Filter::All(&[Filter::Other, Filter::Trait(Trait::Trooper)]),
            ))),
            to: Whom::This,
            attack: n(2),
        }],
        reward: Some(EXILE_ONE),
        ..UNIT
    },
    Card {
        id: "aayla-secura",
        name: ["Aayla Secura", "Aayla Secura"],
        faction: Faction::Republic,
        cost: 3,
        attack: 2,
        force: 1,
        target: Some(3),
        traits: &[Trait::Jedi],
        unique: true,
        abilities: &[Ability::Boost {
            given: Some(Test::ForceIsWithYou),
            to: Whom::Yours(Filter::All(&[Filter::Unit, Filter::Trait(Trait::Trooper)])),
            attack: n(1),
        }],
        reward: Some(force(2)),
        ..UNIT
    },
    Card {
        id: "captain-rex",
        name: ["Captain Rex", "Capitán Rex"],
        article: ["", "el"],
        faction: Faction::Republic,
        cost: 3,
        resources: 2,
        target: Some(3),
        traits: &[Trait::Trooper],
        unique: true,
        abilities: &[using(Step::Do(Verb::GainAttack(Num::Count(Set::Or(
            &Set::In(Zone::AllPlay, UNIQUE_UNIT),
            &Set::In(Zone::Row, UNIQUE_UNIT),
        )))))],
        reward: Some(force(2)),
        ..UNIT
    },
    Card {
        id: "delta-7b",
        name: ["Delta-7B", "Delta-7B"],
        article: ["", "el"],
        faction: Faction::Republic,
        copies: 2,
        cost: 3,
        attack: 3,
        force: 1,
        target: Some(3),
        traits: &[Trait::Jedi, Trait::Fighter],
        abilities: &[using(Step::Seq(&[
            REVEAL_DECK_TOP,
            the(
                DECK_TOP,
                &Step::If {
                    test: Test::Is(Slot::A, Filter::Trait(Trait::Jedi)),
                    then: &MAY_TAKE_IT,
                    otherwise: Some(&MAY_DISCARD_IT),
                },
            ),
        ]))],
        reward: Some(force(2)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "arc-trooper",
        name: ["ARC Trooper", "Soldado CAR"],
        article: ["", "el"],
        faction: Faction::Republic,
        copies: 3,
        cost: 3,
        attack: 3,
        target: Some(3),
        traits: &[Trait::Trooper],
        abilities: &[using_if(
            any(Set::Or(
                &Set::In(Zone::Play(Who::You), Filter::Trait(Trait::Jedi)),
                &Set::In(
                    Zone::Play(Who::You),
                    Filter::All(&[Filter::Other, Filter::Trait(Trait::Trooper)]),
                ),
            )),
            Step::Do(Verb::DamageBase(n(2))),
        )],
        reward: Some(resources(3)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "ahsoka-tano",
        name: ["Ahsoka Tano", "Ahsoka Tano"],
        faction: Faction::Republic,
        cost: 4,
        attack: 3,
        force: 1,
        target: Some(4),
        traits: &[Trait::Jedi],
        unique: true,
        abilities: &[using(Step::Seq(&[
            REVEAL_DECK_TOP,
            Step::If {
                test: Test::ForceIsWithYou,
                then: &the(
                    DECK_TOP,
                    &Step::Pick {
                        who: Who::You,
                        count: Count::UpTo(n(1)),
                        from: Set::In(Zone::Discard(Who::You), Filter::Any),
                        into: Slot::B,
                        body: &Step::Do(Verb::Swap(Slot::A, Slot::B)),
                    },
                ),
                otherwise: None,
            },
        ]))],
        reward: Some(force(3)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "arc-170",
        name: ["ARC-170", "ARC-170"],
        article: ["", "el"],
        faction: Faction::Republic,
        copies: 2,
        cost: 4,
        attack: 4,
        target: Some(4),
        traits: &[Trait::Fighter],
        abilities: &[using(Step::Seq(&[
            REVEAL_DECK_TOP,
            the(
                DECK_TOP,
                &Step::If {
                    test: Test::Is(
                        Slot::A,
                        Filter::Either(&[
                            Filter::Trait(Trait::Fighter),
                            Filter::Trait(Trait::Trooper),
                        ]),
                    ),
                    then: &attack(2),
                    otherwise: None,
                },
            ),
        ]))],
        reward: Some(exile_up_to(2)),
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "laat-gunship",
        name: ["LAAT Gunship", "Cañonera LAAT"],
        article: ["", "la"],
        faction: Faction::Republic,
        copies: 2,
        cost: 4,
        resources: 4,
        target: Some(4),
        traits: &[Trait::Transport],
        abilities: &[using(Step::Seq(&[
            REVEAL_DECK_TOP,
            the(
                DECK_TOP,
                &Step::If {
                    test: Test::Is(
                        Slot::A,
                        Filter::Either(&[
                            Filter::Trait(Trait::Jedi),
                            Filter::Trait(Trait::Trooper),
                        ]),
                    ),
                    then: &MAY_TAKE_IT,
                    otherwise: None,
                },
            ),
        ]))],
        reward: Some(resources(4)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "clone-commander-cody",
        name: ["Clone Commander Cody", "Comandante clon Cody"],
        article: ["", "el"],
        faction: Faction::Republic,
        cost: 4,
        attack: 2,
        resources: 2,
        target: Some(4),
        traits: &[Trait::Trooper],
        unique: true,
        abilities: &[using(pick(
            Set::In(Zone::Discard(Who::You), Filter::Trait(Trait::Trooper)),
            &with_force(&TAKE_IT, &PUT_IT_ON_DECK),
        ))],
        reward: Some(force(3)),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "anakin-skywalker",
        name: ["Anakin Skywalker", "Anakin Skywalker"],
        naming: Naming::EnglishOnly,
        faction: Faction::Republic,
        cost: 5,
        attack: 4,
        force: 1,
        target: Some(5),
        traits: &[Trait::Jedi],
        unique: true,
        abilities: &[Ability::Boost {
            given: Some(Test::ForceIsWithYou),
            to: Whom::This,
            attack: n(3),
        }],
        reward: Some(Step::Seq(&[resources(3), force(2)])),
        ..UNIT
    },
    Card {
        id: "padme-amidala",
        name: ["Padmé Amidala", "Padmé Amidala"],
        faction: Faction::Republic,
        cost: 5,
        attack: 3,
        resources: 2,
        target: Some(5),
        traits: &[Trait::Officer],
        unique: true,
        abilities: &[using(Step::If {
            test: Test::YourBaseIs("naboo"),
            then: &draw(2),
            otherwise: Some(&draw(1)),
        })],
        reward: Some(Step::Seq(&[resources(3), force(2)])),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "at-te",
        name: ["AT-TE", "AT-TE"],
        article: ["", "el"],
        faction: Faction::Republic,
        cost: 6,
        attack: 6,
        target: Some(6),
        traits: &[Trait::Vehicle],
        abilities: &[using(pick(
            Set::In(Zone::Play(Who::You), Filter::All(&[Filter::Other, Filter::Unit])),
            &PUT_IT_ON_DECK,
        ))],
        reward: Some(FREE_OWN),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "obi-wan-kenobi",
        name: ["Obi-Wan Kenobi", "Obi-Wan Kenobi"],
        faction: Faction::Republic,
        cost: 6,
        attack: 4,
        force: 2,
        target: Some(6),
        traits: &[Trait::Jedi],
        unique: true,
        abilities: &[Ability::When(
            Trigger::RevealedFromDeck,
            Step::Seq(&[Step::Do(Verb::TakeThis), REVEAL_DECK_TOP]),
        )],
        reward: Some(Step::Seq(&[resources(3), force(3)])),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "mace-windu",
        name: ["Mace Windu", "Mace Windu"],
        faction: Faction::Republic,
        cost: 8,
        attack: 6,
        force: 2,
        target: Some(8),
        traits: &[Trait::Jedi],
        unique: true,
        abilities: &[using(Step::Seq(&[
            REVEAL_DECK_TOP,
            Step::If {
                test: Test::ForceIsWithYou,
                then: &the(
                    DECK_TOP,
                    &Step::Do(Verb::GainAttack(Num::AtMost(&Num::CostOf(Slot::A), 5))),
                ),
                otherwise: None,
            },
        ]))],
        reward: Some(Step::Seq(&[resources(4), force(4)])),
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "consular-class-cruiser",
        name: ["Consular-class Cruiser", "Crucero clase Consular"],
        article: ["", "el"],
        faction: Faction::Republic,
        copies: 2,
        cost: 2,
        resources: 2,
        hit_points: 2,
        abilities: &[using(pick(
            Set::In(Zone::Hand(Who::You), Filter::Any),
            &Step::Do(Verb::SwapWithDeckTop(Slot::A)),
        ))],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..SHIP
    },
    Card {
        id: "acclamator-class-ship",
        name: ["Acclamator-class Ship", "Nave clase Aclamador"],
        article: ["", "la"],
        faction: Faction::Republic,
        copies: 2,
        cost: 5,
        resources: 3,
        hit_points: 5,
        abilities: &[using(Step::Later {
            at: Moment::NextPurchase(&Filter::Any),
            body: &PUT_IT_ON_DECK,
        })],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..SHIP
    },
    Card {
        id: "venator-class-destroyer",
        name: ["Venator-class Destroyer", "Destructor clase Venador"],
        article: ["", "el"],
        faction: Faction::Republic,
        copies: 2,
        cost: 7,
        attack: 3,
        hit_points: 7,
        abilities: &[Ability::Boost {
            given: None,
            to: Whom::Yours(Filter::All(&[Filter::Unit, Filter::Trait(Trait::Fighter)])),
            attack: n(1),
        }],
        origins: Origins { ability: Origin::Inferred, ..ONE_SOURCE },
        ..SHIP
    },
];
