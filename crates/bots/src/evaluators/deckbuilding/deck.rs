//! What the cards of a player bring each turn, and how that grows.

use deckbuilding::{Kind, Outlook, Title};
use table::Seat;

use super::power::{Power, power_of};

/// Cards drawn each turn.
const HAND: f32 = 5.0;
/// The part of a ship in play that counts each turn: it may be destroyed.
const SHIP_LASTS: f32 = 0.8;
/// The power that a resource buys, and the least growth each turn.
const BOUGHT_POWER: f32 = 0.42;
const LEAST_GROWTH: f32 = 0.05;
/// The least Attack each turn, as no deck stays without any.
const LEAST_ATTACK: f32 = 0.5;

/// The cards of a player.
pub(super) struct Deck {
    /// All cards that go round: everything but ships in play.
    total: Power,
    count: f32,
    /// What ships in play bring each turn.
    ships: Power,
    /// The average of the cards whose place is hidden.
    pub(super) hidden: Power,
}

impl Deck {
    pub(super) fn of(outlook: &Outlook<'_>, player: Seat) -> Self {
        let mut deck = Self {
            total: Power::default(),
            count: 0.0,
            ships: Power::default(),
            hidden: Power::default(),
        };
        outlook.each_owned(player, |title| {
            deck.total.add(power_of(title), 1.0);
            deck.count += 1.0;
        });
        let (mut hidden, mut count) = (Power::default(), 0.0);
        outlook.each_hidden(player, |title| {
            let power = power_of(title);
            // What is still to be played this turn counts at once.
            hidden.add(Power { attack: power.attack_at_once, ..power }, 1.0);
            count += 1.0;
        });
        if count > 0.0 {
            deck.hidden.add(hidden, 1.0 / count);
        }
        outlook.each_in_play(player, |seen| {
            if seen.title.card().kind == Kind::Ship {
                deck.ships.attack += SHIP_LASTS * f32::from(seen.attack);
                deck.ships.resources += SHIP_LASTS * power_of(seen.title).resources;
            }
        });
        deck
    }

    /// Adds a part of a card.
    pub(super) fn add_part(&mut self, title: Option<Title>, part: f32) {
        if let Some(title) = title {
            self.total.add(power_of(title), part);
            self.count += part;
        }
    }

    /// The Attack that the cards bring each turn, and how fast it grows.
    pub(super) fn pace(&self) -> Pace {
        let drawn = HAND.min(self.count) / self.count.max(1.0);
        let attack = (drawn * self.total.attack + self.ships.attack).max(LEAST_ATTACK);
        let resources = drawn * self.total.resources + self.ships.resources;
        // A card bought each turn replaces an average one in the hands to come.
        let average = self.total.attack / self.count.max(1.0);
        let more = BOUGHT_POWER * resources - average;
        let growth = (HAND * more / (self.count + 1.0)).max(LEAST_GROWTH);
        Pace { attack, growth }
    }
}

/// The damage that a side deals each turn.
#[derive(Default)]
pub(super) struct Pace {
    /// In the next turn.
    attack: f32,
    /// How much more it is each turn.
    growth: f32,
}

impl Pace {
    /// Adds what a teammate deals.
    pub(super) fn add(&mut self, other: &Self) {
        self.attack += other.attack;
        self.growth += other.growth;
    }

    /// The number of turns until this much damage is dealt.
    pub(super) fn turns_for(&self, damage: f32) -> f32 {
        let Self { attack, growth } = *self;
        // The turn t with attack * t + growth * t² / 2 = damage.
        let root = (attack * attack + 2.0 * growth * damage).sqrt();
        (root - attack) / growth
    }
}
