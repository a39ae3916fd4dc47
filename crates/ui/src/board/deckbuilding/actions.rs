//! Prepared attacks, and cards to choose from that are not drawn on the table.

use deckbuilding::{Ability, Choice, Num, Piece, Seen, SeenInPlay, SeenPlayer, SeenTarget, Target};
use maud::{Markup, html};
use prose::{Text, text};
use script::Thing;
use table::Seat;

use super::card::{DrawnCard, needed};
use super::{Table, Word, words};

impl Table<'_> {
    /// The prepared attacks of the active player, each with its target.
    pub(super) fn attacks(&self) -> Markup {
        let player = self.player(self.view.turn);
        let cards = || player.units.iter().chain(&player.ships);
        let at = |target| {
            cards().filter(move |seen| seen.assigned.map(SeenTarget::target) == Some(target))
        };
        let rows = player.row_attacks.iter().map(|&(card, total)| {
            let facts = card.card();
            let target = SeenTarget::Row(card).target();
            self.attack(target, words::title(facts), at(target).collect(), total, needed(facts))
        });
        let mut attacks: Vec<Markup> = rows.collect();
        for owner in self.view.seating.opponents(self.view.turn) {
            let target = Target::Base(owner);
            let attackers: Vec<_> = at(target).collect();
            if !attackers.is_empty() {
                let name = self.attacked_base(owner);
                let needed = self.base_needs(owner);
                attacks.push(self.attack(target, name, attackers, player.base_attack, needed));
            }
        }
        html! {
            @if !attacks.is_empty() {
                h2 { (self.say(text!("Attacks", "Ataques"))) }
                @for attack in attacks { (attack) }
            }
        }
    }

    fn attack(
        &self,
        target: Target,
        name: Text,
        attackers: Vec<&SeenInPlay>,
        total: u8,
        needed: u8,
    ) -> Markup {
        let enough = if total >= needed { "✓" } else { "✗" };
        let carried_out = self.offer_of(Choice::Resolve(target));
        html! {
            div.attack {
                p { b { (self.say(name)) } }
                p data-term=(Word::PreparedAttack.id()) {
                    "⚔ " b { (total) } " " (self.say(text!("of", "de"))) " " (needed) " " (enough)
                }
                p.with {
                    @for (n, (name, copies)) in self.counted(&attackers).into_iter().enumerate() {
                        @if n > 0 { " + " }
                        (name)
                        @if copies > 1 { " ×" (copies) }
                    }
                }
                @if let Some(offer) = carried_out {
                    button.go name="choice" value=(offer.words) aria-label=(offer.text.get(self.lang)) {
                        (self.say(text!("Attack", "Ataca")))
                    }
                }
            }
        }
    }

    /// The names of the attackers in order, copies of a card together.
    fn counted(&self, attackers: &[&SeenInPlay]) -> Vec<(&'static str, usize)> {
        let mut counted: Vec<(&'static str, usize)> = Vec::new();
        for seen in attackers {
            let name = self.name(self.facts(seen.card.thing()));
            match counted.iter_mut().find(|(known, _)| *known == name) {
                Some((_, copies)) => *copies += 1,
                None => counted.push((name, 1)),
            }
        }
        counted
    }

    fn attacked_base(&self, owner: Seat) -> Text {
        let base = self.player(owner).base;
        base.map_or_else(
            || text!("Destroyed base", "Base destruida"),
            |base| text!("Base {b}", "Base {b}", b = words::title(base.card())),
        )
    }

    /// The Attack needed to destroy a player's base, including its ships and prevented damage.
    pub(super) fn base_needs(&self, owner: Seat) -> u8 {
        let player = self.player(owner);
        let ships = player.ships.iter().map(|ship| ship.hit_points.saturating_sub(ship.damage));
        let base = player.base.map_or(0, |base| {
            let facts = self.facts(base.thing());
            let prevented = facts.abilities.iter().map(|ability| match ability {
                Ability::Prevents(Num::Just(n)) => *n,
                _ => 0,
            });
            facts.hit_points.saturating_sub(player.base_damage) + prevented.sum::<u8>()
        });
        ships.sum::<u8>() + base
    }

    /// The cards that can be chosen but are in a pile, a deck or outside the game.
    pub(super) fn cards_elsewhere(&self) -> Markup {
        let mut things: Vec<Thing> = Vec::new();
        let offers = self.offers.iter().chain(self.after_yes);
        for thing in offers.filter_map(|offer| self.card_of_choice(offer.choice)) {
            if !self.is_drawn_on_table(thing) && !things.contains(&thing) {
                things.push(thing);
            }
        }
        let mut places: Vec<Text> = Vec::new();
        for place in things.iter().filter_map(|thing| self.place_of(*thing)) {
            if !places.contains(&place) {
                places.push(place);
            }
        }
        html! {
            @if !things.is_empty() {
                h2 {
                    (self.say(text!("Choose", "Elige")))
                    @for place in places { small { " · " (self.say(place)) } }
                }
                @for thing in things {
                    (self.card(&DrawnCard {
                        thing,
                        said: self.said_with_place(thing),
                        attempt: None,
                        marks: Vec::new(),
                    }))
                }
            }
        }
    }

    fn said_with_place(&self, thing: Thing) -> Text {
        let said = words::with_gains(self.facts(thing));
        match self.place_of(thing) {
            Some(place) => words::and(said, place),
            None => said,
        }
    }

    /// The pile or deck in which a card lies that is not drawn on the table.
    fn place_of(&self, thing: Thing) -> Option<Text> {
        let open = |pile: &[Piece]| pile.iter().any(|card| card.thing() == thing);
        let known = |deck: &[Seen]| deck.iter().flatten().any(|card| card.thing() == thing);
        if open(&self.view.galaxy_discard) {
            return Some(text!("galaxy discard pile", "descartes de la galaxia"));
        }
        if known(&self.view.galaxy) {
            return Some(text!("galaxy deck", "mazo de la galaxia"));
        }
        let under_base =
            |player: &SeenPlayer| player.tucked.is_some_and(|card| card.thing() == thing);
        if self.view.players.iter().any(under_base) {
            return Some(text!("under the base", "bajo la base"));
        }
        let places = |player: &SeenPlayer| {
            if open(&player.discard) {
                Some(text!("discard pile", "pila de descartes"))
            } else if open(&player.exile) {
                Some(text!("exile pile", "pila de exilio"))
            } else if known(&player.deck) {
                Some(text!("deck", "mazo"))
            } else if known(&player.hand) {
                Some(text!("hand", "mano"))
            } else {
                None
            }
        };
        self.view.seating.seats().into_iter().find_map(|seat| {
            let place = places(self.player(seat))?;
            let (yours, side) = (seat == self.near, words::side(self.player(seat).faction));
            Some(if yours {
                text!("your {place}", "tu {place}", place = place)
            } else {
                text!("{place} of {side}", "{place} de {side}", place = place, side = side)
            })
        })
    }

    /// Whether it is drawn as a card on the table.
    fn is_drawn_on_table(&self, thing: Thing) -> bool {
        let in_play = self.view.players.iter().any(|player| {
            let mut cards = player.units.iter().chain(&player.ships);
            cards.any(|seen| seen.card.thing() == thing)
                || player.base.is_some_and(|base| base.thing() == thing)
        });
        let hand = &self.player(self.near).hand;
        let mut open = self.view.row.iter().chain(hand).flatten();
        in_play || open.any(|card| card.thing() == thing) || self.next_pilot() == Some(thing)
    }
}
