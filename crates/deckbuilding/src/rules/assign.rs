//! Chapter 10: assigning cards to an attack.

use script::Things as _;
use table::{Seat, Sink};

use super::{State, Table};
use crate::game::{Event, Target};
use crate::kit::{CardId, Cards, Kit, both, just, side_index};
use crate::words::Ability;

impl<S: Sink<Event>> Table<'_, S> {
    /// The card joins an attack; it is resolved later, if at all.
    pub(crate) fn assign(&mut self, seat: Seat, card: CardId, target: Target) {
        self.state.player_mut(seat).assigned.insert(card.thing());
        self.state.mark_mut(card).aim = target;
        self.log.emit(|| Event::Assigned(seat, card, target));
    }
}

impl State {
    /// Cards of this seat assigned to an attack.
    pub(crate) fn assigned(&self, seat: Seat, target: Target) -> Cards {
        let mut cards = Cards::default();
        self.player(seat).assigned.each(|card| {
            if self.marks[card.index()].aim == target {
                cards.insert(card);
            }
        });
        cards
    }

    /// Row cards this seat may attack: enemy units, and what a base allows besides.
    pub(crate) fn row_targets(&self, kit: &Kit, seat: Seat, row: Cards) -> Cards {
        let usual = both(row, kit.huntable[side_index(self.player(seat).faction)]);
        let extra = self.extra_hunt(kit, seat);
        script::Bits([usual.0[0] | extra.0[0], usual.0[1] | extra.0[1]])
    }

    /// Which row cards the base allows to hunt although the rules do not, if the hunt of this turn
    /// has not been made. Once one is being attacked, only that one.
    fn extra_hunt(&self, kit: &Kit, seat: Seat) -> Cards {
        let mut allowed = Cards::default();
        let Some(base) = self.player(seat).base.filter(|_| !self.hunted) else { return allowed };
        let hunts = kit.ready_base(base).hunts.map(|lowered| lowered.ability);
        let Some(Ability::Hunts(sort, _)) = hunts else { return allowed };
        let look = super::Look { kit, state: self };
        for card in self.row.iter().copied().flatten() {
            if !look.fits(sort, card.thing(), seat, base.thing()) {
                continue;
            }
            if !self.assigned(seat, Target::Row(card)).is_empty() {
                return just(card);
            }
            allowed.insert(card.thing());
        }
        allowed
    }
}
