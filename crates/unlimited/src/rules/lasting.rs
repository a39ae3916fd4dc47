//! Chapter 15: effects that last for an attack, a phase or a round.

use script::{Frame, Reading as _, Things as _};
use tinyvec::ArrayVec;

use super::Table;
use super::meaning::Look;
use super::state::{CardId, Cards, Lasting, Lasts, MOST_SPREADS, NoRoom, Object, Skill, State};
use crate::decks::Title;
use crate::game::Event;
use crate::kit::{Kit, skill_of};
use crate::words::{Combatant, Modifier, Terms, Until, What};

impl Table<'_> {
    /// Gives units modifiers for a limited time.
    pub(crate) fn give(
        &mut self,
        what: &What,
        modifiers: &'static [Modifier],
        until: Until,
        frame: &Frame,
    ) -> u16 {
        let units = self.look().units_meant(what, frame);
        let by = self.look().card_behind(Object::of(frame.source));
        let by = by.map_or(Title(0), |card| self.state.title(card));
        let mut given = 0;
        for modifier in modifiers {
            let (what, amount) = self.lasts(modifier, frame);
            let effect = Lasting::new(CardId::default(), what, amount, until, by);
            let spread = units.count() > MOST_SINGLY && add_spread(self.state, units, effect);
            units.each(|unit| {
                let on = super::meaning::card_of(unit);
                if !spread {
                    add_lasting(self.state, Lasting::new(on, what, amount, until, by));
                }
                self.tell(|of| Event::Gained(of(on), what, amount, until));
                given += 1;
            });
        }
        self.state.unchecked = true;
        self.check();
        given
    }

    fn lasts(&self, modifier: &'static Modifier, frame: &Frame) -> (Lasts, u8) {
        lasts(&self.look(), modifier, frame)
    }

    /// Ends the effects that last until this point or an earlier one.
    pub(crate) fn end_lasting(&mut self, until: Until) {
        let state = &mut *self.state;
        if !state.has_lasting() {
            return;
        }
        let before = state.lasting.len() + state.spreads.effects.len();
        state.lasting.retain(|lasts| lasts.until() > until);
        state.spreads.retain(|_, effect| effect.until() > until);
        state.unchecked |= before != state.lasting.len() + state.spreads.effects.len();
    }
}

/// The most units whose lasting effects are stored one by one, so that equal ones add up.
const MOST_SINGLY: u32 = 8;

/// Lasting effects, each on more units than are stored one by one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Spreads {
    /// The effects; their own unit field is unused.
    effects: ArrayVec<[Lasting; MOST_SPREADS]>,
    /// The units of each effect.
    units: [Cards; MOST_SPREADS],
}

impl Spreads {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.effects.is_empty()
    }

    fn iter(&self) -> impl Iterator<Item = (&Cards, &Lasting)> {
        self.units.iter().zip(&self.effects)
    }

    /// Drops the effects for which `keep` is false.
    fn retain(&mut self, keep: impl Fn(&Cards, &Lasting) -> bool) {
        let before = *self;
        *self = Self::default();
        before.iter().filter(|(units, effect)| keep(units, effect)).for_each(|(units, effect)| {
            self.try_push(*units, *effect);
        });
    }

    /// Adds an effect on many units. Returns whether there was room for it.
    fn try_push(&mut self, units: Cards, effect: Lasting) -> bool {
        let place = self.effects.len();
        let fits = self.effects.try_push(effect).is_none();
        if fits {
            self.units[place] = units;
        }
        fits
    }
}

impl State {
    /// The effects that last on this unit.
    pub(crate) fn lasting_on(&self, unit: CardId) -> impl Iterator<Item = &Lasting> {
        let spread = self.spreads.iter().filter(move |(units, _)| units.contains(unit.thing()));
        let single = self.lasting.iter().filter(move |lasts| lasts.on == unit);
        spread.map(|(_, effect)| effect).chain(single)
    }

    /// Whether any effect lasts on a unit.
    #[inline]
    pub(crate) fn has_lasting(&self) -> bool {
        !(self.lasting.is_empty() && self.spreads.is_empty())
    }

    /// Whether an effect of this kind lasts on any unit.
    pub(crate) fn any_lasts(&self, what: Lasts) -> bool {
        let mut all = self.lasting.iter().chain(&self.spreads.effects);
        all.any(|lasts| lasts.what() == what)
    }

