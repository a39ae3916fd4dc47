//! Damage, destruction and repair (chapters 11, 14 and 15).

use script::{Done, Frame, Task, Things as _};
use table::{Outcome, Seat, Seats};
use tinyvec::ArrayVec;

use super::naming::Beginning;
use super::state::Tucked;
use super::{Look, Mark, Rule, State, Table, ToBase};
use crate::capacity::MOST_SEATS;
use crate::components::{BaseId, CardId, Object};
use crate::game::{Dealt, Event, Pool};
use crate::players::Players;
use crate::words::Ability;

/// The bases of each of two rivals that a player of three must have destroyed.
pub(crate) const FROM_EACH_OF_TWO: u8 = 2;

impl Table<'_> {
    /// Deals damage of a player to a ship, or to the base of its owner.
    pub(crate) fn damage_object(&mut self, by: Seat, owner: Seat, ship: Object, amount: u8) {
        let Object::Card(card) = ship else { return self.damage_base(by, owner, amount) };
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
        let Some(effect) = self.ready(card).destroyed() else { return };
        let active = self.state.active();
        let after = self.state.seating.after(self.state.turn);
        let others: ArrayVec<[Seat; MOST_SEATS]> = after.filter(|&s| !active.contains(s)).collect();
        let first: ArrayVec<[Seat; MOST_SEATS]> = active.into_iter().collect();
        // Pushed in reverse order.
        for &seat in others.iter().rev().chain(first.iter().rev()) {
            self.begin(&Beginning::of(card.thing(), seat), [effect], |frame| frame);
        }
    }

    /// Deals damage of an effect to one base of these players; the player chooses among several.
    pub(crate) fn damage_one_base(&mut self, by: Seat, owners: Seats, amount: u8) {
        let owners = self.state.with_base(owners);
        match (owners.count(), owners.lowest()) {
            (1, Some(owner)) => self.damage_base(by, owner, amount),
            (0, _) => {}
            _ if amount == 0 => {}
            _ => {
                let rule = Rule::Whose { seat: by, what: ToBase::Damage, amount };
                self.state.stack.push_rule(rule);
            }
        }
    }

    /// Takes damage off one base of the player's team; the player chooses among several that are
    /// damaged.
    pub(crate) fn repair_one(&mut self, seat: Seat, amount: u8) -> Done {
        let owners = self.state.repairable(seat);
        match (owners.count(), owners.lowest()) {
            (1, Some(owner)) => Done::times(self.repair(owner, amount)),
            (0, _) => Done::NO,
            _ => {
                let rule = Rule::Whose { seat, what: ToBase::Repair, amount };
                self.state.stack.push_rule(rule);
                Done::NO
            }
        }
    }

    /// The player has chosen the base for the damage or repair of an effect.
    pub(crate) fn choose_base(&mut self, base: BaseId) {
        let Some(&Task::Rule(Rule::Whose { seat, what, amount })) = self.state.stack.top() else {
            return;
        };
        self.state.stack.pop();
        let Some(owner) = self.state.controller(base.thing()) else { return };
        match what {
            ToBase::Damage => self.damage_base(seat, owner, amount),
            ToBase::Repair => {
                let repaired = Done::times(self.repair(owner, amount));
                self.state.stack.came_of_it(repaired);
            }
        }
    }

    /// Deals damage of a player to a base; without a base in play it is lost.
    pub(crate) fn damage_base(&mut self, by: Seat, owner: Seat, amount: u8) {
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
            self.destroy_base(by, owner);
        }
    }

    /// The damage that the base of a player still prevents this turn. Two such bases of a team
    /// prevent as much together, in any split.
    fn prevented(&self, owner: Seat) -> u8 {
        let each_turn = |seat: Seat| -> u8 {
            let Some(base) = self.state.player(seat).base else { return 0 };
            let frame = Frame::outside(base.thing(), seat);
            let abilities = self.ready_base(base).card.abilities.iter();
            let amounts = abilities.map(|ability| match ability {
                Ability::Prevents(n) => self.look().amount(n, &frame),
                _ => 0,
            });
            amounts.sum()
        };
        if each_turn(owner) == 0 {
            return 0;
        }
        let team = || self.state.team(owner).into_iter();
        let used: u8 = team().map(|seat| self.state.player(seat).prevented).sum();
        team().map(each_turn).sum::<u8>().saturating_sub(used)
    }

    /// Moves the base to the victory pile of whoever destroyed it, which may reach the goal. A base
    /// that its owner's own side destroys counts for the other side if there is only one.
    fn destroy_base(&mut self, by: Seat, owner: Seat) {
        let player = self.state.player_mut(owner);
        let Some(base) = player.base.take() else { return };
        player.base_damage = 0;
        let tucked = player.tucked.take();
        let rivals = self.state.seating.opponents(owner);
        let sides = self.state.force.arms();
        let winner =
            if rivals.contains(by) { Some(by) } else { rivals.lowest().filter(|_| sides == 2) };
        match winner.and_then(|winner| self.state.team(winner).lowest()) {
            Some(winner) => self.state.player_mut(winner).victory.insert(base),
            None => self.state.player_mut(owner).left_out.insert(base),
        }
        self.log.emit(|| Event::DestroyedBase(owner, self.state.piece(base.thing())));
        if let Some(Tucked { card, owner }) = tucked {
            self.state.player_mut(owner).discard.push(card);
            let piece = || self.state.piece(card.thing());
            self.log.emit(|| Event::Discarded(Pool::Player(owner), piece()));
        }
        if let Some(outcome) = self.state.decided(winner, owner) {
            // Nothing is carried out after the end, so weakened ships stay.
            return self.end_game(outcome);
        }
        if self.ready_base(base).toughens() > 0 {
            self.destroy_weakened_ships(owner);
        }
    }

    /// Destroys the capital ships that have more damage than hit points now that a base no longer
    /// gives them more.
    fn destroy_weakened_ships(&mut self, owner: Seat) {
        for member in self.state.team(owner) {
            let ships = self.state.player(member).ships;
            ships.each(|ship| {
                if self.hit_points_left(member, ship) == 0 {
                    self.destroy_ship(CardId::of(ship));
                }
            });
        }
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
    /// The hit points of a capital ship, with those that the bases of its player's team give.
    #[inline]
    pub(crate) fn hit_points(&self, owner: Seat, ship: CardId) -> u8 {
        let bases = self.bases_among(owner, self.sets().toughening_bases);
        let more: u8 = bases.map(|base| self.ready_base(base).toughens()).sum();
        self.card(ship).hit_points + more
    }
}

