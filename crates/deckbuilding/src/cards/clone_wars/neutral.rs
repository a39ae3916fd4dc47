//! The neutral cards of the Clone Wars: the galaxy deck and the Outer Rim Pilots.

use script::{Count, Slot};
use table::{Naming, Origin};

use super::{ONE_SOURCE, SHIP, UNIT};
use crate::cards::phrases::{
    DESTROY_IT, ENEMY_SHIPS, EXILE_ONE, EXILE_THIS, TAKE_IT, any, attack, draw, exile_up_to, force,
    n, paying, pick, pick_up_to, resources, the, using, using_if,
};
use crate::words::{
    Ability, Card, Filter, Goes, Num, Often, Origins, Party, Price, Resolver, Set, Step, Supply,
    Test, Trait, Trigger, Verb, Who, Whom, Zone,
};

const GIVE_AWAY: Step = Step::IfDone {
    first: &Step::Do(Verb::Spend(n(2))),
    then: &Step::Seq(&[force(1), Step::Do(Verb::GiveThis)]),
};

pub(super) static CARDS: [Card; 20] = [
    Card {
        id: "outer-rim-pilot-cw",
        name: ["Outer Rim Pilot", "Piloto del Borde Exterior"],
        article: ["", "el"],
        copies: 10,
        cost: 2,
        resources: 2,
        supply: Supply::Pilots,
        abilities: &[paying(EXILE_THIS, force(1))],
        origins: Origins { ability: Origin::Inferred, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "jar-jar-binks",
        name: ["Jar Jar Binks", "Jar Jar Binks"],
        traits: &[Trait::Outcast],
        unique: true,
        abilities: &[
            Ability::When(Trigger::Purchased, GIVE_AWAY),
            Ability::When(Trigger::Played, GIVE_AWAY),
        ],
        resolver: Resolver::Either,
        ..UNIT
    },
    Card {
        id: "weequay-pirate",
        name: ["Weequay Pirate", "Pirata weequay"],
        article: ["", "el"],
        copies: 2,
        cost: 1,
        attack: 2,
        traits: &[Trait::Trooper],
        abilities: &[using_if(
            any(Set::In(Zone::Play(Who::You), Filter::All(&[Filter::Other, Filter::Neutral]))),
            draw(1),
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "protocol-droid",
        name: ["Protocol Droid", "Droide de protocolo"],
        article: ["", "el"],
        copies: 2,
        cost: 1,
        resources: 2,
        traits: &[Trait::Droid],
        abilities: &[paying(
            EXILE_THIS,
            Step::IfDone {
                first: &Step::Do(Verb::DiscardUntil(Filter::Own)),
                then: &the(
                    Set::In(Zone::GalaxyDiscardTop, Filter::Any),
                    &Step::Pick {
                        who: Who::You,
                        count: Count::One,
                        from: Set::In(Zone::Row, Filter::All(&[Filter::Neutral, Filter::Unit])),
                        into: Slot::B,
                        body: &Step::Do(Verb::Swap(Slot::A, Slot::B)),
                    },
                ),
            },
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "aurra-sing",
        name: ["Aurra Sing", "Aurra Sing"],
        cost: 2,
        attack: 1,
        force: 1,
        traits: &[Trait::BountyHunter],
        unique: true,
        abilities: &[Ability::Boost {
            given: Some(any(Set::In(Zone::Row, Filter::Trait(Trait::BountyHunter)))),
            to: Whom::This,
            attack: n(2),
        }],
        ..UNIT
    },
    Card {
        id: "underworld-contact",
        name: ["Underworld Contact", "Contacto en los bajos fondos"],
        article: ["", "el"],
        copies: 2,
        cost: 2,
        resources: 1,
        force: 1,
        traits: &[Trait::Scoundrel],
        abilities: &[using_if(
            Test::ForceIsWithYou,
            Step::Do(Verb::CheapenNext(Filter::Neutral, 2)),
        )],
        resolver: Resolver::Either,
        ..UNIT
    },
    Card {
        id: "latts-razzi",
        name: ["Latts Razzi", "Latts Razzi"],
        cost: 3,
        attack: 3,
        traits: &[Trait::BountyHunter],
        unique: true,
        abilities: &[Ability::When(
            Trigger::Defeats,
            Step::Do(Verb::GainResources(Num::Count(Set::Or(
                &Set::In(Zone::AllPlay, Filter::Trait(Trait::BountyHunter)),
                &Set::In(Zone::Row, Filter::Trait(Trait::BountyHunter)),
            )))),
        )],
        ..UNIT
    },
    Card {
        id: "zam-wesell",
        name: ["Zam Wesell", "Zam Wesell"],
        naming: Naming::EnglishOnly,
        cost: 3,
        traits: &[Trait::BountyHunter],
        unique: true,
        abilities: &[Ability::When(
            Trigger::Played,
            Step::OneOf { who: Who::You, options: &[attack(2), resources(2), force(2)] },
        )],
        ..UNIT
    },
    Card {
        id: "hutt-fighter",
        name: ["Hutt Fighter", "Hutt Fighter"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        copies: 2,
        cost: 3,
        resources: 3,
        traits: &[Trait::Fighter],
        abilities: &[paying(Step::Do(Verb::Spend(n(2))), attack(2))],
        origins: Origins { ability: Origin::Inferred, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "super-commando",
        name: ["Super Commando", "Supercomando"],
        article: ["", "el"],
        copies: 2,
        cost: 3,
        attack: 3,
        traits: &[Trait::Trooper],
        abilities: &[
            Ability::PlacesItself(TAKE_IT),
            Ability::When(
                Trigger::Purchased,
                Step::If { test: Test::ForceIsWithYou, then: &EXILE_ONE, otherwise: None },
            ),
        ],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "embo",
        name: ["Embo", "Embo"],
        cost: 4,
        attack: 2,
        resources: 2,
        traits: &[Trait::BountyHunter],
        unique: true,
        abilities: &[using(Step::Do(Verb::GainAttack(Num::AtMost(
            &Num::Count(Set::In(
                Zone::Play(Who::You),
                Filter::All(&[Filter::Other, Filter::Neutral]),
            )),
            6,
        ))))],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "assassin-droid",
        name: ["Assassin Droid", "Assassin Droid"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        copies: 2,
        cost: 4,
        attack: 4,
        traits: &[Trait::BountyHunter, Trait::Droid],
        abilities: &[Ability::Hunts {
            sort: Filter::All(&[Filter::Neutral, Filter::Unit]),
            party: Party::WithThis,
            often: Often::AnyTime,
            reward: Step::Do(Verb::GainResources(Num::CostOf(Slot::A))),
        }],
        ..UNIT
    },
    Card {
        id: "gauntlet-starfighter",
        name: ["Gauntlet Starfighter", "Caza estelar Guantelete"],
        article: ["", "el"],
        copies: 2,
        cost: 4,
        resources: 4,
        traits: &[Trait::Transport],
        abilities: &[paying(
            EXILE_THIS,
            pick_up_to(
                1,
                Set::In(Zone::GalaxyDiscard, Filter::All(&[Filter::OwnOrNeutral, Filter::Payable])),
                &Step::Do(Verb::Purchase(Slot::A, Price::Cost, Goes::ToHand)),
            ),
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "jango-fett",
        name: ["Jango Fett", "Jango Fett"],
        naming: Naming::EnglishOnly,
        cost: 5,
        attack: 5,
        traits: &[Trait::BountyHunter],
        unique: true,
        abilities: &[Ability::When(Trigger::Defeats, draw(1))],
        ..UNIT
    },
    Card {
        id: "cad-bane",
        name: ["Cad Bane", "Cad Bane"],
        cost: 6,
        attack: 4,
        resources: 2,
        traits: &[Trait::BountyHunter],
        unique: true,
        abilities: &[using_if(
            Test::AtLeast(3, Set::In(Zone::Play(Who::You), Filter::Neutral)),
            Step::OneOf { who: Who::You, options: &[pick(ENEMY_SHIPS, &DESTROY_IT), EXILE_ONE] },
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "fetts-firespray",
        name: ["Fett's Firespray", "Firespray de Fett"],
        article: ["", "el"],
        cost: 7,
        attack: 4,
        resources: 3,
        traits: &[Trait::Transport],
        unique: true,
        abilities: &[using(pick(
            Set::In(Zone::Discard(Who::You), Filter::All(&[Filter::Neutral, Filter::Unit])),
            &Step::Seq(&[
                TAKE_IT,
                Step::If {
                    test: Test::Is(Slot::A, Filter::Trait(Trait::BountyHunter)),
                    then: &Step::Do(Verb::GainRowAttack(Slot::A, n(2))),
                    otherwise: None,
                },
            ]),
        ))],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Delegating,
        ..UNIT
    },
    Card {
        id: "hondo-ohnaka",
        name: ["Hondo Ohnaka", "Hondo Ohnaka"],
        cost: 8,
        attack: 4,
        resources: 4,
        traits: &[Trait::Scoundrel],
        unique: true,
        abilities: &[Ability::When(Trigger::YouPurchase(Filter::CostAtLeast(4)), draw(1))],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..UNIT
    },
    Card {
        id: "aurore-class-freighter",
        name: ["Aurore-class Freighter", "Carguero clase Aurora"],
        article: ["", "el"],
        copies: 2,
        cost: 3,
        resources: 2,
        hit_points: 3,
        abilities: &[Ability::WhenDestroyedEach(exile_up_to(1))],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..SHIP
    },
    Card {
        id: "space-yacht",
        name: ["Space Yacht", "Space Yacht"],
        naming: Naming::EnglishOnly,
        article: ["", "el"],
        copies: 3,
        cost: 4,
        resources: 2,
        hit_points: 4,
        ..SHIP
    },
    Card {
        id: "dreadnought-class-cruiser",
        name: ["Dreadnought-class Cruiser", "Crucero clase Invencible"],
        article: ["", "el"],
        copies: 2,
        cost: 5,
        attack: 2,
        hit_points: 5,
        abilities: &[Ability::Boost {
            given: None,
            to: Whom::Yours(Filter::All(&[Filter::Unit, Filter::Neutral])),
            attack: n(1),
        }],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..SHIP
    },
];
