//! Chapter 8: hidden information, and the worlds a seat can imagine.

use table::{Luck, Seat, Seats};

use super::state::owner;
use super::{Pile, State};

impl State {
    /// A card leaves its deck: knowledge of its position is dropped. Returns the seats that had it.
    pub(crate) fn forget_place(&mut self, card: u8) -> Seats {
        let mut knew = Seats::NONE;
        for seat in self.seating().seats() {
            let known = &mut self.known[seat.index()];
            if *known >> card & 1 == 1 {
                knew = knew.with(seat);
            }
            *known &= !(1 << card);
        }
        knew
    }

    /// Whether the seat knows where this hidden card is.
    fn knows(&self, seat: Seat, card: u8, in_hand: bool) -> bool {
        (in_hand && owner(card) == seat) || self.known[seat.index()] >> card & 1 == 1
    }

    /// The same table with everything that the seat does not know dealt at random. States that look
    /// alike to the seat lead to the same imagined worlds, given the same luck.
    pub(crate) fn imagined(&self, seat: Seat, luck: &mut Luck) -> Self {
        let mut world = *self;
        world.luck = luck.fork();
        for side in self.seating().seats() {
            let mut unknown: tinyvec::ArrayVec<[u8; 12]> = tinyvec::ArrayVec::new();
            let hidden = |card: u8, in_hand: bool| !self.knows(seat, card, in_hand);
            let here = self.side(side);
            unknown.extend(here.deck.iter().copied().filter(|&card| hidden(card, false)));
            unknown.extend(here.hand.iter().copied().filter(|&card| hidden(card, true)));
            unknown.sort_unstable();
            luck.shuffle(&mut unknown);
            let there = world.side_mut(side);
            for (pile, in_hand) in [(&mut there.deck, false), (&mut there.hand, true)] {
                for card in pile.iter_mut().filter(|card| hidden(**card, in_hand)) {
                    *card = unknown.pop().unwrap_or(*card);
                }
            }
            let dealt = there.deck;
            for other in self.seating().seats().without(seat) {
                world.move_knowledge(other, &here.deck, &dealt);
            }
        }
        for secret in self.secret_stances(seat) {
            world.side_mut(secret).stance = Some(super::Stance::ALL[luck.below(3) as usize]);
        }
        world
    }

    /// A seat that knew the card at a position in a deck knows the card that is there now.
    fn move_knowledge(&mut self, seat: Seat, before: &Pile, now: &Pile) {
        let knew = self.known[seat.index()];
        let known = &mut self.known[seat.index()];
        before.iter().for_each(|card| *known &= !(1 << card));
        for (before, now) in before.iter().zip(now) {
            *known |= (knew >> before & 1) << now;
        }
    }

    /// The other players who have chosen a stance that this seat has not been shown.
    fn secret_stances(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let others = self.seating().seats().without(seat).into_iter();
        others.filter(|other| self.choosing_stances() && self.side(*other).stance.is_some())
    }

    /// The player whose turn it is; none while stances are chosen.
    pub(crate) fn current_turn(&self) -> Option<Seat> {
        (!self.choosing_stances()).then_some(self.turn)
    }

    /// Whether stances are being chosen, so that none is shown yet.
    pub(crate) fn choosing_stances(&self) -> bool {
        self.stack.top() == Some(&script::Task::Rule(super::Rule::Stances))
    }
}
