//! The hand of whoever sits at the bottom.

use deckbuilding::{Choice, Piece as Named};
use maud::{Markup, html};
use prose::text;

use super::card::{Piece, back};
use super::{Table, words};
use crate::board::Offer;

impl Table<'_> {
    pub(super) fn hand(&self) -> Markup {
        let hand = &self.player(self.near).hand;
        html! {
            h2.unseen { (self.say(text!("Hand", "Mano"))) }
            @if hand.is_empty() {
                p.none { (self.say(text!("No cards in hand.", "Sin cartas en la mano."))) }
            }
            @for seen in hand {
                @match seen {
                    Some(card) => (self.in_hand(*card)),
                    None => (back()),
                }
            }
        }
    }

    fn in_hand(&self, card: Named) -> Markup {
        let mut offers = self.offers_on(card.thing());
        if offers.is_empty() {
            offers.extend(self.offer_of_a_copy(card));
        }
        let piece = Piece {
            thing: card.thing(),
            said: words::with_gains(self.facts(card.thing())),
            attempt: self.view.reader.map(|_| format!("play {}", self.exact_word(card.thing()))),
            marks: Vec::new(),
        };
        self.card_with(&piece, &offers)
    }

    /// Copies of one title in hand are one option, whichever is clicked.
    fn offer_of_a_copy(&self, card: Named) -> Option<&Offer<Choice>> {
        let id = self.facts(card.thing()).id;
        self.offers.iter().find(
            |offer| matches!(offer.choice, Choice::Play(copy) if self.facts(copy.thing()).id == id),
        )
    }
}
