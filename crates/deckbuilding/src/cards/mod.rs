//! Every card of the boxes as a value: printed values, abilities, reward and origin.

mod clone_wars;
mod mandalorians;
mod original;
mod phrases;
mod three_players;

use std::sync::LazyLock;

use table::Naming;

use crate::words::{Card, Edition, Faction, Kind, Origins, Resolver, Supply};

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
    resolver: Resolver::Usual,
    abilities: &[],
    reward: None,
    origins: Origins::VERIFIED,
};
const SHIP: Card = Card { kind: Kind::Ship, ..UNIT };
const BASE: Card = Card { kind: Kind::Base, supply: Supply::OtherBase, ..UNIT };

/// All titles, box by box.
static ALL: LazyLock<Vec<&'static Card>> = LazyLock::new(|| {
    let lists = original::LISTS.iter().chain(&clone_wars::LISTS).chain(&mandalorians::LISTS);
    lists.copied().flatten().chain(&three_players::CARDS).collect()
});

/// All titles of all boxes.
#[must_use]
pub fn all() -> &'static [&'static Card] {
    &ALL
}

/// The title with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Card> {
    ALL.iter().find(|card| card.id == id).copied()
}