impl State {
    /// The players of a seat's team whose base can be repaired.
    pub(crate) fn repairable(&self, seat: Seat) -> Seats {
        let is_damaged = |&member: &Seat| {
            let player = self.player(member);
            player.base.is_some() && player.base_damage > 0
        };
        self.team(seat).into_iter().filter(is_damaged).collect()
    }

    /// How the match ends now that a base of `owner` went to the victory pile of `winner`, if it
    /// does.
    fn decided(&self, winner: Option<Seat>, owner: Seat) -> Option<Outcome> {
        if let Some(winner) = winner.filter(|&winner| self.has_won(winner)) {
            return Some(Outcome::Won(self.team(winner)));
        }
        let player = self.player(owner);
        let is_out = player.base.is_none() && player.base_deck.count() == 0;
        (is_out && self.force.arms() == 3).then_some(Outcome::Draw)
    }

    /// Whether a player or team has destroyed enough bases.
    pub(crate) fn has_won(&self, winner: Seat) -> bool {
        let pile = self.victories(winner);
        let of = |rival: Seat| {
            let is_theirs = |base: &BaseId| self.components.owner(*base) == Some(rival);
            pile.iter().filter(is_theirs).count()
        };
        let from_each = |least: u8| {
            let mut rivals = self.seating.opponents(winner).into_iter();
            rivals.all(|rival| of(rival) >= usize::from(least))
        };
        match self.components.players() {
            Players::Two(_) => pile.count() >= self.goal,
            Players::Three(_) => pile.count() >= self.goal && from_each(FROM_EACH_OF_TWO),
            Players::Teams(_) => from_each(self.goal),
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
    use table::{Game as _, Luck, Notation as _, Seed, Silent};

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
        game.table(&mut state, &mut Silent).damage_base(own, own, 50);
        assert_eq!(state.player(own).base, None);
        let opponent = state.seating.next(own);
        assert!(state.player(opponent).victory.contains(base));
        assert!(!state.player(own).victory.contains(base));
    }

    /// proves: DBG-OPEN-68
    #[test]
    fn of_three_players_nobody_gets_a_base_destroyed_by_its_owner() {
        let game = Deckbuilding::new();
        let setup = game.read_setup("factions=empire,mandalorians,rebels").unwrap();
        let mut state = game.start(&setup, Luck::new(Seed::from_number(1))).unwrap();
        let own = state.turn;
        let base = state.player(own).base.unwrap();
        game.table(&mut state, &mut Silent).damage_base(own, own, 50);
        assert_eq!(state.player(own).base, None);
        assert!(state.seats().into_iter().all(|seat| !state.player(seat).victory.contains(base)));
        assert!(state.player(own).left_out.contains(base));
        assert_eq!(state.outcome, None);
    }
}
