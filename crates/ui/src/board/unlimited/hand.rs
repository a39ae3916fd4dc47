//! The hand of the player at the bottom, with the actual cost of each card.

use maud::{Markup, html};
use prose::{Conjunction, Text, text};
use unlimited::{CardId, Kind, Piece, Price, Unlimited, price};

use super::card::{DrawnCard, word_with_copy};
use super::{Table, Word, words};
use crate::board::card::{Click, back};

impl Table<'_> {
    pub(super) fn hand(&self) -> Markup {
        let hand = &self.side(self.near).hand;
        html! {
            h2.unseen { (self.say(text!("Hand", "Mano"))) }
            @if hand.is_empty() {
                p.none { (self.say(text!("No cards in hand.", "Sin cartas en la mano."))) }
            }
            @for seen in hand {
                @match seen {
                    Some(piece) => (self.in_hand(*piece)),
                    None => (back()),
                }
            }
        }
    }

    fn in_hand(&self, piece: Piece) -> Markup {
        let facts = piece.title.card();
        let price = price(self.view, self.near, piece.title);
        let picked = self.side(self.near).picked.contains(&Some(piece));
        let stats = (facts.kind == Kind::Unit).then(|| {
            text!("power {p}, HP {h}", "Poder {p}, PG {h}", p = facts.power, h = facts.hp)
        });
        let said = words::row(words::title(facts), [cost_said(&price)].into_iter().chain(stats));
        let said = words::row(said, picked.then(picked_text));
        let marks = html! {
            @if price.total() != facts.cost {
                span.on { b.price data-term=(Word::Price.id()) { (price.total()) } span { (self.say(cost_breakdown(&price))) } }
            }
            @if picked { span.on.picked { b data-term=(Word::Picked.id()) { "✓ " (self.say(picked_text())) } } }
        };
        let click = if picked && self.reader == Some(self.near) {
            Click::TakeBack(format!("pick {}", word_with_copy(piece)))
        } else {
            Click::ask(self.hand_attempt(piece))
        };
        self.card(DrawnCard { piece, said, click, marks })
    }

    /// The choice sent by a click on a card that cannot be played, so that the refusal explains why.
    fn hand_attempt(&self, piece: Piece) -> Option<String> {
        let seat = self.reader?;
        let word = word_with_copy(piece);
        if piece.title.card().kind != Kind::Upgrade {
            return Some(format!("play {word}"));
        }
        // An upgrade is played on a unit; any unit gives a useful reason.
        let own = self.side(seat).units.first();
        let host = own.or_else(|| self.side(Unlimited::SEATING.next(seat)).units.first());
        let host = host.map_or(CardId::leader(seat), |unit| unit.card.card);
        Some(format!("attach {word} to {}", word_with_copy(self.piece(host)?)))
    }
}

fn picked_text() -> Text {
    text!("picked", "elegida")
}

fn cost_said(price: &Price) -> Text {
    if price.total() == price.printed {
        return text!("cost {n}", "coste {n}", n = price.printed);
    }
    text!("cost {n} = {why}", "coste {n} = {why}", n = price.total(), why = cost_breakdown(price))
}

/// "2 + 2 (Villainy)", "3 − 1".
fn cost_breakdown(price: &Price) -> Text {
    let mut sum = Text::same(price.printed);
    if price.penalty > 0 {
        sum = text!(
            "{sum} + {n} ({missing})",
            "{sum} + {n} ({missing})",
            sum = sum,
            n = price.penalty,
            missing = missing(price)
        );
    }
    if price.more > 0 {
        sum = text!("{sum} + {n}", "{sum} + {n}", sum = sum, n = price.more);
    }
    if price.less > 0 {
        sum = text!("{sum} − {n}", "{sum} − {n}", sum = sum, n = price.less);
    }
    sum
}

/// "Villainy", "Command and Villainy", "2 × Command".
fn missing(price: &Price) -> Text {
    match price.missing.as_slice() {
        [one, other] if one == other => {
            text!("2 × {aspect}", "2 × {aspect}", aspect = one.name())
        }
        several => Text::list(several.iter().map(|aspect| aspect.name()), Conjunction::And),
    }
}
