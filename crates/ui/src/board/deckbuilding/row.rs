//! The galaxy row and the pilots, each card turned toward the player who can buy it.

use deckbuilding::{Faction, Piece};
use maud::{Markup, html};
use prose::{Text, text};
use script::Thing;

use super::card::{DrawnCard, needed};
use super::face::allegiance;
use super::{Table, Word, words};
use crate::card_art::crest;

/// The direction of a card of the row.
#[derive(Clone, Copy)]
enum Facing {
    Near,
    Far,
    /// Sideways: both may buy it.
    Both,
}

impl Table<'_> {
    pub(super) fn row(&self) -> Markup {
        html! {
            h2.unseen { (self.say(text!("Galaxy row", "Fila de la galaxia"))) }
            @for place in &self.view.row {
                @match place {
                    Some(card) => (self.for_sale(*card)),
                    None => div.slot { span.card.gap { (self.say(text!("Empty", "Vacío"))) } },
                }
            }
        }
    }

    fn for_sale(&self, card: Piece) -> Markup {
        let facts = self.facts(card.thing());
        let facing = self.facing(facts.faction);
        let word = self.word_with_copy(card.thing());
        let attempt = match facing {
            Facing::Far => format!("attack {word}"),
            Facing::Near | Facing::Both => format!("buy {word}"),
        };
        let piece = DrawnCard {
            thing: card.thing(),
            said: self.said_for_sale(card),
            attempt: self.view.reader.map(|_| attempt),
            marks: [self.lower_price(card.thing()), self.under_attack(card)]
                .into_iter()
                .flatten()
                .collect(),
        };
        let (class, sign, word) = match facing {
            Facing::Near => ("slot near", "▼", Word::ForNear),
            Facing::Far => ("slot far", "▲", Word::ForFar),
            Facing::Both => ("slot both", "◆", Word::ForBoth),
        };
        html! {
            div class=(class) {
                (self.card(&piece))
                i data-term=(word.id()) { (sign) " " (crest(allegiance(facts.faction))) " " (self.say(short_for_whom(facts.faction))) }
            }
        }
    }

    /// The card in words, with its price of this turn and whether an effect allows to attack it.
    fn said_for_sale(&self, card: Piece) -> Text {
        let mut said = words::for_sale(card.card());
        if let Some(price) = self.price_now(card.thing()) {
            said = words::and(said, price_this_turn(price));
        }
        if self.is_prey(card) {
            let prey = text!(
                "may be attacked this turn with {n} Attack",
                "se puede atacar este turno con {n} de Ataque",
                n = needed(card.card())
            );
            said = words::and(said, prey);
        }
        said
    }

    /// The price for the player whose turn it is, if it is lower than printed.
    fn price_now(&self, thing: Thing) -> Option<u8> {
        let mut prices = self.view.prices.iter();
        prices.find(|(card, _)| card.thing() == thing).map(|(_, price)| *price)
    }

    /// The mark of a lower price: the printed one crossed out, and the one to pay.
    fn lower_price(&self, thing: Thing) -> Option<Markup> {
        let price = self.price_now(thing)?;
        let printed = self.facts(thing).cost;
        Some(
            html! { span.price data-term=(Word::LowerPrice.id()) { "◎ " s { (printed) } " " b { (price) } } },
        )
    }

    fn is_prey(&self, card: Piece) -> bool {
        self.view.prey == Some(card)
    }

    fn facing(&self, faction: Faction) -> Facing {
        if faction == Faction::Neutral {
            Facing::Both
        } else if faction == self.player(self.near).faction {
            Facing::Near
        } else {
            Facing::Far
        }
    }

    /// The Attack assigned to a card of the row, out of the Attack needed; before that, whether an effect allows
    /// to attack it.
    fn under_attack(&self, card: Piece) -> Option<Markup> {
        let needed = needed(card.card());
        let mut attacks = self.view.players.iter().flat_map(|player| &player.row_attacks);
        match attacks.find(|(target, _)| *target == card) {
            Some((_, total)) => {
                Some(html! { b data-term=(Word::AttackOnRow.id()) { "⚔ " (total) "/" (needed) } })
            }
            None => self
                .is_prey(card)
                .then(|| html! { b data-term=(Word::Prey.id()) { "⌖ " (needed) } }),
        }
    }

    /// The pile of pilots, which both players may buy.
    pub(super) fn pilots(&self) -> Markup {
        let left = self.view.pilots;
        html! {
            div.slot.both {
                @match self.next_pilot() {
                    Some(pilot) => (self.card(&DrawnCard {
                        thing: pilot,
                        said: left_in_pile(words::for_sale(self.facts(pilot)), left),
                        attempt: self.view.reader.map(|_| format!("buy {}", self.word_with_copy(pilot))),
                        marks: [Some(html! { b { "×" (left) } }), self.lower_price(pilot)].into_iter().flatten().collect(),
                    })),
                    None => span.card.gap { (self.say(text!("None left", "No quedan"))) },
                }
                i data-term=(Word::Pilots.id()) { "◆ " (self.say(text!("pilots", "pilotos"))) }
            }
        }
    }

    /// The pilot on top of the pile.
    pub(super) fn next_pilot(&self) -> Option<Thing> {
        self.view.next_pilot.map(Piece::thing)
    }
}

fn price_this_turn(price: u8) -> Text {
    match price {
        1 => text!("1 resource this turn", "1 recurso este turno"),
        n => text!("{n} resources this turn", "{n} recursos este turno", n = n),
    }
}

fn left_in_pile(said: Text, left: u8) -> Text {
    words::and(said, text!("{n} left", "quedan {n}", n = left))
}

/// Who can buy a card of the row, short enough to fit below it: the card itself says "for the Republic".
fn short_for_whom(faction: Faction) -> Text {
    match faction {
        Faction::Neutral => text!("for both", "para ambos"),
        side => side.title(),
    }
}
