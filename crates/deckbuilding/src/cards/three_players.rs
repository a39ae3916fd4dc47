//! What the Mandalorian box adds for three players: fifteen neutral cards, three neutral bases and
//! the train beside the Force track.
//!
//! Only two names are public. Everything else here is our own, in the spirit that the rules
//! describe: diplomacy, ships that change hands, and a train that everybody robs. The comment above
//! a card says why it is there. Whoever owns the box can correct this file; `docs/content.md` says
//! how.

use script::Slot;
use table::Origin;

use crate::cards::phrases::{
    BALANCE, DISCARD_FROM_ROW, DISCARD_IT, YOUR_SHIPS, draw, force, n, paying, pick, repair,
    resources, using,
};
use crate::words::{
    Ability, Card, Edition, Filter, Origins, Set, Step, Supply, Trait, Trigger, Verb, Who, Zone,
};

const OURS: Origins =
    Origins { figures: Origin::Original, ability: Origin::Original, copies: Origin::Original };
const UNIT: Card = Card { edition: Edition::Mandalorians, origins: OURS, ..super::UNIT };
const SHIP: Card = Card { edition: Edition::Mandalorians, origins: OURS, ..super::SHIP };
const BASE: Card = Card {
    edition: Edition::Mandalorians,
    origins: OURS,
    supply: Supply::StartingBase,
    hit_points: 8,
    unique: true,
    ..super::BASE
};

/// You give one of your capital ships to an opponent; if you do, something follows.
const fn ceding(then: &'static Step) -> Step {
    Step::IfDone { first: &CEDE_ONE, then }
}
const CEDE_ONE: Step = Step::Pick {
    who: Who::You,
    count: script::Count::UpTo(n(1)),
    from: YOUR_SHIPS,
    into: Slot::A,
    body: &Step::Do(Verb::Cede(Slot::A)),
};

pub(super) static CARDS: [Card; 12] = [
    // The rules name it as the one ability that reaches the row between the two opponents: there it
    // takes away what one of them saves for, which the other may be glad to pay for.
    Card {
        id: "corellian-transport",
        name: ["Corellian Transport", "Transporte corelliano"],
        article: ["", "el"],
        copies: 2,
        cost: 3,
        resources: 3,
        traits: &[Trait::Transport],
        abilities: &[using(pick(Set::In(Zone::AnyRow, Filter::Any), &DISCARD_IT))],
        ..UNIT
    },
    // The rules speak of giving away capital ships: a shield for whoever needs one, at a price.
    Card {
        id: "pyke-envoy",
        name: ["Pyke Envoy", "Enviado pyke"],
        article: ["", "el"],
        copies: 2,
        cost: 2,
        resources: 2,
        traits: &[Trait::Scoundrel],
        abilities: &[using(ceding(&draw(2)))],
        ..UNIT
    },
    // Takes the Force from whoever has it, so the other two have a common interest.
    Card {
        id: "truce-mediator",
        name: ["Truce Mediator", "Mediadora de la tregua"],
        article: ["", "la"],
        copies: 2,
        cost: 2,
        resources: 1,
        traits: &[Trait::Officer],
        abilities: &[using(Step::IfDone { first: &BALANCE, then: &resources(2) })],
        ..UNIT
    },
    // Made for the train, which is there every turn: five Attack of any colour rob it.
    Card {
        id: "contract-hunter",
        name: ["Contract Hunter", "Cazador por contrato"],
        article: ["", "el"],
        copies: 2,
        cost: 3,
        attack: 3,
        traits: &[Trait::BountyHunter],
        abilities: &[Ability::When(Trigger::Defeats, resources(2))],
        ..UNIT
    },
    // They change sides for pay: a card to promise an opponent, and to fear the turn after.
    Card {
        id: "hired-blades",
        name: ["Hired Blades", "Espadas de alquiler"],
        article: ["the", "las"],
        copies: 2,
        cost: 4,
        attack: 4,
        traits: &[Trait::Trooper],
        abilities: &[paying(Step::Do(Verb::GiveThis), resources(3))],
        ..UNIT
    },
    // Whoever bargains wants to know what the other holds; telling the third player is allowed.
    Card {
        id: "listening-droid",
        name: ["Listening Droid", "Droide de escucha"],
        article: ["", "el"],
        copies: 2,
        cost: 1,
        resources: 1,
        force: 1,
        traits: &[Trait::Droid],
        abilities: &[using(Step::Do(Verb::Look(Set::In(Zone::Hand(Who::Opponent), Filter::Any))))],
        ..UNIT
    },
    // A ship that is meant to change hands; it can be given away itself.
    Card {
        id: "leased-freighter",
        name: ["Leased Freighter", "Carguero arrendado"],
        article: ["", "el"],
        copies: 2,
        cost: 3,
        resources: 2,
        hit_points: 3,
        abilities: &[using(ceding(&force(3)))],
        ..SHIP
    },
    // Either mends a base or hurts the one of whoever is about to win.
    Card {
        id: "arbiters-frigate",
        name: ["Arbiter's Frigate", "Fragata del árbitro"],
        article: ["the", "la"],
        cost: 5,
        attack: 2,
        hit_points: 5,
        unique: true,
        abilities: &[using(Step::OneOf {
            who: Who::You,
            options: &[repair(3), Step::Do(Verb::DamageBase(n(2)))],
        })],
        ..SHIP
    },
    // Everybody robs it, several times a turn. It pays less than a card of that Target value,
    // because it is always there.
    Card {
        id: "pyke-repulsor-train",
        name: ["Pyke Repulsor Train", "Tren repulsor de los Pyke"],
        article: ["the", "el"],
        target: Some(5),
        traits: &[Trait::Vehicle],
        unique: true,
        supply: Supply::Permanent,
        reward: Some(resources(3)),
        ..UNIT
    },
    // The bases are as strong as the starting bases that they replace. The ability of each is worth
    // about one resource a turn, so that the deal does not decide the match.
    Card {
        id: "free-port",
        name: ["Free Port", "Puerto libre"],
        article: ["the", "el"],
        abilities: &[Ability::CheapensFirst(Filter::Neutral, 1)],
        ..BASE
    },
    Card {
        id: "truce-station",
        name: ["Truce Station", "Estación de la tregua"],
        article: ["the", "la"],
        abilities: &[Ability::Prevents(n(1))],
        ..BASE
    },
    Card {
        id: "smugglers-haven",
        name: ["Smugglers' Haven", "Refugio de contrabandistas"],
        article: ["the", "el"],
        abilities: &[paying(Step::Do(Verb::Spend(n(1))), DISCARD_FROM_ROW)],
        ..BASE
    },
];
