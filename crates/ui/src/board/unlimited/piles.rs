//! Decks, discard piles, resources, and the hidden cards a reader knows.

use maud::{Markup, html};
use prose::{Text, text};
use table::Seat;
use unlimited::Piece;

use super::{Table, Word, words};
use crate::board::glossary::KNOWN;
use crate::board::pile::{PileId, labelled, pile};

impl Table<'_> {
    pub(super) fn piles(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let id = |name| self.pile_id(seat, name);
        html! {
            (self.pile(id("discard"), Word::Discard, &text!("Discard", "Descartes"), &side.discard))
            (self.deck(seat))
            (self.known_in_hand_or_resources(seat))
        }
    }

    fn pile_id(&self, seat: Seat, name: &'static str) -> PileId {
        PileId(if seat == self.near { "mine" } else { "foe" }, name)
    }

    /// Another player's hand: card backs, and the cards the reader knows.
    pub(super) fn hidden_hand(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let known: Vec<Piece> = side.hand.iter().flatten().copied().collect();
        let summary = html! {
            span.label { (self.say(text!("Hand", "Mano"))) } " "
            span.backs { @for _ in &side.hand { i {} } } " " b { (side.hand.len()) }
            @if !known.is_empty() { " " span data-term=(KNOWN) { (self.say(known_cards(known.len()))) } }
        };
        self.opened(self.pile_id(seat, "hand"), Word::Hand, &summary, &known)
    }

    fn deck(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let placed = side.known_in_deck.iter().map(|known| known.card);
        let known: Vec<Piece> = placed.chain(side.under_deck.iter().flatten().copied()).collect();
        let summary = html! {
            (labelled(&self.say(text!("Deck", "Mazo")), side.deck))
            @if !known.is_empty() { " " span data-term=(KNOWN) { (self.say(known_cards(known.len()))) } }
        };
        self.opened(self.pile_id(seat, "deck"), Word::Deck, &summary, &known)
    }

    /// Ready resources upright, exhausted ones sideways, and the cards the reader knows.
    pub(super) fn resources(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let ready = usize::from(side.ready_resources);
        let all = side.resources.len();
        let known: Vec<Piece> = side.resources.iter().flatten().copied().collect();
        let said = text!(
            "Resources: {ready} of {all} ready",
            "Recursos: {ready} de {all} preparados",
            ready = ready,
            all = all
        );
        let summary = html! {
            span aria-hidden="true" {
                span.label { (self.say(text!("Resources", "Recursos"))) } " " b { (ready) "/" (all) }
            }
            span.pips aria-hidden="true" { @for n in 0..all { i.spent[n >= ready] {} } }
            span.unseen { (self.say(said)) }
        };
        self.opened(self.pile_id(seat, "resources"), Word::Resources, &summary, &known)
    }

    /// Cards known to be either in hand or among the resources.
    fn known_in_hand_or_resources(&self, seat: Seat) -> Markup {
        let held = &self.side(seat).hand_or_resources;
        let name = text!("In hand or resources", "En mano o recursos");
        html! {
            @if !held.is_empty() { (self.pile(self.pile_id(seat, "held"), Word::HandOrResources, &name, held)) }
        }
    }

    fn pile(&self, id: PileId, word: Word, name: &Text, cards: &[Piece]) -> Markup {
        let summary = labelled(name.get(self.lang), cards.len());
        self.opened(id, word, &summary, cards)
    }

    fn opened(&self, id: PileId, word: Word, summary: &Markup, cards: &[Piece]) -> Markup {
        let listed = cards.iter().map(|piece| piece.title.card());
        let listed: Vec<_> = listed.map(|card| (card.id, words::name(card, self.lang))).collect();
        pile(id, word.id(), summary, &listed)
    }
}

fn known_cards(count: usize) -> Text {
    match count {
        1 => text!("(1 known)", "(1 vista)"),
        n => text!("({n} known)", "({n} vistas)", n = n),
    }
}
