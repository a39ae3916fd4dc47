//! The galaxy row and the pilots, each card turned toward the player who can buy it.

use deckbuilding::{Faction, Piece};
use maud::{Markup, html};
use prose::{Text, text};
use script::Thing;

use super::card::{DrawnCard, needed};
use super::{Table, Word, words};

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
            said: words::for_sale(facts),
            attempt: self.view.reader.map(|_| attempt),
            marks: self.under_attack(card).into_iter().collect(),
        };
        let (class, sign, word) = match facing {
            Facing::Near => ("slot near", "▼", Word::ForNear),
            Facing::Far => ("slot far", "▲", Word::ForFar),
            Facing::Both => ("slot both", "◆", Word::ForBoth),
        };
        html! {
            div class=(class) {
                (self.card(&piece))
                i data-term=(word.id()) { (sign) " " (self.say(who_can_buy(facts.faction))) }
            }
        }
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

    /// The Attack assigned to a card of the row, out of the Attack needed.
    fn under_attack(&self, card: Piece) -> Option<Markup> {
        let mut attacks = self.view.players.iter().flat_map(|player| &player.row_attacks);
        let (_, total) = attacks.find(|(target, _)| *target == card)?;
        Some(
            html! { b data-term=(Word::AttackOnRow.id()) { "⚔ " (total) "/" (needed(self.facts(card.thing()))) } },
        )
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
                        marks: vec![html! { b { "×" (left) } }],
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

fn left_in_pile(said: Text, left: u8) -> Text {
    words::and(said, text!("{n} left", "quedan {n}", n = left))
}

fn who_can_buy(faction: Faction) -> Text {
    match faction {
        Faction::Neutral => text!("for both", "para ambos"),
        side => text!("for {side}", "para {side}", side = words::side(side)),
    }
}
