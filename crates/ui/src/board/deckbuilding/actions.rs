//! Prepared attacks, and cards to choose from that are not drawn on the table.

use deckbuilding::{Ability, Choice, Num, SeenInPlay, SeenTarget, Target};
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
                    @for (n, seen) in attackers.iter().enumerate() {
                        @if n > 0 { " + " }
                        (self.name(self.facts(seen.card.thing())))
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
        let ships = player
            .ships
            .iter()
            .map(|ship| self.facts(ship.card.thing()).hit_points.saturating_sub(ship.damage));
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
        let mut things: Vec<Thing> =
            self.offers.iter().filter_map(|offer| self.card_of_choice(offer.choice)).collect();
        things.retain(|thing| !self.is_drawn_on_table(*thing));
        things.dedup();
        html! {
            @if !things.is_empty() {
                h2 { (self.say(text!("Choose", "Elige"))) }
                @for thing in things {
                    (self.card(&DrawnCard {
                        thing,
                        said: words::with_gains(self.facts(thing)),
                        attempt: None,
                        marks: Vec::new(),
                    }))
                }
            }
        }
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
