//! Attack: printed, gained, and given by constant abilities, computed on demand.

use script::{Frame, Reading as _, Thing, Things as _};
use table::Seat;

use super::Look;
use crate::components::CardId;
use crate::words::{Ability, Test, Whom};

impl Look<'_> {
    /// The current Attack of a card in play.
    pub(crate) fn attack_of(&self, seat: Seat, card: CardId) -> u8 {
        let own = self.bonus(seat, card.thing(), |to| *to == Whom::This);
        let mut total = self.card(card).attack + self.state.mark(card).bonus + own;
        if !self.state.row_bonuses.is_empty() && self.attacks_row(seat, card) {
            total += self.row_bonus(card);
        }
        let mut add_aura = |source: Thing| {
            total += self.bonus(seat, source, |to| match to {
                Whom::Yours(sort) => self.of_sort(sort, seat, source).contains(card.thing()),
                Whom::This => false,
            });
        };
        for member in self.state.team(seat) {
            let player = self.state.player(member);
            (player.in_play() & self.sets().auras).each(&mut add_aura);
            if let Some(base) = player.base {
                add_aura(base.thing());
            }
        }
        total
    }

    /// The Attack a card in play has when it attacks a card of the galaxy row.
    pub(crate) fn row_attack_of(&self, seat: Seat, card: CardId) -> u8 {
        let now = self.attack_of(seat, card);
        let frame = Frame::outside(card.thing(), seat);
        if self.attacks_row(seat, card) {
            return now;
        }
        let then = self.card(card).abilities.iter().map(|ability| match ability {
            Ability::Boost { given: Some(Test::AttacksRow), to: Whom::This, attack } => {
                self.amount(attack, &frame)
            }
            _ => 0,
        });
        now + then.sum::<u8>() + self.row_bonus(card)
    }

    fn attacks_row(&self, seat: Seat, card: CardId) -> bool {
        self.test(&Test::AttacksRow, &Frame::outside(card.thing(), seat))
    }

    /// Attack that the card has against cards of the row this turn.
    fn row_bonus(&self, card: CardId) -> u8 {
        let own = self.state.row_bonuses.iter().filter(|bonus| bonus.card == card);
        own.map(|bonus| bonus.attack).sum()
    }

    /// The sum of the bonuses that the constant abilities of a source give to the cards `reaches`
    /// accepts.
    fn bonus(&self, seat: Seat, source: Thing, reaches: impl Fn(&Whom) -> bool) -> u8 {
        let frame = Frame::outside(source, seat);
        let given = self.facts(source).abilities.iter().map(|ability| match ability {
            Ability::Boost { given, to, attack }
                if reaches(to) && given.as_ref().is_none_or(|test| self.test(test, &frame)) =>
            {
                self.amount(attack, &frame)
            }
            _ => 0,
        });
        given.sum()
    }
}
