//! Cards outside the usual zones: being resolved, looked at, set aside, or to be chosen from a pile.

use maud::{Markup, html};
use prose::{Text, text};
use unlimited::{CardId, Piece};

use super::card::DrawnCard;
use super::{Table, words};
use crate::board::card::Click;

impl Table<'_> {
    pub(super) fn choice(&self) -> Markup {
        let view = self.view;
        let groups = [
            (text!("Being resolved", "Se resuelve"), self.not_drawn(&view.resolving)),
            (text!("Looked at", "A la vista"), self.not_drawn(&view.seen)),
            (text!("Set aside", "Apartadas"), self.not_drawn(&view.aside)),
            (text!("Choose", "Elige"), self.in_piles()),
        ];
        html! {
            @for (name, pieces) in groups {
                @if !pieces.is_empty() { (self.group(name, &pieces)) }
            }
        }
    }

    fn group(&self, name: Text, pieces: &[Piece]) -> Markup {
        html! {
            h2 { (self.say(name)) }
            @for &piece in pieces {
                (self.card(DrawnCard {
                    piece,
                    said: words::title(piece.title.card()),
                    click: Click::Nothing,
                    marks: html! {},
                }))
            }
        }
    }

    /// The cards that are not drawn elsewhere.
    fn not_drawn(&self, pieces: &[Piece]) -> Vec<Piece> {
        pieces.iter().copied().filter(|piece| !self.is_drawn_on_table(piece.card)).collect()
    }

    /// The cards that can be chosen but are in a pile or among the resources.
    fn in_piles(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        for card in self.reached.iter().flatten() {
            let piece = self.piece(*card);
            let Some(piece) = piece.filter(|piece| !self.is_drawn_on_table(piece.card)) else {
                continue;
            };
            let loose = [&self.view.resolving, &self.view.seen, &self.view.aside];
            if !pieces.contains(&piece) && !loose.into_iter().flatten().any(|one| *one == piece) {
                pieces.push(piece);
            }
        }
        pieces
    }

    /// Whether it is drawn as a card in play or in the hand at the bottom.
    fn is_drawn_on_table(&self, card: CardId) -> bool {
        let in_play = self.view.units().any(|(_, unit)| {
            unit.card.card == card || unit.upgrades.iter().any(|upgrade| upgrade.card == card)
        });
        let hand = &self.side(self.near).hand;
        in_play
            || card.is_base()
            || card.is_leader()
            || hand.iter().flatten().any(|piece| piece.card == card)
    }
}
