//! Decks, discard piles, resources, and the hidden cards a reader knows.

use maud::{Markup, html};
use prose::{Text, text};
use table::Seat;
use unlimited::{Card, Piece};

use super::{Table, words};

/// The owner and name of a pile: its element id, which keeps it open when the board is redrawn.
#[derive(Clone, Copy)]
struct Id(&'static str, &'static str);

impl Table<'_> {
    pub(super) fn piles(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let id = |name| self.pile_id(seat, name);
        html! {
            (self.pile(id("discard"), &text!("Discard", "Descartes"), side.discard.len(), &side.discard))
            (self.deck(seat))
            (self.known_in_hand_or_resources(seat))
        }
    }

    fn pile_id(&self, seat: Seat, name: &'static str) -> Id {
        Id(if seat == self.near { "mine" } else { "foe" }, name)
    }

    /// Another player's hand: card backs, and the cards the reader knows.
    pub(super) fn hidden_hand(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let known: Vec<Piece> = side.hand.iter().flatten().copied().collect();
        let summary = html! {
            (self.say(text!("Hand", "Mano"))) " "
            span.backs { @for _ in &side.hand { i {} } } " " b { (side.hand.len()) }
            @if !known.is_empty() { " " (self.say(known_cards(known.len()))) }
        };
        self.opened(self.pile_id(seat, "hand"), &summary, &known)
    }

    fn deck(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let placed = side.known_in_deck.iter().map(|known| known.card);
        let known: Vec<Piece> = placed.chain(side.under_deck.iter().flatten().copied()).collect();
        let summary = html! {
            (self.say(text!("Deck", "Mazo"))) " " b { (side.deck) }
            @if !known.is_empty() { " " (self.say(known_cards(known.len()))) }
        };
        self.opened(self.pile_id(seat, "deck"), &summary, &known)
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
            span aria-hidden="true" { (self.say(text!("Resources", "Recursos"))) " " b { (ready) "/" (all) } }
            span.pips aria-hidden="true" { @for n in 0..all { i.spent[n >= ready] {} } }
            span.unseen { (self.say(said)) }
        };
        self.opened(self.pile_id(seat, "resources"), &summary, &known)
    }

    /// Cards known to be either in hand or among the resources.
    fn known_in_hand_or_resources(&self, seat: Seat) -> Markup {
        let held = &self.side(seat).hand_or_resources;
        let name = text!("In hand or resources", "En mano o recursos");
        html! {
            @if !held.is_empty() { (self.pile(self.pile_id(seat, "held"), &name, held.len(), held)) }
        }
    }

    fn pile(&self, id: Id, name: &Text, count: usize, cards: &[Piece]) -> Markup {
        let summary = html! { (name.get(self.lang)) " " b { (count) } };
        self.opened(id, &summary, cards)
    }

    /// The summary, which unfolds the list of cards if there are any to show.
    fn opened(&self, id: Id, summary: &Markup, cards: &[Piece]) -> Markup {
        let Id(whose, which) = id;
        html! {
            @if cards.is_empty() {
                span.pile { (summary) }
            } @else {
                details.pile id={ (whose) "-" (which) } name="menu" {
                    summary { (summary) }
                    ol {
                        @for (card, copies) in counted(cards) {
                            li data-card=(card.id) tabindex="0" {
                                (words::name(card, self.lang)) @if copies > 1 { " ×" (copies) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn known_cards(count: usize) -> Text {
    match count {
        1 => text!("(1 known)", "(1 vista)"),
        n => text!("({n} known)", "({n} vistas)", n = n),
    }
}

/// Groups copies, in the order of their first card.
fn counted(cards: &[Piece]) -> Vec<(&'static Card, usize)> {
    let mut counted: Vec<(&'static Card, usize)> = Vec::new();
    for card in cards.iter().map(|piece| piece.title.card()) {
        match counted.iter_mut().find(|(other, _)| other.id == card.id) {
            Some((_, copies)) => *copies += 1,
            None => counted.push((card, 1)),
        }
    }
    counted
}
