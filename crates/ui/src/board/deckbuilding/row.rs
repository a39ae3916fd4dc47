//! The galaxy row and the pilots, each card turned toward the player who can buy it.

use deckbuilding::{Faction, Piece};
use maud::{Markup, html};
use prose::{Text, text};
use script::Thing;
use table::Seat;

use super::card::{DrawnCard, needed};
use super::face::allegiance;
use super::{Table, Word, places, words};
use crate::board::Region;
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
    /// The decks, rows and pilots of all galaxies, those that the near player reaches first.
    pub(super) fn galaxy_parts(&self) -> Vec<Region> {
        let mut parts = Vec::new();
        for (place, number) in places::galaxies(self.view, self.near) {
            parts.push(Region { id: place.deck, html: self.galaxy(place, number) });
            if self.view.galaxies[number].next_pilot.is_some() || self.has_pilots(number) {
                parts.push(Region { id: place.pilots, html: self.pilots(number) });
            }
            parts.push(Region { id: place.row, html: self.row(number) });
        }
        parts
    }

    /// The member of the near player's team who reaches a galaxy.
    fn buyer(&self, number: usize) -> Option<Seat> {
        let players = self.view.galaxies[number].players;
        players.both(self.view.seating.team(self.near)).lowest()
    }

    /// The galaxy in a few words: whose it is, where there are several.
    pub(super) fn name_of_galaxy(&self, number: usize) -> Text {
        let players = self.view.galaxies[number].players;
        if self.view.galaxies.len() == 1 {
            return text!("Galaxy", "Galaxia");
        }
        let title = |seat: Seat| self.player(seat).faction.title();
        let others: Vec<Text> = players.without(self.near).into_iter().map(title).collect();
        match others.as_slice() {
            [other] => text!("You – {other}", "Tú – {other}", other = other.clone()),
            _ => others
                .into_iter()
                .reduce(|one, next| {
                    text!("{one} – {next}", "{one} – {next}", one = one, next = next)
                })
                .unwrap_or_default(),
        }
    }

    pub(super) fn row(&self, number: usize) -> Markup {
        let name = text!("Galaxy row", "Fila de la galaxia");
        let name = match self.view.galaxies.len() {
            1 => name,
            _ => words::and(name, self.name_of_galaxy(number)),
        };
        let buyer = self.buyer(number);
        html! {
            h2.unseen { (self.say(name)) }
            @for place in &self.view.galaxies[number].row {
                @match (place, buyer) {
                    (Some(card), Some(buyer)) => (self.for_sale(*card, buyer)),
                    (Some(card), None) => (self.out_of_reach(*card)),
                    (None, _) => div.slot { span.card.gap { (self.say(text!("Empty", "Vacío"))) } },
                }
            }
        }
    }

    /// A card of the row between the two opponents, which the reader can only read.
    fn out_of_reach(&self, card: Piece) -> Markup {
        let id = card.card().id;
        html! {
            div.slot {
                span.card.mini data-card=(id) tabindex="0" {
                    img src=(self.picture(id)) alt=(self.say(words::for_sale(card.card()))) loading="lazy";
                }
            }
        }
    }

    fn for_sale(&self, card: Piece, buyer: Seat) -> Markup {
        let facts = self.facts(card.thing());
        let facing = self.facing(facts.faction, buyer);
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

    fn facing(&self, faction: Faction, buyer: Seat) -> Facing {
        if faction == Faction::Neutral {
            Facing::Both
        } else if faction == self.player(buyer).faction {
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
    fn pilots(&self, number: usize) -> Markup {
        let galaxy = &self.view.galaxies[number];
        let left = galaxy.pilots;
        html! {
            div.slot.both {
                @match galaxy.next_pilot.map(Piece::thing) {
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

    /// Whether the galaxy has a pile of pilots: the one that its players purchase from.
    fn has_pilots(&self, number: usize) -> bool {
        self.view.galaxies[number]
            .players
            .into_iter()
            .any(|seat| self.view.pilot_pile(seat) == number)
    }

    /// The cards beside the Force track that everybody may attack and that never leave.
    pub(super) fn permanent(&self) -> Markup {
        html! {
            @for &card in &self.view.permanent {
                div.slot.far {
                    (self.card(&DrawnCard {
                        thing: card.thing(),
                        said: words::and(words::title(card.card()), attack_needed(needed(card.card()))),
                        attempt: self.view.reader.map(|_| format!("attack {}", self.word_with_copy(card.thing()))),
                        marks: self.under_attack(card).into_iter().collect(),
                    }))
                    i data-term=(Word::Train.id()) { "⚔ " (self.say(text!("for everyone", "para todos"))) }
                }
            }
        }
    }
}

fn price_this_turn(price: u8) -> Text {
    match price {
        1 => text!("1 resource this turn", "1 recurso este turno"),
        n => text!("{n} resources this turn", "{n} recursos este turno", n = n),
    }
}

fn attack_needed(attack: u8) -> Text {
    text!("Target {n}", "Objetivo {n}", n = attack)
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
