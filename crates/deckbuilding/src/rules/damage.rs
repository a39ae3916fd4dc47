//! Damage, destruction and repair (chapters 11, 14 and 15).

use script::{Frame, Task, Things as _, start};
use table::{Outcome, Seat, Seats};

use super::state::Tucked;
use super::{Look, Mark, Table};
use crate::components::{CardId, Object};
use crate::game::{Dealt, Event, Pool};
use crate::words::Ability;

impl Table<'_> {
    pub(crate) fn damage_object(&mut self, owner: Seat, ship: Object, amount: u8) {
        let Object::Card(card) = ship else { return self.damage_base(owner, amount) };
        if amount == 0 {
            return;
        }
        let left = self.hit_points_left(owner, card.thing());
        let dealt = dealt(amount, left);
        self.state.mark_mut(card).damage += dealt.taken;
        let piece = || self.state.piece(card.thing());
        self.log.emit(|| Event::DamagedShip(owner, piece(), dealt));
        if dealt.taken == left {
            self.destroy_ship(card);
        }
    }

    /// Moves a ship, without its damage, to the discard pile that belongs to its place.
    pub(crate) fn destroy_ship(&mut self, card: CardId) {
        self.log.emit(|| Event::DestroyedShip(self.state.piece(card.thing())));
        let in_row = self.state.in_row(card);
        *self.state.mark_mut(card) = Mark::default();
        self.discard(card);
        if in_row {
            self.refill();
        } else {
            self.follow_destruction(card);
        }
    }

    /// Each player carries out the ability of a card that was destroyed in play, beginning with the
    /// player whose turn it is.
    fn follow_destruction(&mut self, card: CardId) {
        let Some(entry) = self.ready(card).destroyed() else { return };
        let turn = self.state.turn;
        let others: Seats = self.state.seats().without(turn);
        // Pushed in reverse order.
        for seat in others.into_iter().chain([turn]) {
            self.state.stack.push(Task::Ability(start(entry, card.thing(), seat)));
        }
    }

    /// Deals damage to a base; without a base in play it is lost.
    pub(crate) fn damage_base(&mut self, owner: Seat, amount: u8) {
        let Some(base) = self.state.player(owner).base.filter(|_| amount > 0) else { return };
        let prevented = self.prevented(owner).min(amount);
        let placed = amount - prevented;
        let hit_points = self.ready_base(base).card.hit_points;
        let player = self.state.player_mut(owner);
        player.prevented += prevented;
        let dealt = dealt(placed, hit_points.saturating_sub(player.base_damage));
        player.base_damage += dealt.taken;
        let destroyed = player.base_damage >= hit_points;
        if prevented > 0 {
            self.log.emit(|| Event::Prevented(owner, prevented));
        }
        if placed > 0 {
            let piece = || self.state.piece(base.thing());
            self.log.emit(|| Event::DamagedBase(owner, piece(), dealt));
        }
        if destroyed {
            self.destroy_base(owner);
        }
    }

    /// The damage that the base still prevents this turn.
    fn prevented(&self, owner: Seat) -> u8 {
        let player = self.state.player(owner);
        let Some(base) = player.base else { return 0 };
        let abilities = self.ready_base(base).card.abilities.iter();
        let frame = Frame::outside(base.thing(), owner);
        let each_turn: u8 = abilities
            .map(|ability| match ability {
                Ability::Prevents(n) => self.look().amount(n, &frame),
                _ => 0,
            })
            .sum();
        each_turn.saturating_sub(player.prevented)
    }

    /// Moves the base to the opponent's victory pile, which may reach the goal.
    fn destroy_base(&mut self, owner: Seat) {
        let player = self.state.player_mut(owner);
        let Some(base) = player.base.take() else { return };
        player.base_damage = 0;
        let tucked = player.tucked.take();
        let winner = self.state.opponent(owner);
        self.state.player_mut(winner).victory.insert(base);
        self.log.emit(|| Event::DestroyedBase(owner, self.state.piece(base.thing())));
        if self.state.player(winner).victory.count() >= self.state.goal {
            self.end_game(Outcome::Won(Seats::only(winner)));
        }
        if let Some(Tucked { card, owner }) = tucked {
            self.state.player_mut(owner).discard.push(card);
            let piece = || self.state.piece(card.thing());
            self.log.emit(|| Event::Discarded(Pool::Player(owner), piece()));
        }
        if self.ready_base(base).toughens() > 0 {
            self.destroy_weakened_ships(owner);
        }
    }

    /// Destroys the capital ships that have more damage than hit points now that a base no longer
    /// gives them more.
    fn destroy_weakened_ships(&mut self, owner: Seat) {
        let ships = self.state.player(owner).ships;
        ships.each(|ship| {
            if self.hit_points_left(owner, ship) == 0 {
                self.destroy_ship(CardId::of(ship));
            }
        });
    }

    pub(crate) fn repair(&mut self, seat: Seat, amount: u8) -> u8 {
        let player = self.state.player_mut(seat);
        let repaired = amount.min(player.base_damage);
        player.base_damage -= repaired;
        if repaired > 0 {
            self.log.emit(|| Event::Repaired(seat, repaired));
        }
        repaired
    }

    /// Ends the match at once; tasks that wait are dropped.
    pub(crate) fn end_game(&mut self, outcome: Outcome) {
        self.state.outcome = Some(outcome);
        self.state.stack.clear();
        self.state.waiting.clear();
        self.log.emit(|| Event::Over(outcome));
    }
}

impl Look<'_> {
    /// The hit points of a capital ship, with those that the base of its player gives.
    #[inline]
    pub(crate) fn hit_points(&self, owner: Seat, ship: CardId) -> u8 {
        let printed = self.card(ship).hit_points;
        match self.base_among(owner, self.sets().toughening_bases) {
            Some(base) => printed + self.ready_base(base).toughens(),
            None => printed,
        }
    }
}

/// Splits damage at the remaining hit points; the excess is lost.
fn dealt(amount: u8, hit_points_left: u8) -> Dealt {
    let taken = amount.min(hit_points_left);
    Dealt { taken, lost: amount - taken }
}

#[cfg(test)]
mod tests {
    use table::{Game as _, Luck, Seed, Silent};

    use crate::Deckbuilding;

    /// No card of this box damages its owner's base, so this test calls the rule directly.
    ///
    /// proves: DBG-OPEN-68
    #[test]
    fn a_base_destroyed_by_its_owner_counts_for_the_opponent() {
        let game = Deckbuilding::new();
        let luck = Luck::new(Seed::from_number(1));
        let mut state = game.start(&Deckbuilding::setups()[0], luck).unwrap();
        let own = state.turn;
        let base = state.player(own).base.unwrap();
        game.table(&mut state, &mut Silent).damage_base(own, 50);
        assert_eq!(state.player(own).base, None);
        assert!(state.player(state.opponent(own)).victory.contains(base));
        assert!(!state.player(own).victory.contains(base));
    }
}
