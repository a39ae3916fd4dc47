//! Chapter 6: damage, shields and defeat.

use table::{Outcome, Seat, Seats};

use super::play::remove;
use super::state::{Fighter, MOST_PLAYERS, owner, title};
use super::{Pile, Side, Table};
use crate::Mode;
use crate::game::Event;

impl Table<'_> {
    /// Deals damage to a fighter. A shield takes it instead; otherwise it stays and may defeat the
    /// fighter.
    pub(crate) fn hurt(&mut self, card: u8, damage: u8) {
        if damage == 0 || !self.in_play(card) {
            return;
        }
        let fighter = &mut self.state.fighters[usize::from(card)];
        if fighter.shields > 0 {
            fighter.shields -= 1;
            return self.log.emit(|| Event::ShieldBroke(title(card)));
        }
        fighter.damage += damage;
        let defeated = fighter.damage >= title(card).card().health;
        self.log.emit(|| Event::Hurt(title(card), damage));
        if defeated {
            self.defeat(card);
        }
    }

    fn defeat(&mut self, card: u8) {
        let side = self.state.side_mut(owner(card));
        remove(&mut side.board, card);
        side.discard.push(card);
        self.state.fighters[usize::from(card)] = Fighter::default();
        self.log.emit(|| Event::Defeated(title(card)));
        self.trigger(self.duel.when_defeated[title(card) as usize], card);
    }

    /// Deals damage to a player; the guard of a wary stance prevents the first of it.
    pub(crate) fn hurt_player(&mut self, seat: Seat, damage: u8) {
        let side = self.state.side_mut(seat);
        let prevented = side.guard.min(damage);
        side.guard -= prevented;
        if prevented > 0 {
            self.log.emit(|| Event::Prevented(seat, prevented));
        }
        self.lose_life(seat, damage - prevented);
    }

    pub(crate) fn lose_life(&mut self, seat: Seat, amount: u8) {
        let side = self.state.side_mut(seat);
        let lost = amount.min(side.life);
        if lost == 0 {
            return;
        }
        side.life -= lost;
        let dead = side.life == 0;
        self.log.emit(|| Event::LostLife(seat, lost));
        if dead {
            self.fall(seat);
        }
    }

    /// A player without life has lost: with their team, or, where all players play alone, only that
    /// player; the last one left has won.
    fn fall(&mut self, seat: Seat) {
        let seating = self.state.seating();
        self.state.fallen.push(seat);
        let standing = self.state.standing();
        if self.state.mode == Mode::Teams {
            return self.end(Outcome::Won(seating.opponents(seat)));
        }
        if standing.count() == 1 {
            let fallen = self.state.fallen.iter().rev().map(|&seat| Seats::only(seat));
            let groups: tinyvec::ArrayVec<[Seats; MOST_PLAYERS]> =
                [standing].into_iter().chain(fallen).collect();
            return self.end(Outcome::ranked(&groups));
        }
        self.log.emit(|| Event::Fell(seat));
        let side = self.state.side_mut(seat);
        let Side { hand, board, .. } =
            std::mem::replace(side, Side { hand: Pile::new(), board: Pile::new(), ..*side });
        side.discard.extend(hand.into_iter().chain(board));
        for card in board {
            self.state.fighters[usize::from(card)] = Fighter::default();
        }
        self.state.stack.drop_abilities_of(seat);
    }

    pub(crate) fn heal(&mut self, seat: Seat, amount: u8) {
        let most = self.state.most_life;
        let side = self.state.side_mut(seat);
        let healed = amount.min(most - side.life);
        side.life += healed;
        self.log.emit(|| Event::Healed(seat, healed));
    }

    pub(crate) fn shield(&mut self, card: u8) {
        if self.in_play(card) {
            self.state.fighters[usize::from(card)].shields += 1;
            self.log.emit(|| Event::Shielded(title(card)));
        }
    }
}
