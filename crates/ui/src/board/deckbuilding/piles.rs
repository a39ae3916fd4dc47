//! Decks and piles: their sizes, and the cards of open piles.

use deckbuilding::{Card, Piece, Seen, SeenBases, SeenPlayer};
use maud::{Markup, html};
use prose::{Text, text};
use table::Seat;

use super::face::allegiance;
use super::{Table, Word};
use crate::board::card::back;
use crate::board::glossary::KNOWN;
use crate::board::pile::{PileId, labelled, pile};

impl Table<'_> {
    pub(super) fn piles(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let cards = |pile: &[Piece]| pile.iter().map(|card| self.facts(card.thing())).collect();
        let id = |name: &'static str| PileId(if seat == self.near { "mine" } else { "foe" }, name);
        html! {
            (self.victories(id("won"), player))
            @if seat != self.near { (self.other_hand(player)) }
            (self.deck(Word::Deck, &player.deck))
            (self.pile(id("discard"), Word::Discard, text!("Discard", "Descartes"), cards(&player.discard)))
            (self.bases(id("bases"), player))
            (self.pile(id("exile"), Word::ExilePile, text!("Exile", "Exilio"), cards(&player.exile)))
        }
    }

    /// The galaxy deck and its discard pile.
    pub(super) fn galaxy(&self) -> Markup {
        let deck = &self.view.galaxy;
        let discarded = self.view.galaxy_discard.iter().map(|card| self.facts(card.thing()));
        let name = text!("Discard", "Descartes");
        html! {
            @if deck.is_empty() {
                span.card.gap { (self.say(text!("Empty", "Vacío"))) }
            } @else {
                (back())
            }
            div.about {
                h2 { (self.say(text!("Galaxy", "Galaxia"))) }
                (self.deck(Word::GalaxyDeck, deck))
                (self.pile(PileId("galaxy", "discard"), Word::GalaxyDiscard, name, discarded.collect()))
            }
        }
    }

    /// A face-down deck, with its top card if the reader knows it.
    fn deck(&self, word: Word, deck: &[Seen]) -> Markup {
        let top = deck.first().copied().flatten().map(|card| self.facts(card.thing()));
        html! {
            span.pile.deck data-term=(word.id()) {
                (labelled(&self.say(text!("Deck", "Mazo")), deck.len()))
                @if let Some(card) = top {
                    " " span.known data-term=(Word::TopCard.id()) data-card=(card.id) tabindex="0" { "▲ " (self.name(card)) }
                }
            }
        }
    }

    /// The other player's hand: card backs, and the cards the reader knows.
    fn other_hand(&self, player: &SeenPlayer) -> Markup {
        let hand = &player.hand;
        let known: Vec<_> = hand.iter().flatten().map(|card| self.facts(card.thing())).collect();
        let summary = html! {
            span.label { (self.say(text!("Hand", "Mano"))) } " "
            span.backs.(allegiance(player.faction).class()) { @for _ in hand { i {} } } " " b { (hand.len()) }
            @if !known.is_empty() {
                " " span data-term=(KNOWN) { (self.say(known_cards(known.len()))) }
            }
        };
        self.opened(PileId("foe", "hand"), Word::Hand, &summary, &known)
    }

    /// An open pile, top card first.
    fn pile(&self, id: PileId, word: Word, name: Text, cards: Vec<&'static Card>) -> Markup {
        let summary = labelled(&self.say(name), cards.len());
        self.opened(id, word, &summary, &cards)
    }

    /// The bases to come, as far as the reader knows them.
    fn bases(&self, id: PileId, player: &SeenPlayer) -> Markup {
        let name = text!("Bases", "Bases");
        match &player.base_deck {
            SeenBases::Known(bases) => {
                let bases = bases.iter().map(|base| self.facts(base.thing()));
                self.pile(id, Word::BaseDeck, name, bases.collect())
            }
            SeenBases::Hidden(count) => {
                pile(id, Word::BaseDeck.id(), &labelled(&self.say(name), *count), &[])
            }
        }
    }

    /// The destroyed bases, out of the number that wins the game.
    fn victories(&self, id: PileId, player: &SeenPlayer) -> Markup {
        let won: Vec<_> = player.victory.iter().map(|base| self.facts(base.thing())).collect();
        let goal = usize::from(self.view.goal);
        let summary = html! {
            span.goal aria-hidden="true" {
                @for n in 0..goal { @if n < won.len() { "●" } @else { "○" } }
            }
            " " span.label { (self.say(text!("destroyed", "destruidas"))) } " " b { (won.len()) "/" (goal) }
        };
        self.opened(id, Word::Destroyed, &summary, &won)
    }

    fn opened(&self, id: PileId, word: Word, summary: &Markup, cards: &[&'static Card]) -> Markup {
        let listed: Vec<_> = cards.iter().map(|card| (card.id, self.name(card))).collect();
        pile(id, word.id(), summary, &listed)
    }
}

fn known_cards(count: usize) -> Text {
    match count {
        1 => text!("(1 known)", "(1 vista)"),
        n => text!("({n} known)", "({n} vistas)", n = n),
    }
}
