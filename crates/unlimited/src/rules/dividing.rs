//! Damage and healing divided freely (SWU-DMG-11, SWU-OPEN-27).

use script::{Done, Flow, Frame, Reading as _, Things as _};
use table::Seats;

use super::Table;
use super::damage::{Dealer, Hit};
use super::state::{CardId, Dividing, MOST_SHARES, NoRoom, Object, Portion, Rule, narrow, widen};
use crate::words::{Division, Share, Things};

impl Table<'_> {
    /// Starts to divide an amount.
    pub(crate) fn divide(&mut self, share: &Share, frame: &Frame) -> Done {
        let look = self.look();
        let left = u8::try_from(look.number(&share.amount, frame)).unwrap_or(u8::MAX);
        let among = narrow(look.members(&share.among, frame));
        let by = look.one(&share.by, frame).map_or(frame.source, Object::thing);
        if left == 0 || among.is_empty() {
            return Done::NO;
        }
        self.state.dividing =
            Dividing { left, kind: Some(share.what), by, seat: frame.seat, ..Dividing::default() };
        self.state.stack.push_rule(Rule::Divide);
        *self.state.stack.offered_mut() = widen(among);
        Done::NO
    }

    /// Asks for the next share, or carries out all of them.
    pub(super) fn ask_portion(&mut self) -> Flow {
        let dividing = &self.state.dividing;
        let among = self.state.dividing_among();
        let full = dividing.portions.len() == dividing.portions.capacity();
        if full || dividing.left == 0 || among.is_empty() {
            if full && dividing.left > 0 {
                self.state.no_room = Some(NoRoom::Shares);
            }
            self.hand_out();
            return Flow::Go;
        }
        let begun = !dividing.portions.is_empty();
        let in_full = match dividing.kind {
            Some(Division::Damage) => true,
            Some(Division::DamageOrNone) => begun,
            Some(Division::UpToHealing) | None => false,
        };
        if in_full
            && among.count() == 1
            && let Some(last) = among.lowest()
        {
            // The last target gets the remaining amount: there is nothing to decide.
            self.add_portion(super::meaning::card_of(last), dividing.left);
            return Flow::Go;
        }
        Flow::Ask(Seats::only(dividing.seat))
    }

    /// Assigns an amount to this unit or base.
    pub(crate) fn add_portion(&mut self, to: CardId, amount: u8) {
        let dividing = &mut self.state.dividing;
        dividing.left -= amount;
        dividing.portions.push(Portion { to, amount });
        self.state.stack.offered_mut().remove(to.thing());
    }

    /// Stops dividing.
    pub(crate) fn stop_dividing(&mut self) {
        self.state.dividing.left = 0;
    }

    fn hand_out(&mut self) {
        let dividing = std::mem::take(&mut self.state.dividing);
        *self.state.stack.offered_mut() = Things::default();
        self.state.stack.pop();
        let seat = dividing.seat;
        let mut done = 0;
        if dividing.kind == Some(Division::UpToHealing) {
            for portion in dividing.portions {
                done += u16::from(self.heal(portion.to, portion.amount));
            }
        } else {
            let unit = Object::of(dividing.by).card().filter(|&card| self.state.is_unit(card));
            let dealer = Dealer::ability(seat, unit);
            let mut hits = [Hit::default(); MOST_SHARES];
            for (hit, portion) in hits.iter_mut().zip(dividing.portions) {
                *hit = Hit { to: portion.to, amount: portion.amount, dealer };
            }
            done = self.deal(&hits);
        }
        self.state.stack.came_of_it(Done::times(done));
    }
}
