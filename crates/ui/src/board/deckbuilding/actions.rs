//! Prepared attacks, and cards to choose from that are not drawn on the table.

use deckbuilding::{Ability, Choice, Num, Piece, Seen, SeenInPlay, SeenPlayer, SeenTarget, Target};
use maud::{Markup, html};
use prose::{Text, text};
use script::Thing;
use table::Seat;

use super::card::{DrawnCard, needed};
use super::{Place, Table, Word, words};

impl Table<'_> {
    /// The prepared attacks of the active player, each with its target.
    pub(super) fn attacks(&self) -> Markup {
        let players = self.view.seating.team(self.view.turn).into_iter();
        let players: Vec<_> = players.map(|seat| self.player(seat)).collect();
        let cards = || players.iter().flat_map(|player| player.units.iter().chain(&player.ships));
        let at = |target| {
            cards().filter(move |seen| seen.assigned.map(SeenTarget::target) == Some(target))
        };
        let row_attacks = players.iter().flat_map(|player| &player.row_attacks);
        let rows = row_attacks.map(|&(card, total)| {
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
                let total = self.attack_on(self.view.turn, owner);
                attacks.push(self.attack(target, name, attackers, total, needed));
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

    /// The Attack that the team of a player has assigned to a base.
    pub(super) fn attack_on(&self, attacker: Seat, owner: Seat) -> u8 {
        let team = self.view.seating.team(attacker).into_iter().map(|seat| self.player(seat));
        let cards = team.flat_map(|player| player.units.iter().chain(&player.ships));
        let assigned = cards.filter(|seen| seen.assigned == Some(SeenTarget::Base(owner)));
        assigned.map(|seen| seen.attack).fold(0, u8::saturating_add)
    }

    fn attacked_base(&self, owner: Seat) -> Text {
        if self.view.seating.team(owner).count() > 1 {
            return text!("Enemy bases", "Bases enemigas");
        }
        let base = self.player(owner).base;
        base.map_or_else(
            || text!("Destroyed base", "Base destruida"),
            |base| text!("Base {b}", "Base {b}", b = words::title(base.card())),
        )
    }

    /// The Attack needed to destroy a player's base, including the ships before it and prevented damage; of a
    /// team, the base that takes less.
    pub(super) fn base_needs(&self, owner: Seat) -> u8 {
        let team = || self.view.seating.team(owner).into_iter().map(|seat| self.player(seat));
        let ships = team().flat_map(|player| &player.ships);
        let ships: u8 = ships.map(|ship| ship.hit_points.saturating_sub(ship.damage)).sum();
        let bases = team().filter(|player| player.base.is_some());
        ships + bases.map(|player| self.hit_points_of_base(player)).min().unwrap_or(0)
    }

    /// The damage that destroys the base of a player, including what would be prevented.
    fn hit_points_of_base(&self, player: &SeenPlayer) -> u8 {
        player.base.map_or(0, |base| {
            let facts = self.facts(base.thing());
            let prevented = facts.abilities.iter().map(|ability| match ability {
                Ability::Prevents(Num::Just(n)) => *n,
                _ => 0,
            });
            facts.hit_points.saturating_sub(player.base_damage) + prevented.sum::<u8>()
        })
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
        if self.view.galaxies.iter().any(|galaxy| open(&galaxy.discard)) {
            return Some(text!("galaxy discard pile", "descartes de la galaxia"));
        }
        if self.view.galaxies.iter().any(|galaxy| known(&galaxy.deck)) {
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
            let yours = seat == self.near;
            let side = self.whose(seat);
            Some(if yours {
                text!("your {place}", "tu {place}", place = place)
            } else {
                text!("{place} of {side}", "{place} de {side}", place = place, side = side)
            })
        })
    }

    /// The player in a phrase such as "hand of the Empire": by name where two seats have one faction.
    fn whose(&self, seat: Seat) -> Text {
        let faction = self.player(seat).faction;
        let alone =
            self.view.players.iter().filter(|player| player.faction == faction).count() == 1;
        match self.view.people.name(seat) {
            Some(name) if !alone => name.clone(),
            _ => words::side(faction),
        }
    }

    /// Whether it is drawn as a card on the table.
    fn is_drawn_on_table(&self, thing: Thing) -> bool {
        let in_play = self.view.players.iter().any(|player| {
            let mut cards = player.units.iter().chain(&player.ships);
            cards.any(|seen| seen.card.thing() == thing)
                || player.base.is_some_and(|base| base.thing() == thing)
        });
        let hands =
            self.places.iter().filter(|(place, _)| matches!(place, Place::Near | Place::Mate));
        let hands = hands.flat_map(|&(_, seat)| self.player(seat).hand.iter().flatten().copied());
        // Of the row between two opponents the cards are drawn too small to be chosen there.
        let team = self.view.seating.team(self.near);
        let rows = team.into_iter().flat_map(|seat| self.view.row(seat));
        let open = rows.chain(hands).chain(self.view.permanent.iter().copied());
        let pilots = self.view.galaxies.iter().filter_map(|galaxy| galaxy.next_pilot);
        in_play || open.chain(pilots).any(|card| card.thing() == thing)
    }
}
