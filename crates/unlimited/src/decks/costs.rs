//! The costs of the cards of a deck with its leader and base.

use super::Title;
use super::sketch::Sketch;
use crate::words::{Icons, Kind};

/// The columns of the cost curve: 0, 1 and so on; the last counts 8 and more.
pub const COLUMNS: usize = 9;

/// The aspect penalty of a card in a deck with this leader and base. Each icon they provide covers
/// one icon of the card.
#[must_use]
pub fn penalty(leader: Title, base: Title, card: Title) -> u8 {
    let [leader, base, card] = [leader, base, card].map(|title| title.card().aspects);
    Icons::of(&[card]).beyond(Icons::of(&[leader, base])).penalty()
}

/// Statistics of the draw deck for the deck builder.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Costs {
    /// The number of cards of each printed cost.
    pub curve: [u16; COLUMNS],
    /// The number of units.
    pub units: u16,
    /// The number of events.
    pub events: u16,
    /// The number of upgrades.
    pub upgrades: u16,
    /// The aspect penalty of each title, in the order of the deck; empty until the deck has a
    /// leader and a base.
    pub penalties: Vec<(Title, u8)>,
}

impl Costs {
    /// Returns the statistics of a deck.
    #[must_use]
    pub fn of(sketch: &Sketch) -> Self {
        let mut costs = Self::default();
        for &(title, copies) in &sketch.cards {
            let card = title.card();
            costs.curve[column(title)] += u16::from(copies);
            match card.kind {
                Kind::Unit => costs.units += u16::from(copies),
                Kind::Event => costs.events += u16::from(copies),
                Kind::Upgrade => costs.upgrades += u16::from(copies),
                // A draw deck contains none of these.
                Kind::Leader | Kind::Base | Kind::Token => {}
            }
            costs.penalties.extend(sketch.penalty(title).map(|penalty| (title, penalty)));
        }
        costs
    }
}

/// The column a card is counted in.
pub(super) fn column(title: Title) -> usize {
    usize::from(title.card().cost).min(COLUMNS - 1)
}

impl Sketch {
    /// The aspect penalty of a card in this deck, once it has a leader and a base.
    #[must_use]
    pub fn penalty(&self, card: Title) -> Option<u8> {
        Some(penalty(self.leader?, self.base?, card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::Starter;

    #[test]
    fn a_deck_is_counted_by_cost_and_kind() {
        let costs = Costs::of(&Sketch::from(&Starter::Luke.deck()));
        assert_eq!((costs.units, costs.events, costs.upgrades), (34, 12, 4));
        assert_eq!(costs.curve, [0, 8, 19, 9, 6, 6, 1, 1, 0]);
        let costs = Costs::of(&Sketch::from(&Starter::Vader.deck()));
        assert_eq!((costs.units, costs.events, costs.upgrades), (36, 11, 3));
        // Two cards of cost 8 and one of cost 9 share the last column.
        assert_eq!(costs.curve, [0, 6, 15, 14, 8, 1, 3, 0, 3]);
    }
}