    /// Ends all lasting effects on this unit.
    pub(crate) fn end_lasting_on(&mut self, unit: CardId) {
        self.lasting.retain(|lasts| lasts.on != unit);
        if !self.spreads.is_empty() {
            self.spreads.units.iter_mut().for_each(|units| units.remove(unit.thing()));
            self.spreads.retain(|units, _| !units.is_empty());
        }
    }
}

/// Adds a lasting effect on many units. Returns whether there was room for it.
fn add_spread(state: &mut State, units: Cards, effect: Lasting) -> bool {
    let added = state.spreads.try_push(units, effect);
    if added {
        note_loss(state, effect.what());
    }
    added
}

/// Resets the set of cards that entered play after the last loss of a keyword or of abilities.
fn note_loss(state: &mut State, what: Lasts) {
    if matches!(what, Lasts::Loses(_) | Lasts::LosesAll) {
        state.newer = Cards::default();
    }
}

/// Converts a modifier to a lasting effect.
fn lasts(look: &Look<'_>, modifier: &'static Modifier, frame: &Frame) -> (Lasts, u8) {
    let amount = |num| u8::try_from(look.number(num, frame)).unwrap_or(u8::MAX);
    match modifier {
        Modifier::Power(num) => (Lasts::Power, amount(num)),
        Modifier::Hp(num) => (Lasts::Hp, amount(num)),
        Modifier::LessPower(num) => (Lasts::LessPower, amount(num)),
        Modifier::LessHp(num) => (Lasts::LessHp, amount(num)),
        Modifier::Has(keyword) => {
            let (skill, num) = skill_of(keyword);
            (Lasts::Has(skill), num.map_or(0, amount))
        }
        Modifier::Loses(keyword) => (Lasts::Loses(skill_of(keyword).0), 0),
        Modifier::LosesAll => (Lasts::LosesAll, 0),
        Modifier::StaysExhausted => (Lasts::StaysExhausted, 0),
        Modifier::SparesBases => (Lasts::SparesBases, 0),
        Modifier::StrikesFirst => (Lasts::StrikesFirst, 0),
        Modifier::Expires => (Lasts::Expires, 0),
        // No card of the set gives these for a limited time.
        Modifier::Gains(_)
        | Modifier::Untouchable
        | Modifier::EntersReady
        | Modifier::ReachesGround
        | Modifier::Undying
        | Modifier::Spills => (Lasts::Power, 0),
    }
}

/// Adds a lasting effect; equal ones add up.
pub(crate) fn add_lasting(state: &mut State, new: Lasting) {
    note_loss(state, new.what());
    if let Some(old) = state.lasting.iter_mut().find(|old| old.adds_up_with(&new)) {
        old.amount = old.amount.saturating_add(new.amount);
    } else if state.lasting.try_push(new).is_some() {
        state.no_room = Some(NoRoom::Lasting);
    }
}

/// Gives one side of an attack the modifiers of its terms.
pub(crate) fn give_terms(
    kit: &Kit,
    state: &mut State,
    unit: CardId,
    terms: &Terms,
    side: Combatant,
) {
    for given in terms.gives.iter().filter(|given| given.to == side) {
        let seat = state.controller(unit);
        let frame = Frame::outside(unit.thing(), seat);
        let look = Look { kit, state };
        if unit.is_base() || given.if_.is_some_and(|test| !look.test(&test, &frame)) {
            continue;
        }
        let (what, amount) = match given.modifier {
            Modifier::Power(num) => (Lasts::Power, look.number(&num, &frame)),
            Modifier::LessPower(num) => (Lasts::LessPower, look.number(&num, &frame)),
            Modifier::Has(crate::words::Keyword::Saboteur) => (Lasts::Has(Skill::Saboteur), 0),
            Modifier::StrikesFirst => (Lasts::StrikesFirst, 0),
            Modifier::Expires => (Lasts::Expires, 0),
            _ => continue,
        };
        let by = state.title(unit);
        let amount = u8::try_from(amount).unwrap_or(u8::MAX);
        add_lasting(state, Lasting::new(unit, what, amount, Until::AttackEnds, by));
    }
    debug_assert!(state.units.contains(unit.thing()) || unit.is_base());
}
