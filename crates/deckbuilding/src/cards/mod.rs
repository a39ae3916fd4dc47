//! Every card of the box as a value: printed values, abilities, reward and origin.

mod bases;
mod empire;
mod neutral;
mod phrases;
mod rebels;
mod starters;

use std::sync::LazyLock;

use table::{Naming, Origin};

use crate::words::{Card, Edition, Faction, Kind, Supply};

const UNIT: Card = Card {
    id: "",
    name: ["", ""],
    naming: Naming::BothLanguages,
    article: ["", ""],
    faction: Faction::Neutral,
    kind: Kind::Unit,
    copies: 1,
    cost: 0,
    attack: 0,
    resources: 0,
    force: 0,
    target: None,
    hit_points: 0,
    traits: &[],
    unique: false,
    edition: Edition::Original,
    supply: Supply::Galaxy,
    abilities: &[],
    reward: None,
    origin: Origin::Verified,
};
const SHIP: Card = Card { kind: Kind::Ship, ..UNIT };
const BASE: Card = Card { kind: Kind::Base, supply: Supply::OtherBase, ..UNIT };

/// All titles in a fixed order: starters, Empire, Rebels, neutral, bases.
static ALL: LazyLock<Vec<&'static Card>> = LazyLock::new(|| {
    let lists: [&'static [Card]; 5] =
        [&starters::CARDS, &empire::CARDS, &rebels::CARDS, &neutral::CARDS, &bases::CARDS];
    lists.into_iter().flatten().collect()
});

/// All titles of the box.
#[must_use]
pub fn all() -> &'static [&'static Card] {
    &ALL
}

/// The title with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Card> {
    ALL.iter().find(|card| card.id == id).copied()
}
