//! The bases of both factions.

use script::{Count, Slot};

use super::BASE;
use table::{Naming, Origin};

use crate::cards::phrases::{
    DESTROY_IT, DISCARD_IT, ENEMY_SHIPS, EXILE_IT, FREE_TO_HAND, PUT_IT_ON_DECK, ROW, TAKE_IT, any,
    draw, exile_up_to, force, n, paying, pick, resources,
};
use crate::words::{
    Ability, Card, Faction, Filter, Moment, Num, Often, Origins, Party, Resolver, Set, Step,
    Supply, Test, Trait, Trigger, Verb, Who, Whom, Zone,
};

const TOP_TWO: Set = Set::In(Zone::GalaxyTop(2), Filter::Any);
const REBELS_DISCARDED: Set = Set::In(Zone::GalaxyDiscard, Filter::Of(Faction::Rebels));

pub(super) static CARDS: [Card; 20] = [
    Card {
        id: "lothal",
        name: ["Lothal", "Lothal"],
        faction: Faction::Empire,
        hit_points: 8,
        unique: true,
        supply: Supply::StartingBase,
        ..BASE
    },
    Card {
        id: "corellia",
        name: ["Corellia", "Corellia"],
        faction: Faction::Empire,
        hit_points: 10,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[Ability::When(
            Trigger::Revealed,
            pick(
                Set::In(
                    Zone::Row,
                    Filter::All(&[
                        Filter::Either(&[Filter::Of(Faction::Empire), Filter::Neutral]),
                        Filter::Purchasable,
                    ]),
                ),
                &FREE_TO_HAND,
            ),
        )],
        ..BASE
    },
    Card {
        id: "kessel",
        name: ["Kessel", "Kessel"],
        faction: Faction::Empire,
        hit_points: 12,
        unique: true,
        abilities: &[Ability::When(Trigger::Revealed, exile_up_to(3))],
        resolver: Resolver::Owner,
        ..BASE
    },
    Card {
        id: "kafrene",
        name: ["Kafrene", "Kafrene"],
        faction: Faction::Empire,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(Trigger::FirstPlayed(Filter::Neutral), draw(1))],
        ..BASE
    },
    Card {
        id: "mustafar",
        name: ["Mustafar", "Mustafar"],
        naming: Naming::EnglishOnly,
        faction: Faction::Empire,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(Trigger::Revealed, force(4))],
        origins: Origins { ability: Origin::SingleSource, ..Origins::VERIFIED },
        ..BASE
    },
    Card {
        id: "ord-mantell",
        name: ["Ord Mantell", "Ord Mantell"],
        faction: Faction::Empire,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::Hunts {
            sort: Filter::All(&[Filter::Neutral, Filter::Unit]),
            party: Party::Any,
            often: Often::OncePerTurn,
            reward: Step::Do(Verb::GainResources(Num::CostOf(Slot::A))),
        }],
        ..BASE
    },
    Card {
        id: "coruscant-empire",
        name: ["Coruscant", "Coruscant"],
        faction: Faction::Empire,
        hit_points: 16,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[Ability::When(
            Trigger::TurnStarts,
            Step::Seq(&[
                Step::Do(Verb::Look(TOP_TWO)),
                Step::If {
                    test: Test::AtLeast(2, TOP_TWO),
                    then: &pick(TOP_TWO, &DISCARD_IT),
                    otherwise: None,
                },
            ]),
        )],
        ..BASE
    },
    Card {
        id: "death-star",
        name: ["Death Star", "Estrella de la Muerte"],
        article: ["the", "la"],
        faction: Faction::Empire,
        hit_points: 16,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[paying(
            Step::Do(Verb::Spend(n(4))),
            pick(Set::Or(&ENEMY_SHIPS, &Set::In(Zone::Row, Filter::Ship)), &DESTROY_IT),
        )],
        ..BASE
    },
    Card {
        id: "endor",
        name: ["Endor", "Endor"],
        faction: Faction::Empire,
        hit_points: 16,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[Ability::Boost {
            given: None,
            to: Whom::Yours(Filter::All(&[
                Filter::Unit,
                Filter::Either(&[Filter::Trait(Trait::Trooper), Filter::Trait(Trait::Vehicle)]),
            ])),
            attack: n(1),
        }],
        ..BASE
    },
    Card {
        id: "rodia-empire",
        name: ["Rodia", "Rodia"],
        faction: Faction::Empire,
        hit_points: 16,
        unique: true,
        abilities: &[Ability::When(
            Trigger::Revealed,
            Step::Seq(&[
                Step::Do(Verb::DamageBase(Num::Count(Set::In(Zone::Row, Filter::Enemy)))),
                Step::Do(Verb::DiscardAll(Set::In(Zone::Row, Filter::Enemy))),
            ]),
        )],
        ..BASE
    },
    Card {
        id: "dantooine",
        name: ["Dantooine", "Dantooine"],
        faction: Faction::Rebels,
        hit_points: 8,
        unique: true,
        supply: Supply::StartingBase,
        ..BASE
    },
    Card {
        id: "mon-cala",
        name: ["Mon Cala", "Mon Cala"],
        faction: Faction::Rebels,
        hit_points: 10,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[Ability::When(
            Trigger::Revealed,
            pick(
                Set::In(
                    Zone::Row,
                    Filter::All(&[
                        Filter::Either(&[Filter::Of(Faction::Rebels), Filter::Neutral]),
                        Filter::Purchasable,
                    ]),
                ),
                &FREE_TO_HAND,
            ),
        )],
        ..BASE
    },
    Card {
        id: "dagobah",
        name: ["Dagobah", "Dagobah"],
        faction: Faction::Rebels,
        hit_points: 12,
        unique: true,
        abilities: &[Ability::When(Trigger::Revealed, exile_up_to(3))],
        resolver: Resolver::Owner,
        ..BASE
    },
    Card {
        id: "bespin",
        name: ["Bespin", "Bespin"],
        faction: Faction::Rebels,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(Trigger::FirstPlayed(Filter::Neutral), draw(1))],
        ..BASE
    },
    Card {
        id: "alderaan",
        name: ["Alderaan", "Alderaan"],
        naming: Naming::EnglishOnly,
        faction: Faction::Rebels,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(Trigger::Revealed, force(4))],
        origins: Origins { ability: Origin::SingleSource, ..Origins::VERIFIED },
        ..BASE
    },
    Card {
        id: "hoth",
        name: ["Hoth", "Hoth"],
        faction: Faction::Rebels,
        hit_points: 14,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[Ability::Prevents(n(2))],
        ..BASE
    },
    Card {
        id: "jedha",
        name: ["Jedha", "Jedha"],
        faction: Faction::Rebels,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::PlacesFirst(
            Filter::Neutral,
            Step::Seq(&[TAKE_IT, Step::Later { at: Moment::EndOfTurn, body: &EXILE_IT }]),
        )],
        ..BASE
    },
    Card {
        id: "tatooine-rebel",
        name: ["Tatooine", "Tatooine"],
        faction: Faction::Rebels,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(
            Trigger::Revealed,
            Step::Seq(&[
                Step::If {
                    test: any(REBELS_DISCARDED),
                    then: &pick(
                        ROW,
                        &Step::Pick {
                            who: Who::You,
                            count: Count::One,
                            from: REBELS_DISCARDED,
                            into: Slot::B,
                            body: &Step::Do(Verb::Swap(Slot::A, Slot::B)),
                        },
                    ),
                    otherwise: None,
                },
                resources(1),
            ]),
        )],
        origins: Origins { ability: Origin::SingleSource, ..Origins::VERIFIED },
        ..BASE
    },
    Card {
        id: "sullust",
        name: ["Sullust", "Sullust"],
        faction: Faction::Rebels,
        hit_points: 16,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[Ability::PlacesFirst(Filter::Any, PUT_IT_ON_DECK)],
        ..BASE
    },
    Card {
        id: "yavin-4",
        name: ["Yavin 4", "Yavin 4"],
        faction: Faction::Rebels,
        hit_points: 16,
        unique: true,
        supply: Supply::IntroductoryBase,
        abilities: &[Ability::When(Trigger::OpponentDiscards, Step::Do(Verb::DamageBase(n(2))))],
        ..BASE
    },
];
