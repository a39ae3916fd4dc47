//! The bases of the Mandalorians.

use script::Slot;
use table::Naming;

use super::BASE;
use crate::cards::phrases::{BALANCE, FREE_TO_HAND, draw, exile_up_to, n, pick, repair, resources};
use crate::words::{
    Ability, Card, Faction, Filter, Often, Party, Resolver, Set, Step, Supply, Test, Trait,
    Trigger, Verb, Zone,
};

pub(super) static CARDS: [Card; 10] = [
    Card {
        id: "concord-dawn",
        name: ["Concord Dawn", "Concord Dawn"],
        faction: Faction::Mandalorians,
        hit_points: 8,
        unique: true,
        supply: Supply::StartingBase,
        ..BASE
    },
    Card {
        id: "mandalore",
        name: ["Mandalore", "Mandalore"],
        faction: Faction::Mandalorians,
        hit_points: 10,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[Ability::When(
            Trigger::Revealed,
            pick(
                Set::In(
                    Zone::Row,
                    Filter::All(&[
                        Filter::Either(&[Filter::Of(Faction::Mandalorians), Filter::Neutral]),
                        Filter::Purchasable,
                    ]),
                ),
                &FREE_TO_HAND,
            ),
        )],
        ..BASE
    },
    Card {
        id: "concordia",
        name: ["Concordia", "Concordia"],
        naming: Naming::EnglishOnly,
        faction: Faction::Mandalorians,
        hit_points: 12,
        unique: true,
        abilities: &[Ability::When(Trigger::Revealed, exile_up_to(3))],
        resolver: Resolver::Owner,
        ..BASE
    },
    Card {
        id: "nevarro",
        name: ["Nevarro", "Nevarro"],
        faction: Faction::Mandalorians,
        hit_points: 14,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[Ability::When(Trigger::YouDefeat, draw(1))],
        ..BASE
    },
    Card {
        id: "tatooine-mandalorian",
        name: ["Tatooine", "Tatooine"],
        naming: Naming::EnglishOnly,
        faction: Faction::Mandalorians,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(Trigger::FirstPlayed(Filter::Neutral), draw(1))],
        ..BASE
    },
    Card {
        id: "trask",
        name: ["Trask", "Trask"],
        faction: Faction::Mandalorians,
        hit_points: 14,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[
            Ability::When(
                Trigger::Revealed,
                pick(Set::In(Zone::Row, Filter::Ship), &Step::Do(Verb::MarkAsPrey(Slot::A))),
            ),
            Ability::Hunts {
                sort: Filter::Prey,
                party: Party::Any,
                often: Often::AnyTime,
                reward: FREE_TO_HAND,
            },
        ],
        ..BASE
    },
    Card {
        id: "tython",
        name: ["Tython", "Tython"],
        naming: Naming::EnglishOnly,
        faction: Faction::Mandalorians,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(Trigger::Revealed, BALANCE)],
        ..BASE
    },
    Card {
        id: "arvala-vii",
        name: ["Arvala VII", "Arvala VII"],
        faction: Faction::Mandalorians,
        hit_points: 16,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[Ability::When(
            Trigger::TurnStarts,
            Step::If {
                test: Test::ForceIsNeutral,
                then: &resources(1),
                otherwise: Some(&Step::Do(Verb::CalmForce(n(1)))),
            },
        )],
        ..BASE
    },
    Card {
        id: "glavis-ringworld",
        name: ["Glavis Ringworld", "Glavis Ringworld"],
        naming: Naming::EnglishOnly,
        faction: Faction::Mandalorians,
        hit_points: 16,
        unique: true,
        abilities: &[Ability::CheapensFirst(Filter::Of(Faction::Mandalorians), 1)],
        ..BASE
    },
    Card {
        id: "kalevala",
        name: ["Kalevala", "Kalevala"],
        naming: Naming::EnglishOnly,
        faction: Faction::Mandalorians,
        hit_points: 18,
        unique: true,
        abilities: &[Ability::When(Trigger::YouPlay(Filter::Trait(Trait::Trooper)), repair(1))],
        ..BASE
    },
];
