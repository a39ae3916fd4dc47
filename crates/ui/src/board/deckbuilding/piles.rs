//! Decks and piles: their sizes, and the cards of open piles.

use deckbuilding::{Card, Piece, Seen, SeenBases, SeenPlayer};
use maud::{Markup, html};
use prose::{Text, text};
use table::Seat;

use super::face::allegiance;
use super::places::GalaxyPlace;
use super::{Place, Table, Word, words};
use crate::board::card::back;
use crate::board::glossary::KNOWN;
use crate::board::pile::{PileId, labelled, pile};
use crate::card_art::crest;

impl Table<'_> {
    pub(super) fn piles(&self, place: Place, seat: Seat) -> Markup {
        let player = self.player(seat);
        let cards = |pile: &[Piece]| pile.iter().map(|card| self.facts(card.thing())).collect();
        let id = |name: &'static str| PileId(place.side(), name);
        html! {
            (self.victories(id("won"), seat))
            @if place != Place::Near { (self.other_hand(id("hand"), player)) }
            (self.deck(Word::Deck, &player.deck))
            (self.pile(id("discard"), Word::Discard, text!("Discard", "Descartes"), cards(&player.discard)))
            (self.bases(id("bases"), player))
            (self.pile(id("exile"), Word::ExilePile, text!("Exile", "Exilio"), cards(&player.exile)))
        }
    }

    /// A galaxy deck and its discard pile.
    pub(super) fn galaxy(&self, place: GalaxyPlace, number: usize) -> Markup {
        let galaxy = &self.view.galaxies[number];
        let discarded = galaxy.discard.iter().map(|card| self.facts(card.thing()));
        let name = text!("Discard", "Descartes");
        html! {
            @if galaxy.deck.is_empty() {
                span.card.gap { (self.say(text!("Empty", "Vacío"))) }
            } @else {
                (back())
            }
            div.about {
                h2 { (self.say(self.name_of_galaxy(number))) }
                (self.deck(Word::GalaxyDeck, &galaxy.deck))
                (self.pile(PileId(place.deck, "discard"), Word::GalaxyDiscard, name, discarded.collect()))
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
    fn other_hand(&self, id: PileId, player: &SeenPlayer) -> Markup {
        let hand = &player.hand;
        let known: Vec<_> = hand.iter().flatten().map(|card| self.facts(card.thing())).collect();
        let summary = html! {
            span.label { (self.say(text!("Hand", "Mano"))) } " "
            span.backs.(allegiance(player.faction).class()) { @for _ in hand { i {} } } " " b { (hand.len()) }
            @if !known.is_empty() {
                " " span data-term=(KNOWN) { (self.say(known_cards(known.len()))) }
            }
        };
        self.opened(id, Word::Hand, &summary, &known)
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
    fn victories(&self, id: PileId, seat: Seat) -> Markup {
        let player = self.player(seat);
        let won: Vec<_> = player.victory.iter().map(|base| self.facts(base.thing())).collect();
        let goal = usize::from(self.view.goal);
        let summary = if self.is_crowded() {
            self.victories_by_rival(seat)
        } else {
            html! {
                span.goal aria-hidden="true" {
                    @for n in 0..goal { @if n < won.len() { "●" } @else { "○" } }
                }
                " " span.label { (self.say(text!("destroyed", "destruidas"))) } " " b { (won.len()) "/" (goal) }
            }
        };
        self.opened(id, Word::Destroyed, &summary, &won)
    }

    /// The destroyed bases by the rival who lost them, each out of those needed, and of three players
    /// all of them out of those that win.
    fn victories_by_rival(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let needed = self.view.needed_of_each();
        html! {
            span.label { (self.say(text!("destroyed", "destruidas"))) } " "
            @for &(rival, lost) in &player.destroyed {
                @let faction = self.player(rival).faction;
                @let said = text!("{n} of {m} of {who}", "{n} de {m} de {who}", n = lost, m = needed, who = words::side(faction));
                span.of-rival title=(self.say(said.clone())) {
                    (crest(allegiance(faction)))
                    span aria-hidden="true" { b { (lost) } "/" (needed) }
                    span.unseen { (self.say(said)) " " }
                }
                " "
            }
            @if self.view.seating.side_count() > 2 { "· " b { (player.victory.len()) "/" (self.view.goal) } }
        }
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
