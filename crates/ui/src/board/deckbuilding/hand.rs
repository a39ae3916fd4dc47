//! The hand of the player at the bottom.

use deckbuilding::{Choice, Piece};
use maud::{Markup, html};
use prose::text;
use script::Thing;
use table::Seat;

use super::card::DrawnCard;
use super::face::allegiance;
use super::{Table, words};
use crate::board::Offer;
use crate::board::card::back_of;

impl Table<'_> {
    pub(super) fn hand(&self) -> Markup {
        let player = self.player(self.near);
        let hand = &player.hand;
        html! {
            h2.unseen { (self.say(text!("Hand", "Mano"))) }
            @if hand.is_empty() {
                p.none { (self.say(text!("No cards in hand.", "Sin cartas en la mano."))) }
            }
            @for seen in hand {
                @match seen {
                    Some(card) => (self.in_hand(*card)),
                    None => (back_of(allegiance(player.faction))),
                }
            }
        }
    }

    /// The hand of the teammate, which the reader may see or not.
    pub(super) fn hand_of_mate(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        html! {
            h2.unseen { (self.say(text!("Hand of your teammate", "Mano de tu compañero"))) }
            @for seen in &player.hand {
                @match seen {
                    Some(card) => (self.card(&DrawnCard {
                        thing: card.thing(),
                        said: words::with_gains(card.card()),
                        attempt: None,
                        marks: self.lent_mark(card.thing()).into_iter().collect(),
                    })),
                    None => (back_of(allegiance(player.faction))),
                }
            }
        }
    }

    fn in_hand(&self, card: Piece) -> Markup {
        let mut offers = self.offers_on(card.thing());
        if offers.is_empty() {
            offers.extend(self.offer_of_a_copy(card));
        }
        let said = words::with_gains(card.card());
        let lent = self.is_lent(card.thing());
        let piece = DrawnCard {
            thing: card.thing(),
            said: if lent { words::and(said, words::exiled_later()) } else { said },
            attempt: self
                .view
                .reader
                .map(|_| format!("play {}", self.word_with_copy(card.thing()))),
            marks: self.lent_mark(card.thing()).into_iter().collect(),
        };
        self.card_with(&piece, &offers)
    }

    /// The option that plays this card. Copies in hand share one option, unless one of them is exiled at
    /// the end of the turn.
    fn offer_of_a_copy(&self, card: Piece) -> Option<&Offer<Choice>> {
        let alike = |copy: Thing| {
            self.facts(copy).id == card.card().id
                && self.is_lent(copy) == self.is_lent(card.thing())
        };
        let plays = |offer: &&Offer<Choice>| matches!(offer.choice, Choice::Play(copy) if alike(copy.thing()));
        self.offers.iter().find(plays)
    }
}
