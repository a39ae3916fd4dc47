//! The bases of the Republic and the Separatists.

use script::{Count, Slot};
use table::{Naming, Origin};

use super::{BASE, ONE_SOURCE};
use crate::cards::phrases::{
    DECK_TOP, EXILE_IT, FREE_TO_HAND, MAY_DISCARD_IT, PUT_IT_ON_DECK, REVEAL_DECK_TOP, TAKE_IT,
    any, draw, exile_up_to, force, n, pick, recover, the, using_if,
};
use crate::words::{
    Ability, Card, Faction, Filter, Num, Origins, Resolver, Set, Step, Supply, Trait, Trigger,
    Verb, Who, Whom, Zone,
};

/// Droids in your discard pile whose cost you can pay.
const DROIDS_TO_RECALL: Set = Set::In(
    Zone::Discard(Who::Team),
    Filter::All(&[Filter::Trait(Trait::Droid), Filter::Affordable]),
);

pub(super) static CARDS: [Card; 20] = [
    Card {
        id: "rishi",
        name: ["Rishi", "Rishi"],
        naming: Naming::EnglishOnly,
        faction: Faction::Republic,
        hit_points: 8,
        unique: true,
        supply: Supply::StartingBase,
        ..BASE
    },
    Card {
        id: "anaxes",
        name: ["Anaxes", "Anaxes"],
        faction: Faction::Republic,
        hit_points: 10,
        unique: true,
        abilities: &[Ability::When(
            Trigger::Revealed,
            pick(
                Set::In(
                    Zone::Row,
                    Filter::All(&[
                        Filter::Either(&[Filter::Of(Faction::Republic), Filter::Neutral]),
                        Filter::Purchasable,
                    ]),
                ),
                &FREE_TO_HAND,
            ),
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "kashyyyk",
        name: ["Kashyyyk", "Kashyyyk"],
        faction: Faction::Republic,
        hit_points: 12,
        unique: true,
        abilities: &[Ability::When(Trigger::Revealed, exile_up_to(3))],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Owner,
        ..BASE
    },
    Card {
        id: "naboo",
        name: ["Naboo", "Naboo"],
        faction: Faction::Republic,
        hit_points: 12,
        unique: true,
        abilities: &[Ability::Toughens(2)],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "christophsis",
        name: ["Christophsis", "Cristopsis"],
        faction: Faction::Republic,
        hit_points: 14,
        unique: true,
        abilities: &[
            Ability::Must(Trigger::Revealed, Step::Do(Verb::DamageThis(n(4)))),
            Ability::When(
                Trigger::YouPlay(Filter::Trait(Trait::Transport)),
                Step::Do(Verb::RepairThis(n(1))),
            ),
        ],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "ilum",
        name: ["Ilum", "Ilum"],
        naming: Naming::EnglishOnly,
        faction: Faction::Republic,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(Trigger::Revealed, force(4))],
        ..BASE
    },
    Card {
        id: "kamino",
        name: ["Kamino", "Kamino"],
        faction: Faction::Republic,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(
            Trigger::FirstPlayed(Filter::Trait(Trait::Trooper)),
            recover(Filter::Trait(Trait::Trooper)),
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "rodia-republic",
        name: ["Rodia", "Rodia"],
        faction: Faction::Republic,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(Trigger::FirstPlayed(Filter::Neutral), draw(1))],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "coruscant-republic",
        name: ["Coruscant", "Coruscant"],
        faction: Faction::Republic,
        hit_points: 16,
        unique: true,
        abilities: &[Ability::When(
            Trigger::TurnStarts,
            Step::Seq(&[REVEAL_DECK_TOP, the(DECK_TOP, &MAY_DISCARD_IT)]),
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "ryloth",
        name: ["Ryloth", "Ryloth"],
        faction: Faction::Republic,
        hit_points: 16,
        unique: true,
        abilities: &[Ability::When(
            Trigger::Revealed,
            Step::Seq(&[
                pick(Set::In(Zone::Row, Filter::Enemy), &EXILE_IT),
                pick(Set::In(Zone::Discard(Who::Team), Filter::Any), &PUT_IT_ON_DECK),
            ]),
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "xorrn",
        name: ["Xorrn", "Xorrn"],
        naming: Naming::EnglishOnly,
        faction: Faction::Separatists,
        hit_points: 8,
        unique: true,
        supply: Supply::StartingBase,
        ..BASE
    },
    Card {
        id: "dac",
        name: ["Dac", "Dac"],
        faction: Faction::Separatists,
        hit_points: 10,
        unique: true,
        abilities: &[Ability::When(
            Trigger::Revealed,
            pick(
                Set::In(
                    Zone::Row,
                    Filter::All(&[
                        Filter::Either(&[Filter::Of(Faction::Separatists), Filter::Neutral]),
                        Filter::Purchasable,
                    ]),
                ),
                &FREE_TO_HAND,
            ),
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "onderon",
        name: ["Onderon", "Onderon"],
        faction: Faction::Separatists,
        hit_points: 12,
        unique: true,
        abilities: &[Ability::When(Trigger::Revealed, exile_up_to(3))],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        resolver: Resolver::Owner,
        ..BASE
    },
    Card {
        id: "cato-neimoidia",
        name: ["Cato Neimoidia", "Cato Neimoidia"],
        faction: Faction::Separatists,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(
            Trigger::Revealed,
            pick(
                Set::In(Zone::Row, Filter::Enemy),
                &Step::Seq(&[
                    Step::Do(Verb::Vacate(Slot::A)),
                    Step::Pick {
                        who: Who::You,
                        count: Count::One,
                        from: Set::Except(&Set::In(Zone::GalaxyDiscard, Filter::Enemy), Slot::A),
                        into: Slot::B,
                        body: &Step::Seq(&[
                            Step::Do(Verb::FillGap(Slot::B)),
                            Step::Do(Verb::GainResources(Num::CostOf(Slot::B))),
                        ]),
                    },
                ]),
            ),
        )],
        ..BASE
    },
    Card {
        id: "felucia",
        name: ["Felucia", "Felucia"],
        faction: Faction::Separatists,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::Boost {
            given: None,
            to: Whom::Yours(Filter::All(&[Filter::Unit, Filter::Trait(Trait::Droid)])),
            attack: n(1),
        }],
        origins: Origins { ability: Origin::Inferred, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "lola-sayu",
        name: ["Lola Sayu", "Lola Sayu"],
        faction: Faction::Separatists,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(
            Trigger::Revealed,
            pick(
                Set::In(Zone::Discard(Who::Opponent), Filter::Any),
                &Step::Do(Verb::TuckUnderThis(Slot::A)),
            ),
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "mustafar-separatist",
        name: ["Mustafar", "Mustafar"],
        faction: Faction::Separatists,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(Trigger::FirstPlayed(Filter::Neutral), draw(1))],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "serenno",
        name: ["Serenno", "Serenno"],
        naming: Naming::EnglishOnly,
        faction: Faction::Separatists,
        hit_points: 14,
        unique: true,
        abilities: &[Ability::When(Trigger::Revealed, force(4))],
        ..BASE
    },
    Card {
        id: "geonosis",
        name: ["Geonosis", "Geonosis"],
        faction: Faction::Separatists,
        hit_points: 16,
        unique: true,
        abilities: &[using_if(
            any(DROIDS_TO_RECALL),
            pick(
                DROIDS_TO_RECALL,
                &Step::Seq(&[Step::Do(Verb::Spend(Num::CostOf(Slot::A))), TAKE_IT]),
            ),
        )],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
    Card {
        id: "mygeeto",
        name: ["Mygeeto", "Mygeeto"],
        faction: Faction::Separatists,
        hit_points: 18,
        unique: true,
        abilities: &[Ability::KeepsResources],
        origins: Origins { ability: Origin::Verified, ..ONE_SOURCE },
        ..BASE
    },
];
