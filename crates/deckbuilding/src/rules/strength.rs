//! Attack: printed, gained, and given by constant abilities, added up when it is asked for.

use script::{Frame, Reading as _, Thing, Things as _};
use table::Seat;

use super::{Look, State};
use crate::kit::{CardId, Kit, Object, both};
use crate::words::{Ability, Test, Whom};

/// The Attack of a card in play now.
pub(crate) fn attack_of(kit: &Kit, state: &State, seat: Seat, card: CardId) -> u8 {
    let facts = kit.card(card);
    let own = bonus(kit, state, seat, card.thing(), |to| *to == Whom::This);
    let mut total = facts.attack + state.mark(card).bonus + own;
    let look = Look { kit, state };
    let mut add_aura = |source: Thing| {
        total += bonus(kit, state, seat, source, |to| match to {
            Whom::Yours(sort) => look.fits(sort, card.thing(), seat, source),
            Whom::This => false,
        });
    };
    both(state.player(seat).in_play(), kit.auras).each(&mut add_aura);
    if let Some(base) = state.player(seat).base {
        add_aura(base.thing());
    }
    total
}

/// The Attack a card in play has when it attacks a card of the galaxy row.
pub(crate) fn row_attack_of(kit: &Kit, state: &State, seat: Seat, card: CardId) -> u8 {
    let now = attack_of(kit, state, seat, card);
    let look = Look { kit, state };
    let frame = Frame::outside(card.thing(), seat);
    if look.test(&Test::AttacksRow, &frame) {
        return now;
    }
    let abilities = kit.card(card).abilities.iter();
    let then: u8 = abilities
        .map(|ability| match ability {
            Ability::Boost { given: Some(Test::AttacksRow), to: Whom::This, attack } => {
                look.amount(attack, &frame)
            }
            _ => 0,
        })
        .sum();
    now + then
}

/// What the constant abilities of a source give to those it reaches.
fn bonus(
    kit: &Kit,
    state: &State,
    seat: Seat,
    source: Thing,
    reaches: impl Fn(&Whom) -> bool,
) -> u8 {
    let look = Look { kit, state };
    let frame = Frame::outside(source, seat);
    let abilities = kit.ready_object(Object::of(source)).card.abilities;
    let given = abilities.iter().map(|ability| match ability {
        Ability::Boost { given, to, attack }
            if reaches(to) && given.as_ref().is_none_or(|test| look.test(test, &frame)) =>
        {
            u8::try_from(look.number(attack, &frame)).unwrap_or(u8::MAX)
        }
        _ => 0,
    });
    given.sum()
}
