//! Cards that lie in no usual place: being resolved, looked at, set aside, or to be chosen from a
//! pile.

use maud::{Markup, html};
use prose::{Text, text};
use unlimited::{CardId, Piece};

use super::card::{Click, Drawn};
use super::{Table, words};

impl Table<'_> {
    pub(super) fn choice(&self) -> Markup {
        let view = self.view;
        let groups = [
            (text!("Being resolved", "Se resuelve"), self.loose(&view.resolving)),
            (text!("Looked at", "A la vista"), self.loose(&view.seen)),
            (text!("Set aside", "Apartadas"), self.loose(&view.aside)),
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
                (self.card(&Drawn {
                    piece,
                    said: words::title(piece.title.card()),
                    click: Click::Nothing,
                    marks: html! {},
                }))
            }
        }
    }

    /// Those of these cards that are drawn nowhere else.
    fn loose(&self, pieces: &[Piece]) -> Vec<Piece> {
        pieces.iter().copied().filter(|piece| !self.lies_open(piece.card)).collect()
    }

    /// What can be chosen but lies in a pile or among the resources.
    fn in_piles(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        for card in self.reached.iter().flatten() {
            let piece = self.piece(*card);
            let Some(piece) = piece.filter(|piece| !self.lies_open(piece.card)) else { continue };
            let loose = [&self.view.resolving, &self.view.seen, &self.view.aside];
            if !pieces.contains(&piece) && !loose.into_iter().flatten().any(|one| *one == piece) {
                pieces.push(piece);
            }
        }
        pieces
    }

    /// Is it drawn as a card in play or in the hand at the bottom?
    fn lies_open(&self, card: CardId) -> bool {
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
